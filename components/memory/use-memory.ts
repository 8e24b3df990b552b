import { useEffect, useState, useSyncExternalStore } from 'react'
import { memoryStore, nothingYet, type Remembered } from './memory-store'
import { startMemory } from './note-down'
import { studentToday } from './student-day'
import type { Day } from '@/lib/memory/day'

const subscribe = (listener: () => void) => memoryStore().subscribe(listener)

/** What is remembered, and what day it is; undefined until both are known. A page left open overnight learns of the new day when looked at. */
export function useMemory(): (Remembered & { readonly today: Day }) | undefined {
  const remembered = useSyncExternalStore(
    subscribe,
    () => memoryStore().get(),
    () => nothingYet,
  )
  const [today, setToday] = useState<Day>()
  useEffect(() => {
    const look = () => setToday(studentToday())
    void startMemory().catch(console.error).then(look)
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return remembered.loaded && today !== undefined ? { ...remembered, today } : undefined
}
