import fc from 'fast-check'
import { answerOn, day0, inIndia } from './answers'
import { daysEast } from '@/lib/memory/day'
import type { MemoryEvent } from '@/lib/memory/event'
import { longestRest, scheduleOf } from '@/lib/memory/schedule'
import type { Rating } from '@/lib/memory/rating'
import { standingsOn } from '@/lib/memory/standing'

const archetype = 'qe-discriminant-nature'
const standing = (today: number, events: readonly MemoryEvent[], dayOf = inIndia) =>
  standingsOn(today, events, dayOf).get(archetype)

describe('spaced repetition', () => {
  /** Answered on the very day on which it is due, each time with the same rating: the rests between. */
  function rests(rating: Rating, times: number): readonly number[] {
    const days = [day0]
    const restsSoFar: number[] = []
    for (let i = 0; i < times; i++) {
      const due = scheduleOf(days.map((day) => ({ day, rating })))?.due ?? NaN
      restsSoFar.push(due - (days.at(-1) ?? NaN))
      days.push(due)
    }
    return restsSoFar
  }

  test('what goes well rests longer each time, up to two months', () => {
    const good = rests('good', 6)
    expect(good).toEqual(good.toSorted((a, b) => a - b))
    expect(good[0]).toBeGreaterThan(1)
    expect(good[2]).toBeGreaterThan(2 * (good[0] ?? 0))
    expect(Math.max(...good)).toBeLessThanOrEqual(longestRest)
  })

  test('the better it goes, the longer it rests', () => {
    const last = (rating: Rating) => rests(rating, 3).at(-1) ?? NaN
    expect(last('easy')).toBeGreaterThan(last('good'))
    expect(last('good')).toBeGreaterThan(last('hard'))
    expect(last('hard')).toBeGreaterThan(last('again'))
  })

  test('what went wrong comes back the next day, however well it was known', () => {
    const well = [0, 3, 14].map((day) => ({ day: day0 + day, rating: 'good' as const }))
    expect(scheduleOf([...well, { day: day0 + 60, rating: 'again' }])?.due).toBe(day0 + 61)
    expect(scheduleOf([{ day: day0, rating: 'again' }])?.due).toBe(day0 + 1)
  })

  test('nothing asked is nothing due', () => {
    expect(scheduleOf([])).toBeUndefined()
    expect(standing(day0, [])).toBeUndefined()
  })
})

test('twice right on one day is one review and one clean day', () => {
  const [once, twice] = [[answerOn(day0)], [answerOn(day0), answerOn(day0, { nth: 1 })]]
  expect(standing(day0, twice)).toEqual(standing(day0, once))
})

test('one wrong among right ones of a day brings it back tomorrow', () => {
  const events = [answerOn(day0), answerOn(day0, { nth: 1, correct: false }), answerOn(day0, { nth: 2 })]
  expect(standing(day0, events)).toMatchObject({ due: day0 + 1, mistake: true, cleanDays: 1, word: 'learning' })
})

test('the day is the student’s own: half past eleven at night in India is not yet tomorrow', () => {
  const lateAtNight = { ...answerOn(day0), at: answerOn(day0).at + 11.5 * 3_600_000 }
  const afterMidnight = { ...answerOn(day0, { nth: 1 }), at: answerOn(day0).at + 12.5 * 3_600_000 }
  expect(standing(day0 + 1, [lateAtNight, afterMidnight])?.cleanDays).toBe(2)
  expect(standing(day0 + 1, [lateAtNight, afterMidnight], daysEast(0))?.cleanDays).toBe(1)
})

test('an answer of a clock that ran ahead counts as of today, and keeps nothing away', () => {
  const nextYear = answerOn(day0 + 365, { correct: false })
  expect(standing(day0, [nextYear])).toMatchObject({ lastAsked: day0, due: day0 + 1 })
})

test('whatever happened, it is due some day after it was last asked, and within two months', () => {
  const history = fc.array(
    fc.record({ day: fc.integer({ min: 0, max: 300 }), correct: fc.boolean(), hints: fc.integer({ min: 0, max: 2 }) }),
    { minLength: 1, maxLength: 30 },
  )
  fc.assert(
    fc.property(history, (answers) => {
      const events = answers
        .toSorted((a, b) => a.day - b.day)
        .map(({ day, ...other }, nth) => answerOn(day0 + day, { ...other, nth }))
      const { due = NaN, lastAsked = NaN, word, cleanDays } = standing(day0 + 300, events) ?? {}
      expect(due).toBeGreaterThan(lastAsked)
      expect(due).toBeLessThanOrEqual(lastAsked + longestRest)
      expect(word === 'sure' || word === 'due again').toBe((cleanDays ?? 0) >= 2)
    }),
  )
})
