import { screen } from '@testing-library/react'
import { problemWhere } from './posed'
import { answerBox, practiceOn, result } from './practice-page'
import { moved, placed, shownOrder } from '@/components/practice/step-moves'
import { checkAnswer } from '@/lib/answers'

const proof = problemWhere(
  ({ answerValidator, options }) => answerValidator.kind === 'sequence' && options?.length === 5,
)
const key = proof.problem.answerValidator.expected.match(/[A-Z]/g) ?? []
const step = (letter: string) => screen.getByRole('button', { name: new RegExp(`^\\(${letter}\\)`) })
const handle = (letter: string) => screen.getByRole('button', { name: new RegExp(`^Move step ${letter}, number`) })
/** The letters from top to bottom. */
const shown = () =>
  screen
    .getAllByRole('button', { name: /^\([A-Z]\)/ })
    .map(({ textContent }) => textContent?.slice(1, 2))
    .join(' ')

describe('tapping', () => {
  test('the steps in order writes their letters, and Submit judges them', async () => {
    const { user, press } = await practiceOn(proof)
    for (const letter of key) await user.click(step(letter))
    expect(checkAnswer(proof.problem.answerValidator, key.join(' ')).correct).toBe(true)
    expect(answerBox()).toHaveValue(key.join(' '))
    expect(shown()).toBe(key.join(' '))
    await press('Submit')
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

  test('a step again takes it out, and the ones behind it move up', async () => {
    const { user } = await practiceOn(proof)
    for (const letter of ['C', 'A', 'B', 'A']) await user.click(step(letter))
    expect(answerBox()).toHaveValue('C B')
    expect(step('B')).toHaveAccessibleName(/2 in your order$/)
  })
})

test('the order so far is told beside the cards; one that is not whole is no attempt, and all that is missing is named', async () => {
  const { user, press } = await practiceOn(proof)
  for (const letter of ['C', 'B']) await user.click(step(letter))
  expect(screen.getByText('Your order:')).toHaveTextContent('Your order: C B')
  await press('Submit')
  expect(result()).toHaveTextContent('Not judged yet: this does not count as an attempt.')
  expect(result()).toHaveTextContent('Steps A, D and E are missing.')
  expect(screen.queryByText(/Attempts:/)).not.toBeInTheDocument()
})

describe('moving', () => {
  test('by buttons: the whole order as it is shown becomes the answer', async () => {
    const { press } = await practiceOn(proof)
    await press('Move step C up')
    expect(answerBox()).toHaveValue('A C B D E')
    await press('Move step A down')
    expect(answerBox()).toHaveValue('C A B D E')
    expect(shown()).toBe('C A B D E')
    expect(screen.getByText('Step A is now number 2 of 5.')).toBeInTheDocument()
  })

  test('beyond the ends nothing moves', async () => {
    const { press } = await practiceOn(proof)
    await press('Move step A up')
    await press('Move step E down')
    expect(answerBox()).toHaveValue('')
    expect(screen.getByRole('button', { name: 'Move step A up' })).toHaveAttribute('aria-disabled', 'true')
  })

  test('by the arrow keys on the handle, which keeps the focus', async () => {
    const { user } = await practiceOn(proof)
    handle('B').focus()
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
    expect(answerBox()).toHaveValue('A C B D E')
    expect(handle('B')).toHaveFocus()
    expect(handle('B')).toHaveAccessibleName(/number 3 of 5/)
  })

  test('goes on from what was tapped', async () => {
    const { user, press } = await practiceOn(proof)
    await user.click(step('D'))
    await press('Move step A up')
    expect(answerBox()).toHaveValue('A D B C E')
  })
})

test('typed letters show in the steps, and Clear the order empties both', async () => {
  const { user, press } = await practiceOn(proof)
  await user.type(answerBox(), 'b,a')
  expect(step('B')).toHaveAccessibleName(/1 in your order$/)
  expect(shown()).toBe('B A C D E')
  await press('Clear the order')
  expect(answerBox()).toHaveValue('')
  expect(shown()).toBe('A B C D E')
  expect(screen.queryByRole('button', { name: 'Clear the order' })).not.toBeInTheDocument()
})

describe('how far an order begins right', () => {
  const half = [key[0], key[1], key[3], key[2], key[4]].join(' ')

  test('is told after the second attempt and not after the first, and the right steps are ticked', async () => {
    const { answer, press } = await practiceOn(proof)
    await answer(half)
    expect(result()).not.toHaveTextContent('in the right order')
    await press('Submit')
    expect(result()).toHaveTextContent('Your first 2 steps are in the right order. Go on from there.')
    expect(document.querySelectorAll('.step-right')).toHaveLength(2)
  })

  test('where not even the first is right it says so', async () => {
    const { answer } = await practiceOn(proof)
    await answer(key.toReversed().join(' '))
    await answer(key.toReversed().join(' '))
    expect(result()).toHaveTextContent('The first step is not in its place yet.')
  })
})

test.each([
  ['', 'A B C D', ''],
  ['b d', 'B D A C', 'B D'],
  ['B, D, A, C', 'B D A C', 'B D A C'],
  ['D D X 4 A', 'D A B C', 'D A'],
])('"%s" shows %s', (answer, order, inPlace) => {
  expect(shownOrder(answer, 4).join(' ')).toBe(order)
  expect(placed(answer, 4).join(' ')).toBe(inPlace)
})

test.each([
  [0, 2, 'B C A D'],
  [3, 0, 'D A B C'],
  [1, 1, 'A B C D'],
  [9, 0, 'A B C D'],
])('from %d to %d: %s', (from, to, order) => expect(moved(['A', 'B', 'C', 'D'], from, to).join(' ')).toBe(order))
