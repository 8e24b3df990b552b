import { screen } from '@testing-library/react'
import { problemWhere } from './posed'
import { answerBox, card, noCard, practiceOn, practicePage, question, result } from './practice-page'
import { tried } from '../../faults/tried'

/** Stands in for a chapter's file that the network does not bring. */
const lostOnTheWay = () => {
  throw new Error('Loading chunk failed')
}

test('a next problem that cannot be loaded leaves the solved one, with a word', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const typed = problemWhere(({ type, answerFormat }) => type === 'polynomials' && answerFormat === 'number')
  const { answer, chapter, wait } = await practiceOn(typed)
  const before = question()
  await answer(String(typed.problem.answer))
  jest.doMock('@/lib/problems/arithmetic-progressions/easy', lostOnTheWay)
  await chapter('Arithmetic Progressions')
  await wait(2000)
  expect(screen.getByRole('alert')).toHaveTextContent('The problems could not be loaded.')
  expect(question()).toBe(before)
  expect(result()).toHaveTextContent(/^\s*Correct!$/)
  expect(answerBox()).toHaveValue(String(typed.problem.answer))
  tried('network', 'it does not bring the next problem', { lost: 'nothing: the solved one stays, with a word' })
})

test('a chapter that cannot be loaded gets a word, and works when the network does', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {})
  jest.doMock('@/lib/problems/circles/easy', lostOnTheWay)
  const { chapter, press, onPosed } = await practicePage()
  await chapter('Circles')
  await press('Generate CBSE Problem')
  expect(screen.getByRole('alert')).toHaveTextContent(
    'The problems could not be loaded. Check your connection and try again.',
  )
  expect(logged).toHaveBeenCalledWith(new Error('Loading chunk failed'))
  expect(noCard()).toBe(true)
  expect(onPosed).not.toHaveBeenCalled()
  jest.dontMock('@/lib/problems/circles/easy')
  await press('Generate CBSE Problem')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(card()).toBeVisible()
  tried('network', 'it does not bring a chapter', {
    lost: 'nothing: a word says so, and it works when the network does',
  })
})
