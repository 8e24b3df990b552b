import { only } from './story-of'
import { x, y } from './understood'
import { textOf, type Item } from '../../question/fact'
import { numberNamed } from '../../question/number-named'
import type { Question } from '../../question/question'
import type { Found } from '../../recogniser'
import { fraction, type Fraction } from '../../../maths/fraction'
import { minus, number, plus, times, type Expression } from '../../../solutions/told/expression'
import type { Given, Statement } from '../../../solutions/told/told'

const factors: Readonly<Record<string, number>> = { twice: 2, double: 2, doubled: 2, thrice: 3, triple: 3 }
const letterOf = (item: Item | undefined): string => (item?.kind === 'letter' ? item.name : '')
const valueOf = (item: Item | undefined): Fraction | null =>
  item?.kind === 'number' ? item.value : textOf(item) === 'two' ? null : numberNamed(textOf(item))

const sentencesOf = (items: readonly Item[]): readonly (readonly Item[])[] =>
  items
    .reduce<Item[][]>(
      (so, item) => {
        if (item.kind === 'mark' && item.text === '.') so.push([])
        else so.at(-1)?.push(item)
        return so
      },
      [[]],
    )
    .filter((sentence) => sentence.length > 0)

/** "If 20 are sent from B to A, the number in A becomes double the number in B" */
function changedIn(sentence: readonly Item[], places: readonly string[]): Statement | null {
  // "from room P"
  const behind = (word: string) =>
    sentence.flatMap((item, at) => {
      const place = [at + 1, at + 2].find((next) => letterOf(sentence[next]) !== '')
      return textOf(item) === word && place !== undefined ? [place] : []
    })
  const [[from, ...moreFrom], [to, ...moreTo]] = [behind('from'), behind('to')]
  if (from === undefined || to === undefined || moreFrom.length + moreTo.length > 0) return null
  const [source, aim] = [letterOf(sentence[from]), letterOf(sentence[to])]
  const factorAt = sentence.findIndex(
    (item, at) => factors[textOf(item)] !== undefined || textOf(sentence[at + 1]) === 'times',
  )
  const numbers = sentence.flatMap((item, at) => (at !== factorAt ? (valueOf(item) ?? []) : []))
  const [moved, ...others] = numbers
  if (!moved || others.length > 0 || source === aim) return null
  const now = (place: string): Expression => {
    const before = place === places[0] ? x : y
    return place === aim ? plus(before, number(moved)) : minus(before, number(moved))
  }
  if (sentence.some((item) => /^(?:equal|same|barabar)$/.test(textOf(item))) && factorAt < 0)
    return { left: now(source), right: now(aim) }
  const [first, second, ...more] = sentence.flatMap((item, at) =>
    at !== from && at !== to && letterOf(item) !== '' ? [letterOf(item)] : [],
  )
  const factor = factors[textOf(sentence[factorAt])] ?? valueOf(sentence[factorAt])
  if (factorAt < 0 || !factor || first === undefined || second === undefined || more.length > 0 || first === second)
    return null
  return { left: now(first), right: times(number(factor instanceof Object ? factor : fraction(factor)), now(second)) }
}

/** Some move from one of two places to the other, twice supposed: how many are in each. */
export function movedIn(question: Question): Found<Given> | null {
  const [first, second, ...more] = [
    ...new Set(question.apart.flatMap((item) => (letterOf(item) === '' ? [] : [letterOf(item)]))),
  ]
  if (first === undefined || second === undefined || more.length > 0) return null
  const sentences = sentencesOf(question.apart)
  const told = sentences.filter((sentence) => sentence.some((item) => valueOf(item)))
  const statements = told.flatMap((sentence) => changedIn(sentence, [first, second]) ?? [])
  const asked = sentences.at(-1)?.map(textOf) ?? []
  const isAsked =
    asked.some((word) => /^(?:number|many|kitne|kitni)$/.test(word)) && !told.includes(sentences.at(-1) ?? [])
  if (statements.length !== 2 || told.length !== 2 || !isAsked) return null
  if (asked.some((word) => /^(?:total|sum|altogether|difference|ratio)$/.test(word))) return null
  const all = [x, y].map((value, at) => ({ name: `the number in ${[first, second][at] ?? ''}`, value, unit: '' }))
  return only(
    question,
    [
      {
        unknowns: all.map(({ name }) => name),
        statements,
        limits: [x, y].map((of) => ({ of, is: 'whole' as const })),
        asked: all,
      },
    ],
    true,
  )
}
