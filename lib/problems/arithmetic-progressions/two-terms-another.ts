import { termOf } from './pieces/progression'
import { termsThrough, type TwoKnownTerms } from './pieces/two-known-terms'
import { fraction } from '../../maths'
import { anotherTerm as another, type Given } from '../../solutions/arithmetic-progressions/another-term'
import { ordinal } from '../../solutions/arithmetic-progressions/pieces/progression'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

interface Draw extends TwoKnownTerms {
  /** The place of the term that is asked. */
  readonly n: number
  readonly stem: 0 | 1 | 2
}

/** E.g. "The 3rd term of an AP is 5 and the 7th term is 9. Find its 31st term." */
export const anotherTerm = template<Draw, Given>({
  id: 'ap-two-terms-another-term',
  topic: 'arithmetic-progressions',
  difficulty: 'medium',
  archetypes: ['ap-two-terms'],
  marks: 3,
  draw: (random) => ({
    ...random.until(
      (source) => {
        const p = source.integer(3, 12)
        return {
          a: source.integer(-12, 40),
          d: source.integer(2, 9) * source.pick([1, -1]),
          p,
          q: p + source.integer(4, 9),
          n: source.integer(20, 40),
        }
      },
      ({ a, d, p, q, n }) => a !== 0 && ![p, q, n].map((place) => termOf(a, d, place)).includes(0),
    ),
    stem: random.pick([0, 1, 2] as const),
  }),
  given: ({ a, d, p, q, n }) => ({
    p,
    first: fraction(termOf(a, d, p)),
    q,
    second: fraction(termOf(a, d, q)),
    wanted: n,
  }),
  solution: another,
  ask: ({ a, d, p, q, n, stem }) => {
    const [first, second] = [termOf(a, d, p), termOf(a, d, q)]
    return {
      question:
        [
          `The ${ordinal(p)} term of an AP is $${first}$ and the ${ordinal(q)} term is $${second}$. Find the ${ordinal(n)} term.`,
          `In an AP, $a_{${p}} = ${first}$ and $a_{${q}} = ${second}$. Find $a_{${n}}$.`,
          `Find the ${ordinal(n)} term of the AP whose ${ordinal(p)} term is $${first}$ and whose ${ordinal(q)} term is $${second}$.`,
        ][stem] ?? '',
      rule: { kind: 'number' },
      hints: [
        'Write both given terms with $a_n = a + (n - 1)d$.',
        'Subtract one equation from the other to get $d$; then find $a$.',
        `With $a$ and $d$ known, find $a_{${n}}$.`,
      ],
      explanation: 'Two terms fix the AP: they give $a$ and $d$, and these give every other term.',
    }
  },
  crossCheck: (draw) => {
    const { a, d, p, q, n } = draw
    return `${termsThrough(draw, a + p * d - d, a + q * d - d, n).at(-1) ?? ''}`
  },
  slips: ({ a, d, n }) =>
    distinctSlips(`${termOf(a, d, n)}`, [
      {
        response: `${termOf(a, d, n + 1)}`,
        note: `The ${ordinal(n)} term is ${n - 1} steps after the first, not ${n}.`,
        step: 'term',
      },
      {
        response: `${termOf(a, d, n - 1)}`,
        note: 'One step of $d$ is missing: check the first term.',
        step: 'first term',
      },
      {
        response: `${a - (n - 1) * d}`,
        note: 'Check the sign of $d$ when you subtract the equations.',
        step: 'difference',
      },
    ]),
})
