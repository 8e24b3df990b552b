import { useState } from 'react'
import { Loaded } from '../ui/loaded'
import type { AssistantDialogProps } from './assistant-dialog'

const load = () => import('./assistant-dialog')

/** Loads the assistant when it is first opened; afterwards it keeps the conversation while closed. */
export function AssistantGate(props: AssistantDialogProps) {
  const [wanted, setWanted] = useState(false)
  if (props.open && !wanted) setWanted(true)
  if (!wanted) return null
  return (
    <div className={props.open ? 'fixed inset-x-4 bottom-24 z-30 sm:bottom-8' : 'hidden'}>
      <Loaded load={load} what="the assistant" onClose={props.onClose}>
        {({ AssistantDialog }) => <AssistantDialog {...props} />}
      </Loaded>
    </div>
  )
}
