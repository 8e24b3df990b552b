import { twoTangentsFigure } from './pieces/drawing'
import { measured } from './pieces/measured'
import { distinctSlips } from '../slips/distinct-slips'
import { template, type Slip } from '../template'
import { fraction } from '../../maths'
import { isMain, sourceOf, twoTangents, type TangentAngle } from '../../solutions/circles/two-tangents'
import type { XY } from '../../figures/figure'

/** Every angle of the figure when the tangents meet at p degrees. */
const angleOf = (name: TangentAngle, p: number): number =>
  ({ APB: p, AOB: 180 - p, APO: p / 2, POA: 90 - p / 2, OAB: p / 2, PAB: 90 - p / 2 })[name]

function mainSlips(value: number, asked: TangentAngle): readonly Slip[] {
  return [
    { response: `${value}`, note: 'The angles at P and at O need not be equal: see what they add to.', step: 'sum' },
    { response: `${(180 - value) / 2}`, note: `That is only half of angle ${asked}.`, step: 'last' },
    { response: `${360 - value}`, note: 'Take the two right angles away as well.', step: 'right angles' },
    ...(value < 90
      ? [{ response: `${90 - value}`, note: 'The two angles add to two right angles.', step: 'sum' }]
      : []),
  ]
}

function slipsFor(value: number, asked: TangentAngle, p: number): readonly Slip[] {
  if (isMain(asked)) return mainSlips(value, asked)
  const source = sourceOf[asked]
  const from = angleOf(source, p)
  const whole: Slip = { response: `${from}`, note: `That is angle ${source}; one more step is needed.`, step: 'reason' }
  if (asked === 'APO' || asked === 'POA')
    return [
      whole,
      {
        response: `${180 - from}`,
        note: `Look again which angle OP bisects: it is angle ${source}.`,
        step: 'reason',
      },
      { response: `${90 - from / 2}`, note: 'That is the other acute angle of the right triangle OAP.', step: 'last' },
      {
        response: `${90 + from / 2}`,
        note: 'Triangle OAP has a right angle at A: none of its other angles is obtuse.',
        step: 'last',
      },
    ]
  return [
    whole,
    { response: `${180 - from}`, note: 'That is what the two equal angles make together.', step: 'last' },
    { response: `${from / 2}`, note: 'Take the angle from 180° before you halve.', step: 'last' },
    {
      response: `${180 - from / 2}`,
      note: 'Halve what is left of 180°, not the angle that is taken from it.',
      step: 'last',
    },
  ]
}

const explanationFor = (asked: TangentAngle): string => {
  if (isMain(asked))
    return 'The two right angles at the points of contact leave $180^\\circ$ for the angle between the tangents and the angle between the radii together.'
  return asked === 'APO' || asked === 'POA'
    ? '$OAP$ and $OBP$ are congruent right triangles, so $OP$ bisects the angle at $P$ and the angle at $O$.'
    : 'The chord $AB$ makes two isosceles triangles: $OAB$ with two radii and $PAB$ with two equal tangents.'
}

const stems: readonly ((given: string, value: number) => string)[] = [
  (given, value) =>
    `$PA$ and $PB$ are tangents from an external point $P$ to a circle with centre $O$. If $\\angle ${given} = ${value}^\\circ$, find $\\angle @$.`,
  (given, value) =>
    `Two tangents from a point $P$ touch a circle with centre $O$ at $A$ and $B$, and $\\angle ${given} = ${value}^\\circ$. Find the measure of $\\angle @$.`,
  (given, value) =>
    `The tangents at the points $A$ and $B$ of a circle with centre $O$ meet at $P$. How large is $\\angle @$, if $\\angle ${given} = ${value}^\\circ$?`,
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
  version: 2,
  topic: 'circles',
  archetypes: ['cir-angle-two-tangents'],
  difficulty: 'easy',
  marks: 1,
  draw: (random) => {
    const given = random.pick(['APB', 'APB', 'AOB'] as const)
    const all: readonly TangentAngle[] = ['APB', 'AOB', 'APO', 'POA', 'OAB', 'PAB']
    return {
      p: random.integer(10, 70) * 2,
      given,
      asked: random.pick(all.filter((name) => name !== given)),
      stem: random.pick(stems),
    }
  },
  given: ({ p, given, asked }) => ({ given, value: fraction(angleOf(given, p)), asked }),
  solution: twoTangents,
  ask: ({ p, given, asked, stem }) => {
    const half = asked === 'APO' || asked === 'POA'
    return {
      question: stem(given, angleOf(given, p)).replace('@', asked),
      rule: { kind: 'number', unit: '°' },
      figure: twoTangentsFigure(
        { ...(given === 'APB' ? { atP: p } : { atO: 180 - p }), chord: asked.endsWith('AB'), line: half },
        `A circle with centre O and the tangents PA and PB from P; angle ${given} is ${angleOf(given, p)}°.`,
      ),
      hints: [
        isMain(asked) || sourceOf[asked] !== given
          ? 'The radii $OA$ and $OB$ are perpendicular to the tangents. What do the other two angles of $OAPB$ add to?'
          : 'Mark the radii and the tangents in the figure, and look for equal lengths.',
        isMain(asked)
          ? 'The angles of a quadrilateral add to $360^\\circ$.'
          : half
            ? 'The line $OP$ bisects both the angle between the tangents and the angle at the centre.'
            : 'Tangents from one point are equal, and radii are equal: look for an isosceles triangle.',
      ],
      explanation: explanationFor(asked),
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
  slips: ({ p, given, asked }) => distinctSlips(`${angleOf(asked, p)}`, slipsFor(angleOf(given, p), asked, p)),
})
