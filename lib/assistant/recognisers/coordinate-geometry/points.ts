import type { Fact, FactOf, Item } from '../../question/fact'
import { phrase } from '../../question/phrase'
import { rational } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import type { HalfKnown } from '../../../solutions/coordinate-geometry/pieces/half-known'
import type { NamedPoint } from '../../../solutions/coordinate-geometry/pieces/point'

/** Words that say what the points are or belong to and change nothing. */
export const pointWords = [
  'point',
  'points',
  'line',
  'segment',
  'joining',
  'join',
  'coordinates',
  'units',
  'unit',
  'two',
  'end',
  'ends',
  'whose',
  'graph',
] as const

export interface Points {
  readonly points: readonly NamedPoint[]
  readonly used: readonly Fact[]
}

const spare = ['A', 'B', 'C', 'D'] as const

/** The points of a question, in order, where all have numbers for coordinates; those without a name get one. */
export function pointsIn(question: Question): Points | null {
  const found = pointsWithLetters(question)
  return found && !found.half && !found.free ? found : null
}

/** The points of a question: those with numbers, at most one with one letter, and at most one with two, "P(x, y)". */
export interface LetteredPoints extends Points {
  readonly half: HalfKnown | null
  readonly free: { readonly name: string; readonly letters: readonly [string, string] } | null
}

export function pointsWithLetters(question: Question): LetteredPoints | null {
  const facts = factsOf(question, 'point')
  const points: NamedPoint[] = []
  const halves: HalfKnown[] = []
  const free: { readonly name: string; readonly letters: readonly [string, string] }[] = []
  for (const fact of facts) {
    const [x, y] = [rational(fact.x), rational(fact.y)]
    const name = nameOf(question, fact)
    if (x && y) points.push({ name: name || (spare[points.length] ?? 'P'), at: [x, y] })
    else if (x && fact.y.kind === 'letter')
      halves.push({ name: name || 'P', letter: fact.y.name, unknown: 'y', known: x })
    else if (y && fact.x.kind === 'letter')
      halves.push({ name: name || 'P', letter: fact.x.name, unknown: 'x', known: y })
    else if (fact.x.kind === 'letter' && fact.y.kind === 'letter')
      free.push({ name: name || 'P', letters: [fact.x.name, fact.y.name] })
    else return null
  }
  if (halves.length > 1 || free.length > 1) return null
  return { points, used: facts, half: halves[0] ?? null, free: free[0] ?? null }
}

/** "A(1, 2)", or "A is (1, 2)"; '' where the point has no name. */
export function nameOf({ items }: Question, point: FactOf<'point'>): string {
  if (point.name !== '') return point.name
  const at = items.indexOf(point)
  const [name, is] = [items[at - 2], items[at - 1]]
  return is?.kind === 'word' && ['is', 'be', 'at'].includes(is.text) ? capitalOf(name) : ''
}

/** A word "a" before "is" is the name of a point. */
const capitalOf = (item: Item | undefined): string => {
  if (item?.kind === 'letter' && /^[A-Za-z]$/.test(item.name)) return item.name.toUpperCase()
  return item?.kind === 'word' && /^[a-z]$/.test(item.text) ? item.text.toUpperCase() : ''
}

/** The letters and names of figures that are made of the points' names: "AB", "A". */
export const namesOf = (
  question: Question,
  points: readonly { readonly name: string }[],
  ...others: readonly string[]
): readonly Fact[] => {
  const names = [...points.map(({ name }) => name), ...others]
  return factsOf(question, 'letter').filter(({ name }) => [...name].every((letter) => names.includes(letter)))
}

/** The names of points that stand alone, "P", other than those. */
export const otherNames = (question: Question, points: readonly { readonly name: string }[]): readonly string[] => {
  const known = points.map(({ name }) => name)
  const names = factsOf(question, 'letter').flatMap(({ name }) => (/^[A-Z]$/.test(name) ? name : []))
  return [...new Set(names)].filter((name) => !known.includes(name))
}

/** The point that is said to be a mid-point: "(4, 1) is the mid-point of AB", "the mid-point of AB is (4, 1)". */
export function midpointIn(question: Question): FactOf<'point'> | null {
  const { items } = question
  const first = phrase(question, '@c:point is|be * midpoint')?.facts.c
  const at = items.findIndex(({ kind }, index) => kind === 'point' && isSaidOfAMidpoint(items, index))
  const second = items[at]
  return first ?? (second?.kind === 'point' ? second : null)
}

function isSaidOfAMidpoint(items: readonly Item[], at: number): boolean {
  const before = items.slice(Math.max(0, at - 8), at)
  const [is, what] = [before.at(-1), before.at(-2)]
  if (is?.kind !== 'word' || is.text !== 'is') return false
  if (what?.kind === 'word') return what.text === 'midpoint'
  return what?.kind === 'letter' && what.name.length === 2 && before.some((item) => isWord(item, 'midpoint'))
}

const isWord = (item: Item, text: string): boolean => item.kind === 'word' && item.text === text

/** Whether the ratio that is asked for is AP : PB, as far as letters tell: "BP : PA" is another. */
export function asksRatio(question: Question, a: string, p: string, b: string): boolean {
  const { items } = question
  const colon = items.findIndex((item) => item.kind === 'mark' && item.text === ':')
  const [first, second] = [items[colon - 1], items[colon + 1]]
  if (first?.kind !== 'letter' || second?.kind !== 'letter') return true
  const isOf = (name: string, end: string) => name === `${end}${p}` || name === `${p}${end}`
  return isOf(first.name, a) && isOf(second.name, b)
}

/** Whether the question asks for a point that it calls by a name of these: "find B". */
export const asksForOneOf = (question: Question, points: readonly NamedPoint[]): boolean => {
  const asked = phrase(question, 'find|what|determine coordinates? @n:letter')?.facts.n.name
  return points.some(({ name }) => name === asked?.toUpperCase())
}

/** Whether the question asks for a length, or for where something lies: not for the coordinates of a point. */
export const asksLength = ({ words }: Question): boolean =>
  ['far', 'long', 'length', 'distance', 'apart'].some((word) => words.includes(word))
export const asksWhereItLies = ({ words }: Question): boolean =>
  words.includes('lie') || (words.includes('lies') && !words.includes('find') && !words.includes('coordinates'))
