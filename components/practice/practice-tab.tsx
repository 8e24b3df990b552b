import { CourseButtons } from './course-buttons'
import { ProblemCard } from './problem-card'
import { ProblemSelector } from './problem-selector'
import type { Practice } from './use-practice'
import type { ReactNode } from 'react'
import { CourseGate } from '../memory/course-gate'
import type { Asked } from '../memory/next-choice'
import type { Prompt, TopicPrompt } from '../ui/prompt'
import { PromptButtons } from '../ui/prompt-buttons'
import type { PracticeMode } from '@/lib/links/link'

export interface PracticeTabProps extends CourseProps {
  readonly practice: Practice
  readonly tips: readonly Prompt[]
  readonly problemTips: readonly TopicPrompt[]
  /** A word on the link that led here. */
  readonly notice?: ReactNode
  readonly onAsk: (prompt: string) => void
}

/** What practice follows besides a chapter. */
interface CourseProps {
  readonly mode: PracticeMode | undefined
  readonly onMode: (mode: PracticeMode | undefined) => void
  readonly onPose: (asked: Asked) => void
}

export function PracticeTab({ practice, tips, problemTips, notice, onAsk, ...course }: PracticeTabProps) {
  const { mode, onMode } = course
  const { currentProblem, loading, failure } = practice.session
  return (
    <div className="space-y-4 sm:space-y-6">
      <p aria-live="polite" className="sr-only">
        {currentProblem && `New problem: ${currentProblem.chapter}, ${currentProblem.difficulty}`}
      </p>
      <CourseButtons mode={mode} onMode={onMode} />
      {mode ? (
        <CourseGate key={mode} {...course} mode={mode} problem={currentProblem} notice={!currentProblem && notice} />
      ) : (
        <ProblemSelector practice={practice} notice={!currentProblem && notice} />
      )}
      {failure && (
        <p role="alert" className="card border-bad p-4">
          {failure}
        </p>
      )}
      {currentProblem && (
        <ProblemCard
          key={currentProblem.id}
          practice={practice}
          problem={currentProblem}
          tip={problemTips.find(({ topic }) => topic === currentProblem.type)}
          notice={notice}
          onAsk={onAsk}
        />
      )}
      {!currentProblem && !mode && (
        <section className="card px-6 py-12 text-center" aria-busy={loading}>
          <h3 className="text-xl font-semibold">Ready for Practice?</h3>
          <p className="mt-2 text-muted">Choose a chapter and difficulty level to start practicing!</p>
        </section>
      )}
      <section className="card p-4 sm:p-6">
        <h3 className="section-title">Board Exam Tips</h3>
        <div role="group" aria-label="Board Exam Tips">
          <PromptButtons prompts={tips} onAsk={onAsk} />
        </div>
      </section>
    </div>
  )
}
