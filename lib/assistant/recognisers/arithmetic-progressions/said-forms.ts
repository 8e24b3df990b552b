import { isWord, numberAt, type Read } from './said-words'
import type { Item } from '../../question/fact'
import { rational } from '../../question/polynomial'
import type { Node } from '../../question/reading'
import { fraction, toTex, type Fraction } from '../../../maths'
import {
  differenceForm,
  less,
  numberForm,
  plus,
  sumForm,
  termForm,
  times,
  type Form,
} from '../../../solutions/arithmetic-progressions/pieces/form'

/** What is said of an AP, before it is known how many terms it has. */
export type Said =
  | { readonly kind: 'term' | 'from end' | 'sum' | 'last sum' | 'middle sum'; readonly n: number }
  | { readonly kind: 'd' | 'last' | 'total' | 'count' | 'middle' | 'nth' | 'sum of n' }
  | { readonly kind: 'number'; readonly value: Fraction }
  | { readonly kind: 'plus' | 'less' | 'product' | 'ratio'; readonly one: Said; readonly two: Said }
  | { readonly kind: 'squares'; readonly of: readonly Said[] }
  | { readonly kind: 'times'; readonly by: Fraction; readonly of: Said }

/** A form in a and d; null where it is none, or the number of terms must be known first. */
export function formOf(said: Said, n: number | null): Form | null {
  switch (said.kind) {
    case 'term':
      return termForm(said.n)
    case 'sum':
      return sumForm(said.n)
    case 'd':
      return differenceForm
    case 'number':
      return numberForm(said.value, toTex(said.value))
    case 'last':
      return n === null ? null : termForm(n)
    case 'total':
      return n === null ? null : sumForm(n)
    case 'from end':
      return n === null || said.n > n ? null : termForm(n - said.n + 1)
    case 'last sum':
      return n === null || said.n >= n ? null : less(sumForm(n), sumForm(n - said.n))
    case 'middle sum': {
      if (n === null || said.n >= n || (n - said.n) % 2 !== 0) return null
      const before = (n - said.n) / 2
      return less(sumForm(before + said.n), sumForm(before))
    }
    case 'middle':
      return n === null || n % 2 === 0 ? null : termForm((n + 1) / 2)
    case 'plus':
    case 'less': {
      const [one, two] = [formOf(said.one, n), formOf(said.two, n)]
      return one && two && (said.kind === 'plus' ? plus : less)(one, two)
    }
    case 'times': {
      const of = formOf(said.of, n)
      return of && times(said.by, of, toTex(said.by))
    }
    default:
      return null
  }
}

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

/** k of "20th", "third"; 'n' of "nth". */
function placeAt(items: readonly Item[], at: number): number | 'n' | null {
  const item = items[at]
  if (item?.kind === 'ordinal') return item.n ?? 'n'
  const named = item?.kind === 'word' ? places.indexOf(item.text) : -1
  return named < 0 ? null : named + 1
}

const endsAt = (items: readonly Item[], at: number): number | null =>
  isWord(items[at], 'end') ? at + 1 : isWord(items[at], 'last') && isWord(items[at + 1], 'term') ? at + 2 : null

/** "20th term", "20th term from the end", "first", "last term", "middle term"; the word "term" may be missing where `bare`. */
function termAt(items: readonly Item[], at: number, bare: boolean): Read<Said> | null {
  const special = isWord(items[at], 'last') ? 'last' : isWord(items[at], 'middle') ? 'middle' : null
  const place = placeAt(items, at)
  const next = isWord(items[at + 1], 'term') ? at + 2 : bare ? at + 1 : null
  if (next === null) return null
  if (special) return { of: { kind: special }, next }
  if (place === null) return null
  if (place === 'n') return { of: { kind: 'nth' }, next }
  const end = endsAt(items, next)
  return { of: { kind: end === null ? 'term' : 'from end', n: place }, next: end ?? next }
}

/** "the 2nd and the 7th term", "first, third and fifth terms", "T_3 and T_7" */
function termsAt(items: readonly Item[], from: number): Read<readonly Said[]> | null {
  const found: Said[] = []
  let at = from
  for (;;) {
    const one = termAt(items, at, true) ?? letterAt(items, at)
    if (!one) break
    found.push(one.of)
    at = one.next
    const joined = isWord(items[at], 'and') || items[at]?.kind === 'mark' ? at + 1 : at
    if (joined === at || !(termAt(items, joined, true) ?? letterAt(items, joined))) break
    at = joined
  }
  return found.length > 1 ? { of: found, next: isWord(items[at], 'term') ? at + 1 : at } : null
}

/** a_5, S_20, d of formulas. */
export function saidBy(name: string): Said | null {
  const [, kind, place] = /^([aAtTusS])_(\d{1,4}|n)$/.exec(name) ?? []
  if (kind !== undefined && place !== undefined) {
    if (place === 'n') return { kind: /s/i.test(kind) ? 'sum of n' : 'nth' }
    return { kind: /s/i.test(kind) ? 'sum' : 'term', n: Number(place) }
  }
  switch (name) {
    case 'a':
      return { kind: 'term', n: 1 }
    case 'd':
      return { kind: 'd' }
    case 'l':
      return { kind: 'last' }
    case 'n':
      return { kind: 'count' }
    case 'S':
      return { kind: 'total' }
    default:
      return null
  }
}

function letterAt(items: readonly Item[], at: number): Read<Said> | null {
  const item = items[at]
  const of = item?.kind === 'letter' ? saidBy(item.name) : null
  return of && { of, next: at + 1 }
}

const isOne = (of: Said | null): of is Said =>
  of !== null && of.kind !== 'nth' && of.kind !== 'count' && of.kind !== 'sum of n'

/** "a_4 + a_8", "3(S_8 - S_4)", "a_7 : a_10". */
export function saidIn(node: Node): Said | null {
  const value = rational(node)
  if (value) return { kind: 'number', value }
  if (node.kind === 'letter') return saidBy(node.name)
  if (node.kind === 'bracket') return saidIn(node.of)
  if (node.kind !== 'binary') return null
  const [one, two] = [saidIn(node.left), saidIn(node.right)]
  if (!isOne(one) || !isOne(two)) return null
  switch (node.operation) {
    case '+':
      return { kind: 'plus', one, two }
    case '-':
      return { kind: 'less', one, two }
    case '*':
      return one.kind === 'number' ? { kind: 'times', by: one.value, of: two } : { kind: 'product', one, two }
    case '/':
      if (two.kind !== 'number') return { kind: 'ratio', one, two }
      return two.value.n === 0n ? null : { kind: 'times', by: fraction(two.value.d, two.value.n), of: one }
    default:
      return null
  }
}

/** "the 7th exceeds the 5th by 12": what stands behind a term that is named by its place alone. */
const endsTerm = (place: Item | undefined, next: Item | undefined): boolean =>
  (place?.kind === 'ordinal' || isWord(place, ...places.slice(1))) &&
  (next === undefined || /^(?:mark|number)$/.test(next.kind) || isWord(next, 'exceeds', 'exceed', 'is', 'and'))

const sumOf = (all: readonly Said[]): Said | null =>
  all.reduce<Said | null>((so, one) => (so ? { kind: 'plus', one: so, two: one } : one), null)

/** The sum of so many terms, of all of them, or of some. */
function sumAt(items: readonly Item[], at: number): Read<Said> | null {
  const first = isWord(items[at], 'first') && numberAt(items, at + 1) ? at + 1 : null
  const last = isWord(items[at], 'last') && numberAt(items, at + 1) ? at + 1 : null
  const from = first ?? last ?? at
  const count = numberAt(items, from)
  const ends =
    count && (isWord(items[count.next], 'term') ? count.next + 1 : first !== null || last !== null ? count.next : null)
  if (count && ends !== null) return { of: { kind: last === null ? 'sum' : 'last sum', n: count.n }, next: ends }
  // "the three middle terms", "the middle three terms"
  const many = numberAt(items, isWord(items[at], 'middle') ? at + 1 : at)
  const isMiddle = many && (isWord(items[at], 'middle') || isWord(items[many.next], 'middle'))
  const behind = many ? (isWord(items[at], 'middle') ? many.next : many.next + 1) : at
  if (many && isMiddle && isWord(items[behind], 'term'))
    return { of: { kind: 'middle sum', n: many.n }, next: behind + 1 }
  const lettered = isWord(items[at], 'first') ? at + 1 : at
  const n = items[lettered]
  if (n?.kind === 'letter' && n.name === 'n' && isWord(items[lettered + 1], 'term'))
    return { of: { kind: 'sum of n' }, next: lettered + 2 }
  if (isWord(items[at], 'squares')) {
    const squared = termsAt(items, at + 1)
    return squared && { of: { kind: 'squares', of: squared.of }, next: squared.next }
  }
  // "the sum of the terms from the 5th to the 12th"
  const start = isWord(items[at], 'term') ? at + 1 : at
  const [begin, end] = [placeAt(items, start), null]
  if (typeof begin === 'number' && end === null) {
    const after = isWord(items[start + 1], 'term') ? start + 2 : start + 1
    const stop = isWord(items[after], 'to') ? placeAt(items, after + 1) : null
    if (typeof stop === 'number' && begin > 1 && begin < stop) {
      const next = isWord(items[after + 2], 'term') ? after + 3 : after + 2
      return { of: { kind: 'less', one: { kind: 'sum', n: stop }, two: { kind: 'sum', n: begin - 1 } }, next }
    }
  }
  const terms = termsAt(items, at)
  const sum = terms && sumOf(terms.of)
  if (terms && sum) return { of: sum, next: terms.next }
  if (isWord(items[at], 'next', 'odd', 'even', 'multiples', 'middle')) return null
  const all = isWord(items[at], 'all') ? at + 1 : at
  const named = items[all]
  const counted = numberAt(items, all)
  if (all > at && counted && isWord(items[counted.next], 'term'))
    return { of: { kind: 'sum', n: counted.n }, next: counted.next + 1 }
  const letter = named?.kind === 'letter' && named.name === 'S' ? all + 1 : all
  return { of: { kind: 'total' }, next: isWord(items[letter], 'term') ? letter + 1 : letter }
}

const factors: Readonly<Record<string, number>> = { twice: 2, double: 2, thrice: 3, triple: 3 }

/** k of "twice", "7 times", "half". */
export function factorAt(items: readonly Item[], at: number): Read<Fraction> | null {
  const item = items[at]
  if (item?.kind === 'word' && item.text in factors) return { of: fraction(factors[item.text] ?? 1), next: at + 1 }
  if (isWord(item, 'half')) return { of: fraction(1, 2), next: at + 1 }
  if (item?.kind === 'number' && item.unit === '' && isWord(items[at + 1], 'times'))
    return { of: item.value, next: at + 2 }
  const count = item?.kind === 'word' ? numberAt(items, at) : null
  return count && isWord(items[count.next], 'times') ? { of: fraction(count.n), next: count.next + 1 } : null
}

/** What is said from a place on: a term, a sum, a product, a multiple of these. */
export function saidAt(items: readonly Item[], at: number): Read<Said> | null {
  const item = items[at]
  const factor = factorAt(items, at)
  if (factor) {
    const of = saidAt(items, factor.next)
    return of && isOne(of.of) ? { of: { kind: 'times', by: factor.of, of: of.of }, next: of.next } : null
  }
  // "4th aur 9th term ka ratio", "S_5 : S_10"
  const both = termsAt(items, at)
  const colon = items[at + 1]
  const [left, right] = both && isWord(items[both.next], 'ratio') ? both.of : []
  if (both && left && right && both.of.length === 2)
    return { of: { kind: 'ratio', one: left, two: right }, next: both.next + 1 }
  if (item?.kind === 'letter' && colon?.kind === 'mark' && colon.text === ':') {
    const [p, q] = [letterAt(items, at), letterAt(items, at + 2)]
    if (p && q && isOne(p.of) && isOne(q.of)) return { of: { kind: 'ratio', one: p.of, two: q.of }, next: at + 3 }
  }
  if (isWord(item, 'common') && isWord(items[at + 1], 'difference')) {
    const letter = items[at + 2]
    return { of: { kind: 'd' }, next: letter?.kind === 'letter' && letter.name === 'd' ? at + 3 : at + 2 }
  }
  if (isWord(item, 'sum')) return sumAt(items, at + 1)
  if (isWord(item, 'product', 'ratio', 'difference')) {
    const two = termsAt(items, at + 1) ?? pairAt(items, at + 1)
    const [one, other, ...more] = two?.of ?? []
    if (two && one && other && more.length === 0) {
      const kind = isWord(item, 'product') ? 'product' : isWord(item, 'ratio') ? 'ratio' : 'less'
      return { of: { kind, one, two: other }, next: two.next }
    }
    if (!isWord(item, 'difference')) return null
    // "the difference of the 8th term from the 13th term"; of one term there is none
    const from = termAt(items, at + 1, false)
    const whole = from && termAt(items, from.next, false)
    if (from) return whole && { of: { kind: 'less', one: whole.of, two: from.of }, next: whole.next }
    return { of: { kind: 'd' }, next: at + 1 }
  }
  // "first 7 terms add up to", "first 7 terms ka sum"
  if (isWord(item, 'first', 'last') && numberAt(items, at + 1)) {
    const many = sumAt(items, at)
    if (many && isWord(items[many.next], 'add', 'adds', 'added', 'sum', 'total'))
      return { of: many.of, next: many.next + 1 }
    return null
  }
  if (isWord(item, 'number') && isWord(items[at + 1], 'term')) {
    const letter = items[at + 2]
    return { of: { kind: 'count' }, next: letter?.kind === 'letter' && letter.name === 'n' ? at + 3 : at + 2 }
  }
  const term = termAt(items, at, endsTerm(item, items[at + 1]))
  if (term) {
    const less = isWord(items[term.next], 'minus') ? saidAt(items, term.next + 1) : null
    if (less && isOne(less.of) && isOne(term.of))
      return { of: { kind: 'less', one: term.of, two: less.of }, next: less.next }
    const letter = items[term.next]
    const isNamed =
      letter?.kind === 'letter' &&
      ((term.of.kind === 'term' && letter.name === 'a') || (term.of.kind === 'last' && letter.name === 'l'))
    return isNamed ? { ...term, next: term.next + 1 } : term
  }
  // "6th" before "and the 30th terms", "the first and the last term"
  const some = termsAt(items, at)
  const [one] = some?.of ?? []
  if (some && one && item?.kind !== 'letter') return { of: one, next: termAt(items, at, true)?.next ?? at + 1 }
  if (item?.kind === 'formula' && item.name === '') {
    const of = saidIn(item.node)
    return of && of.kind !== 'number' ? { of, next: at + 1 } : null
  }
  return letterAt(items, at)
}

/** "the sum of the first 5 terms and the sum of the first 15 terms", "a_5 to a_15" */
function pairAt(items: readonly Item[], at: number): Read<readonly Said[]> | null {
  const one = saidAt(items, at)
  const joined = one && isWord(items[one.next], 'and', 'to') ? one.next + 1 : null
  const two = joined === null ? null : saidAt(items, joined)
  return one && two && isOne(one.of) && isOne(two.of) ? { of: [one.of, two.of], next: two.next } : null
}
