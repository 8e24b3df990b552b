import { useEffect, useRef } from 'react'

interface ChapterButtonsProps<Key extends string> {
  readonly choices: readonly { readonly key: Key; readonly label: string; readonly title: string }[]
  readonly chosen: Key
  readonly onChoose: (key: Key) => void
}

/** A strip to swipe through on a phone, a list at the side on a wide screen. */
export function ChapterButtons<Key extends string>({ choices, chosen, onChoose }: ChapterButtonsProps<Key>) {
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => centrePressed(strip.current), [chosen])
  return (
    <div ref={strip} role="group" aria-label="Chapters" className="chapter-strip">
      {choices.map(({ key, label, title }) => (
        <button
          key={key}
          type="button"
          aria-pressed={key === chosen}
          className="chapter-button"
          onClick={() => onChoose(key)}
        >
          <span className="text-xs font-medium opacity-80">{label}</span> <span className="font-medium">{title}</span>
        </button>
      ))}
    </div>
  )
}

/** Brings the chosen button into the strip's view without moving the page. */
function centrePressed(strip: HTMLDivElement | null): void {
  const pressed = strip?.querySelector<HTMLElement>('[aria-pressed="true"]')
  if (!strip || !pressed || strip.scrollWidth <= strip.clientWidth) return
  strip.scrollTo({ left: pressed.offsetLeft - (strip.clientWidth - pressed.offsetWidth) / 2 })
}
