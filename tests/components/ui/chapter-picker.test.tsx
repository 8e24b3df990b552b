import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ChapterPicker } from '@/components/ui/chapter-picker'
import { afterSubmission, noProgress, type Submission } from '@/lib/progress/progress'
import { progressKey } from '@/lib/progress/storage'
import type { TopicKey } from '@/lib/syllabus'

const choices = [
  { topic: 'circles', label: 'Chapter 10', title: 'Circles' },
  { topic: 'statistics', label: 'Chapter 14', title: 'Statistics' },
] as const
const chapter = (title: string) =>
  within(screen.getByRole('group', { name: 'Chapters' })).getByRole('button', { name: new RegExp(`${title}$`) })

function stored(topic: TopicKey, times: number) {
  const right: Submission = { topic, correct: true, firstAttempt: true }
  const progress = Array<Submission>(times).fill(right).reduce(afterSubmission, noProgress)
  localStorage.setItem(progressKey, JSON.stringify(progress))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: progressKey })))
}

test('the button All chapters names the chapter that is chosen', () => {
  render(<ChapterPicker choices={choices} chosen="statistics" onChoose={() => {}} />)
  expect(screen.getByRole('button', { name: 'All chapters' })).toHaveAccessibleDescription('Chapter 14 Statistics')
  expect(chapter('Statistics')).toHaveAttribute('aria-pressed', 'true')
})

test('a chapter is chosen by its button', async () => {
  const onChoose = jest.fn()
  render(<ChapterPicker choices={choices} chosen="statistics" onChoose={onChoose} />)
  await userEvent.click(chapter('Circles'))
  expect(onChoose.mock.calls).toEqual([['circles']])
})

test.each([
  [0, ''],
  [3, '3 of 10'],
  [14, '10 of 10'],
])('%i right answers in a chapter say how far it is: “%s”', (times, word) => {
  render(<ChapterPicker choices={choices} chosen="statistics" onChoose={() => {}} />)
  stored('circles', times)
  expect(chapter('Circles')).toHaveAccessibleDescription(word)
  expect(chapter('Statistics')).toHaveAccessibleDescription('')
})

test('a word on how the student stands takes the place of the count', () => {
  const standing = (topic: TopicKey) => (topic === 'circles' ? 'due again' : undefined)
  render(<ChapterPicker choices={choices} chosen="statistics" onChoose={() => {}} standing={standing} />)
  stored('circles', 3)
  expect(chapter('Circles')).toHaveAccessibleDescription('due again')
})
