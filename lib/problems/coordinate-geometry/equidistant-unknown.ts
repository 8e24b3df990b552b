import { shiftedSquare } from './equidistant'
import { gapTex } from './pieces/point'
import { distinctSlips } from '../slips/distinct-slips'
import { earns, template } from '../template'

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
  pose: ({ letter, start, side, u, v, leg, known, stem }) => {
    const turned = ([along, across]: readonly [number | string, number]) =>
      letter === 'x' ? `(${along}, ${across})` : `(${across}, ${along})`
    const [first, second] = [`${gapTex(start + u, start)}^2`, `${gapTex(side + v, side)}^2`]
    const [free, fixed] = [shiftedSquare(letter, start), `${gapTex(side + known, side)}^2`]
    const sum = ([one, two]: readonly [string, string]) => (letter === 'x' ? `${one} + ${two}` : `${two} + ${one}`)
    const square = u * u + v * v
    const shifted = `${letter} ${start < 0 ? '+' : '-'} ${Math.abs(start)}`
    return {
      question: stem(turned([start, side]), turned([start + u, side + v]), turned([letter, side + known]), letter),
      rule: { kind: 'roots', expected: `${start + leg}, ${start - leg}` },
      hints: [
        'Equidistant means $QP = QR$. Which formula gives these two lengths?',
        'Write $QP^2 = QR^2$, so that no roots are left.',
        'A square can come from a positive number or from a negative one.',
      ],
      steps: [
        earns(0.5, 'Given: $QP = QR$, so $QP^2 = QR^2$'),
        earns(0.5, `By the distance formula, $${sum([first, second])} = ${sum([free, fixed])}$`),
        earns(0.5, `$${sum([`${u * u}`, `${v * v}`])} = ${sum([free, `${known * known}`])}$`),
        earns(0.5, `So $${free} = ${square} - ${known * known} = ${leg * leg}$`),
        earns(0.5, `$${shifted} = ${leg}$ or $${shifted} = -${leg}$`),
        earns(0.5, `Hence $${letter} = ${start + leg}$ or $${letter} = ${start - leg}$.`),
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
      { response: `${start + leg}`, note: 'A square has two roots: there is a second value.', step: 5 },
      {
        response: `${leg - start}, ${-start - leg}`,
        note: 'Both signs are turned round: look at the sign in the bracket when you take the number over.',
        step: 6,
      },
      ...(Number.isInteger(wrong)
        ? [
            {
              response: `${start + wrong}, ${start - wrong}`,
              note: 'Take the known square away; do not add it.',
              step: 4,
            },
          ]
        : []),
      {
        response: `${start + leg * leg}, ${start - leg * leg}`,
        note: 'Take the square root before you solve for the letter.',
        step: 5,
      },
    ])
  },
})
