import { fraction, toDecimal, type Fraction } from '../../maths'
import { earns, template } from '../template'
import { wrongValues } from '../slips/wrong-values'
import { crossedFigure, usual } from './pieces/crossed-figure'
import { isShort } from './pieces/short-decimal'

interface Poles {
  readonly left: number
  readonly right: number
  readonly stem: 0 | 1 | 2
}

const crossing = ({ left, right }: Omit<Poles, 'stem'>): Fraction => fraction(left * right, left + right)

/** E.g. "Two poles 12 m and 6 m high stand upright on level ground. A wire joins the top of each to the foot of the other. ..." */
export const crossedWires = template<Poles>({
  id: 'tri-crossed-wires',
  topic: 'triangles',
  difficulty: 'hard',
  archetypes: ['tri-prove-ratio'],
  marks: 3,
  draw: (random) => ({
    ...random.until(
      (source) => ({ left: source.integer(2, 30), right: source.integer(2, 30) }),
      (poles) =>
        poles.left !== poles.right &&
        poles.left <= 3 * poles.right &&
        poles.right <= 3 * poles.left &&
        isShort(crossing(poles)) &&
        crossing(poles).d <= 10n,
    ),
    stem: random.pick([0, 1, 2] as const),
  }),
  things: ({ left, right }) =>
    [left, right].map((size) => ({ name: 'the height of a pole', size, least: 2, most: 30, unit: 'm' })),
  pose: (poles) => {
    const { left, right, stem } = poles
    const answer = toDecimal(crossing(poles))
    const tallest = Math.max(left, right)
    const [upright, lines] = stem === 0 ? ['poles', 'wires'] : ['posts', 'ropes']
    return {
      question: (
        [
          `Two poles, ${left} m and ${right} m high, stand upright on level ground. A wire joins the top of each pole to the foot of the other. At what height above the ground do the wires cross?`,
          `In the figure, $PA$, $QB$ and $RC$ are perpendicular to $AC$, and $AR$ and $CP$ meet at $Q$. If $PA = ${left}$ m and $RC = ${right}$ m, find $QB$.`,
          `For the annual day, ropes of flags are hung in the school yard between two upright posts of ${left} m and ${right} m: one rope from the top of each post to the foot of the other. How high above the ground do the ropes cross?`,
        ] as const
      )[stem],
      rule: { kind: 'number', expected: answer, unit: 'm' },
      hints: [
        'Let $QB$ in the figure be $y$. Look for two pairs of similar triangles that have $y$ as a side.',
        'Each pair gives $y$ divided by $PA$ or $RC$, as a part of the base line divided by the whole of it.',
        'The two parts of the base line add up to the whole.',
      ],
      steps: [
        stem === 1
          ? `Given: $PA = ${left}$ m and $RC = ${right}$ m. Let $QB = y$ m.`
          : `Let $PA = ${left}$ m and $RC = ${right}$ m be the ${upright}, and $QB = y$ m the height at which the ${lines} cross.`,
        earns(
          1,
          `$QB \\parallel PA$, so $\\triangle CBQ \\sim \\triangle CAP$ (AA): $\\frac{y}{${left}} = \\frac{CB}{CA}$`,
          'first pair',
        ),
        earns(
          0.5,
          `$QB \\parallel RC$, so $\\triangle ABQ \\sim \\triangle ACR$ (AA): $\\frac{y}{${right}} = \\frac{AB}{AC}$`,
        ),
        earns(0.5, `Adding: $\\frac{y}{${left}} + \\frac{y}{${right}} = \\frac{CB + AB}{AC} = 1$`, 'sum'),
        earns(
          0.5,
          `$y \\times \\frac{${left} + ${right}}{${left} \\times ${right}} = 1$, so $y = \\frac{${left * right}}{${left + right}} = ${answer}$`,
          'value',
        ),
        earns(0.5, stem === 1 ? `Hence $QB = ${answer}$ m.` : `Hence the ${lines} cross ${answer} m above the ground.`),
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
