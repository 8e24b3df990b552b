import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import './offline.css'
import { OfflineLine } from './offline-line'
import { OfflineWord } from './offline-word'
import { SiteKeeper } from './site-keeper'

/** What the student sees of the site being kept: a word that comes once, and a line at the foot of the page. */
export function OfflineCorner() {
  const [keeper] = useState(() => new SiteKeeper())
  const keeping = useSyncExternalStore(keeper.subscribe, keeper.current)
  const foot = document.getElementById('offline-state')

  useEffect(() => {
    void keeper.begin()
  }, [keeper])

  return (
    <>
      <OfflineWord keeping={keeping} onNew={keeper.openNew} />
      {foot &&
        createPortal(<OfflineLine keeping={keeping} onKeep={() => void keeper.keep()} onNew={keeper.openNew} />, foot)}
    </>
  )
}
