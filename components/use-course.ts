import { useRef, useState } from 'react'
import type { Circumstances } from './memory/draft'
import type { Asked } from './memory/next-choice'
import type { ProblemChoice } from './practice/practice'
import type { PracticeMode } from '@/lib/links/link'
import type { Problem } from '@/lib/problems/problem'

/** What practice follows besides a chapter, and what it remembers of each problem: all that it needs loads when first used. */
export interface Course {
  readonly mode: PracticeMode | undefined
  readonly setMode: (mode: PracticeMode | undefined) => void
  /** Notes for which archetype a problem is asked. */
  readonly ask: (asked: Asked) => ProblemChoice
  /** What comes after the problem on the table; nothing when the course is done. */
  readonly next: (mode: PracticeMode, problem: Problem | null) => Promise<ProblemChoice | undefined>
  /** Whether nothing comes after it. */
  readonly isLast: (mode: PracticeMode, problem: Problem | null) => Promise<boolean>
  /** Where a problem comes from: its outcome is remembered so. */
  readonly circumstancesOf: (problem: Problem) => Circumstances
}

export function useCourse(): Course {
  const [mode, setMode] = useState<PracticeMode>()
  const asked = useRef<Asked | undefined>(undefined)

  function ask(next: Asked): ProblemChoice {
    asked.current = next
    return next.choice
  }
  const archetypeOf = ({ templateId, seed }: Problem): string | undefined => {
    const { choice, archetype } = asked.current ?? {}
    return choice?.template === templateId && choice.seed === seed ? archetype : undefined
  }
  async function after(course: PracticeMode, problem: Problem | null): Promise<Asked | undefined> {
    const { nextAsked } = await import('./memory/next-choice')
    return nextAsked(course, problem && { ...problem, archetype: archetypeOf(problem) })
  }
  return {
    mode,
    setMode,
    ask,
    async next(course, problem) {
      const next = await after(course, problem)
      return next && ask(next)
    },
    isLast: async (course, problem) => (await after(course, problem)) === undefined,
    circumstancesOf: (problem) => ({ mode, archetype: archetypeOf(problem) }),
  }
}
