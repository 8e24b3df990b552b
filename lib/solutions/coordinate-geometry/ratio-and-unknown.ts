import { betweenObjection } from './pieces/division'
import { halfKnownTex, type HalfKnown } from './pieces/half-known'
import { namedTex, sameObjection, type NamedPoint } from './pieces/point'
import { ratioText } from './pieces/ratio'
import { ratioOnSegment, segmentRatioLines, unknownLines, unknownValue } from './unknown-on-segment'
import { toText } from '../../maths'
import { worked } from '../solution'

interface Given {
  readonly a: NamedPoint
  readonly b: NamedPoint
  readonly p: HalfKnown
}

/** E.g. "In what ratio does P(k, 3) divide the segment joining A(2, -1) and B(9, 6)? Find k too." */
export const ratioAndUnknown = worked<Given>({
  id: 'ratio-and-unknown',
  archetype: 'cg-ratio-of-point',
  objection: ({ a, b, p }) =>
    sameObjection(a, b) ?? betweenObjection({ a, b, name: p.name, known: p.known, by: p.unknown === 'x' ? 1 : 0 }),
  solve: (given) => ({
    lines: [
      `Given: $${namedTex(given.a)}$, $${namedTex(given.b)}$ and $${halfKnownTex(given.p)}$.`,
      ...segmentRatioLines(given),
      ...unknownLines(given),
    ],
    key: `${ratioText(ratioOnSegment(given))}, ${given.p.letter} = ${toText(unknownValue(given))}`,
  }),
})
