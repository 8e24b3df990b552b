import { useEffect, useState, type ComponentType } from 'react'
import { whenIdle } from './when-idle'
import { dressed } from '../ui/whole-style'

/** Loads, long after everything that is seen, what keeps the site for use without a network, and what else can wait. */
export function OfflineGate() {
  const [Late, setLate] = useState<ComponentType>()

  useEffect(() => {
    const begin = () =>
      void dressed(() => import('../late')).then(
        ({ Late }) => setLate(() => Late),
        // No network yet: it begins when there is one.
        () => window.addEventListener('online', begin, { once: true }),
      )
    const callOff = whenIdle(begin)
    return () => {
      callOff()
      window.removeEventListener('online', begin)
    }
  }, [])

  return Late && <Late />
}
