import { fraction, isSquare, sumTex } from '../../maths'
import type { Random } from '../../random'
import { shown, type Quadratic } from '../../solutions/polynomials/pieces/splitting'
import { linesToSigns, signsInWords as words, type Signs as Kind } from '../../solutions/polynomials/signs-of-zeroes'
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

const kinds = ['positive', 'negative', 'opposite', 'zero'] as const

const items = (kind: Kind) => [kind, ...kinds.filter((other) => other !== kind)] as const

const notes: Readonly<Record<Kind, ItemNote>> = {
  positive: ['Look at the signs of the product, c/a, and of the sum, −b/a, once more.', 'sum'],
  negative: ['The sum of the zeroes is −b/a: mind the minus sign, and the sign of a.', 'sum'],
  opposite: ['Two numbers with different signs have a negative product. Look at c/a.', 'product'],
  zero: ['If one zero were 0, the product of the zeroes would be 0.', 'product'],
}

const noConstant: ItemNote = ['What is the constant term, and so the product of the zeroes?', 'product']

/** Where the product is negative, it alone tells against two zeroes of one sign. */
const notesIfOpposite: Readonly<Record<Kind, ItemNote>> = {
  ...notes,
  positive: ['Two positive numbers have a positive product. Look at c/a.', 'product'],
  negative: ['Two negative numbers have a positive product. Look at c/a.', 'product'],
}

const notesOn = (kind: Kind): readonly ItemNote[] =>
  items(kind)
    .slice(1)
    .map((item) => (kind === 'zero' ? noConstant : (kind === 'opposite' ? notesIfOpposite : notes)[item]))

/** |a|, |b| and |c|: the zeroes are real and different, and no whole numbers or fractions that one would find. */
const sizes = (random: Random): readonly [number, number, number] =>
  random.until(
    (source) => [source.pick([1, 1, 2, 3]), source.integer(11, 99), source.integer(11, 199)] as const,
    ([p, q, r]) => q * q - 4 * p * r > 0 && !isSquare(q * q - 4 * p * r) && !isSquare(q * q + 4 * p * r),
  )

/** The coefficients with signs that make the zeroes such, the first of them of either sign. */
function coefficients(random: Random, kind: Kind): Quadratic {
  const [p, q, r] = sizes(random)
  const sign = random.pick(kind === 'zero' ? [1, 1, -1] : [1, -1])
  const second = { positive: -1, negative: 1, opposite: random.pick([1, -1]), zero: random.pick([1, 1, -1]) }[kind]
  const third = { positive: 1, negative: 1, opposite: -1, zero: 0 }[kind]
  return [sign * p, sign * second * q, third === 0 ? 0 : sign * third * r]
}

/** E.g. "Without finding them, say which signs the zeroes of 103 − 47x + x² have." Both are positive. */
export const signsOfZeroes = template({
  id: 'poly-signs-of-zeroes',
  version: 2,
  topic: 'polynomials',
  archetypes: ['poly-zero-signs'],
  difficulty: 'easy',
  marks: 1,
  draw: (random) => {
    const kind = random.pick(kinds)
    return {
      kind,
      quadratic: coefficients(random, kind),
      turned: random.chance(0.5),
      order: drawOrder(random, 4),
      stem: random.pick(['say', 'statement', 'says'] as const),
    }
  },
  pose: ({ kind, quadratic, turned, order, stem }) => {
    const [a, b, c] = quadratic
    const polynomial = turned ? fromTheConstant(quadratic) : shown(quadratic)
    return {
      question: {
        say: `Without finding them, say which signs the zeroes of $${polynomial}$ have.`,
        statement: `The quadratic polynomial $p(x) = ${polynomial}$ has two real zeroes. Which statement about them is true?`,
        says: `Neha wants to know the signs of the two real zeroes of $${polynomial}$ without working the zeroes out. What does she find?`,
      }[stem],
      ...choiceOf(
        items(kind).map((item) => words[item]),
        order,
      ),
      hints: [
        'The sign of the product of the zeroes tells whether their signs are alike.',
        'If the signs are alike, the sum of the zeroes tells which sign it is.',
      ],
      steps: [
        ...linesToSigns({ a: fraction(a), b: fraction(b), c: fraction(c) }),
        earns(0.5, `So the correct option is (${letterOf(0, order)}): ${words[kind]}`),
      ],
      explanation:
        'The product of two numbers is positive exactly when their signs are alike; then the sum has the sign that both of them have.',
    }
  },
  crossCheck: ({ kind, quadratic: [a, b, c], order }) => {
    const root = Math.sqrt(b * b - 4 * a * c)
    const zeroes = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    const truths: Readonly<Record<Kind, boolean>> = {
      positive: zeroes.every((x) => x > 0),
      negative: zeroes.every((x) => x < 0),
      opposite: zeroes.some((x) => x > 0) && zeroes.some((x) => x < 0),
      zero: zeroes.includes(0),
    }
    return letterAt(
      arranged(
        items(kind).map((item) => truths[item]),
        order,
      ).indexOf(true),
    )
  },
  slips: ({ kind, order }) => choiceSlips(notesOn(kind), order),
})

/** "103 - 47x + x^2". */
const fromTheConstant = ([a, b, c]: Quadratic): string =>
  sumTex([
    [c, ''],
    [b, 'x'],
    [a, 'x^2'],
  ])
