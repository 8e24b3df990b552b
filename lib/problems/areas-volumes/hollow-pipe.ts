import { hollowPipe as solution } from '../../solutions/areas-volumes/hollow-pipe'
import { fraction, subtract, toDecimal, toNumber } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'
import { isNice, lengthText, product, tenths, twentyTwoBySeven, usePi } from './pieces/pi'

interface Draw {
  /** Outer and inner radius in tenths of a centimetre; length in centimetres. */
  readonly outer: number
  readonly inner: number
  readonly length: number
  readonly stem: 0 | 1 | 2
}

const pi = twentyTwoBySeven

const difference = ({ outer, inner, length }: Draw) => product(2, pi.value, length, tenths(outer - inner))
const metal = ({ outer, inner, length }: Draw) =>
  product(pi.value, length, subtract(product(tenths(outer), tenths(outer)), product(tenths(inner), tenths(inner))))

const written = (outer: number, inner: number): string => `outer = ${lengthText(outer)}, inner = ${lengthText(inner)}`

/** E.g. "The difference between the outer and the inner curved surface of a pipe 14 cm long is 44 cm². The metal is 99 cm³. Find the radii." */
export const hollowPipe = template({
  id: 'sav-radii-of-hollow-pipe',
  version: 2,
  topic: 'areas-volumes',
  archetypes: ['sav-hollow'],
  difficulty: 'hard',
  marks: 5,
  draw: (random) =>
    random.until(
      (r): Draw => {
        const inner = 5 * r.integer(3, 18)
        return {
          outer: inner + r.pick([5, 10, 10, 20, 30]),
          inner,
          length: 7 * r.integer(1, 6),
          stem: r.pick([0, 1, 2] as const),
        }
      },
      (draw) => isNice(metal(draw), 3000) && isNice(difference(draw), 1000),
    ),
  things: ({ inner, outer, length }) => [
    { name: 'the inner radius in cm', size: inner / 10, least: 1.5, most: 9 },
    { name: 'the thickness in cm', size: (outer - inner) / 10, least: 0.5, most: 3 },
    { name: 'the length', size: length, least: 7, most: 42, unit: 'cm' },
  ],
  given: (draw) => ({
    pi: pi.value,
    length: fraction(draw.length),
    difference: difference(draw),
    volume: metal(draw),
    unit: 'cm',
  }),
  solution,
  ask: (draw) => {
    const { length, stem } = draw
    const [surface, volume] = [difference(draw), metal(draw)].map(toDecimal)
    return {
      question: `${
        stem === 2
          ? `An engineer tests a hollow cylindrical steel tube of length $${length}$ cm. Its inner curved surface area is $${surface}$ cm² less than its outer curved surface area, and the tube contains $${volume}$ cm³ of steel.`
          : stem === 0
            ? `A hollow cylindrical metal pipe is $${length}$ cm long. The difference between its outer and its inner curved surface area is $${surface}$ cm², and the volume of the metal used is $${volume}$ cm³.`
            : `A plumber has a copper pipe of length $${length}$ cm. Its outer curved surface area is $${surface}$ cm² more than its inner curved surface area, and $${volume}$ cm³ of copper was used in making it.`
      } Find its outer and its inner radius in cm. ${usePi(pi)} Give your answer as outer = …, inner = ….`,
      rule: { kind: 'pair', unit: 'cm' },
      hints: [
        'Let the radii be $R$ and $r$. The first condition gives $R - r$.',
        'For the second, use $R^2 - r^2 = (R - r)(R + r)$ to get $R + r$.',
        'From the sum and the difference find both radii.',
      ],
      explanation:
        'The first condition fixes the thickness; the second, by factorising the difference of squares, fixes the sum of the radii.',
    }
  },
  crossCheck: (draw) => {
    const [surface, volume, p] = [toNumber(difference(draw)), toNumber(metal(draw)), toNumber(pi.value)]
    for (let inner = 1; inner < 200; inner++)
      for (let outer = inner + 1; outer < 240; outer++) {
        const wall = (2 * p * draw.length * (outer - inner)) / 10
        const solid = (p * draw.length * (outer * outer - inner * inner)) / 100
        if (Math.abs(wall - surface) < 1e-6 && Math.abs(solid - volume) < 1e-6) return written(outer, inner)
      }
    return null
  },
  slips: ({ outer, inner }) =>
    distinctSlips(written(outer, inner), [
      { response: written(inner, outer), note: 'The outer radius is the larger one.', step: 'last' },
      { response: written(2 * outer, 2 * inner), note: 'Radii are asked, not diameters.', step: 'radii' },
      {
        response: `outer = ${lengthText(outer + inner)}, inner = ${lengthText(outer - inner)}`,
        note: 'These are the sum and the difference of the radii.',
        step: 'radii',
      },
    ]),
})
