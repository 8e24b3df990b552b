import { equidistantUnknown as equidistantFrom } from '../../solutions/coordinate-geometry/equidistant-unknown'
import { named } from '../../solutions/coordinate-geometry/pieces/point'
import { fraction } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

/** Two different ways of writing one number as a sum of two squares. */
const twoSums = [
  [5, 4, 4, 5],
  [4, 5, 5, 4],
  [3, 4, 4, 3],
  [2, 3, 3, 2],
  [6, 2, 2, 6],
  [1, 5, 5, 1],
  [1, 7, 5, 5],
  [5, 5, 7, 1],
  [1, 8, 7, 4],
  [4, 7, 8, 1],
  [3, 6, 6, 3],
] as const

const stems: readonly ((q: string, p: string, r: string, letter: string) => string)[] = [
  (q, p, r, letter) => `If $Q${q}$ is equidistant from $P${p}$ and $R${r}$, find the values of $${letter}$.`,
  (q, p, r, letter) =>
    `The point $Q${q}$ is at equal distances from the points $P${p}$ and $R${r}$. Find all the possible values of $${letter}$.`,
  (q, p, r, letter) =>
    `On a grid map a milk booth at $Q${q}$ is equally far from a house at $P${p}$ and a house at $R${r}$. Find all the values that $${letter}$ can have.`,
]

/** E.g. "If Q(2, 1) is equidistant from P(5, -3) and R(x, 6), find the values of x." */
export const equidistantUnknown = template({
  id: 'cg-equidistant-unknown',
  version: 2,
  topic: 'coordinate-geometry',
  archetypes: ['cg-equidistant-relation', 'cg-coordinate-from-distance'],
  difficulty: 'medium',
  marks: 3,
  draw: (random) => ({
    letter: random.pick(['x', 'y'] as const),
    ...random.until(
      (source) => {
        const [u, v, leg, known] = source.pick(twoSums)
        return {
          start: source.integer(-5, 5),
          side: source.integer(-5, 5),
          u: source.pick([u, -u]),
          v: source.pick([v, -v]),
          leg,
          known: source.pick([known, -known]),
        }
      },
      ({ start, side, u, v, leg, known }) =>
        start !== 0 &&
        Math.abs(start) !== leg &&
        [start + u, side + v, side + known].every((value) => value !== 0 && Math.abs(value) <= 9),
    ),
    stem: random.pick(stems),
  }),
  given: ({ letter, start, side, u, v, known }) => {
    const turned = (along: number, across: number) =>
      letter === 'x' ? ([along, across] as const) : ([across, along] as const)
    return {
      q: named('Q', turned(start, side)),
      p: named('P', turned(start + u, side + v)),
      r: { name: 'R', letter, unknown: letter, known: fraction(side + known) },
    }
  },
  solution: equidistantFrom,
  ask: ({ letter, start, side, u, v, known, stem }) => {
    const turned = ([along, across]: readonly [number | string, number]) =>
      letter === 'x' ? `(${along}, ${across})` : `(${across}, ${along})`
    return {
      question: stem(turned([start, side]), turned([start + u, side + v]), turned([letter, side + known]), letter),
      rule: { kind: 'roots' },
      hints: [
        'Equidistant means $QP = QR$. Which formula gives these two lengths?',
        'Write $QP^2 = QR^2$, so that no roots are left.',
        'A square can come from a positive number or from a negative one.',
      ],
      explanation: `There are two places for $R$, one on either side of $Q$, and both are as far from $Q$ as $P$ is.`,
    }
  },
  crossCheck: ({ start, side, u, v, known }) => {
    const far = Math.hypot(u, v)
    return Array.from({ length: 81 }, (_, index) => index - 40)
      .filter((t) => Math.abs(Math.hypot(t - start, side + known - side) - far) < 1e-9)
      .join(', ')
  },
  slips: ({ start, u, v, leg, known }) => {
    const wrongSquare = u * u + v * v + known * known
    const wrong = Math.sqrt(wrongSquare)
    return distinctSlips(`${start + leg}, ${start - leg}`, [
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
      ...(Number.isInteger(wrong)
        ? [
            {
              response: `${start + wrong}, ${start - wrong}`,
              note: 'Take the known square away; do not add it.',
              step: 'subtracted',
            },
          ]
        : []),
      {
        response: `${start + leg * leg}, ${start - leg * leg}`,
        note: 'Take the square root before you solve for the letter.',
        step: 'root',
      },
    ])
  },
})
