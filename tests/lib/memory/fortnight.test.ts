import { day0, inIndia } from './answers'
import { answered, fair, live, type Student } from './live'
import { catalogue } from '@/lib/memory/catalogue'
import { daysInARow } from '@/lib/memory/days-in-a-row'
import type { Day } from '@/lib/memory/day'
import type { MemoryEvent } from '@/lib/memory/event'
import { examPlan } from '@/lib/memory/exam-plan'
import { openMistakes } from '@/lib/memory/mistakes'
import { standingsOn } from '@/lib/memory/standing'
import { todaysTen } from '@/lib/memory/today'

const wrongOnFirstDay: Student = (choice, day, nth) => answered(choice, day, nth, day > day0)

describe('a fortnight', () => {
  test('mistakes of the first day come back the next day, and again, until right on two days; then none is left', () => {
    const seen = new Map<string, Day[]>()
    const events = live(14, wrongOnFirstDay, undefined, (day, ten) =>
      ten.forEach(({ archetype: { id } }) => seen.set(id, [...(seen.get(id) ?? []), day])),
    )
    const firstTen = [...seen].filter(([, [first]]) => first === day0)
    for (const [, [, second, third]] of firstTen) {
      // nine and a new one: one of the ten waits a day longer
      expect(second).toBeLessThanOrEqual(day0 + 2)
      expect(third).toBeLessThanOrEqual(day0 + 10)
    }
    const standings = standingsOn(day0 + 14, events, inIndia)
    expect(openMistakes(catalogue, standings, day0 + 14)).toEqual([])
    for (const [id] of firstTen) expect(standings.get(id)?.cleanDays).toBeGreaterThanOrEqual(2)
  })

  test('what goes well grows rarer: each time a longer rest', () => {
    const seen = new Map<string, Day[]>()
    live(
      60,
      (choice, day, nth) => answered(choice, day, nth, true),
      undefined,
      (day, ten) => ten.forEach(({ archetype: { id } }) => seen.set(id, [...(seen.get(id) ?? []), day])),
    )
    const often = [...seen.values()].filter(({ length }) => length >= 3)
    expect(often.length).toBeGreaterThan(30)
    const grew = often.filter(([first = 0, second = 0, third = 0]) => third - second > second - first)
    expect(grew.length).toBe(often.length)
  })

  test.each([
    ['without an exam', undefined, 14],
    ['with the exam in sixty days', day0 + 60, 40],
    ['with the exam so near that the plan does not fit', day0 + 30, 28],
  ])('nothing due is lost, %s: what is due and finds no room is asked within two days', (_, exam, days) => {
    const dueSince = new Map<string, Day>()
    const waits: number[] = []
    const events: MemoryEvent[] = []
    for (let day = day0; day < day0 + days; day++) {
      for (const [id, { due }] of standingsOn(day, events, inIndia))
        if (due <= day && !dueSince.has(id)) dueSince.set(id, due)
      const ten = todaysTen({ today: day, events, dayOf: inIndia, catalogue, ...(exam && { exam }) })
      for (const { archetype } of ten) dueSince.delete(archetype.id)
      ten.forEach((choice, nth) => events.push(...fair(choice, day, nth)))
      waits.push(...[...dueSince.values()].map((since) => day + 1 - since))
    }
    expect(waits.length).toBeGreaterThan(0)
    expect(Math.max(...waits)).toBeLessThanOrEqual(2)
  })

  test('a template never comes with the same numbers twice', () => {
    const problems = live(14, fair).map(({ template, seed }) => `${template}/${seed}`)
    expect(new Set(problems).size).toBe(problems.length)
  })

  test('fourteen days in a row', () => {
    expect(daysInARow(live(14, fair), day0 + 13, inIndia)).toMatchObject({ days: 14, today: true })
  })
})

test('with what the plan asks for each day, all is met in time where the plan says that it fits', () => {
  const days = [60, 90, 120, 150, 200].find((some) => examPlan(catalogue, new Map(), day0, day0 + some)?.fits) ?? 0
  const events = live(days, (choice, day, nth) => answered(choice, day, nth, true), day0 + days)
  expect(standingsOn(day0 + days, events, inIndia).size).toBe(catalogue.archetypes.length)
})

test('where it says that it does not fit, not all is met', () => {
  const exam = day0 + 30
  expect(examPlan(catalogue, new Map(), day0, exam)?.fits).toBe(false)
  const events = live(30, (choice, day, nth) => answered(choice, day, nth, true), exam)
  expect(standingsOn(exam, events, inIndia).size).toBeLessThan(catalogue.archetypes.length)
})
