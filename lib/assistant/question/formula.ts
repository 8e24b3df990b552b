import { isEnglish } from './words'
import { parse, trigName, Unreadable, type Node, type Token } from './reading'

const operators = new Set(['+', '-', '*', '/', '^', '√', '∛', '(', ')', 'π', 'frac', '±', '°'])
const joins = new Set(['+', '-', '*', '/', '^', '√', '=', '<', '>', '<=', '>=', '!='])

const isLetters = ({ kind, text }: Token): boolean => kind === 'word' && /^\p{L}{1,3}(?:_\w+)?$/u.test(text)
const isOne = ({ text }: Token): boolean => /^\p{L}(?:_\w+)?$/u.test(text)

/** "kx(x - 6)": two letters close before a bracket. */
const opensBracket = (token: Token | undefined, after: Token): boolean =>
  after.text === '(' && !after.spaced && /^[a-z]x$/.test(token?.text ?? '')

/** Whether a sign of calculation stands beside the token. */
function touches(tokens: readonly Token[], at: number): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  return (
    (before !== undefined && (joins.has(before.text) || (before.kind === 'number' && token?.spaced === false))) ||
    (after !== undefined &&
      (joins.has(after.text) || opensBracket(token, after) || (after.kind === 'number' && !after.spaced)))
  )
}

/** Whether a letter stands close behind another: the x of "ax". */
const joined = (next: Token | undefined): boolean => next !== undefined && !next.spaced && isOne(next)

/** "sin A", "tan^2 A", "cos(A)" */
function isAngle(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  if (before?.text === '(') return tokens[at + 1]?.text === ')' && isAngle(tokens, at - 1)
  const named = before?.kind === 'number' && tokens[at - 2]?.text === '^' ? tokens[at - 3] : before
  return named?.kind === 'word' && trigName(named.text) !== undefined
}

/** "B(a, -5)", "(2, a)", and not "HCF(a, b)" */
function isCoordinate(tokens: readonly Token[], at: number): boolean {
  const isNumber = (token: Token | undefined): boolean => token?.kind === 'number' || token?.text === '-'
  const isLetter = (token: Token | undefined): boolean => token !== undefined && isOne(token)
  const opens = (place: number): boolean =>
    tokens[place]?.text === '(' && (tokens[place]?.spaced === true || (tokens[place - 1]?.text.length ?? 0) < 2)
  const [second, closes] = [tokens[at + 2], tokens[at + 3]]
  // "(a, b)"
  const isLetters = second !== undefined && isOne(second) && closes?.text === ')'
  const isFirst = opens(at - 1) && tokens[at + 1]?.text === ',' && (isNumber(second) || isLetters)
  const isSecond =
    tokens[at - 1]?.text === ',' &&
    tokens[at + 1]?.text === ')' &&
    (isNumber(tokens[at - 2]) || isLetter(tokens[at - 2]))
  return isFirst || (isSecond && (opens(at - 3) || opens(at - 4)))
}

/** "find a.", "the values of a and b": no article ends a sentence. */
function isAsked(tokens: readonly Token[], at: number): boolean {
  const [before, token, next, third] = [tokens[at - 1], tokens[at], tokens[at + 1], tokens[at + 2]]
  // "4, a, 5": one of a row
  const isInRow = before?.text === ',' && tokens[at - 2]?.kind === 'number'
  if (token?.text === 'a' && isInRow && /^[,.]$/.test(next?.text ?? ',')) return true
  if (token?.text !== 'a' || !/^(?:find|of|value|values|for|is|whats|nikalo|what|determine)$/i.test(before?.text ?? ''))
    return false
  // "are the vertices of a", where the options go on
  if (/^(?:vertices|corners|sides|angles|shape|form)$/i.test(tokens[at - 2]?.text ?? '')) return false
  if (/^(?:if|so|when|do|does|are|will)$/i.test(next?.text ?? '')) return true
  const joins = /^(?:,|and|aur|&)$/i.test(next?.text ?? '')
  return next === undefined || /^[.?!]$/.test(next.text) || (joins && third !== undefined && isOne(third))
}

/** "a sin θ", "a cos^2 A": no article stands before a ratio with its angle. */
const isFactor = (tokens: readonly Token[], at: number): boolean =>
  /^(?:sin|cos|tan|cosec|sec|cot)$/.test(tokens[at + 1]?.text ?? '') && followsAngle(tokens, at + 1)

/** "4 a x", "2 a b", and the first of "a x + b y = c": no article stands before x where b stands before y. */
function isCoefficient(tokens: readonly Token[], at: number): boolean {
  const unknown = (place: number): boolean => /^[xyz]$/.test(tokens[place]?.text ?? '')
  if (tokens[at]?.text !== 'a') return false
  if (tokens[at - 1]?.kind === 'number' && /^[b-dxyz]$/.test(tokens[at + 1]?.text ?? '')) return true
  if (!unknown(at + 1)) return false
  const isSigned = joins.has(tokens[at + 2]?.text ?? '')
  return isSigned && tokens.some(({ text }, place) => /^[b-d]$/.test(text) && unknown(place + 1))
}

/** "√(mn)" */
const isUnderRoot = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.text === '(' && tokens[at - 2]?.text === '√' && tokens[at + 1]?.text === ')'

/** The letters that a token is in a formula: "kx" after a sign is k and x; null where it is a word. */
function lettersAt(tokens: readonly Token[], at: number): readonly Token[] | null {
  const token = tokens[at]
  if (!token || !isLetters(token)) return null
  if (isOne(token)) {
    const isLetter =
      touches(tokens, at) ||
      joined(tokens[at + 1]) ||
      isAngle(tokens, at) ||
      isCoordinate(tokens, at) ||
      isFactor(tokens, at) ||
      isCoefficient(tokens, at) ||
      isAsked(tokens, at)
    return /^[aAIi]$/.test(token.text) && !isLetter ? null : [token]
  }
  const before = tokens[at - 1]
  if (before?.kind === 'number' && !token.spaced && /^(?:st|nd|rd|th)$/.test(token.text)) return null
  const isJoined = before && (joins.has(before.text) || (before.kind === 'number' && !token.spaced))
  const isWord = isEnglish(token.text.toLowerCase()) && !(isJoined && /^[+-]$/.test(before.text))
  if (isWord || !(touches(tokens, at) || isUnderRoot(tokens, at)) || /^[A-Z]{2,}$/.test(token.text)) return null
  if (trigName(token.text)) return [token]
  return [...token.text].map((letter, index) => ({
    ...token,
    text: letter,
    at: token.at + index,
    spaced: index === 0 && token.spaced,
  }))
}

/** The tokens of a question with runs of letters in formulas taken apart. */
export const lettersApart = (tokens: readonly Token[]): readonly Token[] =>
  tokens.flatMap((token, at) => lettersAt(tokens, at) ?? [token])

/** Whether a token can stand in a formula. */
export const isMathematical = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at]
  if (!token) return false
  if (token.kind === 'number') return true
  if (token.kind === 'symbol' || token.text === 'frac') return operators.has(token.text)
  return trigName(token.text) !== undefined ? followsAngle(tokens, at) : lettersAt(tokens, at) !== null
}

const followsAngle = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[at + 1]
  return next !== undefined && (/^[\^(√π]$/.test(next.text) || next.kind === 'number' || isOne(next))
}

export interface Sided {
  readonly node: Node
  /** The place of the first token after it. */
  readonly next: number
}

/** "find x (2x is acute)": what stands before a bracket that the formula does not close. */
function beforeRemark(tokens: readonly Token[], at: number, end: number): Sided | null {
  let depth = 0
  for (let place = end - 1; place > at; place--) {
    const token = tokens[place]
    if (token?.text === ')') depth++
    if (token?.text !== '(') continue
    if (depth === 0) return token.spaced ? parsedWithin(tokens, at, place) : null
    depth--
  }
  return null
}

function parsedWithin(tokens: readonly Token[], at: number, end: number): Sided | null {
  const found = parsed(tokens.slice(at, end))
  return found && found.next === end - at ? { node: found.node, next: end } : null
}

/** Reads the longest formula from a place on, or null. */
export function formulaAt(tokens: readonly Token[], at: number): Sided | null {
  let end = at
  while (end < tokens.length && isMathematical(tokens, end)) end++
  for (let last = end; last > at; last--) {
    const found = parsed(tokens.slice(at, last))
    if (found) return { node: found.node, next: at + found.next }
    // a bracket that closes nothing, or an operator at the end
    const text = tokens[last - 1]?.text
    if (text === undefined || !operators.has(text)) return beforeRemark(tokens, at, last)
  }
  return null
}

function parsed(tokens: readonly Token[]): Sided | null {
  try {
    return parse(tokens, 0, { letters: true })
  } catch (error) {
    if (error instanceof Unreadable) return null
    throw error
  }
}
