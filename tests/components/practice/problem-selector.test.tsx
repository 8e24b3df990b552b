import { screen, within } from '@testing-library/react'
import { card, chapters, noCard, practicePage, question, tips } from './practice-page'
import { chapters as syllabus } from '@/lib/syllabus'

const pressed = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('button', { pressed: true })
    .map(({ textContent }) => textContent)

test('before the first problem a word invites the student', async () => {
  await practicePage()
  expect(screen.getByRole('heading', { name: 'Ready for Practice?' })).toBeVisible()
  expect(screen.getByText('Choose a chapter and difficulty level to start practicing!')).toBeVisible()
  expect(noCard()).toBe(true)
})

test('there are twelve chapters and, last, Mixed Practice', async () => {
  await practicePage()
  expect(screen.getByRole('heading', { name: 'CBSE Class 10 Mathematics' })).toBeVisible()
  const names = chapters()
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
  expect(names).toEqual([...syllabus.map(({ number, title }) => `Ch ${number} ${title}`), 'All Mixed Practice'])
})

test('there are three difficulties, each with its meaning', async () => {
  await practicePage()
  const names = within(screen.getByRole('group', { name: 'Difficulty' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
  expect(names).toEqual(['Easy Basic concepts', 'Medium Moderate difficulty', 'Hard Board exam level'])
})

test('one chapter and one difficulty are chosen at a time', async () => {
  const { user, chapter } = await practicePage()
  expect([pressed('Chapters'), pressed('Difficulty')]).toEqual([['Ch 1 Real Numbers'], ['Easy Basic concepts']])
  await chapter('Polynomials')
  await user.click(screen.getByRole('button', { name: /^Hard/ }))
  expect([pressed('Chapters'), pressed('Difficulty')]).toEqual([['Ch 2 Polynomials'], ['Hard Board exam level']])
})

test('choosing poses nothing by itself, and leaves the problem that is there', async () => {
  const { user, chapter, press } = await practicePage()
  await chapter('Polynomials')
  await user.click(screen.getByRole('button', { name: /^Medium/ }))
  expect(noCard()).toBe(true)
  await press('Generate CBSE Problem')
  const before = question()
  await chapter('Quadratic Equations')
  await user.click(screen.getByRole('button', { name: /^Hard/ }))
  expect(question()).toBe(before)
})

test('Generate CBSE Problem poses one of the chosen chapter and difficulty', async () => {
  const { user, chapter, press } = await practicePage()
  await chapter('Quadratic Equations')
  await user.click(screen.getByRole('button', { name: /^Medium/ }))
  await press('Generate CBSE Problem')
  expect(within(card()).getByRole('heading', { name: 'Chapter 4: Quadratic Equations' })).toBeVisible()
  expect(within(card()).getByText('Medium')).toHaveClass('badge-medium')
  expect(within(card()).getByText('NCERT Class 10 Mathematics')).toBeVisible()
})

test('while Mixed Practice is chosen, a note says that the difficulty is drawn', async () => {
  const { chapter } = await practicePage()
  const note = screen.getByText('Mixed Practice draws the chapter and the difficulty for each problem.')
  expect(note).not.toBeVisible()
  await chapter('Mixed Practice')
  expect(note).toBeVisible()
  expect(screen.getByRole('group', { name: 'Difficulty' })).toHaveAccessibleDescription(note.textContent ?? '')
  await chapter('Circles')
  expect(note).not.toBeVisible()
})

test('a chapter that the current book numbers differently says so', async () => {
  const { chapter } = await practicePage()
  await chapter('Statistics')
  expect(screen.getByText('In the current NCERT book: Chapter 13.')).toBeVisible()
})

test('four board exam tips each ask the assistant their question', async () => {
  const { user, onAsk } = await practicePage()
  const buttons = within(screen.getByRole('group', { name: 'Board Exam Tips' })).getAllByRole('button')
  expect(buttons).toHaveLength(4)
  for (const button of buttons) await user.click(button)
  expect(onAsk.mock.calls.flat()).toEqual(tips.map(({ prompt }) => prompt))
})
