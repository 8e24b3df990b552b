import { polynomialTex } from '../../maths'
import { arranged, drawOrder, letterAt } from '../kinds-of-question/lettered'
import { earns, line, template } from '../template'
import type { Random } from '../../random'

interface Equation {
  readonly shape: 'product' | 'cube' | 'square' | 'cancelled' | 'cubic'
  readonly p: number
  readonly q: number
}

export const isQuadratic = ({ shape }: Equation): boolean => shape === 'product' || shape === 'cube'

const binomial = (constant: number): string => `(${polynomialTex([1, constant])})`

interface Sides {
  readonly left: string
  /** The left side with its brackets opened. */
  readonly opened: string
  readonly right: string
}

function sidesOf({ shape, p, q }: Equation): Sides {
  switch (shape) {
    case 'product':
      return { left: `x${binomial(p)}`, opened: polynomialTex([1, p, 0]), right: polynomialTex([2, q]) }
    case 'cube':
      return { left: `${binomial(p)}^3`, opened: polynomialTex([1, 3 * p, 3 * p * p, p ** 3]), right: `x^3 + ${q}` }
    case 'square':
      return { left: `${binomial(p)}^2`, opened: polynomialTex([1, 2 * p, p * p]), right: polynomialTex([1, 0, q]) }
    case 'cancelled':
      return { left: `${binomial(p)}${binomial(q)}`, opened: polynomialTex([1, p + q, p * q]), right: 'x^2 + 3' }
    case 'cubic':
      return { left: `x(x^2 + ${q})`, opened: polynomialTex([1, 0, q, 0]), right: polynomialTex([1, p]) }
    default:
      return shape satisfies never
  }
}

/** The equation as it is asked. */
export function asked(equation: Equation): string {
  const { left, right } = sidesOf(equation)
  return `${left} = ${right}`
}

/** The equation with the brackets on its left side opened. */
function openedEquation(equation: Equation): string {
  const { opened, right } = sidesOf(equation)
  return `${opened} = ${right}`
}

/** Its left side, equal to the same with the brackets opened. */
export function expansion(equation: Equation): string {
  const { left, opened } = sidesOf(equation)
  return `${left} = ${opened}`
}

/** Its left side less its right side, highest power first. */
export function simplified({ shape, p, q }: Equation): readonly number[] {
  switch (shape) {
    case 'product':
      return [1, p - 2, -q]
    case 'cube':
      return [3 * p, 3 * p * p, p * p * p - q]
    case 'square':
      return [2 * p, p * p - q]
    case 'cancelled':
      return [p + q, p * q - 3]
    case 'cubic':
      return [1, 0, q - 1, -p]
    default:
      return shape satisfies never
  }
}

const degreeWords = ['no unknown', 'degree 1', 'degree 2', 'degree 3']

/** Left side less right side at a number, without expanding anything. */
export function difference({ shape, p, q }: Equation, x: number): number {
  if (shape === 'product') return x * (x + p) - (2 * x + q)
  if (shape === 'cube') return (x + p) ** 3 - (x ** 3 + q)
  if (shape === 'square') return (x + p) ** 2 - (x * x + q)
  if (shape === 'cancelled') return (x + p) * (x + q) - (x * x + 3)
  return x * (x * x + q) - (x + p)
}

export function drawEquation(random: Random, shape: Equation['shape']): Equation {
  const p = random.pick([-5, -4, -3, -2, 2, 3, 4, 5])
  const q = random.until(
    (source) => source.integer(1, 9),
    (value) => p !== value && p + value !== 0 && p * value !== 3 && p * p !== value && p ** 3 !== value,
  )
  return { shape, p: shape === 'product' && p === 2 ? 3 : p, q }
}

/** The name of the line that simplifies an option. */
const lineOf = (index: number): string => `option ${letterAt(index)}`

/** E.g. "Which of the following is a quadratic equation? (A) (x + 2)² = x² + 5 ..." */
export const identifyQuadratic = template({
  id: 'qe-identify-quadratic',
  topic: 'quadratic-equations',
  difficulty: 'easy',
  archetypes: ['qe-identify'],
  marks: 1,
  draw: (random) => {
    const right = random.pick(['product', 'cube'] as const)
    const others = ['square', 'cancelled', 'cubic'] as const
    return {
      equations: arranged(
        [right, ...others].map((shape) => drawEquation(random, shape)),
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
            `(${letterAt(index)}) $${expansion(equation)}$. So $${openedEquation(equation)}$ becomes $${polynomialTex(simplified(equation))} = 0$, of ${degreeWords[simplified(equation).length - 1] ?? ''}.`,
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
                equation.shape === 'cubic'
                  ? 'Open the bracket: this one has an $x^3$ term that does not cancel.'
                  : 'Open the brackets: the $x^2$ terms cancel, so this equation is linear.',
              step: lineOf(index),
            },
          ],
    ),
})
