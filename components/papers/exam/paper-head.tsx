import type { ExamPaper } from '@/lib/papers'
import { durationText } from '@/lib/papers/clock'

/** The head of a paper, as it is printed. */
export function PaperHead({ exam }: { readonly exam: ExamPaper }) {
  const { title, note, seed, minutes, marks } = exam
  return (
    <header className="exam-head">
      <h2 className="text-xl leading-tight font-bold sm:text-2xl">{title}</h2>
      {note && <p className="mt-1 text-muted">{note}</p>}
      {seed && <p className="text-sm text-muted">Paper code {seed}</p>}
      <p className="exam-head-line">
        <span>Time: {durationText(minutes)}</span> <span>Maximum marks: {marks}</span>
      </p>
    </header>
  )
}
