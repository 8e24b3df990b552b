import { collinear, exactTex, exactText, samePlace, tupleTex } from './pieces/point'
import { averageTex, sectionAt, sectionFormula, sectionLines } from './pieces/section'
import type { Triangle } from './pieces/sides'
import { sign, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** P divides the median AD in m : n, from A on; m and n are whole. */
export interface Given extends Triangle {
  readonly m: Fraction
  readonly n: Fraction
  /** D is asked as well. */
  readonly both?: true
}

interface Manner {
  /** What stands at P: 'fountain'. */
  readonly noun?: string
}

function objection({ a, b, c, m, n }: Given): string | null {
  if (collinear(a.at, b.at, c.at) || samePlace(b.at, c.at))
    return 'The three points lie on one line and form no triangle.'
  return m.d === 1n && n.d === 1n && sign(m) > 0 && sign(n) > 0
    ? null
    : 'Give the ratio with two whole numbers that are more than zero.'
}

/** E.g. "A(4, 2), B(6, 5), C(1, 4): the median from A meets BC at D. Find P on AD with AP : PD = 2 : 1." */
export const pointOnMedian = worked<Given, Manner>({
  id: 'point-on-median',
  archetype: 'cg-section-point',
  objection,
  solve: ({ a, b, c, m, n, both }, { noun } = {}) => {
    const d = sectionAt(b.at, c.at, 1, 1)
    const point = sectionAt(a.at, d, m, n)
    return {
      lines: [
        earns(
          1,
          says`$D$ is the mid-point of $${b.name}${c.name}$, so ${chain('D', tupleTex(averageTex(b.at[0], c.at[0]), averageTex(b.at[1], c.at[1])), exactTex(d))}`,
        ),
        earns(
          0.5,
          `$P$ divides $${a.name}D$ in the ratio $${m.n} : ${n.n}$. Section formula: $P = ${sectionFormula}$`,
          'formula',
        ),
        ...sectionLines('P', a.at, d, m, n),
        earns(0.5, `Hence ${noun ? `the ${noun} $P$ is at` : '$P$ is the point'} $${exactTex(point)}$.`),
      ],
      key: both ? `${exactText(d)}, ${exactText(point)}` : exactText(point),
    }
  },
})
