import '../answering/answering.css'
import './card.css'
import '../print/app-print.css'
import { CourseButtons } from './course-buttons'
import { ProblemCard } from './problem-card'
import { ProblemSelector } from './problem-selector'
import type { Practice } from './use-practice'
import { WayBack, type WayBackProps } from './way-back'
import type { ReactNode } from 'react'
import { CourseGate } from '../memory/course-gate'
import type { Asked } from '../memory/next-choice'
import { TenBadge } from '../memory/ten-badge'
import { ChapterPicker, type ChapterChoice } from '../ui/chapter-picker'
import { BusySign } from '../ui/busy-sign'
import { ChapterSign } from '../ui/chapter-sign'
import type { Layers } from '../ui/layers'
import type { Prompt, TopicPrompt } from '../ui/prompt'
import { PromptButtons } from '../ui/prompt-buttons'
import { unitKey } from '../ui/unit'
import type { PracticeMode } from '@/lib/links/link'
import type { Problem } from '@/lib/problems/problem'
import { chapters, mixedTopic, type PracticeTopic } from '@/lib/syllabus'

export interface PracticeTabProps extends CourseProps {
  readonly practice: Practice
  readonly tips: readonly Prompt[]
  readonly problemTips: readonly TopicPrompt[]
  /** A word on the link that led here. */
  readonly notice?: ReactNode
  /** The lesson whose question led to the problem. */
  readonly wayBack?: WayBackProps
  readonly layers?: Layers
  /** A word on how the student stands in a chapter. */
  readonly standing?: (topic: PracticeTopic) => string | undefined
  readonly onAsk: (prompt: string) => void
}

/** What practice follows besides a chapter. */
interface CourseProps {
  readonly mode: PracticeMode | undefined
  readonly onMode: (mode: PracticeMode | undefined) => void
  readonly onPose: (asked: Asked) => void
}

const choices: readonly ChapterChoice<PracticeTopic>[] = [
  ...chapters.map(({ topic, number, title }) => ({ topic, label: `Ch ${number}`, title })),
  { topic: mixedTopic, label: 'All', title: 'Mixed Practice' },
]

/** The chapters stand beside the practice of a chapter; what is of all chapters has the whole width. */
export function PracticeTab(props: PracticeTabProps) {
  const { practice, mode, layers, standing } = props
  if (mode) return <Main {...props} />
  return (
    <div className="beside">
      <ChapterPicker
        choices={choices}
        chosen={practice.session.topic}
        onChoose={practice.chooseTopic}
        {...(layers && { layers })}
        {...(standing && { standing })}
      />
      <Main {...props} />
    </div>
  )
}

function Main(props: PracticeTabProps) {
  const { practice, tips, notice, mode, onMode, onPose, onAsk } = props
  const { topic, currentProblem, failure, loading } = practice.session
  const course = { onMode, onPose, problem: currentProblem, notice: !currentProblem && notice }
  return (
    <div className="min-w-0 space-y-4 sm:space-y-6" data-unit={unitKey(currentProblem?.type ?? topic)}>
      <p aria-live="polite" className="sr-only">
        {loading ? 'Loading the problem…' : currentProblem && !failure && <NewProblem {...currentProblem} />}
      </p>
      <CourseButtons mode={mode} isInside={currentProblem !== null} onMode={onMode} />
      {mode ? (
        <CourseGate key={mode} mode={mode} {...course} />
      ) : (
        <ProblemSelector practice={practice} notice={!currentProblem && notice} />
      )}
      {failure && (
        <p role="alert" className="card border-bad p-4">
          {failure}
        </p>
      )}
      {currentProblem ? <ProblemPlace {...props} /> : !mode && <NoProblem practice={practice} />}
      <section className="quiet">
        <h3 className="section-title">Board Exam Tips</h3>
        <div role="group" aria-label="Board Exam Tips">
          <PromptButtons prompts={tips} onAsk={onAsk} />
        </div>
      </section>
    </div>
  )
}

/** Said once for each problem, also where the next one is of the same chapter and level. */
const NewProblem = ({ id, chapter, difficulty }: Problem) => (
  <span key={id}>{`New problem: ${chapter}, ${difficulty}`}</span>
)

function NoProblem({ practice: { session } }: Pick<PracticeTabProps, 'practice'>) {
  return (
    <section className="squared" aria-busy={session.loading}>
      <ChapterSign topic={session.topic} className="sign-plate mx-auto mb-3" />
      <h3 className="text-xl font-semibold">Ready for Practice?</h3>
      <p className="mt-2 text-muted">
        {session.loading ? (
          <>
            <BusySign /> The problem is on its way…
          </>
        ) : (
          'Choose a chapter and difficulty level to start practicing!'
        )}
      </p>
    </section>
  )
}

function ProblemPlace({ practice, problemTips, mode, wayBack, notice, onAsk }: PracticeTabProps) {
  const { currentProblem } = practice.session
  if (!currentProblem) return null
  return (
    <div className="problem-place">
      <ProblemCard
        practice={practice}
        problem={currentProblem}
        tip={problemTips.find(({ topic }) => topic === currentProblem.type)}
        place={mode === 'today' && <TenBadge key={currentProblem.id} problem={currentProblem} />}
        notice={
          <>
            {wayBack && <WayBack {...wayBack} />}
            {notice}
          </>
        }
        onAsk={onAsk}
      />
    </div>
  )
}
