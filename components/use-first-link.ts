import { useEffect, useEffectEvent } from 'react'
import type { ReadLink } from '@/lib/links/link'
import { openedLink } from '@/lib/links/opened-link'

/** Opens the link that the page came with, if any, once it lives. */
export function useFirstLink(
  papers: Parameters<typeof openedLink>[1],
  open: (link: ReadLink | undefined) => void,
): void {
  const openLink = useEffectEvent(() => {
    const { search } = window.location
    open(search ? openedLink(search, papers) : undefined)
  })
  useEffect(() => {
    const timer = window.setTimeout(() => {
      openLink()
      // Tells whoever drives the page (a browser test, a program) that it answers from now on.
      document.documentElement.dataset.alive = ''
    })
    return () => window.clearTimeout(timer)
  }, [])
}
