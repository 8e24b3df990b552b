import { useEffect, useRef } from 'react'
import type { ChatMessage } from './chat-message'
import { Icon } from '../ui/icon'
import { RichText } from '../ui/rich-text'

interface MessageListProps {
  readonly messages: readonly ChatMessage[]
  readonly thinking: boolean
}

/** Scrolls to the newest message by itself; new ones are announced. */
export function MessageList({ messages, thinking }: MessageListProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = list
    current?.scrollTo({ top: current.scrollHeight })
  }, [messages, thinking])
  return (
    <div
      ref={list}
      role="log"
      aria-label="Messages"
      tabIndex={0}
      className="min-h-28 grow space-y-3 overflow-y-auto p-4"
    >
      {messages.map((message) => (
        <Message key={message.id} message={message} />
      ))}
      {thinking && (
        <p aria-hidden="true" className="thinking message message-ai">
          <span /> <span /> <span />
        </p>
      )}
    </div>
  )
}

function Message({ message: { type, content, timestamp, isVoice } }: { readonly message: ChatMessage }) {
  const time = new Date(timestamp)
  return (
    <div className={`message message-${type}`}>
      <span className="sr-only">{type === 'ai' ? 'Assistant: ' : 'You: '}</span>
      <div className="overflow-x-auto">{type === 'ai' ? <RichText>{content}</RichText> : content}</div>
      <p className="mt-1 flex items-center gap-1 text-xs opacity-80">
        {isVoice && (
          <>
            <Icon name="mic" className="size-3.5" />
            <span className="sr-only">Spoken</span>
          </>
        )}
        <time dateTime={time.toISOString()}>{time.toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })}</time>
      </p>
    </div>
  )
}
