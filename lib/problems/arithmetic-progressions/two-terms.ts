import { termOf } from './pieces/progression'
import { ordinal } from '../../solutions/arithmetic-progressions/pieces/progression'
import { twoTerms as solution } from '../../solutions/arithmetic-progressions/two-terms'
import { fraction } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

interface Draw {
  readonly a: number
  readonly d: number
  readonly p: number
  readonly q: number
  readonly stem: 0 | 1 | 2
}

/** E.g. "The 3rd term of an AP is 5 and the 7th term is 9. Find the first term a and the common difference d." */
export const twoTerms = template({
  id: 'ap-two-terms',
  topic: 'arithmetic-progressions',
  difficulty: 'medium',
  archetypes: ['ap-two-terms'],
  marks: 2,
  draw: (random): Draw => {
    const p = random.integer(3, 12)
    return {
      a: random.until(
        (source) => source.integer(-12, 30),
        (value) => value !== 0,
      ),
      d: random.integer(2, 9) * random.pick([1, 1, -1]),
      p,
      q: p + random.integer(4, 12),
      stem: random.pick([0, 1, 2] as const),
    }
  },
  given: ({ a, d, p, q }) => ({ p, first: fraction(termOf(a, d, p)), q, second: fraction(termOf(a, d, q)) }),
  solution,
  ask: ({ a, d, p, q, stem }) => {
    const [first, second] = [termOf(a, d, p), termOf(a, d, q)]
    const stories = [
      `The ${ordinal(p)} term of an AP is $${first}$ and the ${ordinal(q)} term is $${second}$. Find the first term $a$ and the common difference $d$.`,
      `Determine the AP whose ${ordinal(p)} term is $${first}$ and whose ${ordinal(q)} term is $${second}$: give its first term $a$ and common difference $d$.`,
      `In an AP, $a_{${p}} = ${first}$ and $a_{${q}} = ${second}$. Find $a$ and $d$, its first term and common difference.`,
    ] as const
    return {
      question: stories[stem],
      rule: { kind: 'pair' },
      hints: [
        'Write each given term with the formula $a_n = a + (n - 1)d$.',
        'Subtract one equation from the other: $a$ goes away.',
      ],
      explanation: 'Between the two given terms there are only steps of $d$, so their difference gives $d$ at once.',
    }
  },
  crossCheck: ({ a, d, p, q }) => {
    const [first, second] = [a + d * p - d, a + d * q - d]
    for (let step = -20; step <= 20; step++)
      if (first + (q - p) * step === second) {
        let term = first
        for (let place = p; place > 1; place--) term -= step
        return `d = ${step}, a = ${term}`
      }
    return ''
  },
  slips: ({ a, d, p }) =>
    distinctSlips(`a = ${a}, d = ${d}`, [
      {
        response: `a = ${a - d}, d = ${d}`,
        note: `The ${ordinal(p)} term is ${p - 1} steps after the first, not ${p}.`,
        step: 'first equation',
      },
      {
        response: `a = ${a + 2 * (p - 1) * d}, d = ${d}`,
        note: 'In (1), the term with $d$ changes its sign when it goes to the other side.',
        step: 'first term',
      },
      { response: `a = ${d}, d = ${a}`, note: 'The right numbers, on the wrong letters.', step: 'last' },
      {
        response: `a = ${a + 2 * (p - 1) * d}, d = ${-d}`,
        note: 'Check the sign of $d$ when you subtract the equations.',
        step: 'difference',
      },
    ]),
})
