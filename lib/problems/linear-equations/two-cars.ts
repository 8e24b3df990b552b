import { template } from '../template'
import { fraction } from '../../maths'
import { twoCars as solution } from '../../solutions/linear-equations/two-cars'
import { solutionText } from '../../solutions/linear-equations/pieces/line'
import { searchPairs } from './pieces/solved-story'
import { storySlips, wrongPair } from './pieces/usual-slips'

interface Trip {
  readonly x: number
  readonly y: number
  readonly apart: number
  readonly same: number
  readonly towards: number
  readonly stem: 'cars' | 'bus' | 'jeep'
}

const pairOf = ({ x, y }: Trip) =>
  [
    [1, -1, x - y],
    [1, 1, x + y],
  ] as const

const names = {
  cars: ['the car from A', 'the car from B'],
  bus: ['the car', 'the bus'],
  jeep: ['the jeep', 'the lorry'],
} as const

/** E.g. "Two cars start 100 km apart. In the same direction they meet in 5 hours, towards each other in 1 hour." */
export const twoCars = template({
  id: 'le-two-cars',
  version: 3,
  topic: 'linear-equations',
  archetypes: ['le-word-speed'],
  difficulty: 'hard',
  marks: 5,
  draw: (random) =>
    random.until(
      (source) => {
        const [x, y, towards] = [source.integer(30, 80), source.integer(30, 70), source.pick([2, 3])]
        const apart = (x + y) * towards
        return { x, y, towards, apart, same: apart / (x - y), stem: source.pick(['cars', 'bus', 'jeep'] as const) }
      },
      ({ x, y, same, apart }) => x > y && Number.isInteger(same) && same > 1 && same <= 12 && apart <= 300,
    ),
  things: ({ x, y, apart }) => [
    { name: 'the speed of the faster car', size: x, least: 30, most: 80, unit: 'km/h' },
    { name: 'the speed of the slower car', size: y, least: 30, most: 70, unit: 'km/h' },
    { name: 'the distance between the places', size: apart, least: 60, most: 300, unit: 'km' },
  ],
  given: ({ apart, same, towards }) => ({
    apart: fraction(apart),
    same: fraction(same),
    towards: fraction(towards),
  }),
  solution,
  manner: ({ stem }) => ({ names: names[stem] }),
  ask: ({ apart, same, towards, stem }) => {
    const [faster, slower] = names[stem]
    const hours = (n: number) => (n === 1 ? '$1$ hour' : `$${n}$ hours`)
    return {
      question: {
        cars: `Two places A and B are $${apart}$ km apart on a highway. One car starts from A and another from B at the same time, each at a uniform speed. If they travel in the same direction, from A towards B, they meet in ${hours(same)}; if they travel towards each other, they meet in ${hours(towards)}. If the car from A has the speed $x$ km/h and the car from B $y$ km/h, find $x$ and $y$.`,
        jeep: `A jeep is at A and a lorry at B, $${apart}$ km further along the same straight road. They start together, each at a uniform speed. If they drive towards each other, they meet in ${hours(towards)}; if both drive in the direction from A to B, the jeep reaches the lorry in ${hours(same)}. If the jeep has the speed $x$ km/h and the lorry $y$ km/h, find $x$ and $y$.`,
        bus: `Two towns A and B are $${apart}$ km apart. A car leaves A and a bus leaves B at the same time, each at a uniform speed. If both go in the direction from A to B, the car catches up with the bus in ${hours(same)}; if they go towards each other, they meet in ${hours(towards)}. If the car goes at $x$ km/h and the bus at $y$ km/h, find $x$ and $y$.`,
      }[stem],
      rule: {
        kind: 'pair',
        unit: 'km/h',
        aliases: { x: [faster, faster.replace('the ', '')], y: [slower, slower.replace('the ', '')] },
      },
      hints: [
        'Distance = speed × time.',
        'In the same direction, the faster one has to gain the whole distance between A and B.',
        'Towards each other, the two together cover the whole distance.',
      ],
      explanation:
        'In the same direction the gap closes at the difference of the speeds, towards each other at their sum: these are the two equations.',
    }
  },
  crossCheck: ({ apart, same, towards }) =>
    searchPairs(1, 120, (x, y) => same * x === apart + same * y && towards * x + towards * y === apart),
  slips: (trip) => {
    const [gap, sum] = pairOf(trip)
    const { x, y, apart } = trip
    const divided = 'Speed is distance ÷ time: divide the distance by the hours.'
    return storySlips(
      [gap, sum],
      [
        {
          response: solutionText(x + y, x - y),
          note: 'Those are x + y and x − y. Find x and y from them.',
          step: 'combined',
        },
        {
          response: solutionText(2 * x, 2 * y),
          note: 'Adding the equations gives twice a speed: halve it.',
          step: 'combined',
        },
        ...wrongPair([gap, [1, 1, apart]], divided, 'second equation'),
        ...wrongPair([[1, -1, apart], sum], divided, 'first equation'),
      ],
    )
  },
})
