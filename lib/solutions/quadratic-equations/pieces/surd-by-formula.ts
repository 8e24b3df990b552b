import { fraction, isSquare, simplifyRoot, sumTex, surd, surdTex, surdText } from '../../../maths'
import { chain, says } from '../../claim'
import { line } from '../../line'
import type { Solution } from '../../solution'
import { noRealRoots, noRealRootsLine } from './roots'
import { discriminantOf, surdEquationTex, type SurdEquation } from './surd-equation'

/** Where D is a square, the roots are multiples of √k. */
function byWholeRoot({ k, b, c }: SurdEquation, opening: Solution['lines']): Solution {
  const r = Math.round(Math.sqrt(discriminantOf({ k, b, c })))
  const roots = [r - b, -r - b].map((top) => surd(fraction(top, 2 * k), k))
  const shown = roots.map((root) => `$x = ${surdTex(root)}$`).join(' or ')
  return {
    lines: [
      ...opening,
      says`${chain('x', '\\frac{-b \\pm \\sqrt{D}}{2a}', `\\frac{${-b} \\pm ${r}}{2\\sqrt{${k}}}`)}`,
      `Taking the two signs in turn, and making the denominators rational: ${shown}.`,
    ],
    key: roots.map((root) => surdText(root)).join(', '),
  }
}

/** By the formula, for a middle term that does not split: (−b√k ± √(kD))/2k. */
export function byFormula(given: SurdEquation): Solution {
  const { k, b, c } = given
  const D = discriminantOf(given)
  const root = `\\sqrt{${k}}`
  const opening = [
    says`Given: ${chain(surdEquationTex(given), '0')}`,
    line(
      'discriminant',
      says`${chain('D', 'b^2 - 4ac', `${b < 0 ? `(${b})` : b}^2 - 4(${root})(${sumTex([[c, root]])})`, `${b * b} ${c < 0 ? '+' : '-'} ${Math.abs(4 * k * c)}`, `${D}`)}`,
    ),
  ]
  if (D < 0) return { lines: [...opening, 'Here $D < 0$.', noRealRootsLine], key: noRealRoots }
  if (D > 0 && b !== 0 && isSquare(D)) return byWholeRoot(given, opening)
  const top = sumTex([[-b, root]])
  const { outside, inside } = simplifyRoot(Math.max(k * D, 1))
  const away = D === 0 ? '' : ` ± ${outside === 1 ? '' : outside}${inside === 1 ? '' : `√${inside}`}`
  const shownAway = D === 0 ? '' : ` \\pm ${surdTex(surd(1, k * D))}`
  const plain = surdText(surd(-b, k))
  const before = b === 0 ? '' : plain
  const key =
    D === 0
      ? surdText(surd(fraction(-b, 2 * k), k))
      : b === 0
        ? [1, -1].map((sign) => surdText(surd(fraction(sign, 2 * k), k * D))).join(', ')
        : `(${before}${away})/${2 * k}`
  return {
    lines: [
      ...opening,
      says`${chain('x', '\\frac{-b \\pm \\sqrt{D}}{2a}', `\\frac{${-b + 0} \\pm \\sqrt{${D}}}{2${root}}`)}`,
      says`Multiplying the numerator and the denominator by $${root}$: ${chain('x', `\\frac{${b === 0 ? '' : top}${shownAway}}{${2 * k}}`)}`,
      D === 0
        ? `Hence the equation has two equal roots, each $${surdTex(surd(fraction(-b, 2 * k), k))}$.`
        : says`Hence ${chain('x', `\\frac{${b === 0 ? '' : top}${shownAway}}{${2 * k}}`)}.`,
    ],
    key,
  }
}
