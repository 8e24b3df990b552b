import { letterSets } from './pieces/names'
import { parallelFigure } from './pieces/parallel-figure'
import { isShort } from './pieces/short-decimal'
import { add, divide, fraction, multiply, toNumber } from '../../maths'
import { bptSegment as segment } from '../../solutions/triangles/bpt-segment'
import { template } from '../template'
import { wrongValues } from '../slips/wrong-values'

/** E.g. "In △ABC, DE ∥ BC. If AD = 4 cm, DB = 6 cm and AE = 5 cm, find EC." */
export const bptSegment = template({
  id: 'tri-bpt-fourth-segment',
  version: 2,
  topic: 'triangles',
  difficulty: 'easy',
  archetypes: ['tri-bpt-segment'],
  marks: 2,
  draw: (random) => ({
    ...random.until(
      (source) => {
        const [upper, known] = [source.integer(3, 10), source.integer(3, 10)]
        const lower = upper + source.integer(1, 5)
        const ask = source.pick(['lower', 'upper'] as const)
        return {
          upper,
          lower,
          known,
          ask,
          found: ask === 'lower' ? fraction(known * lower, upper) : fraction(known * upper, lower),
        }
      },
      ({ found, known, upper, lower }) =>
        isShort(found) && ![known, upper, lower].includes(toNumber(found)) && upper !== known,
    ),
    letters: random.pick(letterSets),
    stem: random.pick([0, 1, 2] as const),
  }),
  given: ({ upper, lower, known, ask, letters }) => ({
    letters,
    parts: [
      fraction(upper),
      fraction(lower),
      ask === 'lower' ? fraction(known) : null,
      ask === 'lower' ? null : fraction(known),
    ] as const,
    unit: 'cm',
  }),
  solution: segment,
  ask: ({ upper, lower, known, ask, letters, stem }) => {
    const [A, B, C, D, E] = letters
    const [AD, DB, AE, EC] = [`${A}${D}`, `${D}${B}`, `${A}${E}`, `${E}${C}`]
    const [given, wanted] = ask === 'lower' ? [AE, EC] : [EC, AE]
    const data = `$${AD} = ${upper}$ cm, $${DB} = ${lower}$ cm and $${given} = ${known}$ cm`
    const stories = [
      `In $\\triangle ${A}${B}${C}$, $${D}${E} \\parallel ${B}${C}$, with $${D}$ on $${A}${B}$ and $${E}$ on $${A}${C}$. If ${data}, find $${wanted}$.`,
      `A line parallel to side $${B}${C}$ of $\\triangle ${A}${B}${C}$ meets $${A}${B}$ at $${D}$ and $${A}${C}$ at $${E}$. Given ${data}, find the length of $${wanted}$.`,
      `In the figure, $${D}${E} \\parallel ${B}${C}$. If ${data}, what is the length of $${wanted}$?`,
    ] as const
    return {
      question: stories[stem],
      rule: { kind: 'number', unit: 'cm' },
      hints: [
        'A line parallel to one side of a triangle divides the other two sides in the same ratio.',
        `Compare part with part on both sides: $\\frac{${AD}}{${DB}}$ on the left.`,
      ],
      explanation:
        'The theorem compares the two parts of one side with the two parts of the other: part to part, not part to whole.',
      figure: parallelFigure(letters, upper / (upper + lower), {
        upperLeft: `${upper} cm`,
        lowerLeft: `${lower} cm`,
        upperRight: ask === 'lower' ? `${known} cm` : '?',
        lowerRight: ask === 'lower' ? '?' : `${known} cm`,
      }),
    }
  },
  // Put the apex at the origin and the two sides along the axes: the joins (AD, 0)-(0, AE) and (AB, 0)-(0, AC) must have one slope.
  crossCheck: ({ upper, lower, known, ask }) => {
    for (let hundredths = 1; hundredths <= 5000; hundredths++) {
      const [AE, EC] = ask === 'lower' ? [known * 100, hundredths] : [hundredths, known * 100]
      if (AE * (upper + lower) === (AE + EC) * upper) return `${hundredths / 100} cm`
    }
    return ''
  },
  slips: ({ upper, lower, known, ask, found }) => {
    const [k, whole] = [fraction(known), fraction(upper + lower)]
    const mixed =
      ask === 'lower' ? divide(multiply(k, whole), fraction(upper)) : divide(multiply(k, fraction(upper)), whole)
    const inverted = ask === 'lower' ? fraction(known * upper, lower) : fraction(known * lower, upper)
    const gap = ask === 'lower' ? lower - upper : upper - lower
    return wrongValues(
      found,
      [
        [mixed, 'Part and whole are mixed: compare part with part on both sides.', 'theorem'],
        [inverted, 'The ratio is upside down: the longer part must stay the longer one on both sides.', 'values'],
        [add(found, k), 'That is the whole side. Only one part of it is asked.', 'last'],
        ...(known + gap > 0
          ? [[fraction(known + gap), 'The parts have the same ratio, not the same difference.', 'theorem'] as const]
          : []),
      ],
      { gap: 0.1 },
    )
  },
})
