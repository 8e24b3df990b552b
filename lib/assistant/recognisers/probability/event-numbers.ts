import { withPieces } from './chance'
import { wholes } from './range'
import type { Fact, Item } from '../../question/fact'
import { phrase } from '../../question/phrase'
import { numberOf } from '../../question/slot'
import { rational } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import { isPrime } from '../../../maths'
import { range } from '../../../solutions/probability/pieces/chance'

export interface Numbers {
  readonly numbers: readonly number[]
  readonly taken: readonly Item[]
}

type Kind = 'even' | 'odd' | 'prime' | 'plain'

const isKind: Readonly<Record<Kind, (n: number) => boolean>> = {
  even: (n) => n % 2 === 0,
  odd: (n) => n % 2 === 1,
  prime: isPrime,
  plain: () => true,
}

const kindOf = (items: readonly Item[]): Kind => {
  const [word] = items.flatMap((item) => (item.kind === 'word' && Object.hasOwn(isKind, item.text) ? item.text : []))
  return word === 'even' || word === 'odd' || word === 'prime' ? word : 'plain'
}

/** "3, 5, 7, 9, ..., 35, 37", "2, 3, 5, 7" */
function listedIn(question: Question): Numbers | null {
  const [list, ...more] = factsOf(question, 'list').filter(({ items }) => items.length > 2)
  if (!list || more.length > 0) return null
  const values = wholes(...list.items.map(rational))
  if (values.length < list.items.length) return null
  const taken = withPieces(question, list)
  if (!list.open) return { numbers: values, taken }
  const [named] = wholes(list.end && rational(list.end))
  const [end, behind] = endIn(question, list, named, (values[1] ?? 0) - (values[0] ?? 0))
  const [first = 0, second = 0] = values
  const step = second - first
  if (
    end === undefined ||
    step < 1 ||
    !values.every((value, at) => value === first + at * step || at === values.length - 1)
  )
    return null
  if ((end - first) % step !== 0 || (values.at(-1) ?? 0) > end) return null
  return { numbers: range(0, (end - first) / step).map((at) => first + at * step), taken: [...taken, ...behind] }
}

/** "..., 35, 37": the last number of such a row, with what stands behind its first end. */
function endIn(
  question: Question,
  list: Fact,
  end: number | undefined,
  step: number,
): readonly [number | undefined, readonly Item[]] {
  const [comma, next] = question.items.slice(question.items.indexOf(list) + 1)
  const isNext = comma?.kind === 'mark' && next?.kind === 'number' && next.unit === ''
  const [last] = isNext ? wholes(next.value) : []
  return isNext && end !== undefined && last === end + step ? [last, [next]] : [end, []]
}

/** "odd numbers from 1 to 99", "the first 20 natural numbers" */
function rangeIn(question: Question): Numbers | null {
  const first = phrase(question, 'first #n natural|whole|even|odd|prime positive? integers|integer|number')
  const [count] = first ? wholes(first.numbers.n) : []
  if (first && count !== undefined && count > 0 && count <= 500) {
    const kind = kindOf(first.taken)
    const isWhole = first.taken.some((item) => item.kind === 'word' && item.text === 'whole')
    const all = range(isWhole ? 0 : 1, count * 10 + 10).filter(isKind[kind])
    return { numbers: all.slice(0, count), taken: first.taken }
  }
  const found = phrase(
    question,
    'even|odd|prime natural? number|integers from #a to #b',
    'even|odd|prime natural? number|integers between #a and #b inclusive|included',
    'exactly one number from? #a to #b',
    'natural|whole|positive number|integer|integers from? #a to #b',
    'number|numbered|marked|integer|integers|labelled|bearing from? #a to #b',
    'from #a to #b',
    '#a to #b',
    'between #a and #b inclusive|included',
  )
  const [from, to] = found ? wholes(found.numbers.a, found.numbers.b) : []
  return found && from !== undefined && to !== undefined && from < to
    ? { numbers: range(from, to).filter(isKind[kindOf(found.taken)]), taken: found.taken }
    : null
}

/** "a two-digit number is chosen" */
function ofDigits(question: Question): Numbers | null {
  const found = phrase(question, 'two|2|three|3 digit|digits positive? number|numbers|integer|integers')
  const [word] = found?.taken ?? []
  if (!found || !word) return null
  const isTwo = word.kind === 'word' ? word.text === 'two' : word.kind === 'number' && word.value.n === 2n
  const probability = question.apart.findIndex(
    (item) => item.kind === 'word' && /^(?:probability|chances?)$/.test(item.text),
  )
  // behind the probability it is the event
  const chosen = phrase(question, 'two|2|three|3 digit|digits positive? number chosen|selected|picked|written')
  const isBefore = question.apart.indexOf(word) < probability
  return isBefore || chosen ? { numbers: isTwo ? range(10, 99) : range(100, 999), taken: found.taken } : null
}

const isDie = (item: Item): boolean => item.kind === 'word' && /^(?:die|dice)$/.test(item.text)

/** "1 2 2 3 3 3", "one two two three three three": six numbers in a row, with no commas. */
export function runIn({ apart }: Question): Numbers | null {
  for (const at of apart.keys()) {
    const row = apart.slice(at, at + 6)
    const numbers = wholes(...row.map(numberOf))
    if (numbers.length === 6) return { numbers, taken: row }
  }
  return null
}

/** "a red die and a blue die", which are two. */
export function namesTwoDice({ apart }: Question): boolean {
  const names = apart.flatMap((item, at) => (isDie(item) ? [at] : []))
  return names.some((at, place) => {
    const between = apart.slice((names[place - 1] ?? at) + 1, at)
    const joins = between.some((item) => item.kind === 'word' && /^(?:and|aur)$/.test(item.text))
    return joins && !between.some((item) => item.kind === 'mark')
  })
}

/** One die, thrown once. */
function dieIn(question: Question): Numbers | null {
  const die = phrase(question, 'one|single|1 die|dice', 'six|6 faced|sided|faces die|dice', 'die|dice')
  if (!die || namesTwoDice(question)) return null
  const faces = listedIn(question) ?? runIn(question)
  if (faces)
    return faces.numbers.length === 6 ? { numbers: faces.numbers, taken: [...die.taken, ...faces.taken] } : null
  const from = phrase(question, 'numbered|marked|faces #a to #b')
  const [first, last] = from ? wholes(from.numbers.a, from.numbers.b) : [1, 6]
  return first === 1 && last === 6 ? { numbers: range(1, 6), taken: [...die.taken, ...(from?.taken ?? [])] } : null
}

/** The numbers of which one comes up. */
export function numbersIn(question: Question): Numbers | null {
  if (question.words.some((word) => /^(?:die|dice)$/.test(word))) return dieIn(question)
  return rangeIn(question) ?? listedIn(question) ?? ofDigits(question)
}
