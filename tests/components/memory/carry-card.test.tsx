import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerOn, day0 } from '../../lib/memory/answers'
import { CarryCard } from '@/components/memory/carry-card'
import { memoryStore } from '@/components/memory/memory-store'
import { progressStore } from '@/components/progress/progress-store'
import { carriedText } from '@/lib/memory/carried'
import { readLog } from '@/lib/memory/log'
import { afterSubmission, noProgress } from '@/lib/progress/progress'

const right = { topic: 'quadratic-equations', correct: true, firstAttempt: true } as const
const one = afterSubmission(noProgress, right)
const two = afterSubmission(one, right)
const [first, second] = [answerOn(day0), answerOn(day0 + 1)]
/** Of another device: one answer that is known here, and one that is not. */
const otherDevice = carriedText({ progress: two, log: readLog([first, second]), exam: day0 + 60 })

const fileOf = (text: string) => new File([text], 'p.json', { type: 'application/json' })

// jsdom's files cannot be read as text.
File.prototype.text = function () {
  return new Promise((done) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result))
    reader.readAsText(this)
  })
}

async function card() {
  await memoryStore().clear()
  await memoryStore().append(first)
  progressStore().change(() => one)
  render(<CarryCard onExamDay={() => {}} />)
  const user = userEvent.setup()
  const choose = async (text: string) => user.upload(screen.getByLabelText('File of saved progress'), fileOf(text))
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  return { choose, press }
}
const ids = () =>
  memoryStore()
    .get()
    .log.events.map(({ id }) => id)
const word = () => screen.getByRole('status').textContent

test('a file says what it adds before anything is changed; then it is added, and what was here stays', async () => {
  const { choose, press } = await card()
  await choose(otherDevice)
  const found = within(await screen.findByRole('group', { name: 'What the file adds' }))
  expect(found.getByText('The file adds 1 answer of 1 day.')).toBeVisible()
  expect(found.getByText('Total Problems: 1 now, 2 then.')).toBeVisible()
  expect(ids()).toEqual([first.id])
  await press('Add it')
  expect(ids()).toEqual([first.id, second.id])
  expect(progressStore().get()).toMatchObject({ totalProblems: 2, correctAnswers: 2 })
  expect(window.localStorage.getItem('mathTutorExamDay')).not.toBeNull()
})

test('the same file brought twice adds nothing and doubles nothing', async () => {
  const { choose, press } = await card()
  for (const _ of [1, 2]) {
    await choose(otherDevice)
    await screen.findByRole('group', { name: 'What the file adds' })
    await press('Add it')
  }
  expect(ids()).toEqual([first.id, second.id])
  expect(progressStore().get().totalProblems).toBe(2)
})

test('what is not wanted is left', async () => {
  const { choose, press } = await card()
  await choose(otherDevice)
  await screen.findByRole('group', { name: 'What the file adds' })
  await press('Leave it')
  expect(ids()).toEqual([first.id])
  expect(word()).toBe('Nothing was changed.')
})

test.each([
  [/not a file of saved progress/, '{"todo":[]}'],
  [/damaged or was cut short/, otherDevice.slice(0, -9)],
  [/newer version/, otherDevice.replace('"version":1', '"version":2')],
])('%s is said, and nothing changes', async (words, text) => {
  const { choose } = await card()
  await choose(text)
  await screen.findByText(words)
  expect(ids()).toEqual([first.id])
})

test('saving hands the browser a file and says so', async () => {
  const { press } = await card()
  const saved: Blob[] = []
  URL.createObjectURL = (blob) => {
    if (blob instanceof Blob) saved.push(blob)
    return 'blob:x'
  }
  URL.revokeObjectURL = () => {}
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await press('Save my progress')
  expect(clicked).toHaveBeenCalled()
  expect(saved).toHaveLength(1)
  expect(word()).toMatch(/Saved to a file/)
})

test('clearing asks first, and forgets only then', async () => {
  const { press } = await card()
  await press('Clear my progress')
  await press('No, keep it')
  expect(ids()).toEqual([first.id])
  await press('Clear my progress')
  await press('Yes, clear everything')
  await act(async () => {})
  expect(ids()).toEqual([])
  expect(progressStore().get().totalProblems).toBe(0)
})
