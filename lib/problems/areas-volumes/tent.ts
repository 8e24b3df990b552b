import { tentPi, tentQuestion, type Tent } from './pieces/tent-questions'
import { fraction, toDecimal, toNumber } from '../../maths'
import { commasTex } from '../../maths/commas'
import { chain, earns, isValue, line, says, template } from '../template'
import { wrongValues } from '../slips/wrong-values'
import { surfaceByBands } from './pieces/by-slices'
import { isNice, lengthText, product, slantTex, tenths } from './pieces/pi'
import { cones } from './pieces/triples'

interface Draw extends Tent {
  readonly stem: 0 | 1 | 2
}

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
  pose: (draw) => {
    const { cone, wall, rate, ask, gives, stem } = draw
    const [r, h, l] = cone
    const canvas = toDecimal(area(draw))
    const cost = product(area(draw), rate)
    const price = commasTex(toNumber(cost))
    const [radius, height, slant, wallText] = [r, h, l, wall].map(lengthText)
    return {
      question: tentQuestion(draw, stem),
      rule: { kind: 'number', expected: ask === 'area' ? canvas : toDecimal(cost), unit: ask === 'area' ? 'm²' : '₹' },
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
      steps: [
        line(
          'radius',
          `Given: diameter $${lengthText(2 * r)}$ m, so radius $r = ${radius}$ m; height of the cylinder $h_1 = ${wallText}$ m${gives === 'slant height' ? `; slant height of the cone $l = ${slant}$ m` : ''}.`,
        ),
        ...(gives === 'slant height'
          ? []
          : [
              `Height of the cone $h_2 = ${lengthText(wall + h)} - ${wallText} = ${height}$ m`,
              earns(0.5, says`Slant height ${chain('l', slantTex(r, h, 'h_2'))} m`, 'slant height'),
            ]),
        earns(
          gives === 'slant height' ? 1 : 0.5,
          'Area of canvas $=$ CSA of cylinder $+$ CSA of cone $= 2 \\pi r h_1 + \\pi r l = \\pi r (2h_1 + l)$',
          'canvas',
        ),
        earns(0.5, `$= ${tentPi.tex} \\times ${radius} \\times (2 \\times ${wallText} + ${slant})$`),
        earns(
          ask === 'area' ? 1 : 0.5,
          `$= ${toDecimal(product(tentPi.value, tenths(r)))} \\times ${lengthText(2 * wall + l)} = ${canvas}$ m²`,
        ),
        ...(ask === 'cost'
          ? [
              earns(0.5, `Cost $= ${canvas} \\times ${rate} = ${price}$`, 'cost'),
              earns(0.5, `Hence, the cost of the canvas is ₹$${price}$.`),
            ]
          : [earns(0.5, says`Hence, ${isValue('the area of the canvas', canvas, 'm²')}.`)]),
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
