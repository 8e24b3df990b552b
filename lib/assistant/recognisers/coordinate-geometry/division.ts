import { type FactOf, isWord, textOf } from '../../question/fact'
import { phrase, type Phrase } from '../../question/phrase'
import { rational } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import type { Node } from '../../question/reading'
import { divide, one, type Fraction } from '../../../maths/fraction'
import type { Division } from '../../../solutions/coordinate-geometry/section-point'

export interface DivisionIn {
  /** The name of the point that divides; '' where none is said. */
  readonly point: string
  readonly division: Division
  readonly used: readonly (FactOf<'ratio'> | FactOf<'equation'> | FactOf<'number'>)[]
}

/** How a point divides the segment from a to b: "in the ratio 2 : 3", "AP : PB = 2 : 3", "AP = 1/5 AB". */
export function divisionIn(question: Question, a: string, b: string): DivisionIn | null {
  const [ratio, ...ratios] = factsOf(question, 'ratio')
  const [equation, ...equations] = factsOf(question, 'equation')
  if (ratios.length + equations.length > 0 || !ratio === !equation) return null
  if (ratio) {
    const [m, n, ...more] = ratio.terms
    if (!m || !n || more.length > 0) return null
    const start = startIn(question) ?? a
    if (start !== a && start !== b) return null
    const division = start === a ? ({ kind: 'ratio', m, n } as const) : ({ kind: 'ratio', m: n, n: m } as const)
    return { point: '', division, used: [ratio] }
  }
  const found = equation && ofLengths(equation, a, b)
  const times = equation && question.items[question.items.indexOf(equation) - 1]
  // 3AP = 4PB
  if (
    equation &&
    found?.division.kind === 'ratio' &&
    times?.kind === 'number' &&
    times.unit === '' &&
    times.value.n > 0n
  ) {
    const { m, n } = found.division
    const ratio = divide(divide(m, n), times.value)
    return { ...found, division: { kind: 'ratio', ...terms(ratio) }, used: [equation, times] }
  }
  return equation && found ? { ...found, used: [equation] } : null
}

/** From where the parts of a segment are counted: B of "divides AB in the ratio 3 : 1 from B", or of "divides BA"; null where it is not said. */
export const startIn = (question: Question): string | null =>
  fromIn(question) ?? segmentIn(question)?.[0] ?? fromThing(question)

/** "the path from the school to the temple": the point at which the school stands. */
function fromThing(question: Question): string | null {
  const { items, words } = question
  if (!words.some((word) => /^divid/.test(word))) return null
  const articles = /^(?:the|a|an|its|his|her)$/
  const things = items.flatMap((item, at) =>
    textOf(item) === 'from' ? [textOf(items.slice(at + 1).find((next) => !articles.test(textOf(next))))] : [],
  )
  const standing = factsOf(question, 'point').filter((point) => {
    const at = items.indexOf(point)
    return items.slice(Math.max(0, at - 4), at).some((item) => item.kind === 'word' && things.includes(item.text))
  })
  const [only, ...more] = standing
  return only && more.length === 0 && only.name !== '' ? only.name : null
}

/** Whether it is counted from the other end than the name of the segment says: "divides AB from B". */
export const isTurned = (question: Question): boolean => {
  const [from, segment] = [fromIn(question), segmentIn(question)]
  return from !== null && segment !== null && segment[1] === from
}

const segmentIn = (question: Question): string | null => {
  const name = phrase(question, 'divide|divides|dividing|divided line|segment|join? @s:letter')?.facts.s.name
  return name !== undefined && /^[A-Z]{2}$/.test(name) ? name : null
}

function fromIn({ apart, words }: Question): string | null {
  const at = apart.findIndex(
    (item, place) =>
      item.kind === 'letter' &&
      /^[A-Z]$/.test(item.name) &&
      isWord(apart[place - 1], /^from$/) &&
      !isWord(apart[place - 2], /^(?:distance|distances|far|away|units?)$/),
  )
  const item = words.some((word) => /^divid/.test(word)) ? apart[at] : undefined
  return item?.kind === 'letter' ? item.name : null
}

function ofLengths({ sides }: FactOf<'equation'>, a: string, b: string): Omit<DivisionIn, 'used'> | null {
  const [left, right, ...more] = sides
  if (!left || !right || more.length > 0) return null
  const value = rational(right)
  if (left.kind === 'binary' && left.operation === '/' && value) return divided(left.left, left.right, value, a, b)
  if (right.kind !== 'binary' || right.operation !== '*') return null
  const times = rational(right.left)
  if (!times) return null
  const point = pointOf(left, a)
  if (point !== null && isSegment(right.right, a, b)) return { point, division: { kind: 'share', share: times } }
  return divided(left, right.right, times, a, b)
}

/** first : second = value : 1. */
function divided(first: Node, second: Node, value: Fraction, a: string, b: string): Omit<DivisionIn, 'used'> | null {
  const point = pointOf(first, a)
  if (point !== null && pointOf(second, b) === point) return { point, division: { kind: 'ratio', ...terms(value) } }
  const turned = pointOf(second, a)
  if (turned === null || pointOf(first, b) !== turned) return null
  return { point: turned, division: { kind: 'ratio', ...terms(divide(one, value)) } }
}

const terms = ({ n, d }: Fraction) => ({ m: { n, d: 1n }, n: { n: d, d: 1n } })

const isSegment = (node: Node, a: string, b: string): boolean =>
  node.kind === 'letter' && (node.name === `${a}${b}` || node.name === `${b}${a}`)

/** "a point of the path whose distance from B is twice its distance from A", "whose distances from A and B are in the ratio 2 : 3" */
export function farIn(question: Question, a: string, b: string): (DivisionIn & Pick<Phrase, 'taken'>) | null {
  const way = phrase(question, 'point of|on path|way|road|line|segment', 'point of|on @s:letter')
  const times = phrase(question, 'whose distance from @p:letter %k its? distance from @q:letter')
  const ratio = phrase(question, 'whose distances from @p:letter @q:letter ratio @r:ratio')
  const [first, second] = ratio?.facts.r.terms ?? []
  const value = times ? times.numbers.k : first && second && second.n !== 0n ? divide(first, second) : null
  const found = times ?? ratio
  if (!way || !found || !value || (times && ratio) || value.n <= 0n) return null
  const { p, q } = found.facts
  const m = p.name === a && q.name === b ? value : p.name === b && q.name === a ? divide(one, value) : null
  return m && { point: '', division: { kind: 'ratio', ...terms(m) }, used: [], taken: [...way.taken, ...found.taken] }
}

/** P of "AP" or "PA". */
function pointOf(node: Node, end: string): string | null {
  if (node.kind !== 'letter' || node.name.length !== 2 || !node.name.includes(end)) return null
  const point = node.name.replace(end, '')
  return point === end ? null : point
}
