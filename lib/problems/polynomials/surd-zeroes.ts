import { fraction, gcd, surd, surdText, sumTex } from '../../maths'
import { surdZeroes as solution } from '../../solutions/polynomials/surd-zeroes'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

/** t√k/k: both zeroes of these polynomials have this form. */
const zero = (t: number, k: number) => surd(fraction(t, k), k)

/** E.g. "Find the zeroes of √3 x² + 5x + 2√3." */
export const surdZeroes = template({
  id: 'poly-surd-zeroes',
  topic: 'polynomials',
  archetypes: ['poly-zeroes-surd'],
  difficulty: 'hard',
  marks: 3,
  // (√k x + m)(x + n√k) = √k x² + (nk + m)x + mn√k
  draw: (random) =>
    random.until(
      (source) => ({
        k: source.pick([2, 3, 5, 7]),
        m: source.integer(-9, 9),
        n: source.pick([-3, -2, -1, 1, 2, 3]),
        stem: source.pick(['find', 'verify', 'what'] as const),
      }),
      ({ k, m, n }) => m !== 0 && m !== n * k && n * k + m !== 0 && gcd(m, k) === 1 && Math.abs(m * n) <= 18,
    ),
  given: ({ k, m, n }) => ({ a: 1, b: n * k + m, c: m * n, k }),
  solution,
  ask: ({ k, m, n, stem }) => {
    const root = `\\sqrt{${k}}`
    const polynomial = sumTex([
      [1, `${root}x^2`],
      [n * k + m, 'x'],
      [m * n, root],
    ])
    const ends = `${root} \\times ${m * n < 0 ? `(${sumTex([[m * n, root]])})` : sumTex([[m * n, root]])} = ${m * n * k}`
    return {
      question: `${
        {
          find: `Find the zeroes of the quadratic polynomial $${polynomial}$.`,
          verify: `Factorise $p(x) = ${polynomial}$ by splitting the middle term, and write its zeroes.`,
          what: `What are the zeroes of the polynomial $p(x) = ${polynomial}$?`,
        }[stem]
      } (Type $${root}$ as sqrt${k} or √${k}.)`,
      rule: { kind: 'roots' },
      hints: [
        `The product of the first and the last coefficient is $${ends}$.`,
        `Split $${n * k + m}$ into two numbers with that product.`,
        `Remember that $${k} = ${root} \\times ${root}$.`,
      ],
      explanation: `Here the product of the first and last coefficients, $${ends}$, is an integer, so the middle term splits as usual.`,
    }
  },
  crossCheck: ({ k, m, n }) => {
    // p(t√k/k) = (√k/k)(t² + (nk + m)t + mnk)
    const found = Array.from({ length: 401 }, (_, i) => i - 200).filter(
      (t) => t * t + (n * k + m) * t + m * n * k === 0,
    )
    return found.map((t) => `(${t})/√${k}`).join(', ')
  },
  slips: ({ k, m, n }) => {
    const text = (...numerators: readonly number[]) => numerators.map((t) => surdText(zero(t, k))).join(', ')
    return distinctSlips(text(-m, -n * k), [
      {
        response: text(m, n * k),
        note: 'Set each factor equal to 0: the signs of the zeroes are the other way round.',
        step: 'zeroes',
      },
      ...(m === n
        ? []
        : [
            {
              response: text(-m * k, -n * k),
              note: 'Divide by the root: in the first factor x is multiplied by it.',
              step: 'zeroes',
            },
          ]),
      { response: text(-n * k), note: 'That is one zero. The other factor gives another one.', step: 'zero' },
    ])
  },
})
