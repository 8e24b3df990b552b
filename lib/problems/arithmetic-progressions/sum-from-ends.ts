import { sumOf, termOf } from './pieces/progression'
import { sumFromEnds as solution, type Given } from '../../solutions/arithmetic-progressions/sum-from-ends'
import { fraction, toText } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import type { Ask } from '../posed'
import { template, type Slip } from '../template'

/** First and last term with the common difference (n and S are asked), or with the number of terms (d and S are asked). */
interface Draw {
  readonly a: number
  readonly d: number
  readonly n: number
  readonly given: 'd' | 'n'
  readonly stem: 0 | 1 | 2
}

const answer = (name: 'n' | 'd', value: number | string, total: number | string): string =>
  `${name} = ${value}, S = ${total}`

function ask({ a, d, n, given, stem }: Draw): Ask {
  const l = termOf(a, d, n)
  const ends = `$${a}$ and the last term is $${l}$`
  const stories = {
    d: [
      `The first term of an AP is ${ends}. If the common difference is $${d}$, how many terms are there, and what is their sum? Give $n$ and $S$.`,
      `An AP with common difference $${d}$ begins with $${a}$ and ends with $${l}$. Find the number $n$ of its terms and their sum $S$.`,
      `In an AP, $a = ${a}$, $l = ${l}$ and $d = ${d}$, where $l$ is the last term. Find $n$ and the sum $S$ of all the terms.`,
    ],
    n: [
      `An AP has ${n} terms. The first term is ${ends}. Find the common difference $d$ and the sum $S$ of all the terms.`,
      `An AP of ${n} terms begins with $${a}$ and ends with $${l}$. Find its common difference $d$ and the sum $S$ of its terms.`,
      `In an AP, $a = ${a}$, $l = ${l}$ and $n = ${n}$, where $l$ is the last term. Find $d$ and the sum $S$ of all the terms.`,
    ],
  } as const
  const name = given === 'd' ? 'n' : 'd'
  return {
    question: stories[given][stem],
    rule: { kind: 'pair' },
    hints: [
      `The last term is the $n$th: $l = a + (n - 1)d$ gives $${name}$.`,
      'With the first and the last term the shorter formula for the sum is enough: $S = \\frac{n}{2}(a + l)$.',
    ],
    explanation:
      'The terms pair off from both ends into equal sums $a + l$, so for the sum only $n$, $a$ and $l$ are needed.',
  }
}

function stated({ a, d, n, given }: Draw): Given {
  const ends = { a: fraction(a), l: fraction(termOf(a, d, n)) }
  return given === 'd' ? { ...ends, known: 'd', d: fraction(d) } : { ...ends, known: 'n', n }
}

function slipsFor({ a, d, n, given }: Draw): readonly Slip[] {
  const [l, total] = [termOf(a, d, n), sumOf(a, d, n)]
  const [name, value] = given === 'd' ? (['n', n] as const) : (['d', d] as const)
  const half = (count: number) => toText(fraction(count * (a + l), 2))
  return distinctSlips(answer(name, value, total), [
    given === 'd'
      ? {
          response: answer('n', n - 1, half(n - 1)),
          note: 'The quotient is $n - 1$, the number of steps. Is it the number of terms?',
          step: 'found',
        }
      : {
          response: answer('d', toText(fraction((n - 1) * d, n)), total),
          note: 'The last term is $n - 1$ steps after the first, not $n$.',
          step: 'steps',
        },
    {
      response: answer(name, value, 2 * total),
      note: 'The factor in the sum is $\\frac{n}{2}$, not $n$.',
      step: 'sum',
    },
    {
      response: answer(name, value, toText(fraction(n * (l - a), 2))),
      note: 'In the sum the first and the last term are added, not subtracted.',
      step: 'sum',
    },
  ])
}

/** E.g. "The first and the last term of an AP are 17 and 350. If the common difference is 9, how many terms ..." */
export const sumFromEnds = template({
  id: 'ap-sum-from-ends',
  topic: 'arithmetic-progressions',
  difficulty: 'medium',
  archetypes: ['ap-sum-first-last'],
  marks: 3,
  draw: (random): Draw => ({
    ...random.until(
      (source) => ({ a: source.integer(2, 40), d: source.integer(2, 9), n: source.integer(9, 40) }),
      ({ a, d, n }) => sumOf(a, d, n) < 10_000 && n !== d,
    ),
    given: random.pick(['d', 'n'] as const),
    stem: random.pick([0, 1, 2] as const),
  }),
  given: stated,
  solution,
  ask,
  crossCheck: ({ a, d, n, given }) => {
    const terms = Array.from({ length: n }, (_, index) => a + index * d)
    const total = terms.reduce((sum, term) => sum + term, 0)
    const [one = 0, two = 0] = terms
    return given === 'd' ? `S = ${total}, n = ${terms.length}` : `S = ${total}, d = ${two - one}`
  },
  slips: slipsFor,
})
