import { useEffect, useEffectEvent, useState } from 'react'
import { keepDialog, wasDialogOpen } from './kept-dialog'
import { Loaded } from '../ui/loaded'
import type { AssistantDialogProps } from './assistant-dialog'

const load = () => import('./assistant-dialog')

interface AssistantGateProps extends AssistantDialogProps {
  /** The page was reloaded with the dialog open. */
  readonly onReopen: () => void
}

/** Loads the assistant when it is first opened; afterwards it keeps the conversation while closed. */
export function AssistantGate({ onReopen, ...props }: AssistantGateProps) {
  const [wanted, setWanted] = useState(false)
  const reopen = useEffectEvent(onReopen)
  useEffect(() => {
    if (!wasDialogOpen()) return
    // The history is settled by then.
    const timer = window.setTimeout(() => reopen())
    return () => window.clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (wanted) keepDialog(props.open)
  }, [wanted, props.open])
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
