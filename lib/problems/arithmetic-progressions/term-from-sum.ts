import { termFromSum as solution } from '../../solutions/arithmetic-progressions/term-from-sum'
import { fraction, polynomialTex, polynomialText } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

/** E.g. "The sum of the first n terms of an AP is 3n² + 5n. Find its nth term." */
export const termFromSum = template({
  id: 'ap-nth-term-from-sum',
  version: 2,
  topic: 'arithmetic-progressions',
  difficulty: 'medium',
  archetypes: ['ap-sn-to-term'],
  marks: 3,
  draw: (random) => ({
    ...random.until(
      (source) => ({ p: source.integer(1, 6) * source.pick([1, 1, -1]), q: source.integer(-9, 20) }),
      ({ p, q }) => q !== 0 && q !== p && q !== -p,
    ),
    stem: random.pick([0, 1, 2] as const),
  }),
  given: ({ p, q }) => ({ p: fraction(p), q: fraction(q) }),
  solution,
  ask: ({ p, q, stem }) => {
    const sum = polynomialTex([p, q, 0], 'n')
    const stories = [
      `The sum of the first $n$ terms of an AP is $${sum}$. Find its $n$th term.`,
      `If $S_n = ${sum}$ is the sum of the first $n$ terms of an AP, find $a_n$ in terms of $n$.`,
      `For every $n$, the first $n$ terms of an AP add up to $${sum}$. Write an expression for the $n$th term.`,
    ] as const
    return {
      question: stories[stem],
      rule: { kind: 'expression', collected: true },
      hints: [
        '$S_1$ is the first term, and $S_2$ is the sum of the first two.',
        'Find $a$ and $d$ from $S_1$ and $S_2$, then use $a_n = a + (n - 1)d$.',
      ],
      explanation: 'Each term is the difference of two sums that follow each other: $a_n = S_n - S_{n-1}$.',
    }
  },
  // The line through S_1 and S_2 − S_1.
  crossCheck: ({ p, q }) => {
    const [first, second] = [p + q, 4 * p + 2 * q - (p + q)]
    return `${second - first} * n + (${2 * first - second})`
  },
  slips: ({ p, q }) =>
    distinctSlips(polynomialText([2 * p, q - p], 'n'), [
      {
        response: polynomialText([p, q], 'n'),
        note: 'Dividing $S_n$ by $n$ gives the mean of the terms, not the $n$th term.',
        step: 'put in',
      },
      {
        response: polynomialText([2 * p, q], 'n'),
        note: 'Check with $n = 1$: the result must be $S_1$.',
        step: 'last',
      },
      {
        response: polynomialText([2 * p, q + p], 'n'),
        note: 'From the first term to the $n$th there are $n - 1$ steps, not $n$.',
        step: 'put in',
      },
      ...(3 * p + q === 0
        ? []
        : [
            {
              response: polynomialText([3 * p + q, -2 * p], 'n'),
              note: '$S_2$ is the sum of the first two terms, not the second term.',
              step: 'second term',
            },
          ]),
    ]),
})
