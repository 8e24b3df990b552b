import { act, renderHook } from '@testing-library/react'
import { problemWhere } from './posed'
import { usePractice } from '@/components/practice/use-practice'

/** A disk that takes its time: what is written is there when `disk.write` is called. */
const disk: { write: () => void } = { write: () => {} }
jest.mock('@/components/memory/memory-database', () => ({
  browserDatabase: () => ({
    readAll: () => Promise.resolve([]),
    write: () => new Promise<void>((resolve) => (disk.write = resolve)),
    clear: () => Promise.resolve(),
  }),
}))

const { problem, choice } = problemWhere(
  ({ type, answerFormat }) => type === 'polynomials' && answerFormat === 'number',
)
const right = String(problem.answer)

/** A problem on the table of a browser that keeps a log. */
async function opened() {
  jest.useFakeTimers()
  const onOutcome = jest.fn()
  const { result } = renderHook(() =>
    usePractice(() => {}, { onOutcome, circumstancesOf: () => ({ mode: undefined, archetype: undefined }) }),
  )
  act(() => result.current.generate(choice))
  for (let turn = 0; turn < 100 && !result.current.session.currentProblem; turn++)
    await act(() => jest.advanceTimersByTimeAsync(100))
  return {
    onOutcome,
    session: () => result.current.session,
    type: (text: string) => act(() => result.current.type(text)),
    submit: () => act(() => void result.current.submit()),
    wait: (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds)),
  }
}

test('the verdict is drawn when the answer is kept, and not before', async () => {
  const { session, type, submit, wait, onOutcome } = await opened()
  type(right)
  submit()
  await wait(500)
  expect(session().verdict).toBeNull()
  disk.write()
  await wait(0)
  expect(session()).toMatchObject({ verdict: { correct: true }, attempts: 1, solved: true, advancing: true })
  expect(onOutcome).toHaveBeenCalledTimes(1)
})

test('a disk that never answers holds the verdict back for two seconds at most', async () => {
  const { session, type, submit, wait } = await opened()
  type(right)
  submit()
  await wait(1900)
  expect(session().verdict).toBeNull()
  await wait(200)
  expect(session().verdict).toMatchObject({ correct: true })
})

test('who types on meanwhile is not told of what stood there before, and the answer counts', async () => {
  const { session, type, submit, wait, onOutcome } = await opened()
  type('-99')
  submit()
  await wait(100)
  type(right)
  disk.write()
  await wait(0)
  expect(session()).toMatchObject({ verdict: null, attempts: 1, solved: false, responses: [right] })
  submit()
  await wait(100)
  disk.write()
  await wait(0)
  expect(session()).toMatchObject({ verdict: { correct: true }, attempts: 2, solved: true })
  expect(onOutcome).toHaveBeenCalledTimes(2)
})
