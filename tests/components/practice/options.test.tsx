import { screen, within } from '@testing-library/react'
import { problemWhere } from './posed'
import { card, practiceOn, result } from './practice-page'
import { letterOfKey } from '@/components/practice/option-keys'

const choice = problemWhere(({ answerValidator }) => answerValidator.kind === 'choice')
const key = choice.problem.answerValidator.expected
const place = 'ABCD'.indexOf(key) + 1
const options = () => within(screen.getByRole('group', { name: 'Options' })).getAllByRole('radio')
const picked = () => options().flatMap((option) => (option.matches(':checked') ? [option.getAttribute('value')] : []))

test('options have a radio button each, none picked, and no box to type in', async () => {
  await practiceOn(choice)
  expect(options().map((option) => option.getAttribute('value'))).toEqual(['A', 'B', 'C', 'D'])
  expect(picked()).toEqual([])
  expect(within(card()).queryByRole('textbox')).not.toBeInTheDocument()
})

test('picking one, Submit judges it', async () => {
  const { user, press } = await practiceOn(choice)
  await user.click(screen.getByRole('radio', { name: new RegExp(`^\\(${key}\\)`) }))
  await press('Submit')
  expect(result()).toHaveTextContent('Correct')
})

test('with none picked Submit does nothing', async () => {
  const { press } = await practiceOn(choice)
  await press('Submit')
  expect(result()).toBeEmptyDOMElement()
})

test.each([
  ['b', 'B'],
  ['B', 'B'],
  ['3', 'C'],
])('"%s" on the keyboard picks %s, anywhere in the card', async (pressed, letter) => {
  const { user } = await practiceOn(choice)
  for (const focused of [card(), screen.getByRole('button', { name: 'Show Hints' })]) {
    focused.focus()
    await user.keyboard(pressed)
    expect(picked()).toEqual([letter])
  }
})

test.each(['e', '5', '0', ' ', '{Control>}b{/Control}'])('"%s" picks nothing', async (pressed) => {
  const { user } = await practiceOn(choice)
  card().focus()
  await user.keyboard(pressed)
  expect(picked()).toEqual([])
})

test('a letter picks, Enter submits, and another letter is another answer', async () => {
  const { user } = await practiceOn(choice)
  card().focus()
  await user.keyboard(`${place}{Enter}`)
  expect(result()).toHaveTextContent('Correct')
})

test('Enter on the card submits what is picked', async () => {
  const { user } = await practiceOn(choice)
  card().focus()
  await user.keyboard(String(place))
  card().focus()
  await user.keyboard('{Enter}')
  expect(result()).toHaveTextContent('Correct')
})

test('where an answer is typed, the letters are typed', async () => {
  const { user } = await practiceOn(problemWhere(({ answerValidator }) => answerValidator.kind === 'expression'))
  await user.type(screen.getByRole('textbox', { name: 'Your answer' }), 'b')
  expect(screen.getByRole('textbox', { name: 'Your answer' })).toHaveValue('b')
})

test.each([
  ['a', 4, 'A'],
  ['D', 4, 'D'],
  ['4', 4, 'D'],
  ['d', 3, undefined],
  ['4', 3, undefined],
  ['', 4, undefined],
  ['ab', 4, undefined],
  ['Enter', 4, undefined],
])('the key "%s" among %d options: %s', (pressed, count, letter) => expect(letterOfKey(pressed, count)).toBe(letter))
