import { recastVolume, sizes, solid, type Solid } from './pieces/recast-solid'
import { recast as solution } from '../../solutions/areas-volumes/recast'
import { divide, fraction, multiply, type Fraction } from '../../maths'
import { template } from '../template'
import { wrongValues, type WrongValue } from '../slips/wrong-values'

interface Draw {
  readonly big: Solid
  readonly small: Solid
  readonly story: 0 | 1 | 2
}

const count = ({ big, small }: Draw): Fraction => divide(recastVolume(big), recastVolume(small))

const factor = ({ shape }: Solid): Fraction =>
  shape === 'sphere' ? fraction(4, 3) : fraction(1, shape === 'cone' ? 3 : 1)

const factorName = ({ shape }: Solid): string =>
  shape === 'sphere' ? 'The volume of a sphere has the factor 4/3.' : 'The volume of a cone has the factor 1/3.'

/** The wrong counts that suit the two shapes. */
function wrongCounts(draw: Draw): readonly WrongValue[] {
  const { big, small } = draw
  const n = count(draw)
  const ratio = fraction(big.r, small.r)
  return [
    [
      multiply(n, fraction(small.shape === 'sphere' ? 8 : 4)),
      'The length given is the radius of the small solid: do not halve it.',
      'small',
    ],
    [
      divide(n, fraction(small.shape === 'sphere' ? 8 : 4)),
      'The length given is the radius of the small solid: do not double it.',
      'small',
    ],
    ...(big.shape === small.shape
      ? [
          [multiply(ratio, ratio), 'Compare volumes, not surface areas.', 'equal volumes'] as const,
          [ratio, 'Compare volumes, not radii.', 'equal volumes'] as const,
        ]
      : []),
    ...(big.shape !== small.shape && big.shape !== 'cylinder'
      ? [[divide(n, factor(big)), factorName(big), 'large'] as const]
      : []),
    ...(big.shape !== small.shape && small.shape !== 'cylinder'
      ? [[multiply(n, factor(small)), factorName(small), 'small'] as const]
      : []),
  ]
}

const shapes = ['sphere', 'cone', 'cylinder'] as const

/** E.g. "A metallic sphere of radius 6 cm is melted and recast into small cones of radius 2 cm and height 3 cm. How many cones are obtained?" */
export const recast = template({
  id: 'sav-number-of-small-solids',
  topic: 'areas-volumes',
  archetypes: ['sav-volume-equality'],
  difficulty: 'medium',
  marks: 3,
  draw: (random) =>
    random.until(
      (r): Draw => {
        const [one, other] = [r.pick(shapes), r.pick(shapes)]
        const drawn = (shape: Solid['shape'], small: boolean): Solid => ({
          shape,
          r: small ? r.pick([5, 10, 15, 20, 30]) : 10 * r.integer(3, 12),
          h: shape === 'sphere' ? 0 : small ? 10 * r.integer(1, 6) : 10 * r.integer(4, 24),
        })
        return { big: drawn(one, false), small: drawn(other, true), story: r.pick([0, 1, 2] as const) }
      },
      (draw) => {
        const n = count(draw)
        const large = recastVolume(draw.big)
        return (
          n.d === 1n &&
          n.n >= 3n &&
          n.n <= 200n &&
          (draw.small.h === 0 || draw.small.h >= draw.small.r) &&
          large.n < 3000n * large.d &&
          !(draw.big.shape === draw.small.shape && draw.big.shape !== 'sphere')
        )
      },
    ),
  things: ({ big, small }) => [
    { name: 'the radius of the large solid in cm', size: big.r / 10, least: 3, most: 12 },
    { name: 'the radius of a small solid in cm', size: small.r / 10, least: 0.5, most: 3 },
  ],
  given: ({ big, small }) => ({ big: solid(big), small: solid(small), unit: 'cm' }),
  solution,
  ask: ({ big, small, story }) => {
    const tell =
      story === 2
        ? `A metal worker melts a solid ${big.shape} of ${sizes(big)} and casts solid ${small.shape}s, each of ${sizes(small)}, without any loss of metal. How many ${small.shape}s are made?`
        : story === 0
          ? `A solid metallic ${big.shape} of ${sizes(big)} is melted and recast into small solid ${small.shape}s, each of ${sizes(small)}. How many ${small.shape}s are obtained?`
          : `A potter shapes a lump of clay in the form of a ${big.shape} of ${sizes(big)} into solid ${small.shape}s of ${sizes(small)} each, without any waste. Find the number of ${small.shape}s.`
    return {
      question: tell,
      rule: { kind: 'number' },
      hints: [
        'The shape changes, but the volume of the material stays the same.',
        `Number of ${small.shape}s = volume of the large solid ÷ volume of one small solid.`,
        'Leave $\\pi$ as it is: it cancels.',
      ],
      explanation:
        'Melting or kneading keeps the amount of material, so volumes may be compared, but surface areas may not.',
    }
  },
  crossCheck: ({ big, small }) => {
    const filled = (solid: Solid) => {
      // Cross-sections along the axis, added up in thin slices (the common factor π left out).
      const top = solid.shape === 'sphere' ? 2 * solid.r : solid.h
      const slices = 3000
      let total = 0
      for (let i = 0; i < slices; i++) {
        const x = ((i + 0.5) / slices) * top
        const square =
          solid.shape === 'sphere'
            ? solid.r ** 2 - (x - solid.r) ** 2
            : (solid.shape === 'cone' ? (solid.r * x) / top : solid.r) ** 2
        total += (square * top) / slices
      }
      return total
    }
    return `${Math.round(filled(big) / filled(small))}`
  },
  slips: (draw) => wrongValues(count(draw), wrongCounts(draw)),
})
