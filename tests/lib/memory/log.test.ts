import fc from 'fast-check'
import { answerOn, day0 } from './answers'
import { emptyLog, eventsMissing, mergedLogs, readLog } from '@/lib/memory/log'

const anEvent = fc
  .record({ day: fc.integer({ min: day0, max: day0 + 3 }), nth: fc.integer({ min: 0, max: 3 }), correct: fc.boolean() })
  .map(({ day, nth, correct }) => answerOn(day, { nth, correct }))
const aLog = fc.array(fc.oneof({ weight: 6, arbitrary: anEvent }, fc.jsonValue())).map(readLog)

test('events stand in the order of their time, and what is no event is kept aside as it was', () => {
  const [first, second] = [answerOn(day0), answerOn(day0 + 1)]
  const fromTheFuture = { ...answerOn(day0 + 2), version: 7, mood: 'happy' }
  expect(readLog([second, 'torn', first, fromTheFuture])).toEqual({
    events: [first, second],
    aside: ['torn', fromTheFuture],
  })
})

test('an id that comes twice is one event', () => {
  expect(readLog([answerOn(day0), answerOn(day0)]).events).toHaveLength(1)
})

test('two of one moment stand in the order of their ids', () => {
  const [a, b] = [
    { ...answerOn(day0), id: 'a' },
    { ...answerOn(day0), id: 'b' },
  ]
  expect(readLog([b, a]).events).toEqual([a, b])
})

describe('merging', () => {
  test('is the same from either side', () => {
    fc.assert(fc.property(aLog, aLog, (one, other) => expect(mergedLogs(one, other)).toEqual(mergedLogs(other, one))))
  })
  test('a second time adds nothing', () => {
    fc.assert(
      fc.property(aLog, aLog, (one, other) => {
        const merged = mergedLogs(one, other)
        expect(mergedLogs(merged, other)).toEqual(merged)
      }),
    )
  })
  test('is the same in any order of three', () => {
    fc.assert(
      fc.property(aLog, aLog, aLog, (a, b, c) =>
        expect(mergedLogs(mergedLogs(a, b), c)).toEqual(mergedLogs(a, mergedLogs(b, c))),
      ),
    )
  })
  test('with nothing changes nothing', () => {
    fc.assert(fc.property(aLog, (log) => expect(mergedLogs(log, emptyLog)).toEqual(log)))
  })
  test('loses no event of either', () => {
    fc.assert(
      fc.property(aLog, aLog, (one, other) => {
        const ids = mergedLogs(one, other).events.map(({ id }) => id)
        for (const { id } of [...one.events, ...other.events]) expect(ids).toContain(id)
        expect(new Set(ids).size).toBe(ids.length)
      }),
    )
  })
})

test('what another log would add is named before it is added', () => {
  const [known, unknown] = [answerOn(day0), answerOn(day0 + 1)]
  expect(eventsMissing([known, unknown], [known])).toEqual([unknown])
})
