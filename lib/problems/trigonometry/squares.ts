import { measured } from './pieces/ratio'
import { distinctSlips } from '../slips/distinct-slips'
import { productFromSum as productOf } from '../../solutions/trigonometry/product-from-sum'
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

const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
] as const

/** E.g. "If sin θ + cos θ = 7/5, find the value of sin θ cos θ." */
export const productFromSum = template({
  id: 'trig-product-from-sum',
  topic: 'trigonometry',
  archetypes: ['trig-square-trick'],
  difficulty: 'medium',
  marks: 2,
  draw: (random) => {
    const [p, q, r] = random.pick(triples)
    return {
      p,
      q,
      r,
      operation: random.pick(['+', '-'] as const),
      asked: random.pick(['product', 'swap'] as const),
      angle: random.pick(['\\theta', 'A', 'x'] as const),
      stem: random.pick(['find the value of', 'what is the value of', 'evaluate']),
    }
  },
  given: ({ p, q, r, operation, asked, angle }) => ({
    operation,
    value: fraction(operation === '+' ? p + q : q - p, r),
    asked,
    angle,
  }),
  solution: productOf,
  ask: ({ p, q, r, operation, asked, angle, stem }) => {
    const k = operation === '+' ? p + q : q - p
    const [sine, cosine] = [`\\sin ${angle}`, `\\cos ${angle}`]
    const opposite = operation === '+' ? '-' : '+'
    const target = asked === 'product' ? `${sine}\\,${cosine}` : `(${sine} ${opposite} ${cosine})^2`
    return {
      question: `If $${sine} ${operation} ${cosine} = \\frac{${k}}{${r}}$, ${stem} $${target}$${stem.startsWith('what') ? '?' : '.'}`,
      rule: { kind: 'fraction' },
      hints: ['Square both sides of the given equation.', `Remember that $\\sin^2 ${angle} + \\cos^2 ${angle} = 1$.`],
      explanation:
        'The square of the sum and the square of the difference are $1$ plus and $1$ minus twice the product, so one of them gives the other.',
    }
  },
  crossCheck: ({ p, q, operation, asked }) => {
    const t = Math.atan2(q, p)
    const [sine, cosine] = [Math.sin(t), Math.cos(t)]
    const exact = asked === 'product' ? sine * cosine : operation === '+' ? (sine - cosine) ** 2 : (sine + cosine) ** 2
    return measured(exact)
  },
  slips: ({ p, q, r, operation, asked }) => {
    const other = operation === '+' ? q - p : p + q
    return distinctSlips(asked === 'product' ? `${p * q}/${r * r}` : `${other * other}/${r * r}`, [
      {
        response: `${2 * p * q}/${r * r}`,
        note: 'That is twice the product; go one step further.',
        step: asked === 'product' ? 'last' : 'other square',
      },
      asked === 'product'
        ? { response: `-${p * q}/${r * r}`, note: 'Check the sign when you take 1 to the other side.', step: 'product' }
        : {
            response: `${p * q}/${r * r}`,
            note: 'That is the product of sine and cosine; go on with it.',
            step: 'other square',
          },
      {
        response: `${(p + q) ** 2 * (operation === '+' ? 1 : 0) + (q - p) ** 2 * (operation === '+' ? 0 : 1)}/${r * r}`,
        note: 'That is the square of the given value.',
        step: asked === 'product' ? 'squared' : 'other square',
      },
    ])
  },
})
