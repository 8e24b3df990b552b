import { isEquality, isSeparator, splitAt } from '../tokens/lists'
import type { Token } from '../tokens/token'
import { isKnown, isLead, type Part } from './named-piece'

type Tokens = readonly Token[]

const sign = (text: string): Token => ({ kind: 'symbol', text, spaced: false, at: 0 })
const each = /^(?:both|each|all|dono)$/i
const isEach = ({ text }: Token): boolean => each.test(text)
const isAre = ({ text }: Token): boolean => /^are$/i.test(text)

/** "x = y = 5", "a and b are 1, c is 2", "both are 22" as "x = 5, y = 5": one value said of several names. Anything else is left as it is. */
export function saidApart(tokens: Tokens, key: readonly Part[]): Tokens {
  if (!tokens.some((token) => isEach(token) || isAre(token)) && tokens.filter(isEquality).length < 2) return tokens
  const pieces = splitAt(tokens, isSeparator)
  const apart = pieces.length === 1 && pieces[0]?.some(isEach) ? ofAll(pieces[0], key) : ofSeveral(pieces, key)
  return apart ? apart.flatMap((piece, index) => (index === 0 ? piece : [sign(','), ...piece])) : tokens
}

/** "both are 22", "all the sides are 5". */
function ofAll(piece: Tokens, key: readonly Part[]): readonly Tokens[] | null {
  const sides = splitAt(
    piece.filter((token) => !isEach(token)),
    isEquality,
  )
  const [value] = sides.slice(-1)
  const isTwo = piece.some(({ text }) => /^(?:both|dono)$/i.test(text))
  if (!value || !sides.slice(0, -1).every(isLead) || (isTwo && key.length !== 2)) return ofSeveral([piece], key)
  return key.map(({ name }) => [{ kind: 'word', text: name, spaced: false, at: 0 } as const, sign('='), ...value])
}

/** Pieces of a list, each name with its value; null where no value is shared. */
function ofSeveral(pieces: readonly Tokens[], key: readonly Part[]): readonly Tokens[] | null {
  const apart: Tokens[] = []
  let waiting: readonly Tokens[] = []
  let isShared = false
  const isName = (side: Tokens) => side.every(({ kind }) => kind === 'word') && isKnown(side.map(textOf).join(' '), key)
  for (const [index, piece] of pieces.entries()) {
    const sides = splitAt(
      piece.filter((token) => !isEach(token)),
      isEquality,
    )
    const names = sides.filter(isName)
    const rest = sides.filter((side) => !isName(side))
    if (rest.length === 0 && names.length === 1 && index < pieces.length - 1) {
      waiting = [...waiting, piece]
      continue
    }
    const isPlural = [...waiting, piece].some((one) => one.some((token) => isEach(token) || isAre(token)))
    const owners = isPlural ? [...waiting.map((one) => one.filter((token) => !isEach(token))), ...names] : names
    if (owners.length > 1 && rest.length > 0) {
      isShared = true
      if (!isPlural) apart.push(...waiting)
      for (const owner of owners) apart.push([...owner, ...rest.flatMap((side) => [sign('='), ...side])])
    } else apart.push(...waiting, piece)
    waiting = []
  }
  return isShared ? apart : null
}

const textOf = ({ text }: Token): string => text
