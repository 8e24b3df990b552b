import { gcd, sumTex } from '../../maths'
import { earns, says, template } from '../template'
import { numbered } from '../../solutions/linear-equations/pieces/elimination'
import { lineTex, solutionText } from '../../solutions/linear-equations/pieces/line'
import { growth, pairOf, sizes, wholeLine, type Change, type Rectangle } from './pieces/rectangle-change'
import { searchPairs, solvedStory } from './pieces/solved-story'
import { storySlips, wrongPair } from './pieces/usual-slips'

const side = (letter: string, by: number): string => `${letter} ${by < 0 ? '-' : '+'} ${Math.abs(by)}`
/** "xy + 5x - 3y - 15": the new area with its brackets multiplied out. */
const expanded = ([l, b]: Change): string =>
  sumTex([
    [1, 'xy'],
    [b, 'x'],
    [l, 'y'],
    [l * b, ''],
  ])
const altered = (what: string, by: number): string =>
  `its ${what} is ${by < 0 ? 'reduced' : 'increased'} by $${Math.abs(by)}$ m`

/** "$6x - 6y = 24$, or, in lowest terms, " where there is a common factor. */
function divided(x: number, y: number, change: Change): string {
  const whole = wholeLine(x, y, change)
  const by = gcd(...whole)
  return by === 1 ? '' : `$${lineTex(whole)}$, or, in lowest terms, `
}

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
  pose: (rectangle) => {
    const { x, y, first, second, thing } = rectangle
    const pair = pairOf(rectangle)
    const translated = (change: Change, index: 0 | 1) => {
      const by = growth(x, y, change)
      return earns(
        0.5,
        says`${index === 0 ? 'First' : 'Second'} change: $(${side('x', change[0])})(${side('y', change[1])}) = xy ${by < 0 ? '-' : '+'} ${Math.abs(by)}$, so $${expanded(change)} = xy ${by < 0 ? '-' : '+'} ${Math.abs(by)}$, that is, ${divided(x, y, change)}${numbered(pair[index], index + 1)}`,
        index === 0 ? 'first equation' : 'second equation',
      )
    }
    return solvedStory({
      question: `${sentence(names[thing], x, y, first)}. ${sentence('It', x, y, second)}. If the length is $x$ m and the breadth $y$ m, find $x$ and $y$.`,
      unit: 'm',
      aliases: { x: ['length'], y: ['breadth', 'width'] },
      translation: [
        `Let the length be $x$ m and the breadth $y$ m. The area is $xy$ m²`,
        translated(first, 0),
        translated(second, 1),
      ],
      pair,
      x,
      y,
      answer: `So the length is $${x}$ m and the breadth is $${y}$ m: $x = ${x}$, $y = ${y}$`,
      hints: [
        'The area is $xy$. Write the new area in each case as a product of the new sides.',
        'Multiply the brackets out: the term $xy$ drops out on both sides.',
        'Two linear equations are left: solve them by elimination.',
      ],
      explanation:
        'The product xy stands on both sides and goes away, so each change of the rectangle leaves a linear equation.',
    })
  },
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
