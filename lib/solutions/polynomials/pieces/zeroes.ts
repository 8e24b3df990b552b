import { equals, fraction, isSquare, toTex, toText, type Fraction } from '../../../maths'
import { chain, says } from '../../claim'
import { line, type Line } from '../../line'
import { quadratic, quadraticObjection, type Quadratic as Polynomial } from '../../quadratic-equations/pieces/equation'
import { factorsWith } from '../../quadratic-equations/pieces/factors'
import {
  discriminantOfWhole,
  rationalRootsOf,
  surdPair,
  surdPairTex,
  surdPairText,
  type RootOrder,
  type SurdPair,
} from '../../quadratic-equations/pieces/formula'
import { inLowestTerms, sizeObjection } from '../../quadratic-equations/pieces/whole'
import { linear, shown, splitting } from './splitting'

/** ax² + bx + c in its letter. */
export interface Given extends Polynomial {
  readonly letter: string
}

/** Which zero comes first. */
export type Manner = RootOrder

export const given = (coefficients: readonly [number, number, number], letter = 'x'): Given => ({
  ...quadratic(...coefficients),
  letter,
})

export function zeroesObjection(polynomial: Polynomial): string | null {
  if (quadraticObjection(polynomial) !== null) return 'There is no square in it, so this is no quadratic polynomial.'
  const size = sizeObjection(polynomial)
  if (size !== null) return size
  const D = discriminantOfWhole(inLowestTerms(polynomial).coefficients)
  return D < 0
    ? 'This polynomial has no real zeroes: its graph does not meet the $x$-axis, since $b^2 - 4ac < 0$.'
    : null
}

/** Two rational zeroes, or the pair p ± q√m over r. */
export type Found =
  | { readonly kind: 'rational'; readonly zeroes: readonly [Fraction, Fraction]; readonly key: string }
  | { readonly kind: 'surd'; readonly pair: SurdPair; readonly key: string }

export interface Factorised {
  /** Up to the factors set to zero; the last is called 'zero'. */
  readonly lines: readonly Line[]
  readonly found: Found
}

/** By splitting the middle term, or by the formula where it does not split. */
export function zeroLines(polynomial: Given, manner?: Manner): Factorised {
  const { letter } = polynomial
  const { coefficients } = inLowestTerms(polynomial)
  const stated = shown([polynomial.a, polynomial.b, polynomial.c], letter)
  const whole = shown(coefficients, letter)
  const same = stated === whole ? [] : [line('same zeroes', `$${stated}$ has the same zeroes as $${whole}$`)]
  const D = discriminantOfWhole(coefficients)
  if (!isSquare(D)) return bySurds(coefficients, letter, same)
  const zeroes = rationalRootsOf(coefficients, manner)
  const factors = factorsWith(...zeroes)
  const [first, second] = [linear(factors.p, factors.q, letter), linear(factors.r, factors.s, letter)]
  return {
    lines: [
      ...same,
      ...splitting(factors, letter),
      line(
        'zero',
        first === second
          ? says`The value is zero when ${chain(first, '0')}`
          : says`The value is zero when ${chain(first, '0')} or ${chain(second, '0')}`,
      ),
    ],
    found: {
      kind: 'rational',
      zeroes,
      key: equals(...zeroes) ? toText(zeroes[0]) : zeroes.map(toText).join(', '),
    },
  }
}

function bySurds([a, b, c]: readonly [number, number, number], letter: string, same: readonly Line[]): Factorised {
  const D = discriminantOfWhole([a, b, c])
  const pair = surdPair([a, b, c])
  const shownB = b < 0 ? `(${b})` : `${b}`
  return {
    lines: [
      ...same,
      line(
        'discriminant',
        says`${chain('b^2 - 4ac', `${shownB}^2 - 4(${a})(${c})`, `${D}`)}, which is no perfect square`,
      ),
      line(
        'zero',
        says`The value is zero when ${chain(letter, '\\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}', `\\frac{${-b + 0} \\pm \\sqrt{${D}}}{${2 * a}}`)}`,
      ),
    ],
    found: { kind: 'surd', pair, key: surdPairText(pair) },
  }
}

/** The two zeroes in TeX. */
export const zeroesTex = (found: Found): readonly [string, string] =>
  found.kind === 'rational'
    ? [toTex(found.zeroes[0]), toTex(found.zeroes[1])]
    : [surdPairTex(found.pair, '+'), surdPairTex(found.pair, '-')]

/** The sum and the product of the zeroes that were found. */
export function sumAndProductOf(found: Found, { a, b, c }: Polynomial): readonly [sum: Fraction, product: Fraction] {
  if (found.kind === 'rational') {
    const [x, y] = found.zeroes
    return [fraction(x.n * y.d + y.n * x.d, x.d * y.d), fraction(x.n * y.n, x.d * y.d)]
  }
  return [fraction(-b.n * a.d, b.d * a.n), fraction(c.n * a.d, c.d * a.n)]
}
