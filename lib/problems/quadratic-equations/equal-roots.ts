import { equalRoots as solution } from '../../solutions/quadratic-equations/equal-roots'
import { equationInK, type EquationInK } from '../../solutions/quadratic-equations/pieces/equal-roots-shapes'
import { inK } from '../../solutions/quadratic-equations/pieces/linear-in-k'
import { distinctSlips } from '../slips/distinct-slips'
import { template, type Slip } from '../template'
import type { Random } from '../../random'

/**
 * ax² + kx + c: k² = 4ac. kx(x − 2n) + jn²: the value k = 0 leaves no quadratic. (k + p)x² − 2(k − q)x + 1: (k − u)(k − v) = 0.
 */
type Draw = (
  | { readonly form: 'middle'; readonly a: number; readonly c: number; readonly root: number }
  | { readonly form: 'bracket'; readonly n: number; readonly j: number }
  | { readonly form: 'both'; readonly u: number; readonly v: number }
) & { readonly stem: 0 | 1 | 2 }

const stems = {
  middle: [
    (equation: string) => `Find the values of $k$ for which the quadratic equation $${equation}$ has two equal roots.`,
    (equation: string) =>
      `The roots of the quadratic equation $${equation}$ are real and equal. Find all the values of $k$.`,
    (equation: string) => `For which values of $k$ are both roots of $${equation}$ equal?`,
  ],
  bracket: [
    (equation: string) => `For what value of $k$ does the quadratic equation $${equation}$ have two equal roots?`,
    (equation: string) =>
      `Find the value of $k$ for which the roots of the quadratic equation $${equation}$ are equal.`,
    (equation: string) => `The quadratic equation $${equation}$ has real and equal roots. Find $k$.`,
  ],
  both: [
    (equation: string) => `Find all the values of $k$ for which $${equation}$ has equal roots.`,
    (equation: string) => `For what values of $k$ does the quadratic equation $${equation}$ have equal roots?`,
    (equation: string) =>
      `If the roots of the quadratic equation $${equation}$ are equal, what can $k$ be? Give every value.`,
  ],
} as const

const hints = {
  middle: ['For equal roots, the discriminant is zero.', 'The equation for $k$ has $k^2$ in it: how many answers?'],
  bracket: [
    'Open the bracket, so that the equation is in the form $ax^2 + bx + c = 0$.',
    'Put $D = 0$. If you get two values of $k$, ask whether the equation stays quadratic for each.',
  ],
  both: [
    'Here $a$ and $b$ both contain $k$. Put $D = 0$.',
    'You get a quadratic equation in $k$: factorise it and keep every value for which $a \\neq 0$.',
  ],
} as const

const explanations = {
  middle: 'A positive square has two square roots, so both signs of $k$ give equal roots.',
  bracket: 'In a quadratic equation $a \\neq 0$, so a value of $k$ that removes the $x^2$ term cannot be accepted.',
  both: 'The condition $D = 0$ is itself an equation in $k$. Each of its roots must leave a quadratic equation.',
} as const

function equationOf(draw: Draw): EquationInK {
  if (draw.form === 'middle') return { a: inK(0, draw.a), b: inK(1, 0), c: inK(0, draw.c) }
  if (draw.form === 'bracket') {
    const { n, j } = draw
    return { a: inK(1, 0), b: inK(-2 * n, 0), c: inK(0, j * n * n), bracketed: true }
  }
  const { u, v } = draw
  const q = (u + v - 1) / 2
  return { a: inK(1, q * q - u * v), b: inK(-2, 2 * q), c: inK(0, 1) }
}

/** D = 0 with a ≠ 0, at one value of k. */
function hasEqualRoots(draw: Draw, k: number): boolean {
  if (draw.form === 'middle') return k * k === 4 * draw.a * draw.c
  if (draw.form === 'bracket') return k !== 0 && (2 * draw.n * k) ** 2 === 4 * k * draw.j * draw.n * draw.n
  const q = (draw.u + draw.v - 1) / 2
  const a = k + q * q - draw.u * draw.v
  return a !== 0 && (2 * (k - q)) ** 2 === 4 * a
}

type Form = Draw['form']

/** The same draw before its words are chosen. */
function drawNumbers(random: Random, form: Form) {
  if (form === 'bracket') return { form, n: random.integer(1, 5), j: random.integer(2, 9) }
  if (form === 'both') {
    return random.until(
      (source) => ({ form, u: source.integer(-3, 6), v: source.integer(-3, 9) }),
      ({ u, v }) => {
        const q = (u + v - 1) / 2
        return u < v && Number.isInteger(q) && u !== q && v !== q && q !== 0 && u !== -v
      },
    )
  }
  return random.until(
    (source) => {
      const [g, h, n] = [source.integer(1, 4), source.integer(2, 6), source.pick([1, 2, 3, 5])]
      return { form, a: n * g * g, c: n * h * h, root: 2 * n * g * h }
    },
    ({ root }) => root <= 40,
  )
}

function slipsMiddle(a: number, c: number, root: number): readonly Slip[] {
  return [
    { response: `${root}`, note: 'A positive square has two square roots: give both values of $k$.', step: 'last' },
    { response: `${4 * a * c}`, note: 'That is $k^2$. Take the square root, with both signs.', step: 'last' },
    { response: `${root / 2}, ${-root / 2}`, note: 'The factor 4 of $4ac$ is missing.', step: 'discriminant' },
  ]
}

function slipsBracket(n: number, j: number): readonly Slip[] {
  return [
    { response: `0, ${j}`, note: 'If $k = 0$ there is no $x^2$ term left: reject $k = 0$.', step: 'rejected' },
    {
      response: `${2 * n * j}`,
      note: `Square the whole of $b = -${2 * n}k$: the number in front of $k$ is squared too.`,
      step: 'discriminant',
    },
    {
      response: `${-j}`,
      note: `Put brackets around $b$: the square of $-${2 * n}k$ is not negative.`,
      step: 'discriminant',
    },
  ]
}

const slipsBoth = (u: number, v: number): readonly Slip[] =>
  distinctSlips(`${u}, ${v}`, [
    { response: `${v}`, note: 'There is another value of $k$: the equation for $k$ is quadratic.', step: 'values' },
    { response: `${-u}, ${-v}`, note: 'Check the signs: set each factor equal to zero.', step: 'values' },
    {
      response: `${u}`,
      note: 'Reject a value of $k$ only if it makes the coefficient of $x^2$ zero: look at the other one again.',
      step: 'accepted',
    },
  ])

/** E.g. "For what value of k does the quadratic equation kx(x − 4) + 12 = 0 have two equal roots?" */
export const equalRoots = template({
  id: 'qe-k-for-equal-roots',
  topic: 'quadratic-equations',
  difficulty: 'medium',
  archetypes: ['qe-k-equal-roots'],
  marks: 2,
  draw: (random): Draw => {
    const form = random.pick(['middle', 'bracket', 'both'] as const)
    const numbers = drawNumbers(random, form)
    return { ...numbers, stem: random.pick([0, 1, 2] as const) }
  },
  given: equationOf,
  solution,
  ask: (draw) => ({
    question: stems[draw.form][draw.stem](`${equationInK(equationOf(draw))} = 0`),
    rule: { kind: 'roots' },
    hints: hints[draw.form],
    explanation: explanations[draw.form],
  }),
  crossCheck: (draw) =>
    Array.from({ length: 601 }, (_, index) => index - 300)
      .filter((k) => hasEqualRoots(draw, k))
      .join(', '),
  slips: (draw) => {
    switch (draw.form) {
      case 'middle':
        return slipsMiddle(draw.a, draw.c, draw.root)
      case 'bracket':
        return slipsBracket(draw.n, draw.j)
      case 'both':
        return slipsBoth(draw.u, draw.v)
      default:
        return draw satisfies never
    }
  },
})
