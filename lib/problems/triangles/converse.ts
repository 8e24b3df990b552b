import { letterSets } from './pieces/names'
import { parallelFigure } from './pieces/parallel-figure'
import { fraction, toDecimal, equals, multiply, divide } from '../../maths'
import { bptConverse as converse } from '../../solutions/triangles/bpt-converse'
import { template } from '../template'
import type { Fraction } from '../../maths'

interface Draw {
  /** The four parts in the order upper left, lower left, upper right, lower right, in tenths of a centimetre. */
  readonly parts: readonly [number, number, number, number]
  readonly letters: (typeof letterSets)[number]
  readonly stem: 0 | 1 | 2
}

const cm = (tenths: number): string => toDecimal(fraction(tenths, 10))
const ratios = ([a, b, c, d]: Draw['parts']): readonly [Fraction, Fraction] => [fraction(a, b), fraction(c, d)]

/** E.g. "E and F are points on the sides PQ and PR of △PQR. PE = 4 cm, QE = 4.5 cm, PF = 8 cm, RF = 9 cm. Is EF ∥ QR?" */
export const bptConverse = template({
  id: 'tri-bpt-converse',
  version: 2,
  topic: 'triangles',
  difficulty: 'easy',
  archetypes: ['tri-bpt-converse'],
  marks: 2,
  draw: (random): Draw => {
    const parallel = random.chance(0.5)
    const parts = random.until(
      (source) => {
        const [a, b, c] = [source.integer(15, 60), source.integer(15, 60), source.integer(15, 80)]
        const exact = divide(multiply(fraction(c), fraction(b)), fraction(a))
        const d = Number(exact.n / exact.d) + (parallel ? 0 : source.integer(2, 9))
        return [a, b, c, d] as const
      },
      (drawn) => {
        const [left, right] = ratios(drawn)
        return (
          equals(left, right) === parallel &&
          drawn[0] !== drawn[2] &&
          drawn[0] !== drawn[1] &&
          left.d <= 12n &&
          right.d <= 20n &&
          drawn[3] <= 99
        )
      },
    )
    return { parts, letters: random.pick(letterSets), stem: random.pick([0, 1, 2] as const) }
  },
  given: ({ parts: [ad, db, ae, ec], letters }) => ({
    letters,
    parts: [fraction(ad, 10), fraction(db, 10), fraction(ae, 10), fraction(ec, 10)] as const,
    unit: 'cm',
  }),
  solution: converse,
  ask: ({ parts, letters, stem }) => {
    const [A, B, C, D, E] = letters
    const [left, right] = ratios(parts)
    const parallel = equals(left, right)
    const [AD, DB, AE, EC] = [`${A}${D}`, `${D}${B}`, `${A}${E}`, `${E}${C}`]
    const data = [AD, DB, AE, EC].map((name, index) => `$${name} = ${cm(parts[index] ?? 0)}$ cm`).join(', ')
    const stories = [
      `$${D}$ and $${E}$ are points on the sides $${A}${B}$ and $${A}${C}$ of $\\triangle ${A}${B}${C}$. If ${data}, is $${D}${E} \\parallel ${B}${C}$?`,
      `In $\\triangle ${A}${B}${C}$, a line meets $${A}${B}$ at $${D}$ and $${A}${C}$ at $${E}$, so that ${data}. State whether $${D}${E}$ is parallel to $${B}${C}$.`,
      `Points $${D}$ on side $${A}${B}$ and $${E}$ on side $${A}${C}$ of $\\triangle ${A}${B}${C}$ are such that ${data}. Check whether $${D}${E} \\parallel ${B}${C}$.`,
    ] as const
    return {
      question: `${stories[stem]} (Type yes or no.)`,
      rule: parallel
        ? {
            kind: 'text',
            synonyms: ['yes, it is', 'parallel', 'it is parallel', 'yes, parallel', 'yes it is'],
          }
        : {
            kind: 'text',
            synonyms: ['no, it is not', 'not parallel', 'it is not parallel', 'no, not parallel', 'no it is not'],
          },
      hints: [
        'A line that divides two sides of a triangle in the same ratio is parallel to the third side.',
        `Work out $\\frac{${AD}}{${DB}}$ and $\\frac{${AE}}{${EC}}$ in lowest terms and compare them.`,
      ],
      explanation: parallel
        ? 'The converse goes from equal ratios to parallel lines: compare part with part on both sides.'
        : 'If the line were parallel, the theorem would make the two ratios equal; so unequal ratios settle the matter.',
      figure: parallelFigure(
        letters,
        0.45,
        {
          upperLeft: `${cm(parts[0])} cm`,
          lowerLeft: `${cm(parts[1])} cm`,
          upperRight: `${cm(parts[2])} cm`,
          lowerRight: `${cm(parts[3])} cm`,
        },
        { marked: false },
      ),
    }
  },
  // Apex at the origin, sides along the axes: compare the slopes of the two joins.
  crossCheck: ({ parts: [a, b, c, d] }) => (Math.abs(c / a - (c + d) / (a + b)) < 1e-9 ? 'yes' : 'no'),
  slips: ({ parts }) => {
    const [left, right] = ratios(parts)
    const note = 'Reduce both ratios to lowest terms and compare again: part to part on each side.'
    return [{ response: equals(left, right) ? 'no' : 'yes', note, step: 'comparison' }]
  },
})
