import { listTex } from './pieces/progression'
import { countAndFromEnd as solution, type Given } from '../../solutions/arithmetic-progressions/count-and-from-end'
import { ordinal, progression } from '../../solutions/arithmetic-progressions/pieces/progression'
import { fraction } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import type { Ask } from '../posed'
import { template, type Slip } from '../template'
import { wrongValues } from '../slips/wrong-values'

interface Draw {
  readonly a: number
  readonly d: number
  readonly count: number
  readonly fromEnd: number
  readonly ask: 'count' | 'end'
  readonly stem: 0 | 1 | 2
}

const lastOf = ({ a, d, count }: Draw): number => a + (count - 1) * d

function askCount(draw: Draw): Ask {
  const { a, d, stem } = draw
  const last = lastOf(draw)
  const list = `${listTex(a, d)}, ${last}`
  const stories = [
    `Find the number of terms in the finite AP $${list}$.`,
    `How many terms are there in the AP $${list}$?`,
    `The AP $${list}$ ends with the number $${last}$. How many terms does it have in all?`,
  ] as const
  return {
    question: stories[stem],
    rule: { kind: 'number' },
    hints: ['Let the last term be the $n$th term.', 'Solve $a + (n - 1)d = l$ for $n$.'],
    explanation:
      'There is one term more than there are steps between the terms, as there is one fence post more than there are gaps.',
  }
}

function askEnd(draw: Draw): Ask {
  const { a, d, fromEnd, stem } = draw
  const last = lastOf(draw)
  const list = `${listTex(a, d)}, ${last}`
  const stories = [
    `Find the ${ordinal(fromEnd)} term from the last term (towards the first term) of the AP $${list}$.`,
    `What is the ${ordinal(fromEnd)} term from the end of the AP $${list}$?`,
    `The AP $${list}$ is read from its last term towards the first. Which number comes at the ${ordinal(fromEnd)} place?`,
  ] as const
  return {
    question: stories[stem],
    rule: { kind: 'number' },
    hints: [
      'Read the AP backwards: the last term comes first.',
      'When the AP is read backwards, what happens to the common difference?',
    ],
    explanation: 'Backwards, an AP is an AP again, with the opposite common difference.',
  }
}

function stated(draw: Draw): Given {
  const finite = { ...progression(draw.a, draw.d), last: fraction(lastOf(draw)) }
  return draw.ask === 'count'
    ? { ...finite, asked: 'count' }
    : { ...finite, asked: 'from the end', place: draw.fromEnd }
}

/** E.g. "What is the 11th term from the end of the AP 10, 7, 4, ..., −62?" */
export const countAndFromEnd = template({
  id: 'ap-count-or-from-end',
  topic: 'arithmetic-progressions',
  difficulty: 'easy',
  archetypes: ['ap-count-from-end'],
  marks: 2,
  draw: (random): Draw => {
    const count = random.integer(15, 60)
    return {
      a: random.integer(-10, 40),
      d: random.integer(2, 9) * random.pick([1, -1]),
      count,
      fromEnd: random.integer(3, Math.min(25, count - 4)),
      ask: random.pick(['count', 'end'] as const),
      stem: random.pick([0, 1, 2] as const),
    }
  },
  given: stated,
  solution,
  ask: (draw) => (draw.ask === 'count' ? askCount(draw) : askEnd(draw)),
  crossCheck: ({ a, d, count, fromEnd, ask }) => {
    const last = a + (count - 1) * d
    const terms = [a]
    for (let term = a; term !== last;) terms.push((term += d))
    return ask === 'count' ? `${terms.length}` : `${terms.at(-fromEnd)}`
  },
  slips: (draw) => (draw.ask === 'count' ? countSlips(draw) : endSlips(draw)),
})

const countSlips = (draw: Draw): readonly Slip[] =>
  wrongValues(
    fraction(draw.count),
    [
      [
        fraction(draw.count - 1),
        'That is the number of steps from the first term to the last. Is it the number of terms?',
        'last',
      ],
      [fraction(draw.count + 1), '$n - 1$ is the quotient, so add 1 to it once only.', 'last'],
      [
        fraction(2 - draw.count),
        'A number of terms is never negative: take the signs of $l - a$ and $d$ again.',
        'steps',
      ],
      [
        fraction(lastOf(draw) + draw.a + draw.d, draw.d),
        'Subtract the first term from the last one; do not add it.',
        'steps',
      ],
    ],
    { as: 'fraction' },
  )

function endSlips(draw: Draw): readonly Slip[] {
  const { a, d, fromEnd } = draw
  const last = lastOf(draw)
  return distinctSlips(`${last - (fromEnd - 1) * d}`, [
    {
      response: `${last - fromEnd * d}`,
      note: 'The last term itself is the first from the end: one step fewer.',
      step: 'worked out',
    },
    { response: `${a + (fromEnd - 1) * d}`, note: 'That counts from the beginning of the AP.', step: 'backwards' },
    {
      response: `${last + (fromEnd - 1) * d}`,
      note: 'Backwards, the sign of the common difference changes.',
      step: 'backwards',
    },
  ])
}
