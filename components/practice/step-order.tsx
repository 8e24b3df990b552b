import { letterAt } from '@/lib/letters'
import { RichText } from '../ui/rich-text'

interface StepOrderProps {
  readonly steps: readonly string[]
  readonly answer: string
  readonly onAnswer: (answer: string) => void
}

/** Labelled steps to put in order: tapping them writes their letters into the answer box, one after the other. */
export function StepOrder({ steps, answer, onAnswer }: StepOrderProps) {
  const letters: readonly string[] = answer.toUpperCase().match(/[A-Z]/g) ?? []
  return (
    <fieldset className="mb-4">
      <legend className="text-sm text-muted">Tap the steps in order, or type their letters below.</legend>
      <div className="mt-2 space-y-2">
        {steps.map((step, index) => {
          const letter = letterAt(index)
          const place = letters.indexOf(letter)
          return (
            <button
              key={letter}
              type="button"
              aria-pressed={place >= 0}
              className="option w-full text-left"
              onClick={() =>
                onAnswer((place >= 0 ? letters.filter((one) => one !== letter) : [...letters, letter]).join(' '))
              }
            >
              <span className="font-semibold">({letter})</span>
              <RichText className="grow">{step}</RichText>
              {place >= 0 && (
                <span className="disclosure-number">
                  {place + 1}
                  <span className="sr-only"> in your order</span>
                </span>
              )}
            </button>
          )
        })}
      </div>
      {letters.length > 0 && (
        <button type="button" className="button-quiet mt-2" onClick={() => onAnswer('')}>
          Clear the order
        </button>
      )}
    </fieldset>
  )
}
