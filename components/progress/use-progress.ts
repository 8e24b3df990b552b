import { useSyncExternalStore } from 'react'
import { progressOnServer, progressStore } from './progress-store'
import type { Progress } from '@/lib/progress/progress'

const subscribe = (listener: () => void) => progressStore().subscribe(listener)

export const useProgress = (): Progress =>
  useSyncExternalStore(subscribe, () => progressStore().get(), progressOnServer)

export const useBeganAfresh = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => progressStore().beganAfresh,
    () => false,
  )

export const useProgressIsSaved = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => progressStore().isSaved(),
    () => true,
  )
