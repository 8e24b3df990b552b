import { within } from '@testing-library/react'
import { problemWhere } from './posed'
import { answerBox, card, practiceOn } from './practice-page'
import { button } from '../study-page'
import { forgetCards, keepCard, keptCard, type KeptCard } from '@/components/practice/kept-cards'
import { notAnswerable } from '@/lib/problems/problem'

const key = 'mathTutorDrafts'
const one = { id: 'one/k3f9', version: 1 }
const untouched: KeptCard = {
  texts: [''],
  attempts: 0,
  solved: false,
  judged: false,
  hintsSeen: 0,
  solutionSeen: false,
  report: null,
}
const typedOf = (...texts: string[]): KeptCard => ({ ...untouched, texts })
const numbered = (index: number) => ({ id: `problem/${index}`, version: 1 })
const full = () => {
  throw new DOMException('full', 'QuotaExceededError')
}

test('what is done on a problem is kept, each part by itself', () => {
  const card = {
    ...typedOf('3', ''),
    attempts: 2,
    judged: true,
    hintsSeen: 1,
    solutionSeen: true,
    report: 'did-it' as const,
  }
  keepCard(one, card)
  expect(keptCard(one)).toEqual(card)
  expect(keptCard({ ...one, id: 'other/k3f9' })).toBeUndefined()
  expect(keptCard({ ...one, version: 2 })).toBeUndefined()
})

test('where nothing is left, nothing is kept', () => {
  keepCard(one, typedOf('3'))
  keepCard(one, typedOf('', ' '))
  expect(keptCard(one)).toBeUndefined()
  expect(localStorage.getItem(key)).toBeNull()
})

test('an attempt counts though the box was emptied after it', () => {
  keepCard(one, { ...untouched, attempts: 1 })
  expect(keptCard(one)).toMatchObject({ attempts: 1, solved: false })
})

test('of many problems the latest are kept, of a long answer its beginning', () => {
  for (let index = 0; index < 80; index++) keepCard(numbered(index), typedOf('9'.repeat(5000)))
  expect(keptCard(numbered(79))?.texts[0]).toHaveLength(400)
  expect(keptCard(numbered(20))).toBeDefined()
  expect(keptCard(numbered(19))).toBeUndefined()
})

test('what an earlier page kept, the texts alone, is a card that was not submitted', () => {
  localStorage.setItem(key, '[{"problem":"one/k3f9.1","texts":["3"]}]')
  expect(keptCard(one)).toEqual(typedOf('3'))
})

test.each(['not json', 'null', '{}', '[1, null, {"problem": 3}]', '[{"problem":"one/k3f9.1","texts":"3"}]'])(
  'stored text that is no card, %s, is passed over and written anew',
  (text) => {
    localStorage.setItem(key, text)
    expect(keptCard(one)).toBeUndefined()
    keepCard(one, typedOf('3'))
    expect(keptCard(one)?.texts).toEqual(['3'])
  },
)

test('counts that are none are read as none', () => {
  const stored = { problem: 'one/k3f9.1', texts: ['3'], attempts: -2, hintsSeen: 1.5, solved: 'yes', report: 'perhaps' }
  localStorage.setItem(key, JSON.stringify([stored]))
  expect(keptCard(one)).toEqual(typedOf('3'))
})

test('where the store is full or forbidden, the page remembers by itself until it is closed', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(full)
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(full)
  expect(() => keepCard(one, typedOf('3'))).not.toThrow()
  expect(keptCard(one)).toMatchObject({ texts: ['3'] })
  jest.restoreAllMocks()
  expect(window.localStorage).toHaveLength(0)
  forgetCards()
})

test('what a later page keeps of a card, and what is damaged, stays in the list', () => {
  const later = { problem: 7, inkOf: 'a pen' }
  window.localStorage.setItem('mathTutorDrafts', JSON.stringify([later]))
  keepCard(one, typedOf('3'))
  expect(keptCard(one)).toMatchObject({ texts: ['3'] })
  expect(JSON.parse(window.localStorage.getItem('mathTutorDrafts') ?? '')).toContainEqual(later)
})

test.each(['{"cards":[]}', 'null', '7'])('%s in place of the list is kept aside', (text) => {
  window.localStorage.setItem('mathTutorDrafts', text)
  expect(keptCard(one)).toBeUndefined()
  keepCard(one, typedOf('3'))
  expect(window.localStorage.getItem('mathTutorDrafts.unreadable')).toBe(text)
  expect(keptCard(one)).toMatchObject({ texts: ['3'] })
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

  test('a wrong answer too, with its verdict and the count of attempts', async () => {
    const first = await practiceOn(typed)
    await first.answer('98765')
    first.unmount()
    await practiceOn(typed)
    expect(answerBox()).toHaveValue('98765')
    expect(card()).toHaveTextContent('Incorrect. Review your working and try again.')
    expect(card()).toHaveTextContent('Attempts: 1')
  })

  test('a solved problem is shown as solved, and does not count again', async () => {
    const first = await practiceOn(typed)
    await first.answer(String(typed.problem.answer))
    first.unmount()
    const counted = localStorage.getItem('mathTutorProgress')
    const second = await practiceOn(typed)
    expect(card()).toHaveTextContent('Correct!')
    expect(card()).not.toHaveTextContent('A new problem will load shortly')
    await second.answer(String(typed.problem.answer))
    expect(localStorage.getItem('mathTutorProgress')).toBe(counted)
  })

  test('what is tried after it was solved is judged, calls off the next problem, and is not kept', async () => {
    const first = await practiceOn(typed)
    await first.answer(String(typed.problem.answer))
    await first.answer('98765')
    expect(card()).toHaveTextContent('You solved this problem already: that stays.')
    expect(card()).toHaveTextContent('Attempts: 1last attempt right')
    expect(within(card()).queryByRole('button', { name: 'Stay on this problem' })).not.toBeInTheDocument()
    await first.wait(5000)
    expect(answerBox()).toHaveValue('98765')
    first.unmount()
    await practiceOn(typed)
    expect(answerBox()).toHaveValue(String(typed.problem.answer))
    expect(card()).toHaveTextContent('Correct!')
    expect(card()).toHaveTextContent('Attempts: 1')
  })

  test('what was said of a drawing is not said a second time', async () => {
    const drawing = problemWhere(({ answer }) => answer === notAnswerable)
    const first = await practiceOn(drawing)
    await first.press('I need more practice')
    first.unmount()
    const second = await practiceOn(drawing)
    expect(button('I need more practice')).toHaveAttribute('aria-pressed', 'true')
    await second.press('I did it')
    expect(button('I did it')).toHaveAttribute('aria-pressed', 'false')
  })

  test('the solution that was seen stays seen', async () => {
    const first = await practiceOn(typed)
    await first.press('Show Solution')
    first.unmount()
    await practiceOn(typed)
    expect(keptCard(typed.problem)).toMatchObject({ solutionSeen: true })
  })
})
