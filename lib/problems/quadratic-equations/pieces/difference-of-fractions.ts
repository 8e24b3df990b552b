import { fraction, negate, toTex, type Fraction } from '../../../maths'
import { linear } from '../../../solutions/quadratic-equations/pieces/fractions-in-x'
import type { Ask } from '../../posed'
import type { Slip } from '../../template'
import { oneRootNote, rootSlips, signsNote } from './wrong-roots'

/** 1/(x + p) − 1/(x + q) = (q − p)/M with the roots r and s. */
export interface Difference {
  readonly form: 'difference'
  readonly p: number
  readonly q: number
  readonly roots: readonly [number, number]
  readonly stem: 0 | 1 | 2
}

/** M: the product of the two denominators at a root. */
export const productAt = (root: number, p: number, q: number): number => (root + p) * (root + q)

/** (q − p)/M */
export const rightOfDifference = ({ p, q, roots }: Difference): Fraction => fraction(q - p, productAt(roots[0], p, q))

const stems = ['Solve for $x$:', 'Find the roots of the equation', 'Find all the values of $x$ that satisfy'] as const

export function askDifference(draw: Difference): Ask {
  const { p, q, stem } = draw
  const left = `\\frac{1}{${linear(p)}} - \\frac{1}{${linear(q)}}`
  const away = [p, q].map((constant) => `x \\neq ${constant === 0 ? 0 : -constant}`).join(',\\ ')
  return {
    question: `${stems[stem]} $$${left} = ${toTex(rightOfDifference(draw))}, \\quad ${away}$$`,
    rule: { kind: 'roots' },
    hints: [
      'Bring the left-hand side over one denominator.',
      'In the numerator the $x$ terms cancel. Cross-multiply, then write the equation in the form $ax^2 + bx + c = 0$.',
      'Check that no root makes a denominator zero.',
    ],
    explanation:
      'Clearing denominators may bring in values for which a fraction has no meaning, so check the roots at the end.',
  }
}

export function differenceSlips({ p, q, roots: [r, s] }: Difference): readonly Slip[] {
  const [first, second] = [fraction(r), fraction(s)]
  return rootSlips(
    [first, second],
    [
      [[negate(first), negate(second)], signsNote, 'roots'],
      [[first], oneRootNote, 'zero'],
      [
        [first, negate(second)],
        'The two numbers must have the right sum and the right product: check the sign of each.',
        'numbers',
      ],
      [
        [fraction(-p), fraction(-q)],
        'Those values make a denominator zero: they are the ones that $x$ cannot have. Solve the quadratic equation.',
        'denominators',
      ],
    ],
  )
}
