import { useRef, useState } from 'react'
import { StepCard } from './step-card'
import { moved, placed, shownOrder } from './step-moves'
import { useDrag } from './use-drag'
import { placeOf } from '@/lib/letters'

interface StepOrderProps {
  readonly steps: readonly string[]
  readonly answer: string
  /** How many of the first are known to be right. */
  readonly right: number
  readonly onAnswer: (answer: string) => void
}

/** Steps to put in order by dragging, by buttons, by tapping them one after the other, or by typing their letters into the box. */
export function StepOrder({ steps, answer, right, onAnswer }: StepOrderProps) {
  const list = useRef<HTMLOListElement>(null)
  const [said, setSaid] = useState('')
  const order = shownOrder(answer, steps.length)
  const inPlace = placed(answer, steps.length)

  function move(from: number, to: number) {
    if (from === to || to < 0 || to >= order.length) return
    onAnswer(moved(order, from, to).join(' '))
    setSaid(`Step ${order[from] ?? ''} is now number ${to + 1} of ${order.length}.`)
  }

  const toggle = (letter: string) =>
    onAnswer((inPlace.includes(letter) ? inPlace.filter((one) => one !== letter) : [...inPlace, letter]).join(' '))

  const hold = useDrag(list, move)
  return (
    <fieldset className="mb-4">
      <legend className="text-sm text-muted">
        Drag the steps into order, or tap them one after the other. Typing their letters works too.
      </legend>
      <ol ref={list} className="step-cards">
        {order.map((letter, place) => (
          <StepCard
            key={letter}
            {...{ letter, place, hold, move, toggle }}
            text={steps[placeOf(letter)] ?? ''}
            count={order.length}
            placed={place < inPlace.length}
            right={place < right}
          />
        ))}
      </ol>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
      {inPlace.length > 0 && (
        <button type="button" className="button-quiet mt-2" onClick={() => onAnswer('')}>
          Clear the order
        </button>
      )}
    </fieldset>
  )
}
