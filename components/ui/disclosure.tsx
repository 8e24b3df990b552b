import { useRef, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from './icon'

interface DisclosureProps {
  /** Of the part that it opens. */
  readonly id: string
  readonly open: boolean
  readonly onToggle: () => void
  readonly head: ReactNode
  readonly children: ReactNode
}

/** A head with the part that it opens and closes. Opened, it is read from its head: the page does not jump past it. */
export function Disclosure({ id, open, onToggle, head, children }: DisclosureProps) {
  const button = useRef<HTMLButtonElement>(null)
  function toggle() {
    const before = topOf(button.current)
    flushSync(onToggle)
    if (!open) keepInView(button.current, before)
  }
  return (
    <>
      <h3>
        <button
          ref={button}
          type="button"
          aria-expanded={open}
          aria-controls={id}
          className="disclosure"
          onClick={toggle}
        >
          {head}
          <Icon name="chevron" className={open ? 'rotate-180' : ''} />
        </button>
      </h3>
      <div id={id} hidden={!open} className="rests">
        {children}
      </div>
    </>
  )
}

const topOf = (element: Element | null): number => element?.getBoundingClientRect().top ?? 0

/**
 * What closed above has carried the head away: it comes back to where it was pressed, and from there, if that is low, to the top. At once:
 * a ride over what is just being laid out costs a slow phone more than all the rest.
 */
function keepInView(head: Element | null, before: number): void {
  const moved = topOf(head) - before
  if (moved !== 0) window.scrollTo({ top: window.scrollY + moved, behavior: 'instant' })
  const top = topOf(head)
  if (top < roomAbove() || top > window.innerHeight / 3) head?.scrollIntoView({ block: 'start', behavior: 'instant' })
}

/** What the sticky header takes, and a little more: the style sheet says it, for it depends on the size of the text. */
const roomAbove = (): number => parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 64
