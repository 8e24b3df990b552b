import { discriminantSides, quadratic, type Quadratic } from './equation'
import { factorSteps, factorsWith, type FactorMarks } from './factors'
import { afterDiscriminant, discriminantOfWhole, rationalRootsOf, type RootOrder } from './formula'
import { rootsLine, rootsText } from './roots'
import { inLowestTerms } from './whole'
import { isSquare } from '../../../maths'
import { chain, says } from '../../claim'
import { earns, line, type Step } from '../../line'
import type { Solution } from '../../solution'

interface Manner {
  readonly marks: FactorMarks
  /** Marks for the closing line. */
  readonly last?: number
  /** Between the roots and the closing line. */
  readonly before?: readonly Step[]
  readonly order: RootOrder | undefined
}

/** From an equation to its roots: by splitting the middle term where it splits, by the formula where it does not. */
export function rootsByFactors(given: Quadratic, { marks, last, before = [], order }: Manner): Solution {
  const { coefficients, lines } = inLowestTerms(given)
  if (!isSquare(discriminantOfWhole(coefficients))) {
    const { lines: rest, key } = afterDiscriminant(coefficients)
    const sides = discriminantSides(quadratic(...coefficients))
    const why = 'This is no perfect square, so the middle term cannot be split: we use the quadratic formula.'
    return { lines: [...lines, line('discriminant', says`${chain(...sides)}`), why, ...rest], key }
  }
  const [first, second] = rationalRootsOf(coefficients, order)
  const closing = rootsLine(first, second)
  return {
    lines: [
      ...lines,
      ...factorSteps(factorsWith(first, second), marks),
      ...before,
      last === undefined ? closing : earns(last, closing),
    ],
    key: rootsText(first, second),
  }
}
