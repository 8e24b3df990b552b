import { countObjection, sumTo, type Progression } from './pieces/progression'
import { add, fraction, multiply, sign, terminates, toDecimal, toTex, toText, type Fraction } from '../../maths'
import { chain, isValue, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

/** n semicircles or circles, the radii of which form an AP. */
export interface Given {
  readonly piece: 'semicircle' | 'circle'
  readonly first: Fraction
  readonly step: Fraction
  readonly n: number
  readonly pi: Fraction
  /** 'cm' */
  readonly unit: string
}

/** What the last line calls the sum. */
export type Manner = string

const half = 'A semicircle of radius $r$ is half of a circle, so its length is $\\pi r$.'
const whole = 'The circumference of a circle of radius $r$ is $2\\pi r$.'

/** The lengths of the pieces, as multiples of π. */
function lengthsOf({ piece, first, step }: Given): Progression {
  const factor = fraction(piece === 'circle' ? 2 : 1)
  return { a: multiply(factor, first), d: multiply(factor, step) }
}

const shown = (value: Fraction): string => (terminates(value) ? toDecimal(value) : toTex(value))

/** The sides of "S_{13} = \frac{13}{2}[2 \times 0.5 + (13 - 1) \times 0.5] = \frac{13}{2} \times 7 = 45.5" */
function sides(ap: Progression, n: number): readonly string[] {
  const inside = add(multiply(fraction(2), ap.a), multiply(fraction(n - 1), ap.d))
  const front = n % 2 === 0 ? `${n / 2}` : `\\frac{${n}}{2}`
  return [
    `S_{${n}}`,
    `\\frac{${n}}{2}[2 \\times ${shown(ap.a)} + (${n} - 1) \\times ${shown(ap.d)}]`,
    `${front} \\times ${shown(inside)}`,
    shown(sumTo(ap, n)),
  ]
}

/** E.g. "A spiral is made of 13 semicircles of radii 0.5 cm, 1.0 cm, 1.5 cm and so on. Find its length." */
export const spiral = worked<Given, Manner>({
  id: 'spiral',
  archetype: 'ap-spiral',
  objection: ({ first, step, n, pi }) => {
    if (sign(first) <= 0 || sign(step) <= 0)
      return 'The radii must be greater than $0$, and grow: check what you typed.'
    if (sign(pi) <= 0) return 'For $\\pi$ take $\\frac{22}{7}$ or $3.14$.'
    return countObjection(n)
  },
  solve: (given, asked = 'the length of all of them') => {
    const { piece, n, pi, unit } = given
    const ap = lengthsOf(given)
    const sum = sumTo(ap, n)
    const total = multiply(pi, sum)
    const lengths = [0, 1, 2].map((k) => `${shown(add(ap.a, multiply(fraction(k), ap.d)))}\\pi`)
    const times = terminates(pi) ? toDecimal(pi) : toTex(pi)
    return {
      lines: [
        earns(0.5, piece === 'circle' ? whole : half, 'one'),
        line('lengths', `In ${unit}, the lengths of the ${piece}s are $${lengths.join(', ')}, \\ldots$`),
        earns(0.5, `They form an AP: $\\pi$ times the AP with $a = ${shown(ap.a)}$ and $d = ${shown(ap.d)}$.`),
        earns(0.5, 'Formula: $S_n = \\frac{n}{2}[2a + (n - 1)d]$'),
        earns(0.5, says`${chain(...sides(ap, n))}`, 'sum'),
        earns(0.5, says`Times $\\pi$: ${chain(`${times} \\times ${shown(sum)}`, shown(total))}`, 'pi'),
        earns(0.5, says`Hence ${isValue(asked, shown(total), unit)}.`),
      ],
      key: terminates(total) ? toDecimal(total) : toText(total),
    }
  },
})
