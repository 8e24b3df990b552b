import { add, compare, divide, fraction, multiply, one, type Fraction } from '../../maths/fraction'
import { unitRatio } from './conversion'
import type { NumberToken, Token } from '../tokens/token'
import { baseUnit } from './unit-names'

/**
 * "2 h 30 min", "2 hours and 30 minutes", "5 m 20 cm", "Rs 5 and 50 paise", "22°30'" as one number of the largest unit. Anything else is left
 * as it is.
 */
export function compounded(tokens: readonly Token[]): readonly Token[] {
  if (tokens.filter(({ kind }) => kind === 'number').length < 2) return tokens
  const joined: Token[] = []
  for (let index = 0; index < tokens.length; index++) {
    const whole = compoundAt(tokens, index)
    const token = whole?.token ?? tokens[index]
    if (token) joined.push(token)
    if (whole) {
      joined.push(...tokens.slice(index + 1, whole.units))
      index = whole.next - 1
    }
  }
  return joined
}

interface Compound {
  readonly token: NumberToken
  /** Where the largest unit ends, and the whole. */
  readonly units: number
  readonly next: number
}

function compoundAt(tokens: readonly Token[], index: number): Compound | null {
  const first = unitAfter(tokens, index) ?? rupeesBefore(tokens, index)
  if (!first) return null
  let { token, unit, next } = first
  for (let piece = nextPiece(tokens, next, unit); piece; piece = nextPiece(tokens, next, unit)) {
    const ratio = partOf(piece.unit, first.unit) ?? one
    const value = add(token.value, multiply(piece.token.value, ratio))
    token = { ...token, value, text: value.d === 1n ? `${value.n}` : `${value.n}/${value.d}` }
    ;({ unit, next } = piece)
  }
  return next === first.next ? null : { token, units: first.next, next }
}

/** A number of a smaller unit than the last: "30 min", "and 30 minutes". */
function nextPiece(tokens: readonly Token[], at: number, unit: string) {
  const piece = unitAfter(tokens, at + (tokens[at]?.text.toLowerCase() === 'and' ? 1 : 0))
  const ratio = piece && !goesOn(tokens[piece.next]) && partOf(piece.unit, unit)
  return ratio && compare(ratio, one) < 0 ? piece : null
}

/** "20 cm²", "20 m per s": the unit has not ended. */
const goesOn = (token: Token | undefined): boolean =>
  token !== undefined &&
  (/^(?:[\^/]|per|squared?|sq|cubed?)$/i.test(token.text) || (token.kind === 'number' && !token.spaced))

const degreeParts: ReadonlyMap<string, Fraction> = new Map([
  ['min', divide(one, fraction(60))],
  ['s', divide(one, fraction(3600))],
])

/** How much of a larger unit one of the smaller is; minutes are a part of a degree as well as of an hour. */
const partOf = (small: string, large: string): Fraction | null =>
  large === 'degree' ? (degreeParts.get(small) ?? null) : unitRatio(small, large)

function unitAfter(tokens: readonly Token[], index: number) {
  const [token, word] = [tokens[index], tokens[index + 1]]
  const unit = word && unitOf(word)
  return token?.kind === 'number' && unit !== undefined ? { token, unit, next: index + 2 } : null
}

const unitOf = ({ text }: Token): string | undefined =>
  text === "'" ? 'min' : text === "''" || text === '"' ? 's' : baseUnit(text)

/** "Rs 5": the unit stands before its number. */
function rupeesBefore(tokens: readonly Token[], index: number) {
  const [before, token] = [tokens[index - 1], tokens[index]]
  const isRupees = before !== undefined && baseUnit(before.text) === 'rupee'
  return token?.kind === 'number' && isRupees ? { token, unit: 'rupee', next: index + 1 } : null
}
