const mostFrames = 60

/** Scrolls to where the student was, once the page is as long again as it was then: what it shows may come a few frames later. */
export function scrollBackTo(top: number, frames = mostFrames): void {
  window.requestAnimationFrame(() => {
    const { scrollHeight } = document.documentElement
    if (scrollHeight - window.innerHeight >= top || frames === 0) window.scrollTo({ top, behavior: 'instant' })
    else scrollBackTo(top, frames - 1)
  })
}
