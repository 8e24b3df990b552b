import { createProgressStore } from '@/components/progress/progress-store'
import type { TextStore } from '@/lib/progress/storage'
import type { Locks } from './locks'

type Listener = (event: StorageEvent) => void

/** Stands in for a browser with several tabs of the page over one storage: what one tab stores, the others hear of. */
export function standInBrowser(locks?: Locks) {
  const kept = new Map<string, string>()
  const tabs: { readonly hear: Listener }[] = []

  function openTab() {
    const listeners: Listener[] = []
    const tab = { hear: (event: StorageEvent) => listeners.forEach((listener) => listener(event)) }
    tabs.push(tab)
    const localStorage: TextStore = {
      getItem: (key) => kept.get(key) ?? null,
      setItem(key, newValue) {
        kept.set(key, newValue)
        const event = new StorageEvent('storage', { key, newValue })
        tabs.filter((other) => other !== tab).forEach((other) => other.hear(event))
      },
    }
    return createProgressStore({
      localStorage,
      navigator: { ...(locks && { locks }) },
      addEventListener: (_, listener) => void listeners.push(listener),
    })
  }

  const clear = () => {
    kept.clear()
    tabs.forEach(({ hear }) => hear(new StorageEvent('storage', { key: null })))
  }
  return { openTab, clear, kept }
}
