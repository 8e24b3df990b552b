import { add, fraction, squared, subtract, type Fraction } from '../../../maths'
import { chain, says } from '../../claim'
import { earns } from '../../line'
import type { Solution } from '../../solution'
import { lengthTex } from './length'
import { inSentence, keyOf, rootOf, rootSides, squareTex } from './pythagoras'

/** A ladder on a wall: two of the three lengths are known. */
export interface Ladder {
  readonly kind: 'ladder'
  readonly asked: 'foot' | 'wall' | 'ladder'
  readonly foot?: Fraction
  readonly wall?: Fraction
  readonly ladder?: Fraction
  readonly unit: string
}

const names = { foot: 'BC', wall: 'AB', ladder: 'AC' } as const

const ladderWords = {
  foot: 'the distance of the foot of the ladder from the wall',
  wall: 'the height that the ladder reaches',
  ladder: 'the length of the ladder',
} as const

/** The two lengths of the ladder question that are known, the longer one first where it is the ladder. */
export function knownOf({ asked, foot, wall, ladder }: Ladder): readonly [Fraction, Fraction] | null {
  const [one, two] = { foot: [ladder, wall], wall: [ladder, foot], ladder: [wall, foot] }[asked]
  return one && two ? [one, two] : null
}

export const ladderSquare = (given: Ladder): Fraction | null => {
  const known = knownOf(given)
  if (known === null) return null
  const [one, two] = known
  return given.asked === 'ladder' ? add(squared(one), squared(two)) : subtract(squared(one), squared(two))
}

export function workedLadder(given: Ladder): Solution {
  const { asked, unit } = given
  const [one, two] = knownOf(given) ?? [fraction(0), fraction(0)]
  const square = ladderSquare(given) ?? fraction(0)
  const sign = asked === 'ladder' ? '+' : '-'
  const formula = asked === 'ladder' ? [] : [`AC^2 - ${asked === 'foot' ? 'AB' : 'BC'}^2`]
  const name = names[asked]
  const root = rootOf(square)
  return {
    lines: [
      'Let $AC$ be the ladder, $AB$ the height on the wall and $BC$ the distance of the foot; $\\angle B = 90^\\circ$.',
      earns(0.5, 'By the Pythagoras theorem: $AC^2 = AB^2 + BC^2$', 'theorem'),
      earns(
        0.5,
        says`${chain(
          `${name}^2`,
          ...formula,
          `${squareTex(one)} ${sign} ${squareTex(two)}`,
          `${lengthTex(squared(one))} ${sign} ${lengthTex(squared(two))}`,
          lengthTex(square),
        )}`,
        'squares',
      ),
      earns(0.5, says`${chain(name, ...rootSides(square))}`, 'root'),
      earns(0.5, `Hence ${ladderWords[asked]} is ${inSentence(root)} ${unit}.`),
    ],
    key: keyOf(root),
  }
}
