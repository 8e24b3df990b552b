import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { StepCard } from './step-card'
import { moved, placed, shownOrder } from './step-moves'
import { useDrag } from './use-drag'
import { useRootMark } from '../ui/use-root-mark'
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

  /** The tapped card goes among those that have a place; the ones that are left stay under the finger as if it were taken out. */
  function toggle(letter: string) {
    const isPlaced = inPlace.includes(letter)
    const left = order.filter((one) => one !== letter && !inPlace.includes(one))
    const calm = isPlaced ? undefined : list.current?.children[order.indexOf(left[0] ?? letter)]
    const before = calm?.getBoundingClientRect().top
    flushSync(() => onAnswer((isPlaced ? inPlace.filter((one) => one !== letter) : [...inPlace, letter]).join(' ')))
    const shift = calm && before !== undefined ? calm.getBoundingClientRect().top - before : 0
    if (shift !== 0) window.scrollBy({ top: shift, behavior: 'instant' })
  }

  const hold = useDrag(list, move)
  useRootMark('ordering', inPlace.length > 0)
  return (
    <fieldset className="mb-4">
      <legend className="text-sm text-muted">Or drag the steps into order, or tap them one after the other.</legend>
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
        <div className="step-summary">
          <span aria-hidden="true">
            Your order: <strong>{inPlace.join(' ')}</strong>
          </span>
          <button type="button" className="button-quiet" onClick={() => onAnswer('')}>
            Clear the order
          </button>
        </div>
      )}
    </fieldset>
  )
}
