import { listTex, termOf } from './pieces/progression'
import { progression } from '../../solutions/arithmetic-progressions/pieces/progression'
import { twoAps as solution } from '../../solutions/arithmetic-progressions/two-aps'
import { fraction } from '../../maths'
import { template } from '../template'
import { wrongValues } from '../slips/wrong-values'

/** E.g. "For what value of n are the nth terms of the APs 63, 65, 67, ... and 3, 10, 17, ... equal?" */
export const twoAps = template({
  id: 'ap-two-aps-equal-terms',
  topic: 'arithmetic-progressions',
  difficulty: 'medium',
  archetypes: ['ap-two-aps'],
  marks: 2,
  draw: (random) => {
    const [d, more] = [random.integer(2, 7), random.integer(2, 8)]
    const [n, b] = [random.integer(6, 25), random.integer(1, 15)]
    return { a: b + (n - 1) * more, d, b, e: d + more, n, stem: random.pick([0, 1, 2] as const) }
  },
  given: ({ a, d, b, e }) => ({ one: progression(a, d), two: progression(b, e) }),
  solution,
  ask: ({ a, d, b, e, stem }) => {
    const [one, two] = [listTex(a, d), listTex(b, e)]
    const stories = [
      `For what value of $n$ are the $n$th terms of the two APs $${one}$ and $${two}$ equal?`,
      `Two APs are $${one}$ and $${two}$ At which place do they have the same term? Give the place $n$.`,
      `The $n$th term of the AP $${one}$ is equal to the $n$th term of the AP $${two}$ Find $n$.`,
    ] as const
    return {
      question: stories[stem],
      rule: { kind: 'number' },
      hints: [
        'Write the $n$th term of each AP with $a_n = a + (n - 1)d$.',
        'Put the two expressions equal and solve for $n$.',
      ],
      explanation: 'The second AP starts lower but grows faster, and so it catches up at exactly one place.',
    }
  },
  crossCheck: ({ a, d, b, e }) => {
    let [n, first, second] = [1, a, b]
    while (first !== second && n < 500) {
      first += d
      second += e
      n++
    }
    return `${n}`
  },
  slips: ({ a, d, b, e, n }) =>
    wrongValues(
      fraction(n),
      [
        [fraction(n - 1), 'The $n$th term has $n - 1$ steps, not $n$: write both terms again.', 'first AP'],
        [fraction(termOf(a, d, n)), 'That is the common term. The question asks for its place $n$.', 'last'],
        [fraction(a - d + (b - e), e - d), 'A number changes its sign when it goes to the other side.', 'solved'],
        [
          fraction(a - d - (b - e), e + d),
          'A term with $n$ changes its sign when it goes to the other side.',
          'solved',
        ],
      ],
      { as: 'fraction' },
    ),
})
