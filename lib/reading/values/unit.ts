import { unitName, unitTex } from './unit-written'
import { baseUnit, prefixes, compounds, suffixes, turned } from './unit-names'
import { isContrary } from '../text/contrary'
import type { Token } from '../tokens/token'

export interface Unit {
  /** The one way of writing it in which units are compared: "cm^2", "km/h". Empty when no word was a known unit. */
  readonly name: string
  readonly tex: string
  /** Words that are no unit and say nothing that counts: "balls". */
  readonly nouns: readonly string[]
  /** The first thing that neither is a unit nor can be passed over, such as a lone letter or a second number. */
  readonly strange?: Token
}

const noUnit: Unit = { name: '', tex: '', nouns: [] }

/** Reads what stands after (or, for ₹, before) a value. Words that are no unit, as in "35th term", are passed over. */
export function readUnit(tokens: readonly Token[]): Unit {
  if (tokens.length === 0) return noUnit
  const saidTwice = repeated(tokens)
  if (saidTwice) return saidTwice
  const parts: { name: string; power: number; under: boolean }[] = []
  const nouns: string[] = []
  let [power, under] = [1, false]
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]
    if (!token) break
    const last = parts.at(-1)
    if (last && isInverse(tokens, i)) {
      last.under = true
      i += 2
      continue
    }
    const lowered = token.text.toLowerCase()
    const words = (isInverse(tokens, i + 1) ? turned : compounds).get(lowered) ?? [token.text]
    for (const word of words) {
      const lower = word.toLowerCase()
      const last = parts.at(-1)
      const unit = isFootOf(tokens, i) ? undefined : isQuintal(tokens, i) ? 'quintal' : baseUnit(word)
      if (lower === '/' || lower === 'per' || (last && lower === 'an')) {
        under = true
        if (lower === 'per' && !last) nouns.push(lower)
      } else if (unit) {
        parts.push({ name: unit, power, under })
        power = 1
      } else if (lower === 'cc') parts.push({ name: 'cm', power: 3, under })
      else if (last && suffixes.has(lower) && !unitFollows(tokens, i)) last.power = suffixes.get(lower) ?? 1
      else if (prefixes.has(lower)) power = prefixes.get(lower) ?? 1
      else if (last && token.kind === 'number' && isPower(token.text) && (!token.spaced || i === tokens.length - 1))
        last.power = Number(token.text)
      else if (isArticle(tokens, i)) continue
      else if (isStrange(token)) return { ...noUnit, strange: token }
      else if (token.kind === 'word') nouns.push(token.text)
    }
  }
  return { name: unitName(parts), tex: unitTex(parts), nouns }
}

/** "cm³ (cubic centimetres)": a unit that the bracket behind it says again; null where it does not. */
function repeated(tokens: readonly Token[]): Unit | null {
  const open = tokens.findIndex(({ text }) => text === '(')
  if (open < 1 || tokens.at(-1)?.text !== ')') return null
  const [unit, again] = [readUnit(tokens.slice(0, open)), readUnit(tokens.slice(open + 1, -1))]
  return unit.name !== '' && unit.name === again.name && again.nouns.length === 0 ? unit : null
}

/** "in a packet", "from the x axis" */
const isArticle = (tokens: readonly Token[], at: number): boolean =>
  (/^[xy]$/.test(tokens[at]?.text ?? '') && tokens.slice(at + 1, at + 3).some(({ text }) => /^axis$/i.test(text))) ||
  isArticleWord(tokens, at)

const isArticleWord = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === 'a' &&
  /^(?:in|for|of|as|on|at|to|from|by|into)$/i.test(tokens[at - 1]?.text ?? '') &&
  /^[a-z]{3,}$/.test(tokens[at + 1]?.text ?? '')

/** "q/ha" */
const isQuintal = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === 'q' && /^(?:\/|per)$/.test(tokens[at + 1]?.text ?? '')

/** "the foot of the tower" is no foot. */
const isFootOf = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text.toLowerCase() === 'foot' &&
  /^(?:the|of)$/i.test(`${tokens[at - 1]?.text === 'the' ? 'the' : tokens[at + 1]?.text}`)

/** "^-1". */
const isInverse = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === '^' && tokens[at + 1]?.text === '-' && tokens[at + 2]?.text === '1'

/** "cm, sq m": the word belongs to what follows. */
const unitFollows = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[at + 1]
  return next?.kind === 'word' && baseUnit(next.text) !== undefined
}

const isPower = (text: string): boolean => text === '2' || text === '3'

const harmlessSymbols = new Set(['.', '^', '!', '"', "'", '-', ')', '(', '*', '?'])

const isStrange = (token: Token): boolean =>
  token.kind === 'number' ||
  (token.kind === 'symbol' && !harmlessSymbols.has(token.text)) ||
  (token.kind === 'word' && (token.text.replace(/_.*/, '').length === 1 || isContrary(token.text)))

/** Whether a typed unit is as good as the one asked for: "sq units" for cm², but not for cm. Both as `readUnit` names them. */
export function isSameUnit(typed: string, wanted: string): boolean {
  if (typed === wanted) return true
  const [unit, power] = typed.split('^')
  const [other, otherPower] = wanted.split('^')
  return (unit === 'unit' || other === '') && power === otherPower && /^[a-z]*$/.test(other ?? '')
}
