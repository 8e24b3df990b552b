import { listTex, termOf } from './pieces/progression'
import { fraction } from '../../maths'
import { ordinal, progression } from '../../solutions/arithmetic-progressions/pieces/progression'
import { termExceeds as exceeds, type Given } from '../../solutions/arithmetic-progressions/term-exceeds'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

interface Draw {
  readonly a: number
  readonly d: number
  readonly k: number
  /** How many steps the wanted term comes after the k-th. */
  readonly apart: number
  readonly stem: 0 | 1 | 2
}

/** E.g. "Which term of the AP 4, 11, 18, ... is 84 more than its 25th term?" */
export const termExceeds = template<Draw, Given>({
  id: 'ap-term-more-than-another',
  topic: 'arithmetic-progressions',
  difficulty: 'easy',
  archetypes: ['ap-term-exceeds'],
  marks: 2,
  draw: (random) => ({
    ...random.until(
      (source) => ({
        a: source.integer(-9, 40),
        d: source.integer(2, 12) * source.pick([1, 1, -1]),
        k: source.integer(8, 60),
        apart: source.integer(4, 20) * source.pick([1, 1, -1]),
      }),
      ({ a, d, k, apart }) =>
        a !== 0 &&
        k + apart > 5 &&
        termOf(a, d, k + apart) !== 0 &&
        ![a, a + d, a + 2 * d, Math.abs(apart * d)].includes(k + apart),
    ),
    stem: random.pick([0, 1, 2] as const),
  }),
  given: ({ a, d, k, apart }) => ({ ...progression(a, d), k, by: fraction(apart * d) }),
  solution: exceeds,
  ask: ({ a, d, k, apart, stem }) => {
    const gap = apart * d
    const [size, word] = gap > 0 ? [gap, 'more'] : [-gap, 'less']
    return {
      question:
        [
          `Which term of the AP $${listTex(a, d)}$ is ${size} ${word} than its ${ordinal(k)} term?`,
          `Find $n$, if the $n$th term of the AP $${listTex(a, d)}$ is ${size} ${word} than the ${ordinal(k)} term.`,
          `In the AP $${listTex(a, d)}$, one term is ${size} ${word} than the ${ordinal(k)} term. Which term is it?`,
        ][stem] ?? '',
      rule: { kind: 'number' },
      hints: [
        `Find the ${ordinal(k)} term first, then the value of the term that is wanted.`,
        'Put that value in $a_n = a + (n - 1)d$ and solve for $n$.',
        'Or count: how many steps of $d$ make up the given difference?',
      ],
      explanation: `A shorter way: the two terms differ by $${size}$, and that is $${Math.abs(apart)}$ steps of $${d}$.`,
    }
  },
  crossCheck: ({ a, d, k, apart }) => {
    const terms = Array.from({ length: 90 }, (_, index) => a + index * d)
    const target = (terms[k - 1] ?? 0) + apart * d
    return `${terms.indexOf(target) + 1}`
  },
  slips: ({ k, apart }) =>
    distinctSlips(`${k + apart}`, [
      { response: `${k + apart - 1}`, note: 'That is $n - 1$. Add 1 to it.', step: 'place' },
      {
        response: `${Math.abs(apart)}`,
        note: `That is the number of steps from the ${ordinal(k)} term. The place of the wanted term is asked.`,
        step: 'last',
      },
      ...(k - apart > 0
        ? [
            {
              response: `${k - apart}`,
              note: 'You went the wrong way from the known term: look at the sign of $d$.',
              step: 'value',
            },
          ]
        : []),
      { response: `${k + apart + 1}`, note: 'Count the steps between the two terms, not the terms.', step: 'place' },
    ]),
})
