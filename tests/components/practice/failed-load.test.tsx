import { screen } from '@testing-library/react'
import { card, noCard, practicePage } from './practice-page'

/** Stands in for a chapter's file that the network does not bring. */
const lostOnTheWay = () => {
  throw new Error('Loading chunk failed')
}

test('a chapter that cannot be loaded gets a word, and works when the network does', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {})
  jest.doMock('@/lib/problems/quadratic-equations', lostOnTheWay)
  const { chapter, press, onPosed } = await practicePage()
  await chapter('Quadratic Equations')
  await press('Generate CBSE Problem')
  expect(screen.getByRole('alert')).toHaveTextContent(
    'The problems could not be loaded. Check your connection and try again.',
  )
  expect(logged).toHaveBeenCalledWith(new Error('Loading chunk failed'))
  expect(noCard()).toBe(true)
  expect(onPosed).not.toHaveBeenCalled()
  jest.dontMock('@/lib/problems/quadratic-equations')
  await press('Generate CBSE Problem')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(card()).toBeVisible()
})
