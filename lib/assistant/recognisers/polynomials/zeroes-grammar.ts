import type { Fact, Item } from '../../question/fact'
import { isFree } from '../../question/meanings'
import { numberNamed } from '../../question/number-named'
import { rational, valueOf } from '../../question/polynomial'
import { lettersOf, type Node } from '../../question/reading'
import { fraction, toTex, type Fraction } from '../../../maths/fraction'

/** What is said of the zeroes from a place on: one value, or both zeroes changed alike; `next`: the place behind it. */
export interface Spoken {
  readonly nodes: readonly Node[]
  readonly next: number
}

export const wordAt = (item: Item | undefined): string => (item?.kind === 'word' ? item.text : '')
export const letter = (name: string): Node => ({ kind: 'letter', name })
export const number = (value: Fraction): Node => ({ kind: 'number', value, decimal: false, tex: toTex(value) })
const binary = (operation: '+' | '-' | '*' | '/' | '^', left: Node, right: Node): Node => ({
  kind: 'binary',
  operation,
  left: guard(left, operation),
  right: isNegative(right) ? { kind: 'bracket', of: right } : guard(right, operation),
  ...(operation === '*' && { implied: true }),
})
const isNegative = (node: Node): boolean => node.kind === 'sign' || (node.kind === 'number' && node.value.n < 0n)
const guard = (node: Node, operation: string): Node =>
  (operation === '*' || operation === '^') &&
  (node.kind === 'sign' || (node.kind === 'binary' && node.operation !== '^'))
    ? { kind: 'bracket', of: node }
    : node
const listed = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

export const bids = listed(
  'find what calculate determine write form give obtain evaluate compute if when then such kya batao bata bataiye nikalo nikale banao banaiye likho show construct state which',
)
const joins = listed('and aur')
const more = listed('more greater larger bigger zyada jyada bada exceeds')
const less = listed('less smaller kam chota chhota')
const times: Readonly<Record<string, Fraction>> = {
  twice: fraction(2),
  double: fraction(2),
  thrice: fraction(3),
  triple: fraction(3),
  half: fraction(1, 2),
}
const changes: Readonly<Record<string, (node: Node) => Node>> = {
  square: (node) => binary('^', node, number(fraction(2))),
  squared: (node) => binary('^', node, number(fraction(2))),
  cube: (node) => binary('^', node, number(fraction(3))),
  reciprocal: (node) => binary('/', number(fraction(1)), node),
  negative: (node) => ({ kind: 'sign', operation: '-', of: node }),
}
const folds: Readonly<Record<string, '+' | '-' | '*'>> = { sum: '+', difference: '-', product: '*' }
export const singular = (word: string): string => (changes[word.replace(/s$/, '')] ? word.replace(/s$/, '') : word)
const own = listed('quadratic polynomial p(x) expression equation given its their both two dono real')
const isOwn = (word: string): boolean => own.has(word)
export const zeroWords = listed('zeroes roots')
const hindi = listed('ka ki ke se')

/** The letters of both zeroes, whatever the student calls them, and the polynomial that they belong to. */
export interface Setting {
  readonly items: readonly Item[]
  readonly polynomial: Fact | null
  readonly x: string
  /** α and β by the names that they have in the question. */
  readonly names: ReadonlyMap<string, Node>
  readonly unknowns: ReadonlySet<string>
}

const renamed = (node: Node, names: ReadonlyMap<string, Node>): Node => {
  switch (node.kind) {
    case 'number':
      return node
    case 'letter':
      return names.get(node.name) ?? node
    case 'binary':
      return { ...node, left: renamed(node.left, names), right: renamed(node.right, names) }
    default:
      return { ...node, of: renamed(node.of, names) }
  }
}

/** Reads what is said of zeroes, as "half of the product of its zeroes" or "3 more than the other". */
export class Grammar {
  private readonly pair: readonly Node[] = [letter('α'), letter('β')]

  constructor(private readonly setting: Setting) {}

  /** Past what means nothing there; `isJoined`: also past what joins. */
  skip(from: number, isJoined = false): number {
    const { items, polynomial } = this.setting
    let at = from
    for (; at < items.length; at++) {
      const item = items[at]
      const word = wordAt(item)
      const isMark = item?.kind === 'mark' && (item.text === ':' || (isJoined && item.text === ','))
      const isPassed =
        word !== '' &&
        !bids.has(word) &&
        (isOwn(word) || (joins.has(word) ? isJoined : isFree(word) && !this.isSaid(word, at)))
      if (!isMark && !isPassed && (item !== polynomial || item === undefined)) break
    }
    return at
  }

  private isSaid(word: string, at: number): boolean {
    if (word === 'a') return this.setting.names.has('a') && this.setting.items[at - 1]?.kind !== 'word'
    if (word === 'ek') return zeroWords.has(wordAt(this.setting.items[at + 1]))
    return (
      more.has(word) ||
      less.has(word) ||
      /^(?:second|opposite|magnitude)$/.test(word) ||
      changes[singular(word)] !== undefined
    )
  }

  node(node: Node): Node | null {
    const { names, unknowns } = this.setting
    const letters = [...lettersOf(node)]
    return letters.every((name) => names.has(name) || unknowns.has(name)) ? renamed(node, names) : null
  }

  /** Several expressions with "and" or commas between. */
  list(from: number): Spoken | null {
    let found = this.expression(from)
    for (let each = found; found && each;) {
      const behind = this.skip(found.next)
      const next = this.skip(found.next, true)
      each = (next > behind || this.isLetters(found.next)) && !this.isUnknown(next) ? this.expression(next) : null
      if (each) found = { nodes: [...found.nodes, ...each.nodes], next: each.next }
    }
    return found
  }

  /** What is asked stands behind a comma too. */
  private isUnknown(at: number): boolean {
    const item = this.setting.items[at]
    return item?.kind === 'letter' && this.setting.unknowns.has(item.name)
  }

  /** "alpha beta are the zeroes" */
  private isLetters(at: number): boolean {
    const { items } = this.setting
    return items[at]?.kind === 'letter' && items[at - 1]?.kind === 'letter'
  }

  expression(from: number): Spoken | null {
    const at = this.skip(from)
    const item = this.setting.items[at]
    const first = this.first(at)
    if (!first) return null
    let found: Spoken = first
    // "zeroes ke squares ka sum", "dusre ka double", "dusre se 3 zyada"
    for (;;) {
      const place = found.next
      if (!hindi.has(wordAt(this.setting.items[place])) || item?.kind === 'number') return found
      const changed = this.changedBehind(found, this.skip(place))
      if (!changed) return found
      found = changed
    }
  }

  private changedBehind({ nodes }: Spoken, at: number): Spoken | null {
    const { items } = this.setting
    const word = wordAt(items[at])
    const change = changes[singular(word)]
    const factor = times[word]
    const fold = folds[word]
    const next = at + 1
    if (change) return { nodes: nodes.map(change), next }
    if (factor) return { nodes: nodes.map((node) => binary('*', number(factor), node)), next }
    if (fold) return folded(nodes, fold, next)
    const value = this.numberAt(at)
    const behind = wordAt(items[this.skip(next)])
    if (!value) return null
    const end = this.skip(next) + 1
    if (behind === 'times' || behind === 'guna')
      return { nodes: nodes.map((node) => binary('*', number(value), node)), next: end }
    const sign = more.has(behind) ? '+' : less.has(behind) ? '-' : null
    return sign && { nodes: nodes.map((node) => binary(sign, node, number(value))), next: end }
  }

  /** A number, in figures or in words. */
  numberAt(at: number): Fraction | null {
    const item = this.setting.items[at]
    if (item?.kind === 'number') return item.unit === '' ? item.value : null
    return item?.kind === 'word' ? numberNamed(item.text) : null
  }

  private first(at: number): Spoken | null {
    const { items, polynomial, x } = this.setting
    const item = items[at]
    const next = at + 1
    if (!item || item === polynomial) return null
    if (item.kind === 'formula' || item.kind === 'letter') {
      const node = this.node(item.kind === 'letter' ? letter(item.name) : item.node)
      return node && { nodes: [node], next }
    }
    if (item.kind === 'equation') {
      const value = valueOf(item, x)
      return value && { nodes: [number(value)], next }
    }
    const word = wordAt(item)
    if (word === 'a' && this.setting.names.has('a'))
      return { nodes: [this.setting.names.get('a') ?? letter('a')], next }
    if (word === 'one' || word === 'ek') return this.oneAt(at) ?? this.numbered(at)
    if (word === 'other' || /^(?:second|opposite|magnitude)$/.test(word) || word === 'another')
      return { nodes: [letter('β')], next: this.behindZero(next, 'one') }
    if (zeroWords.has(word)) return { nodes: this.pair, next }
    const factor = times[word]
    if (factor) return this.each(next, (node) => binary('*', number(factor), node))
    const change = changes[singular(word)]
    if (change) return this.each(next, change, true)
    const fold = folds[word]
    if (fold) {
      const of = this.overWords(next)
      const inner = this.expression(of)
      return inner && inner.nodes.length === 2 ? folded(inner.nodes, fold, inner.next) : folded(this.pair, fold, next)
    }
    return this.numbered(at)
  }

  /** "one zero", "one of its zeroes", "one is double the other" */
  private oneAt(at: number): Spoken | null {
    const behind = this.skip(at + 1)
    const isLess = more.has(wordAt(this.setting.items[behind])) || less.has(wordAt(this.setting.items[behind]))
    return isLess ? null : { nodes: [letter('α')], next: this.behindZero(at + 1) }
  }

  private behindZero(at: number, ...others: readonly string[]): number {
    const behind = this.skip(at)
    const word = wordAt(this.setting.items[behind])
    return zeroWords.has(word) || others.includes(word) ? behind + 1 : at
  }

  private overWords(at: number): number {
    let next = this.skip(at)
    while (wordAt(this.setting.items[next]) === 'between') next = this.skip(next + 1)
    return next
  }

  private each(from: number, change: (node: Node) => Node, isPair = false): Spoken | null {
    const inner = this.expression(this.overWords(from))
    if (inner) return { nodes: inner.nodes.map(change), next: inner.next }
    return isPair ? { nodes: this.pair.map(change), next: from } : null
  }

  /** "5", "3 times the product", "2 more than the other", "two-thirds of the sum" */
  private numbered(at: number): Spoken | null {
    const { items } = this.setting
    const value = this.numberAt(at)
    if (!value) return this.surdAt(at)
    const behind = this.skip(at + 1)
    const word = wordAt(items[behind])
    if (word === 'times' || word === 'guna') return this.each(behind + 1, (node) => binary('*', number(value), node))
    if (more.has(word) || less.has(word))
      return this.each(behind + 1, (node) => binary(more.has(word) ? '+' : '-', node, number(value)))
    if (wordAt(items[at + 1]) === 'of' && value.d !== 1n) {
      const part = this.each(behind, (node) => binary('*', number(value), node))
      if (part) return part
    }
    return { nodes: [number(value)], next: at + 1 }
  }

  private surdAt(at: number): Spoken | null {
    const item = this.setting.items[at]
    return item?.kind === 'formula' &&
      item.name === '' &&
      lettersOf(item.node).size === 0 &&
      rational(item.node) === null
      ? { nodes: [item.node], next: at + 1 }
      : null
  }
}

function folded([first, second]: readonly Node[], operation: '+' | '-' | '*', next: number): Spoken | null {
  const of = first && second ? binary(operation, first, second) : null
  // which of the two is greater is told nowhere
  return of && { nodes: [operation === '-' ? { kind: 'size', of } : of], next }
}
