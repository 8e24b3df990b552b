import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { judgeCard } from '@/lib/answers/judge-card'
import { keptCard } from './kept-cards'
import { linkAge } from './link-age'
import { newSeed } from '../ui/new-seed'
import type { Cell, Practice, PracticeOptions, ProblemChoice } from './practice'
import type { PracticeOutcome } from './practice-outcome'
import { firstSession, nextSession } from './practice-session'
import { useKeptCard } from './use-kept-card'
import { progressStore } from '../progress/progress-store'
import { inTime, troubleIn } from '../ui/in-time'
import { withCause } from '../ui/trouble'
import { notAnswerable, type Problem } from '@/lib/problems/problem'
import { mixedTopic } from '@/lib/syllabus'

const nextProblemDelay = 2000
const startFromLearnDelay = 100
/** How long a problem may take before it is said that it is on its way, where all that it needs was loaded before. In milliseconds. */
const atOnce = 100

export type { Cell, Practice, ProblemChoice } from './practice'

type Engine = typeof import('./practice-engine')

/** The practice session and its clock. `onPosed` hears of every new problem and where it was drawn. */
export function usePractice(
  onPosed: (problem: Problem, cell: Cell) => void,
  { onOutcome, circumstancesOf, onAsked, chooseNext, isLast }: PracticeOptions = {},
): Practice {
  const [session, dispatch] = useReducer(nextSession, firstSession)
  const engine = useRef<Engine | null>(null)
  const startTimer = useRef<number | undefined>(undefined)
  /** Counts requests, so that a slow answer to an old one is dropped. */
  const request = useRef(0)
  /** The request that nothing has come of yet. */
  const awaited = useRef(0)
  const posedAt = useRef(0)

  const cancelStart = () => window.clearTimeout(startTimer.current)

  function fail(error: unknown) {
    awaited.current = 0
    const { why, first } = troubleIn(error)
    console.error(first)
    dispatch({ kind: 'failed', failure: withCause('The problems could not be loaded', why) })
  }

  async function pose(choice: ProblemChoice) {
    const seed = choice.seed ?? newSeed()
    const mine = ++request.current
    onAsked?.()
    cancelStart()
    awaited.current = mine
    const sayLoading = () => mine === awaited.current && dispatch({ kind: 'loading' })
    if (!engine.current || session.advancing || session.failure) sayLoading()
    else window.setTimeout(sayLoading, atOnce)
    try {
      const own = (engine.current ??= await inTime(() => import('./practice-engine')))
      const { topic, difficulty, template } = choice
      const { problem, isOther } = await inTime(() =>
        own.problemOfLink({
          topic,
          difficulty,
          seed,
          ...(template && { templateId: template }),
          ...(!choice.seed && { avoid: own.templatesToAvoid() }),
          // Only a new problem of a chapter: a link is what it is, whoever opens it.
          ...(session.beyond && !choice.seed && topic !== mixedTopic && { beyond: true }),
        }),
      )
      if (mine !== request.current) return
      if (circumstancesOf) own.prepareNoting().catch(console.error)
      own.keepInBag(problem, !choice.seed && !template)
      const isReturn = circumstancesOf && choice.seed && !choice.isPresent
      const kept = keptCard(problem) ?? (isReturn ? await own.cardInLog(problem, Date.now()) : undefined)
      if (mine !== request.current) return
      const verdict = kept?.judged ? judgeCard(own.checkProblem, problem, kept.texts) : null
      awaited.current = 0
      posedAt.current = performance.now()
      dispatch({
        kind: 'posed',
        problem,
        fromLink: isOther ? 'unknown' : linkAge(choice, problem),
        ...(kept && { kept: { ...kept, verdict } }),
      })
      onPosed(problem, { topic, difficulty })
    } catch (error) {
      if (mine === request.current) fail(error)
    }
  }

  const { topic, difficulty, currentProblem, responses, solved, attempts, advancing } = session
  const way = (problem: Problem) => ({
    problem,
    hintsSeen: session.hintsSeen,
    solutionSeen: session.solutionSeen,
    milliseconds: Math.round(performance.now() - posedAt.current),
  })

  /** What it gives is through when the answer is kept, where there is something to wait for. */
  function conclude(outcome: PracticeOutcome): Promise<void> | undefined {
    const keeping = circumstancesOf && engine.current?.noteDown(outcome, circumstancesOf(outcome.problem))
    onOutcome?.(outcome)
    return keeping
  }

  async function poseNext() {
    const before = request.current
    try {
      const next = chooseNext ? await inTime(chooseNext) : { topic, difficulty }
      if (before !== request.current) return
      if (next) await pose(next)
      else dispatch({ kind: 'left' })
    } catch (error) {
      fail(error)
    }
  }

  const advance = useEffectEvent(() => void poseNext())
  const lookAhead = useEffectEvent(async () => {
    const here = request.current
    if ((await isLast?.()) && here === request.current) dispatch({ kind: 'last' })
  })
  useEffect(() => {
    if (!advancing) return
    lookAhead().catch(console.error)
    const timer = window.setTimeout(() => advance(), nextProblemDelay)
    return () => window.clearTimeout(timer)
  }, [advancing])
  useEffect(() => () => window.clearTimeout(startTimer.current), [])
  useKeptCard(session)

  return {
    session,
    chooseTopic: (next) => dispatch({ kind: 'topic', topic: next }),
    chooseDifficulty: (next) => dispatch({ kind: 'difficulty', difficulty: next }),
    chooseBeyond: (next) => dispatch({ kind: 'beyond', beyond: next }),
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
    },
    submit() {
      if (!engine.current || !currentProblem || currentProblem.answer === notAnswerable) return
      if (responses.every((text) => text.trim() === '')) return
      const verdict = judgeCard(engine.current.checkProblem, currentProblem, responses)
      const { correct } = verdict
      const show = () => dispatch({ kind: 'judged', verdict, texts: responses })
      const made = engine.current.attemptsMade(currentProblem, attempts)
      if (solved || verdict.unclear || made === undefined) return show()
      // In the log first: the progress is its extract.
      const keeping = conclude({ ...way(currentProblem), kind: 'judged', correct, verdict, attempts: made + 1 })
      progressStore().record({ topic: currentProblem.type, correct, firstAttempt: !made })
      if (!keeping) return show()
      const here = request.current
      return keeping.then(() => {
        if (here === request.current) show()
      })
    },
    report(report) {
      if (!currentProblem || session.report) return
      dispatch({ kind: 'reported', report })
      void conclude({ ...way(currentProblem), kind: 'drawn', correct: report === 'did-it', report, attempts: 0 })
    },
    toggleHints: () => dispatch({ kind: 'hints' }),
    nextHint: () => dispatch({ kind: 'next-hint' }),
    toggleSolution: () => dispatch({ kind: 'solution' }),
    lookAt: (step) => dispatch({ kind: 'look-at', step }),
    showStep: (step, from) => dispatch({ kind: 'show-step', step, from }),
    showOneMore: () => dispatch({ kind: 'one-more' }),
    hideSteps: () => dispatch({ kind: 'hide-steps' }),
    stay: () => dispatch({ kind: 'stay' }),
    leave() {
      cancelStart()
      dispatch({ kind: 'left' })
    },
  }
}
