import { useRef, useState } from 'react'
import { scrollBackTo } from './ui/scroll-back'
import type { Tab } from '@/lib/links/link'

/** The tab that is shown, and those that were: each stays as it was left, and where it was scrolled. */
export function useTabs() {
  const [tab, setTab] = useState<Tab>('learn')
  const [visited, setVisited] = useState<readonly Tab[]>(['learn'])
  const scrolled = useRef<Partial<Record<Tab, number>>>({})
  return {
    tab,
    visited,
    turnTo(next: Tab) {
      setTab(next)
      setVisited((before) => (before.includes(next) ? before : [...before, next]))
    },
    leave() {
      scrolled.current[tab] = window.scrollY
    },
    scrollTo(next: Tab) {
      if (next !== tab) scrollBackTo(scrolled.current[next] ?? 0)
    },
  }
}
