import { useEffect, useRef, useState } from 'react'
import type { ChatMessage } from './chat-message'
import { reply, welcome } from '@/lib/assistant'
import type { Problem } from '@/lib/problems/problem'

const replyDelay = 1000
const notLoaded = 'I could not load what I need for that. Check your connection and ask again.'

export interface Chat {
  readonly messages: readonly ChatMessage[]
  readonly thinking: boolean
  /** Shows the message at once and the reply a second later; empty text is ignored. */
  readonly send: (text: string, isVoice?: boolean) => void
  /** A word of the assistant's own, at once. */
  readonly say: (text: string) => void
}

/** The conversation; it lasts as long as the page. */
export function useChat(problem: Problem | null, onReply: (text: string) => void): Chat {
  const [messages, setMessages] = useState<readonly ChatMessage[]>(() => [message('ai', welcome)])
  const [waiting, setWaiting] = useState(0)
  const timers = useRef(new Set<number>())
  useEffect(() => {
    const running = timers.current
    return () => {
      running.forEach((timer) => window.clearTimeout(timer))
      running.clear()
    }
  }, [])

  const add = (next: ChatMessage) => setMessages((before) => [...before, next])

  function send(text: string, isVoice = false) {
    const question = text.trim()
    if (question === '') return
    add(message('user', question, isVoice))
    setWaiting((count) => count + 1)
    // what it needs to load is loaded while the student waits
    const due = reply(question, problem ? { problem } : {}).catch(() => ({ text: notLoaded }))
    const timer = window.setTimeout(() => void answer(due, timer), replyDelay)
    timers.current.add(timer)
  }

  async function answer(due: Promise<{ readonly text: string }>, timer: number) {
    const { text } = await due
    if (!timers.current.delete(timer)) return
    add(message('ai', text))
    setWaiting((count) => count - 1)
    onReply(text)
  }

  return { messages, thinking: waiting > 0, send, say: (text) => add(message('ai', text)) }
}

let count = 0

/** The id is the time, and a count for messages of the same millisecond. */
function message(type: ChatMessage['type'], content: string, isVoice?: boolean): ChatMessage {
  const timestamp = Date.now()
  return { id: `${timestamp}-${++count}`, type, content, timestamp, ...(isVoice && { isVoice }) }
}
