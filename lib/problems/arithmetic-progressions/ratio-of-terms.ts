import { fraction, gcd } from '../../maths'
import { ordinal } from '../../solutions/arithmetic-progressions/pieces/progression'
import { ratioOfTerms as solution, sumLines, type Given } from '../../solutions/arithmetic-progressions/ratio-of-terms'
import { inPart } from '../slips/in-part'
import { twoCauses } from '../slips/two-causes'
import { template } from '../template'

/** a = kd; the ratio of two terms is told, that of two others and of two sums is asked. */
interface Ratios {
  readonly k: number
  readonly told: readonly [number, number]
  readonly asked: readonly [number, number]
  readonly stem: 0 | 1 | 2
}

/** In units of d. */
const termAt = (k: number, n: number): number => k + n - 1
const sumAt = (k: number, n: number): number => (n * (2 * k + n - 1)) / 2
const lowest = (m: number, n: number): string => `${m / gcd(m, n)}:${n / gcd(m, n)}`
const ends = (k: number, [p, q]: readonly [number, number]) => [termAt(k, p), termAt(k, q)] as const

/** E.g. "The 7th and 12th terms of an AP are in the ratio 2 : 3. Find the ratio of the 5th term to the 14th, and ..." */
export const ratioOfTerms = template<Ratios>({
  id: 'ap-ratio-of-terms-and-sums',
  version: 2,
  topic: 'arithmetic-progressions',
  difficulty: 'hard',
  archetypes: ['ap-ratio-of-terms'],
  marks: 5,
  draw: (random) => ({
    ...random.until(
      (source) => ({
        k: source.integer(2, 9),
        told: [source.integer(4, 12), source.integer(9, 20)] as const,
        asked: [source.integer(4, 9), source.integer(10, 21)] as const,
      }),
      ({ k, told, asked }) => {
        const [u, v] = told.map((n) => termAt(k, n))
        const common = gcd(u ?? 0, v ?? 0)
        return (
          told[0] < told[1] &&
          common > 1 &&
          new Set([...told, ...asked]).size === 4 &&
          // neither the ratio that is told nor that of the terms is a key by accident
          new Set([lowest(...ends(k, told)), lowest(...ends(k, asked)), lowest(sumAt(k, asked[0]), sumAt(k, asked[1]))])
            .size === 3 &&
          Math.max(...asked) * 2 <= 60 &&
          gcd(termAt(k, asked[0]), termAt(k, asked[1])) * 60 >= termAt(k, asked[1]) * 2
        )
      },
    ),
    stem: random.pick([0, 1, 2] as const),
  }),
  pose: (draw) => {
    const { k, told, asked, stem } = draw
    const [p, q] = told
    const [s, t] = asked
    const [u = '', v = ''] = lowest(termAt(k, p), termAt(k, q)).split(':')
    const given: Given = { told, ratio: [fraction(Number(u)), fraction(Number(v))], asked, of: 'terms' }
    return {
      question:
        [
          `The ${ordinal(p)} and the ${ordinal(q)} terms of an AP are in the ratio $${u} : ${v}$.`,
          `In an AP, $a_{${p}} : a_{${q}} = ${u} : ${v}$.`,
          `The ratio of the ${ordinal(p)} term of an AP to its ${ordinal(q)} term is $${u} : ${v}$.`,
        ][stem] ?? '',
      parts: [
        {
          label: '(i)',
          ask: `Find the ratio of the ${ordinal(s)} term to the ${ordinal(t)} term.`,
          rule: { kind: 'ratio', expected: lowest(termAt(k, s), termAt(k, t)) },
          steps: solution.solve(given).lines,
        },
        {
          label: '(ii)',
          ask: `Find the ratio of the sum of the first ${s} terms to the sum of the first ${t} terms.`,
          rule: { kind: 'ratio', expected: lowest(sumAt(k, s), sumAt(k, t)) },
          steps: sumLines(given),
        },
      ],
      hints: [
        'Write both terms with $a$ and $d$, and multiply crosswise.',
        'The equation gives $a$ as a multiple of $d$.',
        'Put this in the terms and the sums that are asked: $d$ cancels in each ratio.',
      ],
      explanation:
        'One ratio does not give $a$ and $d$ themselves, but it gives $a$ as a multiple of $d$; and that is enough for every other ratio.',
    }
  },
  crossCheck: ({ k, told, asked }) => {
    // With the difference 1 the first term is looked for that has the told ratio.
    const [u, v] = told.map((n) => k + n - 1)
    for (let first = 1; first < 60; first++) {
      const terms = Array.from({ length: 40 }, (_, index) => first + index)
      if ((terms[told[0] - 1] ?? 0) * (v ?? 0) !== (terms[told[1] - 1] ?? 0) * (u ?? 0)) continue
      const [sums, ends] = [
        asked.map((n) => terms.slice(0, n).reduce((sum, value) => sum + value, 0)),
        asked.map((n) => terms[n - 1] ?? 0),
      ]
      return [ends.join(':'), sums.join(':')]
    }
    return []
  },
  slips: ({ k, told, asked: [s, t] }) => {
    const terms = lowest(termAt(k, s), termAt(k, t))
    const totals = lowest(sumAt(k, s), sumAt(k, t))
    return [
      ...twoCauses(terms, [
        {
          response: lowest(...ends(k, told)),
          note: 'That is the ratio that is given, of two other terms.',
          step: 'given',
        },
        {
          response: lowest(k + s, k + t),
          note: 'The $n$th term is $n - 1$ steps after the first, not $n$.',
          step: 'terms',
        },
        {
          response: lowest(termAt(k, t), termAt(k, s)),
          note: `The ratio of the ${ordinal(s)} term to the ${ordinal(t)} was asked, in this order.`,
          step: 'last',
        },
        { response: lowest(s, t), note: 'Those are the places. Write the two terms with $a$ and $d$.', step: 'given' },
      ]).map((slip) => ({ ...slip, part: '(i)' })),
      ...inPart('(ii)', totals, [
        { response: terms, note: 'That is the ratio of the terms. Now the sums are asked.', step: 'sums' },
        {
          response: lowest(2 * k + s - 1, 2 * k + t - 1),
          note: 'The factor $\\frac{n}{2}$ is not the same for both sums.',
          step: 'sums',
        },
        {
          response: lowest(s * (k + s - 1), t * (k + t - 1)),
          note: 'There are two $a$ in the bracket: $2a + (n - 1)d$.',
          step: 'sums',
        },
      ]),
    ]
  },
})
