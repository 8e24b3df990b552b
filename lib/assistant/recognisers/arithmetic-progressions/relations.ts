import type { Form, Told } from '../../../solutions/arithmetic-progressions/from-relations'
import type { Item } from '../../question/fact'
import { fillers } from '../../question/words'
import { add, fraction, multiply, negate, subtract, toText, type Fraction } from '../../../maths/fraction'

/** A form read from a place on, and where it ends. */
interface Read<Of> {
  readonly of: Of
  readonly next: number
}

const isWord = (item: Item | undefined, ...words: readonly string[]): boolean =>
  item?.kind === 'word' && words.includes(item.text)

const kept = new Set(['a', 'and', 'is', 'than', 'find', 'which', 'what'])

/** The items that may mean something; what joins them is left out. */
export const meantItems = (items: readonly Item[]): readonly Item[] =>
  items.filter((item) =>
    item.kind === 'word'
      ? kept.has(item.text)
        ? item.text !== 'a'
        : !fillers.has(item.text) && item.text !== 'ap' && item.text !== 'series'
      : item.kind !== 'mark' || item.text === '.',
  )

const placed = (n: number): Form => ({ a: fraction(1), d: fraction(n - 1), tex: n === 1 ? 'a' : `a_{${n}}` })
const summed = (n: number): Form => ({ a: fraction(n), d: fraction(n * (n - 1), 2), tex: `S_{${n}}` })

const plus = (one: Form, other: Form): Form => ({
  a: add(one.a, other.a),
  d: add(one.d, other.d),
  tex: `${one.tex} + ${other.tex}`,
})
const less = (one: Form, other: Form): Form => ({
  a: subtract(one.a, other.a),
  d: subtract(one.d, other.d),
  tex: `${one.tex} - ${/ [+-] /.test(other.tex) ? `(${other.tex})` : other.tex}`,
})
const timesForm = (factor: Fraction, form: Form): Form => ({
  a: multiply(factor, form.a),
  d: multiply(factor, form.d),
  tex: `${toText(factor)}${/ [+-] /.test(form.tex) ? `(${form.tex})` : form.tex}`,
})

const countOf = (item: Item | undefined): number | null =>
  item?.kind === 'number' && item.unit === '' && item.value.d === 1n && item.value.n > 0n && item.value.n < 1000n
    ? Number(item.value.n)
    : null

/** "the 17th and 20th term", without the word "term" where it is left out. */
function termsAt(items: readonly Item[], at: number, most = 4): Read<readonly Form[]> | null {
  const forms: Form[] = []
  let next = at
  for (;;) {
    const item = items[next]
    if (item?.kind === 'ordinal' && item.n !== null) forms.push(placed(item.n))
    else if (isWord(item, 'first') && isWord(items[next + 1], 'term')) forms.push(placed(1))
    else break
    next++
    if (isWord(items[next], 'term')) next++
    if (!isWord(items[next], 'and') || forms.length === most) break
    const after = items[next + 1]
    if (after?.kind !== 'ordinal') break
    next++
  }
  return forms.length > 0 ? { of: forms, next } : null
}

/** "7 times the 7th term", "the sum of the 2nd and the 7th term", "the sum of the first 8 terms", "the common difference". */
export function formAt(items: readonly Item[], at: number): Read<Form> | null {
  const item = items[at]
  const factor = isWord(item, 'twice', 'double')
    ? fraction(2)
    : isWord(item, 'thrice')
      ? fraction(3)
      : item?.kind === 'number' && isWord(items[at + 1], 'times')
        ? item.value
        : null
  if (factor) {
    if (factor.d !== 1n || factor.n < 2n) return null
    const of = formAt(items, at + (item?.kind === 'number' ? 2 : 1))
    return of && { of: timesForm(factor, of.of), next: of.next }
  }
  if (isWord(item, 'common') && isWord(items[at + 1], 'difference'))
    return { of: { a: fraction(0), d: fraction(1), tex: 'd' }, next: at + 2 }
  if (isWord(item, 'sum')) {
    const from = isWord(items[at + 1], 'first') ? at + 2 : at + 1
    const count = countOf(items[from])
    if (count !== null && from === at + 2 && isWord(items[from + 1], 'term'))
      return { of: summed(count), next: from + 2 }
    const terms = termsAt(items, at + 1)
    return terms && terms.of.length > 1 ? { of: terms.of.reduce(plus), next: terms.next } : null
  }
  // of "the 3rd term and the 5th" only the first: the rest tells another thing
  const terms = termsAt(items, at, 1)
  const [only] = terms?.of ?? []
  return terms && only ? { of: only, next: terms.next } : null
}

const skip = (items: readonly Item[], at: number, ...words: readonly string[]): number =>
  isWord(items[at], ...words) ? at + 1 : at

/** A statement: "... is 30", "... exceeds ... by 35", "... is equal to ...", "... is 6 more than ...". `plain`: one form and its value. */
export function statementAt(items: readonly Item[], at: number): Read<Told & { readonly plain: boolean }> | null {
  const left = formAt(items, at)
  if (!left) return null
  let next = skip(items, left.next, 'is')
  if (isWord(items[next], 'exceeds')) {
    const right = formAt(items, next + 1)
    const gap = right && items[right.next]
    return right && gap?.kind === 'number' && gap.unit === ''
      ? { of: { form: less(left.of, right.of), value: gap.value, plain: false }, next: right.next + 1 }
      : null
  }
  const isEqual = isWord(items[next], 'equal', 'same')
  next = skip(items, next, 'equal', 'same')
  if (isWord(items[next], 'and')) return null
  const other =
    isEqual || isWord(items[next], 'twice', 'thrice', 'double') || isWord(items[next + 1], 'times')
      ? formAt(items, next)
      : null
  if (other) return { of: { form: less(left.of, other.of), value: fraction(0), plain: false }, next: other.next }
  const value = items[next]
  if (value?.kind !== 'number' || value.unit !== '') return null
  const compares = isWord(items[next + 1], 'more', 'greater') ? 1 : isWord(items[next + 1], 'less', 'smaller') ? -1 : 0
  if (compares === 0)
    return { of: { form: left.of, value: value.value, plain: !/ \+ /.test(left.of.tex) }, next: next + 1 }
  const right = formAt(items, skip(items, next + 2, 'than'))
  return (
    right && {
      of: { form: less(left.of, right.of), value: compares > 0 ? value.value : negate(value.value), plain: false },
      next: right.next,
    }
  )
}
