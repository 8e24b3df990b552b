import { fromARoot, type Given } from '../../solutions/quadratic-equations/from-a-root'
import { equationTex, quadratic } from '../../solutions/quadratic-equations/pieces/equation'
import { fraction, gcd, negate, subtract, sumTex, toText } from '../../maths'
import { twoCauses } from '../slips/two-causes'
import { template } from '../template'

/** a(x − known)(x − other), where the other root is n/a. */
interface Draw {
  readonly a: number
  readonly known: number
  readonly n: number
  readonly ask: 'coefficient' | 'root'
  readonly stem: 0 | 1 | 2
}

const number = (value: number): string => (value < 0 ? `(${value})` : `${value}`)

const questions = {
  coefficient: [
    (known: number, equation: string) =>
      `If $${known}$ is a root of the quadratic equation $${equation}$, find the value of $k$.`,
    (known: number, equation: string) =>
      `For what value of $k$ does $x = ${known}$ satisfy the equation $${equation}$?`,
    (known: number, equation: string) =>
      `The quadratic equation $${equation}$ has $${known}$ as one of its roots. What is the value of $k$?`,
  ],
  root: [
    (known: number, equation: string) => `One root of $${equation}$ is $${known}$. Find the other root.`,
    (known: number, equation: string) => `If one of the roots of $${equation}$ is $${known}$, what is the other root?`,
    (known: number, equation: string) =>
      `It is given that $x = ${known}$ is a solution of $${equation}$. Find the second solution.`,
  ],
} as const

const explanations = {
  coefficient: 'Substituting a root leaves an equation in which the coefficient is the only unknown.',
  root: 'Knowing one root, the product (or the sum) of the roots gives the other without solving the equation again.',
} as const

const hints = (ask: Draw['ask'], known: number): readonly string[] =>
  ask === 'coefficient'
    ? ['A root satisfies the equation.', `Put $x = ${known}$ in the equation and solve for $k$.`]
    : [
        'The product of the roots of $ax^2 + bx + c = 0$ is $\\frac{c}{a}$.',
        'Let the other root be $\\beta$ and write the product of the two roots.',
      ]

/** ax² + bx + c with whole numbers. */
const coefficientsOf = ({ a, known, n }: Omit<Draw, 'ask' | 'stem'>) => ({ a, b: -(a * known + n), c: known * n })

const equationOf = (draw: Draw): string => {
  const { a, b, c } = coefficientsOf(draw)
  return draw.ask === 'root'
    ? equationTex([a, b, c])
    : `${sumTex([
        [a, 'x^2'],
        [1, 'kx'],
        [c, ''],
      ])} = 0`
}

/** E.g. "If −3 is a root of the quadratic equation 2x² + kx − 12 = 0, find the value of k." */
export const otherRoot = template({
  id: 'qe-coefficient-or-other-root',
  version: 4,
  topic: 'quadratic-equations',
  difficulty: 'easy',
  archetypes: ['qe-param-from-root'],
  marks: 1,
  draw: (random): Draw => ({
    ...random.until(
      (source) => ({ a: source.pick([1, 2, 2, 3, 4, 5]), known: source.integer(-6, 7), n: source.integer(-9, 9) }),
      (drawn) => {
        const { a, known, n } = drawn
        const { b } = coefficientsOf(drawn)
        return (
          Math.abs(known) > 1 && n !== 0 && b !== 0 && gcd(a, n) === 1 && n !== a * known && Math.abs(known * n) <= 48
        )
      },
    ),
    ask: random.pick(['coefficient', 'root'] as const),
    stem: random.pick([0, 1, 2] as const),
  }),
  variants: { all: ['coefficient', 'root'], of: ({ ask }) => ask },
  given: (draw): Given => {
    const { a, b, c } = coefficientsOf(draw)
    return draw.ask === 'root'
      ? { asked: 'root', known: fraction(draw.known), equation: quadratic(a, b, c) }
      : { asked: 'coefficient', known: fraction(draw.known), equation: [fraction(a), null, fraction(c)] }
  },
  solution: fromARoot,
  ask: (draw) => ({
    question: questions[draw.ask][draw.stem](draw.known, equationOf(draw)),
    rule: { kind: draw.ask === 'root' && draw.a > 1 ? 'fraction' : 'number' },
    hints: hints(draw.ask, draw.known),
    explanation: explanations[draw.ask],
  }),
  crossCheck: (draw) => {
    const { known, ask } = draw
    const { a, b, c } = coefficientsOf(draw)
    const whole = Array.from({ length: 401 }, (_, index) => index - 200)
    if (ask === 'coefficient') return `${whole.find((k) => a * known * known + k * known + c === 0)}`
    const top = whole.find((n) => n !== a * known && n * n + b * n + a * c === 0)
    return toText(fraction(top ?? 0, a))
  },
  slips: (draw) => {
    const { a, known, n, ask } = draw
    const { b, c } = coefficientsOf(draw)
    const other = fraction(n, a)
    if (ask === 'coefficient')
      return twoCauses(`${b}`, [
        { response: `${-b}`, note: 'Check the sign when the number goes to the other side.', step: 'solved' },
        {
          response: toText(fraction(c - a * known * known, known)),
          note: 'Copy the constant term with its own sign when you put the root in.',
          step: 'put in',
        },
        ...(known < 0
          ? [
              {
                response: toText(fraction(a * known * known - c, known)),
                note: `Put $${number(known)}^2$ with care: a square is never negative.`,
                step: 'put in',
              },
            ]
          : []),
      ])
    return twoCauses(toText(other), [
      { response: `${known}`, note: 'That is the root that is given. The other one is asked.', step: 'last' },
      {
        response: toText(negate(other)),
        note: 'Check the sign: the product of the roots is $\\frac{c}{a}$.',
        step: 'product',
      },
      ...(a > 1
        ? [
            {
              response: `${n}`,
              note: 'The product of the roots is $\\frac{c}{a}$: divide by $a$, too.',
              step: 'product',
            },
          ]
        : []),
      {
        response: toText(fraction(c, a)),
        note: 'That is the product of the roots. Divide it by the known root.',
        step: 'divided',
      },
      {
        response: toText(subtract(fraction(c, a), fraction(known))),
        note: 'The product of the roots is known: divide it by the known root, do not subtract.',
        step: 'divided',
      },
    ])
  },
})
