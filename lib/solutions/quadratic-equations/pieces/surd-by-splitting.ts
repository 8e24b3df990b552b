import { fraction, sumTex, surd, surdTex, surdText, type Surd } from '../../../maths'
import { chain, says } from '../../claim'
import { earns, line } from '../../line'
import type { Solution } from '../../solution'
import { surdEquationTex, type SurdEquation } from './surd-equation'

/** "7\sqrt{3}", "(-\sqrt{3})": after a multiplication sign. */
const factor = (c: number, root: string): string => {
  const shown = sumTex([[c, root]])
  return c < 0 ? `(${shown})` : shown
}

/** By splitting the middle term into `first`, which is mk, and n: √k x(x + m√k) + n(x + m√k). */
export function bySplitting(given: SurdEquation, [first, n]: readonly [number, number]): Solution {
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
      says`Given: ${chain(surdEquationTex(given), '0')}`,
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
