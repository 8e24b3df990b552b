import { collinear, exactText, namedTex, sameObjection, squareBetween, type NamedPoint } from './pieces/point'
import { rootObjection } from './pieces/root'
import { sectionAt, sectionLines } from './pieces/section'
import { sideBetween } from './pieces/sides'
import { add, divide, sign, type Fraction } from '../../maths'
import { says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

/** Two points that divide the sides from one corner of a triangle in one ratio; they, or how their distance is to the third side. */
export interface CutTwoSides {
  /** The common corner first. */
  readonly corners: readonly [NamedPoint, NamedPoint, NamedPoint]
  /** What the points on the first and on the second side are called. */
  readonly names: readonly [string, string]
  /** The ratio counted from the common corner, in whole numbers. */
  readonly ratio: readonly [m: Fraction, n: Fraction]
  readonly asked: 'points' | 'ratio'
}

function pointsOf({
  corners: [a, b, c],
  names: [d, e],
  ratio: [m, n],
}: CutTwoSides): readonly [NamedPoint, NamedPoint] {
  return [
    { name: d, at: sectionAt(a.at, b.at, m, n) },
    { name: e, at: sectionAt(a.at, c.at, m, n) },
  ]
}

function objection(given: CutTwoSides): string | null {
  const { corners, ratio } = given
  const [a, b, c] = corners
  const same = sameObjection(a, b) ?? sameObjection(b, c) ?? sameObjection(c, a)
  if (same !== null) return same
  if (ratio.some((term) => sign(term) <= 0 || term.d !== 1n))
    return 'The terms of the ratio must be whole numbers, more than $0$.'
  if (collinear(a.at, b.at, c.at)) return 'The three points lie on one line: they are no corners of a triangle.'
  const [d, e] = pointsOf(given)
  return rootObjection(squareBetween(b.at, c.at)) ?? rootObjection(squareBetween(d.at, e.at))
}

/** E.g. "D and E divide the sides AB and AC of a triangle in the ratio 1 : 2. Find D and E, and the ratio DE : BC." */
export const cutTwoSides = worked<CutTwoSides>({
  id: 'cut-two-sides',
  archetype: 'cg-section-point',
  objection,
  solve: (given) => {
    const {
      corners: [a, b, c],
      names,
      ratio: [m, n],
      asked,
    } = given
    const [d, e] = pointsOf(given)
    if (asked === 'points')
      return {
        key: `${exactText(d.at)}, ${exactText(e.at)}`,
        lines: [
          ...sectionLines(names[0], a.at, b.at, m, n),
          ...sectionLines(names[1], a.at, c.at, m, n),
          `Hence the points are $${namedTex(d)}$ and $${namedTex(e)}$.`,
        ],
      }
    const [small, large] = [sideBetween(d, e), sideBetween(b, c)]
    const share = divide(m, add(m, n))
    return {
      key: `${share.n}:${share.d}`,
      lines: [
        earns(0.5, says`${small.found}`, small.name),
        line(large.name, says`${large.found}`),
        earns(
          0.5,
          `Hence $${small.name} : ${large.name} = ${small.tex} : ${large.tex} = ${share.n} : ${share.d}$.`,
          'ratio',
        ),
      ],
    }
  },
})
