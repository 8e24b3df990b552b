import { absolute, fraction, isSquare, sign, toNumber, toTex, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'
import { equationTex } from './pieces/equation'
import { expanded, factorSteps } from './pieces/factors'
import { noWhole, wholeObjection } from './pieces/story'

/** A rectangle whose length is so many times its breadth and so much more; the area. */
export interface Given {
  readonly times: Fraction
  /** Negative where the length is less than the multiple. */
  readonly more: Fraction
  readonly area: Fraction
  /** 'm' */
  readonly unit: string
}

function breadthOf(given: Given): number | null {
  const [times, more, area] = [toNumber(given.times), toNumber(given.more), toNumber(given.area)]
  const D = more * more + 4 * times * area
  const breadth = (Math.sqrt(D) - more) / (2 * times)
  return isSquare(D) && Number.isInteger(breadth) && breadth > 0 ? breadth : null
}

/** E.g. "The area of a rectangular plot is 528 m². Its length is 1 m more than twice its breadth. ..." 33 m and 16 m */
export const lengthFromBreadth = worked<Given>({
  id: 'length-from-breadth',
  archetype: 'qe-word-geometry',
  objection: (given) => {
    const general = wholeObjection(given.times, absolute(given.more), given.area)
    if (general !== null) return general
    if (given.times.n < 2n) return 'I can work with a length that is twice the breadth or more, and so much besides.'
    return breadthOf(given) === null ? noWhole('the breadth') : null
  },
  solve: (given) => {
    const { unit } = given
    const [times, more] = [toNumber(given.times), toNumber(given.more)]
    const breadth = breadthOf(given) ?? 0
    const length = times * breadth + more
    const factors = { p: 1, q: -breadth, r: times, s: length }
    const [minus, size] = [sign(given.more) > 0 ? '+' : '-', Math.abs(more)]
    const longer = `${times}x ${minus} ${size}`
    return {
      lines: [
        line('unknown', `Let the breadth be $x$ ${unit}; then the length is $(${longer})$ ${unit}.`),
        earns(1, `Area $=$ length $\\times$ breadth: $x(${longer}) = ${length * breadth}$`, 'area'),
        earns(0.5, `In standard form: $${equationTex(expanded(factors))}$`, 'standard'),
        ...factorSteps(factors, { factors: 0.5 }),
        line(
          'rejected',
          `$x = ${toTex(fraction(-length, times))}$ is rejected, because the breadth cannot be negative. So $x = ${breadth}$.`,
        ),
        earns(
          0.5,
          says`The length: ${chain(longer, `${times} \\times ${breadth} ${minus} ${size}`, `${length}`)}`,
          'length',
        ),
        earns(0.5, `Hence the length is $${length}$ ${unit} and the breadth $${breadth}$ ${unit}.`),
      ],
      key: `length = ${length}, breadth = ${breadth}`,
    }
  },
})
