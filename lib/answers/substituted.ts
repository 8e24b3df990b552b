import { newBudget, type Budget } from '../maths/sum'
import { attempt, isUnread } from '../reading/reading'
import type { Token } from '../reading/tokens/token'
import { lettersOf, some, type Node } from '../reading/tree/node'
import { numericValue } from '../reading/tree/numeric'
import { readSide } from '../reading/values/side'
import { sideOf, type Link, type LinkSide } from './working-links'
import { saidIn, type Said } from './said-values'

/**
 * The first claim of working or answer that is false for the values said elsewhere: "x/y = 10/13" behind "x = 10, y = 14"; an equation in the
 * letter of the answer that none of its values satisfies.
 */
export function unsatisfied(working: readonly Link[], answer: readonly Link[], budget: Budget): Link | undefined {
  const [before, given] = [saidIn(working, budget), saidIn(answer, budget)]
  const known = [...given, ...before.filter(({ name }) => !given.some((one) => one.name === name))]
  return answer.find((link) => isBroken(link, before)) ?? working.find((link) => isBroken(link, known))
}

/** Whether a link is an equation in letters that are all known, and true for none of their values. */
function isBroken(link: Link, known: readonly Said[]): boolean {
  const { left, sign, right } = link
  const names: string[] = []
  if (sign !== '=' || known.length === 0 || (left.value && right.value)) return false
  if (hasSegment(left) || hasSegment(right)) return isBrokenInSegments(link, known)
  const [a, b] = [left, right].map(({ tokens }) => nodeOf(withIndices(tokens, names)))
  // what a letter is said to be is no equation: "x = 5 or x = -8, so x = 5"
  if (!a || !b || (a.kind === 'letter' && right.value)) return false
  const letters = [...new Set([...lettersOf(a), ...lettersOf(b)])]
  const nameOf = (letter: string) => names[standIns.indexOf(letter)] ?? letter.toLowerCase()
  const choices = letters.map((letter) => known.filter(({ name }) => name === nameOf(letter)).flatMap(numbersOf))
  if (choices.length === 0 || choices.some((numbers) => numbers.length === 0)) return false
  const most = Math.max(...choices.map((numbers) => numbers.length))
  if (letters.length > 1 && most > 1) return false
  return Array.from({ length: most }).every((_, at) => {
    const worth = (node: Node) => numericValue(node, (letter) => choices[letters.indexOf(letter)]?.[at] ?? NaN)
    return !isNear(worth(a), worth(b))
  })
}

const isSegment = ({ kind, text }: Token): boolean => kind === 'word' && /^[A-Z]{2}$/.test(text)
const hasSegment = ({ tokens }: LinkSide): boolean => tokens.length > 1 && tokens.some(isSegment)

/** "AB/AC = 4/5" behind "AB = 4, AC = 3". */
function isBrokenInSegments({ left, right }: Link, known: readonly Said[]): boolean {
  const [a, b] = [left, right].map((side) => worthOf(side, known))
  return a !== undefined && b !== undefined && !isNear(a, b)
}

/** What a side is worth with its segments put in; not known for one that holds another name. */
function worthOf({ tokens, value }: LinkSide, known: readonly Said[]): number | undefined {
  if (value) return value.approximate
  const valued = tokens.map((token) => {
    const [said] = isSegment(token) ? known.filter(({ name }) => name === token.text.toLowerCase()) : []
    const number = said?.values[0]?.rational
    return number ? { ...token, kind: 'number' as const, value: number, decimal: false } : token
  })
  return sideOf(valued, newBudget()).value?.approximate
}

const numbersOf = ({ values }: Said): readonly number[] => values.map(({ approximate }) => approximate)

/** Letters that nobody types, in place of "d1" and "d2". */
const standIns = 'абвг'

/** "d1 × d2" with one letter for each name, and the names in the order of these letters. */
function withIndices(tokens: readonly Token[], names: string[]): readonly Token[] {
  return tokens.flatMap((token, index) => {
    const [before, next] = [tokens[index - 1], tokens[index + 1]]
    const isIndex = (one: Token | undefined) => one?.kind === 'number' && !one.spaced && /^\d$/.test(one.text)
    const isHead = (one: Token | undefined) => one?.kind === 'word' && /^[a-z]$/.test(one.text)
    if (isIndex(token) && isHead(before)) return []
    if (!isHead(token) || !isIndex(next)) return [token]
    const name = `${token.text}${next?.text ?? ''}`
    if (!names.includes(name)) names.push(name)
    const text = standIns[names.indexOf(name)]
    return text === undefined ? [token] : [{ ...token, text }]
  })
}

/** A side in letters; null for words, and where rounding or an angle leaves it open. */
function nodeOf(tokens: readonly Token[]): Node | null {
  if (!tokens.every(isPlain)) return null
  const letters = tokens.flatMap(({ kind, text }) => (kind === 'word' ? [...text] : []))
  const side = attempt(() => readSide(tokens, new Set(letters)))
  return isUnread(side) || some(side.node, isOpen) ? null : side.node
}

const isPlain = ({ kind, text }: Token): boolean =>
  kind === 'word' ? /^\p{Ll}{1,2}$/u.test(text) : kind === 'number' ? !text.includes('.') : /^[-+*/^()√]$/.test(text)

const isOpen = (node: Node): boolean => node.kind === 'trig' || (node.kind === 'letter' && node.name === 'π')

const isNear = (a: number, b: number): boolean =>
  !Number.isFinite(a) || !Number.isFinite(b) || Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a), Math.abs(b))
