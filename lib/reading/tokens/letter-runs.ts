import type { Token } from './token'
import { trigName } from './sign-words'

const spelledLetters: ReadonlyMap<string, string> = new Map([
  ['theta', 'θ'],
  ['alpha', 'α'],
  ['beta', 'β'],
  ['gamma', 'γ'],
  ['delta', 'δ'],
  ['lambda', 'λ'],
  ['phi', 'φ'],
  ['mu', 'μ'],
])

const signs: ReadonlyMap<string, string> = new Map([
  ['sqrt', '√'],
  ['root', '√'],
  ['pi', 'π'],
])

const names = [...spelledLetters.keys(), ...signs.keys(), 'cosecant', 'cosec', 'csc', 'sin', 'cos', 'tan', 'cot', 'sec']

/** Splits a run of letters into functions and variables: "sinAcosA" into sin A cos A, "xy" into x y. */
export function letterTokens(token: Token, wanted: ReadonlySet<string>): readonly Token[] {
  if (token.kind !== 'word') return [token]
  const [run = '', subscript] = token.text.split(/_(.*)/)
  const found: Token[] = []
  let at = 0
  while (at < run.length) {
    // "an" for aₙ
    const indexed = sameCase(`${run[at]}_${run[at + 1]}`, wanted)
    if (wanted.has(indexed)) {
      found.push({ kind: 'word', text: indexed, spaced: found.length === 0 && token.spaced, at: token.at + at })
      at += 2
      continue
    }
    const lower = run.slice(at).toLowerCase()
    const name = names.find((candidate) => lower.startsWith(candidate)) ?? run.slice(at, at + 1)
    const place = { spaced: found.length === 0 && token.spaced, at: token.at + at }
    at += name.length
    found.push(wordToken(name, at === run.length ? subscript : undefined, wanted, place))
  }
  return found
}

function wordToken(
  name: string,
  subscript: string | undefined,
  wanted: ReadonlySet<string>,
  place: Pick<Token, 'spaced' | 'at'>,
): Token {
  const sign = signs.get(name)
  if (sign !== undefined) return { kind: 'symbol', text: sign, ...place }
  if (trigName(name)) return { kind: 'word', text: name, ...place }
  const letter = `${spelledLetters.get(name) ?? name}${subscript ? `_${subscript.replace(/[()]/g, '')}` : ''}`
  return { kind: 'word', text: sameCase(letter, wanted), ...place }
}

/** The letter as the question writes it: phones put a capital at the start of an answer. */
function sameCase(letter: string, wanted: ReadonlySet<string>): string {
  if (wanted.has(letter)) return letter
  const folded = letter.toLowerCase()
  const matches = [...wanted].filter((name) => name.toLowerCase() === folded)
  return matches.length === 1 ? (matches[0] ?? letter) : letter
}

/** "a1" typed for a₁, when the question has such a letter. */
export function withSubscripts(tokens: readonly Token[], wanted: ReadonlySet<string>): readonly Token[] {
  const joined: Token[] = []
  for (const token of tokens) {
    const last = joined.at(-1)
    const name = `${last?.text}_${token.text}`
    if (token.kind === 'number' && !token.spaced && last?.kind === 'word' && wanted.has(name))
      joined.splice(-1, 1, { ...last, text: name })
    else joined.push(token)
  }
  return joined
}
