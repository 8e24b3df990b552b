import { problemWhere } from './posed'
import type { PracticeAction, WayIn } from '@/components/practice/practice-action'
import { firstSession, nextSession, type PracticeSession } from '@/components/practice/practice-session'

const { problem } = problemWhere(({ hints, steps }) => hints.length === 3 && steps.length > 3)
const posed: PracticeAction = { kind: 'posed', problem, fromLink: 'same' }
const right: PracticeAction = { kind: 'judged', verdict: { correct: true } }
const wrong: PracticeAction = { kind: 'judged', verdict: { correct: false } }
const unclear: PracticeAction = { kind: 'judged', verdict: { correct: false, unclear: true } }
const [hints, nextHint, solution, stay, oneMore, hideSteps, left] = (
  ['hints', 'next-hint', 'solution', 'stay', 'one-more', 'hide-steps', 'left'] as const
).map((kind): PracticeAction => ({ kind }))
const lookAt = (step: number): PracticeAction => ({ kind: 'look-at', step })
const showStep = (step: number, from: WayIn = 'mistake'): PracticeAction => ({ kind: 'show-step', step, from })
const kept = {
  attempts: 2,
  solved: false,
  judged: true,
  hintsSeen: 1,
  solutionSeen: true,
  report: 'more-practice',
  verdict: { correct: false },
} as const
const typed = (text: string): PracticeAction => ({ kind: 'typed', text, part: 0 })

const after = (...actions: readonly (PracticeAction | undefined)[]): PracticeSession =>
  [posed, ...actions].reduce<PracticeSession>(
    (session, one) => (one ? nextSession(session, one) : session),
    firstSession,
  )

describe('the next problem comes by itself', () => {
  test.each([
    ['after a right answer', [right], true],
    ['not after a wrong one', [wrong], false],
    ['not after one that is asked about', [unclear], false],
    ['not when the student stays', [right, stay], false],
    ['not when hints are opened meanwhile', [right, hints], false],
    ['but they may be open already', [hints, right], true],
    ['closing them calls nothing off', [hints, right, hints], true],
    ['not when the next hint is asked for', [hints, right, nextHint], false],
    ['not when the solution is opened meanwhile', [right, solution], false],
    ['but it may be open already', [solution, right], true],
    ['closing it calls nothing off', [solution, right, solution], true],
    ['not when the student leaves', [right, left], false],
    ['not when something wrong is tried meanwhile', [right, typed('5'), wrong], false],
    ['but the right answer again calls nothing off', [right, typed('5'), right], true],
    ['typing calls nothing off', [right, typed('5')], true],
    ['not again when it is called off and answered once more', [right, stay, right], false],
  ] as const)('%s', (_, actions, advancing) => expect(after(...actions).advancing).toBe(advancing))
})

describe('hints come one at a time, and those that were seen stay seen', () => {
  test.each([
    ['none', [], false, 0],
    ['Show Hints: the first', [hints], true, 1],
    ['Next hint: two', [hints, nextHint], true, 2],
    ['three are all there are', [hints, nextHint, nextHint, nextHint], true, 3],
    ['Hide Hints hides them, and keeps the count', [hints, nextHint, hints], false, 2],
    ['shown again: those that were seen', [hints, nextHint, hints, hints], true, 2],
    ['a new problem: none', [hints, nextHint, posed], false, 0],
  ] as const)('%s', (_, actions, showHints, hintsSeen) =>
    expect(after(...actions)).toMatchObject({ showHints, hintsSeen }),
  )
})

describe('the solution, whole or line by line', () => {
  const none = { showSolution: false, markedStep: null, shownSteps: null }
  test.each([
    ['nothing is shown at first', [], { ...none, solutionSeen: false }],
    ['whole', [solution], { ...none, showSolution: true, solutionSeen: true }],
    ['hidden again it was seen all the same', [solution, solution], { ...none, solutionSeen: true }],
    ['at a line', [lookAt(3)], { ...none, showSolution: true, markedStep: 3, solutionSeen: true }],
    ['hiding it takes the mark away', [lookAt(3), solution], { ...none, solutionSeen: true }],
    [
      'one line alone',
      [showStep(2)],
      { ...none, shownSteps: { first: 2, last: 2, from: 'mistake' }, solutionSeen: true },
    ],
    [
      'and one more',
      [showStep(2, 'start'), oneMore],
      { ...none, shownSteps: { first: 2, last: 3, from: 'start' }, solutionSeen: true },
    ],
    [
      'and no more than there are',
      [showStep(problem.steps.length), oneMore],
      {
        ...none,
        shownSteps: { first: problem.steps.length, last: problem.steps.length, from: 'mistake' },
        solutionSeen: true,
      },
    ],
    ['one more of nothing is nothing', [oneMore], { ...none, solutionSeen: false }],
    ['hidden again', [showStep(2), hideSteps], { ...none, solutionSeen: true }],
    ['a new problem: nothing', [lookAt(3), showStep(2), posed], { ...none, solutionSeen: false }],
  ] as const)('%s', (_, actions, expected) => expect(after(...actions)).toMatchObject(expected))
})

test.each([
  ['a draft fills the boxes', ['5'], ['5']],
  ['one of another shape fills what it can', ['5', '6'], ['5']],
  ['none leaves them empty', undefined, ['']],
])('%s', (_, texts, responses) =>
  expect(nextSession(firstSession, { ...posed, ...(texts && { kept: { ...kept, texts } }) }).responses).toEqual(
    responses,
  ),
)

test('the card of an earlier visit comes back with its verdict and counts, and with help closed', () => {
  const session = nextSession(firstSession, { ...posed, kept: { ...kept, texts: ['5'] } })
  expect(session).toMatchObject({
    attempts: 2,
    solved: false,
    verdict: { correct: false },
    hintsSeen: 1,
    solutionSeen: true,
    report: 'more-practice',
    showHints: false,
    showSolution: false,
    advancing: false,
  })
})
