/** How long the page is left alone after it has loaded: what the student sees comes first. */
const rest = 4000

/** Calls back once when the page has loaded, rested and has nothing to do. Returns what calls it off. */
export function whenIdle(act: () => void): () => void {
  let off = false
  const begin = () => {
    setTimeout(() => {
      if (off) return
      if ('requestIdleCallback' in window) window.requestIdleCallback(() => off || act(), { timeout: 10_000 })
      else act()
    }, rest)
  }
  if (document.readyState === 'complete') begin()
  else window.addEventListener('load', begin, { once: true })
  return () => {
    off = true
    window.removeEventListener('load', begin)
  }
}
