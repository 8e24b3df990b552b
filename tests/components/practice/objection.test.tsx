import { screen } from '@testing-library/react'
import { problemWhere } from './posed'
import { practiceOn } from './practice-page'
import { linkTo } from '@/lib/links/link'

const number = problemWhere(({ answerValidator: { kind } }) => kind === 'number')
const several = problemWhere(({ parts }) => parts.length > 1)
const link = ({ choice }: typeof number) => `http://localhost/${linkTo({ tab: 'practice', ...choice })}`
const copied = () => navigator.clipboard.readText()

test('beside "Incorrect" a student who is sure copies what was typed and how it was judged', async () => {
  const page = await practiceOn(number)
  await page.answer('-98765')
  await page.press('This should be right')
  expect((await copied()).split('\n')).toEqual([
    'CBSE Math Tutor: I think that this answer should be right.',
    `Problem: ${link(number)}`,
    'Answer: -98765',
    'Read as: -98765',
    expect.stringMatching(/^Verdict: Incorrect/),
  ])
  expect(screen.getByText('Copied. Paste it into a message to your teacher.')).toBeVisible()
})

test('an answer that could not be read says so', async () => {
  const page = await practiceOn(number)
  await page.answer('banana')
  await page.press('This should be right')
  expect(await copied()).toMatch(/Answer: banana\nVerdict: Incorrect, could not be read\. /)
})

test('of a problem in parts each part is told', async () => {
  const page = await practiceOn(several)
  const [first] = screen.getAllByRole('textbox', { name: /^Your answer/ })
  if (!first) throw new Error('a box for each part')
  await page.user.type(first, '-98765{Enter}')
  await page.press('This should be right')
  const [label = ''] = several.problem.parts.map((part) => part.label)
  expect(await copied()).toContain(`Answer ${label}: -98765`)
  expect(await copied()).toContain('(nothing)')
})

test('there is nothing to object to before an answer, nor beside "Correct"', async () => {
  const page = await practiceOn(number)
  expect(screen.queryByRole('button', { name: 'This should be right' })).not.toBeInTheDocument()
  await page.answer(number.problem.answerValidator.expected)
  expect(screen.queryByRole('button', { name: 'This should be right' })).not.toBeInTheDocument()
})

test('where the clipboard is out of reach, the text is shown for copying by hand', async () => {
  const page = await practiceOn(number)
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
  await page.answer('-98765')
  await page.press('This should be right')
  const box = screen.getByRole('textbox', { name: 'Copy this and send it to your teacher:' })
  expect(box.textContent).toContain('Answer: -98765')
})
