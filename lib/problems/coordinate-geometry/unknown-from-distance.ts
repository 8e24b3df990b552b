import { named } from '../../solutions/coordinate-geometry/pieces/point'
import { unknownFromDistance as fromDistance } from '../../solutions/coordinate-geometry/unknown-from-distance'
import { fraction, surd } from '../../maths'
import { template } from '../template'

const triples = [
  [3, 4, 5],
  [4, 3, 5],
  [6, 8, 10],
  [8, 6, 10],
  [5, 12, 13],
  [12, 5, 13],
] as const

const stems: readonly ((letter: string, p: string, q: string, distance: number) => string)[] = [
  (letter, p, q, distance) =>
    `Find the values of $${letter}$ for which the distance between the points $P${p}$ and $Q${q}$ is $${distance}$ units.`,
  (letter, p, q, distance) =>
    `The distance between $P${p}$ and $Q${q}$ is $${distance}$ units. Find the possible values of $${letter}$.`,
  (letter, p, q, distance) =>
    `On a graph sheet Nadia marks $P${p}$ and then a point $Q${q}$ which is $${distance}$ units away from $P$. Find all the values that $${letter}$ can have.`,
]

/** E.g. "Find the values of y for which the distance between P(2, -3) and Q(10, y) is 10 units." */
export const unknownFromDistance = template({
  id: 'cg-unknown-from-distance',
  version: 2,
  topic: 'coordinate-geometry',
  archetypes: ['cg-coordinate-from-distance'],
  difficulty: 'medium',
  marks: 2,
  draw: (random) => {
    const [known, leg, distance] = random.pick(triples)
    const vertical = random.chance(0.5)
    return {
      letter: vertical ? ('y' as const) : ('x' as const),
      known: random.pick([known, -known]),
      leg,
      distance,
      stem: random.pick(stems),
      ...random.until(
        (source) => ({ across: source.integer(-6, 6), start: source.integer(-9, 9) }),
        ({ start }) => start !== 0 && Math.abs(start) !== leg,
      ),
    }
  },
  given: ({ letter, known, distance, across, start }) => ({
    p: named('P', letter === 'y' ? [across, start] : [start, across]),
    q: { name: 'Q', letter, unknown: letter, known: fraction(across + known) },
    distance: surd(distance, 1),
  }),
  solution: fromDistance,
  ask: ({ letter, known, leg, distance, across, start, stem }) => {
    const point = (along: number | string, side: number) =>
      letter === 'y' ? `(${side}, ${along})` : `(${along}, ${side})`
    return {
      question: stem(letter, point(start, across), point(letter, across + known), distance),
      rule: { kind: 'roots' },
      hints: [
        `Write $PQ^2 = ${distance}^2$ with the distance formula.`,
        'The coordinates that are known give one of the two squares under the root.',
        'After taking the square root there are two signs to follow up.',
      ],
      explanation: `A square equal to $${leg * leg}$ has two roots. In the picture, $Q$ can lie on either side of $P$ at the same distance.`,
    }
  },
  crossCheck: ({ known, distance, start }) =>
    Array.from({ length: 81 }, (_, index) => index - 40)
      .filter((t) => Math.abs(Math.hypot(known, t - start) - distance) < 1e-9)
      .join(', '),
  slips: ({ leg, start, known, distance }) => [
    {
      response: `${start + leg}`,
      note: 'A positive number has two square roots: there is a second value.',
      step: 'root',
    },
    {
      response: `${leg - start}, ${-start - leg}`,
      note: 'Both signs are turned round: look at the sign in the bracket when you take the number over.',
      step: 'last',
    },
    {
      response: `${start + distance - Math.abs(known)}, ${start - distance + Math.abs(known)}`,
      note: 'Square both the distance and the known difference before you subtract.',
      step: 'subtracted',
    },
  ],
})
