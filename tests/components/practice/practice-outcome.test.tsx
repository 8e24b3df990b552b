import { act, renderHook } from '@testing-library/react'
import { problemWhere, type PosedProblem } from './posed'
import type { PracticeOutcome } from '@/components/practice/practice-outcome'
import { usePractice } from '@/components/practice/use-practice'
import { notAnswerable } from '@/lib/problems'

const typed = problemWhere(({ type, answerFormat }) => type === 'polynomials' && answerFormat === 'number')
const drawn = problemWhere(({ answer }) => answer === notAnswerable)
const right = String(typed.problem.answer)

async function practising({ choice }: PosedProblem) {
  jest.useFakeTimers()
  const onOutcome = jest.fn<undefined, [PracticeOutcome]>()
  const { result } = renderHook(() => usePractice(() => {}, { onOutcome }))
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
  const open = async () => {
    act(() => result.current.generate(choice))
    await wait(0)
  }
  await open()
  return {
    open,
    wait,
    onOutcome,
    practice: (does: (practice: (typeof result)['current']) => void) => act(() => does(result.current)),
    answer(text: string) {
      act(() => result.current.type(text))
      act(() => void result.current.submit())
    },
  }
}

test('each judged attempt tells how the student came to it', async () => {
  const { answer, practice, wait, onOutcome } = await practising(typed)
  await wait(1500)
  answer('98765')
  practice(({ toggleHints }) => toggleHints())
  practice(({ nextHint }) => nextHint())
  practice(({ toggleSolution }) => toggleSolution())
  await wait(500)
  answer(right)
  expect(onOutcome.mock.calls.flat()).toEqual([
    {
      kind: 'judged',
      problem: typed.problem,
      correct: false,
      verdict: expect.objectContaining({ correct: false }),
      attempts: 1,
      hintsSeen: 0,
      solutionSeen: false,
      milliseconds: 1500,
    },
    {
      kind: 'judged',
      problem: typed.problem,
      correct: true,
      verdict: expect.objectContaining({ correct: true }),
      attempts: 2,
      hintsSeen: 2,
      solutionSeen: true,
      milliseconds: 2000,
    },
  ])
})

test('what is no attempt tells nothing: an empty answer, one that stands on the page, one after the right one', async () => {
  const { answer, onOutcome } = await practising(typed)
  answer('  ')
  answer(typed.problem.steps[0] ?? '')
  expect(onOutcome).not.toHaveBeenCalled()
  answer(right)
  answer('98765')
  expect(onOutcome).toHaveBeenCalledTimes(1)
})

test('the clock starts anew with each problem', async () => {
  const { answer, open, wait, onOutcome } = await practising(typed)
  await wait(5000)
  await open()
  await wait(700)
  answer('98765')
  expect(onOutcome.mock.lastCall?.[0].milliseconds).toBe(700)
})

test.each([
  ['did-it', true],
  ['more-practice', false],
] as const)('of a task to draw the student says %s, once', async (report, correct) => {
  const { practice, wait, onOutcome } = await practising(drawn)
  practice(({ toggleSolution }) => toggleSolution())
  await wait(60_000)
  practice((one) => one.report(report))
  practice((one) => one.report('did-it'))
  expect(onOutcome.mock.calls.flat()).toEqual([
    {
      kind: 'drawn',
      problem: drawn.problem,
      correct,
      report,
      attempts: 0,
      hintsSeen: 0,
      solutionSeen: true,
      milliseconds: 60_000,
    },
  ])
})
