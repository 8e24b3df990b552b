import { useEffect, type RefObject } from 'react'

/** What scrolls sideways where a formula in it is wider than it is. */
const boxes = '.scrolls, .problem-text, .formula-row, .formula-box, .verdict-note'

const watched = new WeakSet<Element>()

/** Called by the browser after it has set the page: what is measured here costs no second setting. */
const observer =
  'ResizeObserver' in globalThis ? new ResizeObserver((seen) => seen.forEach(({ target }) => mark(target))) : undefined

/** The keyboard stops at a box while it scrolls, and only then. Within a button nothing may: the button is the stop. */
function mark(box: Element): void {
  const scrolls = box.scrollWidth > box.clientWidth + 1
  box.toggleAttribute('tabindex', scrolls && !box.closest('button'))
  if (box.hasAttribute('tabindex')) box.setAttribute('tabindex', '0')
}

function watch(box: Element): void {
  watched.add(box)
  // Observed again, it is measured again.
  observer?.observe(box)
}

/** The math font comes late, and its letters have other widths. */
if (observer)
  document.fonts.addEventListener('loadingdone', () =>
    [...document.querySelectorAll(boxes)].filter((box) => watched.has(box)).forEach(watch),
  )

/** Has the boxes that a text stands in, and those within it, reached by keyboard while they scroll; measured anew when the text changes. */
export function useReach(text: RefObject<Element | null>, content: unknown): void {
  useEffect(() => {
    const { current } = text
    if (!current) return
    const around = current.closest(boxes)
    for (const box of [...(around ? [around] : []), ...current.querySelectorAll(boxes)]) watch(box)
  }, [text, content])
}
