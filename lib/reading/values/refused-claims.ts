import { holdsValue } from './amount'
import { isMeasured } from './calculation'
import { calculatedName } from '../tokens/calculated-name'
import { isEquality, isSeparator, splitAt } from '../tokens/lists'
import { refuseDenial } from '../tokens/put-aside'
import { spoken } from '../tokens/sign-words'
import type { Token } from '../tokens/token'
import { Unreadable } from '../unreadable'

/** A colon after a number is no label: "1:2" is a ratio. */
export const isClaim = (token: Token, before: Token | undefined): boolean =>
  isEquality(token) && !(token.text === ':' && before?.kind === 'number')

/** A name alone: "k", "AB", "area of the circle". */
const isBareName = (side: readonly Token[]): boolean =>
  side.length > 0 && side.every(({ kind }) => kind === 'word') && calculatedName(side) === null

/** Throws for several claims, "x = 3, y = 4", for a denial, and for an equals sign that nothing follows. */
export function refuseClaims(whole: readonly Token[]): void {
  const pieces = splitAt(whole, isSeparator)
  const isClaimed = (piece: readonly Token[]) => splitAt(piece, isClaim).slice(1).some(holdsValue)
  if (pieces.length > 1 && pieces.filter(isClaimed).length > 1) throw new Unreadable('Give one value only.')
  refuseDenial(withoutClauses(whole))
  const [no, comma] = whole
  if (no?.text.toLowerCase() === 'no' && comma?.text === ',')
    throw new Unreadable('“no” is out of place. Write only the answer.', no.at)
  const last = whole.at(-1)
  if (last?.text === '=') throw new Unreadable('Something is missing after “=”.', last.at + 1)
}

/** Without "area which the buffalo cannot reach" before an equals sign: what is denied there is part of a name. */
function withoutClauses(whole: readonly Token[]): readonly Token[] {
  if (!whole.some(opensClause)) return whole
  const sides = splitAt(whole, isClaim)
  return sides.filter((side, index) => index === sides.length - 1 || !side.some(opensClause)).flat()
}

const opensClause = ({ text }: Token): boolean => /^(?:which|that|where)$/i.test(text)

const isPi = ({ text }: Token): boolean => text === 'π'

/** Throws for "2k = 12", "k^2 = 9": what is set equal is not the name itself. "πr²" is a formula for what is asked. */
export function refuseCalculatedName(sides: readonly (readonly Token[])[], answer: readonly Token[]): void {
  if (sides.some(isBareName)) return
  const name = sides
    .filter((side, index) => !isExpression(side) && !isMeasured(side, sides[index + 1] ?? answer))
    .map((side) => spoken(side))
    .map((side) => (side.some(isPi) ? null : calculatedName(side)))
    .find((one) => one !== null)
  if (name) throw new Unreadable(`Write the value of ${name} itself.`, sides[0]?.[0]?.at)
}

/** "sec A + tan A", "x^2 + 3x": a question may ask for the value of such a one, and the judge knows whether it does. */
const isExpression = (side: readonly Token[]): boolean =>
  side.filter(({ kind, text }) => kind === 'word' && text.replace(/_.*/, '').length === 1).length > 1
