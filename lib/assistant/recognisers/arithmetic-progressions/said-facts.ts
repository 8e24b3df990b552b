import { factorAt, formOf, saidAt, saidBy, saidIn, type Said } from './said-forms'
import { isWord, meantItems, numberAt, type Read } from './said-words'
import { termsOf } from './progression'
import { polynomialIn, rational } from '../../question/polynomial'
import type { FactOf, Item } from '../../question/fact'
import type { Question } from '../../question/question'
import {
  add,
  divide,
  fraction,
  isInteger,
  multiply,
  negate,
  sign,
  subtract,
  toNumber,
  zero,
  type Fraction,
} from '../../../maths'
import { shown } from '../../../solutions/arithmetic-progressions/pieces/progression'
import type { Asked } from '../../../solutions/arithmetic-progressions/pieces/asked'
import { differenceForm, less, termForm, type Form } from '../../../solutions/arithmetic-progressions/pieces/form'
import type { Told } from '../../../solutions/arithmetic-progressions/pieces/facts'
import type { Given } from '../../../solutions/arithmetic-progressions/from-facts'

/** Two things that are equal. */
interface Equal {
  readonly one: Said
  readonly two: Said
}

/** What is asked, before the number of terms is known. */
type Wish =
  | { readonly kind: 'said'; readonly said: Said }
  | { readonly kind: 'place'; readonly of: Said }
  | { readonly kind: 'is term'; readonly value: Fraction }
  | { readonly kind: 'first terms'; readonly count: number }
  | { readonly kind: 'ap' | 'first negative' | 'is ap' }
  | { readonly kind: 'claim'; readonly of: Equal }

/** All that is read of a question. */
interface Reading {
  readonly equal: Equal[]
  readonly wishes: Wish[]
  readonly opening: string[]
  /** a and d of a list or a formula. */
  ap: { readonly a: Fraction; readonly d: Fraction; readonly last: Fraction | null } | null
}

const number = (value: Fraction): Said => ({ kind: 'number', value })

const first = 'Common difference'

/** A list of terms. */
function ofList(list: FactOf<'list'>, reading: Reading): boolean {
  const ap = termsOf(list.items.map(rational))
  const last = list.end && rational(list.end)
  const [a, second] = list.items.map(rational)
  if (!ap || (list.end && !last) || reading.ap || !a || !second) return false
  reading.ap = { ...ap, last }
  reading.opening.push(
    `$a = ${shown(a)},\\ d = ${shown(second)} - ${a.n < 0n ? `(${shown(a)})` : shown(a)} = ${shown(ap.d)}$`,
  )
  return true
}

/** a_n = pn + q, or S_n = pn² + qn. */
function ofFormula(kind: 'nth' | 'sum of n', fact: FactOf<'formula'>, reading: Reading): boolean {
  if (reading.ap) return false
  const found = polynomialIn(fact)
  const [p, q, r, ...more] = (found?.coefficients ?? []).toReversed()
  if (found?.letter !== 'n' || more.length > 0) return false
  // "whose nth term is given as a_n = 5 - 2n" asks for no formula
  const asked = reading.wishes.findIndex((wish) => wish.kind === 'said' && wish.said.kind === kind)
  if (asked >= 0) reading.wishes.splice(asked, 1)
  const at = (n: number): Fraction =>
    add(add(p ?? zero, multiply(q ?? zero, fraction(n))), multiply(r ?? zero, fraction(n * n)))
  const [one, two] = [at(1), at(2)]
  if (kind === 'nth') {
    if (r) return false
    reading.ap = { a: one, d: subtract(two, one), last: null }
    reading.opening.push(
      `$a_1 = ${shown(one)},\\ a_2 = ${shown(two)}$`,
      `${first}: $a_{n+1} - a_n = ${shown(subtract(two, one))}$ for all $n$`,
    )
    return true
  }
  if (!r || (p && sign(p) !== 0)) return false
  const second = subtract(two, one)
  reading.ap = { a: one, d: subtract(second, one), last: null }
  reading.opening.push(
    `$a_1 = S_1 = ${shown(one)},\\ S_2 = ${shown(two)},\\ a_2 = S_2 - S_1 = ${shown(second)}$`,
    `${first}: $d = a_2 - a_1 = ${shown(subtract(second, one))}$`,
  )
  return true
}

function ofEquation({ sides, relation }: FactOf<'equation'>, reading: Reading, isClaim: boolean): boolean {
  const [left, right, ...more] = sides
  if (relation !== '=' || !left || !right || more.length > 0) return false
  const one = saidIn(left)
  if (!one) return false
  if (one.kind === 'nth' || one.kind === 'sum of n') {
    const value = rational(right)
    if (!value) return ofFormula(one.kind, { kind: 'formula', node: right, name: '' }, reading)
    reading.equal.push({ one: { kind: one.kind === 'nth' ? 'last' : 'total' }, two: number(value) })
    return true
  }
  const two = saidIn(right)
  if (!two || two.kind === 'nth' || two.kind === 'sum of n' || two.kind === 'count') return false
  if (isClaim) reading.wishes.push({ kind: 'claim', of: { one, two } })
  else reading.equal.push({ one, two })
  return true
}

const verbs = ['is', 'are', 'be', 'equal', 'equals', 'same', 'gives', 'up', 'to', 'as', 'comes', 'becomes']

/** What stands behind "is": a number, so much more than another, so many times another, another. */
function otherSide(items: readonly Item[], from: number): Read<Said> | null {
  let at = from
  let isEqual = false
  while (isWord(items[at], ...verbs)) {
    isEqual ||= isWord(items[at], 'equal', 'equals', 'same', 'is', 'are')
    at++
  }
  const item = items[at]
  if (isWord(item, 'zeroes')) return { of: number(zero), next: at + 1 }
  const factor = factorAt(items, at)
  if (factor || (isEqual && item?.kind !== 'number')) {
    const of = saidAt(items, at)
    return of && of.of.kind !== 'count' && of.of.kind !== 'nth' && of.of.kind !== 'sum of n' ? of : null
  }
  if (item?.kind !== 'number' || item.unit !== '') return null
  const compared = comparedAt(items, at)
  if (compared) return compared
  return isWord(items[at + 1], 'term') ? null : { of: number(item.value), next: at + 1 }
}

/** "84 more than its 20th term", "12 less than 3 times the 4th term" */
function comparedAt(items: readonly Item[], at: number): Read<Said> | null {
  const item = items[at]
  const isMore = isWord(items[at + 1], 'more', 'greater')
  if (item?.kind !== 'number' || item.unit !== '' || !(isMore || isWord(items[at + 1], 'less', 'smaller'))) return null
  const of = saidAt(items, isWord(items[at + 2], 'than') ? at + 3 : at + 2)
  return of && { of: { kind: isMore ? 'plus' : 'less', one: of.of, two: number(item.value) }, next: of.next }
}

const bids = ['find', 'write', 'determine', 'give', 'state', 'calculate', 'obtain', 'what']
const after = ['find', 'nikalo', 'batao', 'bataiye', 'likho']
/** Whether a sentence ends, or begins, there. */
const ends = (item: Item | undefined): boolean => (item?.kind ?? 'mark') === 'mark'
export const asksAp = (items: readonly Item[], at: number): boolean =>
  isWord(items[at - 1], ...bids)
    ? !isWord(items[at - 1], 'what') || isWord(items[at - 2], 'is')
    : (isWord(items[at - 1], 'and') && ends(items[at + 1])) ||
      // "... hai. AP aur 20th term nikalo"
      (ends(items[at - 1]) && isWord(items[at + 1], 'and') && isWord(items.at(-1), ...after)) ||
      // "of an AP find a_10"
      (isWord(items[at + 1], ...after) && (!isWord(items[at + 1], 'find') || ends(items[at + 2]))) ||
      (isWord(items[at + 1], 'is') && isWord(items[at + 2], 'what'))

const hindiMore = ['zyada', 'jyada', 'adhik', 'bada']
const hindiLess = ['kam', 'chota']

/** "which term is 78", "which term is 48 more than its 15th term", "which term is zero". */
function whichAt(
  items: readonly Item[],
  at: number,
): { readonly wish: Wish; readonly next: number; readonly list: FactOf<'list'> | null } | null {
  if (!isWord(items[at], 'which') || !isWord(items[at + 1], 'term')) return null
  let next = at + 2
  let list: FactOf<'list'> | null = null
  for (
    let item = items[next];
    isWord(item, 'ap', 'is', 'be') || item?.kind === 'mark' || (item?.kind === 'list' && !list);
    item = items[next]
  ) {
    if (item?.kind === 'list') list = item
    next++
  }
  const item = items[next]
  const compared = comparedAt(items, next)
  if (compared) return { wish: { kind: 'place', of: compared.of }, next: compared.next, list }
  if (item?.kind === 'number' && item.unit === '')
    return { wish: { kind: 'place', of: number(item.value) }, next: next + 1, list }
  if (isWord(item, 'zeroes')) return { wish: { kind: 'place', of: number(zero) }, next: next + 1, list }
  if (isWord(item, 'first') && isWord(items[next + 1], 'negative'))
    return { wish: { kind: 'first negative' }, next: isWord(items[next + 2], 'term') ? next + 3 : next + 2, list }
  // "uske 15th term se 48 kam"
  const than = saidAt(items, next)
  const gap = than && items[than.next]
  const by = than ? items[than.next + 1] : undefined
  if (than && gap?.kind === 'number' && isWord(by, 'more', 'less', ...hindiMore, ...hindiLess))
    return {
      wish: {
        kind: 'place',
        of: { kind: isWord(by, 'more', ...hindiMore) ? 'plus' : 'less', one: than.of, two: number(gap.value) },
      },
      next: than.next + 2,
      list,
    }
  return null
}

const taking = ['taken', 'add', 'adds', 'up', 'added', 'needed', 'required', 'total', 'make', 'give', 'sum']

/** Reads all that stands there; null where anything is not understood. */
function readingOf(items: readonly Item[]): Reading | null {
  const reading: Reading = { equal: [], wishes: [], opening: [], ap: null }
  let waiting: Said[] = []
  let isClaim = false
  let toProve = false
  const wait = (said: Said, joined: boolean) => {
    waiting = joined ? [...waiting, said] : [said]
    reading.wishes.push({ kind: 'said', said })
  }
  /** The values of what has just been named: it was told, not asked. */
  const tell = (values: readonly Said[]): boolean => {
    if (values.length !== waiting.length || values.length === 0) return false
    reading.wishes.splice(-waiting.length)
    waiting.forEach((one, index) => {
      const two = values[index]
      if (two) reading.equal.push({ one, two })
    })
    waiting = []
    return true
  }
  for (let at = 0; at < items.length;) {
    const item = items[at]
    if (!item) return null
    if (isWord(item, 'prove', 'show', 'verify')) {
      isClaim = true
      toProve = true
      at++
      continue
    }
    if (item.kind === 'mark' && item.text === '.') toProve = false
    // what is to be shown ends there
    if (isWord(item, 'if', 'whose', 'where', 'when') || (item.kind === 'mark' && item.text === '.')) isClaim = false
    const which = whichAt(items, at)
    if (which) {
      if (which.list && !ofList(which.list, reading)) return null
      reading.wishes.push(which.wish)
      waiting = []
      at = which.next
      continue
    }
    if (item.kind === 'list') {
      const values = item.open ? [] : item.items.map(rational)
      const numbers = values.flatMap((value) => (value ? [number(value)] : []))
      if (waiting.length > 1 && numbers.length === values.length && tell(numbers)) {
        at++
        continue
      }
      // "a1, a2, ..., an"
      const isNamed = item.items.every((node) => node.kind === 'letter' && /^[aAtT]_\w+$/.test(node.name))
      if (!isNamed && !ofList(item, reading)) return null
      waiting = []
      at++
      continue
    }
    if (item.kind === 'equation') {
      if (!ofEquation(item, reading, isClaim)) return null
      waiting = []
      at++
      continue
    }
    if (isWord(item, 'many') && isWord(items[at + 1], 'term')) {
      wait({ kind: 'count' }, false)
      waiting = []
      at += 2
      continue
    }
    // "first four terms"
    const some = isWord(item, 'first') ? numberAt(items, at + 1) : null
    // "the sum of the first 7 terms is 49 and the first 17 terms is 289"
    const alike =
      some &&
      isWord(items[some.next], 'term') &&
      isWord(items[at - 1], 'and') &&
      reading.equal.at(-1)?.one.kind === 'sum'
        ? otherSide(items, some.next + 1)
        : null
    if (some && alike) {
      reading.equal.push({ one: { kind: 'sum', n: some.n }, two: alike.of })
      waiting = []
      at = alike.next
      continue
    }
    if (
      some &&
      isWord(items[some.next], 'term') &&
      !isWord(items[some.next + 1], 'add', 'adds', 'added', 'sum', 'total')
    ) {
      reading.wishes.push({ kind: 'first terms', count: some.n })
      waiting = []
      at = some.next + 1
      continue
    }
    const said = saidAt(items, at)
    if (said) {
      const step = statementAfter(items, said, reading, isClaim, isWord(items[at - 1], ...bids))
      if (step !== null) {
        waiting = []
        at = step
        continue
      }
      const before = items[at - 1]
      const joined = waiting.length > 0 && (isWord(before, 'and') || (before?.kind === 'mark' && before.text === ','))
      wait(said.of, joined)
      at = said.next
      continue
    }
    const count = numberAt(items, at)
    const lead = items[at - 2]
    // "... is −81? Is 5 a term of it?" tells no number of terms
    const asksOfIt =
      isWord(items[at - 1], 'kya', 'what') ||
      (isWord(items[at - 1], 'is') &&
        (lead?.kind === 'mark' ||
          lead?.kind === 'list' ||
          lead?.kind === 'number' ||
          isWord(lead, 'and', 'also', 'nikalo', 'batao', 'find')))
    if (count && isWord(items[count.next], 'term') && asksOfIt && reading.wishes.length > 0) {
      reading.wishes.push({ kind: 'is term', value: fraction(count.n) })
      waiting = []
      at = count.next + 1
      continue
    }
    if (count && isWord(items[count.next], 'term')) {
      const isSum = reading.equal.some(({ one }) => one.kind === 'sum') && items[at - 1] && isWord(items[at - 1], 'and')
      const value = isSum ? otherSide(items, count.next + 1) : null
      if (value) {
        reading.equal.push({ one: { kind: 'sum', n: count.n }, two: value.of })
        at = value.next
        continue
      }
      reading.equal.push({ one: { kind: 'count' }, two: number(fraction(count.n)) })
      waiting = []
      at = count.next + 1
      continue
    }
    // "is any term 0?"
    const value = items[at + 1]
    if (
      isWord(item, 'term') &&
      isWord(items[at - 1], 'is') &&
      value?.kind === 'number' &&
      reading.ap &&
      !items[at + 2]?.kind.match(/word/)
    ) {
      reading.wishes.push({ kind: 'is term', value: value.value })
      waiting = []
      at += 2
      continue
    }
    // "up to 30 terms"
    const upTo = isWord(item, 'to', 'upto', 'till') ? numberAt(items, at + 1) : null
    if (upTo && isWord(items[upTo.next], 'term')) {
      reading.equal.push({ one: { kind: 'count' }, two: number(fraction(upTo.n)) })
      waiting = []
      at = upTo.next + 1
      continue
    }
    // "the sum of the next 10 terms"
    const block = isWord(item, 'sum') && isWord(items[at + 1], 'next') ? numberAt(items, at + 2) : null
    const start = reading.equal.flatMap(({ one }) => (one.kind === 'sum' ? one.n : [])).at(-1)
    if (block && start !== undefined && isWord(items[block.next], 'term')) {
      const value = otherSide(items, block.next + 1)
      if (!value) return null
      const [one, two] = [start + block.n, start].map((n): Said => ({ kind: 'sum', n }))
      if (one && two) reading.equal.push({ one: { kind: 'less', one, two }, two: value.of })
      at = value.next
      continue
    }
    // "must be taken to give a sum of 636"
    if (isWord(item, ...taking)) {
      const value = items[at + 1]
      const next = isWord(value, 'is', 'to', 'be') ? items[at + 2] : value
      const after = next ? items[items.indexOf(next) + 1] : undefined
      if (next?.kind === 'number' && next.unit === '' && !isWord(after, 'term')) {
        reading.equal.push({ one: { kind: 'total' }, two: number(next.value) })
        at = items.indexOf(next) + 1
        continue
      }
      const all = isWord(item, 'total') ? numberAt(items, at + 1) : null
      if (!isWord(item, 'total', 'sum') || (all && isWord(items[all.next], 'term'))) {
        at++
        continue
      }
      return null
    }
    if (isWord(item, 'ap')) {
      if (asksAp(items, at)) reading.wishes.push({ kind: 'ap' })
      else if (isClaim && (isWord(items[at - 1], 'is', 'form', 'forms', 'are', 'an') || isWord(items[at + 1], 'is')))
        reading.wishes.push({ kind: 'is ap' })
      // "prove that the sequence whose nth term is 9 - 5n is an AP"
      else if (toProve && (isWord(items[at - 1], 'is') || items[at - 1]?.kind === 'formula') && reading.ap !== null)
        reading.wishes.push({ kind: 'is ap' })
      at++
      continue
    }
    if (isWord(item, 'non') && isWord(items[at + 1], 'zeroes') && isWord(items[at + 2], 'common')) {
      at += 4
      continue
    }
    // "why are there 2 answers?"
    const isY =
      item.kind === 'letter' && item.name === 'y' && isWord(items[at + 2] ?? items[at + 1], 'answers', 'answer')
    if (isWord(item, 'two') && isWord(items[at + 1], 'answers', 'answer')) {
      at += 2
      continue
    }
    if (isY || isWord(item, 'explain', 'why', 'double', 'answers', 'both', 'possible', 'reason')) {
      at += (isY || isWord(item, 'why')) && items[at + 1]?.kind === 'number' ? 2 : 1
      continue
    }
    if (
      item.kind === 'mark' ||
      isWord(
        item,
        'given',
        'when',
        ...verbs,
        ...bids,
        ...after,
        'and',
        'than',
        'if',
        'whose',
        'where',
        'which',
        'form',
        'forms',
        'so',
        'list',
        'number',
      )
    ) {
      at++
      continue
    }
    return null
  }
  return reading
}

/** What is said of it at once: it exceeds another, it is in a ratio to another, it has a value. The place after that, or null. */
function statementAfter(
  items: readonly Item[],
  { of: one, next: from }: Read<Said>,
  reading: Reading,
  isClaim: boolean,
  isAsked: boolean,
): number | null {
  let next = from
  const push = (equal: Equal) => {
    if (isClaim) reading.wishes.push({ kind: 'claim', of: equal })
    else reading.equal.push(equal)
  }
  while (isWord(items[next], 'ap')) next++
  if (one.kind === 'nth' || one.kind === 'sum of n') {
    const value = items[isWord(items[next], 'is') ? next + 1 : next]
    // "the sum of the first n terms is S_n"
    if (value?.kind === 'letter' && saidBy(value.name)?.kind === one.kind) {
      const own = items.indexOf(value)
      // "where a_n is defined by a_n = 7 - 3n"
      return isWord(items[own + 1], 'is') && items[own + 2]?.kind === 'formula' ? own : own + 1
    }
    const twin = value && !isWord(items[from], 'find', 'and') ? saidAt(items, items.indexOf(value)) : null
    if (twin?.of.kind === one.kind) return twin.next
    return value?.kind === 'formula' && value.name === '' && ofFormula(one.kind, value, reading)
      ? items.indexOf(value) + 1
      : null
  }
  if (isWord(items[next], 'exceeds', 'exceed')) {
    const two = saidAt(items, next + 1)
    const gap = two && items[two.next]
    if (!two || gap?.kind !== 'number' || gap.unit !== '') return null
    push({ one, two: { kind: 'plus', one: two.of, two: number(gap.value) } })
    return two.next + 1
  }
  // "is more than its 3rd term by 35", "ap" already passed
  const compared = isWord(items[next], 'is') ? next + 1 : next
  const isMore = isWord(items[compared], 'more', 'greater', 'bigger', 'larger')
  if (isMore || isWord(items[compared], 'less', 'smaller')) {
    const two = isWord(items[compared + 1], 'than') ? saidAt(items, compared + 2) : null
    const by = two && items[isWord(items[two.next], 'by') ? two.next + 1 : two.next]
    if (two && by?.kind === 'number' && by.unit === '') {
      push({ one, two: { kind: isMore ? 'plus' : 'less', one: two.of, two: number(by.value) } })
      return items.indexOf(by) + 1
    }
  }
  // "11th term, 7th term se 20 zyada hai"
  const behind = items[next]?.kind === 'mark' ? next + 1 : next
  const than = saidAt(items, behind)
  const [by, how] = than ? [items[than.next], items[than.next + 1]] : []
  if (than && by?.kind === 'number' && by.unit === '' && isWord(how, ...hindiMore, ...hindiLess)) {
    push({ one, two: { kind: isWord(how, ...hindiMore) ? 'plus' : 'less', one: than.of, two: number(by.value) } })
    return than.next + 2
  }
  // "the ratio of ... is 3 : 4", "are in the ratio 3 : 4"
  if (one.kind === 'ratio') {
    const at = isWord(items[next], 'is') ? next + 1 : next
    const ratio = items[at]
    const [p, q, ...more] = ratio?.kind === 'ratio' ? ratio.terms : []
    if (!p || !q || more.length > 0 || isClaim) return null
    reading.equal.push({ one: { kind: 'times', by: q, of: one.one }, two: { kind: 'times', by: p, of: one.two } })
    return at + 1
  }
  const joined = isWord(items[next], 'and') ? saidAt(items, next + 1) : null
  if (joined) {
    let at = joined.next
    while (isWord(items[at], 'are', 'is', 'ratio')) at++
    const ratio = items[at]
    const [p, q, ...more] = ratio?.kind === 'ratio' ? ratio.terms : []
    if (p && q && more.length === 0 && !isClaim) {
      reading.equal.push({ one: { kind: 'times', by: q, of: one }, two: { kind: 'times', by: p, of: joined.of } })
      return at + 1
    }
    // "the sum of the first 5 terms and the sum of the first 7 terms is 167": what both make together
    let verb = joined.next
    while (isWord(items[verb], 'ap')) verb++
    const value = items[verb + 1]
    if (
      !isClaim &&
      !isAsked &&
      one.kind === 'sum' &&
      joined.of.kind === 'sum' &&
      isWord(items[verb], 'is') &&
      value?.kind === 'number' &&
      value.unit === '' &&
      !isWord(items[verb + 2], 'term', 'and', 'more', 'less', 'times')
    ) {
      reading.equal.push({ one: { kind: 'plus', one, two: joined.of }, two: number(value.value) })
      return verb + 2
    }
    // "the 4th term and the 8th term are 10 and 22": told together
    if (isWord(items[at - 1], 'are') && (items[at]?.kind === 'list' || items[at]?.kind === 'number')) return null
  }
  const two = otherSide(items, next)
  if (!two) return null
  push({ one, two: two.of })
  return two.next
}

const countTold = (equal: readonly Equal[]): readonly number[] =>
  equal.flatMap(({ one, two }) =>
    one.kind === 'count' && two.kind === 'number' && isInteger(two.value) ? [toNumber(two.value)] : [],
  )

/** The AP that the question tells, and what it asks. */
export function factsSaid(question: Question): Given | null {
  const reading = readingOf(meantItems(question.items))
  if (!reading || reading.wishes.length === 0) return null
  const { equal, wishes, opening, ap } = reading
  const counts = countTold(equal)
  const place = ap?.last && sign(ap.d) !== 0 ? add(divide(subtract(ap.last, ap.a), ap.d), fraction(1)) : null
  if (place && (!isInteger(place) || sign(place) <= 0)) return null
  const fromList = place ? toNumber(place) : null
  const [n = fromList, ...more] = counts
  if (more.length > 0 || (n !== null && (n < 1 || n > 10_000)) || (fromList !== null && n !== fromList)) return null
  const told: Told[] = ap
    ? [
        { form: termForm(1), value: ap.a },
        { form: differenceForm, value: ap.d },
      ]
    : []
  let [last, total, products]: [Fraction | null, Fraction | null, Given['products']] = [null, null, null]
  for (const { one, two } of equal) {
    if (one.kind === 'count') continue
    const value = two.kind === 'number' ? two.value : null
    if (n === null && value && one.kind === 'last') {
      if (last) return null
      last = value
    } else if (n === null && value && one.kind === 'total') {
      if (total) return null
      total = value
    } else if (one.kind === 'product' || one.kind === 'squares') {
      const pairs = one.kind === 'squares' ? one.of.map((each) => [each, each]) : [[one.one, one.two]]
      const forms = pairs.map((pair) => pair.map((each) => formOf(each, n)))
      const of = forms.flatMap(([x, y]) => (x && y ? [[x, one.kind === 'squares' ? x : y] as const] : []))
      const [beside, gap] = gapOf(two)
      const over = value ? null : formOf(beside, n)
      if ((!value && !over) || products || of.length < forms.length) return null
      products = {
        of,
        tex: of.map(([x, y]) => (x === y ? `${x.tex}^2` : `${x.tex} \\times ${y.tex}`)).join(' + '),
        value: value ?? gap,
        ...(over && { over }),
      }
    } else {
      const [other, gap] = gapOf(two)
      const statement = toldBy(formOf(one, n), formOf(other, n), value, gap)
      if (!statement) return null
      told.push(statement)
    }
  }
  const hasCount = wishes.some((wish) => wish.kind === 'said' && wish.said.kind === 'count')
  const asked = wishes.map((wish) => askedOf(asLast(wish, hasCount || n !== null), n, last !== null || total !== null))
  const wanted = asked.filter((one) => one !== null)
  const isTold = told.length > 0 || products !== null || asked.every((one) => one?.kind === 'claim')
  return wanted.length < asked.length || !isTold ? null : { opening, told, products, n, last, total, asked: wanted }
}

/** "its 12th term and 35": the number goes to the right. */
const gapOf = (said: Said): readonly [Said, Fraction] =>
  (said.kind === 'plus' || said.kind === 'less') && said.two.kind === 'number'
    ? [said.one, said.kind === 'plus' ? said.two.value : negate(said.two.value)]
    : [said, zero]

function toldBy(one: Form | null, two: Form | null, value: Fraction | null, by: Fraction): Told | null {
  if (!one || !two) return null
  const gap = value ? one : less(one, two)
  const right = value ?? by
  // a number on both sides goes to the right
  const form: Form = { ...gap, c: zero }
  return { form: sign(gap.c) === 0 ? form : { ...form, tex: gap.tex }, value: subtract(right, gap.c) }
}

/** "Find n and a_n": the last term; S_n is then the sum of all. */
const asLast = (wish: Wish, isCounted: boolean): Wish =>
  wish.kind !== 'said' || !isCounted
    ? wish
    : wish.said.kind === 'nth'
      ? { kind: 'said', said: { kind: 'last' } }
      : wish.said.kind === 'sum of n'
        ? { kind: 'said', said: { kind: 'total' } }
        : wish

function askedOf(wish: Wish, n: number | null, isOpen: boolean): Asked | null {
  if (wish.kind === 'claim') {
    const [one, two] = [formOf(wish.of.one, n), formOf(wish.of.two, n)]
    return one && two && { kind: 'claim', one, two }
  }
  if (wish.kind === 'place') {
    const of = formOf(wish.of, n)
    return of && { kind: 'place', of }
  }
  if (wish.kind !== 'said') return wish
  const { said } = wish
  if (said.kind === 'count' || said.kind === 'nth' || said.kind === 'sum of n') return { kind: said.kind }
  if (n === null && isOpen && (said.kind === 'last' || said.kind === 'total')) return { kind: said.kind }
  if (said.kind === 'ratio') {
    const [one, two] = [formOf(said.one, n), formOf(said.two, n)]
    return one && two && { kind: 'ratio', one, two }
  }
  const form = formOf(said, n)
  return form && { kind: 'value', form }
}
