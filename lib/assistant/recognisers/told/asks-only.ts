import { isFree } from '../../question/meanings'
import type { Question } from '../../question/question'
import { fillers } from '../../question/words'

const asks = /^(?:find|what|how|much|many|determine|calculate)$/

/** What an ask may say of anything. */
const ofAny = new Set(
  `separately seperately alag one they he she i we ek hoga hogi honge hai hain ka ki ke ko paas kitna kitni kitne nikalo nikaalo batao bata do
  dono teeno abhi karo each them both all kya at did does beginning initially originally had mein me se tell write solve measure measures
  who took their ages age number numbers present kind kinds type types person persons rupees money amount form tell graphically`.split(
    /\s+/,
  ),
)

/** Whether nothing is named where a question asks that it did not tell of before, but for these: what else is asked is another thing. */
export function asksOnly(question: Question, isKnown: (word: string) => boolean = () => false): boolean {
  const { apart } = question
  const text = (at: number): string => {
    const item = apart[at]
    return item?.kind === 'word' ? item.text : ''
  }
  const lead = apart.findLastIndex((_, at) => asks.test(text(at)) && !asks.test(text(at + 1)))
  // without such a word the last sentence asks
  const stop = apart.findLastIndex((item, at) => item.kind === 'mark' && item.text === '.' && at < apart.length - 1)
  const from = lead < 0 ? stop : lead
  const before = new Set(apart.slice(0, Math.max(from, 0)).map((_, at) => text(at)))
  return apart.slice(from + 1).every((item) => {
    if (item.kind !== 'word') return true
    const word = item.text
    return isKnown(word) || before.has(word) || ofAny.has(word) || fillers.has(word) || !isFree(word)
  })
}
