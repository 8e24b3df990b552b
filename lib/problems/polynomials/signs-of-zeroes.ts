import { isSquare } from '../../maths'
import { shown } from '../../solutions/polynomials/pieces/splitting'
import {
  arranged,
  choiceOf,
  choiceSlips,
  drawOrder,
  letterAt,
  letterOf,
  type ItemNote,
} from '../kinds-of-question/lettered'
import { earns, equals, says, template } from '../template'

const kinds = ['positive', 'negative', 'opposite'] as const
type Kind = (typeof kinds)[number]

const words: Readonly<Record<Kind | 'zero', string>> = {
  positive: 'Both zeroes are positive.',
  negative: 'Both zeroes are negative.',
  opposite: 'One zero is positive and the other is negative.',
  zero: 'One of the zeroes is $0$.',
}

const items = (kind: Kind) => [kind, ...kinds.filter((other) => other !== kind), 'zero' as const] as const

const because: Readonly<Record<Kind, string>> = {
  positive: 'The product is positive, so the zeroes have the same sign; their sum is positive, so both are positive',
  negative: 'The product is positive, so the zeroes have the same sign; their sum is negative, so both are negative',
  opposite: 'The product is negative, so the zeroes have different signs',
}

const notes: Readonly<Record<Kind | 'zero', ItemNote>> = {
  positive: ['Look at the signs of the product and of the sum, which is −b/a, once more.', 'sum'],
  negative: ['The sum of the zeroes is −b/a: mind the minus sign.', 'sum'],
  opposite: ['Two numbers with different signs have a negative product. Look at the constant term.', 'product'],
  zero: ['If one zero were 0, the product of the zeroes would be 0.', 'product'],
}

/** E.g. "Without finding them, say which signs the zeroes of x² − 47x + 103 have." Both are positive. */
export const signsOfZeroes = template({
  id: 'poly-signs-of-zeroes',
  topic: 'polynomials',
  archetypes: ['poly-zero-signs'],
  difficulty: 'easy',
  marks: 1,
  draw: (random) => {
    const kind = random.pick(kinds)
    const [b, c] = random.until(
      (source): readonly [number, number] => [source.integer(11, 99), source.integer(11, 199)],
      ([p, q]) => p * p - 4 * q > 0 && !isSquare(p * p - 4 * q) && !isSquare(p * p + 4 * q),
    )
    return {
      kind,
      b: kind === 'positive' ? -b : kind === 'negative' ? b : random.pick([b, -b]),
      c: kind === 'opposite' ? -c : c,
      order: drawOrder(random, 4),
      stem: random.pick(['say', 'statement', 'says'] as const),
    }
  },
  pose: ({ kind, b, c, order, stem }) => {
    const polynomial = shown([1, b, c])
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
        earns(
          0.5,
          says`${equals('Product of the zeroes', '\\frac{c}{a}', `${c}`)} and ${equals('sum of the zeroes', '-\\frac{b}{a}', `${-b}`)}`,
          'product',
        ),
        { text: because[kind], name: 'sum' },
        earns(0.5, `So the correct option is (${letterOf(0, order)}): ${words[kind]}`),
      ],
      explanation:
        'The product of two numbers is positive exactly when their signs are alike; then the sum has the sign that both of them have.',
    }
  },
  crossCheck: ({ kind, b, c, order }) => {
    const root = Math.sqrt(b * b - 4 * c)
    const zeroes = [(-b + root) / 2, (-b - root) / 2]
    const truths: Readonly<Record<Kind | 'zero', boolean>> = {
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
  slips: ({ kind, order }) =>
    choiceSlips(
      items(kind)
        .slice(1)
        .map((item) => notes[item]),
      order,
    ),
})
