import { termOf } from './pieces/progression'
import { termsThrough, type TwoKnownTerms } from './pieces/two-known-terms'
import { fraction } from '../../maths'
import { ordinal } from '../../solutions/arithmetic-progressions/pieces/progression'
import type { Given } from '../../solutions/arithmetic-progressions/two-terms'
import { zeroTerm as whichIsZero } from '../../solutions/arithmetic-progressions/zero-term'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

interface Draw extends TwoKnownTerms {
  /** The place of the zero. */
  readonly zero: number
  readonly stem: 0 | 1 | 2
}

const termsOf = ({ a, d, p, q }: Draw): readonly [number, number] => [termOf(a, d, p), termOf(a, d, q)]

/** E.g. "The 4th term of an AP is 30 and the 13th term is -15. Which term is zero?" */
export const zeroTerm = template<Draw, Given>({
  id: 'ap-term-that-is-zero',
  topic: 'arithmetic-progressions',
  difficulty: 'medium',
  archetypes: ['ap-two-terms-zero', 'ap-two-terms'],
  marks: 3,
  draw: (random) => ({
    ...random.until(
      (source) => {
        const [zero, d] = [source.integer(7, 26), source.integer(2, 9) * source.pick([1, -1])]
        const p = source.integer(3, zero - 2)
        return { zero, d, a: -(zero - 1) * d, p, q: zero + source.integer(2, 12) }
      },
      ({ zero, d, p, q }) => p + q !== 2 * zero && ![(zero - p) * d, (q - zero) * d].map(Math.abs).includes(zero),
    ),
    stem: random.pick([0, 1, 2] as const),
  }),
  given: (draw) => {
    const [first, second] = termsOf(draw)
    return { p: draw.p, first: fraction(first), q: draw.q, second: fraction(second) }
  },
  solution: whichIsZero,
  ask: (draw) => {
    const { p, q, stem } = draw
    const [first, second] = termsOf(draw)
    return {
      question:
        [
          `The ${ordinal(p)} term of an AP is $${first}$ and the ${ordinal(q)} term is $${second}$. Which term of the AP is zero?`,
          `In an AP, $a_{${p}} = ${first}$ and $a_{${q}} = ${second}$. For which $n$ is $a_n = 0$?`,
          `If the ${ordinal(p)} and the ${ordinal(q)} terms of an AP are $${first}$ and $${second}$, which term of this AP is zero?`,
        ][stem] ?? '',
      rule: { kind: 'number' },
      hints: [
        'Write both given terms with $a_n = a + (n - 1)d$ and find $a$ and $d$.',
        'Then put $a_n = 0$ and solve for $n$.',
      ],
      explanation: 'The two terms have opposite signs, so the zero lies between their places.',
    }
  },
  crossCheck: (draw) => `${termsThrough(draw, ...termsOf(draw), 60).indexOf(0) + 1}`,
  slips: ({ p, q, zero }) =>
    distinctSlips(`${zero}`, [
      {
        response: `${zero - 1}`,
        note: 'That is $n - 1$, the number of steps from the first term. Add 1.',
        step: 'place',
      },
      {
        response: `${zero + 1}`,
        note: `The ${ordinal(p)} term is ${p - 1} steps after the first, not ${p}.`,
        step: 'first equation',
      },
      {
        response: `${q - zero}`,
        note: 'That counts the steps back from the later of the two terms. The place of the zero is asked.',
        step: 'place',
      },
    ]),
})
