import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { smallExam } from '../../lib/papers/small-exam'
import { ExamView } from '@/components/papers/exam/exam-view'
import { keptPapers } from '@/components/papers/exam/kept-exam'
import { journal } from '@/components/memory/journal'
import { memoryStore } from '@/components/memory/memory-store'
import type { PaperInView } from '@/lib/papers/asked-about'

const key = 'mathTutorPaper.board.k3f9'
const button = (name: string | RegExp) => screen.getByRole('button', { name })
/** What the assistant was told last of the paper in view. */
let inView: PaperInView | null = null
const open = () =>
  render(
    <ExamView
      exam={smallExam}
      notice={null}
      withKey={false}
      onVisit={() => {}}
      onPaper={(paper) => (inView = paper)}
    />,
  )
const stored = () => JSON.parse(localStorage.getItem(key) ?? 'null')
const goTo = (number: number) => userEvent.click(button(new RegExp(`^Question ${number}, `)))

async function begin({ timed = false } = {}) {
  const page = open()
  if (!timed) await userEvent.click(screen.getByRole('checkbox', { name: /^Timer/ }))
  await userEvent.click(button('Start'))
  return page
}

async function finish() {
  await userEvent.click(button('Finish and mark'))
  await userEvent.click(button('Finish now'))
}

const told = () => [...memoryStore().get().log.events, ...journal.read()].map(({ id }) => id)

beforeEach(() => memoryStore().clear())

describe('before the start', () => {
  test('the page tells what the paper is', () => {
    open()
    expect(screen.getByRole('heading', { name: 'A small board paper', level: 2 })).toBeVisible()
    expect(screen.getByText('Maximum marks: 12')).toBeVisible()
    expect(screen.getByRole('row', { name: /B Questions 2 to 4 Answers 7/ })).toBeVisible()
    expect(screen.getByRole('checkbox', { name: '15 minutes’ reading time first' })).toBeChecked()
  })

  test('without a timer there is no reading time', async () => {
    open()
    await userEvent.click(screen.getByRole('checkbox', { name: /^Timer/ }))
    expect(screen.getByRole('checkbox', { name: /reading time/ })).toBeDisabled()
  })
})

describe('sitting it', () => {
  test('in reading time nothing can be answered, until writing begins', async () => {
    await begin({ timed: true })
    expect(screen.getByRole('timer', { name: 'Reading time left' })).toHaveTextContent('15:00')
    expect(screen.getByRole('radio', { name: /5/ })).toBeDisabled()
    await userEvent.click(button('Begin writing now'))
    expect(screen.getByRole('timer', { name: 'Time left' })).toHaveTextContent(/^(?:30:00|29:5\d)/)
    expect(screen.getByRole('radio', { name: /5/ })).toBeEnabled()
  })

  test('the map says what is answered and what is to be looked at again', async () => {
    await begin()
    await userEvent.click(screen.getByRole('radio', { name: /5/ }))
    await userEvent.click(button('Look at again'))
    expect(button('Question 1, answered, to look at again')).toHaveAttribute('aria-current', 'step')
    await userEvent.click(button('Next'))
    expect(screen.getByRole('heading', { name: 'Question 2.' })).toHaveFocus()
    expect(button('Question 2, not answered')).toBeVisible()
  })

  test('of two questions joined by OR one is answered; what was typed to the other stays', async () => {
    await begin()
    await goTo(3)
    await userEvent.type(screen.getByRole('textbox', { name: 'Your final answer' }), '7')
    await userEvent.click(screen.getByRole('radio', { name: 'I answer the second' }))
    expect(screen.getByRole('textbox', { name: 'Your final answer' })).toHaveValue('')
    await userEvent.click(screen.getByRole('radio', { name: 'I answer the first' }))
    expect(screen.getByRole('textbox', { name: 'Your final answer' })).toHaveValue('7')
  })

  test('a case shows its common parts once, and its last part twice', async () => {
    await begin()
    await goTo(5)
    expect(screen.getAllByText('How many?')).toHaveLength(1)
    expect(screen.getByText('How long?')).toBeVisible()
    expect(screen.getByText('How wide?')).toBeVisible()
    await userEvent.type(screen.getByRole('textbox', { name: 'Your answer (i)' }), '3')
    expect(button('Question 5, 1 of 3 parts answered')).toBeVisible()
  })

  test('a reload goes on where the student was', async () => {
    const { unmount } = await begin()
    await goTo(2)
    await userEvent.type(screen.getByRole('textbox', { name: 'Your final answer' }), '190')
    unmount()
    open()
    expect(screen.getByRole('textbox', { name: 'Your final answer' })).toHaveValue('190')
    expect(keptPapers()).toMatchObject([{ place: { paper: 'board', seed: 'k3f9' } }])
  })

  test('the clock goes on over a closed tab, and one set back does no harm', async () => {
    const { unmount } = await begin({ timed: true })
    await userEvent.click(button('Begin writing now'))
    unmount()
    const { clock, ...rest } = stored()
    localStorage.setItem(key, JSON.stringify({ ...rest, clock: { ...clock, seen: clock.seen - 10 * 60_000 } }))
    const again = open()
    expect(screen.getByRole('timer')).toHaveTextContent(/^(?:20:00|19:5\d)$/)
    again.unmount()
    localStorage.setItem(key, JSON.stringify({ ...rest, clock: { ...clock, seen: clock.seen + 60 * 60_000 } }))
    open()
    expect(screen.getByRole('timer')).toHaveTextContent(/^(?:30:00|29:5\d)$/)
  })

  test('when the time is over it is said, and nothing is lost', async () => {
    const { unmount } = await begin({ timed: true })
    await userEvent.click(button('Begin writing now'))
    unmount()
    const kept = stored()
    localStorage.setItem(
      key,
      JSON.stringify({ ...kept, clock: { ...kept.clock, elapsed: 31 * 60_000 + kept.writing } }),
    )
    open()
    expect(screen.getByText('Time is over')).toBeVisible()
    expect(screen.getByRole('radio', { name: /5/ })).toBeEnabled()
  })
})

describe('what is stored', () => {
  test('what cannot be read is kept aside', () => {
    localStorage.setItem(key, '{"broken')
    open()
    expect(button('Start')).toBeVisible()
    expect(localStorage.getItem('mathTutorPaperUnreadable.board.k3f9')).toBe('{"broken')
  })

  test('what a newer page stored is left as it is', async () => {
    const newer = '{"version":2,"of":"another day"}'
    localStorage.setItem(key, newer)
    await begin()
    await userEvent.click(screen.getByRole('radio', { name: /5/ }))
    expect(localStorage.getItem(key)).toBe(newer)
    expect(screen.getByRole('alert')).toHaveTextContent('newer version')
  })

  test('another tab on the same paper is followed', async () => {
    await begin()
    const kept = stored()
    const other = { ...kept, questions: { q1: { ...kept.questions.q1, alternative: 0, texts: { '0.0': 'B' } } } }
    await userEvent.click(screen.getByRole('radio', { name: /4/ }))
    const mine = stored()
    const newValue = JSON.stringify({ ...other, questions: { q1: { ...mine.questions.q1, texts: { '0.0': 'B' } } } })
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })))
    expect(screen.getByRole('radio', { name: /5/ })).toBeChecked()
  })
})

describe('finished', () => {
  test('the end asks once more, and says what is missing', async () => {
    await begin()
    await userEvent.click(button('Finish and mark'))
    expect(screen.getByRole('alert')).toHaveTextContent('5 of 5 questions are not, or not wholly, answered.')
    await userEvent.click(button('Go on'))
    expect(button('Finish and mark')).toBeVisible()
  })

  test('typed answers are judged, with the slip; the score stands by section and unit', async () => {
    await begin()
    await userEvent.click(screen.getByRole('radio', { name: /5/ }))
    await goTo(2)
    await userEvent.type(screen.getByRole('textbox', { name: 'Your final answer' }), '190')
    await finish()
    expect(screen.getByRole('heading', { name: 'Your marks: 1½ of 12' })).toHaveFocus()
    expect(screen.getByRole('row', { name: /Section A 1 of 1/ })).toBeVisible()
    expect(screen.getByRole('row', { name: /Number Systems 1 of 4/ })).toBeVisible()
    const card = within(screen.getByRole('article', { name: 'Question 2' }))
    expect(card.getByText('Not right')).toBeVisible()
    expect(card.getByText(/The half is missing/)).toBeVisible()
    expect(card.getByRole('checkbox', { name: /First line/ })).toBeChecked()
    await userEvent.click(card.getByRole('checkbox', { name: /Last line/ }))
    expect(screen.getByRole('heading', { name: 'Your marks: 3 of 12' })).toBeVisible()
  })

  test('a proof waits until its lines are ticked; then it is told to the memory, once', async () => {
    const { unmount } = await begin()
    await goTo(4)
    await userEvent.click(screen.getByRole('checkbox', { name: /Written on paper/ }))
    await finish()
    expect(told()).toEqual([])
    await userEvent.click(button('Mark it now'))
    const card = within(screen.getByRole('article', { name: 'Question 4' }))
    await userEvent.click(card.getByRole('checkbox', { name: /Both are even/ }))
    await userEvent.click(card.getByRole('button', { name: 'Marked' }))
    expect(button('Question 4, 1½ of 3')).toBeVisible()
    expect(new Set(told()).size).toBe(1)
    unmount()
    open()
    await userEvent.click(within(screen.getByRole('article')).getByRole('button', { name: 'All lines' }))
    expect(new Set(told()).size).toBe(1)
    expect(keptPapers()).toMatchObject([{ sitting: { score: { got: 3, of: 12 } } }])
  })

  test('of several that wait each is marked for good, one after the other', async () => {
    await begin()
    for (const number of [2, 4]) {
      await goTo(number)
      await userEvent.click(screen.getByRole('checkbox', { name: /Written on paper/ }))
    }
    await finish()
    expect(screen.getByText(/^2 questions wait for your marks/)).toBeVisible()
    await userEvent.click(button('Mark them now'))
    await userEvent.click(button('All lines'))
    await userEvent.click(button('Marked, on to the next'))
    expect(screen.getByRole('article', { name: 'Question 4' })).toBeVisible()
    expect(screen.getByText(/^One question waits for your marks/)).toBeVisible()
    await userEvent.click(button('All lines'))
    await userEvent.click(button('Marked'))
    expect(screen.queryByText(/wait.* for your marks/)).toBeNull()
    expect(screen.getByRole('heading', { name: 'Your marks: 5 of 12' })).toBeVisible()
    expect(stored().questions).toMatchObject({ q2: { marked: true }, q4: { marked: true } })
  })

  test('it can be sat again, if that is meant', async () => {
    await begin()
    await finish()
    await userEvent.click(button('Sit this paper again'))
    await userEvent.click(button('Sit it again'))
    expect(button('Start')).toBeVisible()
  })
})

describe('what the assistant is told', () => {
  test('before the start nothing, while it is written only that it is', async () => {
    open()
    expect(inView).toBeNull()
    await userEvent.click(screen.getByRole('checkbox', { name: /^Timer/ }))
    await userEvent.click(button('Start'))
    await userEvent.click(screen.getByRole('radio', { name: /5/ }))
    expect(inView).toEqual({ state: 'sitting' })
  })

  test('once it is marked, each question with what was answered, and which is in view; nothing after the paper is left', async () => {
    const { unmount } = await begin()
    await userEvent.click(screen.getByRole('radio', { name: /4/ }))
    await finish()
    await goTo(2)
    if (inView?.state !== 'marked') throw new Error('not marked')
    expect(inView.place).toBe(2)
    expect(inView.count).toBe(5)
    expect(inView.score()).toMatchObject({ got: 0, of: 12 })
    expect(inView.question(1)?.response).toEqual(['A'])
    expect(inView.question(1)?.verdict?.correct).toBe(false)
    unmount()
    expect(inView).toBeNull()
  })
})
