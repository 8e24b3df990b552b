const mostFrames = 60

/** Counts the ways back: who goes on meanwhile is not scrolled any more. */
let present = 0

/** Scrolls to where the student was, once the page is as long again as it was then: what it shows may come a few frames later. */
export function scrollBackTo(top: number): void {
  const mine = ++present
  const scroll = (frames: number): void => {
    window.requestAnimationFrame(() => {
      if (mine !== present) return
      const { scrollHeight } = document.documentElement
      if (scrollHeight - window.innerHeight >= top || frames === 0) window.scrollTo({ top, behavior: 'instant' })
      else scroll(frames - 1)
    })
  }
  scroll(mostFrames)
}

/** Another place is shown: what was still waited for at the one before is given up. */
export function stayHere(): void {
  present++
}
