import { isContrary, isDenial, isRejection } from '../text/contrary'
import { isEquality, isSeparator } from '../tokens/lists'
import type { Token } from '../tokens/token'

/** Signs that list, set equal, compare, or begin a second unit. */
const dividing = new Set([',', ';', '&', '=', ':', '<', '>', '<=', '>=', '!=', '°', "'", '"', '′', '″'])

const isDividing = (text: string): boolean =>
  isSeparator({ text }) || isEquality({ text }) || isContrary(text) || isDenial(text) || isRejection(text)

/** Whether this is one value with words around it: nothing in it lists, sets equal, denies, or adds a second amount, "2 h 30 min". */
export function isLone(tokens: readonly Token[]): boolean {
  let [isNumbered, isWorded] = [false, false]
  for (const [index, { kind, text }] of tokens.entries()) {
    if (kind === 'number') {
      if (isWorded && tokens[index - 1]?.text !== '^') return false
      isNumbered = true
    } else if (kind === 'word') {
      if (isDividing(text)) return false
      isWorded ||= isNumbered
    } else if (dividing.has(text)) return false
  }
  return isNumbered
}
