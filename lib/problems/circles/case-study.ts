import { polar, tangentMeet } from './pieces/drawing'
import { measured } from './pieces/measured'
import { distinctSlips } from '../slips/distinct-slips'
import { chain, earns, equals, says, template, type PosedPart } from '../template'

const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
] as const

interface Scene {
  readonly lead: (r: number, d: number) => string
  readonly line: string
  readonly unit: string
}

const scenes: readonly Scene[] = [
  {
    lead: (r, d) =>
      `A circular park has its centre at $O$ and a radius of $${r}$ m. From a gate $P$, which is $${d}$ m from $O$, two straight paths $PA$ and $PB$ are laid so that they just touch the park at $A$ and $B$.`,
    line: 'path $PA$',
    unit: 'm',
  },
  {
    lead: (r, d) =>
      `A giant wheel with centre $O$ has a radius of $${r}$ m. From a point $P$, $${d}$ m away from $O$ in the plane of the wheel, two tight wires $PA$ and $PB$ touch the wheel at $A$ and $B$.`,
    line: 'wire $PA$',
    unit: 'm',
  },
  {
    lead: (r, d) =>
      `A pulley of radius $${r}$ cm has its centre at $O$. A string passes round it and leaves it at $A$ and $B$; both ends are pulled tight and meet at $P$, $${d}$ cm from $O$.`,
    line: 'straight part $PA$ of the string',
    unit: 'cm',
  },
]

interface Draw {
  readonly scene: Scene
  /** Radius, tangent, distance of P from the centre. */
  readonly r: number
  readonly t: number
  readonly d: number
}

const partsOf = ({ scene: { line: name, unit }, r, t, d }: Draw): readonly PosedPart[] => [
  {
    label: '(i)',
    ask: `Find the length of the ${name}.`,
    rule: { kind: 'number', expected: `${t}`, unit },
    steps: [
      earns(0.5, '$OA \\perp PA$ and $OB \\perp PB$ (radius and tangent).'),
      earns(
        0.5,
        says`In right triangle $OAP$, ${chain('PA', '\\sqrt{OP^2 - OA^2}', `\\sqrt{${d}^2 - ${r}^2}`, `\\sqrt{${t * t}}`, `${t}`)} ${unit}`,
        'tangent',
      ),
    ],
  },
  {
    label: '(ii)',
    ask: 'Find $\\angle APB + \\angle AOB$ in degrees.',
    rule: { kind: 'number', expected: '180', unit: '°' },
    steps: [
      earns(
        1,
        says`In quadrilateral $OAPB$, ${chain('\\angle APB + \\angle AOB', '360^\\circ - 90^\\circ - 90^\\circ', '180^\\circ')}`,
        'sum',
      ),
    ],
  },
  {
    label: '(iii)',
    ask: 'Find the area of the quadrilateral $OAPB$.',
    rule: { kind: 'number', expected: `${r * t}`, unit: `${unit}²` },
    steps: [
      earns(
        1,
        '$OP$ divides $OAPB$ into two congruent right triangles, so its area is $2 \\times \\frac{1}{2} \\times OA \\times PA$',
        'halves',
      ),
      earns(1, says`${equals('Area of $OAPB$', 'OA \\times PA', `${r} \\times ${t}`, `${r * t}`)} ${unit}²`, 'area'),
    ],
  },
]

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
    return { scene: random.pick(scenes), r: r ?? p, t: t ?? q, d: d * scale }
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
      parts: partsOf(draw),
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
