import { useState } from 'react'
import { Loaded } from '../ui/loaded'
import type { PapersTabProps } from './papers-tab'

/** Loads what shows papers when the tab is first opened. */
export function PapersGate(props: PapersTabProps) {
  const [load] = useState(() => () => import('./papers-tab'))
  return (
    <div className="space-y-4">
      <p className="papers-intro text-muted">
        Review solved question papers to understand the exam pattern and important topics.
      </p>
      <Loaded load={load} what="the papers">
        {({ PapersTab }) => <PapersTab {...props} />}
      </Loaded>
    </div>
  )
}
