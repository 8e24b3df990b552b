import { useEffect, useEffectEvent } from 'react'

/** Opens the link that the page came with, if any, once it lives. */
export function useFirstLink(open: () => void): void {
  const openLink = useEffectEvent(open)
  useEffect(() => {
    const timer = window.setTimeout(() => {
      openLink()
      // Tells whoever drives the page (a browser test, a program) that it answers from now on.
      document.documentElement.dataset.alive = ''
    })
    return () => window.clearTimeout(timer)
  }, [])
}
