import { has } from './has'
import { only } from './story-of'
import { x, y } from './understood'
import { type Item, textOf } from '../../question/fact'
import { numberNamed } from '../../question/number-named'
import type { Question } from '../../question/question'
import type { Found } from '../../recogniser'
import { fraction, multiply, type Fraction } from '../../../maths/fraction'
import { minus, number, plus, times, type Expression } from '../../../solutions/told/expression'
import type { Given, Statement } from '../../../solutions/told/told'

const children = /^(?:children|sons|daughters|kids|bachch?[eo]n?)$/
const ago = /^(?:ago|before|back)$/
const later = /^(?:later|hence|after|from|now|time|next)$/
const factors: Readonly<Record<string, number>> = { twice: 2, double: 2, thrice: 3, equal: 1, equals: 1 }

const valueAt = (item: Item | undefined): Fraction | null =>
  item?.kind === 'number' ? item.value : numberNamed(textOf(item))

/** "3 times", "double" at a place. */
function timesAt(items: readonly Item[], at: number): Fraction | null {
  const own = factors[textOf(items[at])]
  if (own !== undefined) return fraction(own)
  return textOf(items[at + 1]) === 'times' ? valueAt(items[at]) : null
}

/** What a sentence says of one parent and the sum of the children's ages: how many times it is, and in how many years. */
function saidIn(sentence: readonly Item[], count: number): Statement | null {
  const at = sentence.findIndex((item) => textOf(item) === 'sum')
  const lead = sentence.slice(0, at)
  const factor = lead.flatMap((item, place): Fraction[] => {
    const own = factors[textOf(item)]
    const n = textOf(lead[place + 1]) === 'times' ? valueAt(item) : null
    return own !== undefined ? [fraction(own)] : n ? [n] : []
  })
  const spans = sentence.flatMap((item, place): Fraction[] => {
    const isYears = item.kind === 'number' ? /^years?$/.test(item.unit) : /^years?$/.test(textOf(sentence[place + 1]))
    const value = isYears ? valueAt(item) : null
    return value ? [value] : []
  })
  // in Hindi it stands behind: "bachchon ki age ke sum ki 3 guni"
  const isHindi = /^(?:k[aei]|se)$/.test(textOf(sentence[at + 1]))
  const tail = isHindi && factor.length === 0 ? timesAt(sentence, at + 2) : null
  const [k, ...more] = tail ? [tail] : factor
  const [span, ...others] = spans
  if (at < 0 || !k || more.length + others.length > 0) return null
  const isAgo = sentence.some((item) => ago.test(textOf(item)))
  if (span && isAgo === sentence.some((item) => later.test(textOf(item)) && textOf(item) !== 'now')) return null
  const by = (of: Expression, n: Fraction) => (isAgo ? minus(of, number(n)) : plus(of, number(n)))
  const [parent, all] = span ? [by(x, span), by(y, multiply(span, fraction(count)))] : [x, y]
  return { left: parent, right: k.n === k.d ? all : times(number(k), all) }
}

/** "A father's age is 3 times the sum of the ages of his two children. After 5 years ..." */
export function familyIn(question: Question): Found<Given> | null {
  const sentences = question.apart.reduce<Item[][]>(
    (so, item) => {
      if (item.kind === 'mark' && item.text === '.') so.push([])
      else so.at(-1)?.push(item)
      return so
    },
    [[]],
  )
  const counts = question.apart.flatMap((item, at): number[] => {
    const value = children.test(textOf(question.apart[at + 1])) ? valueAt(item) : null
    return value && value.d === 1n ? [Number(value.n)] : []
  })
  const [count, ...others] = [...new Set(counts)]
  const told = sentences.filter((sentence) => sentence.some((item) => textOf(item) === 'sum'))
  const statements = count === undefined ? [] : told.flatMap((sentence) => saidIn(sentence, count) ?? [])
  const ask = sentences.filter((sentence) => !told.includes(sentence) && sentence.length > 0)
  const [asked = [], ...more] = ask
  const isOfParent =
    asked.some((item) => /^(?:age|old)$/.test(textOf(item))) &&
    !asked.some(
      (item) =>
        item.kind === 'number' ||
        /^(?:ages|sum|each|child|son|daughter|after|later|ago|hence)$/.test(textOf(item)) ||
        children.test(textOf(item)),
    )
  if (others.length > 0 || statements.length !== 2 || told.length !== 2 || more.length > 0 || !isOfParent) return null
  if (has(question, 'mother') && has(question, 'father')) return null
  return only(
    question,
    [
      {
        unknowns: ["the parent's age in years", "the sum of the children's ages"],
        statements,
        limits: [x, y].map((of) => ({ of, is: 'positive' as const })),
        asked: [{ name: "the parent's age", value: x, unit: ' years' }],
      },
    ],
    true,
  )
}
