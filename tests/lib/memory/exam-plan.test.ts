import { answerOn, day0, inIndia } from './answers'
import { catalogue } from '@/lib/memory/catalogue'
import { examPlan } from '@/lib/memory/exam-plan'
import type { MemoryEvent } from '@/lib/memory/event'
import { standingsOn } from '@/lib/memory/standing'
import { topicKeys } from '@/lib/syllabus'
import { unitOf, units } from '@/lib/units'

const planFor = (days: number, events: readonly MemoryEvent[] = []) =>
  examPlan(catalogue, standingsOn(day0, events, inIndia), day0, day0 + days)
const all = catalogue.archetypes.length
const sure = (ids: readonly string[]) =>
  ids.flatMap((archetype) => [answerOn(day0 - 1, { archetype }), answerOn(day0, { archetype })])

test('the units of the board: 6-20-6-15-12-10-11, every chapter in one of them', () => {
  expect(units.map(({ marks }) => marks)).toEqual([6, 20, 6, 15, 12, 10, 11])
  expect(units.flatMap(({ topics }) => topics).toSorted()).toEqual([...topicKeys].toSorted())
})

test('with two hundred days everything fits, spread evenly, and the last begins two days before the exam', () => {
  const plan = planFor(200)
  expect(plan).toMatchObject({ daysLeft: 200, fits: true, leftOut: [] })
  expect(plan?.days).toHaveLength(199)
  expect(new Set(plan?.days.flat()).size).toBe(all)
  for (const day of plan?.days ?? []) expect(day.length).toBeLessThanOrEqual(2)
  expect(plan?.needed).toBeLessThanOrEqual(10)
})

test('with twenty days it does not fit, and the plan says so: each unit has had its share by marks', () => {
  const plan = planFor(20)
  expect(plan).toMatchObject({ fits: false })
  expect(plan?.needed).toBeGreaterThan(10)
  const left = plan?.leftOut.reduce((sum, { count }) => sum + count, 0) ?? 0
  expect(left + (plan?.days.flat().length ?? 0)).toBe(all)
  const taken = (name: string) => plan?.days.flat().filter(({ topic }) => unitOf(topic).title === name).length ?? 0
  expect(Math.abs(taken('Trigonometry') - 2 * taken('Coordinate Geometry'))).toBeLessThanOrEqual(2)
})

test('what is sure is not planned again', () => {
  const known = catalogue.archetypes.slice(0, 50).map(({ id }) => id)
  const plan = planFor(200, sure(known))
  expect(plan?.toLearn).toHaveLength(all - 50)
  expect(plan?.toLearn.filter(({ id }) => known.includes(id))).toEqual([])
})

test('what was sure and is due again is counted by itself: it is kept, not learnt anew', () => {
  const known = catalogue.archetypes.slice(0, 50).map(({ id }) => id)
  const later = day0 + 60
  const plan = examPlan(catalogue, standingsOn(later, sure(known), inIndia), later, later + 200)
  expect(plan?.toLearn).toHaveLength(all - 50)
  expect(plan?.dueAgain).toBe(50)
  expect(planFor(200, sure(known))?.dueAgain).toBe(0)
})

test('what was asked today has had its share of today, and comes again later', () => {
  const ofToday = planFor(40)?.days[0]?.map(({ id }) => id) ?? []
  expect(ofToday.length).toBeGreaterThan(2)
  const asked = ofToday.slice(0, 2)
  const answers = asked.map((archetype) => answerOn(day0, { archetype }))
  const [today = [], ...later] = planFor(40, answers)?.days ?? []
  expect(today).toHaveLength(ofToday.length - 2)
  expect(today.filter(({ id }) => asked.includes(id))).toEqual([])
  expect(later.flat().filter(({ id }) => asked.includes(id))).toHaveLength(2)
  expect(later).toHaveLength(38)
})

test('fewer days need more problems a day', () => {
  const needed = [200, 100, 50, 25].map((days) => planFor(days)?.needed ?? 0)
  expect(needed).toEqual(needed.toSorted((a, b) => a - b))
})

test('on the eve nothing new can become sure; on the day itself there is no plan', () => {
  expect(planFor(1)).toMatchObject({ daysLeft: 1, fits: false })
  expect(planFor(0)).toBeUndefined()
  expect(planFor(-3)).toBeUndefined()
})

test('when all is sure there is nothing to plan', () => {
  expect(planFor(30, sure(catalogue.archetypes.map(({ id }) => id)))).toMatchObject({ toLearn: [], fits: true })
})
