import { storySteps } from '../../solutions/quadratic-equations/pieces/factors'
import { divide, fraction, isInteger, multiply, toNumber, toTex, toText, type Fraction } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { earns, template, type Step } from '../template'
import { duration } from './pieces/duration'

/** The equation total/left = hours without its denominators, and then without the factor of `left`. */
function crossed(total: number, { n, d }: Fraction, left: string): readonly Step[] {
  const times = (value: number) => (d === 1n ? grouped(value) : `${d} \\times ${grouped(value)}`)
  const alone = total / Number(n)
  const worked = d === 1n ? '' : ` = ${Number(d) * alone}`
  return n === 1n
    ? [earns(0.5, `Cross-multiplying: $${left} = ${times(total)}${worked}$`)]
    : [
        earns(0.5, `Cross-multiplying: $${n}${left} = ${times(total)}$`),
        `Dividing by ${n}: $${left} = ${times(alone)}${worked}$`,
      ]
}

/** "12{,}000" */
const grouped = (value: number): string => (value < 10_000 ? `${value}` : `${value}`.replace(/(?=\d{3}$)/, '{,}'))

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
export const changedSpeed = template<Train>({
  id: 'qe-word-speed',
  version: 2,
  topic: 'quadratic-equations',
  difficulty: 'hard',
  archetypes: ['qe-word-speed'],
  marks: 5,
  draw: (random) => {
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
  pose: (draw) => {
    const { speed, more, distance, saved, stem } = draw
    return {
      question: stories[stem](draw),
      rule: { kind: 'number', expected: `${speed}`, unit: 'km/h' },
      hints: [
        'Let the speed be $x$ km/h. Time $=$ distance $\\div$ speed.',
        'Write both times; their difference is the time saved, in hours.',
        'Multiply through by the denominators to get a quadratic equation, and think about what a speed can be.',
      ],
      steps: [
        earns(0.5, `Let the speed be $x$ km/h. Then the time taken is $\\frac{${distance}}{x}$ hours.`),
        earns(0.5, `At $(x + ${more})$ km/h the time would be $\\frac{${distance}}{x + ${more}}$ hours.`),
        earns(
          1,
          `The difference is ${duration(saved)}${isInteger(saved) ? '' : ` $= ${toTex(saved)}$ hour${toNumber(saved) > 1 ? 's' : ''}`}: $\\frac{${distance}}{x} - \\frac{${distance}}{x + ${more}} = ${toTex(saved)}$`,
          'equation',
        ),
        `Taking the LCM of the denominators: $\\frac{${distance}(x + ${more}) - ${distance}x}{x(x + ${more})} = ${toTex(saved)}$`,
        `In the numerator $${distance}x$ cancels: $\\frac{${grouped(distance * more)}}{x(x + ${more})} = ${toTex(saved)}$`,
        ...crossed(distance * more, saved, `x(x + ${more})`),
        ...storySteps(speed, -(speed + more)),
        earns(0.5, `$x = -${speed + more}$ is rejected, because speed cannot be negative.`, 'rejected'),
        earns(0.5, `Hence the speed is ${speed} km/h.`),
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
