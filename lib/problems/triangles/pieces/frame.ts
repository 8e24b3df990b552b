import { add, fraction, subtract, toDecimal, type Fraction } from '../../../maths'
import type { Random } from '../../../random'

/** Lengths as whole multiples of tenths: AD = p u, AB = q u, AE = p v, AC = q v, DE = p w, BC = q w, and FG = s w, AF = s u, DF = |s − p| u. */
export interface Frame {
  readonly story: 0 | 1 | 2
  readonly p: number
  readonly q: number
  readonly s: number
  readonly u: number
  readonly v: number
  readonly w: number
  /** What the last part asks. */
  readonly last: 'perimeter' | 'second'
}

type Side = 'AB' | 'AC' | 'BC' | 'AD' | 'DB' | 'AE' | 'EC' | 'DE' | 'FG' | 'AF' | 'DF' | 'small' | 'whole'

/** All lengths in the unit of the story; `small` and `whole` are the perimeters. */
export function frameLengths({ story, p, q, s, u, v, w }: Frame): Readonly<Record<Side, Fraction>> {
  const length = (units: number) => fraction(units, frameStories[story].parts)
  const [AB, AC, BC] = [length(q * u), length(q * v), length(q * w)]
  const [AD, AE, DE] = [length(p * u), length(p * v), length(p * w)]
  return {
    AB,
    AC,
    BC,
    AD,
    AE,
    DE,
    DB: subtract(AB, AD),
    EC: subtract(AC, AE),
    FG: length(s * w),
    AF: length(s * u),
    DF: length(Math.abs(s - p) * u),
    small: add(add(AD, AE), DE),
    whole: add(add(AB, AC), BC),
  }
}

interface Story {
  readonly told: (lengths: Readonly<Record<Side, Fraction>>) => string
  readonly unit: 'm' | 'cm'
  /** Units in one metre or centimetre. */
  readonly parts: 1 | 10
  /** What the parallel line is, and the second one. */
  readonly bar: string
  readonly second: string
  /** Ranges of the two sides and of the base, in units. */
  readonly sides: readonly [number, number]
  readonly base: readonly [number, number]
}

const data = ({ AD, DB, AE, BC }: Readonly<Record<Side, Fraction>>, unit: string): string =>
  `$AD = ${toDecimal(AD)}$ ${unit}, $DB = ${toDecimal(DB)}$ ${unit}, $AE = ${toDecimal(AE)}$ ${unit} and $BC = ${toDecimal(BC)}$ ${unit}`

/** Three things with the shape of such a triangle, with the sizes that they have. */
export const frameStories: readonly [Story, Story, Story] = [
  {
    told: (lengths) =>
      `The wooden frame of a roof is a triangle $ABC$ with its rafters $AB$ and $AC$ meeting at the top. A beam $DE$, parallel to the floor beam $BC$, joins the points $D$ on $AB$ and $E$ on $AC$. The carpenter notes ${data(lengths, 'm')}.`,
    unit: 'm',
    parts: 10,
    bar: 'beam $DE$',
    second: 'beam $FG$',
    sides: [40, 80],
    base: [50, 110],
  },
  {
    told: (lengths) =>
      `A folding stand for drying clothes, seen from the side, is a triangle $ABC$ whose legs $AB$ and $AC$ meet at the hinge $A$; the feet $B$ and $C$ stand on the floor. A rod $DE$ parallel to the floor joins $D$ on $AB$ and $E$ on $AC$. It is measured: ${data(lengths, 'cm')}.`,
    unit: 'cm',
    parts: 1,
    bar: 'rod $DE$',
    second: 'rod $FG$',
    sides: [90, 160],
    base: [60, 130],
  },
  {
    told: (lengths) =>
      `For a school fair a triangular banner $ABC$ hangs with the side $BC$ at the bottom. A coloured ribbon $DE$ is sewn on parallel to $BC$, from $D$ on $AB$ to $E$ on $AC$. The students measure ${data(lengths, 'cm')}.`,
    unit: 'cm',
    parts: 1,
    bar: 'ribbon $DE$',
    second: 'ribbon $FG$',
    sides: [60, 150],
    base: [50, 120],
  },
]

export function drawFrame(random: Random): Frame {
  const [story, last] = [random.pick([0, 1, 2] as const), random.pick(['perimeter', 'second'] as const)]
  return random.until(
    (source): Frame => ({
      story,
      p: source.integer(1, 4),
      q: source.integer(3, 6),
      s: source.integer(1, 5),
      u: source.integer(8, 50),
      v: source.integer(8, 50),
      w: source.integer(8, 44),
      last,
    }),
    ({ p, q, s, u, v, w }) => {
      const { sides, base } = frameStories[story]
      const within = (length: number, [least, greatest]: readonly [number, number]) =>
        length >= least && length <= greatest
      return (
        p < q &&
        s < q &&
        s !== p &&
        2 * p !== q &&
        // DF is neither AF nor FB
        (last === 'perimeter' || (2 * s !== p && 2 * s !== p + q)) &&
        u !== v &&
        u !== w &&
        v !== w &&
        within(q * u, sides) &&
        within(q * v, sides) &&
        within(q * w, base) &&
        Math.abs(u - v) < 0.5 * w &&
        w < 0.85 * (u + v) &&
        // no length that is asked for is told
        [(q - p) * v, p * w, last === 'second' ? Math.abs(s - p) * u : (q - p) * (u + v + w)].every(
          (asked) => ![p * u, (q - p) * u, p * v, q * w, last === 'second' ? s * w : -1].includes(asked),
        )
      )
    },
  )
}
