import { phrase } from '../../question/phrase'
import type { Question } from '../../question/question'

/** Words that put a claim to be shown or decided. */
export const claimWords = ['show', 'prove', 'verify', 'justify', 'check', 'whether', 'or', 'not', 'yes', 'no'] as const

/** Whether a claim is put to be shown, "show that", or to be decided, "check whether", "are"; null where it is neither. */
export function claimPut(question: Question): { readonly isToShow: boolean } | null {
  const { items, words } = question
  const [first] = items
  if (words.includes('not') && !phrase(question, 'or not')) return null
  if (phrase(question, 'find|calculate|name|length|lengths|area|perimeter|which|what|kind|type')) return null
  if (phrase(question, 'show|prove|verify|justify')) return { isToShow: true }
  const asks = phrase(question, 'check|whether|determine|decide', 'yes or no', 'or not') !== null
  const begins =
    first?.kind === 'word' && ['is', 'are', 'do', 'does', 'can', 'could', 'kya', 'check'].includes(first.text)
  const isAsked = asks || begins || ['are', 'is', 'kya'].some((word) => asksAfter(question, word))
  return isAsked ? { isToShow: false } : null
}

/** "A(1, 2), ... . Is ABCD a square?": a sentence that begins so. */
const asksAfter = ({ items }: Question, word: string): boolean =>
  items.some((item, at) => {
    const before = items[at - 1]
    return item.kind === 'word' && item.text === word && before?.kind === 'mark' && before.text === '.'
  })
