import type { Token } from './token'
import { trigName } from './sign-words'

const operators = new Set(['+', '-', '*', '/', '^', '√', '∛', '±', '|', '%', '~'])

/**
 * The name in "2k", "-k", "k + 5", "AB^2", "1/tan L": a calculation with one name, so that what it equals is not the value of the
 * name. Null for a bare name, "p(1)", "S_20", and for a calculation with several names, "α² + β²", which a question may ask for.
 */
export function calculatedName(side: readonly Token[]): string | null {
  if (side.some((token, index) => isCall(token, side[index + 1])) || isRatioOfMultiple(side)) return null
  const changed = side.find(({ text }) => text.length === 1 && /[a-z]/i.test(text))
  if (changed && side.some(({ text }) => /^(?:half|twice|thrice|double|squared|cubed)$/i.test(text)))
    return changed.text
  const names = new Set(side.filter(({ kind, text }) => kind === 'word' && !trigName(text)).map(({ text }) => text))
  const [name, ...others] = names
  if (name === undefined || others.length > 0 || name.replace(/_.*/, '').length > 2) return null
  const words = side.filter(({ kind }) => kind === 'word')
  const isCalculated =
    side.some(({ kind, text }) => operators.has(text) || (kind === 'number' && words[0] !== undefined)) &&
    !isSubscripted(side)
  return isCalculated ? name : null
}

/** "a10", "S 20": a name and its number. */
const isSubscripted = ([first, second, ...others]: readonly Token[]): boolean =>
  first?.kind === 'word' && second?.kind === 'number' && others.length === 0

/** "sec 2A": a ratio of its own. */
const isRatioOfMultiple = ([ratio, times, angle, ...others]: readonly Token[]): boolean =>
  ratio !== undefined &&
  trigName(ratio.text) !== undefined &&
  times?.kind === 'number' &&
  angle?.kind === 'word' &&
  others.length === 0

/** "p(1)", "P(E)": a name with what it is taken of. */
const isCall = (token: Token, next: Token | undefined): boolean =>
  token.kind === 'word' && !trigName(token.text) && next?.text === '('
