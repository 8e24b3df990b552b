import { useEffect, useEffectEvent, useState } from 'react'
import { keepDialog, wasDialogOpen } from './kept-dialog'
import { Loaded } from '../ui/loaded'
import { loadTips } from '../ui/tips'
import { together } from '../ui/together'
import type { AssistantDialogProps } from './assistant-dialog'

const load = () => together(import('./assistant-dialog'), loadTips())

interface AssistantGateProps extends Omit<AssistantDialogProps, 'studyTips'> {
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
        {([{ AssistantDialog }, { study }]) => <AssistantDialog {...props} studyTips={study} />}
      </Loaded>
    </div>
  )
}
