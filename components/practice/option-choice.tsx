import { useId } from 'react'
import { letterAt } from '@/lib/letters'
import { RichText } from '../ui/rich-text'

interface OptionChoiceProps {
  readonly options: readonly string[]
  readonly answer: string
  readonly onAnswer: (answer: string) => void
}

/** A multiple choice: picking an option writes its letter into the answer box, and typing the letter picks the option. */
export function OptionChoice({ options, answer, onAnswer }: OptionChoiceProps) {
  const name = useId()
  const typed = answer.trim().toUpperCase()
  return (
    <fieldset className="mb-4 space-y-2">
      <legend className="sr-only">Options</legend>
      {options.map((option, index) => {
        const letter = letterAt(index)
        return (
          <label key={letter} className="option">
            <input
              type="radio"
              name={name}
              value={letter}
              checked={typed === letter}
              onChange={() => onAnswer(letter)}
              className="size-5 shrink-0"
            />
            <span className="font-semibold">({letter})</span>
            <RichText>{option}</RichText>
          </label>
        )
      })}
    </fieldset>
  )
}
