import { QuestionMap, type MapEntry } from '../../answering/question-map'
import type { ExamPaper, ExamQuestion } from '@/lib/papers'

interface SectionMapProps {
  readonly exam: ExamPaper
  readonly place: number
  readonly onPlace: (place: number) => void
  readonly entryOf: (question: ExamQuestion) => MapEntry
}

/** Every question of a paper, section by section. */
export function SectionMap({ exam, place, onPlace, entryOf }: SectionMapProps) {
  return (
    <nav aria-label="Questions" className="mt-2 space-y-2">
      {exam.sections.map(({ title, questions }) => (
        <div key={title} role="group" aria-label={title} className="exam-map-row">
          <span aria-hidden="true" className="exam-map-title">
            {title.replace(/^Section /, '')}
          </span>
          <QuestionMap
            entries={questions.map(entryOf)}
            before={(questions[0]?.number ?? 1) - 1}
            place={place}
            onPlace={onPlace}
          />
        </div>
      ))}
    </nav>
  )
}
