import fc from 'fast-check'
import { answerOn, day0 } from './answers'
import { carriedText, readCarried } from '@/lib/memory/carried'
import { afterSubmission, noProgress } from '@/lib/progress/progress'
import { tried } from '../../faults/tried'

const progress = afterSubmission(noProgress, { topic: 'circles', correct: true, firstAttempt: true })
const log = { events: [answerOn(day0), answerOn(day0 + 1)], aside: [{ version: 9, id: 'later' }] }
const text = carriedText({ progress, log, exam: day0 + 50 })

test('what is saved is brought back whole, with what this page could not read', () => {
  expect(readCarried(text)).toEqual({ progress, log, exam: day0 + 50 })
})

test('without an exam there is none', () => {
  expect(readCarried(carriedText({ progress, log }))).toEqual({ progress, log })
})

test.each([
  ['damaged', 'a file cut short', text.slice(0, -20)],
  ['damaged', 'a file without its answers', text.replace('"events"', '"event"')],
  ['newer', 'a file of a later version', text.replace('"version":1', '"version":2')],
  ['foreign', 'another file of JSON', '{"todo":[]}'],
  ['foreign', 'a list', '[1, 2]'],
  ['foreign', 'a picture', '\u0089PNG…'],
  ['foreign', 'an empty file', ''],
])('%s: %s', (trouble, _, file) => {
  expect(readCarried(file)).toBe(trouble)
})

test('a damaged answer in a whole file is kept aside, the others count', () => {
  const file = JSON.parse(text)
  file.events[0].topic = 'astrology'
  const read = readCarried(JSON.stringify(file))
  expect(read).toMatchObject({ log: { events: [answerOn(day0 + 1)] } })
  tried('text', "one answer in the student's file is damaged", {
    lost: 'that answer: it is kept aside, the others count',
  })
})

test('no file whatever breaks the reading', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (file) => void readCarried(file)))
})
