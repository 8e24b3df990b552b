import { answerOn, day0 } from '../../lib/memory/answers'
import { standInStorage } from '../stand-ins/storage'
import { createJournal } from '@/components/memory/journal'
import { tried } from '../../faults/tried'

const [first, second] = [answerOn(day0), answerOn(day0 + 1)]

function waiting() {
  const { storage, ...rest } = standInStorage({ mathTutorProgress: '{}' })
  return { ...rest, storage, journal: createJournal(() => storage) }
}

test('what is written down is read by the next tab, oldest first, until it is forgotten', () => {
  const { journal, storage, kept } = waiting()
  expect([journal.write(second), journal.write(first)]).toEqual([true, true])
  const next = createJournal(() => storage)
  expect(next.read()).toEqual([first, second])
  next.forget([first])
  expect(journal.read()).toEqual([second])
  next.forget([second])
  expect([...kept.keys()]).toEqual(['mathTutorProgress'])
})

test('what cannot be read, and what a later page wrote, stays where it is', () => {
  const { journal, kept } = waiting()
  kept.set('mathTutorJournal.torn', '{"version":1,"id"')
  kept.set('mathTutorJournal.later', JSON.stringify({ ...second, version: 2 }))
  journal.write(first)
  expect(journal.read()).toEqual([first])
  journal.forget(journal.read())
  expect([...kept.keys()]).toEqual(['mathTutorProgress', 'mathTutorJournal.torn', 'mathTutorJournal.later'])
})

test.each([
  ['full', 'QuotaExceededError', 'setItem'],
  ['blocked', 'SecurityError', 'length'],
  ['half blocked', 'SecurityError', 'key'],
] as const)('a storage that is %s says so, and throws nothing', (_, name, method) => {
  const { journal, fail, heal } = waiting()
  fail(name, method)
  expect(journal.write(first)).toBe(false)
  expect(journal.read()).toEqual([])
  heal()
  expect(journal.write(first)).toBe(true)
})

test('where reading alone fails, nothing is forgotten', () => {
  const { journal, fail, heal } = waiting()
  journal.write(first)
  fail('SecurityError', 'getItem', 'removeItem')
  expect(journal.read()).toEqual([])
  expect(() => journal.forget([first])).not.toThrow()
  heal()
  expect(journal.read()).toEqual([first])
  tried('storage', 'the journal can be written and not read')
})

test('where nothing ever takes them, the answers leave room for the rest', () => {
  const { journal, kept } = waiting()
  for (let nth = 0; nth < 1999; nth++) kept.set(`mathTutorJournal.${nth}`, '{}')
  expect([first, second].map((answer) => journal.write(answer))).toEqual([true, false])
})
