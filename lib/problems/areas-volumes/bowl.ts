import { subtract, toNumber, fraction, type Fraction } from '../../maths'
import { bowl as solution, bowlValue, type Bowl } from '../../solutions/areas-volumes/bowl'
import { template } from '../template'
import { wrongValues } from '../slips/wrong-values'
import { dome, surfaceByBands, typed, volumeBySlices } from './pieces/by-slices'
import { isNice, lengthText, product, tenths, twentyTwoBySeven, usePi } from './pieces/pi'

interface Draw {
  readonly ask: 'total surface area' | 'volume'
  /** Outer and inner radius in tenths of a centimetre. */
  readonly outer: number
  readonly inner: number
  readonly gives: 'both radii' | 'thickness'
  readonly stem: 0 | 1 | 2
}

const pi = twentyTwoBySeven
const power = (r: number, n: 2 | 3): Fraction => product(...Array.from({ length: n }, () => tenths(r)))

const givenOf = ({ ask, outer, inner, gives }: Draw): Bowl => ({
  asked: ask,
  pi: pi.value,
  outer: tenths(outer),
  inner: tenths(inner),
  gives: gives === 'thickness' ? 'inner and thickness' : gives,
  unit: 'cm',
})
const valueOf = (draw: Draw): Fraction => bowlValue(givenOf(draw))

const things = [
  'A hemispherical bowl made of brass',
  'A wooden bowl in the shape of a hollow hemisphere',
  'A hemispherical steel bowl',
] as const

/** E.g. "A hemispherical bowl has the inner radius 3.5 cm and is 0.5 cm thick. Find its total surface area." */
export const bowl = template({
  id: 'sav-hemispherical-bowl',
  topic: 'areas-volumes',
  archetypes: ['sav-hollow'],
  difficulty: 'hard',
  marks: 3,
  draw: (random): Draw => {
    const ask = random.pick(['total surface area', 'volume'] as const)
    return random.until(
      (r) => {
        const inner = 5 * r.integer(6, 30)
        return {
          ask,
          inner,
          outer: inner + 5 * r.integer(1, 4),
          gives: r.pick(['both radii', 'thickness'] as const),
          stem: r.pick([0, 1, 2] as const),
        }
      },
      (draw) => isNice(valueOf(draw), 20_000) && draw.outer <= 1.4 * draw.inner,
    )
  },
  things: ({ inner, outer }) => [
    { name: 'the inner radius in cm', size: inner / 10, least: 3, most: 15 },
    { name: 'the thickness in cm', size: (outer - inner) / 10, least: 0.5, most: 2 },
  ],
  given: givenOf,
  solution,
  ask: (draw) => {
    const { ask, outer, inner, gives, stem } = draw
    const [R, r, thick] = [outer, inner, outer - inner].map(lengthText)
    const told =
      gives === 'both radii'
        ? `has the outer radius $${R ?? ''}$ cm and the inner radius $${r ?? ''}$ cm`
        : `has the inner radius $${r ?? ''}$ cm and is $${thick ?? ''}$ cm thick`
    const isVolume = ask === 'volume'
    return {
      question: `${things[stem]} ${told}. Find ${isVolume ? 'the volume of the material in it' : 'its total surface area'}. ${usePi(pi)}`,
      rule: { kind: 'number', unit: isVolume ? 'cm³' : 'cm²' },
      hints: isVolume
        ? [
            'The material is what is left when the inner hemisphere is taken out of the outer one.',
            'Subtract the cubes of the radii, not the radii.',
          ]
        : [
            'Three surfaces can be touched: the outer one, the inner one, and the rim.',
            'The rim is a ring between two circles.',
          ],
      explanation: isVolume
        ? 'A thin bowl has little material although it is large: the two volumes are nearly equal.'
        : 'The inner surface belongs to the bowl as well as the outer one, and the flat rim joins the two.',
    }
  },
  crossCheck: ({ ask, outer, inner }) => {
    const p = toNumber(pi.value)
    const [out, inside] = [dome(outer / 10, 0, 'opening'), dome(inner / 10, 0, 'opening')]
    if (ask === 'volume') return typed(volumeBySlices(out, p) - volumeBySlices(inside, p))
    const rim = surfaceByBands(
      [
        [0, inner / 10],
        [0, outer / 10],
      ],
      p,
    )
    return typed(surfaceByBands(out, p) + surfaceByBands(inside, p) + rim)
  },
  slips: (draw) => {
    const { ask, outer, inner } = draw
    const [R, r] = [power(outer, 2), power(inner, 2)]
    const key = valueOf(draw)
    if (ask === 'volume')
      return wrongValues(key, [
        [product(2, key), 'A hemisphere has the factor 2/3, not 4/3.', 'formula'],
        [
          product(fraction(2, 3), pi.value, power(outer - inner, 3)),
          'Subtract the cubes of the radii, not the radii.',
          'formula',
        ],
        [
          product(fraction(2, 3), pi.value, power(outer, 3)),
          'The bowl is hollow: take the inner hemisphere away.',
          'formula',
        ],
      ])
    const sum = (a: number, b: number): Fraction =>
      product(pi.value, fraction(a * outer * outer + b * inner * inner, 100))
    return wrongValues(key, [
      [sum(2, 2), 'Add the flat rim between the two circles.', 'formula'],
      [sum(2, 0), 'The inner surface and the rim belong to the total as well.', 'formula'],
      [product(3, pi.value, R), 'That is for a solid hemisphere: the bowl is hollow.', 'formula'],
      [product(2, pi.value, subtract(R, r)), 'Both curved surfaces are added, not subtracted.', 'formula'],
    ])
  },
})
