import { fraction, gcd, toText } from '../../maths'
import { expanded, shown, zeroesOf } from '../../solutions/polynomials/pieces/splitting'
import { given } from '../../solutions/polynomials/pieces/zeroes'
import { zeroesWithCheck as solution } from '../../solutions/polynomials/zeroes-with-check'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'
import { drawPair } from './pieces/factor-pair'

/** E.g. "Find the zeroes of 6x² − 7x − 3 and verify the relationship between the zeroes and the coefficients." */
export const zeroesWithCheck = template({
  id: 'poly-zeroes-with-check',
  topic: 'polynomials',
  archetypes: ['poly-zeroes-nonmonic-verify'],
  difficulty: 'medium',
  marks: 3,
  draw: (random) => ({
    pair: drawPair(
      random,
      (source) => ({
        p: source.integer(2, 6),
        q: source.integer(-9, 9),
        r: source.integer(1, 3),
        s: source.integer(-9, 9),
      }),
      ([a, b, c], { p, q, r, s }) =>
        a <= 12 &&
        Math.abs(b) <= 40 &&
        Math.abs(c) <= 40 &&
        c !== 0 &&
        gcd(p, q) === 1 &&
        gcd(r, s) === 1 &&
        (b !== 0 || (p === r && q > 0)),
    ),
    letter: random.pick(['x', 'x', 's', 'u']),
    stem: random.pick(['find', 'verify', 'obtain'] as const),
  }),
  given: ({ pair, letter }) => given(expanded(pair), letter),
  solution,
  manner: ({ pair }) => ({ first: zeroesOf(pair)[0] }),
  ask: ({ pair, letter, stem }) => {
    const [a, b, c] = expanded(pair)
    const polynomial = shown([a, b, c], letter)
    return {
      question: {
        find: `Find the zeroes of the quadratic polynomial $${polynomial}$, and verify the relationship between the zeroes and the coefficients. (Type the zeroes.)`,
        verify: `For the polynomial $p(${letter}) = ${polynomial}$, find the zeroes and check that their sum and product agree with the coefficients. (Type the zeroes.)`,
        obtain: `Obtain the zeroes of $${polynomial}$ by factorisation. Also verify the relations of their sum and product to the coefficients. (Type the zeroes.)`,
      }[stem],
      rule: { kind: 'roots' },
      hints: [
        b === 0
          ? 'Use the identity $a^2 - b^2 = (a + b)(a - b)$.'
          : `Split the middle term: two numbers with the sum $${b}$ and the product $${a * c}$.`,
        'Set each factor equal to zero and solve.',
        'Sum of zeroes $= -\\frac{b}{a}$ and product of zeroes $= \\frac{c}{a}$.',
      ],
      explanation:
        'Each linear factor gives one zero. The check with −b/a and c/a needs no new factorisation, so it catches a slip in the signs.',
    }
  },
  crossCheck: ({ pair }) => {
    const [a, b, c] = expanded(pair)
    const found: string[] = []
    for (let d = 1; d <= 12; d++)
      for (let n = -150; n <= 150; n++) if (a * n * n + b * n * d + c * d * d === 0) found.push(toText(fraction(n, d)))
    return [...new Set(found)].join(', ')
  },
  slips: ({ pair, letter }) => {
    const { p, q, r, s } = pair
    const [a, b] = expanded(pair)
    const text = (...zeroes: readonly (readonly [number, number])[]) =>
      zeroes.map(([n, d]) => toText(fraction(n, d))).join(', ')
    return distinctSlips(text([-q, p], [-s, r]), [
      ...(b === 0
        ? []
        : [
            {
              response: text([q, p], [s, r]),
              note: `Set each factor equal to 0: a${letter} + b = 0 gives ${letter} = −b/a.`,
              step: 'zeroes',
            },
          ]),
      {
        response: text([-q * a, p], [-s * a, r]),
        note: 'Divide by the coefficient of the variable in each factor.',
        step: 'zeroes',
      },
      {
        response: text([-q, p]),
        note: 'That is one zero. The other factor gives another one.',
        step: 'zero',
      },
    ])
  },
})
