import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ProgressPanel } from '@/components/progress/progress-panel'
import { progressStore } from '@/components/progress/progress-store'
import { afterSubmission, noProgress, type Progress, type Submission } from '@/lib/progress/progress'
import { progressKey } from '@/lib/progress/storage'

const right: Submission = { topic: 'circles', correct: true, firstAttempt: true }
const wrong: Submission = { topic: 'triangles', correct: false, firstAttempt: true }

/** Another tab stores this progress. */
function storedElsewhere(progress: Progress): void {
  localStorage.setItem(progressKey, JSON.stringify(progress))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: progressKey })))
}

const tiles = () => {
  const panel = within(screen.getByRole('region', { name: 'Your Progress' }))
  const names = panel.getAllByRole('term').map(({ textContent }) => textContent)
  const values = panel.getAllByRole('definition').map(({ textContent }) => textContent)
  return Object.fromEntries(names.map((name, i) => [name, values[i]]))
}

test('a new student sees four tiles at zero, and no bar', () => {
  render(<ProgressPanel />)
  expect(tiles()).toEqual({
    'Total Problems': '0',
    'Correct Answers': '0',
    Accuracy: '0.0%',
    'Current Streak': '0',
  })
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
})

test('beside the streak stands what it counts, for days in a row are another thing', () => {
  render(<ProgressPanel />)
  const values = screen.getAllByRole('definition').map((value) => value.dataset.counts)
  expect(values).toEqual([undefined, undefined, undefined, 'answers in a row'])
})

test('a streak of one is one answer', () => {
  storedElsewhere(afterSubmission(noProgress, right))
  render(<ProgressPanel />)
  const counts = () => screen.getAllByRole('definition').at(-1)?.dataset.counts
  expect(counts()).toBe('answer in a row')
  storedElsewhere([right, right].reduce(afterSubmission, noProgress))
  expect(counts()).toBe('answers in a row')
})

test('accuracy has one decimal: 2 of 3 is 66.7%', () => {
  storedElsewhere([wrong, right, right].reduce(afterSubmission, noProgress))
  render(<ProgressPanel />)
  expect(tiles()).toEqual({
    'Total Problems': '3',
    'Correct Answers': '2',
    Accuracy: '66.7%',
    'Current Streak': '2',
  })
})

test('the bar appears with the first problem, and one full chapter of twelve is 8%', () => {
  render(<ProgressPanel />)
  storedElsewhere(afterSubmission(noProgress, wrong))
  const bar = screen.getByRole('progressbar', { name: 'Overall Progress' })
  expect(bar).toHaveAttribute('value', '0')
  storedElsewhere(Array<Submission>(10).fill(right).reduce(afterSubmission, noProgress))
  expect(bar).toHaveAttribute('value', '8')
  expect(screen.getByText('8%')).toBeVisible()
})

test('where the browser refuses to store, a word says what that means; it goes when storing works', () => {
  render(<ProgressPanel />)
  const word = 'This browser does not let the page store your progress: it will be lost when you close the tab.'
  expect(screen.queryByText(word)).not.toBeInTheDocument()
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  act(() => progressStore().record(right))
  expect(screen.getByText(word)).toBeVisible()
  expect(tiles()).toMatchObject({ 'Total Problems': '1' })
  setItem.mockRestore()
  act(() => progressStore().record(right))
  expect(screen.queryByText(word)).not.toBeInTheDocument()
  expect(tiles()).toMatchObject({ 'Total Problems': '2' })
})

test('it opens to the chapters where there is a map of them, and shows no dead button', async () => {
  const onChapters = jest.fn()
  const { rerender } = render(<ProgressPanel />)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  rerender(<ProgressPanel onChapters={onChapters} />)
  await userEvent.click(screen.getByRole('button', { name: 'See how far each chapter is' }))
  expect(onChapters).toHaveBeenCalledTimes(1)
})
