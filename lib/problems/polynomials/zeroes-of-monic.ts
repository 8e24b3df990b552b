import { expanded, shown, zeroesOf, type FactorPair } from '../../solutions/polynomials/pieces/splitting'
import { given } from '../../solutions/polynomials/pieces/zeroes'
import { zeroes } from '../../solutions/polynomials/zeroes'
import { template, type Slip } from '../template'
import { drawPair } from './pieces/factor-pair'

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
  given: ({ pair, letter }) => given(expanded(pair), letter),
  solution: zeroes,
  manner: ({ pair }) => ({ first: zeroesOf(pair)[0] }),
  ask: ({ pair, letter, stem }) => {
    const polynomial = shown(expanded(pair), letter)
    return {
      question: {
        find: `Find the zeroes of the quadratic polynomial $${polynomial}$.`,
        what: `What are the zeroes of $p(${letter}) = ${polynomial}$?`,
        factorise: `Factorise the polynomial $${polynomial}$ and hence find its zeroes.`,
      }[stem],
      rule: { kind: 'roots' },
      hints: [
        'Factorise the polynomial first.',
        pair.q + pair.s === 0
          ? 'Use the identity $a^2 - b^2 = (a + b)(a - b)$.'
          : 'Split the middle term: find two numbers with the right sum and the right product.',
        'A product is zero when one of its factors is zero.',
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
  return [
    {
      response: `${q}, ${s}`,
      note: `Set each factor equal to 0: ${letter} + a = 0 gives ${letter} = −a.`,
      step: 'zeroes',
    },
    {
      response: `${-q}`,
      note: 'That is one zero. A product of two different factors has two zeroes.',
      step: 'zero',
    },
    {
      response: `${-q}, ${s}`,
      note: 'Check the sign of each zero by putting it back into the polynomial.',
      step: 'zeroes',
    },
  ]
}

/** For a difference of two squares, where q is positive. */
const squareSlips = ({ q }: FactorPair): readonly Slip[] => [
  { response: `${q}`, note: 'That is one zero. Each of the two factors gives one.', step: 'zero' },
  q > 1
    ? {
        response: `${q * q}, ${-q * q}`,
        note: 'The constant term is a square: the factors hold its square root.',
        step: 'squares',
      }
    : {
        response: '1, 0',
        note: 'Both terms are squares: use the identity for a difference of squares.',
        step: 'squares',
      },
]
