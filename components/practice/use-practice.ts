import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { firstSession, nextSession, type LinkAge, type PracticeSession } from './practice-session'
import { newSeed } from './new-seed'
import { progressStore } from '../progress/progress-store'
import { notAnswerable, type Problem } from '@/lib/problems/problem'
import { isTopicKey, type Difficulty, type PracticeTopic } from '@/lib/syllabus'

const nextProblemDelay = 2000
const startFromLearnDelay = 100

export interface Cell {
  readonly topic: PracticeTopic
  readonly difficulty: Difficulty
}

export interface ProblemChoice extends Cell {
  /** Left out: a new one. */
  readonly seed?: string
  readonly template?: string
  /** Of the template, when the link was made; 1 where the link says none. */
  readonly version?: number
}

export interface Practice {
  readonly session: PracticeSession
  readonly chooseTopic: (topic: PracticeTopic) => void
  readonly chooseDifficulty: (difficulty: Difficulty) => void
  /** Poses the chosen problem, or a new one of the chosen chapter and difficulty. */
  readonly generate: (choice?: ProblemChoice) => void
  /** The same, a moment later: the way in from a lesson. */
  readonly startFromLearn: (topic: PracticeTopic) => void
  /** `part`: its place, counted from 0. */
  readonly type: (text: string, part?: number) => void
  readonly submit: () => void
  readonly toggleHints: () => void
  readonly toggleSolution: () => void
  /** The student turns to something else: no new problem comes by itself. */
  readonly leave: () => void
}

type Engine = typeof import('./practice-engine')

/** The practice session and its clock. `onPosed` hears of every new problem and where it was drawn. */
export function usePractice(onPosed: (problem: Problem, cell: Cell) => void): Practice {
  const [session, dispatch] = useReducer(nextSession, firstSession)
  const engine = useRef<Engine | null>(null)
  const startTimer = useRef<number | undefined>(undefined)
  /** Counts requests, so that a slow answer to an old one is dropped. */
  const request = useRef(0)

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
      })
      if (mine !== request.current) return
      dispatch({ kind: 'posed', problem, fromLink: linkAge(choice, problem) })
      onPosed(problem, { topic, difficulty })
    } catch (error) {
      console.error(error)
      if (mine === request.current) dispatch({ kind: 'failed', failure: failureWords(choice) })
    }
  }

  const { topic, difficulty, currentProblem, responses, solved, attempts, advancing } = session

  const advance = useEffectEvent(() => void pose({ topic, difficulty }))
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
      void pose(choice ?? { topic, difficulty })
    },
    startFromLearn(next) {
      dispatch({ kind: 'topic', topic: next })
      cancelStart()
      startTimer.current = window.setTimeout(() => void pose({ topic: next, difficulty }), startFromLearnDelay)
    },
    type: (text, part = 0) => dispatch({ kind: 'typed', text, part }),
    submit() {
      if (!engine.current || !currentProblem || currentProblem.answer === notAnswerable) return
      const texts = responses.map((text) => text.trim())
      if (texts.every((text) => text === '')) return
      const verdict = engine.current.checkProblem(currentProblem, inOneBox(texts) ?? texts)
      dispatch({ kind: 'judged', verdict })
      if (solved || verdict.unclear) return
      progressStore().record({
        topic: currentProblem.type,
        correct: verdict.correct,
        firstAttempt: attempts === 0,
      })
    },
    toggleHints: () => dispatch({ kind: 'hints' }),
    toggleSolution: () => dispatch({ kind: 'solution' }),
    leave() {
      cancelStart()
      dispatch({ kind: 'left' })
    },
  }
}

/** The text of the first box where the others are empty: it may hold the answers to all parts. */
const inOneBox = ([first = '', ...others]: readonly string[]): string | undefined =>
  others.every((text) => text === '') ? first : undefined

/** How the template of a link compares with the one of the page. */
function linkAge({ template, version = 1 }: ProblemChoice, problem: Problem): LinkAge {
  if (template === undefined || version === problem.version) return 'same'
  return version < problem.version ? 'older' : 'newer'
}

function failureWords({ topic, template }: ProblemChoice): string {
  return template && isTopicKey(topic)
    ? 'The problem of this link could not be made. Generate a new one instead.'
    : 'The problems could not be loaded. Check your connection and try again.'
}
