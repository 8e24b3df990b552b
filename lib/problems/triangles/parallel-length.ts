import { fraction, toDecimal, toNumber, type Fraction } from '../../maths'
import { parallelLength as solution } from '../../solutions/triangles/parallel-length'
import { template } from '../template'
import { wrongValues } from '../slips/wrong-values'
import { letterSets } from './pieces/names'
import { parallelLengthFigure } from './pieces/parallel-length-figure'

interface Lengths {
  /** AD : DB in lowest terms; in halves of a centimetre are the units of AD and DB, and of BC. */
  readonly p: number
  readonly q: number
  readonly sideUnit: number
  readonly baseUnit: number
  readonly ask: 'short' | 'long'
}

/** AD, DB, AB, DE, BC. */
const lengthsOf = ({
  p,
  q,
  sideUnit,
  baseUnit,
}: Lengths): readonly [Fraction, Fraction, Fraction, Fraction, Fraction] => [
  fraction(p * sideUnit, 2),
  fraction(q * sideUnit, 2),
  fraction((p + q) * sideUnit, 2),
  fraction(p * baseUnit, 2),
  fraction((p + q) * baseUnit, 2),
]

/** E.g. "In △PQR the points S on PQ and T on PR are such that ST ∥ QR. PS = 4.5 cm, SQ = 3 cm and QR = 12.5 cm. Find ST." */
export const parallelLength = template({
  id: 'tri-length-of-parallel',
  topic: 'triangles',
  difficulty: 'easy',
  archetypes: ['tri-parallel-length'],
  marks: 2,
  draw: (random) => ({
    ...random.until(
      (source): Lengths => ({
        p: source.integer(1, 5),
        q: source.integer(1, 5),
        sideUnit: source.integer(1, 5),
        baseUnit: source.integer(1, 6),
        ask: source.pick(['short', 'long'] as const),
      }),
      (drawn) => {
        const { p, q, sideUnit, baseUnit } = drawn
        const [AD, DB, AB, DE, BC] = lengthsOf(drawn).map(toNumber)
        return (
          p !== q &&
          sideUnit !== baseUnit &&
          (AD ?? 0) >= 1 &&
          (DB ?? 0) >= 1 &&
          (AB ?? 0) >= 4 &&
          (BC ?? 0) >= 4 &&
          0.55 * (AB ?? 0) < (BC ?? 0) &&
          (BC ?? 0) < 1.9 * (AB ?? 0) &&
          new Set([AD, DB, AB, DE, BC]).size === 5
        )
      },
    ),
    letters: random.pick(letterSets),
    stem: random.pick([0, 1, 2] as const),
  }),
  given: ({ letters, ...drawn }) => {
    const [ad, db, , de, bc] = lengthsOf(drawn)
    const known = drawn.ask === 'short' ? { of: 'BC' as const, length: bc } : { of: 'DE' as const, length: de }
    return { letters, upper: ad, second: { of: 'DB' as const, length: db }, known, unit: 'cm' }
  },
  solution,
  ask: ({ letters, stem, ...drawn }) => {
    const [A, B, C, D, E] = letters
    const [ad, db, ab, de, bc] = lengthsOf(drawn).map(toDecimal)
    const [AD, DB, AB, DE, BC] = [`${A}${D}`, `${D}${B}`, `${A}${B}`, `${D}${E}`, `${B}${C}`]
    const [known, wanted] = drawn.ask === 'short' ? [`$${BC} = ${bc}$ cm`, DE] : [`$${DE} = ${de}$ cm`, BC]
    const data = `$${AD} = ${ad}$ cm, $${DB} = ${db}$ cm and ${known}`
    return {
      question: (
        [
          `In $\\triangle ${A}${B}${C}$ the points $${D}$ on $${A}${B}$ and $${E}$ on $${A}${C}$ are such that $${DE} \\parallel ${BC}$. If ${data}, find $${wanted}$.`,
          `A line parallel to the side $${BC}$ of $\\triangle ${A}${B}${C}$ meets $${A}${B}$ at $${D}$ and $${A}${C}$ at $${E}$. Given ${data}, find the length of $${wanted}$.`,
          `Farida folds a paper triangle $${A}${B}${C}$ along a line $${DE}$ parallel to $${BC}$, with $${D}$ on $${A}${B}$ and $${E}$ on $${A}${C}$. She measures ${data}. How long is $${wanted}$?`,
        ] as const
      )[stem],
      rule: { kind: 'number', unit: 'cm' },
      hints: [
        `Which two triangles are similar, and why?`,
        `$${DE}$ and $${BC}$ are sides of two whole triangles: compare them with $${AD}$ and the whole side $${AB}$.`,
      ],
      explanation: `The theorem about the parts $${AD} : ${DB}$ says nothing about the parallel lines themselves; their lengths go with the whole sides $${AD} : ${AB}$.`,
      figure: parallelLengthFigure(letters, drawn.p / (drawn.p + drawn.q), [Number(ab), Number(bc)], {
        upper: `${ad} cm`,
        lower: `${db} cm`,
        short: drawn.ask === 'short' ? '?' : `${de} cm`,
        long: drawn.ask === 'long' ? '?' : `${bc} cm`,
      }),
    }
  },
  // B at the origin, C on the x-axis, A straight above B: the width at the height of D.
  crossCheck: (drawn) => {
    const [AD = 0, , AB = 1, DE = 0, BC = 0] = lengthsOf(drawn).map(toNumber)
    return drawn.ask === 'short' ? `${BC - (BC * (AB - AD)) / AB}` : `${DE + (DE * (AB - AD)) / AD}`
  },
  slips: (drawn) => {
    const { p, q, baseUnit, ask } = drawn
    const [, , , de, bc] = lengthsOf(drawn)
    const short = ask === 'short'
    return wrongValues(
      short ? de : bc,
      [
        [
          short ? fraction((p + q) * p * baseUnit, 2 * q) : fraction(p * q * baseUnit, 2 * p),
          'Part was compared with part: the parallel sides go with the whole side of each triangle.',
          'proportion',
        ],
        [
          short ? fraction((p + q) * (p + q) * baseUnit, 2 * p) : fraction(p * p * baseUnit, 2 * (p + q)),
          'The ratio is upside down: the line nearer to the vertex is the shorter one.',
          'value',
        ],
        [
          short ? fraction(q * baseUnit, 2) : fraction(p * (p + q) * baseUnit, 2 * q),
          'The lower part of the side is no side of the small triangle.',
          'proportion',
        ],
      ],
      { gap: 0.1 },
    )
  },
})
