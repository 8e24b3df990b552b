import { useEffect, useState } from 'react'
import { setAnnounced, wasAnnounced } from './announced'
import type { Keeping } from './keeping'
import { Icon } from '../ui/icon'
import { sizeOfSite } from '../ui/release'

interface OfflineWordProps {
  readonly keeping: Keeping
  readonly onNew: () => void
}

/** How long "Ready for offline" stands. */
const shown = 8000

/** Over the page, out of the way, and closed with one touch: the first saving and its end, and a newer release. */
export function OfflineWord({ keeping, onNew }: OfflineWordProps) {
  const [told] = useState(wasAnnounced)
  const [closed, setClosed] = useState<Keeping['kind']>()
  const isFresh = keeping.kind === 'ready' && keeping.fresh

  useEffect(() => {
    if (!isFresh) return
    setAnnounced()
    const timer = setTimeout(() => setClosed('ready'), shown)
    return () => clearTimeout(timer)
  }, [isFresh])

  const text = told && keeping.kind !== 'new version' ? undefined : wordOf(keeping)
  if (text === undefined || closed === keeping.kind) return null
  return (
    <aside aria-label="Offline use" className="offline-word" data-kind={keeping.kind}>
      <div className="grow">
        <p role="status">{text}</p>
        {keeping.kind === 'saving' && keeping.of > 0 && (
          <progress
            className="progress-bar offline-progress"
            aria-label="Saved for offline use"
            max={keeping.of}
            value={keeping.bytes}
          />
        )}
      </div>
      {keeping.kind === 'new version' && (
        <button type="button" className="button-quiet" onClick={onNew}>
          Open it
        </button>
      )}
      <button
        type="button"
        className="icon-button"
        aria-label="Close this message"
        onClick={() => setClosed(keeping.kind)}
      >
        <Icon name="close" />
      </button>
    </aside>
  )
}

/** The words stay while the bar grows: they are read out once. */
function wordOf(keeping: Keeping): string | undefined {
  switch (keeping.kind) {
    case 'saving':
      return `Saving everything for use without a network (${sizeOfSite() ?? 'some MB'}).`
    case 'ready':
      return keeping.fresh ? 'Ready for offline' : undefined
    case 'new version':
      return 'A new version is ready.'
    case 'none':
    case 'offered':
    case 'cut off':
      return undefined
    default:
      return keeping satisfies never
  }
}
