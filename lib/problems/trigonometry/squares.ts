import { measured } from './ratio'
import { distinctSlips } from '../distinct-slips'
import { template } from '../template'

/** Two ratios whose product is 1, and what makes a right angle of their sum. */
const pairs = [
  { first: '\\tan', second: '\\cot', product: '\\tan @ \\times \\cot @ = 1' },
  { first: '\\sin', second: '\\cosec', product: '\\sin @ \\times \\cosec @ = 1' },
  { first: '\\cos', second: '\\sec', product: '\\cos @ \\times \\sec @ = 1' },
] as const

const squareStems: readonly ((given: string, target: string) => string)[] = [
  (given, target) => `If ${given}, find the value of ${target}.`,
  (given, target) => `Given that ${given}, what is the value of ${target}?`,
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
  pose: ({ pair: { first, second, product }, k, operation, angle, stem }) => {
    // Written so that the larger ratio comes first where the difference is taken.
    const [one, two] = operation === '-' && first !== '\\tan' ? [second, first] : [first, second]
    const total = operation === '+' ? k * k - 2 : k * k + 2
    const [f, s] = [`${one} ${angle}`, `${two} ${angle}`]
    const [f2, s2] = [`${one}^2 ${angle}`, `${two}^2 ${angle}`]
    return {
      question: stem(`$${f} ${operation} ${s} = ${k}$`, `$${f2} + ${s2}$`),
      rule: { kind: 'number', expected: `${total}` },
      hints: ['Square both sides of the given equation.', `What is the product of $${f}$ and $${s}$?`],
      steps: [
        `Given: $${f} ${operation} ${s} = ${k}$`,
        `Squaring both sides, $${f2} + ${s2} ${operation} 2${f}\\,${s} = ${k * k}$`,
        `But $${product.replaceAll('@', angle)}$, so $${f2} + ${s2} ${operation} 2 = ${k * k}$`,
        `Hence $${f2} + ${s2} = ${k * k} ${operation === '+' ? '-' : '+'} 2 = ${total}$.`,
      ],
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
      },
      { response: `${operation === '+' ? k * k + 2 : k * k - 2}`, note: 'Check the sign of the middle term.' },
      { response: `${k * k - 1}`, note: 'The middle term is twice the product, not the product alone.' },
    ])
  },
})

const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
] as const

const forms = [
  {
    x: (a: number, angle: string) => `${a}\\cos ${angle}`,
    y: (b: number, angle: string) => `${b}\\sin ${angle}`,
    sign: '+',
    identity: '\\cos^2 @ + \\sin^2 @ = 1',
    left: (angle: string) => `\\cos^2 ${angle} + \\sin^2 ${angle}`,
    point: (a: number, b: number, t: number) => [a * Math.cos(t), b * Math.sin(t)] as const,
  },
  {
    x: (a: number, angle: string) => `${a}\\sec ${angle}`,
    y: (b: number, angle: string) => `${b}\\tan ${angle}`,
    sign: '-',
    identity: '\\sec^2 @ - \\tan^2 @ = 1',
    left: (angle: string) => `\\sec^2 ${angle} - \\tan^2 ${angle}`,
    point: (a: number, b: number, t: number) => [a / Math.cos(t), b * Math.tan(t)] as const,
  },
  {
    x: (a: number, angle: string) => `${a}\\,\\cosec ${angle}`,
    y: (b: number, angle: string) => `${b}\\cot ${angle}`,
    sign: '-',
    identity: '\\cosec^2 @ - \\cot^2 @ = 1',
    left: (angle: string) => `\\cosec^2 ${angle} - \\cot^2 ${angle}`,
    point: (a: number, b: number, t: number) => [a / Math.sin(t), b / Math.tan(t)] as const,
  },
] as const

/** "1\cos A" -> "\cos^2 A". */
const squareIn = (ratio: string): string => ratio.replace(/^1(?:\\,)?(\\[a-z]+)/, '$1^2')

const eliminationStems: readonly ((x: string, y: string, target: string) => string)[] = [
  (x, y, target) => `If $${x}$ and $${y}$, find the value of $${target}$.`,
  (x, y, target) => `Given that $${x}$ and $${y}$, evaluate $${target}$.`,
  (x, y, target) => `Let $${x}$ and $${y}$. What is the value of $${target}$?`,
]

/** E.g. "If x = 3 cos θ and y = 2 sin θ, find the value of 4x² + 9y²." */
export const eliminateAngle = template({
  id: 'trig-eliminate-the-angle',
  topic: 'trigonometry',
  archetypes: ['trig-eliminate'],
  difficulty: 'medium',
  marks: 2,
  draw: (random) => ({
    form: random.pick(forms),
    ...random.until(
      (source) => ({ a: source.integer(2, 7), b: source.integer(2, 7) }),
      ({ a, b }) => a !== b,
    ),
    angle: random.pick(['\\theta', 'A'] as const),
    stem: random.pick(eliminationStems),
  }),
  pose: ({ form, a, b, angle, stem }) => {
    const value = a * a * b * b
    const target = `${b * b}x^2 ${form.sign} ${a * a}y^2`
    return {
      question: stem(`x = ${form.x(a, angle)}`, `y = ${form.y(b, angle)}`, target),
      rule: { kind: 'number', expected: `${value}` },
      hints: [
        'Find $x^2$ and $y^2$ and put them into the expression.',
        `Take out the common factor; then the identity $${form.identity.replaceAll('@', angle)}$ helps.`,
      ],
      steps: [
        `Given: $x = ${form.x(a, angle)}$ and $y = ${form.y(b, angle)}$`,
        `$${target} = ${b * b}(${form.x(a, angle)})^2 ${form.sign} ${a * a}(${form.y(b, angle)})^2$`,
        `$= ${b * b} \\times ${a * a}${squareIn(form.x(1, angle))} ${form.sign} ${a * a} \\times ${b * b}${squareIn(form.y(1, angle))} = ${value}(${form.left(angle)})$`,
        `By the identity $${form.identity.replaceAll('@', angle)}$, the bracket is $1$.`,
        `Hence $${target} = ${value}$.`,
      ],
      explanation:
        'The multipliers are chosen so that both terms get the same factor; the identity then removes the angle.',
    }
  },
  crossCheck: ({ form, a, b }) => {
    const [x, y] = form.point(a, b, 0.6)
    return measured(b * b * x * x + (form.sign === '+' ? 1 : -1) * a * a * y * y)
  },
  slips: ({ a, b }) =>
    distinctSlips(`${a * a * b * b}`, [
      { response: `${a * b}`, note: `The factor is ${a * a} × ${b * b}: the numbers are squared as well.` },
      { response: `${a * a + b * b}`, note: `In each term ${a * a} and ${b * b} are multiplied, not added.` },
      { response: '1', note: 'The bracket is 1, but do not forget the factor outside.' },
    ]),
})

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
      stem: random.pick(['find the value of', 'what is the value of']),
    }
  },
  pose: ({ p, q, r, operation, asked, angle, stem }) => {
    const k = operation === '+' ? p + q : q - p
    const other = operation === '+' ? q - p : p + q
    const [sine, cosine] = [`\\sin ${angle}`, `\\cos ${angle}`]
    const opposite = operation === '+' ? '-' : '+'
    const target = asked === 'product' ? `${sine}\\,${cosine}` : `(${sine} ${opposite} ${cosine})^2`
    const product = `\\frac{${p * q}}{${r * r}}`
    const doubled = `\\frac{${2 * p * q}}{${r * r}}`
    const value = asked === 'product' ? product : `\\frac{${other * other}}{${r * r}}`
    return {
      question: `If $${sine} ${operation} ${cosine} = \\frac{${k}}{${r}}$, ${stem} $${target}$${stem.startsWith('what') ? '?' : '.'}`,
      rule: { kind: 'fraction', expected: asked === 'product' ? `${p * q}/${r * r}` : `${other * other}/${r * r}` },
      hints: ['Square both sides of the given equation.', `Remember that $\\sin^2 ${angle} + \\cos^2 ${angle} = 1$.`],
      steps: [
        `Given: $${sine} ${operation} ${cosine} = \\frac{${k}}{${r}}$`,
        `Squaring, $\\sin^2 ${angle} + \\cos^2 ${angle} ${operation} 2${sine}\\,${cosine} = \\frac{${k * k}}{${r * r}}$`,
        `$1 ${operation} 2${sine}\\,${cosine} = \\frac{${k * k}}{${r * r}}$, so $2${sine}\\,${cosine} = ${operation === '+' ? `\\frac{${k * k}}{${r * r}} - 1` : `1 - \\frac{${k * k}}{${r * r}}`} = ${doubled}$`,
        ...(asked === 'product'
          ? []
          : [`$(${sine} ${opposite} ${cosine})^2 = 1 ${opposite} 2${sine}\\,${cosine} = 1 ${opposite} ${doubled}$`]),
        asked === 'product'
          ? `Hence $${target} = \\frac{1}{2} \\times ${doubled} = ${value}$.`
          : `Hence $${target} = ${value}$.`,
      ],
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
      { response: `${2 * p * q}/${r * r}`, note: 'That is twice the product.' },
      asked === 'product'
        ? { response: `-${p * q}/${r * r}`, note: 'Check the sign when you take 1 to the other side.' }
        : { response: `${p * q}/${r * r}`, note: 'That is the product of sine and cosine; one more step is needed.' },
      {
        response: `${(p + q) ** 2 * (operation === '+' ? 1 : 0) + (q - p) ** 2 * (operation === '+' ? 0 : 1)}/${r * r}`,
        note: 'That is the square of the given side.',
      },
    ])
  },
})
