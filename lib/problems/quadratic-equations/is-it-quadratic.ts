import {
  asked,
  difference,
  drawEquation,
  expansions,
  isQuadratic,
  shapes,
  simplified,
} from './pieces/equations-to-simplify'
import { polynomialTex } from '../../maths'
import { earns, line, template } from '../template'

const stems = [
  (equation: string) => `Check whether $${equation}$ is a quadratic equation. Type "yes" or "no".`,
  (equation: string) => `Is the equation $${equation}$ a quadratic equation? Type "yes" or "no".`,
  (equation: string) =>
    `Ritika says that $${equation}$ is a quadratic equation. Is she right? Simplify it, then type "yes" or "no".`,
] as const

const degrees = ['0', '1', '2', '3'] as const

/** E.g. "Check whether (x − 2)³ = x³ + 4 is a quadratic equation. Type yes or no." */
export const isItQuadratic = template({
  id: 'qe-is-it-quadratic',
  version: 2,
  topic: 'quadratic-equations',
  difficulty: 'easy',
  archetypes: ['qe-identify'],
  marks: 1,
  draw: (random) => ({
    equation: drawEquation(random, random.pick(shapes), random.chance(0.5)),
    stem: random.pick([0, 1, 2] as const),
  }),
  pose: ({ equation, stem }) => {
    const yes = isQuadratic(equation)
    const left = simplified(equation)
    return {
      question: stems[stem](asked(equation)),
      rule: yes
        ? {
            kind: 'text',
            expected: 'yes',
            synonyms: ['it is', 'quadratic', 'it is a quadratic equation', 'yes it is quadratic', 'she is right'],
          }
        : {
            kind: 'text',
            expected: 'no',
            synonyms: ['it is not', 'not quadratic', 'it is not a quadratic equation', 'linear', 'cubic'].filter(
              (word) => word !== (left.length === 2 ? 'cubic' : 'linear'),
            ),
          },
      hints: [
        'Open the brackets and bring every term to the left-hand side.',
        'Which is the highest power of $x$ that is left after like terms cancel?',
      ],
      steps: [
        'An equation is quadratic if it can be written as $ax^2 + bx + c = 0$ with $a \\neq 0$.',
        `Given: $${asked(equation)}$`,
        line('opened', `Opening the brackets: ${expansions(equation)}`),
        `Bringing all terms to the left-hand side: $${polynomialTex(left)} = 0$`,
        `The highest power of $x$ is ${degrees[left.length - 1] ?? ''}.`,
        earns(1, yes ? 'Hence it is a quadratic equation: yes.' : 'Hence it is not a quadratic equation: no.'),
      ],
      explanation:
        'The look of an equation can mislead: an $x^2$ or an $x^3$ on both sides may cancel. Decide only after simplifying.',
    }
  },
  // The values of a quadratic have constant second differences that are not zero.
  crossCheck: ({ equation }) => {
    const second = (x: number) =>
      difference(equation, x + 2) - 2 * difference(equation, x + 1) + difference(equation, x)
    return second(0) !== 0 && second(0) === second(7) ? 'yes' : 'no'
  },
  slips: ({ equation }) => [
    isQuadratic(equation)
      ? {
          response: 'no',
          note: 'Open the brackets with care: which powers of $x$ cancel, and which stay?',
          step: 'opened',
        }
      : {
          response: 'yes',
          note: 'Open the brackets with care: which powers of $x$ cancel, and which stay?',
          step: 'opened',
        },
  ],
})
