import { equationChain } from './equation'
import { fraction, polynomialTex, sumTex, toTex, type Fraction } from '../../../maths'
import { chain, says, type Said } from '../../claim'
import { earns, line, type Line } from '../../line'

/** (px + q)(rx + s), with p and r positive. */
export interface Factors {
  readonly p: number
  readonly q: number
  readonly r: number
  readonly s: number
}

export const expanded = ({ p, q, r, s }: Factors): readonly [a: number, b: number, c: number] => [
  p * r,
  p * s + q * r,
  q * s,
]

export const rootsOf = ({ p, q, r, s }: Factors): readonly [Fraction, Fraction] => [fraction(-q, p), fraction(-s, r)]

/** (dx - n)(d'x - n') with the roots n/d and n'/d'. */
export const factorsWith = (first: Fraction, second: Fraction): Factors => ({
  p: Number(first.d),
  q: -Number(first.n),
  r: Number(second.d),
  s: -Number(second.n),
})

/** Whether both factors have the same root. */
export const sameRoot = ({ p, q, r, s }: Factors): boolean => p * s === q * r

/** The marks that the lines of a factorisation earn; a line that is not named earns nothing. */
export interface FactorMarks {
  readonly split?: number
  readonly factors?: number
  readonly roots?: number
}

/** Half a mark for splitting the middle term, half a mark for the factors. */
export const halfEach: FactorMarks = { split: 0.5, factors: 0.5 }

const worth = (name: string, marks: number, said: string | Said): Line =>
  marks === 0 ? line(name, said) : earns(marks, said, name)

/** From the factors to the roots: the lines 'zero' (for two different factors) and 'roots'. */
function rootLines(factors: Factors, marks: number): readonly Line[] {
  const [left, right] = rootsOf(factors).map(toTex)
  const [first, second] = [polynomialTex([factors.p, factors.q]), polynomialTex([factors.r, factors.s])]
  if (sameRoot(factors))
    return [
      worth(
        'roots',
        marks,
        first === 'x'
          ? `Both factors are $x$, so each root is $0$.`
          : says`Both factors are $${first}$, and ${chain(first, '0')} gives ${chain('x', left ?? '')}.`,
      ),
    ]
  return [
    line('zero', says`So ${chain(first, '0')} or ${chain(second, '0')}`),
    worth('roots', marks, says`This gives ${chain('x', left ?? '')} or ${chain('x', right ?? '')}.`),
  ]
}

/** The factors where nothing need be split: x is a common factor, or the terms are a difference of two squares. */
function plainFactors(factors: Factors, marks: number): readonly Line[] {
  const { p, q, r, s } = factors
  const [first, second] = [polynomialTex([p, q]), polynomialTex([r, s])]
  if (q * s !== 0)
    return [
      worth('factors', marks, says`Writing it as a difference of two squares: ${chain(`(${first})(${second})`, '0')}`),
    ]
  const other = q === 0 ? second : first
  const product = other === 'x' ? 'x \\times x' : `x(${other})`
  return [worth('factors', marks, says`Taking out the common factor $x$: ${chain(product, '0')}`)]
}

/**
 * The board's lines from ax² + bx + c = 0 to its roots, by splitting the middle term: 'numbers', 'split', 'factors', 'zero' (for two
 * different factors) and 'roots'.
 */
export function factorSteps(factors: Factors, marks: FactorMarks = {}): readonly Line[] {
  const { split: forSplit = 0, factors: forFactors = 0, roots: forRoots = 0 } = marks
  const { p, q, r, s } = factors
  const [a, b, c] = expanded(factors)
  if (b === 0 || c === 0) return [...plainFactors(factors, forSplit + forFactors), ...rootLines(factors, forRoots)]
  const [first, second] = [polynomialTex([p, q]), polynomialTex([r, s])]
  const split = sumTex([
    [a, 'x^2'],
    [p * s, 'x'],
    [q * r, 'x'],
    [c, ''],
  ])
  // The factor 1 is written out: it shows what is left when the bracket is taken out.
  const grouped = `${sumTex([[p, 'x']])}(${second}) ${q < 0 ? '-' : '+'} ${Math.abs(q)}(${second})`
  const product = a === 1 ? `$${c}$` : chain(`${a} \\times ${c < 0 ? `(${c})` : c}`, `${a * c}`)
  const factored = sameRoot(factors) ? `(${first})^2` : `(${first})(${second})`
  return [
    line('numbers', says`Two numbers with sum $${b}$ and product ${product} are $${p * s}$ and $${q * r}$.`),
    worth('split', forSplit, says`Splitting the middle term: ${chain(split, '0')}`),
    worth(
      'factors',
      forFactors,
      says`Taking out common factors: ${chain(grouped, '0')}, that is, ${chain(factored, '0')}`,
    ),
    ...rootLines(factors, forRoots),
  ]
}

/**
 * The same, for an equation in a story: (x - kept)(x + rejected) = 0, led by the equation itself, the line 'standard'. Half a mark
 * each for the equation in standard form, for splitting the middle term and for the factors, or as many as are named.
 */
export const storySteps = (
  kept: number,
  other: number,
  { standard = 0.5, ...marks }: FactorMarks & { readonly standard?: number } = halfEach,
): readonly Line[] => {
  const factors = { p: 1, q: -kept, r: 1, s: -other }
  return [
    worth('standard', standard, says`In standard form: ${equationChain(expanded(factors))}`),
    ...factorSteps(factors, marks),
  ]
}
