import { memo, useEffect, useRef } from 'react'
import type { ChatMessage } from './chat-message'
import { CopyReply } from './copy-reply'
import { Offers } from './offers'
import { ReplyFigure } from './reply-figure'
import { Icon } from '../ui/icon'
import { WorkedReply } from './worked-reply'
import { RichText } from '../ui/rich-text'
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
  const newest = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = list
    if (!current) return
    const height = newest.current?.offsetHeight ?? 0
    const isLong = height > current.clientHeight && current.clientHeight > 0
    const top = isLong ? (newest.current?.offsetTop ?? 0) - current.offsetTop - 8 : current.scrollHeight
    current.scrollTo({ top })
  }, [messages, thinking, open])
  return (
    <div ref={list} role="log" aria-label="Messages" tabIndex={0} className="min-h-28 grow overflow-y-auto p-4 pb-1">
      {messages.map((message, index) => (
        <div key={message.id} ref={index === messages.length - 1 ? newest : null} className="space-y-2 pb-3">
          <Message message={message} />
          {message.reply?.offers && <Offers offers={message.reply.offers} onOffer={onOffer} />}
        </div>
      ))}
      {thinking && (
        <p aria-hidden="true" className="thinking message message-ai mb-3">
          <span />
        </p>
      )}
    </div>
  )
}

/** Set once: a long conversation stays fast. */
const Message = memo(function Message({ message }: { readonly message: ChatMessage }) {
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
        <time dateTime={time.toISOString()}>{time.toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })}</time>
        {reply && <CopyReply text={reply.answer === undefined ? content : numberedText(content)} />}
      </div>
    </div>
  )
})
