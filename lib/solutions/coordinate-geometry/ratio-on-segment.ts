import { betweenObjection } from './pieces/division'
import type { HalfKnown } from './pieces/half-known'
import { sameObjection, type NamedPoint } from './pieces/point'
import { ratioText } from './pieces/ratio'
import { ratioOnSegment as ratioOf, segmentRatioLines } from './unknown-on-segment'
import { worked } from '../solution'

/** A point of the segment AB one of whose coordinates is a letter. */
interface Given {
  readonly a: NamedPoint
  readonly b: NamedPoint
  readonly p: HalfKnown
}

/** E.g. "The point P(2, y) lies on the line segment joining A(-1, 3) and B(8, -6). In what ratio does P divide AB?" */
export const ratioOnSegment = worked<Given>({
  id: 'ratio-on-segment',
  archetype: 'cg-ratio-of-point',
  objection: ({ a, b, p }) =>
    sameObjection(a, b) ?? betweenObjection({ a, b, name: p.name, known: p.known, by: p.unknown === 'x' ? 1 : 0 }),
  solve: (given) => ({ lines: segmentRatioLines(given), key: ratioText(ratioOf(given)) }),
})
