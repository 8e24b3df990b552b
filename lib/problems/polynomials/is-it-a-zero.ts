import { fraction, toNumber, valueAt } from '../../maths'
import { shown } from '../../solutions/polynomials/pieces/splitting'
import { conclusion, linesToValue } from '../../solutions/polynomials/is-it-a-zero'
import {
  arranged,
  choiceOf,
  choiceSlips,
  drawOrder,
  letterAt,
  letterOf,
  type ItemNote,
} from '../kinds-of-question/lettered'
import { earns, template } from '../template'

type Coefficients = readonly [number, number, number]

interface Check {
  readonly coefficients: Coefficients
  readonly x: number
  readonly isZero: boolean
}

const value = (coefficients: Coefficients, x: number): number => toNumber(valueAt(coefficients, x))

/** The value that comes out when the square is worked out wrongly: (−2)² as −4, or 3² as 6. */
const wrongSquare = ([a, b, c]: Coefficients, x: number): number => a * (x < 0 ? -x * x : 2 * x) + b * x + c

/** What may be said and why, the right answer first: two say yes and two say no, so that neither word stands out. */
function claims({ coefficients, x, isZero }: Check): readonly (readonly [yes: boolean, at: number, value: number])[] {
  const wrong = wrongSquare(coefficients, x)
  return isZero
    ? [
        [true, x, 0],
        [false, x, wrong],
        [true, -x, 0],
        [false, x, value(coefficients, -x)],
      ]
    : [
        [false, x, value(coefficients, x)],
        [true, x, 0],
        [false, x, wrong],
        [true, -x, 0],
      ]
}

const inWords = ([yes, at, found]: readonly [boolean, number, number]): string =>
  `${yes ? 'Yes' : 'No'}, because $p(${at}) = ${found}$`

/** E.g. "Is −2 a zero of the polynomial p(x) = 2x² + x − 6?" Yes, because p(−2) = 0, ... */
export const isItAZero = template({
  id: 'poly-is-it-a-zero',
  version: 3,
  topic: 'polynomials',
  archetypes: ['poly-value'],
  difficulty: 'easy',
  marks: 1,
  draw: (random) => ({
    check: random.until(
      (source): Check => {
        const x = source.pick([-3, -2, -1, 1, 2, 3])
        const isZero = source.chance(0.4)
        const [a, other] = [source.integer(1, 3), source.integer(-6, 6)]
        const zero = isZero ? x : -x
        return { x, isZero, coefficients: [a, -a * (zero + other), a * zero * other] }
      },
      (check) =>
        check.coefficients.every((c) => c !== 0) &&
        value(check.coefficients, -check.x) !== value(check.coefficients, check.x) &&
        new Set(claims(check).map(inWords)).size === 4 &&
        claims(check).every(([yes, , found]) => yes || found !== 0),
    ),
    order: drawOrder(random, 4),
    stem: random.pick(['is', 'check', 'says'] as const),
  }),
  pose: ({ check, order, stem }) => {
    const { coefficients, x } = check
    const polynomial = shown(coefficients)
    const told = { coefficients: coefficients.map((c) => fraction(c)), at: fraction(x) }
    return {
      question: {
        is: `Is $${x}$ a zero of the polynomial $p(x) = ${polynomial}$?`,
        check: `Check whether $x = ${x}$ is a zero of $p(x) = ${polynomial}$.`,
        says: `Meena says that $${x}$ is a zero of the polynomial $p(x) = ${polynomial}$. Is she right?`,
      }[stem],
      ...choiceOf(claims(check).map(inWords), order),
      hints: [
        'What must the value of a polynomial be at one of its zeroes?',
        `Put $${x}$, in brackets, in place of $x$ in every term.`,
      ],
      steps: [...linesToValue(told), earns(1, `${conclusion(told)}: the correct option is (${letterOf(0, order)})`)],
      explanation: 'A number is a zero of a polynomial exactly when the polynomial takes the value 0 there.',
    }
  },
  crossCheck: ({ check, order }) => {
    const [a, b, c] = check.coefficients
    const at = (x: number) => (a * x + b) * x + c
    const holds = claims(check).map(([yes, x, found]) => x === check.x && at(x) === found && yes === (found === 0))
    return letterAt(arranged(holds, order).indexOf(true))
  },
  slips: ({ check, order }) => choiceSlips(notesOn(check), order),
})

function notesOn({ x, isZero }: Check): readonly ItemNote[] {
  const square: ItemNote = [
    x < 0 ? 'The square of a negative number is positive.' : 'A square is a number times itself, not twice the number.',
    'terms',
  ]
  return isZero
    ? [
        square,
        [`The question is about ${x}: put this number, with its sign, in place of x.`, 'substituted'],
        [`Put ${x} itself, with its sign, in place of x.`, 'substituted'],
      ]
    : [
        ['Work out each term and add again: mind the signs.', 'terms'],
        square,
        [`The question is about ${x}: put this number, with its sign, in place of x.`, 'substituted'],
      ]
}
