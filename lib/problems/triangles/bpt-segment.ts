import { letterSets } from './pieces/names'
import { parallelFigure } from './pieces/parallel-figure'
import { isShort } from './pieces/short-decimal'
import { add, divide, fraction, multiply, toDecimal, toNumber } from '../../maths'
import { earns, template } from '../template'
import { wrongValues } from '../slips/wrong-values'

/** E.g. "In △ABC, DE ∥ BC. If AD = 4 cm, DB = 6 cm and AE = 5 cm, find EC." */
export const bptSegment = template({
  id: 'tri-bpt-fourth-segment',
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
      ({ found, known, upper }) => isShort(found) && toNumber(found) !== known && upper !== known,
    ),
    letters: random.pick(letterSets),
    stem: random.pick([0, 1, 2] as const),
  }),
  pose: ({ upper, lower, known, ask, found, letters, stem }) => {
    const [A, B, C, D, E] = letters
    const [AD, DB, AE, EC] = [`${A}${D}`, `${D}${B}`, `${A}${E}`, `${E}${C}`]
    const [given, wanted] = ask === 'lower' ? [AE, EC] : [EC, AE]
    const answer = toDecimal(found)
    const data = `$${AD} = ${upper}$ cm, $${DB} = ${lower}$ cm and $${given} = ${known}$ cm`
    const stories = [
      `In $\\triangle ${A}${B}${C}$, $${D}${E} \\parallel ${B}${C}$, with $${D}$ on $${A}${B}$ and $${E}$ on $${A}${C}$. If ${data}, find $${wanted}$.`,
      `A line parallel to side $${B}${C}$ of $\\triangle ${A}${B}${C}$ meets $${A}${B}$ at $${D}$ and $${A}${C}$ at $${E}$. Given ${data}, find the length of $${wanted}$.`,
      `In the figure, $${D}${E} \\parallel ${B}${C}$. If ${data}, what is the length of $${wanted}$?`,
    ] as const
    return {
      question: stories[stem],
      rule: { kind: 'number', expected: answer, unit: 'cm' },
      hints: [
        'A line parallel to one side of a triangle divides the other two sides in the same ratio.',
        `Compare part with part on both sides: $\\frac{${AD}}{${DB}}$ on the left.`,
      ],
      steps: [
        `Given: $${D}${E} \\parallel ${B}${C}$, ${data}`,
        earns(0.5, `By the Basic Proportionality Theorem: $\\frac{${AD}}{${DB}} = \\frac{${AE}}{${EC}}$`),
        earns(
          0.5,
          ask === 'lower'
            ? `$\\frac{${upper}}{${lower}} = \\frac{${known}}{${EC}}$`
            : `$\\frac{${upper}}{${lower}} = \\frac{${AE}}{${known}}$`,
        ),
        earns(
          0.5,
          `$${wanted} = \\frac{${known} \\times ${ask === 'lower' ? `${lower}}{${upper}` : `${upper}}{${lower}`}} = ${answer}$`,
        ),
        earns(0.5, `Hence $${wanted} = ${answer}$ cm.`),
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
        [mixed, 'Part and whole are mixed: compare part with part on both sides.', 2],
        [inverted, 'The ratio is upside down: the longer part must stay the longer one on both sides.', 3],
        [add(found, k), 'That is the whole side. Only one part of it is asked.', 'last'],
        ...(known + gap > 0
          ? [[fraction(known + gap), 'The parts have the same ratio, not the same difference.', 2] as const]
          : []),
      ],
      { gap: 0.1 },
    )
  },
})
