import { fromARoot, type Given } from '../../solutions/quadratic-equations/from-a-root'
import { equationTex, quadratic } from '../../solutions/quadratic-equations/pieces/equation'
import { fraction, sumTex } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

interface Draw {
  readonly known: number
  readonly other: number
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

const equationOf = ({ known, other, ask }: Draw): string =>
  ask === 'root'
    ? equationTex([1, -(known + other), known * other])
    : `${sumTex([
        [1, 'x^2'],
        [1, 'kx'],
        [known * other, ''],
      ])} = 0`

/** E.g. "If −3 is a root of the quadratic equation x² + kx − 12 = 0, find the value of k." */
export const otherRoot = template({
  id: 'qe-coefficient-or-other-root',
  version: 2,
  topic: 'quadratic-equations',
  difficulty: 'easy',
  archetypes: ['qe-param-from-root'],
  marks: 1,
  draw: (random): Draw => ({
    ...random.until(
      (source) => ({ known: source.integer(-6, 7), other: source.integer(-8, 8) }),
      ({ known, other }) => Math.abs(known) > 1 && other !== 0 && known !== other && known !== -other,
    ),
    ask: random.pick(['coefficient', 'root'] as const),
    stem: random.pick([0, 1, 2] as const),
  }),
  given: ({ known, other, ask }): Given =>
    ask === 'root'
      ? { asked: 'root', known: fraction(known), equation: quadratic(1, -(known + other), known * other) }
      : { asked: 'coefficient', known: fraction(known), equation: [fraction(1), null, fraction(known * other)] },
  solution: fromARoot,
  ask: (draw) => ({
    question: questions[draw.ask][draw.stem](draw.known, equationOf(draw)),
    rule: { kind: 'number' },
    hints: hints(draw.ask, draw.known),
    explanation: explanations[draw.ask],
  }),
  crossCheck: ({ known, other, ask }) => {
    const values = Array.from({ length: 201 }, (_, index) => index - 100)
    const found =
      ask === 'coefficient'
        ? values.find((k) => known * known + k * known + known * other === 0)
        : values.find((x) => x !== known && x * x - (known + other) * x + known * other === 0)
    return `${found}`
  },
  slips: ({ known, other, ask }) =>
    ask === 'coefficient'
      ? distinctSlips(`${-(known + other)}`, [
          {
            response: `${known + other}`,
            note: 'Check the sign when the number goes to the other side.',
            step: 'solved',
          },
          {
            response: `${other - known}`,
            note: 'Copy the constant term with its own sign when you put the root in.',
            step: 'put in',
          },
          ...(known < 0
            ? [
                {
                  response: `${known - other}`,
                  note: `Put $${number(known)}^2$ with care: a square is never negative.`,
                  step: 'put in',
                },
              ]
            : []),
        ])
      : distinctSlips(`${other}`, [
          { response: `${known}`, note: 'That is the root that is given. The other one is asked.', step: 'last' },
          {
            response: `${-other}`,
            note: 'Check the sign: the product of the roots is $\\frac{c}{a}$.',
            step: 'product',
          },
          {
            response: `${known * other}`,
            note: 'That is the product of the roots. Divide it by the known root.',
            step: 'divided',
          },
          {
            response: `${known * other - known}`,
            note: 'The product of the roots is known: divide it by the known root, do not subtract.',
            step: 'divided',
          },
        ]),
})
