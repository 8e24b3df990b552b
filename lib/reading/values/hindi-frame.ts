import { holdsValue } from './amount'
import { isEquality } from '../tokens/lists'
import type { Token } from '../tokens/token'

const isFrame = /^(?:k[aie]|hai|hain|hoga|hogi|honge|values?|st|nd|rd|th)$/i

const isVerb = ({ text }: Token): boolean => /^(?:hai|hain|hoga|hogi|honge)$/i.test(text)
const isOf = ({ text }: Token): boolean => /^(?:ka|ki|ke)$/i.test(text)
const isValueWord = ({ text }: Token): boolean => /^(?:value|values|maan|mulya)$/i.test(text)

const isPlace = ({ text }: Token): boolean => /^(?:st|nd|rd|th)$/i.test(text)
const isLetter = (token: Token | undefined): boolean => token?.kind === 'word' && token.text.length === 1

/** "11th term 28", "value of k 14", "k value 14": a label and its value, with the equals sign that is left out. */
function labelled(tokens: readonly Token[]): readonly Token[] {
  const isLabel =
    (tokens[0]?.kind === 'number' && tokens[1] !== undefined && isPlace(tokens[1])) ||
    (tokens.some(isValueWord) && tokens.some(isLetter))
  const at = isLabel ? valueStart(tokens) : 0
  const label = tokens.slice(0, at)
  return at > 1 && label.filter(names).length === 1 && label.every(({ kind }, index) => index === 0 || kind === 'word')
    ? [...label, ...equalTo(label.at(-1), tokens.slice(at))]
    : tokens
}

/**
 * A claim in the order of Hindi with its equals sign: "k ki value 14 hai" and "30 hai k ki value" as k = 14 and 30 = k, "11th term 28
 * hai" as 11th term = 28. Other tokens as they are.
 */
export function framed(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ kind, text }) => kind === 'word' && isFrame.test(text)) || tokens.some(isEquality)) return tokens
  if (!tokens.some((token) => isOf(token) || isVerb(token))) return labelled(tokens)
  const said = tokens.flatMap((token, index) => {
    const next = tokens[index + 1]
    if (isOf(token) && next && isValueWord(next)) return hasMore(tokens, index + 2) ? [equals(token)] : []
    const before = tokens[index - 1]
    return isValueWord(token) && before && isOf(before) ? [] : [token]
  })
  if (said.some(isEquality)) return said.filter((token) => !isVerb(token))
  const verb = said.findIndex(isVerb)
  if (verb < 0) return said
  const [before, after] = [said.slice(0, verb), said.slice(verb + 1)]
  if (after.length > 0)
    return holdsValue(before) && !holdsValue(after) ? [...before, ...equalTo(said[verb], after)] : said
  const at = valueStart(before)
  return at > 0 && before.slice(0, at).some(names)
    ? [...before.slice(0, at), ...equalTo(said[verb], before.slice(at))]
    : before
}

const hasMore = (tokens: readonly Token[], from: number): boolean => tokens.slice(from).some((token) => !isVerb(token))

/** What without an equals sign would be read as a value or be out of place: "11" of "11th term", "k". */
const names = ({ kind, text }: Token): boolean => kind === 'number' || (kind === 'word' && text.length === 1)

/** Where the last number begins, with its signs. */
function valueStart(tokens: readonly Token[]): number {
  let at = tokens.findLastIndex(({ kind }) => kind === 'number')
  while (at > 0 && tokens[at - 1]?.kind !== 'word') at--
  return at
}

const equals = ({ at }: Token): Token => ({ kind: 'symbol', text: '=', spaced: true, at })

const equalTo = (verb: Token | undefined, side: readonly Token[]): readonly Token[] =>
  verb && side.length > 0 ? [equals(verb), ...side] : side
