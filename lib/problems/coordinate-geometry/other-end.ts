import { drawPoint, midPointOfWhole, pointText } from './pieces/point'
import { otherEnd as otherEndOf } from '../../solutions/coordinate-geometry/other-end'
import { exactText, named } from '../../solutions/coordinate-geometry/pieces/point'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

interface EndStem {
  readonly question: (centre: string, end: string) => string
  readonly segment: 'diameter' | 'segment' | 'diagonal'
  readonly explanation: string
}

const endStems: readonly EndStem[] = [
  {
    segment: 'diameter',
    question: (centre, end) =>
      `$AB$ is a diameter of a circle whose centre is $C${centre}$. If $A$ is $${end}$, find the coordinates of $B$.`,
    explanation: 'The centre halves every diameter, so from $A$ you go to $C$ and then the same step again.',
  },
  {
    segment: 'segment',
    question: (centre, end) =>
      `The point $C${centre}$ is the mid-point of the line segment $AB$. If $A$ is $${end}$, find the coordinates of $B$.`,
    explanation: 'The mid-point is half-way, so from $A$ you go to $C$ and then the same step again.',
  },
  {
    segment: 'diagonal',
    question: (centre, end) =>
      `The diagonals of a parallelogram $ADBE$ meet at $C${centre}$. If $A$ is $${end}$, find the coordinates of the opposite vertex $B$.`,
    explanation:
      'The diagonals of a parallelogram halve each other, so from $A$ you go to $C$ and then the same step again.',
  },
]

/** E.g. "AB is a diameter of a circle whose centre is C(2, -3). If A is (1, 4), find the coordinates of B." */
export const otherEnd = template({
  id: 'cg-other-end-of-diameter',
  topic: 'coordinate-geometry',
  archetypes: ['cg-other-end'],
  difficulty: 'easy',
  marks: 2,
  draw: (random) => ({
    ...random.until(
      (source) => ({ centre: drawPoint(source, 6), end: drawPoint(source, 9) }),
      ({ centre, end }) =>
        [0, 1].every((i) => Math.abs(2 * (centre[i] ?? 0) - (end[i] ?? 0)) <= 9 && centre[i] !== end[i]) &&
        2 * centre[0] - end[0] !== 2 * centre[1] - end[1],
    ),
    stem: random.pick(endStems),
  }),
  given: ({ centre, end, stem: { segment } }) => ({
    centre: named('C', centre),
    end: named('A', end),
    other: 'B',
    segment,
  }),
  solution: otherEndOf,
  ask: ({ centre, end, stem }) => ({
    question: stem.question(pointText(centre), pointText(end)),
    rule: { kind: 'coordinates' },
    hints: [
      'What is $C$ for the segment $AB$? It lies exactly half-way between $A$ and $B$.',
      'Let $B$ be $(x, y)$ and write the mid-point of $AB$ in two ways.',
    ],
    explanation: stem.explanation,
  }),
  crossCheck: ({ centre, end }) => {
    const range = Array.from({ length: 19 }, (_, index) => index - 9)
    const found = range.flatMap((x) =>
      range.filter((y) => (x + end[0]) / 2 === centre[0] && (y + end[1]) / 2 === centre[1]).map((y) => `(${x}, ${y})`),
    )
    return found.join(', ')
  },
  slips: ({ centre, end }) => {
    const [x, y] = [2 * centre[0] - end[0], 2 * centre[1] - end[1]]
    return distinctSlips(pointText([x, y]), [
      {
        response: exactText(midPointOfWhole(centre, end)),
        note: 'That is the mid-point of $A$ and $C$; here $C$ itself is the mid-point of $AB$.',
        step: 'mid-point',
      },
      {
        response: pointText([y, x]),
        note: 'The coordinates are in the wrong order: $x$ comes first.',
        step: 'last',
      },
      {
        response: pointText([2 * end[0] - centre[0], 2 * end[1] - centre[1]]),
        note: 'You went beyond $A$. $C$ lies between $A$ and $B$.',
        step: 'formula',
      },
    ])
  },
})
