import { useId } from 'react'
import { letterAt } from '@/lib/letters'
import { RichText } from '../ui/rich-text'

interface OptionChoiceProps {
  readonly options: readonly string[]
  readonly answer: string
  readonly onAnswer: (answer: string) => void
}

/** A multiple choice: an option is picked by a tap, or by its letter from the keyboard. */
export function OptionChoice({ options, answer, onAnswer }: OptionChoiceProps) {
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
      <p className="pick-keys">
        {options.map((_, index) => letterAt(index)).join(', ')} on the keyboard picks, Enter submits.
      </p>
    </fieldset>
  )
}
