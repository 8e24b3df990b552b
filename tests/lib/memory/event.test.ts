import fc from 'fast-check'
import { answerOn, day0 } from './answers'
import { readEvent } from '@/lib/memory/event'

const event = answerOn(day0, { slip: 'The sum is −b/a: check the sign.', mode: 'today', hints: 2 })

test('what was written is read again, word for word', () => {
  expect(readEvent(JSON.parse(JSON.stringify(event)))).toEqual(event)
})

test.each([
  ['nothing', null],
  ['a text', 'event'],
  ['an empty object', {}],
  ['a later version', { ...event, version: 2 }],
  ['no version', { ...event, version: undefined }],
  ['no id', { ...event, id: '' }],
  ['a time that is no time', { ...event, at: 'yesterday' }],
  ['a time before 1970', { ...event, at: -5 }],
  ['an unknown chapter', { ...event, topic: 'astrology' }],
  ['an unknown level', { ...event, difficulty: 'extreme' }],
  ['a verdict that is none', { ...event, correct: 'yes' }],
  ['an archetype of a thousand letters', { ...event, archetype: 'a'.repeat(1000) }],
])('%s is no event', (_, value) => {
  expect(readEvent(value)).toBeUndefined()
})

test.each([
  [{ hints: -1 }, { hints: 0 }],
  [{ attempt: 0 }, { attempt: 1 }],
  [{ milliseconds: 1.5 }, { milliseconds: 0 }],
  [{ mode: 'dream' }, { mode: 'practice' }],
  [{ templateVersion: null }, { templateVersion: 1 }],
])('what is beside the point may be damaged: %j is read as %j', (damage, read) => {
  expect(readEvent({ ...event, ...damage })).toEqual({ ...event, ...read })
})

test('an archetype that this page does not know is an event all the same', () => {
  expect(readEvent({ ...event, archetype: 'qe-of-next-year' })).toMatchObject({ archetype: 'qe-of-next-year' })
})

test('nothing whatever breaks the reading', () => {
  fc.assert(fc.property(fc.anything(), (value) => void readEvent(value)))
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(event)), fc.anything(), (field, value) => {
      const read = readEvent({ ...event, [field]: value })
      expect(read === undefined || readEvent(read)).toEqual(read === undefined || read)
    }),
  )
})
