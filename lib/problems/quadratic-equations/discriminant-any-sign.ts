import { discriminant } from '../../solutions/quadratic-equations/discriminant'
import { equationTex, quadratic } from '../../solutions/quadratic-equations/pieces/equation'
import { fraction, multiply, polynomialTex, toText, valueAt } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { line, template } from '../template'

interface Draw {
  readonly a: number
  readonly b: number
  readonly c: number
  /** As it stands, or with terms on both sides. */
  readonly form: 'standard' | 'middle moved' | 'constant moved'
  readonly stem: 0 | 1 | 2
}

const stems = [
  (equation: string) => `Find the discriminant of the quadratic equation $${equation}$.`,
  (equation: string) => `What is the discriminant of $${equation}$?`,
  (equation: string) =>
    `Write the equation $${equation}$ as $ax^2 + bx + c = 0$ with $a > 0$, and find its discriminant $D$.`,
] as const

/** "2x^2 - 5 = 3x" */
function equationOf({ a, b, c, form }: Draw): string {
  if (form === 'middle moved') return `${polynomialTex([a, 0, c])} = ${polynomialTex([-b, 0])}`
  if (form === 'constant moved') return `${polynomialTex([a, b, 0])} = ${-c}`
  return equationTex([a, b, c])
}

/** E.g. "Find the discriminant of the quadratic equation 2x² − 5 = 3x." */
export const discriminantAnySign = template<Draw>({
  id: 'qe-d-with-signs',
  version: 2,
  topic: 'quadratic-equations',
  difficulty: 'easy',
  archetypes: ['qe-discriminant-nature'],
  marks: 1,
  draw: (random) => ({
    ...random.until(
      (source) => ({ a: source.integer(1, 6), b: source.integer(-9, 9), c: source.integer(-8, 8) }),
      ({ b, c }) => b !== 0 && c !== 0 && (b < 0 || c < 0),
    ),
    form: random.pick(['standard', 'standard', 'middle moved', 'constant moved'] as const),
    stem: random.pick([0, 1, 2] as const),
  }),
  variants: {
    all: ['standard', 'moved'],
    of: ({ form }) => (form === 'standard' ? form : 'moved'),
  },
  pose: (draw) => {
    const { a, b, c, form, stem } = draw
    const { lines, key } = discriminant.solve(quadratic(a, b, c))
    return {
      question: stems[form === 'standard' ? (stem % 2 === 0 ? 0 : 1) : stem](equationOf(draw)),
      rule: {
        kind: 'number',
        expected: key,
        asked: { names: ['D', 'discriminant', 'b^2 - 4ac'], others: ['a', 'b', 'c', 'x'] },
      },
      hints: [
        form === 'standard'
          ? 'Compare the equation with $ax^2 + bx + c = 0$; the signs belong to $a$, $b$ and $c$.'
          : 'First bring all the terms to one side: the equation in standard form tells $a$, $b$ and $c$.',
        '$D = b^2 - 4ac$: put negative numbers in brackets.',
      ],
      steps: [
        ...(form === 'standard' ? lines.slice(0, 1) : [line('moved', `In standard form: $${equationTex([a, b, c])}$`)]),
        ...lines.slice(1),
      ],
      explanation:
        '$a$, $b$ and $c$ are read from the equation with zero on one side, each with its own sign; then a negative $c$ makes $-4ac$ positive.',
    }
  },
  // The least value of the polynomial is −D/4a, at x = −b/2a.
  crossCheck: ({ a, b, c }) => toText(multiply(valueAt([a, b, c], fraction(-b, 2 * a)), fraction(-4 * a))),
  slips: ({ a, b, c, form }) =>
    distinctSlips(`${b * b - 4 * a * c}`, [
      {
        response: `${b * b + 4 * a * c}`,
        note:
          form === 'constant moved'
            ? 'The number changes its sign when it goes to the other side; look at the sign of $-4ac$ too.'
            : 'Mind the signs: $4ac$ is subtracted, and $c$ keeps its own sign.',
        step: 'discriminant',
      },
      ...(b < 0
        ? [
            {
              response: `${-b * b - 4 * a * c}`,
              note: 'Put $b$ in brackets before you square it: $b^2$ is not negative.',
              step: 'discriminant',
            },
          ]
        : []),
      { response: `${b * b - a * c}`, note: 'The factor 4 of $4ac$ is missing.', step: 'discriminant' },
      { response: `${2 * b - 4 * a * c}`, note: '$b^2$ means $b \\times b$, not $2b$.', step: 'discriminant' },
    ]),
})
