import { sumOf, termOf } from './pieces/progression'
import { allTermsLines, firstLastBlock as solution } from '../../solutions/arithmetic-progressions/first-last-block'
import { ordinal, progression } from '../../solutions/arithmetic-progressions/pieces/progression'
import { fraction } from '../../maths'
import { inPart } from '../slips/in-part'
import { template } from '../template'

/** n terms; the sums of the first p and of the last q of them are told. */
interface Blocks {
  readonly a: number
  readonly d: number
  readonly n: number
  readonly p: number
  readonly q: number
  readonly stem: 0 | 1 | 2
}

const answer = (a: number, d: number): string => `a = ${a}, d = ${d}`

const firstSum = ({ a, d, p }: Blocks): number => sumOf(a, d, p)
const lastSum = ({ a, d, n, q }: Blocks): number => sumOf(termOf(a, d, n - q + 1), d, q)

/** E.g. "An AP has 30 terms. The first 8 of them add up to 124 and the last 5 add up to 430. Find the AP and its sum." */
export const firstAndLastBlock = template<Blocks>({
  id: 'ap-first-and-last-terms-summed',
  topic: 'arithmetic-progressions',
  difficulty: 'hard',
  archetypes: ['ap-first-last-block'],
  marks: 5,
  draw: (random) => ({
    ...random.until(
      (source) => ({
        a: source.integer(2, 40),
        d: source.integer(2, 7) * source.pick([1, 1, -1]),
        n: source.integer(20, 50),
        p: source.integer(3, 10),
        q: source.integer(3, 10),
      }),
      (drawn) =>
        drawn.p !== drawn.q &&
        drawn.a !== Math.abs(drawn.d) &&
        lastSum({ ...drawn, stem: 0 }) !== 0 &&
        sumOf(drawn.a, drawn.d, drawn.n) !== 0 &&
        Math.abs(sumOf(drawn.a, drawn.d, drawn.n)) <= 10_000,
    ),
    stem: random.pick([0, 1, 2] as const),
  }),
  pose: (draw) => {
    const { a, d, n, p, q, stem } = draw
    const [A, B] = [firstSum(draw), lastSum(draw)]
    const total = sumOf(a, d, n)
    return {
      question:
        [
          `An AP has ${n} terms. The first ${p} of them add up to $${A}$ and the last ${q} add up to $${B}$.`,
          `In an AP of ${n} terms the sum of the first ${p} terms is $${A}$ and the sum of the last ${q} terms is $${B}$.`,
          `The sum of the first ${p} terms of an AP is $${A}$. It has ${n} terms in all, and the sum of the last ${q} of them is $${B}$.`,
        ][stem] ?? '',
      parts: [
        {
          label: '(i)',
          ask: 'Find the first term $a$ and the common difference $d$ of the AP.',
          rule: { kind: 'pair', expected: answer(a, d) },
          steps: solution.solve({ n, p, first: fraction(A), q, last: fraction(B), asked: 'ap' }).lines,
        },
        {
          label: '(ii)',
          ask: `Find the sum of all ${n} terms.`,
          rule: { kind: 'number', expected: `${total}` },
          steps: allTermsLines(progression(a, d), n),
        },
      ],
      hints: [
        'Write the sum of the first terms with $a$ and $d$, and divide by half the number of terms.',
        `Which is the first of the last ${q} terms? These terms form an AP too.`,
        'Subtract the two equations: $2a$ goes away.',
      ],
      explanation: `The last ${q} terms begin with the ${ordinal(n - q + 1)} term, for ${n - q} terms stand before them.`,
    }
  },
  crossCheck: (draw) => {
    const { n, p, q } = draw
    const [A, B] = [firstSum(draw), lastSum(draw)]
    for (let first = 1; first <= 45; first++)
      for (let step = -8; step <= 8; step++) {
        const terms = Array.from({ length: n }, (_, index) => first + index * step)
        const added = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0)
        if (added(terms.slice(0, p)) === A && added(terms.slice(-q)) === B)
          return [answer(first, step), `${added(terms)}`]
      }
    return []
  },
  slips: ({ a, d, n, p, q }) => [
    ...inPart('(i)', answer(a, d), [
      { response: answer(2 * a, d), note: 'That is $2a$. Divide by 2.', step: 'first term' },
      {
        response: answer(a + (p - 1) * d, -d),
        note: 'Check the sign of $d$ when you subtract (1) from (2).',
        step: 'difference',
      },
      { response: answer(d, a), note: 'The right numbers, on the wrong letters.', step: 'last' },
    ]),
    ...inPart('(ii)', `${sumOf(a, d, n)}`, [
      { response: `${2 * sumOf(a, d, n)}`, note: 'The factor in the sum is $\\frac{n}{2}$, not $n$.', step: 'sum' },
      { response: `${termOf(a, d, n)}`, note: 'That is the last term. The sum of all terms is asked.', step: 'sum' },
      {
        response: `${sumOf(a, d, p) + sumOf(termOf(a, d, n - q + 1), d, q)}`,
        note: 'The terms in the middle are missing.',
        step: 'sum',
      },
    ]),
  ],
})
