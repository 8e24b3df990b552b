import { useSyncExternalStore } from 'react'
import { keepingOnServer, progressOnServer, progressStore, type Keeping } from './progress-store'
import type { Progress } from '@/lib/progress/progress'

const subscribe = (listener: () => void) => progressStore().subscribe(listener)

export const useProgress = (): Progress =>
  useSyncExternalStore(subscribe, () => progressStore().get(), progressOnServer)

export const useKeeping = (): Keeping =>
  useSyncExternalStore(
    subscribe,
    () => progressStore().keeping(),
    () => keepingOnServer,
  )
