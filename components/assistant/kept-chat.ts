import type { ChatMessage } from './chat-message'
import { keepInTab, keptInTab } from '../ui/tab-storage'

const key = 'mathTutorChat'
/** Older messages are forgotten. */
const most = 60

/** Keeps the conversation for this tab; where the browser keeps nothing, it lasts as long as the page. */
export function keepChat(messages: readonly ChatMessage[]): void {
  keepInTab(key, JSON.stringify(messages.slice(-most)))
}

/** The conversation of this tab; empty where there is none, or where it is damaged. */
export function keptChat(): readonly ChatMessage[] {
  try {
    const kept: unknown = JSON.parse(keptInTab(key) ?? '[]')
    return Array.isArray(kept) && kept.every(isMessage) ? kept : []
  } catch {
    return []
  }
}

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
