import type { Fact, Item, Relation } from './fact'
import { figuresAt } from './figures'
import { formulaAt, isMathematical, lettersApart } from './formula'
import { rational } from './polynomial'
import { measureAt } from './measure'
import { sizedAt } from './sizes'
import { lettersOf, trigName, type Node, type Token } from './reading'
import { wordOf } from './spelling'
import { moneyAt, named, ordinalAt, pointAt, ratioAt, relationOf, type Found } from './stated'
import { unitAt } from './units'

/** The facts, words and marks of a question, in order. */
export function itemsOf(cleaned: readonly Token[]): readonly Item[] {
  const tokens = lettersApart(cleaned)
  const items: Item[] = []
  let at = 0
  while (at < tokens.length) {
    const { item, next } = itemAt(tokens, at)
    if (item) items.push(item)
    at = next
  }
  return items
}

function itemAt(tokens: readonly Token[], at: number): Found {
  return (
    dotsAt(tokens, at) ??
    instructionAt(tokens, at) ??
    ordinalAt(tokens, at) ??
    sizedAt(tokens, at) ??
    figuresAt(tokens, at) ??
    pointAt(tokens, at) ??
    named(tokens, at) ??
    ratioAt(tokens, at) ??
    moneyAt(tokens, at) ??
    relationAt(tokens, at) ??
    wordOrSign(tokens, at)
  )
}

function dotsAt(tokens: readonly Token[], at: number): Found | null {
  if (tokens[at]?.text !== '.' || tokens[at + 1]?.text !== '.' || tokens[at + 1]?.spaced) return null
  let next = at
  while (tokens[next]?.text === '.') next++
  return { item: { kind: 'mark', text: '...' }, next }
}

/** "(Type x^2 as x^2.)", "(Give the smaller one first.)" are about typing, not about the question. */
function instructionAt(tokens: readonly Token[], at: number): Found | null {
  const verb = tokens[at + 1]?.text.toLowerCase() ?? ''
  if (tokens[at]?.text !== '(' || !/^(?:type|leave|give|answer|number)$/.test(verb)) return null
  let [next, depth] = [at + 1, 1]
  while (next < tokens.length && depth > 0) {
    if (tokens[next]?.text === '(') depth++
    if (tokens[next]?.text === ')') depth--
    next++
  }
  const isOrder = tokens.slice(at, next).some(({ text }) => /^(?:first|both)$/.test(text))
  if (verb !== 'type' && verb !== 'leave' && !isOrder) return null
  return { item: null, next }
}

/** A formula, an equation, a number with its unit, or a letter. */
function relationAt(tokens: readonly Token[], at: number): Found | null {
  const number = measureAt(tokens, at)
  // "0° < A + B" is a relation
  const isSide = number?.item.unit === '°' && relationOf(tokens[number.next]) !== undefined
  if (number && !isSide) return number
  if (!isMathematical(tokens, at)) return null
  const first = number ? { node: number.item.node, next: number.next } : formulaAt(tokens, at)
  if (!first) return null
  const sides = [first.node]
  let next = first.next
  let relation = relationOf(tokens[next])
  const kind = relation
  let mixed = false
  while (relation !== undefined) {
    const side = formulaAt(tokens, isAngleNamed(tokens, next + 1) ? next + 2 : next + 1)
    if (!side || direction(relation) !== direction(kind))
      return { item: { kind: 'unread', text: relation }, next: next + 1 }
    sides.push(side.node)
    next = side.next
    mixed ||= relation !== kind
    relation = relationOf(tokens[next])
  }
  if (kind !== undefined) {
    const unit = unitAt(tokens, next)
    return {
      item: { kind: 'equation', sides, relation: kind, ...(mixed && { mixed }) },
      next: unit?.next ?? next,
    }
  }
  if (first.node.kind === 'letter') {
    const long = /^(?:minute|hour)$/.exec(unitAt(tokens, next)?.text ?? '')
    return { item: { ...single(first.node), ...(long && { unit: long[0] }) }, next: unitBehind(tokens, next) }
  }
  return withUnit(single(first.node), tokens, next)
}

/** "angle A = angle B" */
const isAngleNamed = (tokens: readonly Token[], at: number): boolean =>
  /^angle$/i.test(tokens[at]?.text ?? '') && /^[A-Zθαβφ]$/.test(tokens[at + 1]?.text ?? '')

/** "\\frac{7}{2} cm": a number that is worked out, with its unit of several signs. */
function withUnit(item: Fact, tokens: readonly Token[], at: number): Found {
  const unit = item.kind === 'number' && item.unit === '' ? unitAt(tokens, at) : null
  return unit && item.kind === 'number' && unit.text.length > 1
    ? { item: { ...item, unit: unit.text }, next: unit.next }
    : { item, next: at }
}

/** "x km/h": the unit behind a letter, of more than one sign, goes without saying. */
function unitBehind(tokens: readonly Token[], at: number): number {
  const unit = unitAt(tokens, at)
  return unit && unit.text.length > 1 && unit.text !== 'second' ? unit.next : at
}

/** "0 < x ≤ 90" goes one way. */
const direction = (relation: Relation | undefined): string | undefined => relation?.replace(/^([<>])=$/, '$1')

function single(node: Node): Fact {
  if (node.kind === 'letter') return { kind: 'letter', name: node.name }
  const value = lettersOf(node).size === 0 && !holdsTrig(node) ? rational(node) : null
  return value ? { kind: 'number', value, unit: '', node } : { kind: 'formula', node, name: '' }
}

const holdsTrig = (node: Node): boolean => {
  if (node.kind === 'trig') return true
  if (node.kind === 'binary') return holdsTrig(node.left) || holdsTrig(node.right)
  return 'of' in node && holdsTrig(node.of)
}

const harmless = /^[()"';,:.|]$/

function wordOrSign(tokens: readonly Token[], at: number): Found {
  const token = tokens[at]
  const next = at + 1
  if (!token) return { item: null, next }
  const unit = token.kind === 'word' && token.text.length > 1 ? unitAt(tokens, at) : null
  // "per cm^2": a unit of area or volume without a number
  if (unit && /^[cdmk]m\^[23]$/.test(unit.text)) return { item: { kind: 'word', text: unit.text }, next: unit.next }
  if (token.kind === 'word') {
    const isFigure = /^[A-Z]{2,4}$/.test(token.text) && (!isKnown(token.text) || isBesideItsLike(tokens, token.text))
    return { item: isFigure ? { kind: 'letter', name: token.text } : { kind: 'word', text: wordOf(token.text) }, next }
  }
  if (/^[,;]$/.test(token.text)) return { item: { kind: 'mark', text: ',' }, next }
  // "(in ₹)", without an amount
  if (token.text === '₹') return { item: { kind: 'word', text: 'rupees' }, next }
  if (token.text === '&') return { item: { kind: 'word', text: 'and' }, next }
  if (token.text === '.' || token.text === ':') return { item: { kind: 'mark', text: token.text }, next }
  // "the mean = 16"
  if (token.text === '=' && tokens[at - 1]?.kind === 'word') return { item: { kind: 'word', text: 'is' }, next }
  if (token.text === '=' && closesMeasure(tokens, at - 1)) return { item: { kind: 'word', text: 'is' }, next }
  if (harmless.test(token.text)) return { item: null, next }
  // a dash between words, or in "2-digit"
  const [before, after] = [tokens[at - 1], tokens[next]]
  const isWord = after?.kind === 'word' && (before?.kind === 'word' || after.text.length > 2)
  // "find XY - YZ" is a difference
  const isOfSegments = [before, after].every((one) => one?.kind === 'word' && /^[A-Z]{2}$/.test(one.text))
  if (token.text === '-' && isWord && !isOfSegments && (before?.kind === 'word' || before?.kind === 'number'))
    return { item: null, next }
  return { item: { kind: 'unread', text: token.text }, next }
}

/** Whether the bracket of "HCF(24, p)" closes there: what equals it is said of it. */
function closesMeasure(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.text !== ')') return false
  let open = at
  while (open > 0 && tokens[open]?.text !== '(') open--
  return /^(?:hcf|lcm)$/i.test(tokens[open - 1]?.text ?? '')
}

/** "TA and TB are tangents": no terabyte. */
const isBesideItsLike = (tokens: readonly Token[], name: string): boolean =>
  /^(?:[GMT]B|TV)$/.test(name) &&
  tokens.some(
    ({ text }) =>
      /^[A-Z]{2}$/.test(text) && !/^(?:[GMT]B|TV)$/.test(text) && [...name].some((one) => text.includes(one)),
  )

const isKnown = (text: string): boolean =>
  /^(?:HCF|LCM|GCD|CSA|TSA|OF|AND|THE|FIND|IS|BPT|NOT|NO|ALL|ONE|TWO|BOTH|ONLY|LED|CFL|TV|MEAN|MODE|SUM|GB|MB|TB|IQ|BMI)$/.test(
    text,
  ) || trigName(text) !== undefined
