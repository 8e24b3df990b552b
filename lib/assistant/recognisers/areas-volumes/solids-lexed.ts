import { adjectives, bare, letterMeasures, measures, otherWords, smallWords, solids, wholeWords } from './solids-words'
import type { Fact, Item, Word } from '../../question/fact'
import { isFree } from '../../question/meanings'
import { numberOf } from '../../question/slot'
import { expanded, rational } from '../../question/polynomial'
import { fillers } from '../../question/words'
import type { Measure, Shape } from '../../../solutions/areas-volumes/solids/rules'
import { ofPi, plain, type Value } from '../../../solutions/areas-volumes/solids/value'
import { isInteger, toNumber } from '../../../maths'
import { onlyTerm } from '../../../maths/sum'

/** What a question about solids is made of. */
export type Token =
  | {
      readonly kind: 'solid'
      readonly shape: Shape
      readonly many: boolean
      readonly name: string
      readonly mark: 'small' | 'other' | ''
      readonly count: number
      /** Named again by its noun alone: "the tank" of "a cylindrical tank". */
      readonly byNoun?: true
    }
  | {
      readonly kind: 'measure'
      readonly measure: Measure
      readonly whole: boolean
      readonly side: 'outer' | 'inner' | ''
      /** What it is covered with, "canvas", stands for the area. */
      readonly cloth?: true
      /** "of radius r" */
      readonly letter?: string
    }
  /** "high" of "5 m high" */
  | { readonly kind: 'adjective'; readonly measure: Measure }
  | { readonly kind: 'size'; readonly value: Value; readonly unit: string }
  | { readonly kind: 'sizes'; readonly values: readonly Value[]; readonly unit: string }
  | { readonly kind: 'ratio'; readonly terms: readonly Value[] }
  /** A measure with its value: "r = 7" */
  | { readonly kind: 'told'; readonly measure: Measure; readonly value: Value }
  | {
      readonly kind: 'rate'
      readonly value: Value
      readonly currency: string
      readonly per: string
      readonly by: Value
    }
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'stop'; readonly text: string }

export interface Lexed {
  readonly tokens: readonly Token[]
  readonly used: readonly Fact[]
  /** The words that stand in tokens other than words. */
  readonly said: readonly Word[]
  readonly pi: Value | null
  readonly inPi: boolean
}

const textAt = (items: readonly Item[], at: number): string => {
  const item = items[at]
  return item?.kind === 'word' ? item.text : ''
}

/** 240 of "240π" */
export function piIn(item: Fact): Value | null {
  const sum = item.kind === 'formula' ? expanded(item) : null
  const term = sum && onlyTerm(sum)
  const [power, ...more] = term?.powers ?? []
  return term && power?.[0] === 'π' && power[1] === 1 && more.length === 0 && term.radicand === 1n
    ? ofPi(term.coefficient)
    : null
}

/** 'm^2' of "per m²", "per sq m", "per square metre" with the number of the following items that it takes. */
function perAt(
  items: readonly Item[],
  at: number,
): { readonly unit: string; readonly by: Value; readonly size: number } | null {
  const item = items[at]
  if (item?.kind === 'number' && /\^[23]$|litre/.test(item.unit))
    return { unit: item.unit, by: plain(item.value), size: 1 }
  const one = plain({ n: 1n, d: 1n })
  if (item?.kind === 'formula' && item.node.kind === 'binary' && item.node.operation === '^') {
    const { left, right } = item.node
    const power = rational(right)
    return left.kind === 'letter' && power ? { unit: `${left.name}^${power.n}`, by: one, size: 1 } : null
  }
  const word = textAt(items, at)
  // "per cm sq", "per metre square"
  const short = word.replace(/^(?:metre|meter)s?$/, 'm').replace(/^centimet(?:re|er)s?$/, 'cm')
  if (/^(?:[cdmk]?m)$/.test(short) && /^(?:sq|square)$/.test(textAt(items, at + 1)))
    return { unit: `${short}^2`, by: one, size: 2 }
  if (/^(?:[cdmk]?m\^[23]|litre)$/.test(word)) return { unit: word, by: one, size: 1 }
  if (!/^(?:sq|square|cubic|cu)$/.test(word)) return null
  const after = textAt(items, at + 1) === '' && items[at + 1]?.kind === 'mark' ? at + 2 : at + 1
  const next = items[after]
  const of =
    next?.kind === 'letter'
      ? next.name
      : textAt(items, after)
          .replace(/^(?:metre|meter)s?$/, 'm')
          .replace(/^centimet(?:re|er)s?$/, 'cm')
  return /^[cm]?m$/.test(of) ? { unit: `${of}^${word.startsWith('c') ? 3 : 2}`, by: one, size: after - at + 1 } : null
}

const isRatio = (items: readonly Item[]): boolean => items.some((_, at) => textAt(items, at) === 'ratio')
const lastMeasure = (tokens: readonly Token[]) => tokens.findLast(({ kind }) => kind === 'measure')

const wholeBefore = (tokens: readonly Token[]): boolean => {
  const last = tokens.at(-1)
  return last?.kind === 'word' && (last.text === 'full' || wholeWords.has(last.text))
}

/** Reads the items one by one; null where a fact has no place among solids. */
export function lexed(items: readonly Item[]): Lexed | null {
  const tokens: Token[] = []
  const used: Fact[] = []
  const said: Item[] = []
  let [pi, inPi, tellsPi]: [Value | null, boolean, boolean] = [null, false, false]
  const aliases = new Map<string, Token & { kind: 'solid' }>()
  for (let at = 0; at < items.length; at++) {
    const item = items[at]
    if (!item) break
    if (item.kind === 'mark') {
      tokens.push({ kind: 'stop', text: item.text })
      continue
    }
    if (item.kind === 'word') {
      const more = wordAt(items, at, tokens, aliases)
      if (tokens.at(-1)?.kind !== 'word') said.push(...items.slice(at, at + more + 1))
      at += more
      continue
    }
    used.push(item)
    // "1 cm³ = 8 g"
    if (item.kind === 'unread' && item.text.trim() === '=') continue
    const inTerms = piIn(item)
    if (item.kind === 'number') {
      const value = plain(item.value)
      const after = textAt(items, at + 1)
      if (item.unit === '₹' || item.unit === 'g' || item.unit === 'kg') {
        const from = ['per', 'every', 'for'].includes(after) ? at + 2 : after === 'a' ? at + 2 : 0
        const per = from > 0 ? perAt(items, from) : null
        if (per) {
          tokens.push({ kind: 'rate', value, currency: item.unit, per: per.unit, by: per.by })
          for (const one of items.slice(from, from + per.size))
            if (one.kind !== 'word' && one.kind !== 'mark') used.push(one)
          said.push(...items.slice(at + 1, from + per.size))
          at = from + per.size - 1
          continue
        }
        // "1 cm³ of iron has mass 8 g"
        const before = tokens.at(-1)
        const volume = [...tokens].reverse().find((token) => token.kind !== 'word')
        if (volume?.kind === 'size' && (item.unit === '₹' ? /\^[23]$/ : /\^3$/).test(volume.unit) && before) {
          tokens[tokens.lastIndexOf(volume)] = {
            kind: 'rate',
            value,
            currency: item.unit,
            per: volume.unit,
            by: volume.value,
          }
          continue
        }
        return null
      }
      if (item.unit === '' && isCount(items, at)) {
        if (!isInteger(item.value) || item.value.n < 1n || item.value.n > 1000000n) return null
        const count = toNumber(item.value)
        const size = countedAt(items, at + 1)
        if (size < 0) return null
        const begin = tokens.length
        at += 1
        const start = at
        for (; at < items.length && (tokens.length === begin || tokens.at(-1)?.kind !== 'solid'); at++)
          at += wordAt(items, at, tokens, aliases)
        said.push(...items.slice(start + size, at))
        at -= 1
        const solid = tokens.at(-1)
        if (solid?.kind !== 'solid' || begin === tokens.length) return null
        tokens[tokens.length - 1] = { ...solid, many: true, count }
        continue
      }
      const row = [item]
      let next = at + 1
      for (;;) {
        const [joint, other] = [items[next], items[next + 1]]
        if (joint?.kind === 'word' && joint.text === 'by' && other?.kind === 'number') row.push(other)
        else break
        next += 2
      }
      const inList = /^(?:dimensions?|measuring|size)$/.test(textAt(items, at - 1))
      if (row.length === 1 && inList) {
        while (row.length < 3) {
          const joint = items[next]
          const isJoint =
            (joint?.kind === 'mark' && joint.text === ',') || (joint?.kind === 'word' && joint.text === 'and')
          if (!isJoint) break
          const other = items[next + 1]
          if (other?.kind === 'number') row.push(other)
          next += other?.kind === 'number' ? 2 : 1
        }
      }
      if (row.length > 1) {
        const unit = row.at(-1)?.unit ?? ''
        if (row.length > 3 || row.some((one) => one.unit !== '' && one.unit !== unit)) return null
        used.push(...row)
        tokens.push({ kind: 'sizes', values: row.map((one) => plain(one.value)), unit })
        at = next - 1
        continue
      }
      // "(1) the length (2) the area"
      const isLabel = item.unit === '' && isInteger(item.value) && toNumber(item.value) <= 6 && isAskLabel(items, at)
      if (isLabel) continue
      const named = otherSide(tokens)
      if (named) tokens.push(named)
      tokens.push({ kind: 'size', value, unit: item.unit })
    } else if (inTerms) {
      const unit = /^[cdmk]?m\^[23]$/.exec(textAt(items, at + 1))?.[0] ?? ''
      if (unit !== '') said.push(...items.slice(at + 1, ++at + 1))
      tellsPi = true
      tokens.push({ kind: 'size', value: inTerms, unit })
    } else if (item.kind === 'ratio') {
      tokens.push({ kind: 'ratio', terms: item.terms.map(plain) })
    } else if (item.kind === 'equation') {
      const [left, right, ...more] = item.sides
      const value = right && rational(right)
      if (!left || !value || left.kind !== 'letter' || more.length > 0 || item.relation !== '=') return null
      const measure = letterMeasures.get(left.name)
      if (left.name === 'π') pi = plain(value)
      else if (measure) tokens.push({ kind: 'told', measure, value: plain(value) })
      else return null
    } else if (item.kind === 'letter') {
      const measure = letterMeasures.get(item.name)
      if (item.name === 'π') inPi = true
      else if (item.name === 'm' && /^(?:in|many|much)$/.test(textAt(items, at - 1)))
        tokens.push({ kind: 'word', text: 'metre' })
      else if (item.name === 'SA') tokens.push({ kind: 'measure', measure: 'S', whole: false, side: '' })
      else if (measure) {
        const named = tokens.at(-1)
        // "of radius r"
        if (named?.kind === 'measure' && named.measure === measure)
          tokens[tokens.length - 1] = { ...named, letter: item.name }
        else tokens.push({ kind: 'measure', measure, whole: false, side: '' })
      } else return null
    } else return null
  }
  const words = said.filter((item): item is Word => item.kind === 'word')
  // one part in terms of π, another with its value
  if (inPi && pi !== null) return null
  // "448π cm³ ... use π = 22/7"
  return { tokens, used, said: words, pi, inPi: inPi || (tellsPi && pi === null) }
}

/** "outer radius 5 cm, inner 4 cm": the same measure of the other side. */
function otherSide(tokens: readonly Token[]): Token | null {
  const last = tokens.at(-1)
  const side =
    last?.kind !== 'word'
      ? ''
      : /^(?:inner|internal)$/.test(last.text)
        ? 'inner'
        : /^(?:outer|external)$/.test(last.text)
          ? 'outer'
          : ''
  const before = side === '' ? undefined : lastMeasure(tokens)
  return before?.kind === 'measure' && before.side !== '' && before.side !== side ? { ...before, side } : null
}

/** What names no more than the shape: a wire and a cylinder may be two things. */
const generic = /^(?:cone|cylinder|sphere|hemisphere|cube|cuboid)s?$|al$/

/** Whether a number counts solids: "8 small spheres". */
const isCount = (items: readonly Item[], at: number): boolean => countedAt(items, at + 1) >= 0

function countedAt(items: readonly Item[], from: number): number {
  for (let at = from; at < from + 5; at++) {
    const word = textAt(items, at)
    if (word === '') return -1
    if (solids.has(word)) return at - from
    if (
      !(isFree(word) && !fillers.has(word)) &&
      !/^(?:solid|identical|equal|small|smaller|such|of|similar|hollow)$/.test(word)
    )
      return -1
  }
  return -1
}

/** "find 1 ... 2 ...": a number before what is asked. */
function isAskLabel(items: readonly Item[], at: number): boolean {
  const item = items[at]
  const n = item?.kind === 'number' ? item.value : null
  if (!n) return false
  const others = items.filter((one) => one.kind === 'number' && one.unit === '' && isInteger(one.value))
  const labels = others.map((one) => (one.kind === 'number' ? toNumber(one.value) : 0))
  const place = labels.indexOf(toNumber(n))
  return labels.length > 1 && labels.every((label, index) => label === index + 1) && place === toNumber(n) - 1
}

/** "the area of the curved surface", "the outer area", "the area to be painted". */
function areaOf(
  items: readonly Item[],
  at: number,
  before: string,
): { readonly measure: Measure; readonly whole: boolean; readonly side: '' | 'outer'; readonly more: number } | null {
  const words = [1, 2, 3, 4, 5].map((more) => textAt(items, at + more))
  const of = words[0] === 'of' ? (/^(?:the|its)$/.test(words[1] ?? '') ? 2 : 1) : -1
  const kind = words[of] ?? ''
  if (of > 0 && /^surfaces?$/.test(words[of + 1] ?? '') && /^(?:curved|lateral|total|whole|outer)$/.test(kind))
    return {
      measure: /^(?:curved|lateral)$/.test(kind) ? 'C' : kind === 'outer' ? 'S' : 'T',
      whole: kind !== 'outer' && kind !== 'curved',
      side: kind === 'outer' ? 'outer' : '',
      more: of + 2,
    }
  // "the area of the dome", which is curved throughout, and of "the curved wall"
  if (of > 0 && /^(?:dome|canopy)$/.test(kind)) return { measure: 'C', whole: false, side: '', more: 0 }
  if (of > 0 && kind === 'curved' && /^walls?$/.test(words[of + 1] ?? ''))
    return { measure: 'C', whole: false, side: '', more: of + 1 }
  if (/^(?:to be |)(?:painted|polished|coated|covered)$/.test(words.slice(0, words[0] === 'to' ? 3 : 1).join(' ')))
    return { measure: 'S', whole: true, side: 'outer', more: 0 }
  return /^(?:outer|outside|external)$/.test(before) ? { measure: 'S', whole: false, side: 'outer', more: 0 } : null
}

/** "half a sphere", "half spheres", or "two equal halves" of a sphere that was named. */
function halfAt(
  items: readonly Item[],
  at: number,
  tokens: readonly Token[],
): { readonly many: boolean; readonly count: number; readonly size: number } | null {
  const word = textAt(items, at)
  if (word === 'half') {
    const of = [1, 2, 3].find((more) => !/^(?:of|a|an|the)$/.test(textAt(items, at + more))) ?? 1
    const noun = textAt(items, at + of)
    return /^(?:sphere|ball)s?$/.test(noun) ? { many: noun.endsWith('s'), count: 0, size: of + 1 } : null
  }
  const isOfSphere = tokens.some((token) => token.kind === 'solid' && token.shape === 'sphere')
  return word === 'halves' && isOfSphere ? { many: true, count: 2, size: 1 } : null
}

/** Reads a word, and those behind it that belong to it; how many more items it has taken. */
function wordAt(
  items: readonly Item[],
  at: number,
  tokens: Token[],
  aliases: Map<string, Token & { kind: 'solid' }>,
): number {
  const word = textAt(items, at)
  const next = textAt(items, at + 1)
  if (word === '') return 0
  const plate = word === 'circular' && /^(?:sheet|plate)$/.test(next)
  const box = word === 'rectangular' && /^(?:solid|block|slab|tank|box|bar|piece)$/.test(next)
  if (plate || box) {
    const token = {
      kind: 'solid',
      shape: plate ? 'cylinder' : 'cuboid',
      many: false,
      name: next,
      mark: '',
      count: 0,
    } as const
    if (next !== 'solid') aliases.set(next, token)
    tokens.push(token)
    return 1
  }
  const halved = halfAt(items, at, tokens)
  if (halved) {
    tokens.push({ kind: 'solid', shape: 'hemisphere', many: halved.many, name: '', mark: '', count: halved.count })
    return halved.size - 1
  }
  const cylinder = tokens.find((token) => token.kind === 'solid' && token.shape === 'cylinder')
  const curved = tokens.at(-1)
  if (/^walls?$/.test(word) && cylinder?.kind === 'solid' && curved?.kind === 'measure' && curved.measure === 'C') {
    tokens.push({ ...cylinder, count: 0 })
    return 0
  }
  const called = solids.get(word)
  const marks = tokens.slice(-4).flatMap((token) => (token.kind === 'word' ? token.text : []))
  if (called) {
    const mark = marks.some((one) => smallWords.has(one))
      ? 'small'
      : marks.some((one) => otherWords.has(one))
        ? 'other'
        : ''
    // "spherical lead shots"
    const further =
      called.like && !solids.has(next) && isFree(next) && solids.get(textAt(items, at + 2))?.shape === called.shape
        ? 1
        : 0
    const noun = called.like ? textAt(items, at + 1 + further) : ''
    const nounCalled = solids.get(noun)
    const number = numberOf({
      kind: 'word',
      text: marks.findLast((one) => numberOf({ kind: 'word', text: one }) !== null) ?? '',
    })
    const count = number && mark !== 'other' ? toNumber(number) : 0
    const taken =
      nounCalled ||
      noun === 'lid' ||
      (noun !== '' && !bare.has(noun) && isFree(noun) && !fillers.has(noun) && !measures.has(noun))
    const many = called.many || (nounCalled?.many ?? false) || (taken && /s$/.test(noun)) || count > 1
    const name = taken ? noun : generic.test(word) ? '' : word.replace(/s$/, '')
    const token = { kind: 'solid', shape: called.shape, many, name, mark, count } as const
    if (name !== '') aliases.set(name, token)
    tokens.push(token)
    return taken ? 1 + further : 0
  }
  const alias = aliases.get(word)
  if (alias) {
    tokens.push({ ...alias, count: 0, byNoun: true })
    return 0
  }
  const whole = wholeBefore(tokens)
  const sided = marks.findLast((one) => /^(?:outer|external|inner|internal)$/.test(one)) ?? ''
  const side = sided === '' ? '' : /^(?:outer|external)$/.test(sided) ? 'outer' : 'inner'
  const push = (measure: Measure, more: number): number => {
    tokens.push({ kind: 'measure', measure, whole, side })
    return more
  }
  const surfaceAt = (from: number): number => {
    const surface = /^surfaces?$/.test(textAt(items, from))
    const area = /^areas?$/.test(textAt(items, from + (surface ? 1 : 0)))
    return Number(surface) + Number(area)
  }
  if (word === 'slant') return push('l', /^(?:heights?|length)$/.test(next) ? 1 : 0)
  if (/^(?:curved|lateral)$/.test(word)) return push('C', surfaceAt(at + 1))
  if (word === 'total' && /^surfaces?$/.test(next)) return push('T', surfaceAt(at + 1))
  if (/^surfaces?$/.test(word)) return push('S', surfaceAt(at) - 1)
  if (word === 'base' && next === 'area') return push('B', 1)
  if (/^(?:canvas|cloth|tarpaulin)$/.test(word)) {
    tokens.push({ kind: 'measure', measure: 'S', whole: true, side: 'outer', cloth: true })
    return 0
  }
  const surfaced = word === 'area' ? areaOf(items, at, marks.at(-1) ?? '') : null
  if (surfaced) {
    tokens.push({
      kind: 'measure',
      measure: surfaced.measure,
      whole: surfaced.whole || whole,
      side: surfaced.side || side,
    })
    return surfaced.more
  }
  if (/^areas?$/.test(word)) {
    const of = [1, 2, 3].find((more) => !/^(?:of|the|its)$/.test(textAt(items, at + more))) ?? 1
    const noun = textAt(items, at + of)
    if (noun === 'base') return push('B', of)
    if (of > 1 && /^(?:canvas|cloth|tarpaulin)$/.test(noun)) {
      tokens.push({ kind: 'measure', measure: 'S', whole: true, side: 'outer' })
      return of
    }
  }
  if (word === 'side' && next === 'by' && textAt(items, at + 2) === 'side') {
    tokens.push({ kind: 'word', text: 'joined' })
    return 2
  }
  // "the ratio of the area of the cube to that of all the small cubes"
  const said = word === 'that' && next === 'of' && isRatio(items) ? lastMeasure(tokens) : undefined
  if (
    said &&
    !/^(?:total|curved|lateral|surface|volume)$/.test(textAt(items, at + (textAt(items, at + 2) === 'the' ? 3 : 2)))
  ) {
    tokens.push(said)
    return 0
  }
  // "jod diya", "ke upar", "kaat kar"
  const hindi =
    word === 'sum' && /^(?:diy|kar|k[ae]r?ke|kiya|gay)/.test(next)
      ? 'joined'
      : word === 'upar' && /^k[ae]$/.test(textAt(items, at - 1))
        ? 'on'
        : word === 'kaat'
          ? 'cut'
          : ''
  if (hindi !== '') {
    tokens.push({ kind: 'word', text: hindi })
    if (hindi === 'cut') tokens.push({ kind: 'word', text: 'into' })
    return 0
  }
  const measure = measures.get(word)
  // a wire is as thick as it is wide
  const isWire = [...aliases.keys()].some((name) => /^(?:wire|rod)s?$/.test(name))
  if (word === 'thickness' && isWire) return push('d', 0)
  if (measure) return push(measure, 0)
  const adjective = adjectives.get(word)
  tokens.push(adjective ? { kind: 'adjective', measure: adjective } : { kind: 'word', text: word })
  return 0
}
