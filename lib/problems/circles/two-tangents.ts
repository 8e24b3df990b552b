import { twoTangentsFigure } from './drawing'
import { measured } from './measured'
import { distinctSlips } from '../distinct-slips'
import { template } from '../template'
import type { XY } from '../../figures/figure'

type Angle = 'APB' | 'AOB' | 'APO' | 'POA' | 'OAB' | 'PAB'

/** Every angle of the figure when the tangents meet at p degrees. */
const angleOf = (name: Angle, p: number): number =>
  ({ APB: p, AOB: 180 - p, APO: p / 2, POA: 90 - p / 2, OAB: p / 2, PAB: 90 - p / 2 })[name]

/** How the angle follows, with the numbers; the first line always gives both angles APB and AOB. */
function linesFor(name: Angle, p: number): readonly string[] {
  const value = angleOf(name, p)
  const lines: Readonly<Record<Angle, readonly string[]>> = {
    APB: [],
    AOB: [],
    APO: [`$OP$ bisects $\\angle APB$, so $\\angle APO = \\frac{1}{2} \\times ${p}^\\circ = ${value}^\\circ$`],
    POA: [`$OP$ bisects $\\angle AOB$, so $\\angle POA = \\frac{1}{2} \\times ${180 - p}^\\circ = ${value}^\\circ$`],
    OAB: [
      'In $\\triangle OAB$, $OA = OB$ (radii), so $\\angle OAB = \\angle OBA$',
      `$\\angle OAB = \\frac{1}{2}(180^\\circ - ${180 - p}^\\circ) = ${value}^\\circ$`,
    ],
    PAB: [
      'In $\\triangle PAB$, $PA = PB$ (tangents from $P$), so $\\angle PAB = \\angle PBA$',
      `$\\angle PAB = \\frac{1}{2}(180^\\circ - ${p}^\\circ) = ${value}^\\circ$`,
    ],
  }
  return lines[name]
}

const stems: readonly ((given: string, value: number) => string)[] = [
  (given, value) =>
    `$PA$ and $PB$ are tangents from an external point $P$ to a circle with centre $O$. If $\\angle ${given} = ${value}^\\circ$, find $\\angle @$.`,
  (given, value) =>
    `Two tangents from a point $P$ touch a circle with centre $O$ at $A$ and $B$, and $\\angle ${given} = ${value}^\\circ$. Find the measure of $\\angle @$.`,
]

const angleAt = (at: XY, p: XY, q: XY): number => {
  const [u, v] = [
    [p[0] - at[0], p[1] - at[1]],
    [q[0] - at[0], q[1] - at[1]],
  ] as const
  const turn = Math.atan2(u[0] * v[1] - u[1] * v[0], u[0] * v[0] + u[1] * v[1])
  return Math.abs((turn * 180) / Math.PI)
}

/** E.g. "PA and PB are tangents from P to a circle with centre O. If ∠APB = 50°, find ∠AOB." */
export const angleOfTangents = template({
  id: 'cir-angle-of-two-tangents',
  topic: 'circles',
  archetypes: ['cir-angle-two-tangents'],
  difficulty: 'easy',
  marks: 1,
  draw: (random) => {
    const given = random.pick(['APB', 'APB', 'AOB'] as const)
    const all: readonly Angle[] = ['APB', 'AOB', 'APO', 'POA', 'OAB', 'PAB']
    return {
      p: random.integer(10, 70) * 2,
      given,
      asked: random.pick(all.filter((name) => name !== given)),
      stem: random.pick(stems),
    }
  },
  pose: ({ p, given, asked, stem }) => {
    const value = angleOf(asked, p)
    const half = asked === 'APO' || asked === 'POA'
    const direct =
      given === 'APB'
        ? `$\\angle AOB = 180^\\circ - \\angle APB = 180^\\circ - ${p}^\\circ = ${180 - p}^\\circ$`
        : `$\\angle APB = 180^\\circ - \\angle AOB = 180^\\circ - ${180 - p}^\\circ = ${p}^\\circ$`
    return {
      question: stem(given, angleOf(given, p)).replace('@', asked),
      rule: { kind: 'number', expected: `${value}`, unit: '°' },
      figure: twoTangentsFigure(
        { ...(given === 'APB' ? { atP: p } : { atO: 180 - p }), chord: asked.endsWith('AB'), line: half },
        `A circle with centre O and the tangents PA and PB from P; angle ${given} is ${angleOf(given, p)}°.`,
      ),
      hints: [
        'The radii $OA$ and $OB$ are perpendicular to the tangents. What do the other two angles of $OAPB$ add to?',
        half
          ? 'The line $OP$ bisects both the angle between the tangents and the angle at the centre.'
          : 'Tangents from one point are equal, and radii are equal: look for an isosceles triangle.',
      ],
      steps: [
        `Given: $\\angle ${given} = ${angleOf(given, p)}^\\circ$. Also $\\angle OAP = \\angle OBP = 90^\\circ$ (radius and tangent).`,
        'The angles of the quadrilateral $OAPB$ add to $360^\\circ$, so $\\angle APB + \\angle AOB = 180^\\circ$.',
        direct,
        ...linesFor(asked, p),
        `Hence $\\angle ${asked} = ${value}^\\circ$.`,
      ],
      explanation:
        'The two right angles at the points of contact leave $180^\\circ$ for the angle between the tangents and the angle between the radii together.',
    }
  },
  crossCheck: ({ p, asked }) => {
    const half = 90 - p / 2
    const points: Readonly<Record<string, XY>> = {
      O: [0, 0],
      A: [Math.cos((half * Math.PI) / 180), Math.sin((half * Math.PI) / 180)],
      B: [Math.cos((half * Math.PI) / 180), -Math.sin((half * Math.PI) / 180)],
      P: [1 / Math.cos((half * Math.PI) / 180), 0],
    }
    const [one = [0, 0], at = [0, 0], other = [0, 0]] = [...asked].map((letter) => points[letter])
    return measured(angleAt(at, one, other))
  },
  slips: ({ p, given, asked }) =>
    distinctSlips(`${angleOf(asked, p)}`, [
      { response: `${angleOf(given, p)}`, note: 'The angles at P and at O are not equal: they add to 180°.' },
      {
        response: `${angleOf(given, p) / 2}`,
        note: 'Half of the given angle is not what is asked: use the right angles at A and B.',
      },
      {
        response: `${180 - angleOf(given, p)}`,
        note: 'One step is missing: OP bisects the angle, and the triangles are isosceles.',
      },
    ]),
})
