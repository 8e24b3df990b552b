import { useId } from 'react'
import { letterAt } from '@/lib/letters'
import { RichText } from '../ui/rich-text'

interface OptionChoiceProps {
  readonly options: readonly string[]
  readonly answer: string
  readonly onAnswer: (answer: string) => void
  /** The card listens for letters, and for Enter. */
  readonly byKeys?: boolean
}

/** A multiple choice: an option is picked by a tap or the arrow keys, and where the card listens by its letter. */
export function OptionChoice({ options, answer, onAnswer, byKeys = false }: OptionChoiceProps) {
  const name = useId()
  const typed = answer.trim().toUpperCase()
  return (
    <fieldset className="space-y-2">
      <legend className="sr-only">Options</legend>
      {options.map((option, index) => {
        const letter = letterAt(index)
        return (
          <label key={letter} className="option pick">
            <input
              type="radio"
              name={name}
              value={letter}
              checked={typed === letter}
              onChange={() => onAnswer(letter)}
              className="size-5 shrink-0"
            />
            <span className="font-semibold">({letter})</span>
            <RichText className="scrolls grow">{option}</RichText>
          </label>
        )
      })}
      {byKeys && (
        <p className="pick-keys">
          {options.map((_, index) => letterAt(index)).join(', ')} on the keyboard picks, Enter submits.
        </p>
      )}
    </fieldset>
  )
}
