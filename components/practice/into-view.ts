const atOnce = { block: 'nearest', behavior: 'instant' } as const

/** Brings a block into view without a ride: all of it if it fits between the bars of the page, else from its first line on. */
export function bringIntoView(block: HTMLElement | null): void {
  if (!block?.firstElementChild) return
  block.scrollIntoView(atOnce)
  block.querySelector('p, li')?.scrollIntoView(atOnce)
}

/** Brings one line of a solution to the middle of the screen, and the focus to it. */
export function pointAt(line: Element | null | undefined): void {
  if (!(line instanceof HTMLElement)) return
  line.focus({ preventScroll: true })
  line.scrollIntoView({ block: 'center', behavior: 'instant' })
  line.firstElementChild?.scrollIntoView(atOnce)
}
