import { useEffect, useRef } from 'react'
import { MarkedCard } from './marked-card'
import { PractiseThese } from './practise-these'
import { ScoreCard } from './score-card'
import { SectionMap } from './section-map'
import { SitAgain } from './sit-again'
import type { OpenExam } from './use-exam'
import type { Place } from '@/lib/links/link'
import { marksFigure } from '@/lib/marks'
import type { ExamQuestion } from '@/lib/papers'
import { durationText } from '@/lib/papers/clock'
import { markedQuestion, scoreSoFar } from '@/lib/papers/marked-question'
import { doneOf, type PaperSitting } from '@/lib/papers/sitting'

interface ExamResultProps {
  readonly open: OpenExam
  readonly onVisit: (place: Place) => void
}

/** Reading time does not count. */
function timeWords({ clock, writing }: PaperSitting, minutes: number): string {
  const taken = Math.max(1, Math.round((clock.elapsed - writing) / 60_000))
  return taken > minutes
    ? `Time taken: more than the ${durationText(minutes)}`
    : `Time taken: ${durationText(taken)} of ${durationText(minutes)}`
}

/** How a finished paper went, and each question with its scheme; what was written on paper the student marks here. */
export function ExamResult({ open, onVisit }: ExamResultProps) {
  const { exam, sitting, questions, place, question, done } = open
  const head = useRef<HTMLHeadingElement>(null)
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    head.current?.focus({ preventScroll: true })
    head.current?.closest('[data-sitting]')?.scrollIntoView({ block: 'start' })
  }, [])
  const markedOf = (one: ExamQuestion) => markedQuestion(one, doneOf(sitting, one))
  const waiting = questions.flatMap((one, index) => (markedOf(one).waiting ? [index] : []))
  const score = scoreSoFar(exam, sitting)
  const toCard = () => card.current?.scrollIntoView({ block: 'start' })
  function show(next: number) {
    open.goTo(next)
    toCard()
  }
  return (
    <>
      <section aria-labelledby="exam-score" className="card exam-paper p-4 sm:p-6">
        <h2
          id="exam-score"
          ref={head}
          tabIndex={-1}
          className="text-xl leading-tight font-bold outline-none sm:text-2xl"
        >
          Your marks: {marksFigure(score.got)} of {score.of}
        </h2>
        <p className="mt-1 text-muted">
          {exam.title}
          {exam.seed && `, code ${exam.seed}`}
          {sitting.timed && <span className="block text-sm">{timeWords(sitting, exam.minutes)}</span>}
        </p>
        {waiting.length > 0 && (
          <div className="exam-waiting">
            <p>
              {waiting.length === 1 ? 'One question waits' : `${waiting.length} questions wait`} for your marks: you
              wrote {waiting.length === 1 ? 'it' : 'them'} on paper.
            </p>
            <button type="button" className="button-main mt-2" onClick={() => show(waiting[0] ?? 0)}>
              Mark {waiting.length === 1 ? 'it' : 'them'} now
            </button>
          </div>
        )}
        <ScoreCard score={score} />
      </section>
      <PractiseThese open={open} archetypes={score.archetypes} onVisit={onVisit} />
      <section aria-labelledby="exam-each" className="card p-4 sm:p-6">
        <h3 id="exam-each" className="font-semibold">
          Question by question
        </h3>
        <SectionMap
          exam={exam}
          place={place}
          onPlace={show}
          entryOf={(one) => {
            const { got, waiting: waits, parts } = markedOf(one)
            if (waits) return { words: 'waits for your marks', again: true }
            const words = `${marksFigure(got)} of ${one.marks}`
            if (got === 0 && parts.every(({ response }) => response.trim() === '')) return { words }
            return { words, look: got === one.marks ? 'answered' : got > 0 ? 'half' : 'none' }
          }}
        />
      </section>
      <div ref={card} className="exam-marked">
        {question && done && (
          <MarkedCard
            key={question.id}
            {...{ open, question, done, waiting }}
            onShow={show}
            onMarked={(next) => {
              open.setMarked(next)
              if (next !== place) toCard()
            }}
          />
        )}
      </div>
      <SitAgain open={open} onVisit={onVisit} />
    </>
  )
}
