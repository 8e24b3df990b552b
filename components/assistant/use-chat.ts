import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ChatMessage } from './chat-message'
import { keepChat, keptChat } from './kept-chat'
import { beginThinking, replyAside, stopThinking } from './thread/ask'
import { inTime, troubleIn } from '../ui/in-time'
import { withCause } from '../ui/trouble'
import type { Context, Reply } from '@/lib/assistant'
import { welcome } from '@/lib/assistant/greeting'

const replyDelay = 1000

/** What the assistant says where the network did not bring what it needs. */
function notLoaded(error: unknown): Reply {
  stopThinking()
  const { why } = troubleIn(error)
  const text =
    why === 'unknown' || why === 'no network'
      ? 'I could not load what I need for that. Check your connection and ask again.'
      : withCause('I could not load what I need for that', why)
  return { rule: 'not-loaded', text }
}

export interface Chat {
  readonly messages: readonly ChatMessage[]
  readonly thinking: boolean
  /** Shows the message at once and the reply a second later; empty text is ignored. */
  readonly send: (text: string, isVoice?: boolean) => void
  /** A word of the assistant's own, at once. */
  readonly say: (text: string) => void
}

/** The conversation; it lasts as long as the tab. `context`: what the page shows. */
export function useChat(context: Context, onReply: (text: string) => void): Chat {
  const [messages, setMessages] = useState<readonly ChatMessage[]>(() => {
    const kept = keptChat()
    return kept.length > 0 ? kept : [message('ai', welcome)]
  })
  const [waiting, setWaiting] = useState(0)
  /** Replies are worked out one after another: each knows the one before. */
  const last = useRef<Promise<Reply | undefined>>(Promise.resolve(messages.findLast((one) => one.reply)?.reply))
  useEffect(beginThinking, [])
  const timers = useRef(new Set<number>())
  const keep = useEffectEvent(() => keepChat(messages))
  useEffect(() => {
    if (messages.length > 1) keep()
  }, [messages])

  const add = (next: ChatMessage) => setMessages((before) => [...before, next])

  function send(text: string, isVoice = false) {
    const question = text.trim()
    if (question === '') return
    add(message('user', question, { isVoice }))
    answerTo(question)
  }

  /** The reply comes a second later. */
  function answerTo(question: string) {
    setWaiting((count) => count + 1)
    // what it needs to load is loaded while the student waits
    const due = Promise.all([last.current, questionDrawn()])
      .then(([before]) => inTime(() => replyAside(question, before ? { ...context, last: before } : context)))
      .catch(notLoaded)
    last.current = due
    const timer = window.setTimeout(() => void answer(due, timer), replyDelay)
    timers.current.add(timer)
  }

  async function answer(due: Promise<Reply>, timer: number) {
    const own = await due
    if (!timers.current.delete(timer)) return
    add(message('ai', own.text, { reply: own }))
    setWaiting((count) => count - 1)
    onReply(own.text)
  }

  const answerKept = useEffectEvent(() => {
    const since = messages.findLastIndex(({ type }) => type === 'ai') + 1
    for (const { content } of messages.slice(since)) answerTo(content)
  })
  useEffect(() => {
    const running = timers.current
    // the page was left before the reply was there
    answerKept()
    return () => {
      running.forEach((timer) => window.clearTimeout(timer))
      running.clear()
      setWaiting(0)
    }
  }, [])

  return { messages, thinking: waiting > 0, send, say: (text) => add(message('ai', text)) }
}

/** The page draws the question before the reply is worked out, which takes a slow phone a while. */
const questionDrawn = (): Promise<void> => new Promise((done) => window.setTimeout(done))

let count = 0

/** The id is the time, and a count for messages of the same millisecond. */
function message(
  type: ChatMessage['type'],
  content: string,
  { isVoice = false, reply }: Pick<ChatMessage, 'isVoice' | 'reply'> = {},
): ChatMessage {
  const timestamp = Date.now()
  const more = { ...(isVoice && { isVoice }), ...(reply && { reply }) }
  return { id: `${timestamp}-${++count}`, type, content, timestamp, ...more }
}
