import { equationChain, quadraticObjection, type Quadratic } from './pieces/equation'
import { discriminantOfWhole, rationalRootsOf, surdPair, surdPairTex, surdPairText } from './pieces/formula'
import { noRealRoots, noRealRootsLine, rootsLine, rootsText } from './pieces/roots'
import { inLowestTerms, sizeObjection, type Whole } from './pieces/whole'
import {
  absolute,
  add,
  fraction,
  isSquare,
  multiply,
  negate,
  polynomialTex,
  sign,
  toTex,
  type Fraction,
} from '../../maths'
import { chain, says } from '../claim'
import { earns, line, type Step } from '../line'
import { worked, type Solution } from '../solution'

const signed = (value: Fraction): string => `${sign(value) < 0 ? '-' : '+'} ${toTex(absolute(value))}`
const square = (value: Fraction): string => `\\left(${toTex(value)}\\right)^2`

/** The roots where the square of x + h is this value. */
function rooted([a, b, c]: Whole, h: Fraction, value: Fraction): Solution {
  const base = sign(h) === 0 ? 'x' : `x ${signed(h)}`
  if (sign(value) < 0)
    return {
      lines: ['The square of a real number is never negative.', earns(0.5, noRealRootsLine)],
      key: noRealRoots,
    }
  const size = discriminantOfWhole([a, b, c])
  if (!isSquare(size)) {
    const pair = surdPair([a, b, c])
    const step = sign(h) === 0 ? '' : `, so $x = ${toTex(negate(h))} \\pm \\sqrt{${toTex(value)}}$`
    return {
      lines: [
        earns(0.5, `Taking square roots: $${base} = \\pm\\sqrt{${toTex(value)}}$${step}`, 'square roots'),
        earns(0.5, `Hence the roots are $${surdPairTex(pair, '+')}$ and $${surdPairTex(pair, '-')}$.`),
      ],
      key: surdPairText(pair),
    }
  }
  const roots = rationalRootsOf([a, b, c])
  const root = absolute(add(roots[0], h))
  const taken =
    sign(value) === 0
      ? says`So ${chain(base, '0')}.`
      : `Taking square roots: $${base} = \\pm ${toTex(root)}$${sign(h) === 0 ? '' : `, so $x = ${toTex(negate(h))} \\pm ${toTex(root)}$`}`
  return {
    lines: [earns(0.5, taken, 'square roots'), earns(0.5, rootsLine(...roots))],
    key: rootsText(...roots),
  }
}

/** E.g. "Solve 2x² − 5x + 3 = 0 by the method of completing the square." */
export const completingTheSquare = worked<Quadratic>({
  id: 'completing-the-square',
  archetype: 'qe-formula-irrational',
  objection: (given) => quadraticObjection(given) ?? sizeObjection(given),
  solve: (given) => {
    const { coefficients, lines } = inLowestTerms(given)
    const [a, b, c] = coefficients
    const [p, q] = [fraction(b, a), fraction(c, a)]
    const h = fraction(b, 2 * a)
    const value = add(multiply(h, h), negate(q))
    const divided: readonly Step[] =
      a === 1 ? [] : [line('divided', says`Dividing by $${a}$: ${equationChain([1, p, q])}`)]
    const moved: readonly Step[] =
      c === 0 ? [] : [line('moved', says`So ${chain(polynomialTex([1, p, 0]), toTex(negate(q)))}`)]
    const completed: readonly Step[] =
      b === 0
        ? []
        : [
            earns(
              1,
              `Half the coefficient of $x$ is $${toTex(h)}$. Adding $${square(h)}$ to both sides: $x^2 ${sign(p) < 0 ? '-' : '+'} ${polynomialTex([absolute(p), 0])} + ${square(h)} = ${sign(q) === 0 ? '' : toTex(negate(q))}${sign(q) === 0 ? '' : ' + '}${square(h)}$`,
              'completed',
            ),
            line('square', says`So ${chain(`\\left(x ${signed(h)}\\right)^2`, toTex(value))}`),
          ]
    const { lines: rest, key } = rooted(coefficients, h, value)
    return {
      lines: [
        says`Given: ${equationChain([given.a, given.b, given.c])}`,
        ...lines,
        ...divided,
        ...moved,
        ...completed,
        ...rest,
      ],
      key,
    }
  },
})
