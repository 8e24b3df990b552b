import { bids, Grammar, letter, number, singular, wordAt, zeroWords, type Setting, type Spoken } from './zeroes-grammar'
import type { Fact, FactOf, Item, Word } from '../../question/fact'
import { expanded } from '../../question/polynomial'
import type { Question } from '../../question/question'
import { lettersOf, type Node } from '../../question/reading'
import { fraction } from '../../../maths/fraction'
import * as sums from '../../../maths/sum'
import type { Sum } from '../../../maths/sum'
import type { Told } from '../../../solutions/polynomials/pieces/told-of-zeroes'

/** What a question tells of a quadratic polynomial and its zeroes, and what it asks. */
export interface ToldOfZeroes {
  /** a, b and c, with the letters that are unknown; null where the polynomial is to be found. */
  readonly polynomial: {
    readonly coefficients: readonly [Sum, Sum, Sum]
    readonly letter: string
    readonly unknowns: readonly string[]
  } | null
  readonly told: readonly Told[]
  /** The zeroes of another polynomial that is asked for, made of α and β. */
  readonly changed: readonly [Node, Node] | null
  readonly asked: readonly Asked[]
  readonly used: readonly Fact[]
  readonly said: readonly Word[]
  /** "Write α and β for a and b." */
  readonly lead?: string
}

export type Asked =
  | { readonly kind: 'unknown'; readonly name: string }
  | { readonly kind: 'value'; readonly of: Node }
  | { readonly kind: 'zeroes' | 'other' | 'polynomial' }

const usualLetters = ['x', 'y', 't', 'z', 'u', 's']

const main = (letters: readonly string[]): string | null =>
  usualLetters.find((name) => letters.includes(name)) ?? (letters.length === 1 ? (letters[0] ?? null) : null)

/** The right side of y = ax² + bx + c. */
function curveOf(fact: Fact): Fact | null {
  const [left, node, ...more] = fact.kind === 'equation' && fact.relation === '=' ? fact.sides : []
  return left?.kind === 'letter' && left.name === 'y' && node && more.length === 0 && lettersOf(node).has('x')
    ? { kind: 'formula', node, name: '' }
    : null
}

/** ax² + bx + c of a formula, of a curve, or of an equation where its roots are spoken of. */
function quadraticOf(fact: Fact) {
  const of = curveOf(fact) ?? fact
  const sum = of.kind === 'formula' || of.kind === 'equation' ? expanded(of) : null
  const letters = sum ? [...sums.lettersOf(sum)] : []
  const x = main(letters)
  if (!sum || x === null || !sums.isRational(sum)) return null
  const parts = [2, 1, 0].map((power) => {
    const terms = [...sum.values()].filter(({ powers }) => (powers.find(([name]) => name === x)?.[1] ?? 0) === power)
    return sums.collect(
      terms.map((term) => ({ ...term, powers: term.powers.filter(([name]) => name !== x) })),
      sums.newBudget(),
    )
  })
  const [a, b, c] = parts
  const isWhole = parts.reduce((count, part) => count + part.size, 0) === sum.size
  if (!a || !b || !c || a.size === 0 || !isWhole) return null
  return { fact, letter: x, coefficients: [a, b, c] as const, unknowns: letters.filter((name) => name !== x) }
}

const joins = (item: Item | undefined): boolean =>
  (item?.kind === 'mark' && item.text === ',') || /^(?:and|aur)$/.test(wordAt(item))
const isPassed = (item: Item | undefined, polynomial: Fact | null): boolean =>
  item === polynomial ||
  /^(?:the|are|is|be|two|both|quadratic|polynomial|p\(x\)|of|r|of|given|its|equation|ke|ka|ki|hai|ho)$/.test(
    wordAt(item),
  ) ||
  (item?.kind === 'mark' && item.text === ',')

/** What the student calls the zeroes, where letters stand beside that word: "α and 1/α" tell something as well. */
function namesIn({ apart }: Question, polynomial: Fact | null, taken: ReadonlySet<string>) {
  const nodeAt = (at: number): Node | null => {
    const item = apart[at]
    if (item?.kind === 'letter') return letter(item.name)
    if (item?.kind === 'formula' && item.name === '' && item !== polynomial) return item.node
    return wordAt(item) === 'a' ? letter('a') : null
  }
  const isBeside = (from: number, by: 1 | -1): boolean => {
    let at = from
    while (at >= 0 && at < apart.length && isPassed(apart[at], polynomial)) at += by
    return zeroWords.has(wordAt(apart[at]))
  }
  for (let at = 0; at < apart.length; at++) {
    const first = nodeAt(at)
    let next = at + 1
    while (joins(apart[next])) next++
    const second = nodeAt(next)
    if (!first || !second || first.kind !== 'letter' || taken.has(first.name)) continue
    if (!isBeside(at - 1, -1) && !isBeside(next + 1, 1)) continue
    const letters = [...lettersOf(second)]
    const places = apart.slice(at, next + 1)
    if (second.kind === 'letter' && second.name !== first.name && !taken.has(second.name))
      return { first: first.name, second: second.name, node: null, places }
    if (second.kind !== 'letter' && letters.length === 1 && letters[0] === first.name)
      return { first: first.name, second: null, node: second, places }
  }
  return null
}

const equalWords = /^(?:equal|equals|same|barabar|as)$/

class Reader {
  readonly told: Told[] = []
  readonly asked: Asked[] = []
  readonly taken = new Set<Item>()
  changed: readonly [Node, Node] | null = null
  isWrong = false

  constructor(
    private readonly items: readonly Item[],
    private readonly grammar: Grammar,
    private readonly setting: Setting,
    /** What names the zeroes, "α and β". */
    private readonly naming: readonly Item[],
  ) {}

  private take(from: number, to: number): number {
    this.items.slice(from, to).forEach((item) => this.taken.add(item))
    return to
  }

  read(): void {
    let at = 0
    const [first] = this.naming
    while (at < this.items.length) {
      const isNaming = this.items[at] === first && first !== undefined
      const next = isNaming
        ? this.take(at, at + this.naming.length)
        : (this.equation(at) ?? this.polynomialAsked(at) ?? this.statement(at) ?? this.dangling(at))
      at = next ?? at + 1
    }
  }

  /** "α² + β² = 20" */
  private equation(at: number): number | null {
    const item = this.items[at]
    if (item?.kind !== 'equation' || item.relation !== '=' || item === this.setting.polynomial) return null
    const [left, right, ...more] = item.sides.map((side) => this.grammar.node(side))
    const isOfZeroes = [left, right].some(
      (side) => side && [...lettersOf(side)].some((name) => name === 'α' || name === 'β'),
    )
    if (!left || !right || more.length > 0 || !isOfZeroes) return null
    this.told.push({ left, right })
    return this.take(at, at + 1)
  }

  private bidBefore(at: number): boolean {
    for (let place = at - 1; place >= 0; place--) {
      const word = wordAt(this.items[place])
      if (bids.has(word)) return !/^(?:if|when|then|such|which)$/.test(word)
      const item = this.items[place]
      const isAsked = item?.kind === 'letter' && this.setting.unknowns.has(item.name)
      if (!isAsked && this.grammar.skip(place, true) === place) return false
    }
    return false
  }

  private bidBehind(from: number): boolean {
    const at = this.grammar.skip(from)
    return /^(?:kya|batao|bata|bataiye|nikalo|nikale|banao|banaiye|likho)$/.test(wordAt(this.items[at]))
  }

  /** "find a quadratic polynomial", "polynomial banao" */
  private polynomialAsked(at: number): number | null {
    if (wordAt(this.items[at]) !== 'polynomial') return null
    // the polynomial that is told may be spoken of
    const isTold = this.items[at + 1] === this.setting.polynomial && this.setting.polynomial !== null
    if (isTold || (!this.bidBefore(at) && !this.bidBehind(at + 1))) return null
    this.asked.push({ kind: 'polynomial' })
    return this.take(at, at + 1)
  }

  private behindEqual(from: number): { readonly at: number; readonly isEqual: boolean } {
    let at = this.grammar.skip(from)
    let isEqual = false
    while (equalWords.test(wordAt(this.items[at]))) {
      isEqual ||= wordAt(this.items[at]) !== 'as'
      at = this.grammar.skip(at + 1)
    }
    return { at, isEqual }
  }

  private statement(from: number): number | null {
    if (this.grammar.skip(from) !== from) return null
    for (const left of this.readings(from)) {
      const next = this.stated(from, left)
      if (next !== null) return next
    }
    return null
  }

  /** Several, "the sum and the product", or the first of them alone. */
  private readings(at: number): readonly Spoken[] {
    return [this.grammar.list(at), this.grammar.expression(at)].filter((one) => one !== null)
  }

  private stated(from: number, left: Spoken): number | null {
    const { at, isEqual } = this.behindEqual(left.next)
    const special = this.special(left.nodes, at)
    if (special !== null) return this.take(from, special)
    for (const right of this.readings(at)) {
      const all = this.related(left, right)
      if (all) this.told.push(...all)
      if (all) return this.take(from, right.next)
    }
    const [first, second, ...more] = left.nodes
    if (!isEqual || !first || !second || more.length > 0) return null
    this.told.push({ left: first, right: second })
    return this.take(from, at)
  }

  /** "reciprocals of each other", "opposite in sign", "differ by 3", "in the ratio 2 : 3", "exceeds the other by 2" */
  private special([first, second, ...more]: readonly Node[], at: number): number | null {
    if (!first || more.length > 0) return null
    const word = wordAt(this.items[at])
    const behind = this.grammar.skip(at + 1)
    const push = (left: Node, right: Node, next: number): number => {
      this.told.push({ left, right })
      return next
    }
    if (!second) {
      if (!/^(?:exceeds|greater|more|larger)$/.test(word)) return null
      const other = this.grammar.expression(behind)
      const place = other && this.grammar.skip(other.next)
      const by = place === null ? null : this.grammar.numberAt(place)
      const [node] = other?.nodes ?? []
      const sum = node && by ? ({ kind: 'binary', operation: '+', left: node, right: number(by) } as const) : null
      return sum && place !== null ? push(first, sum, place + 1) : null
    }
    const one = number(fraction(1))
    const over = { kind: 'binary', operation: '/', left: one, right: second } as const
    const minus = { kind: 'sign', operation: '-', of: second } as const
    const isOpposite = word === 'opposite' || (singular(word) === 'negative' && wordAt(this.items[behind]) === 'each')
    if (singular(word) === 'reciprocal' && wordAt(this.items[behind]) === 'each')
      return push(first, over, this.eachOther(behind))
    if (isOpposite) return push(first, minus, word === 'opposite' ? this.behindSign(behind) : this.eachOther(behind))
    if (/^differs?$|^difference$/.test(word)) {
      const by = this.grammar.numberAt(behind)
      const gap = { kind: 'binary', operation: '-', left: first, right: second } as const
      return by ? push(gap, number(by), behind + 1) : null
    }
    const ratio = word === 'ratio' ? this.items[behind] : this.items[at]
    const [m, n] = ratio?.kind === 'ratio' ? ratio.terms : []
    const quotient = { kind: 'binary', operation: '/', left: first, right: second } as const
    if (m && n && n.n !== 0n && ratio)
      return push(quotient, number(fraction(m.n * n.d, m.d * n.n)), this.items.indexOf(ratio) + 1)
    // "equal in magnitude but opposite in sign"
    const but = word === 'magnitude' ? behind : at
    const sign = this.grammar.skip(but + 1)
    if (wordAt(this.items[but]) === 'but' && wordAt(this.items[sign]) === 'opposite')
      return push(first, minus, this.behindSign(this.grammar.skip(sign + 1)))
    return null
  }

  private eachOther(at: number): number {
    const behind = this.grammar.skip(at + 1)
    return wordAt(this.items[behind]) === 'other' ? behind + 1 : at + 1
  }

  private behindSign(at: number): number {
    return /^signs?$/.test(wordAt(this.items[at])) ? at + 1 : at
  }

  /** What is said by "… is …", or null where the two do not go together. */
  private related(left: Spoken, right: Spoken): readonly Told[] | null {
    const [zeroes, values] = this.isPair(right.nodes) && !this.isPair(left.nodes) ? [right, left] : [left, right]
    const [one, two, ...more] = values.nodes
    const [alpha, beta] = zeroes.nodes
    if (!one || !alpha || more.length > 0) return null
    const isNamed = (node: Node): boolean => node.kind === 'letter' && /^[αβ]$/.test(node.name)
    if (this.isPair(zeroes.nodes) && beta) {
      // "α and β are the zeroes" names them
      if (two && isNamed(one) && isNamed(two)) return []
      const isChanged = [one, two].some((node) => node && [...lettersOf(node)].some((name) => /^[αβ]$/.test(name)))
      if (isChanged && two) {
        if (this.changed) this.isWrong = true
        this.changed = [one, two]
        return []
      }
      if (isChanged) return null
      if (!two && isNamed(one)) return []
      return two
        ? [
            { left: alpha, right: one },
            { left: beta, right: two },
          ]
        : [{ left: alpha, right: one }]
    }
    if (!two) return zeroes.nodes.length === 1 ? [{ left: alpha, right: one }] : null
    return beta && zeroes.nodes.length === 2
      ? [
          { left: alpha, right: one },
          { left: beta, right: two },
        ]
      : null
  }

  private isPair(nodes: readonly Node[]): boolean {
    const [one, two] = nodes
    return (
      nodes.length === 2 && one?.kind === 'letter' && one.name === 'α' && two?.kind === 'letter' && two.name === 'β'
    )
  }

  /** What stands by itself: it is asked, or spoken of. */
  private dangling(at: number): number | null {
    if (this.grammar.skip(at) !== at) return null
    const item = this.items[at]
    if (item?.kind === 'letter' && this.setting.unknowns.has(item.name)) {
      this.asked.push({ kind: 'unknown', name: item.name })
      return this.take(at, at + 1)
    }
    const found = this.grammar.expression(at)
    const [node, second] = found?.nodes ?? []
    if (!found || !node) return null
    const next = this.take(at, found.next)
    const isBid = this.bidBefore(at) || this.bidBehind(found.next)
    if (second) {
      if (this.isPair(found.nodes) && isBid) this.asked.push({ kind: 'zeroes' })
      else if (!this.isPair(found.nodes)) this.isWrong = true
      return next
    }
    if (node.kind === 'letter' && node.name === 'β') this.asked.push({ kind: 'other' })
    else if (node.kind === 'letter' || [...lettersOf(node)].every((name) => !/^[αβ]$/.test(name))) this.isWrong = true
    else this.asked.push({ kind: 'value', of: node })
    return next
  }
}

/** |α − β| = 3 is α − β = 3 where either may be α. */
function inside(node: Node): Node {
  if (node.kind === 'size') return node.of
  const base = node.kind === 'binary' && node.operation === '^' ? bare(node.left) : null
  // and so is its square, where it does not matter which is α
  return node.kind === 'binary' && base?.kind === 'size' && isTwo(node.right)
    ? { ...node, left: { kind: 'bracket', of: base.of } }
    : node
}

const bare = (node: Node): Node => (node.kind === 'bracket' ? bare(node.of) : node)
const isTwo = (node: Node): boolean => node.kind === 'number' && node.value.n === 2n && node.value.d === 1n

const known = new WeakMap<Question, ToldOfZeroes | null>()

/** What is told of the zeroes of one quadratic polynomial; null where more than that is said of them. */
export function toldOfZeroes(question: Question): ToldOfZeroes | null {
  const before = known.get(question)
  if (before !== undefined) return before
  const found = readIn(question)
  known.set(question, found)
  return found
}

const numberIn = (item: Item): boolean => /^(?:two|three|four|five|six)$/.test(wordAt(item))

function readIn(question: Question): ToldOfZeroes | null {
  const { apart, words } = question
  const isRoots = words.includes('roots')
  // "two α by β": 2α/β
  if (apart.some((item, at) => numberIn(item) && apart[at + 1]?.kind === 'formula')) return null
  if (!isRoots && !words.includes('zeroes')) return null
  const quadratics = apart.flatMap((item) =>
    item.kind === 'formula' || (item.kind === 'equation' && (isRoots || curveOf(item)))
      ? (quadraticOf(item) ?? [])
      : [],
  )
  const possible = quadratics.filter((one) => [one.letter, ...one.unknowns].every((name) => !/^[αβ]$/.test(name)))
  const usual = possible.filter((one) => usualLetters.includes(one.letter))
  const polynomials = usual.length > 0 ? usual : possible
  const [polynomial, ...others] = polynomials
  if (others.length > 0) return null
  const fact = polynomial?.fact ?? null
  const unknowns = new Set(polynomial?.unknowns)
  const named = namesIn(question, fact, new Set([...unknowns, polynomial?.letter ?? 'x']))
  const names = new Map<string, Node>([
    ['α', letter('α')],
    ['β', letter('β')],
  ])
  if (named) {
    names.set(named.first, letter('α'))
    if (named.second !== null) names.set(named.second, letter('β'))
  }
  const setting: Setting = { items: apart, polynomial: fact, x: polynomial?.letter ?? 'x', names, unknowns }
  const grammar = new Grammar(setting)
  const reader = new Reader(apart, grammar, setting, named?.places ?? [])
  reader.read()
  if (named?.node) {
    const right = grammar.node(named.node)
    if (!right) return null
    reader.told.push({ left: letter('β'), right })
  }
  if (reader.isWrong) return null
  const taken = new Set<Item>([...reader.taken, ...(fact ? [fact] : [])])
  const isUsed = (one: Fact): boolean =>
    taken.has(one) || (question.rows.get(one)?.every((each) => taken.has(each)) ?? false)
  const isOther = named && named.second !== null && named.first !== 'α'
  const order = question.facts.find((one) => one.kind === 'equation' && isOrder(one, names))
  return {
    polynomial: polynomial ?? null,
    told: reader.told.map(({ left, right }) => ({ left: inside(left), right: inside(right) })),
    changed: reader.changed,
    asked: order ? reader.asked.map(ordered) : reader.asked,
    used: [
      ...question.facts.filter(isUsed),
      ...(order && reader.asked.some((one) => ordered(one) !== one) ? [order] : []),
      ...lettersIn(question, polynomial?.letter),
    ],
    said: question.items.filter((item): item is Word => item.kind === 'word' && taken.has(item)),
    ...(isOther && { lead: `Write $\\alpha$ for $${named.first}$ and $\\beta$ for $${named.second}$.` }),
  }
}

const isLetter = (node: Node | undefined, name: string): boolean => node?.kind === 'letter' && node.name === name

/** "α > β" */
function isOrder({ sides, relation }: FactOf<'equation'>, names: ReadonlyMap<string, Node>): boolean {
  const [one, two, ...more] = sides.map((side) => (side.kind === 'letter' ? names.get(side.name) : undefined))
  const [greater, lesser] = relation === '>' ? [one, two] : [two, one]
  return (relation === '>' || relation === '<') && more.length === 0 && isLetter(greater, 'α') && isLetter(lesser, 'β')
}

/** α − β where α is the greater one */
const ordered = (one: Asked): Asked =>
  one.kind === 'value' &&
  one.of.kind === 'binary' &&
  one.of.operation === '-' &&
  isLetter(one.of.left, 'α') &&
  isLetter(one.of.right, 'β')
    ? { kind: 'value', of: { kind: 'size', of: one.of } }
    : one

/** "A polynomial in x" */
const lettersIn = ({ facts }: Question, x = 'x'): readonly FactOf<'letter'>[] =>
  facts.filter((fact): fact is FactOf<'letter'> => fact.kind === 'letter' && fact.name === x)
