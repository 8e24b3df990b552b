import { act, renderHook } from '@testing-library/react'
import { problemWhere } from './posed'
import { draftOf } from '@/components/memory/draft'
import { memoryStore } from '@/components/memory/memory-store'
import type { PracticeOutcome } from '@/components/practice/practice-outcome'
import { usePractice } from '@/components/practice/use-practice'

const { problem, choice } = problemWhere(
  ({ type, answerFormat }) => type === 'polynomials' && answerFormat === 'number',
)
const right = String(problem.answer)
const practice = { mode: undefined, archetype: undefined } as const

/** An answer to the problem as a browser that was killed since has it in its log. */
const logged = (correct: boolean, attempts: number, at = Date.now() - 60_000) =>
  draftOf(
    {
      kind: 'judged',
      problem,
      correct,
      verdict: { correct },
      attempts,
      hintsSeen: 0,
      solutionSeen: false,
      milliseconds: 9000,
    },
    practice,
    at,
  )

/** The problem opened by its link, before the log is there. */
async function opened() {
  jest.useFakeTimers()
  const onOutcome = jest.fn<undefined, [PracticeOutcome]>()
  const { result } = renderHook(() => usePractice(() => {}, { onOutcome, circumstancesOf: () => practice }))
  act(() => result.current.generate(choice))
  for (let turn = 0; turn < 100 && !result.current.session.currentProblem; turn++)
    await act(() => jest.advanceTimersByTimeAsync(100))
  return {
    onOutcome,
    answer(text: string) {
      act(() => result.current.type(text))
      act(() => void result.current.submit())
      return result.current.session.verdict?.correct
    },
  }
}

const comes = (...events: readonly ReturnType<typeof logged>[]) =>
  act(async () => void (await memoryStore().bring({ events, aside: [] })))

afterEach(() => act(() => memoryStore().clear()))

test('a problem that a late log knows as solved is judged and does not count again', async () => {
  const { answer, onOutcome } = await opened()
  await comes(logged(true, 1))
  expect(answer(right)).toBe(true)
  expect(onOutcome).not.toHaveBeenCalled()
})

test('after a wrong answer in a late log the next is the second attempt', async () => {
  const { answer, onOutcome } = await opened()
  await comes(logged(false, 1))
  answer(right)
  expect(onOutcome.mock.calls.flat()).toMatchObject([{ correct: true, attempts: 2 }])
})

test('what another tab answers while the problem stands here counts there, and here as well', async () => {
  const { answer, onOutcome } = await opened()
  await comes(logged(true, 1, Date.now() + 1))
  answer(right)
  expect(onOutcome.mock.calls.flat()).toMatchObject([{ correct: true, attempts: 1 }])
})

test('what no log knows counts', async () => {
  const { answer, onOutcome } = await opened()
  answer(right)
  expect(onOutcome.mock.calls.flat()).toMatchObject([{ correct: true, attempts: 1 }])
})
