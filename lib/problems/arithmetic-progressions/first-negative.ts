import { listTex } from './pieces/progression'
import { firstNegativeTerm as solution } from '../../solutions/arithmetic-progressions/first-negative-term'
import { progression } from '../../solutions/arithmetic-progressions/pieces/progression'
import { template } from '../template'

const asks = ['which term', 'n', 'how many terms'] as const

/** E.g. "Which term of the AP 121, 117, 113, ... is its first negative term?" */
export const firstNegative = template({
  id: 'ap-first-negative-term',
  topic: 'arithmetic-progressions',
  difficulty: 'medium',
  archetypes: ['ap-which-term'],
  marks: 2,
  draw: (random) => ({
    ...random.until(
      (source) => ({ a: source.integer(40, 200), d: -source.integer(3, 9) }),
      ({ a, d }) => a % d !== 0,
    ),
    stem: random.pick([0, 1, 2] as const),
  }),
  given: ({ a, d, stem }) => ({ ...progression(a, d), asked: asks[stem] }),
  solution,
  ask: ({ a, d, stem }) => {
    const list = listTex(a, d)
    const stories = [
      `Which term of the AP $${list}$ is its first negative term?`,
      `The AP $${list}$ goes down step by step. Find $n$ for which $a_n$ is the first negative term.`,
      `How many terms of the AP $${list}$ must be written until the first negative number appears? Count that number too.`,
    ] as const
    return {
      question: stories[stem],
      rule: { kind: 'number' },
      hints: [
        'You need the smallest $n$ for which $a_n < 0$.',
        'Form the inequality $a + (n - 1)d < 0$ and solve it for $n$.',
      ],
      explanation: 'The terms decrease, so the first integer beyond the bound gives the first negative term.',
    }
  },
  crossCheck: ({ a, d }) => {
    let n = 1
    for (let term = a; term >= 0; term += d) n++
    return `${n}`
  },
  slips: ({ a, d }) => {
    const n = Math.ceil(a / -d) + 1
    return [
      { response: `${n - 1}`, note: 'That term is still positive: work out its value.', step: 'least' },
      { response: `${n + 1}`, note: 'Work out the term just before that one as well.', step: 'least' },
      {
        response: `${a + (n - 1) * d}`,
        note: 'That is the value of the term. Its place in the list is asked.',
        step: 'last',
      },
    ]
  },
})
