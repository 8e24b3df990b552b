import type { Fact, Word } from '../question/fact'
import { phrase, told } from '../question/phrase'
import { factsOf, type Question } from '../question/question'
import { angleNamed, anglesIn, cornersOf, lengthsIn, namesOf, segment, type Lengths } from '../question/segments'
import type { Fraction } from '../../maths/fraction'

export interface RightTriangle<Value = Fraction> {
  /** The right angle in the middle, the others in the order of the name. */
  readonly corners: readonly [first: string, right: string, last: string]
  readonly lengths: Lengths<Value>
  /** The acute angles that are told, by their corner. */
  readonly angles: ReadonlyMap<string, Fraction>
  readonly used: readonly Fact[]
  readonly said: readonly Word[]
}

const rightAngles = [
  'right angle|angled @q:letter',
  'rightangled @q:letter',
  '@q:letter right angle',
  'angled @q:letter',
] as const

/** Words about a right triangle that change nothing. */
export const rightTriangleWords = [
  'triangle',
  'right',
  'rightangled',
  'angled',
  'angle',
  'has',
  'length',
  'lengths',
  'sides',
  'side',
  'having',
] as const

/** The corner of the right angle: "right-angled at B", "∠B = 90°". */
export function rightCorner(question: Question, corners: string | null) {
  // "the right angle of △ABC is at B"
  const found = phrase(question, ...rightAngles) ?? phrase(question, 'right angle triangle @of:letter at @q:letter')
  if (found && found.facts.q.name.length === 1)
    return { corner: found.facts.q.name.toUpperCase(), of: null, used: told(question, found) }
  const angles = factsOf(question, 'angle').filter(
    ({ node }) => node.kind === 'number' && node.value.n === 90n && node.value.d === 1n,
  )
  const [angle, ...more] = angles
  if (!angle || more.length > 0) return null
  const corner = angle.name.length === 3 ? angle.name.charAt(1) : angle.name
  const of = angle.name.length === 3 ? angle.name : null
  return corners === null || corners.includes(corner) ? { corner, of, used: { used: [angle], said: [] } } : null
}

/** A right triangle that a question speaks of, with the sides and angles that it tells. */
export const rightTriangleIn = (question: Question): RightTriangle | null => rightTriangleWith(question, lengthsIn)

/** The same with another way to read its lengths. */
export function rightTriangleWith<Value>(
  question: Question,
  lengthsOf: (question: Question) => Lengths<Value> | null,
): RightTriangle<Value> | null {
  const named = cornersOf(question, 'triangle') ?? cornersOf(question, 'right')
  const right = rightCorner(question, named?.corners ?? null)
  const [lengths, angles] = [lengthsOf(question), anglesIn(question)]
  if (!right || !lengths || !angles) return null
  const letters = named?.corners ?? right.of ?? [...new Set([...lengths.of.keys()].join(''))].join('')
  const others = [...letters].filter((letter) => letter !== right.corner)
  const [first, last, ...more] = others
  if (letters.length !== 3 || !letters.includes(right.corner) || !first || !last || more.length > 0) return null
  const sides = [segment(`${first}${right.corner}`), segment(`${last}${right.corner}`), segment(`${first}${last}`)]
  if ([...lengths.of.keys()].some((side) => !sides.includes(side))) return null
  const cornerOf = (name: string) =>
    name.length === 1
      ? name
      : ([first, right.corner, last].find(
          (at) => angleNamed(name) === angleNamed([first, right.corner, last].filter((one) => one !== at).join(at)),
        ) ?? null)
  const told_ = [...angles.of].map(([name, value]) => [cornerOf(name), value] as const)
  if (told_.some(([corner]) => corner === null || !letters.includes(corner))) return null
  const names = namesOf(question, 1).filter(({ name }) => letters.includes(name))
  return {
    corners: [first, right.corner, last],
    lengths,
    angles: new Map(
      told_.flatMap(([corner, value]) =>
        corner === null || corner === right.corner ? [] : [[corner, value] as const],
      ),
    ),
    used: [...lengths.used, ...angles.used, ...right.used.used, ...(named ? [named.used] : []), ...names],
    said: right.used.said,
  }
}
