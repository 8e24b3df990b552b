import { useRef } from 'react'
import type { Practice } from './practice'
import { RichText } from '../ui/rich-text'

interface HintsProps {
  readonly practice: Practice
  readonly hints: readonly string[]
}

/** The hints that were asked for, and the way to the next one. */
export function Hints({ practice: { session, nextHint }, hints }: HintsProps) {
  const section = useRef<HTMLElement>(null)
  const seen = session.hintsSeen

  function next() {
    nextHint()
    // The last hint takes the button away: the focus goes on from here.
    if (seen + 1 === hints.length) section.current?.focus({ preventScroll: true })
  }

  return (
    <section ref={section} tabIndex={-1} className="help-panel" aria-label="Hints">
      <h4 className="font-semibold">Hints</h4>
      <ol aria-live="polite" className="mt-2 list-decimal space-y-2 pl-5">
        {hints.slice(0, seen).map((hint) => (
          <li key={hint}>
            <RichText className="scrolls block">{hint}</RichText>
          </li>
        ))}
      </ol>
      {seen < hints.length && (
        <button type="button" className="button-quiet mt-3" onClick={next}>
          Next hint ({seen + 1} of {hints.length})
        </button>
      )}
    </section>
  )
}
