import type { Keeping } from './keeping'
import { sizeOfSite } from '../ui/release'

interface OfflineLineProps {
  readonly keeping: Keeping
  readonly onKeep: () => void
  readonly onNew: () => void
}

/** Always there, at the foot of the page: whether everything works without a network. */
export function OfflineLine({ keeping, onKeep, onNew }: OfflineLineProps) {
  switch (keeping.kind) {
    case 'none':
      return null
    case 'offered':
      return (
        <button type="button" className="button-quiet" onClick={onKeep}>
          Make it work offline ({sizeOfSite() ?? 'some MB'})
        </button>
      )
    case 'saving':
      return <>Saving for offline use{keeping.of > 0 && `: ${Math.round((100 * keeping.bytes) / keeping.of)} %`}…</>
    case 'cut off':
      return keeping.full ? (
        <>Not saved for offline use: there is too little room on this device.</>
      ) : (
        <>Not saved for offline use yet. It goes on when the network is back.</>
      )
    case 'ready':
      return <>Ready for offline: everything works without a network.</>
    case 'new version':
      return (
        <button type="button" className="button-quiet" onClick={onNew}>
          Open the new version
        </button>
      )
    default:
      return keeping satisfies never
  }
}
