import { otherLast } from '../other-last'
import { touchingParts, touchingSlips } from './pieces/touching-parts'
import { touchingScenes } from './pieces/touching-scenes'
import { polar, tangentMeet } from './pieces/drawing'
import { measured } from './pieces/measured'
import { template } from '../template'

const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
] as const

/** E.g. "A circular park of radius 20 m, a gate 29 m from its centre, two touching paths: (i) length (ii) an angle sum (iii) area of OAPB." */
export const circleCase = template({
  id: 'cir-park-wheel-pulley',
  version: 4,
  topic: 'circles',
  archetypes: ['cir-case-study'],
  difficulty: 'medium',
  marks: 4,
  draw: (random) => {
    const [p, q, d] = random.pick(triples)
    const scale = d < 15 ? random.integer(1, 3) : 1
    const [r, t] = random.shuffle([p * scale, q * scale])
    return {
      scene: random.pick(touchingScenes),
      r: r ?? p,
      t: t ?? q,
      d: d * scale,
      second: random.pick(['around', 'nearest'] as const),
      last: random.pick(['area', 'third'] as const),
    }
  },
  things: ({ r, t, d }) =>
    [r, t, d].map((size) => ({ name: 'the radius, a tangent or the distance', size, least: 3, most: 45 })),
  otherwise: (draw) => otherLast(draw, 'area', 'third'),
  pose: (draw) => {
    const {
      scene: { lead, unit },
      r,
      d,
    } = draw
    const angle = (Math.acos(r / d) * 180) / Math.PI
    return {
      question: lead(r, d),
      parts: touchingParts(draw),
      figure: {
        kind: 'sketch',
        points: { O: [0, 0], A: polar(4, angle), B: polar(4, -angle), P: tangentMeet(4, -angle, angle) },
        dots: ['O'],
        circles: [{ centre: 'O', radius: 4 }],
        segments: [
          { from: 'P', to: 'A' },
          { from: 'P', to: 'B' },
          { from: 'O', to: 'A', label: `${r} ${unit}` },
          { from: 'O', to: 'B' },
          { from: 'O', to: 'P', label: `${d} ${unit}`, dashed: true },
        ],
        description: `A circle with centre O and radius ${r} ${unit}; the tangents PA and PB from P, which is ${d} ${unit} from O.`,
      },
      hints: [
        'Which angle does the radius $OA$ make with the tangent $PA$?',
        draw.second === 'around'
          ? 'For (ii): which sides of the quadrilateral $OAPB$ are equal?'
          : 'For (ii): where does $OP$ meet the circle?',
        draw.last === 'area'
          ? 'For (iii) cut the quadrilateral along $OP$ into two right triangles.'
          : 'For (iii) look for equal tangents from $C$ and from $D$.',
      ],
      explanation:
        'Radius and tangent make a right angle, and tangents from one point are equal: these two facts answer all the parts.',
    }
  },
  crossCheck: ({ r, d, second, last }) => {
    const half = Math.asin(r / d)
    const tangent = d * Math.cos(half)
    // The diagonals OP and AB of the kite are perpendicular.
    const chord = 2 * tangent * Math.sin(half)
    return [
      tangent,
      second === 'around' ? r + tangent + tangent + r : d - r,
      last === 'area' ? (d * chord) / 2 : tangent + tangent,
    ].map(measured)
  },
  slips: touchingSlips,
})
