import { isDenial, isRejection } from '../text/contrary'
import { isSeparator, splitAt } from './lists'
import type { Token } from './token'
import { Unreadable } from '../unreadable'

/** Throws when the response says what the answer is not: "not 12", "12 is wrong". */
export function refuseDenial(tokens: readonly Token[], signs: readonly string[] = ['!=']): void {
  let depth = 0
  const denial = tokens.find(({ kind, text }) => {
    if (text === '(') depth++
    if (text === ')') depth--
    return signs.includes(text) || (kind === 'word' && depth <= 0 && isDenial(text))
  })
  if (denial)
    throw new Unreadable(`“${denial.text.replace('!=', '≠')}” is out of place. Write only the answer.`, denial.at)
}

/** Without the pieces of a list that are put aside: "x = 5, x = -8 rejected", "x = 5 (x ≠ -8)". */
export function withoutRejected(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ text }) => text === '!=' || isRejection(text))) return tokens
  const open = tokens.findLastIndex(({ text }, index) => text === '(' && isPutAside(tokens.slice(index)))
  const pieces = splitAt(tokens, isSeparator)
  const kept = pieces.filter((piece) => !isPutAside(piece))
  if (open > 0 && pieces.length === 1) return tokens.slice(0, open)
  const comma: Token = { kind: 'symbol', text: ',', spaced: false, at: 0 }
  return kept.flatMap((piece, index) => (index === 0 ? piece : [comma, ...piece]))
}

const isPutAside = (piece: readonly Token[]): boolean =>
  piece.some(({ text }) => isRejection(text)) || (piece[0]?.text === '(' && piece.some(({ text }) => text === '!='))
