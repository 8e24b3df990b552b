import { exactTex, sameObjection, tupleTex, type NamedPoint } from './pieces/point'
import { averageTex, sectionAt, sectionLines } from './pieces/section'
import {
  absolute,
  add,
  bracketed,
  equals,
  multiply,
  negate,
  one,
  sign,
  sumTex,
  toTex,
  toText,
  type Fraction,
} from '../../maths'
import { chain, says } from '../claim'
import { earns, type Step } from '../line'
import { worked } from '../solution'

/** P divides AB in m : n, both whole, and lies on px + qy + k = 0. */
export interface Given {
  readonly a: NamedPoint
  readonly b: NamedPoint
  readonly point: string
  readonly m: Fraction
  readonly n: Fraction
  readonly p: Fraction
  readonly q: Fraction
  /** What the constant is called. */
  readonly letter: string
}

/** From the two ends to P: a mark and a half. */
function pointSteps({ a, b, point, m, n }: Given): readonly Step[] {
  const [from, to] = [a.at, b.at]
  const ends = `${a.name}${b.name}`
  if (equals(m, n))
    return [
      earns(
        0.5,
        `The mid-point of $${ends}$ is $${point} = \\left(\\frac{x_1 + x_2}{2}, \\frac{y_1 + y_2}{2}\\right)$.`,
        'point',
      ),
      earns(
        1,
        says`${chain(point, tupleTex(averageTex(from[0], to[0]), averageTex(from[1], to[1])), exactTex(sectionAt(from, to, 1, 1)))}`,
        'found',
      ),
    ]
  return [
    earns(0.5, `$${a.name}${point} : ${point}${b.name} = ${toTex(m)} : ${toTex(n)}$. By the section formula,`, 'point'),
    ...sectionLines(point, from, to, m, n).map((each, index) => (index === 1 ? { ...each, name: 'found' } : each)),
  ]
}

/** "3 \times (-2)", "-2" where the factor is 1. */
const times = (factor: Fraction, value: Fraction): string =>
  equals(factor, one) ? toTex(value) : `${toTex(factor)} \\times ${bracketed(value)}`

/** E.g. "P divides the segment from A(2, -3) to B(8, 9) so that AP : PB = 1 : 2, and lies on 3x - 2y + k = 0. Find k." */
export const sectionOnLine = worked<Given>({
  id: 'section-on-line',
  archetype: 'cg-section-on-line',
  objection: ({ a, b, m, n }) =>
    sign(m) <= 0 || sign(n) <= 0
      ? 'The point must lie between the two ends: both parts of the ratio must be positive.'
      : sameObjection(a, b),
  solve: (given) => {
    const { a, b, point, m, n, p, q, letter } = given
    const [x, y] = sectionAt(a.at, b.at, m, n)
    const sum = add(multiply(p, x), multiply(q, y))
    const k = negate(sum)
    const second = equals(absolute(q), one) ? bracketed(y) : times(absolute(q), y)
    return {
      lines: [
        ...pointSteps(given),
        earns(
          0.5,
          says`$${point}$ lies on the line: ${chain(`${times(p, x)} ${sign(q) < 0 ? '-' : '+'} ${second} + ${letter}`, '0')}`,
          'put in',
        ),
        earns(
          0.5,
          says`So ${chain(
            sumTex([
              [sum, ''],
              [1, letter],
            ]),
            '0',
          )}`,
          'sum',
        ),
        earns(0.5, says`Hence ${chain(letter, toTex(k))}.`),
      ],
      key: toText(k),
    }
  },
})
