import { fraction } from '../../maths'
import { template } from '../template'
import { changedRectangle as solution } from '../../solutions/linear-equations/changed-rectangle'
import { solutionText } from '../../solutions/linear-equations/pieces/line'
import { growth, pairOf, sizes, type Change, type Rectangle } from './pieces/rectangle-change'
import { searchPairs } from './pieces/solved-story'
import { storySlips, wrongPair } from './pieces/usual-slips'

const altered = (what: string, by: number): string =>
  `its ${what} is ${by < 0 ? 'reduced' : 'increased'} by $${Math.abs(by)}$ m`

const changeOf = (x: number, y: number, change: Change) => ({
  length: fraction(change[0]),
  breadth: fraction(change[1]),
  area: fraction(growth(x, y, change)),
})

const names = {
  rectangle: 'The area of a rectangle',
  garden: 'The area of a rectangular garden',
  playground: 'The area of a rectangular school playground',
} as const

function sentence(subject: string, x: number, y: number, change: Change): string {
  const by = growth(x, y, change)
  return `${subject} ${by < 0 ? 'gets reduced' : 'increases'} by $${Math.abs(by)}$ m² if ${altered('length', change[0])} and ${altered('breadth', change[1])}`
}

/** E.g. "The area of a rectangle gets reduced by 9 m² if its length is reduced by 5 m and its breadth increased by 3 m. If ..." */
export const changedRectangle = template({
  id: 'le-changed-rectangle',
  version: 4,
  topic: 'linear-equations',
  archetypes: ['le-word-geometry'],
  difficulty: 'medium',
  marks: 3,
  draw: (random): Rectangle => {
    const [thing, grows] = [random.pick(['garden', 'rectangle', 'playground'] as const), random.chance(0.5)]
    const { length, breadth } = sizes[thing]
    return random.until(
      (source): Rectangle => ({
        x: source.integer(length[0], length[1]),
        y: source.integer(breadth[0], breadth[1]),
        first: [-source.integer(2, 6), source.integer(2, 6)],
        second: [source.integer(2, 6), source.integer(2, 6)],
        thing,
      }),
      (rectangle) => {
        const { x, y, first } = rectangle
        const [one, two] = pairOf(rectangle)
        return (
          x > y + 1 &&
          // at most a third of the length goes
          3 * first[0] >= -x &&
          growth(x, y, first) !== 0 &&
          growth(x, y, first) > 0 === grows &&
          one[2] > 0 &&
          Math.abs(one[0] * two[1] - one[1] * two[0]) <= 40
        )
      },
    )
  },
  things: ({ thing, x, y }) => {
    const { length, breadth } = sizes[thing]
    return [
      { name: 'the length', size: x, least: length[0], most: length[1], unit: 'm' },
      { name: 'the breadth', size: y, least: breadth[0], most: breadth[1], unit: 'm' },
    ]
  },
  variants: {
    all: ['garden', 'rectangle', 'playground'].flatMap((thing) => [`${thing} grows`, `${thing} shrinks`]),
    of: ({ x, y, first, thing }) => `${thing} ${growth(x, y, first) > 0 ? 'grows' : 'shrinks'}`,
  },
  given: ({ x, y, first, second }) => ({ first: changeOf(x, y, first), second: changeOf(x, y, second), unit: 'm' }),
  solution,
  ask: ({ x, y, first, second, thing }) => ({
    question: `${sentence(names[thing], x, y, first)}. ${sentence('It', x, y, second)}. If the length is $x$ m and the breadth $y$ m, find $x$ and $y$.`,
    rule: { kind: 'pair', unit: 'm', aliases: { x: ['length'], y: ['breadth', 'width'] } },
    hints: [
      'The area is $xy$. Write the new area in each case as a product of the new sides.',
      'Multiply the brackets out: the term $xy$ drops out on both sides.',
      'Two linear equations are left: solve them by elimination.',
    ],
    explanation:
      'The product xy stands on both sides and goes away, so each change of the rectangle leaves a linear equation.',
  }),
  crossCheck: ({ x, y, first, second }) =>
    searchPairs(1, 60, (p, q) =>
      [first, second].every(([l, b]) => (p + l) * (q + b) - p * q === (x + l) * (y + b) - x * y),
    ),
  slips: (rectangle) => {
    const { x, y, first, second } = rectangle
    const [one, two] = pairOf(rectangle)
    const [[l1, b1], [l2, b2]] = [first, second]
    return storySlips(
      [one, two],
      [
        {
          response: solutionText(x + l1, y + b1),
          note: 'Those are the sides after the first change. Find the sides before it.',
          step: 'last',
        },
        {
          response: solutionText(x + l2, y + b2),
          note: 'Those are the sides after the second change. Find the sides before it.',
          step: 'last',
        },
        ...wrongPair(
          [one, [b2, l2, growth(x, y, second)]],
          'Multiply the brackets out term by term: there is a product of the two numbers as well.',
          'second equation',
        ),
        ...wrongPair(
          [[b1, l1, growth(x, y, first)], two],
          'Multiply the brackets out term by term: there is a product of the two numbers as well.',
          'first equation',
        ),
      ],
    )
  },
})
