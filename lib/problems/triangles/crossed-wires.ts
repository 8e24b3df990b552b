import { fraction, type Fraction } from '../../maths'
import { crossedWires as solution } from '../../solutions/triangles/crossed-wires'
import { template } from '../template'
import { wrongValues } from '../slips/wrong-values'
import { crossedFigure, usual } from './pieces/crossed-figure'
import { isShort } from './pieces/short-decimal'

interface Poles {
  readonly left: number
  readonly right: number
  readonly stem: 0 | 1 | 2
}

/** In metres: poles along a road, lengths in a figure, posts in a school yard. */
const highest = [18, 30, 12] as const

const crossing = ({ left, right }: Omit<Poles, 'stem'>): Fraction => fraction(left * right, left + right)

/** E.g. "Two poles 12 m and 6 m high stand upright on level ground. A wire joins the top of each to the foot of the other. ..." */
export const crossedWires = template({
  id: 'tri-crossed-wires',
  version: 2,
  topic: 'triangles',
  difficulty: 'hard',
  archetypes: ['tri-prove-ratio'],
  marks: 3,
  draw: (random): Poles => {
    const stem = random.pick([0, 1, 2] as const)
    return random.until(
      (source) => ({ left: source.integer(2, highest[stem]), right: source.integer(2, highest[stem]), stem }),
      (poles) =>
        poles.left !== poles.right &&
        poles.left <= 3 * poles.right &&
        poles.right <= 3 * poles.left &&
        isShort(crossing(poles)) &&
        crossing(poles).d <= 10n,
    )
  },
  things: ({ left, right, stem }) =>
    [left, right].map((size) => ({ name: 'the height of a pole', size, least: 2, most: highest[stem], unit: 'm' })),
  given: ({ left, right, stem }) => ({
    left: fraction(left),
    right: fraction(right),
    unit: 'm',
    isNamed: stem === 1,
  }),
  solution,
  manner: ({ stem }) => ({ nouns: stem === 0 ? (['poles', 'wires'] as const) : (['posts', 'ropes'] as const) }),
  ask: ({ left, right, stem }) => {
    const tallest = Math.max(left, right)
    return {
      question: (
        [
          `Two poles, ${left} m and ${right} m high, stand upright on level ground. A wire joins the top of each pole to the foot of the other. At what height above the ground do the wires cross?`,
          `In the figure, $PA$, $QB$ and $RC$ are perpendicular to $AC$, and $AR$ and $CP$ meet at $Q$. If $PA = ${left}$ m and $RC = ${right}$ m, find $QB$.`,
          `For the annual day, ropes of flags are hung in the school yard between two upright posts of ${left} m and ${right} m: one rope from the top of each post to the foot of the other. How high above the ground do the ropes cross?`,
        ] as const
      )[stem],
      rule: { kind: 'number', unit: 'm' },
      hints: [
        'Let $QB$ in the figure be $y$. Look for two pairs of similar triangles that have $y$ as a side.',
        'Each pair gives $y$ divided by $PA$ or $RC$, as a part of the base line divided by the whole of it.',
        'The two parts of the base line add up to the whole.',
      ],
      explanation: 'The length $AC$ is not needed: $QB$ depends on $PA$ and $RC$ alone.',
      figure: crossedFigure(usual, [(6 * left) / tallest, (6 * right) / tallest], [`${left} m`, 'y', `${right} m`]),
    }
  },
  // Try heights in hundredths of a metre until their parts of the two poles make up the whole.
  crossCheck: ({ left, right }) => {
    for (let h = 1; h <= 3000; h++) if (h * right + h * left === 100 * left * right) return `${h / 100} m`
    return ''
  },
  slips: (poles) => {
    const { left, right } = poles
    return wrongValues(
      crossing(poles),
      [
        [fraction(left + right, 2), 'That is the mean of $PA$ and $RC$, but $Q$ lies lower than both tops.', 'sum'],
        [
          fraction(Math.abs(left - right)),
          'That is the difference of $PA$ and $RC$. Use similar triangles.',
          'first pair',
        ],
        [
          fraction(Math.min(left, right), 2),
          'The lines do not cross at half the height of the shorter one.',
          'first pair',
        ],
        [fraction(left + right, left * right), 'That is $\\frac{1}{y}$: turn the fraction over at the end.', 'value'],
      ],
      { gap: 0.1 },
    )
  },
})
