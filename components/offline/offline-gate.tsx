import { useEffect, useState, type ComponentType } from 'react'
import { whenIdle } from './when-idle'
import { dressed } from '../ui/whole-style'

/** Begins to keep the site for use without a network, long after everything that is seen. */
export function OfflineGate() {
  const [Corner, setCorner] = useState<ComponentType>()

  useEffect(() => {
    const begin = () =>
      void dressed(() => import('./offline-corner')).then(
        ({ OfflineCorner }) => setCorner(() => OfflineCorner),
        // No network yet: it begins when there is one.
        () => window.addEventListener('online', begin, { once: true }),
      )
    const callOff = whenIdle(begin)
    return () => {
      callOff()
      window.removeEventListener('online', begin)
    }
  }, [])

  return Corner && <Corner />
}
