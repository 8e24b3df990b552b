import { fraction, gcd, isSquare, toNumber, toTex, type Fraction } from '../../maths'
import { earns, line } from '../line'
import { worked } from '../solution'
import { equationTex } from './pieces/equation'
import { expanded, factorSteps, type Factors } from './pieces/factors'
import { noWhole, wholeObjection } from './pieces/story'

/** Things of which each costs so many times their number, and so much more; the cost of all. */
export interface Given {
  readonly times: Fraction
  readonly more: Fraction
  readonly total: Fraction
}

export interface Manner {
  /** 'bags' */
  readonly things: string
}

function countOf(given: Given): number | null {
  const [times, more, total] = [toNumber(given.times), toNumber(given.more), toNumber(given.total)]
  const D = more * more + 4 * times * total
  const count = (Math.sqrt(D) - more) / (2 * times)
  return isSquare(D) && Number.isInteger(count) ? count : null
}

/** E.g. "A cottage industry produces a certain number of pottery articles in a day. ... total cost ₹90 ..." */
export const costOfEach = worked<Given, Manner>({
  id: 'cost-of-each',
  archetype: 'qe-word-ages-marks-cost',
  objection: (given) =>
    wholeObjection(given.times, given.more, given.total) ??
    (countOf(given) === null ? noWhole('the number of things') : null),
  solve: (given, { things } = { things: 'articles' }) => {
    const [times, more] = [toNumber(given.times), toNumber(given.more)]
    const count = countOf(given) ?? 0
    const cost = times * count + more
    const total = count * cost
    const common = gcd(times, more)
    const factors: Factors = { p: 1, q: -count, r: times / common, s: cost / common }
    const multiple = times === 1 ? 'x' : `${times}x`
    return {
      lines: [
        `Let the number of ${things} be $x$.`,
        `Cost of each, in rupees: $${multiple} + ${more}$`,
        earns(1, `Total cost: $x(${multiple} + ${more}) = ${total}$`),
        earns(
          0.5,
          `In standard form: $${equationTex([times, more, -total])}$${common > 1 ? `. Dividing by ${common}: $${equationTex(expanded(factors))}$` : ''}`,
        ),
        ...factorSteps(factors, { factors: 0.5 }),
        earns(
          0.5,
          `$x = ${toTex(fraction(-cost, times))}$ is rejected, because the number of ${things} cannot be negative.`,
          'rejected',
        ),
        line(
          'cost',
          `So $x = ${count}$, and the cost of each is $${times} \\times ${count} + ${more} = ${cost}$ rupees.`,
        ),
        earns(0.5, `Hence the number of ${things} is ${count} and the cost of each is ₹$${cost}$.`),
      ],
      key: `number = ${count}, cost = ${cost}`,
    }
  },
})
