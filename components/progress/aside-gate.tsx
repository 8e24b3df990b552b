import { useState } from 'react'
import { Loaded } from '../ui/loaded'

const load = () => import('../memory/bring-aside')

/** Offers what could not be read; what shows it loads when asked for. */
export function AsideGate() {
  const [open, setOpen] = useState(false)
  if (open)
    return (
      <Loaded load={load} what="what was kept aside">
        {({ BringAside }) => <BringAside />}
      </Loaded>
    )
  return (
    <button type="button" className="button-quiet relative z-10" onClick={() => setOpen(true)}>
      Bring back
    </button>
  )
}
