import fc from 'fast-check'
import { answerOn, day0, inIndia } from './answers'
import { catalogue } from '@/lib/memory/catalogue'
import type { Day } from '@/lib/memory/day'
import type { MemoryEvent } from '@/lib/memory/event'
import { examPlan } from '@/lib/memory/exam-plan'
import { mixed } from '@/lib/memory/mixed'
import { nextTemplate } from '@/lib/memory/pose'
import { standingsOn } from '@/lib/memory/standing'
import { todaysTen } from '@/lib/memory/today'
import { nextOpen } from '@/lib/memory/today-place'
import { summaryOfToday } from '@/lib/memory/today-summary'
import { runsOf } from '../../seeds'

const request = (today: Day, events: readonly MemoryEvent[], exam?: Day) => ({
  today,
  events,
  dayOf: inIndia,
  catalogue,
  ...(exam && { exam }),
})
const idsOn = (...given: Parameters<typeof request>) =>
  todaysTen(request(...given)).map(({ archetype }) => archetype.id)
const ids = catalogue.archetypes.map(({ id }) => id)
const wrongOn = (day: Day, archetypes: readonly string[]) =>
  archetypes.map((archetype) => answerOn(day, { archetype, correct: false }))

describe('on the first day', () => {
  const first = todaysTen(request(day0, []))

  test('ten new ones, of ten chapters, the easy ones first', () => {
    expect(new Set(first.map(({ archetype }) => archetype.topic)).size).toBe(10)
    expect(first.map(({ template }) => template.difficulty)).toEqual(Array(10).fill('easy'))
  })

  test('they name templates of their archetypes, and seeds that a link can hold', () => {
    for (const { archetype, template, seed } of first) {
      expect(archetype.templates).toContainEqual(template)
      expect(seed).toMatch(/^[\w-]{1,40}$/)
    }
  })
})

test('the same day and log give the same ten; the next day gives others', () => {
  expect(todaysTen(request(day0, []))).toEqual(todaysTen(request(day0, [])))
  expect(idsOn(day0 + 1, [])).not.toEqual(idsOn(day0, []))
})

test('what went wrong yesterday is among them, with one new one when there is more due than room', () => {
  const wrong = ids.slice(0, 30)
  const ten = idsOn(day0 + 1, wrongOn(day0, wrong))
  expect(ten.filter((id) => wrong.includes(id))).toHaveLength(9)
  expect(ten.filter((id) => !wrong.includes(id))).toHaveLength(1)
})

test('what has waited longest comes first', () => {
  const [early, late] = [ids.slice(0, 9), ids.slice(9, 30)]
  expect(idsOn(day0 + 5, [...wrongOn(day0, early), ...wrongOn(day0 + 1, late)])).toEqual(expect.arrayContaining(early))
})

test('what is right and rests is not asked before its day', () => {
  const known = ids.slice(0, 20).map((archetype) => answerOn(day0, { archetype }))
  expect(idsOn(day0 + 1, known).filter((id) => ids.slice(0, 20).includes(id))).toEqual([])
})

test('what the plan to the exam has for today is among them, up to five new ones, and what is due keeps its half', () => {
  const due = ids.slice(0, 30)
  const [today, exam] = [day0 + 1, day0 + 20]
  const events = wrongOn(day0, due)
  const plan = examPlan(catalogue, standingsOn(today, events, inIndia), today, exam)
  const planned = plan?.days[0]?.map(({ id }) => id).filter((id) => !due.includes(id)) ?? []
  const ten = idsOn(today, events, exam)
  expect(planned.length).toBeGreaterThan(1)
  expect(ten.filter((id) => planned.includes(id))).toHaveLength(Math.min(planned.length, 5))
  expect(ten.filter((id) => due.includes(id)).length).toBeGreaterThanOrEqual(5)
})

describe('with an exam near, and more due than the plan leaves room for', () => {
  const exam = day0 + 40
  const due = ids.slice(0, 8)
  const events = wrongOn(day0, due)
  const dueAmong = (ten: readonly string[]) => ten.filter((id) => due.includes(id)).length

  test('what falls due today may wait behind the plan, and what waits from yesterday may not', () => {
    expect(dueAmong(idsOn(day0 + 1, events, exam))).toBeLessThan(due.length)
    expect(dueAmong(idsOn(day0 + 2, events, exam))).toBe(due.length)
  })

  test('more than nine that wait: the nine that wait longest, and one new', () => {
    const many = [...events, ...wrongOn(day0 + 1, ids.slice(8, 20))]
    const ten = idsOn(day0 + 4, many, exam)
    expect(dueAmong(ten)).toBe(8)
    expect(ten.filter((id) => ids.slice(8, 20).includes(id))).toHaveLength(1)
  })

  test('whatever the log holds, what was due on an earlier day is among the ten while there is room', () => {
    const anEvent = fc
      .record({ day: fc.integer({ min: 0, max: 20 }), archetype: fc.constantFrom(...ids), correct: fc.boolean() })
      .map(({ day, ...other }) => answerOn(day0 + day, other))
    fc.assert(
      fc.property(fc.array(anEvent, { maxLength: 40 }), fc.integer({ min: 22, max: 90 }), (logged, days) => {
        const today = day0 + 21
        const ten = idsOn(today, logged, day0 + days)
        const overdue = [...standingsOn(today, logged, inIndia)].flatMap(([id, one]) => (one.due < today ? [id] : []))
        expect(overdue.filter((id) => ten.includes(id)).length).toBe(Math.min(overdue.length, 9))
      }),
      { numRuns: 40 },
    )
  })
})

test('when everything was asked, ten that are known', () => {
  const all = ids.map((archetype) => answerOn(day0, { archetype }))
  expect(new Set(idsOn(day0 + 1, all)).size).toBe(10)
})

test('chapters are mixed: no two of one chapter in a row as long as that can be', () => {
  const ten = todaysTen(request(day0 + 1, wrongOn(day0, ids.slice(0, 40))))
  const topics = ten.map(({ archetype }) => archetype.topic)
  expect(topics.filter((topic, place) => topic === topics[place - 1]).length).toBeLessThanOrEqual(1)
  const oneChapter = catalogue.archetypes.filter(({ topic }) => topic === 'circles')
  expect(mixed(oneChapter, 'any').toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(
    oneChapter.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  )
})

describe('in the middle of the day', () => {
  const before = wrongOn(day0, ids.slice(0, 4))
  const ten = idsOn(day0 + 1, before)
  const answers = ten.slice(0, 3).map((archetype) => answerOn(day0 + 1, { archetype, mode: 'today' }))

  test('the answers of the day change nothing: it goes on where it was', () => {
    expect(idsOn(day0 + 1, [...before, ...answers])).toEqual(ten)
    expect(idsOn(day0 + 1, [...before, ...answers, answerOn(day0 + 1, { archetype: ten[5] ?? '' })])).toEqual(ten)
  })

  test('a date of the exam that is set meanwhile moves nothing where it brings nothing else', () => {
    const [plain, planned] = [idsOn(day0, []), idsOn(day0, [], day0 + 90)]
    expect(planned.toSorted()).toEqual(plain.toSorted())
    expect(planned).toEqual(plain)
  })

  test('events of another phone may change what is open, never what is answered', () => {
    const grown = idsOn(day0 + 1, [...before, ...wrongOn(day0, ids.slice(50, 80)), ...answers])
    expect(grown).toHaveLength(10)
    expect(grown).toEqual(expect.arrayContaining(ten.slice(0, 3)))
  })

  test('the summary: right after the solution was seen is not right at first try, with a hint it is; what went wrong is named', () => {
    const [first = '', second = '', third = ''] = ten
    const ofToday = (archetype: string, more: Partial<MemoryEvent>) =>
      answerOn(day0 + 1, { archetype, mode: 'today', ...more })
    const day = [
      ofToday(first, { solution: true }),
      ofToday(second, { hints: 2 }),
      ofToday(third, { correct: false }),
      ofToday(third, { attempt: 2 }),
    ]
    const summary = summaryOfToday(request(day0 + 1, [...before, ...day]))
    expect(summary).toMatchObject({ answered: 3, rightAtFirst: 1 })
    expect(summary.wrong.map(({ id }) => id)).toEqual([third])
  })

  test('the summary: right at first try, the words that changed, what comes tomorrow', () => {
    const [first = '', second = '', third = ''] = ten
    const day = [
      answerOn(day0 + 1, { archetype: first, mode: 'today' }),
      answerOn(day0 + 1, { archetype: second, mode: 'today', correct: false }),
      answerOn(day0 + 1, { archetype: second, mode: 'today', attempt: 2 }),
      answerOn(day0 + 1, { archetype: third, mode: 'practice' }),
    ]
    const summary = summaryOfToday(request(day0 + 1, [...before, ...day]))
    expect(summary).toMatchObject({ answered: 2, rightAtFirst: 1 })
    expect(summary.changed.every(({ before: was, after }) => was === 'new' && after === 'learning')).toBe(true)
    // What went wrong is still due, unless it was asked today and may rest.
    expect(summary.tomorrow.map(({ id }) => id)).toEqual(
      expect.arrayContaining(ids.slice(0, 4).filter((id) => ![first, second, third].includes(id))),
    )
  })
})

test('an archetype comes back with another template where it has one, and with the first again after the last', () => {
  const several = catalogue.archetypes.find(({ templates }) => templates.length === 2)
  if (!several) throw new Error('some archetype has two templates')
  const asked: MemoryEvent[] = []
  const shown = [0, 1, 2, 3].map((day) => {
    const template = nextTemplate(several, asked).id
    asked.push(answerOn(day0 + day, { archetype: several.id, template }))
    return template
  })
  expect(new Set(shown.slice(0, 2)).size).toBe(2)
  expect(shown.slice(2)).toEqual(shown.slice(0, 2))
})

test('whatever the log holds, they are ten different archetypes, and all that is due is among them while there is room', () => {
  const anEvent = fc
    .record({ day: fc.integer({ min: 0, max: 20 }), archetype: fc.constantFrom(...ids), correct: fc.boolean() })
    .map(({ day, ...other }) => answerOn(day0 + day, other))
  fc.assert(
    fc.property(fc.array(anEvent, { maxLength: 40 }), (events) => {
      const ten = idsOn(day0 + 21, events)
      expect(new Set(ten).size).toBe(10)
      const due = [...standingsOn(day0 + 21, events, inIndia)].flatMap(([id, one]) =>
        one.due <= day0 + 21 ? [id] : [],
      )
      expect(due.filter((id) => ten.includes(id)).length).toBe(Math.min(due.length, 9))
    }),
    { numRuns: runsOf(60) },
  )
})

test('the next is the first open one behind the one on the table; what was skipped comes at the end', () => {
  const ten = todaysTen(request(day0, []))
  const posed = (place: number) => ({ templateId: ten[place]?.template.id ?? '', seed: ten[place]?.seed ?? '' })
  const answered = (...places: readonly number[]) => places.map((place) => ten[place]?.archetype.id ?? '')
  expect(nextOpen(ten, [], null)).toBe(ten[0])
  expect(nextOpen(ten, answered(0, 1), null)).toBe(ten[2])
  expect(nextOpen(ten, answered(0, 1), posed(2))).toBe(ten[3])
  expect(nextOpen(ten, answered(0, 1, 3, 4, 5, 6, 7, 8, 9), posed(9))).toBe(ten[2])
  expect(nextOpen(ten, answered(0, 1, 3, 4, 5, 6, 7, 8, 9), posed(2))).toBeUndefined()
  expect(nextOpen(ten, answered(0, 1, 2, 3, 4, 5, 6, 7, 8, 9), posed(9))).toBeUndefined()
})
