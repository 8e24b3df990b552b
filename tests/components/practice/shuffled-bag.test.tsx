import { cleanup } from '@testing-library/react'
import { problemWhere } from './posed'
import { practiceOn, practicePage } from './practice-page'
import { templates } from '@/lib/problems/circles'

const easy = templates.filter(({ difficulty }) => difficulty === 'easy').map(({ id }) => id)

/** The templates of so many problems of Circles, Easy, generated one after the other. */
async function generated(count: number) {
  const { chapter, press, onPosed } = await practicePage()
  await chapter('Circles')
  for (let place = 0; place < count; place++) await press('Generate CBSE Problem')
  return onPosed.mock.calls.map(([{ templateId }]) => templateId)
}

beforeEach(() => window.sessionStorage.clear())

test('a template comes again only after the others of its chapter and difficulty, and never twice running', async () => {
  const ids = await generated(2 * easy.length)
  expect(ids.slice(0, easy.length).toSorted()).toEqual(easy.toSorted())
  expect(ids.slice(easy.length).toSorted()).toEqual(easy.toSorted())
  expect(ids[easy.length]).not.toBe(ids[easy.length - 1])
})

test('a reload goes on with the same bag', async () => {
  const before = await generated(easy.length - 1)
  cleanup()
  const [next = ''] = await generated(1)
  expect([...before, next].toSorted()).toEqual(easy.toSorted())
})

test('a link opens what it always opened, whatever came before', async () => {
  const posed = problemWhere(({ type }) => type === 'polynomials')
  window.sessionStorage.setItem('mathTutorBag', JSON.stringify({ 'polynomials/easy': [posed.problem.templateId] }))
  const { onPosed } = await practiceOn(posed)
  expect(onPosed.mock.calls[0]?.[0]).toEqual(posed.problem)
})

test('where nothing can be kept, problems come all the same', async () => {
  jest.spyOn(console, 'info').mockImplementation(() => {})
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(await generated(2)).toHaveLength(2)
})
