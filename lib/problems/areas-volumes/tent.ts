import { tentPi, tentQuestion, type Tent } from './pieces/tent-questions'
import { fraction, toNumber } from '../../maths'
import { tent as solution, type Tent as Given } from '../../solutions/areas-volumes/tent'
import { template } from '../template'
import { wrongValues } from '../slips/wrong-values'
import { surfaceByBands } from './pieces/by-slices'
import { isNice, lengthText, product, tenths } from './pieces/pi'
import { cones } from './pieces/triples'

interface Draw extends Tent {
  readonly stem: 0 | 1 | 2
}

const givenOf = ({ cone: [r, h, l], wall, rate, ask, gives }: Draw): Given => ({
  asked: ask,
  pi: tentPi.value,
  radius: tenths(r),
  across: 'diameter',
  wall: tenths(wall),
  top:
    gives === 'slant height'
      ? { kind: 'slant height', length: tenths(l) }
      : { kind: 'total height', length: tenths(wall + h) },
  ...(ask === 'cost' && { rate: fraction(rate) }),
  unit: 'm',
})

const area = ({ cone: [r, , l], wall }: Tent) => product(tentPi.value, tenths(r), tenths(2 * wall + l))

/** E.g. "A tent is a cylinder surmounted by a cone. ... Find the cost of the canvas at ₹500 per m². (The base is not covered.)" */
export const tent = template({
  id: 'sav-tent-canvas',
  version: 3,
  topic: 'areas-volumes',
  archetypes: ['sav-tent'],
  difficulty: 'medium',
  marks: 3,
  draw: (random) =>
    random.until(
      (r): Draw => ({
        cone: r.pick(cones),
        wall: 10 * r.integer(2, 6) + r.pick([0, 0, 1, 5]),
        rate: 50 * r.integer(2, 10),
        ask: r.pick(['cost', 'cost', 'area'] as const),
        gives: r.pick(['slant height', 'total height'] as const),
        stem: r.pick([0, 1, 2] as const),
      }),
      (draw) => {
        const [r, h] = draw.cone
        return (
          isNice(area(draw), 400) &&
          isNice(product(area(draw), draw.rate), 100_000) &&
          r >= 20 &&
          h + draw.wall <= 2 * r
        )
      },
    ),
  things: ({ cone: [r, h], wall, rate }) => [
    { name: 'the radius of the tent in metres', size: r / 10, least: 2, most: 10 },
    { name: 'the width for the height', size: (2 * r) / (h + wall), least: 1, most: 4 },
    { name: 'the height of the wall in metres', size: wall / 10, least: 2, most: 6.5 },
    { name: 'the price of a square metre in ₹', size: rate, least: 100, most: 500 },
  ],
  given: givenOf,
  solution,
  ask: (draw) => {
    const { cone, wall, ask, gives, stem } = draw
    const [r, h, l] = cone
    const [slant, wallText] = [l, wall].map(lengthText)
    return {
      question: tentQuestion(draw, stem),
      rule: { kind: 'number', unit: ask === 'area' ? 'm²' : '₹' },
      figure: {
        kind: 'solid',
        description: `A tent: a cylinder of diameter ${lengthText(2 * r)} m and height ${wallText} m with a cone of the same radius on it. ${gives === 'slant height' ? `The slant height of the cone is ${slant} m` : `The whole tent is ${lengthText(wall + h)} m high`}.`,
        parts: [
          { shape: 'cylinder', radius: r / 10, height: wall / 10, labels: { height: `${wallText} m` } },
          {
            shape: 'cone',
            radius: r / 10,
            height: h / 10,
            ...(gives === 'slant height' && { labels: { slant: `${slant} m` } }),
          },
        ],
        whole: {
          width: `${lengthText(2 * r)} m`,
          ...(gives === 'total height' && { height: `${lengthText(wall + h)} m` }),
        },
      },
      hints: [
        'The canvas covers the curved surface of the cylinder and the curved surface of the cone.',
        gives === 'slant height'
          ? 'Halve the diameter first.'
          : 'Take the height of the cylinder from the total height, and find the slant height of the cone.',
        ...(ask === 'cost' ? ['Multiply the area by the rate.'] : []),
      ],
      explanation:
        'Canvas covers only what is outside: neither the ground nor the circle between the two parts needs any.',
    }
  },
  crossCheck: ({ cone: [r, h], wall, rate, ask }) => {
    const covered = surfaceByBands(
      [
        [0, r / 10],
        [wall / 10, r / 10],
        [(wall + h) / 10, 0],
      ],
      toNumber(tentPi.value),
    )
    return ask === 'area' ? covered.toFixed(2) : (covered * rate).toFixed(2)
  },
  slips: (draw) => {
    const { cone, wall, rate, ask, gives } = draw
    const [r, h, l] = cone
    const times = ask === 'cost' ? rate : 1
    const value = (sum: number) => product(tentPi.value, tenths(r), tenths(sum), times)
    return wrongValues(value(2 * wall + l), [
      [value(2 * wall + l + r), 'The base is not covered with canvas.', 'canvas'],
      ...(gives === 'total height'
        ? [[value(2 * wall + h), 'Use the slant height for the cone, not its height.', 'slant height'] as const]
        : [[value(wall + l), 'The curved surface of the cylinder is 2πrh.', 'canvas'] as const]),
      [product(2, value(2 * wall + l)), 'Halve the diameter to get the radius.', 'radius'],
      ask === 'cost'
        ? [product(area(draw), fraction(1)), 'That is the area of the canvas; multiply it by the rate.', 'cost']
        : [value(2 * wall), 'Add the curved surface of the conical top.', 'canvas'],
    ])
  },
})
