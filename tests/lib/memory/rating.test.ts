import { answerOn, day0 } from './answers'
import type { MemoryEvent } from '@/lib/memory/event'
import { ratingOf, worst } from '@/lib/memory/rating'

const wrong = (attempt: number) => answerOn(day0, { correct: false, attempt })
const right = (other: Partial<MemoryEvent> = {}) => answerOn(day0, other)
const seconds = (count: number) => ({ milliseconds: count * 1000 })

test.each([
  ['good', 'right at once', [right()]],
  ['easy', 'right at once and quickly', [right(seconds(20))]],
  ['good', 'twenty seconds over that', [right(seconds(50))]],
  ['easy', 'a hard one in a minute and a half', [right({ ...seconds(90), difficulty: 'hard' })]],
  ['good', 'an easy one in a minute and a half', [right(seconds(90))]],
  ['hard', 'right at once, but very slowly', [right(seconds(500))]],
  ['good', 'a hard one in the same time', [right({ ...seconds(500), difficulty: 'hard' })]],
  ['good', 'right at once, in a time that is not known', [right(seconds(0))]],
  ['hard', 'with a hint, however quickly', [right({ ...seconds(20), hints: 1 })]],
  ['hard', 'in the second attempt', [wrong(1), right({ attempt: 2 })]],
  ['again', 'in the third', [wrong(1), wrong(2), right({ attempt: 3 })]],
  ['again', 'after the solution', [right({ solution: true })]],
  ['again', 'wrong, and left', [wrong(1)]],
  ['hard', 'the second attempt after midnight, when the first belongs to yesterday', [right({ attempt: 2 })]],
  ['good', 'a drawing done, however quickly', [right({ selfReported: true, ...seconds(5) })]],
  ['again', 'a drawing to practise more', [right({ selfReported: true, correct: false })]],
] as const)('%s: %s', (rating, _, answers) => {
  expect(ratingOf(answers)).toBe(rating)
})

test('the worst problem of a day counts', () => {
  expect(worst(['good', 'again', 'easy'])).toBe('again')
  expect(worst(['easy', 'good'])).toBe('good')
  expect(worst(['easy'])).toBe('easy')
})
