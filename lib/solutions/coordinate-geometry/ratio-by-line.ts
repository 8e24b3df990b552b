import { overTex, topTex } from './pieces/division'
import { linearStep } from './pieces/linear'
import { sameObjection, tupleTex, type NamedPoint } from './pieces/point'
import { lowestRatio, ratioTex, ratioText, type Ratio } from './pieces/ratio'
import {
  absolute,
  add,
  divide,
  equals,
  multiply,
  one,
  sign,
  subtract,
  sumTex,
  toTex,
  toText,
  type Fraction,
} from '../../maths'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

/** px + qy = c */
export interface LineEquation {
  readonly p: Fraction
  readonly q: Fraction
  readonly c: Fraction
}

interface Given {
  readonly line: LineEquation
  readonly a: NamedPoint
  readonly b: NamedPoint
  /** The k of k : 1 is asked, and not the ratio. */
  readonly k?: boolean
}

/** "2x + y = 4" */
export const lineTex = ({ p, q, c }: LineEquation): string =>
  `${sumTex([
    [p, 'x'],
    [q, 'y'],
  ])} = ${toTex(c)}`

/** px + qy at a point. */
const leftSide = ({ p, q }: LineEquation, { at: [x, y] }: NamedPoint): Fraction => add(multiply(p, x), multiply(q, y))

/** px + qy - c at a point: zero on the line, and of opposite sign on its two sides. */
const excess = (equation: LineEquation, point: NamedPoint): Fraction => subtract(leftSide(equation, point), equation.c)

export const lineRatio = ({ line: equation, a, b }: Given): Ratio =>
  lowestRatio(excess(equation, a), excess(equation, b))

function objection({ line: equation, a, b }: Given): string | null {
  if (sign(equation.p) === 0 && sign(equation.q) === 0) return 'That is no equation of a line.'
  const same = sameObjection(a, b)
  if (same !== null) return same
  const [first, second] = [a, b].map((point) => sign(excess(equation, point)))
  if (first === 0 || second === 0) return 'One of the two points lies on the line itself.'
  return first === second
    ? 'Both points lie on the same side of the line, so it does not cut the segment between them.'
    : null
}

/** "2(3k + 2) + (7k - 2)": px + qy times k + 1 at the point of ratio k : 1. */
function substituted({ line: { p, q }, a, b }: Given): string {
  const [x, y] = ([0, 1] as const).map((i) => topTex(b.at[i], a.at[i]))
  const times = (factor: Fraction) => (equals(factor, one) ? '' : toTex(factor))
  const first = sign(p) === 0 ? '' : equals(p, one) ? x : `${toTex(p).replace(/^-1$/, '-')}(${x})`
  if (sign(q) === 0) return `${first}`
  const second = `${times(absolute(q))}(${y})`
  if (first === '') return `${sign(q) < 0 ? '-' : ''}${second}`
  return `${first} ${sign(q) < 0 ? '-' : '+'} ${second}`
}

/** "k + 1", "-4(k + 1)", "0". */
const rightSide = (c: Fraction): string => {
  if (sign(c) === 0) return '0'
  if (equals(c, one)) return 'k + 1'
  return `${sign(c) < 0 ? '-' : ''}${equals(absolute(c), one) ? '' : toTex(absolute(c))}(k + 1)`
}

/** E.g. "Determine the ratio in which the line 2x + y = 4 divides the line segment joining A(2, -2) and B(3, 7)." */
export const ratioByLine = worked<Given>({
  id: 'ratio-by-line',
  archetype: 'cg-ratio-line',
  objection,
  solve: (given) => {
    const { line: equation, a, b } = given
    const { c } = equation
    const [onA, onB] = [leftSide(equation, a), leftSide(equation, b)]
    const ratio = lineRatio(given)
    const name = `${a.name}${b.name}`
    return {
      lines: [
        `Let the line meet $${name}$ at $P$ and let $${a.name}P : P${b.name} = k : 1$.`,
        earns(
          1,
          says`By the section formula, ${chain('P', tupleTex(overTex(b.at[0], a.at[0]), overTex(b.at[1], a.at[1])))}`,
          'formula',
        ),
        `$P$ lies on $${lineTex(equation)}$, so its coordinates satisfy this equation.`,
        earns(
          1,
          says`Substituting and multiplying by $k + 1$, ${chain(substituted(given), rightSide(c))}`,
          'substituted',
        ),
        line('opened', says`Opening the brackets, ${chain(topTex(onB, onA), topTex(c, c))}`),
        earns(0.5, linearStep('Collecting the terms, ', subtract(onB, c), 'k', subtract(c, onA)), 'solved'),
        earns(0.5, `Hence the line divides $${name}$ in the ratio $${ratioTex(ratio)}$.`),
      ],
      key: given.k ? toText(divide(...ratio)) : ratioText(ratio),
    }
  },
})
