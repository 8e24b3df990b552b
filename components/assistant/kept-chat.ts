import type { ChatMessage } from './chat-message'
import { keepInTab, keptInTab } from '../ui/tab-storage'

/** Where the whole conversation was kept at first; what lies there is read for ever. */
const firstKey = 'mathTutorChat'
/** Older messages are forgotten. */
const most = 60
const slots = Array.from({ length: most }, (_, index) => index)
const keyOf = (index: number): string => `${firstKey}.${index % most}`

/** How many messages of this page are kept; each is written once. */
let written = 0

/**
 * Keeps the conversation for this tab, each message by itself; where the browser keeps nothing, it lasts as long as the page.
 * `messages`: all that were shown since the page was opened, the kept ones in front.
 */
export function keepChat(messages: readonly ChatMessage[]): void {
  if (written === 0) for (const key of [firstKey, ...slots.map(keyOf)]) keepInTab(key, null)
  for (const [index, message] of messages.entries())
    if (index >= written && index >= messages.length - most) keepInTab(keyOf(index), JSON.stringify([index, message]))
  written = messages.length
}

/** The conversation of this tab, oldest first, less what is damaged; empty where there is none. */
export function keptChat(): readonly ChatMessage[] {
  written = 0
  const own = slots.map((slot) => parsed(keptInTab(keyOf(slot)))).filter(isPlaced)
  if (own.length > 0) return own.toSorted(([a], [b]) => a - b).map(([, message]) => message)
  const all = parsed(keptInTab(firstKey))
  return Array.isArray(all) && all.every(isMessage) ? all : []
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** A message with its number in the conversation. */
const isPlaced = (value: unknown): value is readonly [number, ChatMessage] =>
  Array.isArray(value) && Number.isInteger(value[0]) && isMessage(value[1])

const isMessage = (value: unknown): value is ChatMessage =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'type' in value &&
  (value.type === 'ai' || value.type === 'user') &&
  'content' in value &&
  typeof value.content === 'string' &&
  'timestamp' in value &&
  typeof value.timestamp === 'number' &&
  Number.isFinite(value.timestamp) &&
  (!('reply' in value) || isReply(value.reply))

/** What a message needs of its reply: the offers, if any, are a list. */
const isReply = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (!('offers' in value) ||
    (Array.isArray(value.offers) &&
      value.offers.every((offer: unknown) => typeof offer === 'object' && offer !== null && 'kind' in offer)))
