import { ordinal } from '../../solutions/arithmetic-progressions/pieces/progression'
import { valuesFromSum as solution, type Given } from '../../solutions/arithmetic-progressions/values-from-sum'
import { fraction, polynomialTex } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import type { Ask } from '../posed'
import { template, type Slip } from '../template'

/** S_n = pn² + qn: the first term and the common difference are asked, or one term. */
interface Draw {
  readonly p: number
  readonly q: number
  readonly k: number
  readonly ask: 'both' | 'term'
  readonly stem: 0 | 1 | 2
}

const sumAt = ({ p, q }: Draw, n: number): number => p * n * n + q * n

function askFor(draw: Draw): Ask {
  const { p, q, k, ask, stem } = draw
  const sum = polynomialTex([p, q, 0], 'n')
  const stories = {
    both: [
      `The sum of the first $n$ terms of an AP is given by $S_n = ${sum}$. Find its first term $a$ and common difference $d$.`,
      `If the sum of the first $n$ terms of an AP is $${sum}$, what are its first term $a$ and its common difference $d$?`,
      `For every $n$, the first $n$ terms of an AP add up to $${sum}$. Find the first term $a$ and the common difference $d$.`,
    ],
    term: [
      `The sum of the first $n$ terms of an AP is given by $S_n = ${sum}$. Find its ${ordinal(k)} term.`,
      `If the sum of the first $n$ terms of an AP is $${sum}$, what is its ${ordinal(k)} term?`,
      `For every $n$, the first $n$ terms of an AP add up to $${sum}$. Which number is the ${ordinal(k)} term?`,
    ],
  } as const
  return {
    question: stories[ask][stem],
    rule: ask === 'both' ? { kind: 'pair' } : { kind: 'number' },
    hints:
      ask === 'both'
        ? ['$S_1$ is the first term alone. What is $S_2$?', 'From $S_2$ and $S_1$ find the second term, then $d$.']
        : [
            'What do you get when you take the sum of one term fewer away from $S_n$?',
            `Work out $S_{${k}}$ and $S_{${k - 1}}$.`,
          ],
    explanation: 'The last term that was added is what $S_n$ has more than $S_{n-1}$.',
  }
}

function stated({ p, q, k, ask }: Draw): Given {
  const formula = { p: fraction(p), q: fraction(q) }
  return ask === 'both' ? { ...formula, asked: 'both' } : { ...formula, asked: 'term', place: k }
}

function slipsFor(draw: Draw): readonly Slip[] {
  const { p, q, k, ask } = draw
  if (ask === 'term')
    return distinctSlips(`${sumAt(draw, k) - sumAt(draw, k - 1)}`, [
      { response: `${sumAt(draw, k)}`, note: `That is $S_{${k}}$, the sum. Only one term is asked.`, step: 'given' },
      {
        response: `${sumAt(draw, k + 1) - sumAt(draw, k)}`,
        note: `That is the next term: which sum has one term fewer than $S_{${k}}$?`,
        step: 'given',
      },
      {
        response: `${sumAt(draw, k - 1)}`,
        note: 'That is the sum of the terms before it. Take it away from the other sum.',
        step: 'subtracted',
      },
    ])
  const one = p + q
  return distinctSlips(`a = ${one}, d = ${2 * p}`, [
    {
      response: `a = ${one}, d = ${sumAt(draw, 2) - one}`,
      note: '$S_2 - S_1$ is the second term. How much does it exceed the first?',
      step: 'difference',
    },
    {
      response: `a = ${one}, d = ${sumAt(draw, 2) - 2 * one + one}`,
      note: '$S_2 - S_1$ is the second term, not the difference.',
      step: 'second term',
    },
    {
      response: `a = ${one}, d = ${p}`,
      note: 'Check: with this $d$, do the first two terms add up to $S_2$?',
      step: 'difference',
    },
    {
      response: `a = ${q}, d = ${2 * p}`,
      note: 'The first term is $S_1$: put $n = 1$ into the whole formula.',
      step: 'first term',
    },
  ])
}

/** E.g. "The sum of the first n terms of an AP is given by S_n = 4n² − n. Find its first term a and common difference d." */
export const valuesFromSum = template({
  id: 'ap-values-from-sum',
  version: 2,
  topic: 'arithmetic-progressions',
  difficulty: 'medium',
  archetypes: ['ap-sn-to-term'],
  marks: 2,
  draw: (random): Draw => ({
    ...random.until(
      (source) => ({ p: source.integer(1, 6), q: source.integer(-9, 12) }),
      ({ p, q }) => q !== 0 && p + q !== 0 && 2 * p + q !== 0 && p !== q,
    ),
    k: random.integer(6, 20),
    ask: random.pick(['both', 'term'] as const),
    stem: random.pick([0, 1, 2] as const),
  }),
  given: stated,
  solution,
  ask: askFor,
  // The AP itself: its first term is p + q, and 2p is added each time, so that n terms add up to pn² + qn.
  crossCheck: ({ p, q, k, ask }) => {
    for (let start = -40; start <= 40; start++)
      for (let step = -20; step <= 20; step++)
        if ([1, 2, 3].every((n) => (n * (2 * start + (n - 1) * step)) / 2 === p * n * n + q * n))
          return ask === 'both' ? `d = ${step}, a = ${start}` : `${start + (k - 1) * step}`
    return ''
  },
  slips: slipsFor,
})
