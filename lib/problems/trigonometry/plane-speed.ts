import { flights, flown, longer, type Flight } from './pieces/flight-lines'
import { tanOf } from './pieces/heights'
import { planeFigure } from './pieces/plane-figure'
import { measured } from './pieces/ratio'
import { rootAsk } from './pieces/root-three'
import { floating, plus, scaled, twoTerm, twoTermText, type TwoTerm } from './pieces/two-term'
import { fraction } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { planeSpeed as solution } from '../../solutions/trigonometry/plane-speed'
import { template } from '../template'

interface Draw {
  readonly angles: Flight
  /** The height is k√3 metres. */
  readonly k: number
  readonly time: number
  readonly unit: 'm/s' | 'km/h'
  readonly stem: (typeof planeStems)[number]
}

const planeStems: readonly ((height: string, [from, to]: Flight, time: number, unit: string) => string)[] = [
  (height, [from, to], time, unit) =>
    `The angle of elevation of an aeroplane from a point $O$ on the ground is $${from}^\\circ$. After a flight of $${time}$ seconds the angle of elevation becomes $${to}^\\circ$. The aeroplane flies at a constant height of $${height}$ m. Find its speed in ${unit}.`,
  (height, [from, to], time, unit) =>
    `A jet plane flies horizontally at a height of $${height}$ m. A boy at a point $O$ on the ground sees it at an angle of elevation of $${from}^\\circ$, and $${time}$ seconds later at $${to}^\\circ$. Find the speed of the plane in ${unit}.`,
  (height, [from, to], time, unit) =>
    `From a point $O$ on the ground a girl watches an aeroplane that flies horizontally at a constant height of $${height}$ m. In $${time}$ seconds its angle of elevation changes from $${from}^\\circ$ to $${to}^\\circ$. What is the speed of the aeroplane in ${unit}?`,
]

/** E.g. "The angle of elevation of an aeroplane at a height of 1500√3 m changes from 60° to 30° in 15 seconds. Find its speed in km/h." */
export const planeSpeed = template({
  id: 'ht-plane-speed',
  version: 4,
  topic: 'trigonometry',
  archetypes: ['ht-moving-object-speed'],
  difficulty: 'hard',
  marks: 5,
  draw: (random): Draw => {
    const angles = random.pick(flights)
    const drawn = random.until(
      (source) => ({
        angles,
        k: source.integer(3, 60) * 100,
        time: source.pick([10, 12, 15, 16, 18, 20, 24, 25, 30, 36, 40]),
      }),
      (one) => {
        const each = one.k / one.time
        const speed = floating(flown(one).speed)
        return each % 5 === 0 && speed >= 110 && speed <= 260
      },
    )
    return { ...drawn, unit: random.pick(['m/s', 'km/h'] as const), stem: random.pick(planeStems) }
  },
  things: (draw) => [
    { name: 'the speed in metres a second', size: floating(flown(draw).speed), least: 50, most: 300 },
    { name: 'the height of the flight in metres', size: draw.k * Math.sqrt(3), least: 500, most: 12_000 },
    { name: 'the time of the flight', size: draw.time, least: 10, most: 40, unit: 'seconds' },
  ],
  variants: { all: flights.map((pair) => pair.join(' to ')), of: ({ angles }) => angles.join(' to ') },
  given: ({ angles: [from, to], k, time, unit }) => ({
    height: twoTerm(0, k),
    from,
    to,
    time: fraction(time),
    unit,
  }),
  solution,
  ask: (draw) => {
    const { angles, k, time, unit, stem } = draw
    const { speed } = flown(draw)
    const key = unit === 'm/s' ? speed : scaled(speed, fraction(18, 5))
    const [from, to] = angles
    return {
      question: `${stem(`${k}\\sqrt{3}`, angles, time, unit)}${rootAsk([key], 'left')}`,
      rule: { kind: key.root.n === 0n ? 'number' : 'surd', unit },
      figure: planeFigure(`${k}√3 m`, from, to),
      hints: [
        'Find the two horizontal distances from $O$ with $\\tan$.',
        `The aeroplane flies the difference of these distances in $${time}$ s.`,
        ...(unit === 'km/h' ? ['To change m/s into km/h, multiply by $\\frac{18}{5}$.'] : []),
      ],
      explanation:
        'The height stays the same, so each angle fixes one horizontal distance; what the plane flies is the difference of the two.',
    }
  },
  crossCheck: ({ angles: [from, to], k, time, unit }) => {
    const height = k * Math.sqrt(3)
    const metresPerSecond = Math.abs(height / tanOf(from) - height / tanOf(to)) / time
    return measured(unit === 'm/s' ? metresPerSecond : metresPerSecond * 3.6)
  },
  slips: (draw) => {
    const { angles, time, unit } = draw
    const rises = angles[0] < angles[1]
    const { first, second, speed } = flown(draw)
    const [inUnit, inOther] = unit === 'm/s' ? [1, fraction(18, 5)] : [fraction(18, 5), 1]
    const shown = (way: TwoTerm) => twoTermText(scaled(scaled(way, fraction(1, time)), inUnit))
    return distinctSlips(twoTermText(scaled(speed, inUnit)), [
      {
        response: twoTermText(scaled(speed, inOther)),
        note: `Check the unit: the speed is asked in ${unit}.`,
        step: unit === 'm/s' ? 'speed' : 'km/h',
      },
      {
        response: shown(plus(first, second)),
        note: 'Subtract the two horizontal distances; do not add them.',
        step: 'distance',
      },
      {
        response: shown(longer(first, second)[0]),
        note: rises
          ? 'The plane has not reached the point above O: the distance flown is CD, not OC.'
          : 'The plane did not start above O: the distance flown is CD, not OD.',
        step: 'distance',
      },
    ])
  },
})
