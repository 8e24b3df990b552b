import { screen, within } from '@testing-library/react'
import { problemWhere } from './posed'
import { answerBox, card, practiceOn, result, tile } from './practice-page'
import { notAnswerable } from '@/lib/problems'

const submit = () => screen.getByRole('button', { name: 'Submit' })

describe('placeholder', () => {
  test.each([
    ['roots', 'Enter roots, e.g., 5, -2'],
    ['coordinates', 'Enter coordinates, e.g., (3, 4)'],
    ['text', 'Enter your answer as text'],
    ['number', 'Enter your answer...'],
    ['string', 'Enter your answer...'],
  ])('%s: %s', async (format, placeholder) => {
    await practiceOn(
      problemWhere(
        ({ answerFormat, answer, answerValidator, parts }) =>
          answerFormat === format &&
          answer !== notAnswerable &&
          answerValidator.kind !== 'choice' &&
          parts.length === 1,
      ),
    )
    expect(answerBox()).toHaveAttribute('placeholder', placeholder)
  })
})

test('the box comes into view when the student turns to it', async () => {
  const { user } = await practiceOn(problemWhere(({ answerFormat }) => answerFormat === 'number'))
  jest.mocked(answerBox().scrollIntoView).mockClear()
  await user.click(answerBox())
  expect(answerBox().scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' })
})

test('where the task is to draw, box and Submit are disabled, and the solution shows the drawing', async () => {
  const { user, press } = await practiceOn(problemWhere(({ answer }) => answer === notAnswerable))
  expect(answerBox()).toBeDisabled()
  expect(submit()).toBeDisabled()
  expect(within(card()).getByText(/^Draw this on paper/)).toBeVisible()
  await user.click(submit())
  expect(result()).toBeEmptyDOMElement()
  expect(tile('Total Problems')).toBe('0')
  await press('Show Solution')
  expect(within(screen.getByRole('region', { name: 'Solution' })).getByRole('img')).toBeVisible()
})
