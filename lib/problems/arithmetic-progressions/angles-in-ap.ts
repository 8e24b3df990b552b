import { drawAngles, figures, sums, toldIn, type Angles } from './pieces/angle-conditions'
import { distinctSlips } from '../slips/distinct-slips'
import { fraction } from '../../maths'
import { anglesInAp as solution } from '../../solutions/arithmetic-progressions/angles-in-ap'
import { template } from '../template'

const anglesOf = ({ sides, step }: Angles): readonly number[] =>
  Array.from({ length: sides }, (_, index) => sums[sides] / sides + ((2 * index - sides + 1) * step) / 2)

/** E.g. "The angles of a quadrilateral are in AP, and the greatest is twice the least. Find all its angles." */
export const anglesInAp = template({
  id: 'ap-angles-of-a-polygon',
  version: 3,
  topic: 'arithmetic-progressions',
  difficulty: 'medium',
  archetypes: ['ap-four-parts'],
  marks: 3,
  draw: drawAngles,
  given: ({ sides, told, amount, ratio }) =>
    told === 'gap' ? { sides, told, amount: fraction(amount) } : { sides, told, ratio },
  solution,
  ask: (draw) => {
    const { sides, stem } = draw
    const total = sums[sides]
    const told = toldIn(draw)
    return {
      question:
        [
          `The angles of a ${figures[sides]} are in AP, and ${told}. Find all its angles, in degrees.`,
          `In a ${figures[sides]} the angles are in AP. If ${told}, what are the angles, in degrees?`,
          `Find the angles of a ${figures[sides]}, in degrees, if they are in AP and ${told}.`,
        ][stem] ?? '',
      rule: { kind: 'roots' },
      answerFormat: 'string',
      hints: [
        `What is the sum of the angles of a ${figures[sides]}?`,
        sides === 4
          ? 'Call the angles $a - 3d,\\ a - d,\\ a + d,\\ a + 3d$: then $d$ cancels in their sum.'
          : 'Call the angle in the middle $a$: then $d$ cancels in the sum.',
        'The second condition gives $d$.',
      ],
      explanation: `The average of the angles is $${total / sides}^\\circ$; the angles lie in equal steps around it.`,
    }
  },
  crossCheck: (draw) => {
    const { sides, told, amount, ratio } = draw
    for (let least = 1; least < 180; least++)
      for (let step = 1; step < 120; step++) {
        const angles = Array.from({ length: sides }, (_, index) => least + index * step)
        const greatest = angles.at(-1) ?? 0
        const holds = told === 'ratio' ? least * ratio[1] === greatest * ratio[0] : greatest - least === amount
        if (angles.reduce((sum, angle) => sum + angle, 0) === sums[sides] && holds) return angles.join(', ')
      }
    return ''
  },
  slips: (draw) => {
    const { sides, step } = draw
    const angles = anglesOf(draw)
    const other = sides === 3 ? 360 : 180
    // with a ratio told the wrong sum changes every angle in the same ratio, with a gap told by the same amount
    const wrong = angles.map((angle) =>
      draw.told === 'ratio' ? (angle * other) / sums[sides] : angle - (sums[sides] - other) / sides,
    )
    return distinctSlips(angles.join(', '), [
      ...(wrong.every((angle) => angle > 0 && Number.isInteger(4 * angle))
        ? [{ response: wrong.join(', '), note: `Check the sum of the angles of a ${figures[sides]}.`, step: 'total' }]
        : []),
      {
        response: angles.map((_, index) => (angles[0] === undefined ? 0 : angles[0] + (index * step) / 2)).join(', '),
        note: 'Do your angles have the right sum? Look at the step from one angle to the next.',
        step: 'step',
      },
      { response: `${angles.at(-1) ?? ''}`, note: 'That is the greatest angle. All angles are asked.', step: 'last' },
      {
        response: `${step}`,
        note: 'That is the difference of neighbouring angles. The angles are asked.',
        step: 'last',
      },
    ])
  },
})
