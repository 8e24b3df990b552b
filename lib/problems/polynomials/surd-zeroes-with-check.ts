import { fraction, sumTex, surd, surdText } from '../../maths'
import { surdZeroesWithCheck as solution } from '../../solutions/polynomials/surd-zeroes-with-check'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

/** E.g. "Find the zeroes of 2√5 x² − x − 3√5 and verify the relations between the zeroes and the coefficients." */
export const surdZeroesWithCheck = template({
  id: 'poly-surd-zeroes-with-check',
  topic: 'polynomials',
  archetypes: ['poly-zeroes-surd-verify', 'poly-zeroes-surd'],
  difficulty: 'hard',
  marks: 3,
  // (p x + e√k)(√k x − e q) = p√k x² + e(k − pq) x − q√k, where e is 1 or −1
  draw: (random) =>
    random.until(
      (source) => ({
        k: source.pick([2, 3, 5, 7]),
        p: source.integer(2, 5),
        q: source.integer(2, 5),
        e: source.pick([1, -1]),
        stem: source.pick(['find', 'split', 'what'] as const),
      }),
      ({ k, p, q }) => k !== p * q && q % k !== 0 && p % k !== 0,
    ),
  given: ({ k, p, q, e }) => ({ a: p, b: e * (k - p * q), c: -q, k }),
  solution,
  ask: ({ k, p, q, e, stem }) => {
    const root = `\\sqrt{${k}}`
    const b = e * (k - p * q)
    const polynomial = sumTex([
      [p, `${root}x^2`],
      [b, 'x'],
      [-q, root],
    ])
    return {
      question: `${
        {
          find: `Find the zeroes of $${polynomial}$ and verify the relations between the zeroes and the coefficients.`,
          split: `Split the middle term of $p(x) = ${polynomial}$, find its zeroes, and check that their sum and product agree with the coefficients.`,
          what: `What are the zeroes of the quadratic polynomial $${polynomial}$? Verify the relationship between them and the coefficients.`,
        }[stem]
      } (Type the zeroes; write $${root}$ as √${k} or sqrt${k}.)`,
      rule: { kind: 'roots' },
      hints: [
        `The product of the first and the last coefficient is $${p}${root} \\times (-${q}${root}) = ${-p * q * k}$.`,
        `Split $${b}$ into two numbers with that product.`,
        'Rationalise the zeroes before you add and multiply them.',
      ],
      explanation: `The product of the first and the last coefficient is an integer, because $${root} \\times ${root} = ${k}$; so the middle term splits as usual.`,
    }
  },
  crossCheck: ({ k, p, q, e }) => {
    // x = t√k / n in p√k x² + bx − q√k, divided by √k: p k t²/n² + b t/n − q = 0
    const b = e * (k - p * q)
    const found: string[] = []
    for (const n of [p, k])
      for (let t = -10; t <= 10; t++) if (p * k * t * t + b * t * n - q * n * n === 0) found.push(`(${t})√${k}/${n}`)
    return found.join(', ')
  },
  slips: ({ k, p, q, e }) => {
    const text = (...zeroes: readonly (readonly [number, number])[]) =>
      zeroes.map(([n, d]) => surdText(surd(fraction(n, d), k))).join(', ')
    const key = text([-e, p], [e * q, k])
    return distinctSlips(key, [
      {
        response: text([e, p], [-e * q, k]),
        note: 'Set each factor equal to 0: the signs of the zeroes are the other way round.',
        step: 'zeroes',
      },
      {
        response: text([-e, p], [e * q, 1]),
        note: 'Divide by the root: in the second factor x is multiplied by it.',
        step: 'zeroes',
      },
      { response: text([-e, p]), note: 'That is one zero. The other factor gives another one.', step: 'zero' },
      {
        response: text([-e * p, 1], [e * q, k]),
        note: 'In the first factor, divide by the coefficient of x; do not multiply.',
        step: 'zeroes',
      },
    ])
  },
})
