import { continued, decimal, keyOf, measureIs } from './pieces/decimal'
import { at, markOf, sum, tableObjection, type Described, type GroupedData } from './pieces/grouped'
import { absolute, add, fraction, multiply, sign, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line, type Step } from '../line'
import { worked } from '../solution'

export interface Given extends Described {
  /** 'free': the question leaves it open, and the deviations are divided by the class size. */
  readonly method: 'assumed mean' | 'step deviation' | 'free'
  /** The class whose mark the question tells to take. */
  readonly about?: number
}

/** The class in the middle; of two of them the one that has more of the data, so that the products stay small. */
function middle({ frequencies }: GroupedData): number {
  const [low, high] = [Math.ceil(frequencies.length / 2) - 1, Math.floor(frequencies.length / 2)]
  return at(frequencies, low) > at(frequencies, high) ? low : high
}

/** Steps of each class mark from the assumed mean, which is a middle class mark: u_i = (x_i − a)/h. */
export const deviationSteps = (data: GroupedData, about = middle(data)): readonly number[] =>
  data.frequencies.map((_, index) => index - about)

/** Σfu */
export const sumOfSteps = (data: GroupedData, about?: number): number =>
  sum(data.frequencies.map((f, index) => f * at(deviationSteps(data, about), index)))

export const assumedMean = (data: GroupedData, about = middle(data)): Fraction => markOf(data, about)

/** From the assumed mean to the formula with its numbers. */
function opening(data: GroupedData, plain: boolean, about?: number): readonly Step[] {
  const n = sum(data.frequencies)
  const [a, h, steps] = [decimal(assumedMean(data, about)), decimal(data.width), `${sumOfSteps(data, about)}`]
  const total = decimal(multiply(fraction(sumOfSteps(data, about)), data.width))
  return plain
    ? [
        line('assumed mean', says`Let the assumed mean be ${chain('a', a)}.`),
        earns(
          1,
          'The deviations $d_i = x_i - a$ and the products $f_i d_i$ are in the table of the solution.',
          'products',
        ),
        earns(0.5, says`${chain('\\sum f_i', `${n}`)} and ${chain('\\sum f_i d_i', total)}`, 'sums'),
        earns(0.5, 'Mean $\\overline{x} = a + \\dfrac{\\sum f_i d_i}{\\sum f_i}$', 'formula'),
        line('put in', `$= ${a} + \\dfrac{${total}}{${n}}$`),
      ]
    : [
        line('assumed mean', says`Let the assumed mean be ${chain('a', a)}; the class size is ${chain('h', h)}.`),
        earns(
          1,
          'The deviations $d_i = x_i - a$, the values $u_i = \\dfrac{d_i}{h}$ and the products $f_i u_i$ are in the table of the solution.',
          'products',
        ),
        earns(0.5, says`${chain('\\sum f_i', `${n}`)} and ${chain('\\sum f_i u_i', steps)}`, 'sums'),
        earns(0.5, 'Mean $\\overline{x} = a + \\left(\\dfrac{\\sum f_i u_i}{\\sum f_i}\\right) \\times h$', 'formula'),
        line('put in', `$= ${a} + \\left(\\dfrac{${steps}}{${n}}\\right) \\times ${h}$`),
      ]
}

/** E.g. "The table below gives the daily wages of 50 workers ... Find the mean daily wages, using an appropriate method." */
export const meanAssumed = worked<Given>({
  id: 'mean-assumed',
  archetype: 'stat-mean-assumed',
  objection: ({ data }) => tableObjection(data),
  solve: ({ data, what, unit, method, about }) => {
    const a = assumedMean(data, about)
    const shift = multiply(fraction(sumOfSteps(data, about), sum(data.frequencies)), data.width)
    const mean = add(a, shift)
    const joined = `${decimal(a)} ${sign(shift) < 0 ? '-' : '+'} ${decimal(absolute(shift))}`
    return {
      lines: [
        ...opening(data, method === 'assumed mean', about),
        earns(0.5, says`${continued('Mean', joined, mean)}`, 'worked out'),
        earns(0.5, says`Hence, ${measureIs(`the mean ${what}`, decimal(mean), unit)}.`),
      ],
      key: keyOf(mean),
    }
  },
})
