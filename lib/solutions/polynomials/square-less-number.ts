import {
  divide,
  isInteger,
  isSquare,
  multiply,
  negate,
  sign,
  sumTex,
  surd,
  surdTex,
  surdText,
  toTex,
  toText,
  fraction,
  type Fraction,
} from '../../maths'
import { chain, says } from '../claim'
import { earns, line, type Line } from '../line'
import { worked } from '../solution'

/** ax² + c, without a term in x. */
export interface Given {
  readonly a: Fraction
  readonly c: Fraction
  readonly letter: string
}

/** The square of a zero. */
const squareOf = ({ a, c }: Given): Fraction => divide(negate(c), a)

function objection(given: Given): string | null {
  if (sign(given.a) === 0) return 'There is no square in it, so this is no quadratic polynomial.'
  const square = squareOf(given)
  if (sign(square) < 0) return 'This polynomial has no real zeroes: no real number has a negative square.'
  return square.n * square.d > 1_000_000n
    ? 'These numbers are too large for a worked solution: try smaller ones.'
    : null
}

const polynomialOf = ({ a, c, letter }: Given): string =>
  sumTex([
    [a, `${letter}^2`],
    [c, ''],
  ])

/** By the difference of two squares, where the square of the zero is a whole number that is no perfect square. */
function byIdentity(given: Given, n: number): readonly Line[] {
  const { letter } = given
  const a = toTex(given.a)
  const plain = a === '1'
  const front = plain ? '' : a === '-1' ? '-' : a
  const bare = `\\sqrt{${n}}`
  const shown = surdTex(surd(1, n))
  const polynomial = polynomialOf(given)
  const squares = `${front}${plain ? '' : '['}${letter}^2 - (${bare})^2${plain ? '' : ']'}`
  const factors = `${front}(${letter} + ${bare})(${letter} - ${bare})`
  const common = `${front}(${letter}^2 - ${n})`
  return [
    ...(plain ? [] : [line('common factor', says`${chain(polynomial, common)}`)]),
    earns(
      0.5,
      plain ? says`${chain(polynomial, squares)}` : { text: `$= ${squares}$`, claim: [{ sides: [common, squares] }] },
      'squares',
    ),
    earns(0.5, { text: `$= ${factors}$`, claim: [{ sides: [squares, factors] }] }, 'factors'),
    earns(
      0.5,
      says`The value is zero when ${chain(`${letter} + ${bare}`, '0')} or ${chain(`${letter} - ${bare}`, '0')}`,
      'zero',
    ),
    ...(shown === bare ? [] : [line('root', says`${chain(bare, shown)}`)]),
    earns(0.5, `So the zeroes are $${shown}$ and $-${shown}$`, 'zeroes'),
  ]
}

/** By taking the root of both sides. */
function byRoot(given: Given, shown: string): readonly Line[] {
  const { a, c, letter } = given
  const square = squareOf(given)
  return [
    earns(1, says`The value is zero when ${chain(sumTex([[a, `${letter}^2`]]), toTex(negate(c)))}`, 'zero'),
    earns(0.5, says`So ${chain(`${letter}^2`, toTex(square))}`, 'squares'),
    earns(
      0.5,
      sign(square) === 0 ? 'So both zeroes are $0$' : `So the zeroes are $${shown}$ and $-${shown}$`,
      'zeroes',
    ),
  ]
}

/** E.g. "Find the zeroes of the polynomial t² − 15." √15 and −√15 */
export const squareLessNumber = worked<Given>({
  id: 'square-less-number',
  archetype: 'poly-zeroes-surd',
  objection,
  solve: (given) => {
    const square = squareOf(given)
    const n = Number(square.n)
    const root = surd(fraction(1n, square.d), Number(multiply(square, fraction(square.d * square.d)).n))
    const text = surdText(root)
    const key = sign(square) === 0 ? toText(square) : `${text}, -${text}`
    const lines = isInteger(square) && !isSquare(n) ? byIdentity(given, n) : byRoot(given, surdTex(root))
    return { lines, key }
  },
})
