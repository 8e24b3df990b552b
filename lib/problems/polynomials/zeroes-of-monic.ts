import { toText, toTex } from '../../maths'
import { earns, template, type Slip } from '../template'
import {
  drawPair,
  expanded,
  markedSplitting,
  shown,
  splittingLines,
  zeroesOf,
  type FactorPair,
} from './pieces/factor-pair'

/** E.g. "Find the zeroes of the quadratic polynomial x² − 3x − 10." */
export const zeroesOfMonic = template({
  id: 'poly-zeroes-of-monic',
  topic: 'polynomials',
  archetypes: ['poly-zeroes-integer'],
  difficulty: 'easy',
  marks: 2,
  draw: (random) => ({
    pair: drawPair(
      random,
      (source) => ({ p: 1, q: source.integer(-9, 9), r: 1, s: source.integer(-9, 9) }),
      ([, , c], { q, s }) => c !== 0 && (q + s !== 0 || q > 0),
    ),
    letter: random.pick(['x', 'x', 't', 'y']),
    stem: random.pick(['find', 'what', 'factorise'] as const),
  }),
  pose: ({ pair, letter, stem }) => {
    const [first, second] = zeroesOf(pair)
    const polynomial = shown(expanded(pair), letter)
    return {
      question: {
        find: `Find the zeroes of the quadratic polynomial $${polynomial}$.`,
        what: `What are the zeroes of $p(${letter}) = ${polynomial}$?`,
        factorise: `Factorise the polynomial $${polynomial}$ and hence find its zeroes.`,
      }[stem],
      rule: { kind: 'roots', expected: `${toText(first)}, ${toText(second)}` },
      hints: [
        'Factorise the polynomial first.',
        pair.q + pair.s === 0
          ? 'Use the identity $a^2 - b^2 = (a + b)(a - b)$.'
          : 'Split the middle term: find two numbers with the right sum and the right product.',
        'A product is zero when one of its factors is zero.',
      ],
      steps: [
        ...markedSplitting(pair, letter),
        earns(0.5, `The value is zero when $${shown([1, pair.q], letter)} = 0$ or $${shown([1, pair.s], letter)} = 0$`),
        earns(
          0.5,
          `So $${letter} = ${toTex(first)}$ or $${letter} = ${toTex(second)}$: the zeroes are $${toTex(first)}$ and $${toTex(second)}$`,
        ),
      ],
      explanation:
        'A zero of a polynomial makes its value zero, and a product of factors is zero exactly when one factor is zero.',
    }
  },
  crossCheck: ({ pair }) => {
    const [, b, c] = expanded(pair)
    const zeroes = Array.from({ length: 201 }, (_, i) => i - 100).filter((x) => x * x + b * x + c === 0)
    return zeroes.join(', ')
  },
  slips: ({ pair, letter }) => (pair.q + pair.s === 0 ? squareSlips(pair) : splitSlips(pair, letter)),
})

function splitSlips(pair: FactorPair, letter: string): readonly Slip[] {
  const { q, s } = pair
  const setToZero = splittingLines(pair).length + 1
  return [
    {
      response: `${q}, ${s}`,
      note: `Set each factor equal to 0: ${letter} + a = 0 gives ${letter} = −a.`,
      step: setToZero + 1,
    },
    {
      response: `${-q}`,
      note: 'That is one zero. A product of two different factors has two zeroes.',
      step: setToZero,
    },
    {
      response: `${-q}, ${s}`,
      note: 'Check the sign of each zero by putting it back into the polynomial.',
      step: setToZero + 1,
    },
  ]
}

/** For a difference of two squares, where q is positive. */
const squareSlips = ({ q }: FactorPair): readonly Slip[] => [
  { response: `${q}`, note: 'That is one zero. Each of the two factors gives one.', step: 3 },
  q > 1
    ? {
        response: `${q * q}, ${-q * q}`,
        note: 'The constant term is a square: the factors hold its square root.',
        step: 1,
      }
    : { response: '1, 0', note: 'Both terms are squares: use the identity for a difference of squares.', step: 1 },
]
