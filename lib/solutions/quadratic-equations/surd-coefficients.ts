import { isSquare, isSquareFree, fraction, simplifyRoot, sumTex, surd, surdTex, surdText, type Surd } from '../../maths'
import { noRealRoots, noRealRootsLine } from './pieces/roots'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { worked, type Solution } from '../solution'

/** √k x² + bx + c√k = 0. */
export interface Given {
  readonly k: number
  readonly b: number
  readonly c: number
}

/** The two parts of bx; `first` is written first. */
export interface SplitOrder {
  readonly first: number
}

const discriminantOf = ({ k, b, c }: Given): number => b * b - 4 * k * c

/** The numbers with the sum b and the product kc; the first is a multiple of k. null where there are none. */
function splitOf(given: Given, order: SplitOrder | undefined): readonly [number, number] | null {
  const { k, b } = given
  const D = discriminantOf(given)
  if (!isSquare(D)) return null
  const [more, less] = [(b + Math.sqrt(D)) / 2, (b - Math.sqrt(D)) / 2]
  const ready = [more, less].filter((value) => value % k === 0)
  const first = ready.find((value) => value === order?.first) ?? ready[0]
  return first === undefined ? null : [first, b - first]
}

const tex = ({ k, b, c }: Given): string =>
  sumTex([
    [1, `\\sqrt{${k}}x^2`],
    [b, 'x'],
    [c, `\\sqrt{${k}}`],
  ])

/** "7\sqrt{3}", "(-\sqrt{3})": after a multiplication sign. */
const factor = (c: number, root: string): string => {
  const shown = sumTex([[c, root]])
  return c < 0 ? `(${shown})` : shown
}

/** By splitting the middle term into `first`, which is mk, and n: √k x(x + m√k) + n(x + m√k). */
function bySplitting(given: Given, [first, n]: readonly [number, number]): Solution {
  const { k, b, c } = given
  const m = first / k
  const root = `\\sqrt{${k}}`
  const [one, other] = [surd(-m, k), surd(fraction(-n, k), k)]
  const left = sumTex([
    [1, `${root}x`],
    [n, ''],
  ])
  const right = sumTex([
    [1, 'x'],
    [m, root],
  ])
  const split = sumTex([
    [1, `${root}x^2`],
    [first, 'x'],
    [n, 'x'],
    [c, root],
  ])
  const grouped = `${root}x(${right})${n < 0 ? ' - ' : ' + '}${Math.abs(n)}(${right})`
  return {
    lines: [
      says`Given: ${chain(tex(given), '0')}`,
      earns(
        0.5,
        {
          text: `Product $ac = ${root} \\times ${factor(c, root)} = ${k * c}$; sum $= ${b}$. The two numbers are $${first}$ and $${n}$.`,
          claim: [{ sides: ['ac', `${root} \\times ${factor(c, root)}`, `${k * c}`] }],
        },
        'numbers',
      ),
      earns(0.5, says`Splitting the middle term: ${chain(split, '0')}`, 'split'),
      says`Since ${chain(`${k}`, `${root} \\times ${root}`)}, the first two terms have the common factor $${root}x$ and the last two the factor $${n}$.`,
      line('grouped', says`Taking out common factors: ${chain(grouped, '0')}`),
      earns(1, says`${chain(`(${left})(${right})`, '0')}`, 'factors'),
      line('zero', says`So ${chain(left, '0')} or ${chain(right, '0')}`),
      earns(0.5, says`The second of these gives ${chain('x', surdTex(one))}.`, 'second root'),
      earns(
        0.5,
        says`The first gives ${chain('x', `${n > 0 ? '-' : ''}\\frac{${Math.abs(n)}}{${root}}`, surdTex(other))}, after multiplying the numerator and the denominator by $${root}$.`,
        'first root',
      ),
      closing(one, other),
    ],
    key: `${surdText(one)}, ${surdText(other)}`,
  }
}

const closing = (one: Surd, other: Surd): string => `Hence the roots are $${surdTex(one)}$ and $${surdTex(other)}$.`

/** By the formula, for a middle term that does not split: (−b√k ± √(kD))/2k. */
function byFormula(given: Given): Solution {
  const { k, b, c } = given
  const D = discriminantOf(given)
  const root = `\\sqrt{${k}}`
  const opening = [
    says`Given: ${chain(tex(given), '0')}`,
    line(
      'discriminant',
      says`${chain('D', 'b^2 - 4ac', `${b < 0 ? `(${b})` : b}^2 - 4(${root})(${sumTex([[c, root]])})`, `${b * b} ${c < 0 ? '+' : '-'} ${Math.abs(4 * k * c)}`, `${D}`)}`,
    ),
  ]
  if (D < 0) return { lines: [...opening, 'Here $D < 0$.', noRealRootsLine], key: noRealRoots }
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

function objection({ k, b, c }: Given): string | null {
  if (![k, b, c].every(Number.isInteger)) return 'Write the coefficients with whole numbers beside the root.'
  if (k < 2 || !isSquareFree(k)) return 'Take square factors out of the root first.'
  if (c === 0) return 'There is no constant term: take out the factor $x$.'
  return Math.max(k, Math.abs(b), Math.abs(c)) > 1000
    ? 'These numbers are too large for a worked solution: try smaller ones.'
    : null
}

/** E.g. "Find the roots of √3x² + 10x + 7√3 = 0." */
export const surdCoefficients = worked<Given, SplitOrder>({
  id: 'surd-coefficients',
  archetype: 'qe-surd-coeff',
  objection,
  solve: (given, order) => {
    const split = given.b === 0 ? null : splitOf(given, order)
    return split ? bySplitting(given, split) : byFormula(given)
  },
})
