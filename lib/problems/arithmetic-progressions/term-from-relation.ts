import { termOf } from './pieces/progression'
import { ordinal } from '../../solutions/arithmetic-progressions/pieces/progression'
import { termFromRelation as solution } from '../../solutions/arithmetic-progressions/term-from-relation'
import { fraction } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

interface Draw {
  readonly a: number
  readonly d: number
  readonly p: number
  readonly q: number
  /** The place of the term that is asked. */
  readonly wanted: number
  readonly stem: 0 | 1 | 2
}

/** E.g. "The 17th term of an AP exceeds its 10th term by 35, and its first term is 4. Find its 25th term." */
export const termFromRelation = template({
  id: 'ap-term-from-relation',
  topic: 'arithmetic-progressions',
  difficulty: 'medium',
  archetypes: ['ap-two-terms'],
  marks: 2,
  draw: (random): Draw => {
    const p = random.integer(5, 15)
    return {
      a: random.integer(2, 25),
      d: random.integer(2, 9),
      p,
      q: p + random.integer(4, 12),
      wanted: random.integer(18, 40),
      stem: random.pick([0, 1, 2] as const),
    }
  },
  given: ({ a, d, p, q, wanted }) => ({ a: fraction(a), p, q, gap: fraction((q - p) * d), wanted }),
  solution,
  ask: ({ a, d, p, q, wanted, stem }) => {
    const gap = (q - p) * d
    const stories = [
      `The ${ordinal(q)} term of an AP exceeds its ${ordinal(p)} term by $${gap}$. If the first term is $${a}$, find the ${ordinal(wanted)} term.`,
      `In an AP with first term $${a}$, the ${ordinal(q)} term is $${gap}$ more than the ${ordinal(p)} term. What is the ${ordinal(wanted)} term?`,
      `The first term of an AP is $${a}$, and $a_{${q}} - a_{${p}} = ${gap}$. Find $a_{${wanted}}$.`,
    ] as const
    return {
      question: stories[stem],
      rule: { kind: 'number' },
      hints: [
        'Write the condition with $a_n = a + (n - 1)d$: the first term cancels.',
        'Find $d$ first, then the term that is asked.',
      ],
      explanation: 'The difference of two terms depends only on how many steps apart they are.',
    }
  },
  crossCheck: ({ a, d, p, q, wanted }) => {
    const gap = d * q - d * p
    const step = Array.from({ length: 60 }, (_, index) => index).find((value) => value * (q - p) === gap) ?? 0
    let term = a
    for (let place = 2; place <= wanted; place++) term += step
    return `${term}`
  },
  slips: ({ a, d, p, q, wanted }) =>
    distinctSlips(`${termOf(a, d, wanted)}`, [
      {
        response: `${a + wanted * d}`,
        note: `The ${ordinal(wanted)} term is ${wanted - 1} steps after the first.`,
        step: 'worked out',
      },
      { response: `${d}`, note: 'That is the common difference. Go on to the term that is asked.', step: 'worked out' },
      {
        response: `${termOf(a, (q - p) * d, wanted)}`,
        note: 'The two terms are not neighbours: how many steps of $d$ lie between them?',
        step: 'difference',
      },
      {
        response: `${(wanted - 1) * d}`,
        note: 'Those are the steps alone: an AP begins with its first term.',
        step: 'worked out',
      },
    ]),
})
