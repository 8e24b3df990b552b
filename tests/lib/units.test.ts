import { topicKeys } from '@/lib/syllabus'
import { unitOf, units } from '@/lib/units'

test('the seven units share the 80 marks of the board', () => {
  expect(units.map(({ marks }) => marks)).toEqual([6, 20, 6, 15, 12, 10, 11])
  expect(units.reduce((sum, { marks }) => sum + marks, 0)).toBe(80)
})

test('every chapter belongs to one unit', () => {
  expect(units.flatMap(({ topics }) => topics).toSorted()).toEqual(topicKeys.toSorted())
  for (const unit of units) for (const topic of unit.topics) expect(unitOf(topic)).toBe(unit)
})
