import { memo, useEffect, useRef } from 'react'
import type { ChatMessage } from './chat-message'
import { CopyReply } from './copy-reply'
import { Offers } from './offers'
import { ReplyFigure } from './reply-figure'
import { Icon } from '../ui/icon'
import { WorkedReply } from './worked-reply'
import { RichText } from '../ui/rich-text'
import { useSteady } from '../ui/use-steady'
import type { Offer } from '@/lib/assistant'
import { numberedText } from '@/lib/assistant/steps-of-reply'

interface MessageListProps {
  readonly messages: readonly ChatMessage[]
  readonly thinking: boolean
  /** It can be seen; it could not before, and forgot where it was. */
  readonly open: boolean
  /** Does what a reply offers. */
  readonly onOffer: (offer: Offer) => void
}

/**
 * The newest message comes into view by itself: its end, or its beginning where it is longer than the list. New ones are announced.
 * The room between two belongs to the upper one: were it a matter of which is the last, every new one would have all of them styled anew.
 */
export function MessageList({ messages, thinking, open, onOffer }: MessageListProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = list
    if (!current) return
    const newest = current.children[messages.length - 1]
    const [height, place] = newest instanceof HTMLElement ? [newest.offsetHeight, newest.offsetTop] : [0, 0]
    const isLong = height > current.clientHeight && current.clientHeight > 0
    current.scrollTo({ top: isLong ? place - current.offsetTop - 8 : current.scrollHeight })
  }, [messages, thinking, open])
  const offerOf = useSteady(onOffer)
  return (
    <div ref={list} role="log" aria-label="Messages" tabIndex={0} className="min-h-28 grow overflow-y-auto p-4 pb-1">
      {messages.map((message) => (
        <Message key={message.id} message={message} onOffer={offerOf} />
      ))}
      {thinking && (
        <p aria-hidden="true" className="thinking message message-ai mb-3">
          <span />
        </p>
      )}
    </div>
  )
}

interface MessageProps {
  readonly message: ChatMessage
  readonly onOffer: (offer: Offer) => void
}

/** A message with what it offers. Set once: a long conversation stays fast. */
const Message = memo(function Message({ message, onOffer }: MessageProps) {
  return (
    <div className="space-y-2 pb-3">
      <Said message={message} />
      {message.reply?.offers && <Offers offers={message.reply.offers} onOffer={onOffer} />}
    </div>
  )
})

/** The browser makes it anew for each time otherwise, which takes longer than all else of a short message. */
let clock: Intl.DateTimeFormat | undefined
const hoursAndMinutes = (time: Date): string =>
  (clock ??= new Intl.DateTimeFormat([], { hour: '2-digit', minute: '2-digit' })).format(time)

function Said({ message }: { readonly message: ChatMessage }) {
  const { type, content, timestamp, isVoice, reply } = message
  const time = new Date(timestamp)
  return (
    <div className={`message message-${type}`}>
      <span className="sr-only">{type === 'ai' ? 'Assistant: ' : 'You: '}</span>
      <div className="formula-row">
        {reply?.answer !== undefined ? (
          <WorkedReply text={content} />
        ) : type === 'ai' ? (
          <RichText>{content}</RichText>
        ) : (
          content
        )}
      </div>
      {reply?.figure && <ReplyFigure figure={reply.figure} />}
      <div className="mt-1 flex flex-wrap items-center gap-1 text-xs opacity-80">
        {isVoice && (
          <>
            <Icon name="mic" className="size-3.5" />
            <span className="sr-only">Spoken</span>
          </>
        )}
        <time dateTime={time.toISOString()}>{hoursAndMinutes(time)}</time>
        {reply && <CopyReply text={reply.answer === undefined ? content : numberedText(content)} />}
      </div>
    </div>
  )
}
