import { isNothing, type AnswerGiven } from '@/lib/sets/result'

interface QuestionMapProps {
  readonly answers: readonly AnswerGiven[]
  readonly place: number
  readonly onPlace: (place: number) => void
}

/** Every question as a button: which is in front, which are answered. */
export function QuestionMap({ answers, place, onPlace }: QuestionMapProps) {
  return (
    <nav aria-label="Questions" className="question-map">
      {answers.map((answer, index) => (
        <button
          key={index}
          type="button"
          className={isNothing(answer) ? undefined : 'question-answered'}
          aria-label={`Question ${index + 1}, ${isNothing(answer) ? 'not answered' : 'answered'}`}
          {...(index === place && { 'aria-current': 'step' })}
          onClick={() => onPlace(index)}
        >
          {index + 1}
        </button>
      ))}
    </nav>
  )
}
