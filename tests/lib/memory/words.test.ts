import { answerOn, day0 } from './answers'
import type { MemoryEvent } from '@/lib/memory/event'
import { afterAnswer, isMistake, unasked, wordOf, type Tally } from '@/lib/memory/words'

/** What happened on a day, and on which day after the first. */
type Happening = readonly [kind: keyof typeof kinds, day: number]
const kinds = {
  right: {},
  wrong: { correct: false },
  'right with a hint': { hints: 1 },
  'right after the solution': { solution: true },
  'right at the second try': { attempt: 2 },
  'wrong with a hint': { correct: false, hints: 1 },
  drawn: { selfReported: true },
  'to draw again': { selfReported: true, correct: false },
} as const

const after = (happenings: readonly Happening[]): Tally =>
  happenings.reduce((tally, [kind, day]) => {
    const answer: MemoryEvent = answerOn(day0 + day, kinds[kind])
    return afterAnswer(tally, answer, day0 + day)
  }, unasked)

/** On day 5, with spaced repetition asking for it on the day named. */
const table: readonly (readonly [
  word: string,
  due: number | undefined,
  mistake: boolean,
  past: readonly Happening[],
])[] = [
  ['new', undefined, false, []],
  ['learning', 9, false, [['right', 0]]],
  [
    'learning',
    9,
    false,
    [
      ['right', 0],
      ['right', 0],
    ],
  ],
  [
    'sure',
    9,
    false,
    [
      ['right', 0],
      ['right', 1],
    ],
  ],
  [
    'sure',
    6,
    false,
    [
      ['right', 0],
      ['right', 1],
    ],
  ],
  [
    'due again',
    5,
    false,
    [
      ['right', 0],
      ['right', 1],
    ],
  ],
  [
    'due again',
    3,
    false,
    [
      ['right', 0],
      ['right', 1],
    ],
  ],
  ['learning', 5, false, [['right', 0]]],
  ['learning', 9, true, [['wrong', 0]]],
  [
    'learning',
    9,
    true,
    [
      ['wrong', 0],
      ['right', 1],
    ],
  ],
  [
    'learning',
    9,
    true,
    [
      ['wrong', 0],
      ['right', 1],
      ['right', 1],
    ],
  ],
  [
    'sure',
    9,
    false,
    [
      ['wrong', 0],
      ['right', 1],
      ['right', 2],
    ],
  ],
  [
    'sure',
    9,
    false,
    [
      ['wrong', 0],
      ['right', 0],
      ['right', 1],
    ],
  ],
  [
    'learning',
    9,
    true,
    [
      ['wrong', 0],
      ['right', 1],
      ['wrong', 2],
      ['right', 3],
    ],
  ],
  [
    'learning',
    9,
    true,
    [
      ['right', 0],
      ['right', 1],
      ['wrong', 2],
    ],
  ],
  [
    'learning',
    9,
    true,
    [
      ['wrong', 0],
      ['right with a hint', 1],
      ['right with a hint', 2],
    ],
  ],
  [
    'sure',
    9,
    false,
    [
      ['wrong', 0],
      ['right', 1],
      ['right with a hint', 2],
      ['right', 3],
    ],
  ],
  [
    'learning',
    9,
    true,
    [
      ['wrong', 0],
      ['right at the second try', 0],
      ['right', 1],
    ],
  ],
  [
    'learning',
    9,
    false,
    [
      ['right with a hint', 0],
      ['right', 1],
    ],
  ],
  [
    'learning',
    9,
    false,
    [
      ['right after the solution', 0],
      ['right after the solution', 1],
    ],
  ],
  [
    'sure',
    9,
    false,
    [
      ['right', 0],
      ['right after the solution', 1],
      ['right', 2],
    ],
  ],
  ['learning', 9, true, [['wrong with a hint', 0]]],
  [
    'sure',
    9,
    false,
    [
      ['drawn', 0],
      ['drawn', 1],
    ],
  ],
  [
    'learning',
    9,
    true,
    [
      ['drawn', 0],
      ['drawn', 1],
      ['to draw again', 2],
    ],
  ],
]

test.each(table)('%s, due on day %p, a mistake: %p, after %j', (word, due, mistake, happenings) => {
  const tally = after(happenings)
  expect(wordOf(tally, due === undefined ? undefined : day0 + due, day0 + 5)).toBe(word)
  expect(isMistake(tally)).toBe(mistake)
})

describe('the same numbers again tell nothing new', () => {
  const rightOn = (day: number, seed: string) => answerOn(day0 + day, { seed })
  const wrongOn = (day: number, seed: string) => answerOn(day0 + day, { seed, correct: false })
  test.each([
    ['one problem right on two days is one clean day', [rightOn(0, 'a'), rightOn(1, 'a')], 1],
    ['another problem is a second', [rightOn(0, 'a'), rightOn(1, 'b')], 2],
    ['going to and fro between two is no third', [rightOn(0, 'a'), rightOn(1, 'b'), rightOn(2, 'a')], 2],
    ['after a wrong answer the problem counts again', [rightOn(0, 'a'), wrongOn(1, 'b'), rightOn(2, 'a')], 1],
  ])('%s', (_, answers, cleanDays) => {
    const tally = answers.reduce((before, answer, at) => afterAnswer(before, answer, day0 + at), unasked)
    expect(tally.cleanDays).toBe(cleanDays)
  })
})
