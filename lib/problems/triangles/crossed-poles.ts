import { isShort } from './pieces/short-decimal'
import { meeting } from './pieces/points'
import { fraction, toDecimal, type Fraction } from '../../maths'
import { drawOrder } from '../kinds-of-question/lettered'
import { stepSlips, markedSteps, orderStems, type MarkedStep } from './pieces/proof-in-order'
import { forcedOrder, sequenceOf } from '../kinds-of-question/step-order'
import { earns, template } from '../template'
import { wrongValues } from '../slips/wrong-values'
import type { SketchFigure } from '../../figures/figure'

/** Feet A, B, C on one line, with tops P, Q, R above them; Q is where the lines AR and CP meet. */
type Letters = readonly [a: string, b: string, c: string, p: string, q: string, r: string]

const usual: Letters = ['A', 'B', 'C', 'P', 'Q', 'R']
const letterSets: readonly Letters[] = [usual, ['D', 'E', 'F', 'L', 'M', 'N'], ['L', 'M', 'N', 'X', 'Y', 'Z']]

function figureOf(
  [A, B, C, P, Q, R]: Letters,
  heights: readonly [number, number],
  labels: readonly [string, string, string],
): SketchFigure {
  const [left, right] = heights
  const cross = meeting([0, 0], [8, right], [8, 0], [0, left])
  return {
    kind: 'sketch',
    points: { [A]: [0, 0], [B]: [cross[0], 0], [C]: [8, 0], [P]: [0, left], [Q]: cross, [R]: [8, right] },
    segments: [
      { from: A, to: B },
      { from: B, to: C },
      { from: P, to: A, label: labels[0], tone: 2 },
      { from: Q, to: B, label: labels[1], tone: 2 },
      { from: R, to: C, label: labels[2], tone: 2 },
      { from: P, to: C },
      { from: A, to: R },
    ],
    angles: [
      { at: A, from: P, to: C, right: true },
      { at: B, from: Q, to: C, right: true },
      { at: C, from: R, to: A, right: true },
    ],
    description: `${P}${A}, ${Q}${B} and ${R}${C} stand perpendicular on the line ${A}${C}, with ${B} between ${A} and ${C}. The lines ${P}${C} and ${A}${R} cross at ${Q}. ${P}${A} = ${labels[0]}, ${Q}${B} = ${labels[1]}, ${R}${C} = ${labels[2]}.`,
  }
}

function reciprocalProof([A, B, C, P, Q, R]: Letters): readonly MarkedStep[] {
  const [AB, CB, AC] = [`${A}${B}`, `${C}${B}`, `${A}${C}`]
  return [
    {
      text: `$${P}${A}$, $${Q}${B}$ and $${R}${C}$ are perpendicular to the same line $${AC}$, so they are parallel to one another.`,
      needs: [],
      gives: 'parallel',
      marks: 0.5,
      beforeNext: 'The triangles are similar because the lines are parallel: that must come first.',
    },
    {
      text: `By this, $${Q}${B} \\parallel ${P}${A}$ and $\\triangle ${C}${B}${Q} \\sim \\triangle ${C}${A}${P}$ (AA). So $\\frac{y}{x} = \\frac{${CB}}{${AC}}$ ... (1)`,
      needs: ['parallel'],
      gives: 'one',
      marks: 1,
      beforeNext: 'A step that goes "in the same way as (1)" can only come after (1).',
    },
    {
      text: `In the same way as (1), $\\triangle ${A}${B}${Q} \\sim \\triangle ${A}${C}${R}$. So $\\frac{y}{z} = \\frac{${AB}}{${AC}}$ ... (2)`,
      needs: ['one'],
      gives: 'two',
      marks: 1,
      beforeNext: 'The results (1) and (2) can be added only when both of them stand there.',
    },
    {
      text: `Adding (1) and (2): $\\frac{y}{x} + \\frac{y}{z} = \\frac{${CB} + ${AB}}{${AC}}$`,
      needs: ['one', 'two'],
      gives: 'sum',
      marks: 1,
      beforeNext: 'The sum must be written down before its right-hand side is simplified.',
    },
    {
      text: `Since $${CB} + ${AB} = ${AC}$, the right-hand side is 1, so $\\frac{y}{x} + \\frac{y}{z} = 1$.`,
      needs: ['sum'],
      gives: 'unit',
      marks: 1,
      beforeNext: 'Before the last division the sum must be known to be 1.',
    },
    {
      text: 'Dividing both sides by $y$: $\\frac{1}{x} + \\frac{1}{z} = \\frac{1}{y}$.',
      needs: ['unit'],
      gives: 'proved',
      marks: 0.5,
      beforeNext: 'The conclusion comes last.',
    },
  ]
}

/** E.g. "PA, QB and RC are perpendicular to AC. Prove that 1/x + 1/z = 1/y: put the steps in order." */
export const proveReciprocals = template({
  id: 'tri-prove-reciprocal-sum',
  topic: 'triangles',
  difficulty: 'hard',
  archetypes: ['tri-prove-ratio'],
  marks: 5,
  draw: (random) => ({ letters: random.pick(letterSets), order: drawOrder(random, 6), stem: random.pick(orderStems) }),
  pose: ({ letters, order, stem }) => {
    const [A, B, C, P, Q, R] = letters
    const steps = reciprocalProof(letters)
    return {
      question: `In the figure, $${P}${A}$, $${Q}${B}$ and $${R}${C}$ are each perpendicular to $${A}${C}$, and $${A}${R}$ and $${C}${P}$ meet at $${Q}$. If $${P}${A} = x$, $${Q}${B} = y$ and $${R}${C} = z$, prove that $\\frac{1}{x} + \\frac{1}{z} = \\frac{1}{y}$. ${stem}`,
      ...sequenceOf(steps, order),
      hints: [
        'First show why some triangles in the figure are similar.',
        'The numbers (1) and (2) tell which results a step uses.',
        'What is the sum of the two parts of the base line?',
      ],
      steps: markedSteps(steps, order),
      explanation:
        'Each pair of similar triangles gives one ratio with the whole base line below; the two parts on top make up the whole.',
      figure: figureOf(letters, [6, 4], ['x', 'y', 'z']),
    }
  },
  crossCheck: ({ letters, order }) => forcedOrder(reciprocalProof(letters), order),
  slips: ({ letters, order }) => stepSlips(reciprocalProof(letters), order),
})

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
      figure: figureOf(usual, [(6 * left) / tallest, (6 * right) / tallest], [`${left} m`, 'y', `${right} m`]),
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
