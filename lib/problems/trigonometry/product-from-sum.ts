import { measured } from './pieces/ratio'
import { distinctSlips } from '../slips/distinct-slips'
import { productFromSum as productOf } from '../../solutions/trigonometry/product-from-sum'
import { fraction } from '../../maths'
import { template } from '../template'

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
