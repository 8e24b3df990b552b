import { fraction, lcm } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { boatAndStream as solution } from '../../solutions/linear-equations/boat-and-stream'
import { template } from '../template'
import { solutionText } from '../../solutions/linear-equations/pieces/line'
import { searchPairs } from './pieces/solved-story'

/** Hours up and hours down the river on two days, for boat speed x and stream speed y. */
interface Journeys {
  readonly x: number
  readonly y: number
  readonly up: readonly [number, number]
  readonly down: readonly [number, number]
}

const distances = ({ x, y, up, down }: Journeys) =>
  [
    [up[0] * (x - y), down[0] * (x + y), up[0] + down[0]],
    [up[1] * (x - y), down[1] * (x + y), up[1] + down[1]],
  ] as const

const journeyOf = ([up, down, time]: readonly [number, number, number]) => ({
  up: fraction(up),
  down: fraction(down),
  time: fraction(time),
})

/** E.g. "A boat goes 30 km upstream and 44 km downstream in 10 hours. In 13 hours it can go 40 km upstream and 55 km ..." */
export const boatAndStream = template({
  id: 'le-boat-and-stream',
  topic: 'linear-equations',
  archetypes: ['le-word-speed'],
  difficulty: 'hard',
  marks: 5,
  beyond: true,
  draw: (random) =>
    random.until(
      (source) => ({
        x: source.integer(5, 15),
        y: source.integer(1, 6),
        up: [source.integer(1, 6), source.integer(1, 6)] as const,
        down: [source.integer(1, 6), source.integer(1, 6)] as const,
        stem: source.pick(['goes', 'takes', 'days'] as const),
      }),
      ({ x, y, up, down }) =>
        x - y >= 3 &&
        up[0] * down[1] !== up[1] * down[0] &&
        up[0] !== up[1] &&
        down[0] !== down[1] &&
        up[0] + down[0] !== up[1] + down[1] &&
        Math.min(lcm(...up) * (x - y), lcm(...down) * (x + y)) <= 240,
    ),
  things: ({ x, y, up, down }) => [
    { name: 'the speed of the motor boat in still water', size: x, least: 5, most: 20, unit: 'km/h' },
    { name: 'the speed of the stream', size: y, least: 1, most: 6, unit: 'km/h' },
    ...[0, 1].map((day) => ({
      name: 'the time on the river in a day',
      size: (up[day] ?? 0) + (down[day] ?? 0),
      least: 2,
      most: 12,
      unit: 'hours',
    })),
  ],
  given: (journeys) => {
    const [first, second] = distances(journeys)
    return { first: journeyOf(first), second: journeyOf(second) }
  },
  solution,
  ask: ({ stem, ...journeys }) => {
    const pair = distances(journeys)
    const [[d1, e1, t1], [d2, e2, t2]] = pair
    return {
      question: `${
        {
          goes: `A motor boat goes $${d1}$ km upstream and $${e1}$ km downstream in $${t1}$ hours. In $${t2}$ hours it can go $${d2}$ km upstream and $${e2}$ km downstream.`,
          days: `On Monday a ferry sails $${d1}$ km upstream and $${e1}$ km downstream in $${t1}$ hours altogether. On Tuesday it sails $${d2}$ km upstream and $${e2}$ km downstream in $${t2}$ hours.`,
          takes: `To travel $${d1}$ km upstream and $${e1}$ km downstream, a boat on the Brahmaputra takes $${t1}$ hours. To travel $${d2}$ km upstream and $${e2}$ km downstream, it takes $${t2}$ hours.`,
        }[stem]
      } If the speed of the boat in still water is $x$ km/h and the speed of the stream is $y$ km/h, find $x$ and $y$.`,
      rule: {
        kind: 'pair',
        unit: 'km/h',
        aliases: { x: ['boat', 'speed of the boat', 'ferry', 'still water'], y: ['stream', 'speed of the stream'] },
      },
      hints: [
        'Upstream the speed is $(x - y)$ km/h, downstream it is $(x + y)$ km/h.',
        'Time = distance ÷ speed. Each journey gives one equation.',
        'Put $\\frac{1}{x - y} = p$ and $\\frac{1}{x + y} = q$: then the equations are linear.',
      ],
      explanation:
        'The stream slows the boat down on the way up and helps it on the way down. Times add up, so the reciprocals of the speeds are the natural unknowns.',
    }
  },
  crossCheck: (journeys) =>
    searchPairs(
      1,
      30,
      (x, y) => x > y && distances(journeys).every(([d, e, t]) => d * (x + y) + e * (x - y) === t * (x - y) * (x + y)),
    ),
  slips: (journeys) => {
    const { x, y } = journeys
    return distinctSlips(solutionText(x, y), [
      {
        response: solutionText(x - y, x + y),
        note: 'Those are the speeds upstream and downstream. Find x and y from them.',
        step: 'adding',
      },
      {
        response: solutionText(y, x),
        note: 'The boat must be faster than the stream: which of the two speeds is x?',
        step: 'last',
      },
      {
        response: solutionText(2 * x, 2 * y),
        note: 'Halve at the end: the sum of the two speeds is 2x.',
        step: 'adding',
      },
      {
        response: solutionText(fraction(x, x * x - y * y), fraction(-y, x * x - y * y)),
        note: 'The letters p and q are not the speeds but their reciprocals.',
        step: 'reciprocals',
      },
    ])
  },
})
