import { screen, within } from '@testing-library/react'
import { problemWhere } from './posed'
import { answerBox, card, practiceOn, result, tile } from './practice-page'
import { checkAnswer } from '@/lib/answers'
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
    await practiceOn(problemWhere(({ answerFormat, answer }) => answerFormat === format && answer !== notAnswerable))
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

describe('a multiple choice', () => {
  const choice = problemWhere(({ answerValidator }) => answerValidator.kind === 'choice')
  const key = choice.problem.answerValidator.expected
  const options = () => within(screen.getByRole('group', { name: 'Options' })).getAllByRole('radio')
  const picked = () => options().flatMap((option) => (option.matches(':checked') ? [option.getAttribute('value')] : []))

  test('has a radio button for each option, none picked', async () => {
    await practiceOn(choice)
    expect(options().map((option) => option.getAttribute('value'))).toEqual(['A', 'B', 'C', 'D'])
    expect(picked()).toEqual([])
  })

  test('picking writes the letter into the box, and Submit judges it', async () => {
    const { user } = await practiceOn(choice)
    await user.click(screen.getByRole('radio', { name: new RegExp(`^\\(${key}\\)`) }))
    expect(answerBox()).toHaveValue(key)
    await user.click(submit())
    expect(result()).toHaveTextContent('Correct')
  })

  test.each(['b', 'B', ' b '])('typing "%s" picks B', async (letter) => {
    const { user } = await practiceOn(choice)
    await user.type(answerBox(), letter)
    expect(picked()).toEqual(['B'])
  })

  test('another letter picks nothing', async () => {
    const { user } = await practiceOn(choice)
    await user.type(answerBox(), 'E')
    expect(picked()).toEqual([])
  })
})

describe('steps to put in order', () => {
  const proof = problemWhere(({ answerValidator }) => answerValidator.kind === 'sequence')
  const key = proof.problem.answerValidator.expected.match(/[A-Z]/g) ?? []
  const step = (letter: string) => screen.getByRole('button', { name: new RegExp(`^\\(${letter}\\)`) })

  test('tapping them in order writes their letters, and Submit judges them', async () => {
    const { user } = await practiceOn(proof)
    for (const letter of key) await user.click(step(letter))
    expect(checkAnswer(proof.problem.answerValidator, key.join(' ')).correct).toBe(true)
    expect(answerBox()).toHaveValue(key.join(' '))
    await user.click(submit())
    expect(result()).toHaveTextContent('Correct')
  })

  test('each tapped step says its place in the order', async () => {
    const { user } = await practiceOn(proof)
    await user.click(step('C'))
    await user.click(step('A'))
    expect(step('C')).toHaveAccessibleName(/1 in your order$/)
    expect(step('A')).toHaveAccessibleName(/2 in your order$/)
    expect(step('B')).toHaveAttribute('aria-pressed', 'false')
  })

  test('tapping a step again takes it out, and the ones behind it move up', async () => {
    const { user } = await practiceOn(proof)
    for (const letter of ['C', 'A', 'B', 'A']) await user.click(step(letter))
    expect(answerBox()).toHaveValue('C B')
    expect(step('B')).toHaveAccessibleName(/2 in your order$/)
  })

  test('typed letters show in the steps, and Clear the order empties both', async () => {
    const { user, press } = await practiceOn(proof)
    await user.type(answerBox(), 'b,a')
    expect(step('B')).toHaveAccessibleName(/1 in your order$/)
    await press('Clear the order')
    expect(answerBox()).toHaveValue('')
    expect(step('B')).toHaveAttribute('aria-pressed', 'false')
    expect(screen.queryByRole('button', { name: 'Clear the order' })).not.toBeInTheDocument()
  })
})
