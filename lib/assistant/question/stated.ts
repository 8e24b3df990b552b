import type { Item, Relation } from './fact'
import { formulaAt } from './formula'
import type { Node, Token } from './reading'

export interface Found {
  readonly item: Item | null
  /** The place of the first token after it. */
  readonly next: number
}

const relations: readonly Relation[] = ['=', '<', '>', '<=', '>=', '!=']
export const relationOf = (token: Token | undefined): Relation | undefined =>
  relations.find((relation) => relation === token?.text)

export function ordinalAt(tokens: readonly Token[], at: number): Found | null {
  const [token, next, third] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  const suffix = /^(?:st|nd|rd|th)$/i
  if (token?.kind === 'number' && !token.decimal && token.value.d === 1n && next && suffix.test(next.text))
    return { item: { kind: 'ordinal', n: Number(token.value.n) }, next: at + 2 }
  const after = next?.text === '-' ? third : next
  const isNth = token?.text.toLowerCase() === 'n' && after?.text.toLowerCase() === 'th'
  if (token?.text.toLowerCase() === 'nth') return { item: { kind: 'ordinal', n: null }, next: at + 1 }
  return isNth ? { item: { kind: 'ordinal', n: null }, next: after === third ? at + 3 : at + 2 } : null
}

/** The name of a point before its bracket: "A(", "A = (", "a(". */
function pointNameAt(tokens: readonly Token[], at: number): { readonly name: string; readonly open: number } {
  const [first, second, third] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  const none = { name: '', open: at }
  if (first?.kind !== 'word' || !/^[A-Za-z]'?$/.test(first.text)) return none
  if (second?.text === '=' && third?.text === '(') return { name: first.text.toUpperCase(), open: at + 2 }
  const isName = second?.text === '(' && (/^[A-Z]/.test(first.text) || !second.spaced)
  return isName ? { name: first.text.toUpperCase(), open: at + 1 } : none
}

/** "A(2, -3)", "(x, 4)"; three or more values in brackets are a list. */
export function pointAt(tokens: readonly Token[], at: number): Found | null {
  const { name, open } = pointNameAt(tokens, at)
  if (tokens[open]?.text !== '(') return null
  const values: Node[] = []
  let from = open + 1
  for (;;) {
    const value = formulaAt(tokens, from)
    const sign = value && tokens[value.next]?.text
    if (!value || (sign !== ',' && sign !== ';' && sign !== ')')) return null
    values.push(value.node)
    from = value.next + 1
    if (sign === ')') break
  }
  const [x, y, ...more] = values
  if (!x || !y) return null
  return {
    item: more.length > 0 ? { kind: 'list', items: values, open: false, end: null } : { kind: 'point', name, x, y },
    next: from,
  }
}

/** "p(x) = 2x^2 + 1" is a formula called p; "p(x)" alone is its name. */
export function named(tokens: readonly Token[], at: number): Found | null {
  const [name, open, letter, close, equals] = tokens.slice(at, at + 5)
  const isName = name !== undefined && /^[fghpqs]$/.test(name.text) && open?.text === '(' && close?.text === ')'
  if (!isName || letter?.kind !== 'word' || !/^[a-z]$/.test(letter.text) || open.spaced) return null
  const side = equals?.text === '=' ? formulaAt(tokens, at + 5) : null
  if (!side) return { item: { kind: 'word', text: 'p(x)' }, next: at + 4 }
  if (relationOf(tokens[side.next])) return { item: { kind: 'unread', text: name.text }, next: side.next + 1 }
  return { item: { kind: 'formula', node: side.node, name: name.text }, next: side.next }
}

export function ratioAt(tokens: readonly Token[], at: number): Found | null {
  const terms = []
  let next = at
  for (;;) {
    const token = tokens[next]
    if (token?.kind !== 'number') return null
    terms.push(token.value)
    next++
    if (tokens[next]?.text !== ':' || tokens[next + 1]?.kind !== 'number') break
    next++
  }
  return terms.length > 1 ? { item: { kind: 'ratio', terms }, next } : null
}

export function moneyAt(tokens: readonly Token[], at: number): Found | null {
  const [sign, amount] = [tokens[at], tokens[at + 1]]
  if (!sign || !/^(?:₹|rs)$/i.test(sign.text)) return null
  const dotted = amount?.text === '.' ? tokens[at + 2] : amount
  // "₹ x": the letter stands for the amount
  if (sign.text === '₹' && amount?.kind === 'word' && /^[a-z]$/.test(amount.text))
    return { item: { kind: 'letter', name: amount.text }, next: at + 2 }
  if (dotted?.kind !== 'number') return null
  const node: Node = { kind: 'number', value: dotted.value, decimal: dotted.decimal, tex: dotted.text }
  return { item: { kind: 'number', value: dotted.value, unit: '₹', node }, next: dotted === amount ? at + 2 : at + 3 }
}
