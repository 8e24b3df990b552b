import { useEffect, useState } from 'react'
import { Icon } from './ui/icon'
import { useWholeStyle } from './ui/whole-style'

/** Installed, the page has no bar of the browser over it, and so needs a Back of its own. */
export function OwnBack() {
  const [isInstalled, setInstalled] = useState(false)
  useWholeStyle(isInstalled)

  useEffect(() => {
    const timer = setTimeout(() => setInstalled(window.matchMedia?.('(display-mode: standalone)').matches ?? false))
    return () => clearTimeout(timer)
  }, [])

  if (!isInstalled) return null
  return (
    <button type="button" className="icon-button own-back" aria-label="Back" onClick={() => window.history.back()}>
      <Icon name="back" />
    </button>
  )
}
