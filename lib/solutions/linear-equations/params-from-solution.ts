import {
  bracketed,
  divide,
  isInteger,
  multiply,
  negate,
  sign,
  subtract,
  sumTex,
  toTex,
  type Fraction,
} from '../../maths'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'
import { solutionText } from './pieces/line'

/** The solution (x, y) of ax + qy = r and px + tby = s, in which a and b are not known. */
export interface Given {
  readonly x: Fraction
  readonly y: Fraction
  readonly first: { readonly q: Fraction; readonly r: Fraction }
  readonly second: { readonly p: Fraction; readonly t: Fraction; readonly s: Fraction }
}

function valuesOf({ x, y, first, second }: Given): readonly [Fraction, Fraction] {
  const a = divide(subtract(first.r, multiply(first.q, y)), x)
  const b = divide(subtract(second.s, multiply(second.p, x)), multiply(second.t, y))
  return [a, b]
}

function objection(given: Given): string | null {
  const { x, y, first, second } = given
  if (sign(x) === 0 || sign(y) === 0 || sign(second.t) === 0)
    return 'A coordinate is $0$ there: it says nothing of the coefficient beside it.'
  const all = [x, y, first.q, first.r, second.p, second.t, second.s]
  return all.every(isInteger) ? null : 'I can work this with whole numbers.'
}

/** "7", and nothing for 1. */
const times = (value: Fraction): string => (value.n === value.d ? '' : toTex(value))
const size = (value: Fraction): string => times(sign(value) < 0 ? negate(value) : value)

/** E.g. "x = 3, y = −2 is the solution of ax + 4y = 7 and 2x − by = 12. Find a and b." */
export const paramsFromSolution = worked<Given>({
  id: 'params-from-solution',
  archetype: 'le-params-from-solution',
  objection,
  solve: (given) => {
    const { x, y } = given
    const { q, r } = given.first
    const { p, t, s } = given.second
    const [a, b] = valuesOf(given)
    const [u, v] = [`(${toTex(x)})`, `(${toTex(y)})`]
    const alone = multiply(t, y)
    const known = (value: Fraction, other: Fraction) => `${toTex(value)} - ${bracketed(other)}`
    const isOne = (value: Fraction) => value.n === value.d
    const found = (letter: string, coefficient: Fraction, right: string, product: Fraction, value: Fraction) =>
      isOne(coefficient)
        ? says`So ${chain(letter, right, toTex(value))}`
        : says`So ${chain(sumTex([[coefficient, letter]]), right, toTex(product))} and ${chain(letter, toTex(value))}`
    return {
      lines: [
        earns(
          0.5,
          says`Putting the values in the first equation: $a${u} ${sign(q) < 0 ? '-' : '+'} ${size(q)}${v} = ${toTex(r)}$`,
          'first put in',
        ),
        earns(0.5, found('a', x, known(r, multiply(q, y)), multiply(a, x), a), 'a'),
        earns(
          0.5,
          says`In the second: $${times(p)}${u} ${sign(t) < 0 ? '-' : '+'} ${size(t)}b${v} = ${toTex(s)}$`,
          'second put in',
        ),
        line('b', found('b', alone, known(s, multiply(p, x)), multiply(alone, b), b)),
        earns(0.5, says`Hence ${chain('a', toTex(a))} and ${chain('b', toTex(b))}`),
      ],
      key: solutionText(a, b, ['a', 'b']),
    }
  },
})
