import { fraction } from '../../maths'
import { template } from '../template'
import { streamFromTimes as solution } from '../../solutions/quadratic-equations/stream-from-times'
import { duration } from '../../solutions/quadratic-equations/pieces/duration'

interface Boat {
  readonly boat: number
  readonly stream: number
  readonly distance: number
  readonly extra: number
  readonly stem: 0 | 1 | 2
}

/** A motor boat, a ferry, and a boat that is rowed: speeds in km/h, and how far it goes in km. */
const boats = [
  { speeds: [9, 40], farthest: 160 },
  { speeds: [9, 30], farthest: 120 },
  { speeds: [6, 16], farthest: 40 },
] as const

const stories = [
  ({ boat, distance, extra }: Boat) =>
    `A motor boat, whose speed in still water is ${boat} km/h, takes ${duration(fraction(extra))} more to go ${distance} km upstream than to return downstream to the same spot. Find the speed of the stream.`,
  ({ boat, distance, extra }: Boat) =>
    `A ferry moves at ${boat} km/h in still water. Going ${distance} km upstream takes it ${duration(fraction(extra))} longer than coming back downstream. What is the speed of the stream?`,
  ({ boat, distance, extra }: Boat) =>
    `Lakshmi rows a racing boat at ${boat} km/h in still water. On a river she needs ${duration(fraction(extra))} more to row ${distance} km against the stream than to row the same distance with it. Find the speed of the stream.`,
] as const

/** E.g. "A motor boat, whose speed in still water is 18 km/h, takes 1 hour more to go 24 km upstream ..." */
export const boatAndStream = template({
  id: 'qe-word-boat',
  version: 2,
  topic: 'quadratic-equations',
  difficulty: 'hard',
  archetypes: ['qe-word-speed'],
  marks: 5,
  draw: (random): Boat => {
    const stem = random.pick([0, 1, 2] as const)
    const { speeds, farthest } = boats[stem]
    const drawn = random.until(
      (source) => {
        const [boat, stream] = [source.integer(speeds[0], speeds[1]), source.integer(2, 10)]
        const extra = source.pick([1, 2, 3])
        return { boat, stream, extra, distance: (extra * (boat * boat - stream * stream)) / (2 * stream) }
      },
      ({ boat, stream, distance }) =>
        2 * stream < boat &&
        (boat * boat) % stream === 0 &&
        Number.isInteger(distance) &&
        distance >= 8 &&
        distance <= farthest,
    )
    return { ...drawn, stem }
  },
  things: ({ boat, stream, distance, stem }) => {
    const { speeds, farthest } = boats[stem]
    return [
      { name: 'the speed in still water', size: boat, least: speeds[0], most: speeds[1], unit: 'km/h' },
      { name: 'the speed of the stream', size: stream, least: 2, most: 10, unit: 'km/h' },
      { name: 'the distance', size: distance, least: 8, most: farthest, unit: 'km' },
    ]
  },
  given: ({ boat, distance, extra }) => ({
    boat: fraction(boat),
    distance: fraction(distance),
    extra: fraction(extra),
  }),
  solution,
  ask: (draw) => {
    const { boat, stem } = draw
    return {
      question: stories[stem](draw),
      rule: { kind: 'number', unit: 'km/h' },
      hints: [
        `Let the speed of the stream be $x$ km/h: upstream $(${boat} - x)$ km/h, downstream $(${boat} + x)$ km/h.`,
        'Time upstream $-$ time downstream $=$ the extra time.',
        'The product of the denominators is a difference of squares.',
      ],
      explanation: 'Against the stream the boat is slower, so the time upstream is the longer one.',
    }
  },
  crossCheck: ({ boat, distance, extra }) => {
    for (let s = 1; s < boat; s++)
      if (distance * (boat + s) - distance * (boat - s) === extra * (boat - s) * (boat + s)) return `${s}`
    return ''
  },
  slips: ({ boat, stream }) => [
    {
      response: `${boat - stream}`,
      note: 'That is the speed upstream. The question asks for the stream alone.',
      step: 'last',
    },
    {
      response: `${boat + stream}`,
      note: 'That is the speed downstream. The question asks for the stream alone.',
      step: 'last',
    },
    {
      response: `${-(boat * boat) / stream}`,
      note: 'Speed cannot be negative: reject that root.',
      step: 'rejected',
    },
  ],
})
