import { useEffect, useEffectEvent, useRef } from 'react'
import { scrollBackTo, stayHere } from './ui/scroll-back'
import { entryOf, isEcho, leftFor, stateOf, stepTo, type Entry, type EntryKind } from '@/lib/links/entry'
import { linkTo, readLink, type Place } from '@/lib/links/link'

export interface PageHistory {
  /** The place takes an entry of its own, unless it is shown already. `awaiting`: its problem will take this entry over. */
  readonly go: (place: Place, kind?: EntryKind) => void
  /** The same for a place that comes by itself: under an open dialog it waits, and takes its entry when the dialog is closed. */
  readonly goUnder: (place: Place) => void
  /** A dialog or a sheet was opened over the place: Back closes it. */
  readonly layerOpened: () => void
  /** It was closed by hand: Back does not stop at the entry that it leaves behind. */
  readonly layerClosed: () => void
}

/** The browser's history of the page. `onReturn` hears of each place that Back and Forward lead to; every layer is closed there. */
export function useHistory(onReturn: (place: Place) => void): PageHistory {
  /** The entry that is shown, for the moment when the browser has already left it. */
  const shown = useRef<Entry>({ search: '' })
  /** What came while a dialog was open over the place. */
  const under = useRef<Place | null>(null)

  function keep(how: 'pushState' | 'replaceState', { search, ...rest }: Entry): void {
    const address = search === window.location.search ? undefined : `${window.location.pathname}${search}`
    // The browser's own: Next would follow the address, and render the page once more. What it keeps in the state stays there.
    History.prototype[how].call(window.history, { ...window.history.state, ...stateOf(rest) }, '', address)
    shown.current = { search, ...rest }
  }

  /** A layer does not outlive the page, and is not opened again by Forward: only its entry is left. */
  function settle(): Entry {
    const entry = present()
    if (entry.kind === 'layer') keep('replaceState', { ...entry, kind: 'spent' })
    else shown.current = entry
    return entry
  }

  function taken(): Place | null {
    const place = under.current
    under.current = null
    return place
  }

  const arrive = useEffectEvent(() => {
    const from = shown.current
    const waiting = taken()
    const to = settle()
    if (waiting && from.kind === 'layer') {
      go(waiting)
      return onReturn(waiting)
    }
    if (isEcho(from, to)) return window.history.back()
    onReturn(readLink(to.search).place)
    if (to.scroll !== undefined) scrollBackTo(to.scroll)
  })

  const start = useEffectEvent(() => void settle())
  useEffect(() => {
    start()
    const onPopState = () => arrive()
    window.addEventListener('popstate', onPopState)
    const letGo = ownScroll()
    return () => {
      window.removeEventListener('popstate', onPopState)
      letGo()
    }
  }, [])

  function go(place: Place, kind?: EntryKind): void {
    under.current = null
    const from = present()
    const step = stepTo(from, place)
    if (step === 'stay') return
    stayHere()
    const left = leftFor(from, place, window.scrollY)
    if (step === 'push' && left.scroll !== from.scroll) keep('replaceState', left)
    keep(step === 'push' ? 'pushState' : 'replaceState', { search: linkTo(place), ...(kind && { kind }) })
  }

  return {
    go,
    goUnder(place) {
      if (present().kind === 'layer') under.current = place
      else go(place)
    },
    layerOpened() {
      const from = present()
      if (!from.kind) keep('replaceState', { ...from, scroll: window.scrollY })
      keep(from.kind ? 'replaceState' : 'pushState', { search: from.search, kind: 'layer' })
    },
    layerClosed() {
      const { search, kind } = present()
      if (kind === 'layer') keep('replaceState', { search, kind: 'spent' })
      const waiting = taken()
      if (waiting) go(waiting)
    },
  }
}

/** Within the page Back scrolls as the entries say; a reload, or coming back from another page, is left to the browser. */
function ownScroll(): () => void {
  const { history } = window
  const own = () => {
    history.scrollRestoration = 'manual'
  }
  const leave = () => {
    history.scrollRestoration = 'auto'
  }
  own()
  window.addEventListener('pagehide', leave)
  window.addEventListener('pageshow', own)
  return () => {
    leave()
    window.removeEventListener('pagehide', leave)
    window.removeEventListener('pageshow', own)
  }
}

const present = (): Entry => entryOf(window.location.search, window.history.state)
