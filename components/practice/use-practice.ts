import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { draftOf, forgetDraft, keepDraft } from './answer-drafts'
import { linkAge } from './link-age'
import { newSeed } from './new-seed'
import type { Cell, Practice, PracticeOptions, ProblemChoice } from './practice'
import { firstSession, nextSession } from './practice-session'
import { progressStore } from '../progress/progress-store'
import { notAnswerable, type Problem } from '@/lib/problems/problem'
import { isTopicKey } from '@/lib/syllabus'

const nextProblemDelay = 2000
const startFromLearnDelay = 100

export type { Cell, Practice, ProblemChoice } from './practice'

type Engine = typeof import('./practice-engine')

/** The practice session and its clock. `onPosed` hears of every new problem and where it was drawn. */
export function usePractice(
  onPosed: (problem: Problem, cell: Cell) => void,
  { onOutcome, chooseNext }: PracticeOptions = {},
): Practice {
  const [session, dispatch] = useReducer(nextSession, firstSession)
  const engine = useRef<Engine | null>(null)
  const startTimer = useRef<number | undefined>(undefined)
  /** Counts requests, so that a slow answer to an old one is dropped. */
  const request = useRef(0)
  const posedAt = useRef(0)

  const cancelStart = () => window.clearTimeout(startTimer.current)

  async function pose(choice: ProblemChoice) {
    const seed = choice.seed ?? newSeed()
    const mine = ++request.current
    cancelStart()
    dispatch({ kind: 'loading' })
    try {
      engine.current ??= await import('./practice-engine')
      const { topic, difficulty, template } = choice
      const problem = await engine.current.generateProblem({
        topic,
        difficulty,
        seed,
        ...(template && { templateId: template }),
        ...(!choice.seed && { avoid: engine.current.templatesToAvoid() }),
      })
      if (mine !== request.current) return
      engine.current.keepInBag(problem, !choice.seed && !template)
      const draft = draftOf(problem)
      posedAt.current = performance.now()
      dispatch({ kind: 'posed', problem, fromLink: linkAge(choice, problem), ...(draft && { draft }) })
      onPosed(problem, { topic, difficulty })
    } catch (error) {
      console.error(error)
      if (mine === request.current) dispatch({ kind: 'failed', failure: failureWords(choice) })
    }
  }

  const { topic, difficulty, currentProblem, responses, solved, attempts, advancing } = session
  const way = (problem: Problem) => ({
    problem,
    hintsSeen: session.hintsSeen,
    solutionSeen: session.solutionSeen,
    milliseconds: Math.round(performance.now() - posedAt.current),
  })

  async function poseNext() {
    const before = request.current
    try {
      const next = chooseNext ? await chooseNext() : { topic, difficulty }
      if (before !== request.current) return
      if (next) await pose(next)
      else dispatch({ kind: 'left' })
    } catch (error) {
      console.error(error)
      dispatch({ kind: 'failed', failure: failureWords({ topic, difficulty }) })
    }
  }

  const advance = useEffectEvent(() => void poseNext())
  useEffect(() => {
    if (!advancing) return
    const timer = window.setTimeout(() => advance(), nextProblemDelay)
    return () => window.clearTimeout(timer)
  }, [advancing])
  useEffect(() => () => window.clearTimeout(startTimer.current), [])

  return {
    session,
    chooseTopic: (next) => dispatch({ kind: 'topic', topic: next }),
    chooseDifficulty: (next) => dispatch({ kind: 'difficulty', difficulty: next }),
    generate(choice) {
      if (choice) {
        dispatch({ kind: 'topic', topic: choice.topic })
        dispatch({ kind: 'difficulty', difficulty: choice.difficulty })
      }
      void (choice ? pose(choice) : poseNext())
    },
    startFromLearn(next) {
      dispatch({ kind: 'topic', topic: next })
      cancelStart()
      startTimer.current = window.setTimeout(() => void pose({ topic: next, difficulty }), startFromLearnDelay)
    },
    type(text, part = 0) {
      dispatch({ kind: 'typed', text, part })
      if (currentProblem && !solved) keepDraft(currentProblem, responses.with(part, text))
    },
    submit() {
      if (!engine.current || !currentProblem || currentProblem.answer === notAnswerable) return
      const texts = responses.map((text) => text.trim())
      if (texts.every((text) => text === '')) return
      const verdict = engine.current.checkProblem(currentProblem, inOneBox(texts) ?? texts)
      dispatch({ kind: 'judged', verdict })
      if (solved || verdict.unclear) return
      progressStore().record({ topic: currentProblem.type, correct: verdict.correct, firstAttempt: attempts === 0 })
      const { correct } = verdict
      if (correct) forgetDraft(currentProblem)
      onOutcome?.({ ...way(currentProblem), kind: 'judged', correct, verdict, attempts: attempts + 1 })
    },
    report(report) {
      if (!currentProblem || session.report) return
      dispatch({ kind: 'reported', report })
      onOutcome?.({ ...way(currentProblem), kind: 'drawn', correct: report === 'did-it', report, attempts: 0 })
    },
    toggleHints: () => dispatch({ kind: 'hints' }),
    nextHint: () => dispatch({ kind: 'next-hint' }),
    toggleSolution: () => dispatch({ kind: 'solution' }),
    lookAt: (step) => dispatch({ kind: 'look-at', step }),
    showStep: (step) => dispatch({ kind: 'show-step', step }),
    showOneMore: () => dispatch({ kind: 'one-more' }),
    hideSteps: () => dispatch({ kind: 'hide-steps' }),
    stay: () => dispatch({ kind: 'stay' }),
    leave() {
      cancelStart()
      dispatch({ kind: 'left' })
    },
  }
}

/** The text of the first box where the others are empty: it may hold the answers to all parts. */
const inOneBox = ([first = '', ...others]: readonly string[]): string | undefined =>
  others.every((text) => text === '') ? first : undefined

function failureWords({ topic, template }: ProblemChoice): string {
  return template && isTopicKey(topic)
    ? 'The problem of this link could not be made. Generate a new one instead.'
    : 'The problems could not be loaded. Check your connection and try again.'
}
