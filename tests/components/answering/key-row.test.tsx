import { createEvent, fireEvent, render, screen, within } from '@testing-library/react'
import { createRef } from 'react'
import { problemWhere } from '../practice/posed'
import { answerBox, practiceOn, result, tile } from '../practice/practice-page'
import { KeyRow } from '@/components/answering/key-row'
import type { AnswerRule } from '@/lib/answers/rule'
import { notAnswerable } from '@/lib/problems'

const problemOf = (kind: AnswerRule['kind']) =>
  problemWhere(({ answerValidator, answer }) => answerValidator.kind === kind && answer !== notAnswerable)

const row = () => screen.getByRole('group', { name: 'Symbols' })
const key = (name: string) => within(row()).getByRole('button', { name })
const names = () =>
  within(row())
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'))

const box = () => {
  const element = answerBox()
  if (!(element instanceof HTMLInputElement)) throw new Error('the answer box is no input')
  return element
}
const cursor = () => [box().selectionStart, box().selectionEnd]

test.each<readonly [AnswerRule['kind'], readonly string[]]>([
  ['number', ['minus', 'divided by', 'decimal point']],
  ['fraction', ['minus', 'divided by']],
  ['ratio', ['is to']],
  ['surd', ['square root', 'pi', 'divided by', 'plus', 'minus', 'open bracket', 'close bracket']],
  ['roots', ['square root', 'plus or minus', 'plus', 'minus', 'divided by', 'open bracket', 'close bracket', 'comma']],
  ['coordinates', ['open bracket', 'comma', 'close bracket', 'minus', 'divided by']],
  ['pair', ['equals', 'comma', 'minus', 'divided by', 'square root']],
  ['expression', ['squared', 'cubed', 'open bracket', 'close bracket', 'plus', 'minus', 'equals', 'divided by']],
])('the keys of a %s are named in plain words', async (kind, expected) => {
  await practiceOn(problemOf(kind))
  expect(names()).toEqual(expect.arrayContaining([...expected]))
})

test.each<AnswerRule['kind']>(['text', 'keywords', 'choice', 'sequence'])('a %s has no keys', async (kind) => {
  await practiceOn(problemOf(kind))
  expect(screen.queryByRole('group', { name: 'Symbols' })).not.toBeInTheDocument()
})

describe('a key', () => {
  const roots = problemOf('roots')

  test('writes at the cursor, leaves the cursor behind it, and the focus in the box', async () => {
    const { user } = await practiceOn(roots)
    await user.type(answerBox(), '53')
    box().setSelectionRange(1, 1)
    await user.click(key('plus or minus'))
    await user.click(key('square root'))
    expect(answerBox()).toHaveValue('5±√3')
    expect(cursor()).toEqual([3, 3])
    expect(answerBox()).toHaveFocus()
    await user.keyboard('2')
    expect(answerBox()).toHaveValue('5±√23')
  })

  test('takes the place of what is selected', async () => {
    const { user } = await practiceOn(roots)
    await user.type(answerBox(), '3 or 2')
    box().setSelectionRange(1, 5)
    await user.click(key('comma'))
    expect(answerBox()).toHaveValue('3,2')
    expect(cursor()).toEqual([2, 2])
  })

  test('is taken back by the delete key, as if it had been typed', async () => {
    const { user } = await practiceOn(roots)
    await user.type(answerBox(), '3')
    await user.click(key('square root'))
    await user.keyboard('{Backspace}')
    expect(answerBox()).toHaveValue('3')
    await user.click(key('minus'))
    expect(answerBox()).toHaveValue('3−')
  })

  test('never takes the focus: what a press of the pointer would do is called off', async () => {
    const { user } = await practiceOn(roots)
    await user.click(answerBox())
    const press = createEvent.mouseDown(key('comma'))
    fireEvent(key('comma'), press)
    expect(press.defaultPrevented).toBe(true)
    expect(answerBox()).toHaveFocus()
  })

  test('tapped before the box was, brings the box into use', async () => {
    const { user } = await practiceOn(roots)
    await user.click(key('minus'))
    expect(answerBox()).toHaveValue('−')
    expect(answerBox()).toHaveFocus()
  })

  test.each(['{Enter}', ' '])('works by keyboard with "%s", and keeps the focus for the next press', async (press) => {
    const { user } = await practiceOn(roots)
    await user.type(answerBox(), '2')
    await user.tab()
    await user.tab()
    expect(key('square root')).toHaveFocus()
    await user.keyboard(press)
    expect(answerBox()).toHaveValue('2√')
    expect(key('square root')).toHaveFocus()
  })

  test('never submits', async () => {
    const { user } = await practiceOn(roots)
    for (const name of ['minus', 'square root', 'comma']) await user.click(key(name))
    expect(result()).toBeEmptyDOMElement()
    expect(tile('Total Problems')).toBe('0')
  })

  test('takes the result of the last attempt away, as typing does', async () => {
    const { user, answer } = await practiceOn(roots)
    await answer('98765')
    expect(result()).toHaveTextContent('Incorrect')
    await user.click(key('comma'))
    expect(result()).toBeEmptyDOMElement()
  })

  test('its writing is read like any other', async () => {
    const { user, wait } = await practiceOn(roots)
    await user.type(answerBox(), '2')
    await user.click(key('plus or minus'))
    await user.click(key('square root'))
    await user.keyboard('3')
    await wait(600)
    expect(screen.getByText(/^We read:/)).toBeInTheDocument()
  })
})

test('the names of a pair write themselves', async () => {
  const pair = problemOf('pair')
  const [name = ''] = pair.problem.answerValidator.expected.split(' =')
  const { user } = await practiceOn(pair)
  await user.click(key(name))
  await user.click(key('equals'))
  expect(answerBox()).toHaveValue(`${name}=`)
})

test('where the task is to draw, there are no keys', async () => {
  await practiceOn(problemWhere(({ answer }) => answer === notAnswerable))
  expect(screen.queryByRole('group', { name: 'Symbols' })).not.toBeInTheDocument()
})

test('into a disabled box nothing is written', () => {
  const ref = createRef<HTMLInputElement>()
  render(
    <>
      <input ref={ref} aria-label="Your answer" defaultValue="5" disabled />
      <KeyRow rule={{ kind: 'fraction', expected: '1/2' }} box={ref} />
    </>,
  )
  fireEvent.click(key('minus'), { detail: 1 })
  expect(answerBox()).toHaveValue('5')
  expect(answerBox()).not.toHaveFocus()
})

describe("the phone's keyboard", () => {
  test.each<readonly [AnswerRule['kind'], string]>([
    ['number', 'decimal'],
    ['fraction', 'decimal'],
    ['roots', 'text'],
    ['pair', 'text'],
    ['text', 'text'],
  ])('for a %s: %s', async (kind, mode) => {
    await practiceOn(problemOf(kind))
    expect(answerBox()).toHaveAttribute('inputmode', mode)
  })

  test('capitals, corrections and spelling marks keep out', async () => {
    await practiceOn(problemOf('roots'))
    expect(answerBox()).toHaveAttribute('autocapitalize', 'off')
    expect(answerBox()).toHaveAttribute('autocorrect', 'off')
    expect(answerBox()).toHaveAttribute('spellcheck', 'false')
  })
})
