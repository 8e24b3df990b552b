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

const functions = ['cosecant', 'cosec', 'csc', 'sin', 'cos', 'tan', 'cot', 'sec']
const names = [...spelledLetters.keys(), ...signs.keys(), ...functions]
const longestName = 8

/** Splits a run of letters into functions and variables: "sinAcosA" into sin A cos A, "xy" into x y, "m_1x_2" into m₁ x₂. */
export function letterTokens(token: Token, wanted: ReadonlySet<string>): readonly Token[] {
  if (token.kind !== 'word') return [token]
  const [run = '', subscript] = token.text.split(/_(.*)/)
  const [, index, rest] = /^(\d+)([A-Za-z].*)$/.exec(subscript ?? '') ?? []
  if (index === undefined || rest === undefined || wanted.has(`${run.slice(-1)}_${subscript}`))
    return runTokens(run, subscript, token, wanted)
  const behind: Token = { kind: 'word', text: rest, spaced: false, at: token.at + token.text.length - rest.length }
  return [...runTokens(run, index, token, wanted), ...letterTokens(behind, wanted)]
}

/** The tokens of letters alone; the last has the subscript. */
function runTokens(
  run: string,
  subscript: string | undefined,
  token: Token,
  wanted: ReadonlySet<string>,
): readonly Token[] {
  const found: Token[] = []
  let at = 0
  while (at < run.length) {
    const place = { spaced: found.length === 0 && token.spaced, at: token.at + at }
    // "an" for aₙ
    const indexed = sameCase(`${run[at]}_${run[at + 1]}`, wanted)
    const name = wanted.has(indexed) ? run.slice(at, at + 2) : nameAt(run, at, wanted)
    at += name.length
    found.push(
      wanted.has(indexed)
        ? { kind: 'word', text: indexed, ...place }
        : wordToken(name, at === run.length ? subscript : undefined, wanted, place),
    )
  }
  return found
}

/** A name that is spelt out here, else one letter; "mu" is m times u where the question has both and no μ. */
function nameAt(run: string, at: number, wanted: ReadonlySet<string>): string {
  const here = run.slice(at, at + longestName).toLowerCase()
  const name = names.find((candidate) => here.startsWith(candidate))
  const isSpelt = name !== undefined && !isProduct(name, wanted)
  return isSpelt ? name : run.slice(at, at + 1)
}

const isProduct = (name: string, wanted: ReadonlySet<string>): boolean =>
  !functions.includes(name) &&
  !wanted.has(spelledLetters.get(name) ?? '') &&
  [...name].every((letter) => wanted.has(letter))

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
