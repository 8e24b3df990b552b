import { divide, fraction, isInteger, multiply, toText, type Fraction } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'
import { changedSpeed as solution } from '../../solutions/quadratic-equations/changed-speed'
import { duration } from '../../solutions/quadratic-equations/pieces/duration'

interface Train {
  readonly speed: number
  readonly more: number
  readonly distance: number
  readonly saved: Fraction
  readonly stem: 0 | 1 | 2
}

const times = [fraction(1, 2), fraction(3, 4), fraction(1), fraction(3, 2), fraction(2), fraction(3)]

/** Of a train, a bus and a car, in km/h. */
const speeds = [
  [30, 110],
  [30, 75],
  [30, 90],
] as const

const stories = [
  ({ distance, more, saved }: Train) =>
    `A train travels ${distance} km at a uniform speed. If the speed had been ${more} km/h more, it would have taken ${duration(saved)} less for the same journey. Find the speed of the train.`,
  ({ distance, more, saved }: Train) =>
    `A bus covers a distance of ${distance} km at a constant speed. Had it been ${more} km/h faster, the journey would have been ${duration(saved)} shorter. Find the speed of the bus.`,
  ({ distance, more, saved }: Train) =>
    `Meera's family drove ${distance} km to her grandmother's village at a steady speed. Driving ${more} km/h faster would have saved ${duration(saved)}. At what speed did they drive?`,
] as const

/** E.g. "A train travels 360 km at a uniform speed. If the speed had been 5 km/h more, ... Find the speed of the train." */
export const changedSpeed = template({
  id: 'qe-word-speed',
  version: 2,
  topic: 'quadratic-equations',
  difficulty: 'hard',
  archetypes: ['qe-word-speed'],
  marks: 5,
  draw: (random): Train => {
    const stem = random.pick([0, 1, 2] as const)
    const [least, most] = speeds[stem]
    const drawn = random.until(
      (source) => {
        const [speed, more] = [5 * source.integer(least / 5, most / 5), source.pick([5, 8, 10, 12, 15, 20])]
        const saved = source.pick(times)
        return {
          speed,
          more,
          saved,
          distance: divide(multiply(saved, fraction(speed * (speed + more))), fraction(more)),
        }
      },
      ({ speed, more, distance }) =>
        speed + more <= most && isInteger(distance) && distance.n >= 60n && distance.n <= 600n,
    )
    return { ...drawn, distance: Number(drawn.distance.n), stem }
  },
  things: ({ speed, more, distance, stem }) => {
    const [least, most] = speeds[stem]
    return [
      { name: 'the speed', size: speed, least, most, unit: 'km/h' },
      { name: 'the higher speed in km/h', size: speed + more, least, most },
      { name: 'the distance', size: distance, least: 60, most: 600, unit: 'km' },
    ]
  },
  given: ({ distance, more, saved }) => ({ distance: fraction(distance), more: fraction(more), saved }),
  solution,
  ask: (draw) => {
    const { stem } = draw
    return {
      question: stories[stem](draw),
      rule: { kind: 'number', unit: 'km/h' },
      hints: [
        'Let the speed be $x$ km/h. Time $=$ distance $\\div$ speed.',
        'Write both times; their difference is the time saved, in hours.',
        'Multiply through by the denominators to get a quadratic equation, and think about what a speed can be.',
      ],
      explanation: 'The longer time belongs to the smaller speed, so subtract the time at the greater speed from it.',
    }
  },
  crossCheck: ({ more, distance, saved }) => {
    for (let v = 1; v <= 200; v++)
      if (distance * (v + more) * Number(saved.d) - distance * v * Number(saved.d) === Number(saved.n) * v * (v + more))
        return `${v} km/h`
    return ''
  },
  slips: ({ speed, more, distance, saved }) =>
    distinctSlips(`${speed}`, [
      {
        response: `${speed + more}`,
        note: 'That is the speed if it were greater; the question asks for the actual speed.',
        step: 'last',
      },
      {
        response: `${-(speed + more)}`,
        note: 'Speed cannot be negative: reject that root.',
        step: 'rejected',
      },
      {
        response: toText(divide(fraction(distance), saved)),
        note: 'The given time is the difference of two times, not the time taken.',
        step: 'equation',
      },
    ]),
})
