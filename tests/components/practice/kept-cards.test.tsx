import { within } from '@testing-library/react'
import { problemWhere } from './posed'
import { answerBox, card, practiceOn } from './practice-page'
import { draftOf, forgetDraft, keepDraft } from '@/components/practice/answer-drafts'

const key = 'mathTutorDrafts'
const one = { id: 'one/k3f9', version: 1 }
const numbered = (index: number) => ({ id: `problem/${index}`, version: 1 })
const full = () => {
  throw new DOMException('full', 'QuotaExceededError')
}

test('what is typed for a problem is kept, each part by itself', () => {
  keepDraft(one, ['3', ''])
  expect(draftOf(one)).toEqual(['3', ''])
  expect(draftOf({ ...one, id: 'other/k3f9' })).toBeUndefined()
  expect(draftOf({ ...one, version: 2 })).toBeUndefined()
})

test.each([
  ['solved', () => forgetDraft(one)],
  ['emptied', () => keepDraft(one, ['', ' '])],
])('%s, nothing is kept', (_, happens) => {
  keepDraft(one, ['3'])
  happens()
  expect(draftOf(one)).toBeUndefined()
  expect(localStorage.getItem(key)).toBeNull()
})

test('of many problems the latest are kept, of a long answer its beginning', () => {
  for (let index = 0; index < 50; index++) keepDraft(numbered(index), ['9'.repeat(5000)])
  expect(draftOf(numbered(49))?.[0]).toHaveLength(400)
  expect(draftOf(numbered(38))).toBeDefined()
  expect(draftOf(numbered(37))).toBeUndefined()
})

test.each(['not json', 'null', '{}', '[1, null, {"problem": 3}]', '[{"problem":"one/k3f9.1","texts":"3"}]'])(
  'stored text that is no draft, %s, is passed over and written anew',
  (text) => {
    localStorage.setItem(key, text)
    expect(draftOf(one)).toBeUndefined()
    keepDraft(one, ['3'])
    expect(draftOf(one)).toEqual(['3'])
  },
)

test('a store that is full or forbidden keeps nothing, and nothing breaks', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(full)
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(full)
  expect(() => keepDraft(one, ['3'])).not.toThrow()
  expect(draftOf(one)).toBeUndefined()
})

describe('on the page', () => {
  const typed = problemWhere(({ type, answerFormat }) => type === 'polynomials' && answerFormat === 'number')

  test('a typed answer is there again when the problem is', async () => {
    const { user, unmount } = await practiceOn(typed)
    await user.type(answerBox(), '12')
    unmount()
    const again = await practiceOn(typed)
    expect(answerBox()).toHaveValue('12')
    await again.press('Generate CBSE Problem')
    for (const box of within(card()).queryAllByRole('textbox')) expect(box).toHaveValue('')
  })

  test('a wrong answer as well, but a right one is done with', async () => {
    const first = await practiceOn(typed)
    await first.answer('98765')
    first.unmount()
    const second = await practiceOn(typed)
    expect(answerBox()).toHaveValue('98765')
    await second.answer(String(typed.problem.answer))
    second.unmount()
    await practiceOn(typed)
    expect(answerBox()).toHaveValue('')
  })
})
