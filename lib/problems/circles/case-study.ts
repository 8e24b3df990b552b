import { touchingParts } from './pieces/touching-parts'
import { touchingScenes } from './pieces/touching-scenes'
import { polar, tangentMeet } from './pieces/drawing'
import { measured } from './pieces/measured'
import { distinctSlips } from '../slips/distinct-slips'
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
  version: 2,
  topic: 'circles',
  archetypes: ['cir-case-study'],
  difficulty: 'medium',
  marks: 4,
  draw: (random) => {
    const [p, q, d] = random.pick(triples)
    const scale = d < 15 ? random.integer(1, 3) : 1
    const [r, t] = random.shuffle([p * scale, q * scale])
    return { scene: random.pick(touchingScenes), r: r ?? p, t: t ?? q, d: d * scale }
  },
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
        'For (ii) use the angle sum of the quadrilateral $OAPB$.',
        'For (iii) cut the quadrilateral along $OP$ into two right triangles.',
      ],
      explanation:
        'The two right angles at the points of contact answer all three parts: a right triangle for the length, the angle sum, and two equal right triangles for the area.',
    }
  },
  crossCheck: ({ r, d }) => {
    const half = Math.asin(r / d)
    const tangent = d * Math.cos(half)
    const degrees = (2 * (half + Math.acos(r / d)) * 180) / Math.PI
    // The diagonals OP and AB of the kite are perpendicular.
    const chord = 2 * tangent * Math.sin(half)
    return [tangent, degrees, (d * chord) / 2].map(measured)
  },
  slips: ({ r, t, d }) => [
    ...distinctSlips(`${t}`, [
      { part: '(i)', response: `${d - r}`, note: 'Use the Pythagoras theorem, not the difference.', step: 'tangent' },
    ]),
    {
      part: '(ii)',
      response: '360',
      note: 'Two of the four angles of the quadrilateral are right angles: leave them out of the sum.',
      step: 'sum',
    },
    ...distinctSlips(`${r * t}`, [
      {
        part: '(iii)',
        response: `${(r * t) / 2}`,
        note: 'That is one of the two triangles; the quadrilateral has two.',
        step: 'halves',
      },
      {
        part: '(iii)',
        response: `${r * d}`,
        note: 'The sides at the right angle are the radius and the tangent; OP is the hypotenuse.',
        step: 'area',
      },
    ]),
  ],
})
