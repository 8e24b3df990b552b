import { polynomialTex } from '../../maths'
import { arranged, drawOrder, letterAt } from '../kinds-of-question/lettered'
import { earns, line, template } from '../template'
import {
  asked,
  difference,
  drawEquation,
  expansions,
  isQuadratic,
  openedEquation,
  shapes,
  simplified,
  type Equation,
} from './pieces/equations-to-simplify'

const degreeWords = ['no unknown', 'degree 1', 'degree 2', 'degree 3']

/** The name of the line that simplifies an option. */
const lineOf = (index: number): string => `option ${letterAt(index)}`

/** E.g. "Which of the following is a quadratic equation? (A) (x + 2)² = x² + 5 ..." */
export const identifyQuadratic = template({
  id: 'qe-identify-quadratic',
  version: 2,
  topic: 'quadratic-equations',
  difficulty: 'easy',
  archetypes: ['qe-identify'],
  marks: 1,
  draw: (random) => {
    const four = random.shuffle(shapes).slice(0, 4)
    return {
      equations: arranged(
        four.map((shape, index) => drawEquation(random, shape, index === 0)),
        drawOrder(random, 4),
      ),
      stem: random.pick([
        'Which of the following is a quadratic equation?',
        'Simplify each equation. Which one is quadratic?',
        'Only one of these equations is a quadratic equation. Which one?',
      ]),
    }
  },
  pose: ({ equations, stem }) => {
    const options = equations.map((equation) => `$${asked(equation)}$`)
    const expected = letterAt(equations.findIndex(isQuadratic))
    return {
      question: stem,
      rule: { kind: 'choice', expected, options },
      options,
      hints: [
        'Open the brackets, then bring every term to the left-hand side.',
        'Look at the highest power of $x$ that is left after like terms cancel.',
      ],
      steps: [
        'An equation is quadratic if it can be written as $ax^2 + bx + c = 0$ with $a \\neq 0$.',
        ...equations.map((equation, index) =>
          line(
            lineOf(index),
            `(${letterAt(index)}) ${expansions(equation)}. So $${openedEquation(equation)}$ becomes $${polynomialTex(simplified(equation))} = 0$, of ${degreeWords[simplified(equation).length - 1] ?? ''}.`,
          ),
        ),
        earns(1, `Only the equation in option ${expected} has degree 2, so the answer is ${expected}.`),
      ],
      explanation:
        'The look of an equation can mislead: an $x^2$ or an $x^3$ on both sides may cancel. Decide only after simplifying.',
    }
  },
  crossCheck: ({ equations }) => {
    // A quadratic has constant second differences that are not zero.
    const second = (equation: Equation, x: number) =>
      difference(equation, x + 2) - 2 * difference(equation, x + 1) + difference(equation, x)
    return letterAt(
      equations.findIndex((equation) => second(equation, 0) !== 0 && second(equation, 0) === second(equation, 7)),
    )
  },
  slips: ({ equations }) =>
    equations.flatMap((equation, index) =>
      isQuadratic(equation)
        ? []
        : [
            {
              response: letterAt(index),
              note:
                simplified(equation).length === 4
                  ? 'Open the brackets: this one has an $x^3$ term that does not cancel.'
                  : 'Open the brackets: look at which powers of $x$ cancel. Only degree 1 is left here.',
              step: lineOf(index),
            },
          ],
    ),
})
