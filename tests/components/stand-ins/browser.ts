import { createProgressStore } from '@/components/progress/progress-store'
import type { TextStore } from '@/lib/progress/storage'

type Listener = (event: StorageEvent) => void

/**
 * Stands in for a browser with several tabs of the page over one storage: what one tab stores, the others hear of later, when the news
 * is delivered.
 */
export function standInBrowser() {
  const kept = new Map<string, string>()
  const tabs: { readonly hear: Listener }[] = []
  const news: (() => void)[] = []

  function openTab() {
    const listeners: Listener[] = []
    const tab = { hear: (event: StorageEvent) => listeners.forEach((listener) => listener(event)) }
    tabs.push(tab)
    const localStorage: TextStore = {
      getItem: (key) => kept.get(key) ?? null,
      setItem(key, newValue) {
        kept.set(key, newValue)
        const event = new StorageEvent('storage', { key, newValue })
        for (const other of tabs.filter((one) => one !== tab)) news.push(() => other.hear(event))
      },
    }
    return createProgressStore({
      localStorage,
      addEventListener: (_, listener) => void listeners.push(listener),
    })
  }

  const clear = () => {
    kept.clear()
    for (const { hear } of tabs) news.push(() => hear(new StorageEvent('storage', { key: null })))
  }
  const deliver = () => news.splice(0).forEach((tell) => tell())
  return { openTab, clear, deliver, kept }
}
