import { template } from '../template'
import { searchPairs, solvedStory } from './solved-story'
import { usualSlips } from './usual-slips'

interface Trip {
  readonly x: number
  readonly y: number
  readonly apart: number
  readonly same: number
  readonly towards: number
}

const pairOf = ({ x, y }: Trip) =>
  [
    [1, -1, x - y],
    [1, 1, x + y],
  ] as const

/** E.g. "Two cars start 100 km apart. In the same direction they meet in 5 hours, towards each other in 1 hour." */
export const twoCars = template({
  id: 'le-two-cars',
  topic: 'linear-equations',
  archetypes: ['le-word-speed'],
  difficulty: 'hard',
  marks: 5,
  draw: (random) =>
    random.until(
      (source) => {
        const [x, y, towards] = [source.integer(30, 80), source.integer(20, 70), source.pick([1, 2, 3])]
        const apart = (x + y) * towards
        return { x, y, towards, apart, same: apart / (x - y) }
      },
      ({ x, y, same, apart }) => x > y && Number.isInteger(same) && same > 1 && same <= 12 && apart <= 300,
    ),
  pose: (trip) => {
    const { x, y, apart, same, towards } = trip
    const hours = (n: number) => (n === 1 ? '$1$ hour' : `$${n}$ hours`)
    return solvedStory({
      question: `Two places A and B are $${apart}$ km apart on a highway. One car starts from A and another from B at the same time, each at a uniform speed. If they travel in the same direction, from A towards B, they meet in ${hours(same)}; if they travel towards each other, they meet in ${hours(towards)}. If the car from A has the speed $x$ km/h and the car from B $y$ km/h, find $x$ and $y$.`,
      translation: [
        `Same direction: in ${hours(same)} the car from A gains $${apart}$ km, so $${same}(x - y) = ${apart}$, that is, $x - y = ${x - y}$`,
        `Towards each other: in ${hours(towards)} they cover $${apart}$ km together, so ${
          towards === 1 ? '' : `$${towards}(x + y) = ${apart}$, that is, `
        }$x + y = ${x + y}$`,
      ],
      pair: pairOf(trip),
      x,
      y,
      answer: `So the car from A travels at $x = ${x}$ km/h and the car from B at $y = ${y}$ km/h`,
      hints: [
        'Distance = speed × time.',
        'In the same direction, the faster car has to gain the whole distance between A and B.',
        'Towards each other, the two cars together cover the whole distance.',
      ],
      explanation:
        'In the same direction the gap closes at the difference of the speeds, towards each other at their sum: these are the two equations.',
    })
  },
  crossCheck: ({ apart, same, towards }) =>
    searchPairs(1, 120, (x, y) => same * x === apart + same * y && towards * x + towards * y === apart),
  slips: ({ x, y, ...trip }) => usualSlips(x, y, pairOf({ x, y, ...trip })),
})
