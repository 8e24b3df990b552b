import { twoTangentsFigure } from './pieces/drawing'
import { fraction, surdTex, toNumber } from '../../maths'
import { angleAtDistance, distanceCases, type DistanceAsked, type DistanceCase } from './pieces/distance-cases'
import { angleFromDistance as solution } from '../../solutions/circles/angle-from-distance'
import { template } from '../template'
import { distinctSlips } from '../slips/distinct-slips'

interface Draw {
  readonly ratio: DistanceCase
  readonly r: number
  readonly asked: DistanceAsked
  readonly stem: 0 | 1 | 2
}

/** E.g. "P is 10 cm from the centre of a circle of radius 5 cm. PA and PB are the tangents from P. Find the angle APB." */
export const angleFromDistance = template({
  id: 'cir-angle-from-the-distance',
  version: 2,
  topic: 'circles',
  archetypes: ['cir-angle-from-distance'],
  difficulty: 'medium',
  marks: 2,
  draw: (random): Draw => {
    // where OP = √2 OA all is a square, and the angles asked are equal: seldom
    const ratio = random.chance(0.12) ? 'root two' : random.pick(['double', 'two by root three'] as const)
    return {
      ratio,
      r: ratio === 'two by root three' ? 3 * random.integer(1, 5) : random.integer(3, 14),
      // where OP = 2 OA the triangle APB is equilateral: angle PAB is angle APB
      asked: random.pick(
        ratio === 'double' ? (['APB', 'APB', 'AOB', 'OAB'] as const) : (['APB', 'APB', 'AOB', 'PAB', 'OAB'] as const),
      ),
      stem: random.pick([0, 1, 2] as const),
    }
  },
  pose: ({ ratio, r, asked, stem }) => {
    const { angle, sine, distance } = distanceCases[ratio]
    const d = surdTex(distance(r))
    const key = angleAtDistance(ratio, asked)
    return {
      question: (
        [
          `A point $P$ is $${d}$ cm from the centre $O$ of a circle of radius $${r}$ cm. $PA$ and $PB$ are the tangents from $P$ to the circle. Find $\\angle ${asked}$.`,
          `From a point $P$ tangents $PA$ and $PB$ are drawn to a circle with centre $O$. If $OA = ${r}$ cm and $OP = ${d}$ cm, find $\\angle ${asked}$.`,
          `$PA$ and $PB$ touch a circle with centre $O$ and radius $${r}$ cm at $A$ and $B$, and $OP = ${d}$ cm. How large is $\\angle ${asked}$?`,
        ] as const
      )[stem],
      rule: { kind: 'number', expected: `${key}`, unit: '°' },
      figure: twoTangentsFigure(
        { wide: 2 * angle, line: true, chord: asked.endsWith('AB') },
        `A circle with centre O and the tangents PA and PB from P; OP is joined.`,
      ),
      hints: [
        'What is the angle between the radius $OA$ and the tangent $PA$?',
        'In the right triangle $OAP$ two sides are known: which ratio of the angle $OPA$ do they give?',
        '$OP$ bisects the angle between the tangents.',
      ],
      steps: solution.solve({ radius: fraction(r), distance: distance(r), asked }).lines,
      explanation: `The radius, the tangent and $OP$ make a right triangle; two of its sides fix its angles. Here $\\frac{OA}{OP} = ${sine}$.`,
    }
  },
  crossCheck: ({ ratio, r, asked }) => {
    // Place O at the origin and P on the x-axis; A is where the circle meets the circle on OP as diameter.
    const { coefficient, radicand } = distanceCases[ratio].distance(r)
    const d = toNumber(coefficient) * Math.sqrt(radicand)
    const x = (r * r) / d
    const y = Math.sqrt(r * r - x * x)
    const degrees = (turn: number) => Math.round((Math.abs(turn) * 180) / Math.PI)
    return `${
      {
        APB: degrees(2 * Math.atan2(y, d - x)),
        AOB: degrees(2 * Math.atan2(y, x)),
        PAB: degrees(Math.atan2(d - x, y)),
        OAB: degrees(Math.atan2(x, y)),
      }[asked]
    }`
  },
  slips: ({ ratio, asked }) => {
    const { angle } = distanceCases[ratio]
    const key = angleAtDistance(ratio, asked)
    return distinctSlips(`${key}`, [
      ...(asked === 'APB'
        ? [{ response: `${angle}`, note: 'That is angle OPA, half of the angle between the tangents.', step: 'double' }]
        : [
            {
              response: `${2 * angle}`,
              note: 'That is the angle between the tangents; another one is asked.',
              step: 'last',
            },
          ]),
      ...(ratio === 'root two'
        ? []
        : [
            {
              response: `${asked === 'APB' || asked === 'AOB' ? 180 - key : 90 - key}`,
              note:
                asked === 'APB' || asked === 'AOB'
                  ? 'The angle at P and the angle at the centre make two right angles together: which of them is asked?'
                  : 'The chord divides the right angle between radius and tangent: which part is asked?',
              step: 'last',
            },
          ]),
      { response: '90', note: 'The right angle lies at the point of contact.', step: 'sine' },
    ])
  },
})
