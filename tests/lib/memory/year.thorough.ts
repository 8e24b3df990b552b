import { day0, inIndia } from './answers'
import { fair, live } from './live'
import { catalogue } from '@/lib/memory/catalogue'
import { standingsOn } from '@/lib/memory/standing'

test('a year to the exam, four of five right: every kind of question was met, and most are sure', () => {
  const exam = day0 + 365
  const events = live(365, fair, exam)
  const standings = standingsOn(exam, events, inIndia)
  expect(standings.size).toBe(catalogue.archetypes.length)
  const sure = [...standings.values()].filter(({ cleanDays }) => cleanDays >= 2)
  expect(sure.length).toBeGreaterThan(0.75 * catalogue.archetypes.length)
  const asked = new Set(events.map(({ topic }) => topic))
  expect(asked.size).toBe(12)
})
