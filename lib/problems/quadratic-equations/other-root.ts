import { polynomialTex, sumTex } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { earns, template, type Posed } from '../template'

interface Draw {
  readonly known: number
  readonly other: number
  readonly ask: 'coefficient' | 'root'
  readonly stem: 0 | 1 | 2
}

const number = (value: number): string => (value < 0 ? `(${value})` : `${value}`)

const withK = (constant: number): string =>
  sumTex([
    [1, 'x^2'],
    [1, 'kx'],
    [constant, ''],
  ])

function posedCoefficient({ known, other, stem }: Draw): Posed {
  const constant = known * other
  const k = -(known + other)
  const equation = `${withK(constant)} = 0`
  return {
    question: (
      [
        `If $${known}$ is a root of the quadratic equation $${equation}$, find the value of $k$.`,
        `For what value of $k$ does $x = ${known}$ satisfy the equation $${equation}$?`,
        `The quadratic equation $${equation}$ has $${known}$ as one of its roots. What is the value of $k$?`,
      ] as const
    )[stem],
    rule: { kind: 'number', expected: `${k}` },
    hints: ['A root satisfies the equation.', `Put $x = ${known}$ in the equation and solve for $k$.`],
    steps: [
      `Since $${known}$ is a root, it satisfies $${equation}$.`,
      `Putting $x = ${known}$: $${number(known)}^2 + k${known < 0 ? number(known) : `(${known})`} ${constant < 0 ? '-' : '+'} ${Math.abs(constant)} = 0$`,
      `$${sumTex([
        [known * known + constant, ''],
        [known, 'k'],
      ])} = 0$`,
      earns(1, `$${sumTex([[known, 'k']])} = ${-(known * known + constant)}$, hence $k = ${k}$.`),
    ],
    explanation: 'Substituting a root leaves an equation in which the coefficient is the only unknown.',
  }
}

function posedRoot({ known, other, stem }: Draw): Posed {
  const equation = `${polynomialTex([1, -(known + other), known * other])} = 0`
  return {
    question: (
      [
        `One root of $${equation}$ is $${known}$. Find the other root.`,
        `If one of the roots of $${equation}$ is $${known}$, what is the other root?`,
        `It is given that $x = ${known}$ is a solution of $${equation}$. Find the second solution.`,
      ] as const
    )[stem],
    rule: { kind: 'number', expected: `${other}` },
    hints: [
      'The product of the roots of $ax^2 + bx + c = 0$ is $\\frac{c}{a}$.',
      'Let the other root be $\\beta$ and write the product of the two roots.',
    ],
    steps: [
      `Given: $${equation}$ with one root $${known}$. Let the other root be $\\beta$.`,
      `Product of the roots $= \\frac{c}{a} = ${known * other}$`,
      `$${known} \\times \\beta = ${known * other}$`,
      earns(1, `$\\beta = \\frac{${known * other}}{${known}} = ${other}$`),
      `Hence the other root is $${other}$.`,
    ],
    explanation:
      'Knowing one root, the product (or the sum) of the roots gives the other without solving the equation again.',
  }
}

/** E.g. "If −3 is a root of the quadratic equation x² + kx − 12 = 0, find the value of k." */
export const otherRoot = template<Draw>({
  id: 'qe-coefficient-or-other-root',
  topic: 'quadratic-equations',
  difficulty: 'easy',
  archetypes: ['qe-param-from-root'],
  marks: 1,
  draw: (random) => ({
    ...random.until(
      (source) => ({ known: source.integer(-6, 7), other: source.integer(-8, 8) }),
      ({ known, other }) => Math.abs(known) > 1 && other !== 0 && known !== other && known !== -other,
    ),
    ask: random.pick(['coefficient', 'root'] as const),
    stem: random.pick([0, 1, 2] as const),
  }),
  pose: (draw) => (draw.ask === 'root' ? posedRoot(draw) : posedCoefficient(draw)),
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
            step: 4,
          },
          {
            response: `${other - known}`,
            note: 'Copy the constant term with its own sign when you put the root in.',
            step: 2,
          },
          ...(known < 0
            ? [
                {
                  response: `${known - other}`,
                  note: `Put $${number(known)}^2$ with care: a square is never negative.`,
                  step: 2,
                },
              ]
            : []),
        ])
      : distinctSlips(`${other}`, [
          { response: `${-other}`, note: 'Check the sign: the product of the roots is $\\frac{c}{a}$.', step: 2 },
          {
            response: `${known * other}`,
            note: 'That is the product of the roots. Divide it by the known root.',
            step: 4,
          },
          {
            response: `${known * other - known}`,
            note: 'The product of the roots is known: divide it by the known root, do not subtract.',
            step: 4,
          },
        ]),
})
