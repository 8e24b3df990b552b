import { cornerNames, drawRightAngle, type GridPoint } from './pieces/right-angle-on-grid'
import { measured, reciprocal } from './pieces/ratio'
import { sidesOf, type RatioName, type Side } from '../../solutions/trigonometry/pieces/ratio'
import { ratioInCoordinates as solution, type Given } from '../../solutions/trigonometry/ratio-in-coordinates'
import { fraction, toText } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { planeWindow } from '../plane-window'
import { template } from '../template'

const sides = [
  ['A', 'B'],
  ['B', 'C'],
  ['C', 'A'],
] as const
const text = ([x, y]: GridPoint): string => `(${x}, ${y})`

const stems: readonly ((points: string, ratio: string) => string)[] = [
  (points, ratio) => `${points} are the vertices of a right triangle. Find the value of $${ratio}$.`,
  (points, ratio) => `Show that the triangle with the vertices ${points} is right-angled, and find $${ratio}$.`,
  (points, ratio) =>
    `A triangle has the vertices ${points}. Verify that it is a right triangle and find the value of $${ratio}$.`,
]

/** E.g. "A(2, 5), B(-1, 1) and C(3, -2) are the vertices of a right triangle. Find tan A." */
export const ratioInCoordinates = template({
  id: 'trig-ratio-in-coordinates',
  topic: 'trigonometry',
  archetypes: ['trig-coordinates'],
  difficulty: 'hard',
  marks: 3,
  draw: (random) => ({
    ...drawRightAngle(random),
    name: random.pick(['sin', 'cos', 'tan', 'cot'] as const),
    stem: random.pick(stems),
  }),
  given: ({ corner, asked, other, letters, name }): Given => {
    const at: Readonly<Record<string, GridPoint>> = {
      [letters.corner]: corner,
      [letters.asked]: asked,
      [letters.other]: other,
    }
    const vertex = (letter: string) => {
      const [x, y] = at[letter] ?? corner
      return { name: letter, x: fraction(x), y: fraction(y) }
    }
    return { vertices: [vertex('A'), vertex('B'), vertex('C')], name, angle: letters.asked }
  },
  solution,
  ask: ({ corner, asked, other, letters, name, stem }) => {
    const at: Readonly<Record<string, GridPoint>> = {
      [letters.corner]: corner,
      [letters.asked]: asked,
      [letters.other]: other,
    }
    const place = (letter: string): GridPoint => at[letter] ?? corner
    const listed = cornerNames.map((letter) => `$${letter}${text(place(letter))}$`)
    return {
      question: stem(`${listed[0]}, ${listed[1]} and ${listed[2]}`, `\\${name} ${letters.asked}`),
      rule: { kind: 'fraction' },
      hints: [
        'Find the squares of the three sides with the distance formula; the longest side is the hypotenuse.',
        `The right angle lies opposite to the hypotenuse. Then name the sides as seen from $${letters.asked}$.`,
      ],
      explanation:
        'The converse of the Pythagoras theorem shows where the right angle is; after that the coordinates are no longer needed.',
      solutionFigure: {
        kind: 'plane',
        ...planeWindow([corner, asked, other]),
        points: cornerNames.map((letter) => ({ at: place(letter), label: `${letter}${text(place(letter))}` })),
        segments: sides.map(([p, q]) => ({ from: place(p), to: place(q) })),
        description: `The triangle ${cornerNames.map((letter) => `${letter}${text(place(letter))}`).join(', ')} with its right angle at ${letters.corner}.`,
      },
    }
  },
  crossCheck: ({ corner, asked, other, name }) => {
    const heading = (to: GridPoint) => Math.atan2(to[1] - asked[1], to[0] - asked[0])
    const angle = Math.acos(Math.cos(heading(corner) - heading(other)))
    const value = { sin: Math.sin(angle), cos: Math.cos(angle), tan: Math.tan(angle), cot: 1 / Math.tan(angle) }
    return measured(value[name])
  },
  slips: ({ near, far, name }) => {
    const value = (opposite: number, adjacent: number, ratio: RatioName, power = 1) => {
      const hypotenuse = Math.hypot(opposite, adjacent)
      const length: Readonly<Record<Side, number>> = { opposite, adjacent, hypotenuse }
      const [over, under] = sidesOf[ratio]
      return toText(fraction(length[over] ** power, length[under] ** power))
    }
    return distinctSlips(value(far, near, name), [
      { response: value(near, far, name), note: 'The opposite and the adjacent side are exchanged.', step: 'named' },
      {
        response: value(far, near, name === 'sin' ? 'tan' : 'sin'),
        note: 'Check which two sides the ratio compares.',
        step: 'ratio',
      },
      { response: value(far, near, reciprocal[name]), note: 'The ratio is upside down.', step: 'ratio' },
      {
        response: value(far, near, name, 2),
        note: 'Take the square roots: the ratio compares the sides, not their squares.',
        step: 'named',
      },
    ])
  },
})
