import fc from 'fast-check'
import { answerOn, day0, inIndia } from './answers'
import { daysInARow } from '@/lib/memory/days-in-a-row'

/** x: a day with an answer, "-": a day without; the last is today. */
const row = (days: string) => {
  const events = [...days].flatMap((mark, day) => (mark === 'x' ? [answerOn(day0 + day)] : []))
  return daysInARow(events, day0 + days.length - 1, inIndia)
}

test.each([
  ['-', 0],
  ['x', 1],
  ['xxx', 3],
  ['xxx-', 3],
  ['xx-x', 3],
  ['xx--', 2],
  ['xx--x', 1],
  ['xx---', 0],
  ['xx-x-x', 1],
  ['xx-x-', 3],
  ['xx-x--', 0],
  ['xx-xxx-x', 1],
  ['xx-xxxx-x', 1],
  ['xx-xxxxxx-x', 9],
  ['x-xxxxxx-xxxxxx-x', 14],
  ['-x', 1],
])('%s: %d in a row', (days, count) => {
  expect(row(days).days).toBe(count)
})

test('it says whether today has its answer, and whether a day was forgiven', () => {
  expect(row('xxx')).toEqual({ days: 3, today: true, forgiven: false })
  expect(row('xxx-')).toEqual({ days: 3, today: false, forgiven: false })
  expect(row('xx-x')).toEqual({ days: 3, today: true, forgiven: true })
  expect(row('xx-xxxxxxxx')).toEqual({ days: 10, today: true, forgiven: false })
})

test('never more than the days with an answer, never none when today has one', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('x', '-'), { minLength: 1, maxLength: 40 }), (marks) => {
      const { days, today } = row(marks.join(''))
      expect(days).toBeLessThanOrEqual(marks.filter((mark) => mark === 'x').length)
      expect(days > 0 || !today).toBe(true)
    }),
  )
})
