import { coefficientsTex, discriminantSides, equationChain, quadratic, type Quadratic } from './equation'
import { discriminantOfWhole } from './formula'
import { withoutDenominators, type Whole } from './whole'
import { chain, says } from '../../claim'
import { earns, type Step } from '../../line'

interface Opening {
  readonly coefficients: Whole
  readonly lines: readonly Step[]
}

/** The equation with whole coefficients, what a, b and c are, and the line 'discriminant'. */
export function opening(given: Quadratic, marks: (D: number) => number): Opening {
  const { coefficients, lines } = withoutDenominators(given)
  const whole = quadratic(...coefficients)
  const equation = equationChain([given.a, given.b, given.c])
  const letters = coefficientsTex(whole)
  return {
    coefficients,
    lines: [
      ...(lines.length === 0
        ? [says`Given: ${equation}, so $${letters}$`]
        : [says`Given: ${equation}`, ...lines, `Here $${letters}$`]),
      earns(marks(discriminantOfWhole(coefficients)), says`${chain(...discriminantSides(whole))}`, 'discriminant'),
    ],
  }
}
