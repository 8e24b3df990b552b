import { storySteps } from '../../solutions/quadratic-equations/pieces/factors'
import { divide, fraction, isInteger, multiply, toNumber, toTex, toText, type Fraction } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { earns, template, type Step } from '../template'

/** "1 hour", "2 hours", "30 minutes". */
const duration = (hours: Fraction): string =>
  isInteger(hours) ? `${hours.n} hour${hours.n === 1n ? '' : 's'}` : `${toNumber(hours) * 60} minutes`

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

const trainStories = [
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
  topic: 'quadratic-equations',
  difficulty: 'hard',
  archetypes: ['qe-word-speed'],
  marks: 5,
  draw: (random) => {
    const drawn = random.until(
      (source) => {
        const [speed, more] = [5 * source.integer(6, 18), source.pick([5, 8, 10, 12, 15, 20])]
        const saved = source.pick(times)
        return {
          speed,
          more,
          saved,
          distance: divide(multiply(saved, fraction(speed * (speed + more))), fraction(more)),
        }
      },
      ({ distance }) => isInteger(distance) && distance.n >= 60n && distance.n <= 600n,
    )
    return { ...drawn, distance: Number(drawn.distance.n), stem: random.pick([0, 1, 2] as const) }
  },
  pose: (draw) => {
    const { speed, more, distance, saved, stem } = draw
    return {
      question: trainStories[stem](draw),
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

interface Boat {
  readonly boat: number
  readonly stream: number
  readonly distance: number
  readonly extra: number
  readonly stem: 0 | 1 | 2
}

const boatStories = [
  ({ boat, distance, extra }: Boat) =>
    `A motor boat, whose speed in still water is ${boat} km/h, takes ${duration(fraction(extra))} more to go ${distance} km upstream than to return downstream to the same spot. Find the speed of the stream.`,
  ({ boat, distance, extra }: Boat) =>
    `A ferry moves at ${boat} km/h in still water. Going ${distance} km upstream takes it ${duration(fraction(extra))} longer than coming back downstream. What is the speed of the stream?`,
  ({ boat, distance, extra }: Boat) =>
    `Lakshmi rows a racing boat at ${boat} km/h in still water. On a river she needs ${duration(fraction(extra))} more to row ${distance} km against the stream than to row the same distance with it. Find the speed of the stream.`,
] as const

/** E.g. "A motor boat, whose speed in still water is 18 km/h, takes 1 hour more to go 24 km upstream ..." */
export const boatAndStream = template<Boat>({
  id: 'qe-word-boat',
  topic: 'quadratic-equations',
  difficulty: 'hard',
  archetypes: ['qe-word-speed'],
  marks: 5,
  draw: (random) => {
    const drawn = random.until(
      (source) => {
        const [boat, stream] = [source.integer(6, 40), source.integer(2, 12)]
        const extra = source.pick([1, 2, 3])
        return { boat, stream, extra, distance: (extra * (boat * boat - stream * stream)) / (2 * stream) }
      },
      ({ boat, stream, distance }) =>
        2 * stream < boat &&
        (boat * boat) % stream === 0 &&
        Number.isInteger(distance) &&
        distance >= 10 &&
        distance <= 160,
    )
    return { ...drawn, stem: random.pick([0, 1, 2] as const) }
  },
  pose: (draw) => {
    const { boat, stream, distance, extra, stem } = draw
    const other = (boat * boat) / stream
    return {
      question: boatStories[stem](draw),
      rule: { kind: 'number', expected: `${stream}`, unit: 'km/h' },
      hints: [
        `Let the speed of the stream be $x$ km/h: upstream $(${boat} - x)$ km/h, downstream $(${boat} + x)$ km/h.`,
        'Time upstream $-$ time downstream $=$ the extra time.',
        'The product of the denominators is a difference of squares.',
      ],
      steps: [
        earns(
          0.5,
          `Let the speed of the stream be $x$ km/h. Upstream speed $= (${boat} - x)$ km/h, downstream speed $= (${boat} + x)$ km/h.`,
        ),
        earns(
          1,
          `Time upstream $-$ time downstream: $\\frac{${distance}}{${boat} - x} - \\frac{${distance}}{${boat} + x} = ${extra}$`,
        ),
        earns(
          0.5,
          `Multiplying by $(${boat} - x)(${boat} + x)$: $${distance}(${boat} + x) - ${distance}(${boat} - x) = ${extra === 1 ? '' : extra}(${boat} - x)(${boat} + x)$`,
        ),
        earns(
          0.5,
          `Opening the brackets on the left, where $${distance} \\times ${boat}$ cancels: $${2 * distance}x = ${extra === 1 ? `${boat * boat} - x^2` : `${extra}(${boat * boat} - x^2)`}$`,
        ),
        ...(extra === 1 ? [] : [`Dividing by ${extra}: $${(2 * distance) / extra}x = ${boat * boat} - x^2$`]),
        ...storySteps(stream, -other),
        earns(0.5, `$x = -${other}$ is rejected, because speed cannot be negative.`, 'rejected'),
        earns(0.5, `Hence the speed of the stream is ${stream} km/h.`),
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
