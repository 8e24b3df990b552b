import { discriminant } from '../../solutions/quadratic-equations/discriminant'
import { equationTex, quadratic } from '../../solutions/quadratic-equations/pieces/equation'
import { fraction, multiply, toText, valueAt } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

const stems = [
  (equation: string) => `Find the discriminant of the quadratic equation $${equation}$.`,
  (equation: string) => `What is the value of $b^2 - 4ac$ for the equation $${equation}$?`,
  (equation: string) => `Calculate the discriminant $D$ of $${equation}$.`,
] as const

/** E.g. "Find the discriminant of the quadratic equation 2x² + 7x + 3 = 0." */
export const discriminantValue = template({
  id: 'qe-discriminant-value',
  version: 2,
  topic: 'quadratic-equations',
  difficulty: 'easy',
  archetypes: ['qe-discriminant-nature'],
  marks: 1,
  weight: 0.25,
  wrongRoadsShow: true,
  draw: (random) => ({
    a: random.integer(1, 5),
    b: random.integer(1, 10),
    c: random.integer(1, 5),
    stem: random.pick(stems),
  }),
  given: ({ a, b, c }) => quadratic(a, b, c),
  solution: discriminant,
  ask: ({ a, b, c, stem }) => ({
    question: stem(equationTex([a, b, c])),
    rule: { kind: 'number' },
    hints: ['Compare the equation with $ax^2 + bx + c = 0$ and write down $a$, $b$ and $c$.', '$D = b^2 - 4ac$'],
    explanation:
      'The discriminant is the part of the quadratic formula under the root sign, so its sign tells what kind of roots the equation has.',
  }),
  // The least value of the polynomial is −D/4a, at x = −b/2a.
  crossCheck: ({ a, b, c }) => toText(multiply(valueAt([a, b, c], fraction(-b, 2 * a)), fraction(-4 * a))),
  slips: ({ a, b, c }) =>
    distinctSlips(`${b * b - 4 * a * c}`, [
      {
        response: `${b * b + 4 * a * c}`,
        note: 'The formula is $b^2 - 4ac$: the product $4ac$ is subtracted.',
        step: 'discriminant',
      },
      { response: `${2 * b - 4 * a * c}`, note: '$b^2$ means $b \\times b$, not $2b$.', step: 'discriminant' },
      { response: `${b * b - a * c}`, note: 'The factor 4 of $4ac$ is missing.', step: 'discriminant' },
    ]),
})
