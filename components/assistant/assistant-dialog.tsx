import './assistant.css'
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { ChatControls } from './chat-controls'
import { MessageList } from './message-list'
import { randomFromClock } from './random-from-clock'
import { useChat } from './use-chat'
import { useVoice } from './use-voice'
import { Icon } from '../ui/icon'
import { useRootMark } from '../ui/use-root-mark'
import type { Context, Offer } from '@/lib/assistant'
import { studyTip } from '@/lib/assistant/greeting'

const promptDelay = 100

export interface AssistantDialogProps {
  readonly open: boolean
  /** Sent by itself shortly after opening. */
  readonly prompt: string | null
  /** What the page shows, so that "I am stuck" and "explain step 2" can be answered. */
  readonly context: Context
  readonly studyTips: readonly string[]
  readonly onClose: () => void
  /** Opens the problem or the lesson that a reply offers. */
  readonly onVisit: (offer: WayOffer) => void
}

export type WayOffer = Exclude<Offer, { readonly kind: 'ask' }>

export function AssistantDialog({ open, prompt, context, studyTips, onClose, onVisit }: AssistantDialogProps) {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const voice = useVoice()
  const chat = useChat(context, (text) => dialog.current?.open && voice.readReply(text))

  useRootMark('covered', open)
  // Before the list looks how much room it has.
  useLayoutEffect(() => {
    if (open) showModal(dialog.current)
    else dialog.current?.close()
  }, [open])

  const sendPrompt = useEffectEvent((text: string) => chat.send(text))
  useEffect(() => {
    if (!open || prompt === null) return
    const timer = window.setTimeout(() => sendPrompt(prompt), promptDelay)
    return () => window.clearTimeout(timer)
  }, [open, prompt])

  function follow(offer: Offer) {
    if (offer.kind === 'ask') return chat.send(offer.question)
    dialog.current?.close()
    onVisit(offer)
  }

  function leave() {
    voice.quiet()
    onClose()
  }

  /** The browser tells it a moment later: by then it may be open again, or it was we who closed it. */
  function onClosed() {
    if (open && !dialog.current?.open) leave()
  }

  function onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
    keepFocusInside(event)
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    event.preventDefault()
    leave()
  }

  return (
    <dialog ref={dialog} aria-labelledby={titleId} className="assistant" onClose={onClosed} onKeyDown={onKeyDown}>
      <div className="flex h-full flex-col">
        <header className="flex items-center gap-3 border-b border-line px-4 py-2">
          <div className="grow">
            <h2 id={titleId} className="text-lg leading-tight font-bold">
              AI Math Assistant
            </h2>
            <p className="text-sm leading-tight text-muted">CBSE Class 10 Helper</p>
          </div>
          <button type="button" className="icon-button" aria-label="Close" onClick={leave}>
            <Icon name="close" />
          </button>
        </header>
        <MessageList messages={chat.messages} thinking={chat.thinking} open={open} onOffer={follow} />
        <ChatControls
          voice={voice}
          onSend={chat.send}
          onListen={() => voice.startListening((text) => chat.send(text, true))}
          onStudyTip={() => chat.say(studyTip(studyTips, randomFromClock()))}
        />
      </div>
    </dialog>
  )
}

function showModal(dialog: HTMLDialogElement | null): void {
  if (!dialog || dialog.open) return
  dialog.showModal()
  // On a phone the focus stays on Close, so that the keyboard does not cover the conversation.
  if (window.matchMedia('(hover: hover)').matches) dialog.querySelector('input')?.focus()
}

/** Tab goes round inside the dialog. */
function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return
  const reachable = event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled), input, [tabindex="0"]')
  const [first, last] = [reachable[0], reachable[reachable.length - 1]]
  const [from, to] = event.shiftKey ? [first, last] : [last, first]
  if (document.activeElement !== from) return
  event.preventDefault()
  to?.focus()
}
