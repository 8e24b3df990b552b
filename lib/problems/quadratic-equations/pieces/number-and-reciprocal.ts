import { fraction, negate, toTex, type Fraction } from '../../../maths'
import type { Ask } from '../../posed'
import type { Slip } from '../../template'
import { oneRootNote, rootSlips, signsNote } from './wrong-roots'

/** x + 1/x = (m² + n²)/mn */
export interface Reciprocal {
  readonly form: 'reciprocal'
  readonly m: number
  readonly n: number
  readonly stem: 0 | 1 | 2
}

export const rightOfReciprocal = ({ m, n }: Reciprocal): Fraction => fraction(m * m + n * n, m * n)

export function askReciprocal(draw: Reciprocal): Ask {
  const right = toTex(rightOfReciprocal(draw))
  return {
    question: (
      [
        `Solve for $x$: $$x + \\frac{1}{x} = ${right}, \\quad x \\neq 0$$`,
        `The sum of a number and its reciprocal is $${right}$. Find all such numbers.`,
        `When a number is added to its own reciprocal, the result is $${right}$. Which numbers can it be? Find all of them.`,
      ] as const
    )[draw.stem],
    rule: { kind: 'roots' },
    hints: [
      'Bring the left-hand side over one denominator.',
      'Cross-multiply and write the equation in the form $ax^2 + bx + c = 0$.',
      'What can you say about the reciprocal of a root?',
    ],
    explanation:
      'The equation does not change when $x$ and $\\frac{1}{x}$ change places, so the two roots are reciprocals.',
  }
}

export function reciprocalSlips({ m, n }: Reciprocal): readonly Slip[] {
  const [first, second] = [fraction(m, n), fraction(n, m)]
  return rootSlips(
    [first, second],
    [
      [[negate(first), negate(second)], signsNote, 'roots'],
      [[first], oneRootNote, 'zero'],
      [
        [fraction(m * m), fraction(n * n)],
        'Those are the two numbers of the split without their signs. Take out common factors and solve each factor.',
        'factors',
      ],
    ],
  )
}
