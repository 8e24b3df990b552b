import { rootsLine, rootsText, noRealRoots, noRealRootsLine } from './roots'
import type { Whole } from './whole'
import { equals, fraction, gcd, isSquare, simplifyRoot, type Fraction } from '../../../maths'
import { chain, says } from '../../claim'
import { earns, line, type Step } from '../../line'
import type { Solution } from '../../solution'

/** (p ± q√m)/r, in lowest terms, with q and r positive. */
export interface SurdPair {
  readonly p: number
  readonly q: number
  readonly m: number
  readonly r: number
}

export const discriminantOfWhole = ([a, b, c]: Whole): number => b * b - 4 * a * c

/** The roots by the formula, for a positive discriminant. */
export function surdPair([a, b, c]: Whole): SurdPair {
  const { outside, inside } = simplifyRoot(discriminantOfWhole([a, b, c]))
  const common = gcd(b, outside, 2 * a)
  const turn = Math.sign(a)
  return { p: (-b / common) * turn + 0, q: outside / common, m: inside, r: (2 * a * turn) / common }
}

/** "(5 ± √13)/6", "2√3, -2√3": the grammar of answers. */
export function surdPairText({ p, q, m, r }: SurdPair): string {
  const root = `${q === 1 ? '' : q}√${m}`
  const over = (top: string) => (r === 1 ? top : `(${top})/${r}`)
  return p === 0 ? `${over(root)}, ${over(`-${root}`)}` : over(`${p} ± ${root}`)
}

/** "\frac{5 \pm \sqrt{13}}{6}" */
export function surdPairTex({ p, q, m, r }: SurdPair, between = '\\pm'): string {
  const root = `${q === 1 ? '' : q}\\sqrt{${m}}`
  const top = p !== 0 ? `${p} ${between} ${root}` : `${between === '+' ? '' : between}${root}`
  return r === 1 ? top : `\\frac{${top}}{${r}}`
}

const minusB = (b: number): string => (b < 0 ? `-(${b})` : `-${b}`)

/** From a positive discriminant that is no perfect square to the two roots. */
export function irrationalLines([a, b, c]: Whole): readonly Step[] {
  const D = discriminantOfWhole([a, b, c])
  const { outside, inside } = simplifyRoot(D)
  const pair = surdPair([a, b, c])
  const raw = surdPairTex({ p: -b + 0, q: outside, m: inside, r: 2 * a })
  const lowest = pair.p === -b && pair.r === 2 * a
  return [
    earns(0.5, says`Since $D > 0$, the roots are real: ${chain('x', '\\frac{-b \\pm \\sqrt{D}}{2a}')}`, 'formula'),
    ...(outside === 1
      ? []
      : [
          line(
            'root of D',
            says`Since ${chain(`${D}`, `${outside}^2 \\times ${inside}`)}, we have ${chain('\\sqrt{D}', `${outside}\\sqrt{${inside}}`)}.`,
          ),
        ]),
    earns(1, says`${chain('x', `\\frac{${minusB(b)} \\pm \\sqrt{${D}}}{2(${a})}`, raw)}`, 'substituted'),
    ...(lowest
      ? []
      : [
          line(
            'lowest terms',
            says`Dividing numerator and denominator by the common factor: ${chain('x', surdPairTex(pair))}`,
          ),
        ]),
    earns(0.5, `Hence the roots are $${surdPairTex(pair, '+')}$ and $${surdPairTex(pair, '-')}$.`),
  ]
}

/** Which of the two roots is written first; the one with the sign + where nothing is chosen. */
export interface RootOrder {
  readonly first: Fraction
}

/** The two roots, for a discriminant that is the square of a whole number. */
export function rationalRootsOf([a, b, c]: Whole, order?: RootOrder): readonly [Fraction, Fraction] {
  const size = Math.round(Math.sqrt(discriminantOfWhole([a, b, c])))
  const [plus, minus] = [fraction(-b + size, 2 * a), fraction(-b - size, 2 * a)]
  return order && equals(order.first, minus) ? [minus, plus] : [plus, minus]
}

/** From such a discriminant to the roots, by the formula. */
function rationalLines([a, b, c]: Whole, first: Fraction, second: Fraction): readonly Step[] {
  const D = discriminantOfWhole([a, b, c])
  const size = Math.round(Math.sqrt(D))
  const last = earns(0.5, rootsLine(first, second))
  if (D === 0)
    return [
      earns(0.5, 'Since $D = 0$, the equation has two equal real roots.', 'nature'),
      earns(
        0.5,
        says`Each root is ${chain('\\frac{-b}{2a}', `\\frac{${minusB(b)}}{2(${a})}`, `\\frac{${-b + 0}}{${2 * a}}`)}.`,
        'formula',
      ),
      last,
    ]
  return [
    earns(0.5, 'Since $D > 0$, the equation has two distinct real roots.', 'nature'),
    earns(
      0.5,
      says`${chain('x', '\\frac{-b \\pm \\sqrt{D}}{2a}', `\\frac{${minusB(b)} \\pm \\sqrt{${D}}}{2(${a})}`, `\\frac{${-b + 0} \\pm ${size}}{${2 * a}}`)}`,
      'formula',
    ),
    line(
      'both signs',
      says`With the sign $+$: ${chain('x', `\\frac{${-b + size}}{${2 * a}}`)}. With the sign $-$: ${chain('x', `\\frac{${-b - size}}{${2 * a}}`)}.`,
    ),
    last,
  ]
}

const noneLines: readonly Step[] = [
  earns(0.5, 'Here $D < 0$.', 'nature'),
  '$\\sqrt{D}$ is not a real number, so the formula gives no real value of $x$.',
  earns(0.5, noRealRootsLine),
]

/** From the discriminant to the roots, whatever it is. */
export function afterDiscriminant(coefficients: Whole, order?: RootOrder): Solution {
  const D = discriminantOfWhole(coefficients)
  if (D < 0) return { lines: noneLines, key: noRealRoots }
  if (!isSquare(D)) return { lines: irrationalLines(coefficients), key: surdPairText(surdPair(coefficients)) }
  const roots = rationalRootsOf(coefficients, order)
  return { lines: rationalLines(coefficients, ...roots), key: rootsText(...roots) }
}
