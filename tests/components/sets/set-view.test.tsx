import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { set as classSet } from '../../lib/sets/class'
import { openSet } from '@/components/sets/open-set'
import { SetView } from '@/components/sets/set-view'
import type { QuestionSet } from '@/lib/sets/set'
import { codeOfSet } from '@/lib/sets/set-code'

const plain: QuestionSet = { ...classSet, title: 'Unit test 1', own: false, questions: classSet.questions.slice(0, 3) }
const button = (name: string | RegExp) => screen.getByRole('button', { name })

async function open(set: QuestionSet, copy = '') {
  const code = codeOfSet(set)
  return render(<SetView code={code} opened={await openSet(code, copy)} />)
}

async function begun(set: QuestionSet) {
  const page = await open(set)
  await userEvent.type(screen.getByRole('textbox', { name: 'Your name, for your teacher' }), 'Asha Rao')
  await userEvent.click(button('Start'))
  return page
}

async function finish() {
  await userEvent.click(button('Finish'))
  await userEvent.click(button('Finish now'))
}

beforeEach(() => localStorage.clear())

test('the start tells title, questions, marks, time and help', async () => {
  await open({ ...plain, minutes: 40, hints: false, solutions: 'never', own: true })
  expect(screen.getByRole('heading', { name: 'Unit test 1' })).toBeVisible()
  expect(screen.getByText(/^3 questions, \d+ marks, 40 minutes from the start\.$/)).toBeVisible()
  expect(screen.getByText('There are no hints. Solutions are not shown.')).toBeVisible()
  expect(screen.getByText(/Your numbers are your own/)).toBeVisible()
})

test('the student moves about, finishes and gets a summary', async () => {
  await begun(plain)
  expect(screen.getByRole('heading', { name: 'Question 1 of 3' })).toHaveFocus()
  await userEvent.click(button('Next'))
  await userEvent.click(button('Next'))
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()
  await userEvent.click(button(/^Question 1, not answered/))
  await finish()
  expect(screen.getByRole('heading', { name: 'Summary' })).toHaveFocus()
  expect(screen.getByText(/^0 of \d+ marks$/)).toBeVisible()
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your result' }).value).toMatch(
    /Asha Rao, “Unit test 1”: 0 of 3 questions answered\.\nhttps?:\/\/\S+\/teach\/\?result=[\w-]+$/,
  )
})

test('hints are there as the teacher wishes', async () => {
  await begun({ ...plain, hints: true })
  await userEvent.click(button('Show a hint'))
  expect(within(screen.getByRole('region', { name: 'Hints' })).getAllByRole('listitem')).toHaveLength(1)
})

test.each(['never', 'after', 'always'] as const)('solutions are shown as the teacher wishes: %s', async (solutions) => {
  await begun({ ...plain, hints: false, solutions })
  expect(screen.queryByRole('button', { name: 'Show a hint' })).toBeNull()
  expect(screen.queryAllByRole('button', { name: 'Show Solution' })).toHaveLength(solutions === 'always' ? 1 : 0)
  await finish()
  expect(screen.queryAllByRole('button', { name: /solution/i })).toHaveLength(solutions === 'never' ? 0 : 3)
})

test('when the time of a set is over it is finished by itself, with what was answered', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  await open({ ...plain, minutes: 1 })
  await user.click(button('Start'))
  expect(screen.getByRole('timer', { name: 'Time left' })).toHaveTextContent(/^(?:1:00|0:59)$/)
  act(() => void jest.advanceTimersByTime(61_000))
  expect(screen.getByRole('heading', { name: 'Summary' })).toBeVisible()
  jest.useRealTimers()
})

test('a reload goes on where it was', async () => {
  const page = await begun(plain)
  await userEvent.click(button('Next'))
  page.unmount()
  await open(plain)
  expect(screen.getByRole('heading', { name: 'Question 2 of 3' })).toBeVisible()
})
