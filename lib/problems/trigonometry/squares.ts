import { measured } from './pieces/ratio'
import { distinctSlips } from '../slips/distinct-slips'
import { sumOfSquares as squaresOf } from '../../solutions/trigonometry/sum-of-squares'
import { fraction } from '../../maths'
import { template } from '../template'

/** Two ratios whose product is 1. */
const pairs = [
  ['tan', 'cot'],
  ['sin', 'cosec'],
  ['cos', 'sec'],
] as const

/** Written so that the larger ratio comes first where the difference is taken. */
const inOrder = ([first, second]: (typeof pairs)[number], operation: '+' | '-') =>
  operation === '-' && first !== 'tan' ? ([second, first] as const) : ([first, second] as const)

const squareStems: readonly ((given: string, target: string) => string)[] = [
  (given, target) => `If ${given}, find the value of ${target}.`,
  (given, target) => `Given that ${given}, what is the value of ${target}?`,
  (given, target) => `It is known that ${given}. Find ${target}.`,
]

/** E.g. "If tan θ + cot θ = 5, find the value of tan² θ + cot² θ." */
export const sumOfSquares = template({
  id: 'trig-sum-of-squares',
  topic: 'trigonometry',
  archetypes: ['trig-square-trick'],
  difficulty: 'medium',
  marks: 2,
  draw: (random) => ({
    pair: random.pick(pairs),
    k: random.integer(2, 9),
    stem: random.pick(squareStems),
    operation: random.pick(['+', '-'] as const),
    angle: random.pick(['\\theta', 'A'] as const),
  }),
  given: ({ pair, k, operation, angle }) => {
    const [first, second] = inOrder(pair, operation)
    return { first, second, operation, value: fraction(k), angle }
  },
  solution: squaresOf,
  ask: ({ pair, k, operation, angle, stem }) => {
    const [first, second] = inOrder(pair, operation)
    const [f, s] = [`\\${first} ${angle}`, `\\${second} ${angle}`]
    return {
      question: stem(`$${f} ${operation} ${s} = ${k}$`, `$\\${first}^2 ${angle} + \\${second}^2 ${angle}$`),
      rule: { kind: 'number' },
      hints: ['Square both sides of the given equation.', `What is the product of $${f}$ and $${s}$?`],
      explanation: `Squaring a ${operation === '+' ? 'sum' : 'difference'} brings in twice the product. The two ratios are reciprocals, so that product is $1$ whatever the angle is.`,
    }
  },
  crossCheck: ({ k, operation }) => {
    // u is the ratio with u + 1/u = k, or u - 1/u = k.
    const u = (k + Math.sqrt(k * k + (operation === '+' ? -4 : 4))) / 2
    return measured(u * u + 1 / (u * u))
  },
  slips: ({ k, operation }) => {
    const total = operation === '+' ? k * k - 2 : k * k + 2
    return distinctSlips(`${total}`, [
      {
        response: `${k * k}`,
        note: `Squaring a ${operation === '+' ? 'sum' : 'difference'} gives a middle term as well.`,
        step: 'squared',
      },
      {
        response: `${operation === '+' ? k * k + 2 : k * k - 2}`,
        note: 'Check the sign of the middle term.',
        step: 'last',
      },
      {
        response: `${operation === '+' ? k * k - 1 : k * k + 1}`,
        note: 'The middle term is twice the product, not the product alone.',
        step: 'squared',
      },
    ])
  },
})
