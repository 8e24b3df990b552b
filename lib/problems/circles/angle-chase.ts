import { polar, tangentMeet } from './drawing'
import { distinctSlips } from '../distinct-slips'
import { template } from '../template'
import type { SketchFigure, XY } from '../../figures/figure'

interface Chase {
  /** Half of the range of the given angle, which is even. */
  readonly halves: readonly [least: number, greatest: number]
  readonly question: (given: number) => string
  readonly value: (given: number) => number
  readonly steps: (given: number) => readonly string[]
  readonly hints: readonly string[]
  readonly figure: (given: number) => SketchFigure
  /** Corner and arms of the angle asked for, in a drawing made to measure. */
  readonly drawn: (given: number) => readonly [at: XY, one: XY, other: XY]
  readonly wrong: (given: number) => readonly (readonly [value: number, note: string])[]
  readonly explanation: string
}

const chases: readonly Chase[] = [
  {
    halves: [20, 80],
    question: (x) =>
      `$AT$ is a tangent to a circle with centre $O$ at the point $A$, and $AB$ is a chord. If $\\angle AOB = ${x}^\\circ$, find $\\angle BAT$, where $B$ and $T$ are on the same side of $OA$.`,
    value: (x) => x / 2,
    steps: (x) => [
      'In $\\triangle OAB$, $OA = OB$ (radii), so $\\angle OAB = \\angle OBA$',
      `$\\angle OAB = \\frac{1}{2}(180^\\circ - ${x}^\\circ) = ${90 - x / 2}^\\circ$`,
      '$\\angle OAT = 90^\\circ$, because the radius is perpendicular to the tangent at the point of contact.',
      `$\\angle BAT = \\angle OAT - \\angle OAB = 90^\\circ - ${90 - x / 2}^\\circ$`,
      `Hence $\\angle BAT = ${x / 2}^\\circ$.`,
    ],
    hints: ['Two sides of $\\triangle OAB$ are radii.', 'What is the angle between $OA$ and the tangent $AT$?'],
    figure: (x) => ({
      kind: 'sketch',
      points: { O: [0, 0], A: polar(4, 0), B: polar(4, x), T: [4, 5] },
      dots: ['O'],
      circles: [{ centre: 'O', radius: 4 }],
      segments: [
        { from: 'O', to: 'A' },
        { from: 'O', to: 'B' },
        { from: 'A', to: 'B' },
        { from: 'A', to: 'T' },
      ],
      angles: [{ at: 'O', from: 'A', to: 'B', label: `${x}°` }],
      description: `A circle with centre O, the chord AB and the tangent AT at A; angle AOB is ${x}°.`,
    }),
    drawn: (x) => [polar(4, 0), polar(4, x), [4, 4]],
    wrong: (x) => [
      [90 - x / 2, 'That is angle OAB; the angle BAT is what is left of the right angle OAT.'],
      [x, 'That is the angle at the centre; the angle between chord and tangent is another one.'],
      [90 + x / 2, 'B and T are on the same side of OA, so the two angles are subtracted.'],
    ],
    explanation:
      'The isosceles triangle $OAB$ gives the angle between the chord and the radius; the right angle at $A$ does the rest. The answer is half of the angle at the centre.',
  },
  {
    halves: [10, 35],
    question: (x) =>
      `$PT$ is a tangent at $T$ to a circle with centre $O$. The line $PO$ is produced to meet the circle again at $B$, so that $O$ lies between $P$ and $B$. If $\\angle TPO = ${x}^\\circ$, find $\\angle OBT$.`,
    value: (x) => (90 - x) / 2,
    steps: (x) => [
      '$\\angle OTP = 90^\\circ$, because the radius is perpendicular to the tangent at the point of contact.',
      `In $\\triangle OTP$, $\\angle TOP = 180^\\circ - 90^\\circ - ${x}^\\circ = ${90 - x}^\\circ$`,
      'In $\\triangle OBT$, $OB = OT$ (radii), so $\\angle OBT = \\angle OTB$.',
      `$\\angle TOP$ is an exterior angle of $\\triangle OBT$, so $2\\angle OBT = ${90 - x}^\\circ$`,
      `Hence $\\angle OBT = ${(90 - x) / 2}^\\circ$.`,
    ],
    hints: [
      'Find $\\angle TOP$ first, in the right triangle $OTP$.',
      '$\\triangle OBT$ is isosceles, and $\\angle TOP$ is its exterior angle.',
    ],
    figure: (x) => ({
      kind: 'sketch',
      points: { O: [0, 0], T: polar(4, 90 - x), P: tangentMeet(4, x - 90, 90 - x), B: [-4, 0] },
      dots: ['O'],
      circles: [{ centre: 'O', radius: 4 }],
      segments: [
        { from: 'P', to: 'T' },
        { from: 'P', to: 'B' },
        { from: 'O', to: 'T' },
        { from: 'B', to: 'T' },
      ],
      angles: [{ at: 'P', from: 'T', to: 'O', label: `${x}°` }],
      description: `A circle with centre O; the tangent PT, the line from P through O to B on the circle, and the chord BT; angle TPO is ${x}°.`,
    }),
    drawn: (x) => [[-4, 0], [0, 0], polar(4, 90 - x)],
    wrong: (x) => [
      [90 - x, 'That is angle TOP, the exterior angle; it is the sum of two equal angles.'],
      [x, 'Triangle PBT need not be isosceles: use the equal radii OB and OT.'],
      [90 + x, 'That is angle TOB; the angle at B is one of the two equal angles of triangle OBT.'],
    ],
    explanation:
      'The right angle at $T$ gives $\\angle TOP$; the equal radii $OB$ and $OT$ make it twice the angle that is asked for.',
  },
  {
    halves: [9, 17],
    question: (x) =>
      `$AB$ is a diameter of a circle with centre $O$ and $AC$ is a chord with $\\angle CAB = ${x}^\\circ$. The tangent at $C$ meets $AB$ produced at $D$. Find $\\angle CDB$.`,
    value: (x) => 90 - 2 * x,
    steps: (x) => [
      `In $\\triangle OAC$, $OA = OC$ (radii), so $\\angle OCA = \\angle OAC = ${x}^\\circ$`,
      `$\\angle COD$ is an exterior angle of $\\triangle OAC$: $\\angle COD = ${x}^\\circ + ${x}^\\circ = ${2 * x}^\\circ$`,
      '$\\angle OCD = 90^\\circ$, because the radius is perpendicular to the tangent at the point of contact.',
      `In $\\triangle OCD$, $\\angle CDO = 180^\\circ - 90^\\circ - ${2 * x}^\\circ = ${90 - 2 * x}^\\circ$`,
      `$B$ lies on $OD$, so $\\angle CDB$ is the same angle. Hence $\\angle CDB = ${90 - 2 * x}^\\circ$.`,
    ],
    hints: [
      'Join $OC$. Two sides of $\\triangle OAC$ are radii.',
      'Find $\\angle COD$ as an exterior angle, then use the right angle at $C$.',
    ],
    figure: (x) => ({
      kind: 'sketch',
      points: { O: [0, 0], A: [-4, 0], B: [4, 0], C: polar(4, 2 * x), D: tangentMeet(4, -2 * x, 2 * x) },
      dots: ['O'],
      circles: [{ centre: 'O', radius: 4 }],
      segments: [
        { from: 'A', to: 'D' },
        { from: 'A', to: 'C' },
        { from: 'C', to: 'D' },
        { from: 'O', to: 'C', dashed: true },
      ],
      angles: [{ at: 'A', from: 'B', to: 'C', label: `${x}°` }],
      description: `A circle with centre O and diameter AB, the chord AC with angle CAB equal to ${x}°, and the tangent at C which meets AB produced at D.`,
    }),
    drawn: (x) => [tangentMeet(4, -2 * x, 2 * x), polar(4, 2 * x), [0, 0]],
    wrong: (x) => [
      [x, 'That is the given angle; triangle ACD need not be isosceles.'],
      [90 - x, 'The angle COD is twice the angle CAB, so twice the angle is taken from 90°.'],
      [2 * x, 'That is angle COD; the angle at D is the third angle of triangle OCD.'],
    ],
    explanation:
      'The equal radii $OA$ and $OC$ make $\\angle COD$ twice the given angle; the right angle at $C$ leaves the rest of $90^\\circ$ for the angle at $D$.',
  },
  {
    halves: [20, 65],
    question: (x) =>
      `The tangents at the points $A$ and $B$ of a circle with centre $O$ meet at $P$, and $\\angle APB = ${x}^\\circ$. Find $\\angle OAB$.`,
    value: (x) => x / 2,
    steps: (x) => [
      'In $\\triangle PAB$, $PA = PB$ (tangents from $P$), so $\\angle PAB = \\angle PBA$',
      `$\\angle PAB = \\frac{1}{2}(180^\\circ - ${x}^\\circ) = ${90 - x / 2}^\\circ$`,
      '$\\angle OAP = 90^\\circ$, because the radius is perpendicular to the tangent at the point of contact.',
      `$\\angle OAB = \\angle OAP - \\angle PAB = 90^\\circ - ${90 - x / 2}^\\circ$`,
      `Hence $\\angle OAB = ${x / 2}^\\circ$.`,
    ],
    hints: ['$\\triangle PAB$ is isosceles. Why?', 'What is the angle between the radius $OA$ and the tangent $AP$?'],
    figure: (x) => ({
      kind: 'sketch',
      points: {
        O: [0, 0],
        A: polar(4, 90 - x / 2),
        B: polar(4, x / 2 - 90),
        P: tangentMeet(4, x / 2 - 90, 90 - x / 2),
      },
      dots: ['O'],
      circles: [{ centre: 'O', radius: 4 }],
      segments: [
        { from: 'P', to: 'A' },
        { from: 'P', to: 'B' },
        { from: 'A', to: 'B' },
        { from: 'O', to: 'A' },
      ],
      angles: [{ at: 'P', from: 'A', to: 'B', label: `${x}°` }],
      description: `A circle with centre O, the tangents PA and PB from P, the chord AB and the radius OA; angle APB is ${x}°.`,
    }),
    drawn: (x) => [polar(4, 90 - x / 2), [0, 0], polar(4, x / 2 - 90)],
    wrong: (x) => [
      [90 - x / 2, 'That is angle PAB; take it from the right angle OAP.'],
      [x, 'That is the given angle; the angle OAB is half of it.'],
      [180 - x, 'That is angle AOB.'],
    ],
    explanation:
      'Equal tangents make $\\triangle PAB$ isosceles, and the right angle at $A$ is cut into two parts by the chord. The answer is always half of $\\angle APB$.',
  },
]

/** E.g. "AB is a diameter, angle CAB = 28°, and the tangent at C meets AB produced at D. Find angle CDB." */
export const angleChase = template({
  id: 'cir-angle-chase',
  topic: 'circles',
  archetypes: ['cir-angle-tangent-chord'],
  difficulty: 'medium',
  marks: 2,
  draw: (random) => {
    const chase = random.pick(chases)
    return { chase, given: 2 * random.integer(chase.halves[0], chase.halves[1]) }
  },
  pose: ({ chase, given }) => ({
    question: chase.question(given),
    rule: { kind: 'number', expected: `${chase.value(given)}`, unit: '°' },
    figure: chase.figure(given),
    hints: chase.hints,
    steps: chase.steps(given),
    explanation: chase.explanation,
  }),
  crossCheck: ({ chase, given }) => {
    const [at, one, other] = chase.drawn(given)
    const turn = Math.atan2(one[1] - at[1], one[0] - at[0]) - Math.atan2(other[1] - at[1], other[0] - at[0])
    return String(Math.round(Math.abs(Math.acos(Math.cos(turn)) * 180) / Math.PI))
  },
  slips: ({ chase, given }) =>
    distinctSlips(
      `${chase.value(given)}`,
      chase.wrong(given).map(([value, note]) => ({ response: `${value}`, note })),
    ),
})
