import { isShort } from './pieces/short-decimal'
import { add, fraction, toDecimal, toNumber, type Fraction } from '../../maths'
import { lampWalk as walkFrom } from '../../solutions/triangles/lamp-walk'
import { template } from '../template'
import { wrongValues } from '../slips/wrong-values'

/** Lengths in tenths of a metre. */
interface Walk {
  readonly lamp: number
  readonly girl: number
  readonly speed: number
  readonly seconds: number
  readonly stem: 0 | 1 | 2
}

const metres = (tenths: number): string => toDecimal(fraction(tenths, 10))
const shadowOf = ({ lamp, girl, speed, seconds }: Omit<Walk, 'stem'>): Fraction =>
  fraction(girl * speed * seconds, 10 * (lamp - girl))

/** E.g. "A girl of height 0.9 m is walking away from the base of a lamp post at 1.2 m/s. If the lamp is 3.6 m above the ground ..." */
export const lampWalk = template({
  id: 'tri-lamp-walk',
  version: 4,
  topic: 'triangles',
  difficulty: 'medium',
  archetypes: ['tri-lamp-walk'],
  marks: 3,
  wrongRoadsShow: true,
  draw: (random): Walk => ({
    ...random.until(
      (source) => ({
        lamp: source.integer(30, 60),
        girl: source.integer(9, 18),
        speed: source.integer(6, 16),
        seconds: source.integer(3, 10),
      }),
      (walk) =>
        isShort(shadowOf(walk)) &&
        shadowOf(walk).d <= 10n &&
        walk.lamp % 2 === 0 &&
        walk.girl !== 10 &&
        ![walk.lamp, walk.girl, walk.speed, 10 * walk.seconds].includes(10 * toNumber(shadowOf(walk))),
    ),
    stem: random.pick([0, 1, 2] as const),
  }),
  things: ({ lamp, girl, speed, seconds }) => [
    { name: 'the height of the lamp', size: lamp / 10, least: 3, most: 6, unit: 'm' },
    { name: 'the height of the girl in metres', size: girl / 10, least: 0.9, most: 1.8 },
    { name: 'the speed of a walk in metres a second', size: speed / 10, least: 0.6, most: 1.6 },
    { name: 'the time of the walk', size: seconds, least: 3, most: 10, unit: 'seconds' },
  ],
  given: ({ lamp, girl, speed, seconds }) => ({
    lamp: fraction(lamp, 10),
    walker: fraction(girl, 10),
    speed: fraction(speed, 10),
    seconds: fraction(seconds),
  }),
  solution: walkFrom,
  ask: (walk) => {
    const { lamp, girl, speed, seconds, stem } = walk
    const [H, h, v] = [metres(lamp), metres(girl), metres(speed)]
    const stories = [
      `A girl of height ${h} m is walking away from the base of a lamp post at a speed of ${v} m/s. If the lamp is ${H} m above the ground, find the length of her shadow after ${seconds} seconds.`,
      `A boy ${h} m tall starts at the foot of a street lamp, which is ${H} m above the ground, and walks straight away from it at ${v} m/s. How long is his shadow ${seconds} seconds later?`,
      `In the evening Nidhi, who is ${h} m tall, walks away from a lamp post at ${v} m/s. The lamp hangs ${H} m above the ground. ${seconds} seconds after she has left the foot of the post, what is the length of her shadow?`,
    ] as const
    return {
      question: stories[stem],
      rule: { kind: 'number', unit: 'm' },
      hints: [
        'First find how far the walker is from the lamp post.',
        'The triangle with the lamp post and the smaller triangle with the walker are similar.',
        'The base of the larger triangle is the distance walked plus the shadow.',
      ],
      explanation: 'The ray from the lamp over the head of the walker to the end of the shadow closes both triangles.',
      figure: {
        kind: 'sketch',
        points: { A: [0, 5], B: [0, 0], C: [5, 1.6667], D: [5, 0], E: [7.5, 0] },
        segments: [
          { from: 'A', to: 'B', label: `${H} m`, tone: 2 },
          { from: 'C', to: 'D', label: `${h} m`, tone: 2 },
          { from: 'B', to: 'D' },
          { from: 'D', to: 'E', label: 'x' },
          { from: 'A', to: 'E', dashed: true },
        ],
        angles: [
          { at: 'B', from: 'A', to: 'E', right: true },
          { at: 'D', from: 'C', to: 'E', right: true },
        ],
        description: `Lamp post AB of ${H} m stands at B; the walker CD of ${h} m stands at D on the ground line BE. The ray from A over C meets the ground at E, and DE is the shadow x. Not to scale.`,
        caption: 'Not to scale.',
      },
    }
  },
  // Try shadows in hundredths of a metre until lamp, head and end of shadow lie on one line.
  crossCheck: ({ lamp, girl, speed, seconds }) => {
    for (let x = 1; x <= 10_000; x++) if (lamp * x === girl * (10 * speed * seconds + x)) return `${x / 100} m`
    return ''
  },
  slips: (walk) => {
    const { lamp, girl, speed, seconds } = walk
    const away = fraction(speed * seconds, 10)
    return wrongValues(
      shadowOf(walk),
      [
        [
          fraction(girl * speed * seconds, 10 * lamp),
          'The base of the large triangle is the distance walked plus the shadow.',
          'proportion',
        ],
        [away, 'That is the distance walked. Now find the shadow.', 'distance'],
        [add(away, shadowOf(walk)), 'That is how far the end of the shadow is from the lamp post.', 'last'],
        [
          fraction(girl * speed, 10 * (lamp - girl)),
          'Distance is speed × time: how far has the walker come?',
          'distance',
        ],
      ],
      { gap: 0.1 },
    )
  },
})
