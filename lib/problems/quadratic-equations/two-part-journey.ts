import { fraction, gcd, multiply, toText } from '../../maths'
import type { Factors } from '../../solutions/quadratic-equations/pieces/factors'
import { twoPartJourney as solution } from '../../solutions/quadratic-equations/two-part-journey'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'
import { journeys, type Journey } from './pieces/two-part-stories'

/** (x − v)(Tx + a t₁), cleared of fractions and of a common factor. */
function factorsOf({ speed, more, times: [first, second] }: Journey): Factors {
  const [r, s] = [2 * (first + second), 2 * first * more]
  const common = gcd(r, s)
  return { p: 1, q: -speed, r: r / common, s: s / common }
}

const hoursOfAPart = [1, 1.5, 2, 2.5, 3, 3.5, 4] as const

/** E.g. "A bus covers 90 km at one average speed and the next 100 km at a speed 5 km/h higher, in 4 hours. ..." 45 km/h */
export const twoPartJourney = template({
  id: 'qe-word-two-part-journey',
  version: 2,
  topic: 'quadratic-equations',
  difficulty: 'hard',
  archetypes: ['qe-word-two-part-journey', 'qe-word-speed'],
  marks: 5,
  draw: (random): Journey =>
    random.until(
      (source) => {
        const vehicle = source.pick(['bus', 'train', 'cyclist', 'motorcycle'] as const)
        const { least, greatest } = journeys[vehicle]
        return {
          vehicle,
          speed: source.integer(least, greatest),
          more: source.integer(2, 15),
          times: [source.pick(hoursOfAPart), source.pick(hoursOfAPart)] as const,
          stem: source.pick([0, 1, 2] as const),
        }
      },
      ({ vehicle, speed, more, times: [first, second] }) =>
        // with equal times half of the time for each part would give the key
        first !== second &&
        // in one hour the distance is the speed itself
        first !== 1 &&
        first + second <= 7 &&
        speed + more <= journeys[vehicle].greatest + 5 &&
        4 * more <= 2 * speed &&
        Number.isInteger(first * speed) &&
        Number.isInteger(second * (speed + more)) &&
        Number.isInteger(first + second) &&
        (vehicle === 'cyclist' ? more <= 4 : more % 5 === 0 || [6, 8, 12].includes(more)),
    ),
  things: ({ vehicle, speed, more }) => {
    const { least, greatest } = journeys[vehicle]
    return [
      { name: 'the first speed', size: speed, least, most: greatest, unit: 'km/h' },
      { name: 'the second speed in km/h', size: speed + more, least, most: greatest + 5 },
    ]
  },
  pose: (journey) => {
    const {
      speed,
      more,
      times: [first, second],
      vehicle,
    } = journey
    const [near, far] = [first * speed, second * (speed + more)]
    const solved = solution.solve({
      near: fraction(2 * near, 2),
      far: fraction(2 * far, 2),
      more: fraction(more),
      total: fraction(2 * (first + second), 2),
    })
    return {
      question: journeys[vehicle].told(journey),
      rule: { kind: 'number', expected: solved.key, unit: 'km/h' },
      hints: [
        'Let the first speed be $x$ km/h. Time $=$ distance $\\div$ speed.',
        'The times of the two parts add up to the whole time.',
        `Multiply the equation by $x(x + ${more})$ to clear the fractions.`,
      ],
      steps: solved.lines,
      explanation:
        'Distances and speeds differ in the two parts, but their times add up: the equation is one of times.',
    }
  },
  crossCheck: ({ speed, more, times: [first, second] }) => {
    const [near, far] = [first * speed, second * (speed + more)]
    const found = Array.from({ length: 240 }, (_, n) => (n + 1) / 2).filter(
      (x) => Math.abs(near / x + far / (x + more) - first - second) < 1e-9,
    )
    return found.length === 1 ? `${found[0]}` : null
  },
  slips: (journey) => {
    const {
      speed,
      more,
      times: [first, second],
    } = journey
    const { r, s } = factorsOf(journey)
    const average = fraction(2 * (first * speed + second * (speed + more)), 2 * (first + second))
    return distinctSlips(`${speed}`, [
      {
        response: `${speed + more}`,
        note: 'That is the speed in the second part. The first speed is asked.',
        step: 'last',
      },
      { response: toText(fraction(-s, r)), note: 'A speed cannot be negative: reject that root.', step: 'rejected' },
      {
        response: toText(multiply(average, fraction(1))),
        note: 'That is the average speed of the whole journey: the two parts have different speeds.',
        step: 'times',
      },
    ])
  },
})
