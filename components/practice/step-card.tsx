import type { KeyboardEvent, PointerEvent } from 'react'
import { Icon } from '../ui/icon'
import { RichText } from '../ui/rich-text'

interface StepCardProps {
  readonly letter: string
  readonly text: string
  /** Counted from 0. */
  readonly place: number
  readonly count: number
  /** It has its place in the student's order. */
  readonly placed: boolean
  /** Known to stand where it belongs. */
  readonly right: boolean
  readonly hold: (event: PointerEvent<HTMLElement>, place: number) => void
  readonly move: (from: number, to: number) => void
  readonly toggle: (letter: string) => void
}

/** One step: a handle to drag it by, which the arrow keys move too, buttons up and down, and its text to tap. */
export function StepCard({ letter, text, place, count, placed, right, hold, move, toggle }: StepCardProps) {
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!step) return
    event.preventDefault()
    move(place, place + step)
  }

  return (
    <li className={right ? 'step-card step-right' : 'step-card'}>
      <div className="step-bar">
        <button
          type="button"
          className="icon-button step-handle"
          aria-label={`Move step ${letter}, number ${place + 1} of ${count}: arrow keys`}
          onPointerDown={(event) => hold(event, place)}
          onKeyDown={onKeyDown}
        >
          <Grip />
        </button>
        <span aria-hidden="true" className="step-letter">
          {letter}
        </span>
        {placed && (
          <span aria-hidden="true" className="step-place">
            {place + 1}
          </span>
        )}
        {right && <Icon name="check" className="text-good" />}
        <MoveButton name={`Move step ${letter} up`} off={place === 0} up onMove={() => move(place, place - 1)} />
        <MoveButton name={`Move step ${letter} down`} off={place === count - 1} onMove={() => move(place, place + 1)} />
      </div>
      <button type="button" aria-pressed={placed} className="step-face" onClick={() => toggle(letter)}>
        <span className="sr-only">({letter}) </span>
        <RichText className="scrolls grow">{text}</RichText>
        {placed && <span className="sr-only">{` ${place + 1} in your order`}</span>}
      </button>
    </li>
  )
}

interface MoveButtonProps {
  readonly name: string
  readonly off: boolean
  readonly up?: boolean
  readonly onMove: () => void
}

/** At the end of the list it stays, so that the focus does. */
const MoveButton = ({ name, off, up = false, onMove }: MoveButtonProps) => (
  <button type="button" className="icon-button step-move" aria-label={name} aria-disabled={off} onClick={onMove}>
    <Icon name="chevron" className={up ? 'rotate-180' : ''} />
  </button>
)

const Grip = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6" fill="currentColor">
    {[6, 12, 18].flatMap((y) => [9, 15].map((x) => <circle key={`${x}-${y}`} cx={x} cy={y} r="1.6" />))}
  </svg>
)
