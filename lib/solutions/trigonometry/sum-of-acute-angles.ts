import { gcd } from '../../maths/integer'
import { sidesOf, type RatioName } from './pieces/ratio'
import { rootOf, rootTex } from '../root'
import {
  add,
  fraction,
  multiply,
  negate,
  sign,
  subtract,
  surd,
  surdTex,
  surdText,
  type Fraction,
  type Surd,
} from '../../maths'
import { chain, says } from '../claim'
import { earns, line, type Step } from '../line'
import { worked } from '../solution'

/** PQR has its right angle at Q; a ratio of P is told. */
export interface SumOfAcuteAngles {
  readonly corners: readonly [p: string, q: string, r: string]
  readonly name: RatioName
  readonly value: Surd
  /** sin P cos R with cos P sin R, or cos P cos R with sin P sin R. */
  readonly asked: 'sine' | 'cosine'
  readonly sign: '+' | '-'
}

interface Squares {
  readonly opposite: Fraction
  readonly adjacent: Fraction
  readonly hypotenuse: Fraction
}

const squareOf = ({ coefficient, radicand }: Surd): Fraction =>
  multiply(multiply(coefficient, coefficient), fraction(radicand))

/** The squares of the sides in terms of k, whole numbers; none where there is no such triangle. */
/** No side is longer than 1000. */
const mostSquare = 1_000_000n

function squaresOf({ name, value }: SumOfAcuteAngles): Squares | null {
  if (sign(value.coefficient) <= 0) return null
  const { n, d } = squareOf(value)
  const [over, under] = sidesOf[name]
  const known = { [over]: fraction(n), [under]: fraction(d) }
  const { opposite, adjacent, hypotenuse } = known
  const whole = {
    opposite: opposite ?? subtract(hypotenuse ?? fraction(0), adjacent ?? fraction(0)),
    adjacent: adjacent ?? subtract(hypotenuse ?? fraction(0), opposite ?? fraction(0)),
    hypotenuse: hypotenuse ?? add(opposite ?? fraction(0), adjacent ?? fraction(0)),
  }
  return Object.values(whole).every((square) => sign(square) > 0 && square.n <= mostSquare && rootOf(square) !== null)
    ? whole
    : null
}

const over = (top: Fraction, bottom: Fraction): Surd => surd(fraction(1, bottom.n), Number(multiply(top, bottom).n))

function product(one: Surd, other: Surd): Surd {
  const common = gcd(one.radicand, other.radicand)
  const coefficient = multiply(multiply(one.coefficient, other.coefficient), fraction(common))
  return surd(coefficient, (one.radicand / common) * (other.radicand / common))
}

const minusOne = ({ coefficient, radicand }: Surd): Surd => ({ coefficient: negate(coefficient), radicand })

/** sin P = cos R, cos P = sin R, and what is asked. */
function valuesOf({ opposite, adjacent, hypotenuse }: Squares, { asked, sign: operation }: SumOfAcuteAngles) {
  const [sine, cosine] = [over(opposite, hypotenuse), over(adjacent, hypotenuse)]
  const [first, second] =
    asked === 'sine' ? [product(sine, sine), product(cosine, cosine)] : [product(cosine, sine), product(sine, cosine)]
  const last = operation === '+' ? second : minusOne(second)
  // like roots: the squares have none, and the two products are equal
  const sum = add(first.coefficient, last.coefficient)
  return { sine, cosine, value: surd(sum, sign(sum) === 0 ? 1 : first.radicand) }
}

/** "\sqrt{3}k", "k" */
const inK = (square: Fraction): string => {
  const root = rootOf(square)
  const tex = root ? rootTex(root) : ''
  return `${tex === '1' ? '' : tex}k`
}

/** "\cot L = \frac{1}{\sqrt{3}} = \frac{LM}{MN}, so let LM = k and MN = \sqrt{3}k": the sides from what is told. */
function sidesFrom({ corners: [p, q, r], name, value }: SumOfAcuteAngles, squares: Squares): string {
  const all = {
    opposite: { side: `${q}${r}`, tex: inK(squares.opposite) },
    adjacent: { side: `${p}${q}`, tex: inK(squares.adjacent) },
    hypotenuse: { side: `${p}${r}`, tex: inK(squares.hypotenuse) },
  }
  const [above, below] = sidesOf[name]
  const [top, bottom] = [all[above], all[below]]
  const third = Object.values(all).find((each) => each !== top && each !== bottom) ?? top
  const inUnits = (side: string): string => side.replace(/k$/, '') || '1'
  const [told, ratio] = [surdTex(value), `\\frac{${inUnits(top.tex)}}{${inUnits(bottom.tex)}}`]
  const known = [`\\${name} ${p}`, told, ...(ratio === told ? [] : [ratio]), `\\frac{${top.side}}{${bottom.side}}`]
  return `$${known.join(' = ')}$, so let $${top.side} = ${top.tex}$ and $${bottom.side} = ${bottom.tex}$. By the Pythagoras theorem $${third.side} = ${third.tex}$.`
}

/**
 * E.g. "In △PQR the angle Q is 90° and tan P = 3/4. Find sin P cos R + cos P sin R."
 * `manner`: the ratios of P and R are known from a part before.
 */
export const sumOfAcuteAngles = worked<SumOfAcuteAngles, 'the ratios are known'>({
  id: 'sum-of-acute-angles',
  archetype: 'trig-right-triangle-sum',
  objection: (given) =>
    squaresOf(given) ? null : 'No acute angle has such a ratio, or its sides are no roots of small numbers: check it.',
  solve: (given, manner) => {
    const { corners, asked, sign: operation } = given
    const [p, , r] = corners
    const squares = squaresOf(given)
    if (!squares) throw new Error('sumOfAcuteAngles: no triangle')
    const { sine, cosine, value } = valuesOf(squares, given)
    const [sin, cos] = [surdTex(sine), surdTex(cosine)]
    const known: readonly Step[] = [
      line('sides', sidesFrom(given, squares)),
      earns(
        0.5,
        says`So ${chain(`\\sin ${p}`, `\\cos ${r}`, sin)} and ${chain(`\\cos ${p}`, `\\sin ${r}`, cos)}`,
        'ratios',
      ),
    ]
    const lines: readonly Step[] =
      asked === 'sine'
        ? [
            earns(
              0.5,
              says`Hence ${chain(`\\sin ${p} \\cos ${r} ${operation} \\cos ${p} \\sin ${r}`, `${sin} \\times ${sin} ${operation} ${cos} \\times ${cos}`, surdTex(value))}.`,
            ),
          ]
        : [
            earns(
              0.5,
              says`${chain(`\\cos ${p} \\cos ${r} ${operation} \\sin ${p} \\sin ${r}`, `${cos} \\times ${sin} ${operation} ${sin} \\times ${cos}`)}`,
              'put',
            ),
            earns(
              0.5,
              says`Hence ${chain(`\\cos ${p} \\cos ${r} ${operation} \\sin ${p} \\sin ${r}`, surdTex(value))}.`,
            ),
          ]
    return { lines: manner ? lines : [...known, ...lines], key: surdText(value) }
  },
})
