import { fraction } from '../../maths'
import { solutionText, type Pair } from '../../solutions/linear-equations/pieces/line'
import { upstreamDownstream as solution } from '../../solutions/linear-equations/upstream-downstream'
import { template } from '../template'
import { searchPairs } from './pieces/solved-story'
import { storySlips, wrongPair } from './pieces/usual-slips'

/** A boat at x km/h in a stream of y km/h, with the hours down and up; the ways are equal or not. */
interface River {
  readonly x: number
  readonly y: number
  readonly down: number
  readonly up: number
  readonly stem: 0 | 1 | 2 | 3
}

const pairOf = ({ x, y }: River): Pair => [
  [1, 1, x + y],
  [1, -1, x - y],
]

const boats = [
  ['a motor boat', 'the boat'],
  ['a ferry', 'the ferry'],
  ['a rowing team', 'the team'],
  ['a fishing boat', 'the boat'],
] as const

const hours = (n: number): string => (n === 1 ? '$1$ hour' : `$${n}$ hours`)

/** E.g. "A motor boat goes 48 km downstream in 4 hours and 24 km upstream in 3 hours. Find the speeds x and y." */
export const upstreamDownstream = template({
  id: 'le-upstream-downstream',
  version: 4,
  topic: 'linear-equations',
  archetypes: ['le-word-speed'],
  difficulty: 'medium',
  marks: 3,
  wrongRoadsShow: true,
  draw: (random): River => {
    const stem = random.pick([0, 1, 2, 3] as const)
    return random.until(
      (source) => ({
        x: source.integer(6, 20),
        y: source.integer(1, 6),
        down: source.integer(1, 6),
        up: source.integer(2, 7),
        stem,
      }),
      ({ x, y, down, up }) =>
        x - y >= 3 &&
        // nobody rows fast, or for long
        (stem !== 2 || (x <= 11 && down <= 3 && up <= 3)) &&
        down * (x + y) <= 90 &&
        up * (x - y) <= 80 &&
        ![down, up, down * (x + y), up * (x - y)].some((n) => n === x || n === y) &&
        x !== 2 * y,
    )
  },
  things: ({ x, y, stem }) => [
    { name: 'the speed in still water', size: x, least: 5, most: stem === 2 ? 11 : 20, unit: 'km/h' },
    { name: 'the speed of the stream', size: y, least: 1, most: 6, unit: 'km/h' },
  ],
  given: (river) => {
    const { x, y, down, up } = river
    return {
      far: fraction(down * (x + y)),
      down: fraction(down),
      near: fraction(up * (x - y)),
      up: fraction(up),
    }
  },
  solution,
  manner: ({ stem }) => ({ name: boats[stem][1] }),
  ask: ({ x, y, down, up, stem }) => {
    const [far, near] = [down * (x + y), up * (x - y)]
    const [who, name] = boats[stem]
    const capital = `${who.charAt(0).toUpperCase()}${who.slice(1)}`
    const ask = `If the speed of ${name} in still water is $x$ km/h and that of the stream $y$ km/h, find $x$ and $y$.`
    return {
      question:
        [
          `${capital} goes $${far}$ km downstream in ${hours(down)} and $${near}$ km upstream in ${hours(up)}. ${ask}`,
          `On a river ${who} takes ${hours(up)} for $${near}$ km against the stream and ${hours(down)} for $${far}$ km with the stream. ${ask}`,
          `${capital} covers $${far}$ km with the current in ${hours(down)}. Against the current it covers $${near}$ km in ${hours(up)}. ${ask}`,
          `In the morning ${who} sails $${near}$ km up a river in ${hours(up)}; in the evening it sails $${far}$ km down the river in ${hours(down)}. ${ask}`,
        ][stem] ?? '',
      rule: {
        kind: 'pair',
        unit: 'km/h',
        aliases: {
          x: ['boat', 'speed of the boat', 'still water', 'ferry', 'team'],
          y: ['stream', 'speed of the stream', 'current'],
        },
      },
      hints: [
        'Downstream the stream helps: the speed is $(x + y)$ km/h. Upstream it is $(x - y)$ km/h.',
        'Speed $=$ distance $\\div$ time. Write it for each way.',
        'Add the two equations: one variable goes.',
      ],
      explanation: 'The stream adds its speed to that of the boat on the way down and takes it away on the way up.',
    }
  },
  crossCheck: ({ x, y, down, up }) =>
    searchPairs(1, 60, (u, v) => down * u + down * v === down * (x + y) && up * u - up * v === up * (x - y)),
  slips: (river) => {
    const { x, y, down, up } = river
    const [sum, gap] = pairOf(river)
    const divide = 'Speed is distance ÷ time: divide the distance by the hours.'
    return storySlips(
      [sum, gap],
      [
        {
          response: solutionText(x + y, x - y),
          note: 'Those are the speeds downstream and upstream. Find x and y from them.',
          step: 'combined',
        },
        {
          response: solutionText(2 * x, 2 * y),
          note: 'Adding the equations gives twice a speed: halve it.',
          step: 'combined',
        },
        ...wrongPair([[1, 1, down * (x + y)], gap], divide, 'first equation'),
        ...wrongPair([sum, [1, -1, up * (x - y)]], divide, 'second equation'),
      ],
    )
  },
})
