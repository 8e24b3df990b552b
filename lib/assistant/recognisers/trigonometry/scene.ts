import { isFact, type Fact, type FactOf, type Item } from '../../question/fact'
import { phrase } from '../../question/phrase'
import { rational, surdIn } from '../../question/polynomial'
import type { Node } from '../../question/reading'
import { factsOf, type Question } from '../../question/question'
import { isNoun } from '../../question/meanings'
import { fillers } from '../../question/words'
import { toNumber, type Fraction } from '../../../maths/fraction'
import type { Surd } from '../../../maths/surd'
import type { RootThree } from '../../../solutions/trigonometry/pieces/root-three'
import { standardAngles, type StandardAngle } from '../../../solutions/trigonometry/pieces/ratio'

/** Words about heights and angles that change nothing where all angles and lengths are read. */
export const sceneWords = [
  'angle',
  'angles',
  'elevation',
  'depression',
  'level',
  'point',
  'vertical',
  'vertically',
  'straight',
  'line',
  'base',
  'both',
  'two',
] as const

export interface Length {
  readonly fact: Fact
  readonly value: Surd
}

/** What a story of heights tells: two angles of the table, its lengths in metres, and what is put for √3. */
export interface Scene {
  readonly angles: readonly { readonly fact: FactOf<'number'>; readonly angle: StandardAngle }[]
  readonly lengths: readonly Length[]
  readonly rootThree: RootThree
  /** Names of points and lines, and the value of √3. */
  readonly beside: readonly Fact[]
}

const isThree = (node: Node | undefined): boolean => {
  if (node?.kind !== 'root' || node.index !== 2) return false
  const value = rational(node.of)
  return value !== null && value.n === 3n && value.d === 1n
}

/** "√3 = 1.73" */
export function rootIn(question: Question): { readonly fact: Fact; readonly value: Fraction } | null {
  for (const fact of factsOf(question, 'equation')) {
    const [left, right] = fact.sides
    const value = right && fact.relation === '=' && fact.sides.length === 2 ? rational(right) : null
    if (isThree(left) && value && Math.abs(toNumber(value) - Math.sqrt(3)) < 0.01) return { fact, value }
  }
  return null
}

/** "20√3 m": the letter of the unit is none of the length. */
export function lengthOf(fact: Fact): Surd | null {
  if (fact.kind === 'number') return /^m?$/.test(fact.unit) ? { coefficient: fact.value, radicand: 1 } : null
  if (fact.kind === 'length') return /^m?$/.test(fact.unit) ? surdIn(fact.node) : null
  if (fact.kind !== 'formula') return null
  const { node } = fact
  const hasUnit = node.kind === 'binary' && node.implied && node.right.kind === 'letter' && node.right.name === 'm'
  return surdIn(hasUnit ? node.left : node)
}

/** "30 and 60 degrees": the sign of both stands behind the last. */
function isJoinedTo({ apart }: Question, one: Fact, marked: readonly Fact[]): boolean {
  const at = apart.indexOf(one)
  const [join, next] = [apart[at + 1], apart[at + 2]]
  const joins = join?.kind === 'word' && join.text === 'and'
  return joins && next?.kind === 'number' && marked.includes(next)
}

/** The scene, where so many angles are told and every other number is a length in metres. */
export function sceneIn(question: Question, count: number): Scene | null {
  const numbers = factsOf(question, 'number')
  const marked = numbers.filter(({ unit }) => unit === '°')
  const bare = numbers.filter(({ unit, value }) => unit === '' && standardAngles.some((one) => one === toNumber(value)))
  const all = marked.length > 0 ? [...bare.filter((one) => isJoinedTo(question, one, marked)), ...marked] : bare
  const angles = all.flatMap((fact) => {
    const angle = standardAngles.find((one) => one === toNumber(fact.value))
    return angle ? [{ fact, angle }] : []
  })
  if (angles.length !== count || all.length !== count) return null
  const root = rootIn(question)
  const letters = factsOf(question, 'letter').filter(({ name }) => /^[A-Z]{1,2}$/.test(name))
  const others = question.facts.filter(
    (fact) => !angles.some((one) => one.fact === fact) && !letters.some((one) => one === fact) && fact !== root?.fact,
  )
  const lengths = others.flatMap((fact) => {
    const value = lengthOf(fact)
    return value ? [{ fact, value }] : []
  })
  if (lengths.length !== others.length) return null
  return { angles, lengths, rootThree: root?.value ?? null, beside: [...letters, ...(root ? [root.fact] : [])] }
}

/** All facts of a scene. */
export const allOf = ({ angles, lengths, beside }: Scene): readonly Fact[] => [
  ...angles.map(({ fact }) => fact),
  ...lengths.map(({ fact }) => fact),
  ...beside,
]

const isName = (fact: Item): boolean => fact.kind === 'letter' && /^[A-Z]{1,2}$/.test(fact.name)

/** The question without the names of points and lines, for phrases that they would break: "a tower AB of height 20 m". */
export const withoutNames = (question: Question): Question => ({
  ...question,
  apart: question.apart.filter((item) => !isName(item)),
})

/** "Find the height of the tower", "how high is the tower", or at the end "height of tower": the only thing that is asked. */
export const heightAskedIn = (named: Question) =>
  phrase(
    named,
    'find|determine|calculate|what * height ~z',
    'how high|tall ~z',
    '~z height * find|nikalo|batao',
    '. height ~z',
    '. ~z height',
  )

/** Whether two nouns of a story share a word: "transmission tower" and "tower". */
export const sharesWord = (one: string, other: string): boolean =>
  one.split(' ').some((word) => !fillers.has(word) && other.split(' ').includes(word))

/** The angle that a word names, "elevation" or "depression": the first one behind it, with no other such word between. */
export function angleOf(
  { angles }: Scene,
  { apart }: Question,
  name: 'elevation' | 'depression',
): StandardAngle | null {
  const at = apart.findIndex((item) => item.kind === 'word' && item.text === name)
  for (const item of at < 0 ? [] : apart.slice(at + 1)) {
    const found = angles.find(({ fact }) => fact === item)
    if (found) return found.angle
    if (item.kind === 'word' && /^(?:elevation|depression)$/.test(item.text)) return null
  }
  return null
}

const isEnd = (item: Item): boolean => item.kind === 'mark' && item.text === '.'

/** What a length is the height of: "the tower is 50 m high", "a tower of height 50 m", "an 8 m tall building"; the nearest noun. */
export function highThing({ apart }: Question, length: Fact): string | null {
  const at = apart.findIndex((item) => item === length)
  const sentence = apart.slice(apart.slice(0, at).findLastIndex(isEnd) + 1, at)
  const isSaid = (item: Item): boolean => item.kind === 'word' && !fillers.has(item.text) && item.text !== 'height'
  const before = sentence.findLast((item) => isSaid(item) || isFact(item))
  const isHeight = sentence.some((item) => item.kind === 'word' && item.text === 'height')
  const [next, after] = [apart[at + 1], apart[at + 2]]
  const isHigh = next?.kind === 'word' && /^(?:high|tall)$/.test(next.text)
  // "the top of an 8 m tall building"
  const isPart = before?.kind === 'word' && /^(?:top|foot|base|bottom|roof)$/.test(before.text)
  if (before?.kind === 'word' && !isPart && (isHigh || isHeight) && isNoun(before.text)) return before.text
  return isHigh && after?.kind === 'word' && isNoun(after.text) ? after.text : null
}
