import { answerOn, day0, inIndia } from './answers'
import { catalogue } from '@/lib/memory/catalogue'
import type { MemoryEvent } from '@/lib/memory/event'
import { openMistakes } from '@/lib/memory/mistakes'
import { standingsOn } from '@/lib/memory/standing'

const open = (today: number, events: readonly MemoryEvent[]) =>
  openMistakes(catalogue, standingsOn(today, events, inIndia), today).map(({ archetype, doneToday }) => [
    archetype.id,
    doneToday,
  ])
const wrong = (day: number, archetype: string) => answerOn(day, { archetype, correct: false })
const right = (day: number, archetype: string, nth = 1) => answerOn(day, { archetype, nth })

test('what went wrong stays until it is right on two different days', () => {
  const events = [wrong(day0, 'cg-midpoint')]
  expect(open(day0, events)).toEqual([['cg-midpoint', false]])
  events.push(right(day0 + 1, 'cg-midpoint'))
  expect(open(day0 + 1, events)).toEqual([['cg-midpoint', true]])
  events.push(right(day0 + 1, 'cg-midpoint', 2))
  expect(open(day0 + 1, events)).toEqual([['cg-midpoint', true]])
  expect(open(day0 + 2, events)).toEqual([['cg-midpoint', false]])
  events.push(right(day0 + 2, 'cg-midpoint'))
  expect(open(day0 + 2, events)).toEqual([])
})

test('what was always right, or never asked, is no mistake', () => {
  expect(open(day0, [right(day0, 'cg-midpoint')])).toEqual([])
  expect(open(day0, [])).toEqual([])
})

test('what has waited longest stands first, what is done for today last', () => {
  const events = [
    wrong(day0, 'cg-distance'),
    wrong(day0, 'cg-midpoint'),
    wrong(day0 + 1, 'cg-trisection'),
    right(day0 + 2, 'cg-distance'),
  ]
  expect(open(day0 + 2, events)).toEqual([
    ['cg-midpoint', false],
    ['cg-trisection', false],
    ['cg-distance', true],
  ])
})

test('an archetype that this page cannot pose is not offered', () => {
  expect(open(day0, [wrong(day0, 'qe-of-next-year')])).toEqual([])
})
