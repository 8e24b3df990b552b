import { inAandD, multipleOf, type Form } from './form'
import { bracketed, over, plus as signed, shown, sumTo, type Progression } from './progression'
import { exactRoot } from './root'
import { termsForSum } from '../terms-for-sum'
import {
  add,
  divide,
  equals,
  fraction,
  isInteger,
  multiply,
  negate,
  sign,
  subtract,
  sumTex,
  toNumber,
  toTex,
  zero,
  type Fraction,
} from '../../../maths'
import type { Step } from '../../line'

/** What is told of an AP: a form has a value. */
export interface Told {
  readonly form: Form
  readonly value: Fraction
}

export interface Facts {
  /** How a list or a formula tells a and d; these stand in `told` as well. */
  readonly opening: readonly string[]
  readonly told: readonly Told[]
  /** The sum of these products has a value: "the product of the 2nd and the 6th term". */
  readonly products: {
    readonly of: readonly (readonly [Form, Form])[]
    readonly tex: string
    readonly value: Fraction
    /** They exceed this by the value. */
    readonly over?: Form
  } | null
  /** The number of terms, where it is told. */
  readonly n: number | null
  /** The last term and the sum of all terms, where the number of terms is not told. */
  readonly last: Fraction | null
  readonly total: Fraction | null
}

/** An AP, with its number of terms where it has one. */
export interface Ap extends Progression {
  readonly n: number | null
}

export interface Found {
  readonly lines: readonly Step[]
  /** The APs that are told; none where only a multiple of one form is known. */
  readonly aps: readonly Ap[]
  /** What is told where it fixes no AP. */
  readonly only: Told | null
  /** All numbers of terms that have the sum, where they are asked for. */
  readonly counts: readonly number[]
}

const contradicts = 'These statements contradict each other: no AP fits them all.'
const open = 'That does not fix the AP: one more thing must be known.'
const noCount = 'No number of terms fits that: check what you typed.'

/** The statements that say something new, or null where they contradict each other. */
function independent(
  told: readonly Told[],
): { readonly kept: readonly Told[]; readonly checked: readonly Told[] } | null {
  const [kept, checked]: [Told[], Told[]] = [[], []]
  for (const one of told) {
    const [first, second] = kept
    const ap = first && second ? solved(first, second) : null
    const k = first && !second ? multipleOf(one.form, first.form) : null
    const isZero = sign(one.form.a) === 0 && sign(one.form.d) === 0
    if (ap || k || isZero) {
      const value = ap
        ? add(multiply(one.form.a, ap.a), multiply(one.form.d, ap.d))
        : k && first
          ? multiply(k, first.value)
          : zero
      if (!equals(value, one.value)) return null
      checked.push(one)
    } else kept.push(one)
  }
  return { kept, checked }
}

const determinant = (one: Told, two: Told): Fraction =>
  subtract(multiply(one.form.a, two.form.d), multiply(two.form.a, one.form.d))

function solved(one: Told, two: Told): Progression | null {
  const det = determinant(one, two)
  if (sign(det) === 0) return null
  return {
    a: divide(subtract(multiply(one.value, two.form.d), multiply(two.value, one.form.d)), det),
    d: divide(subtract(multiply(one.form.a, two.value), multiply(two.form.a, one.value)), det),
  }
}

const isLetter = ({ form }: Told, name: string): boolean => form.tex === name

/** "a_{4} = 11 gives a + 3d = 11 ... (1)" */
function statement({ form, value }: Told, label: string): string {
  const put = inAandD(form)
  return put === form.tex
    ? `$${put} = ${shown(value)}$${label}`
    : `$${form.tex} = ${shown(value)}$ gives $${put} = ${shown(value)}$${label}`
}

/** How a and d are found from two equations. */
function linesTo(one: Told, two: Told, { a, d }: Progression): readonly Step[] {
  const both = [one, two]
  if (both.some((each) => isLetter(each, 'a')) && both.some((each) => isLetter(each, 'd')))
    return [`Given: $a = ${shown(a)},\\ d = ${shown(d)}$`]
  const equations = both.map((each, index) => statement(each, ` ... (${index + 1})`))
  const direct = both.find(({ form }) => sign(form.a) === 0)
  const source = both.find((each) => each !== direct && sign(each.form.a) !== 0) ?? one
  const place = both.indexOf(source) + 1
  const rest = subtract(source.value, multiply(source.form.d, d))
  const det = determinant(one, two)
  const right = subtract(multiply(one.form.a, two.value), multiply(two.form.a, one.value))
  const forD = direct
    ? isLetter(direct, 'd')
      ? []
      : [`So $d = ${over(direct.value, direct.form.d)} = ${shown(d)}$`]
    : [`Eliminating $a$: $${sumTex([[det, 'd']])} = ${shown(right)}$, so $d = ${shown(d)}$`]
  const forA = isLetter(source, 'a')
    ? []
    : [`From (${place}): $${sumTex([[source.form.a, 'a']])} = ${shown(rest)}$, so $a = ${shown(a)}$`]
  return [...equations, ...forD, ...forA]
}

/** The number of terms from the first term, the difference and the last term or the sum of all. */
function counted(
  ap: Progression,
  { last, total }: Facts,
): { readonly lines: readonly Step[]; readonly counts: readonly number[] } | string {
  const { a, d } = ap
  if (last) {
    if (sign(d) === 0) return noCount
    const n = add(divide(subtract(last, a), d), fraction(1))
    if (!isInteger(n) || sign(n) <= 0) return noCount
    if (total && !equals(total, sumTo(ap, toNumber(n)))) return contradicts
    const line = `Last term: $${shown(a)} + (n - 1) \\times ${bracketed(d)} = ${shown(last)}$, so $n - 1 = ${over(subtract(last, a), d)}$ and $n = ${shown(n)}$`
    return { lines: [line], counts: [toNumber(n)] }
  }
  if (!total) return { lines: [], counts: [] }
  const given = { a, d, total }
  const objection = termsForSum.objection(given)
  if (objection !== null) return objection
  const { lines, key } = termsForSum.solve(given)
  return { lines, counts: key.split(', ').map(Number) }
}

/** One statement, and the last term and the sum of all. */
function fromEnds(one: Told, last: Fraction, total: Fraction): Found | string {
  const ends = `$S_n = \\frac{n}{2}(a + l)$`
  if (isLetter(one, 'a')) {
    const a = one.value
    const both = add(a, last)
    if (sign(both) === 0) return open
    const n = divide(multiply(fraction(2), total), both)
    if (!isInteger(n) || n.n < 2n) return noCount
    const count = toNumber(n)
    const d = divide(subtract(last, a), fraction(count - 1))
    return {
      lines: [
        `Given: $a = ${shown(a)},\\ l = ${shown(last)},\\ S_n = ${shown(total)}$`,
        `${ends}: $${shown(total)} = \\frac{n}{2}(${signed(a, last)}) = \\frac{n}{2} \\times ${bracketed(both)}$, so $n = ${shown(n)}$`,
        `$l = a + (n - 1)d$: $${shown(last)} = ${sumTex([
          [a, ''],
          [fraction(count - 1), 'd'],
        ])}$, so $d = ${over(subtract(last, a), fraction(count - 1))} = ${shown(d)}$`,
      ],
      aps: [{ a, d, n: count }],
      only: null,
      counts: [count],
    }
  }
  if (!isLetter(one, 'd') || sign(one.value) === 0) return open
  // d n^2 - (2l + d) n + 2S = 0
  const d = one.value
  const middle = add(multiply(fraction(2), last), d)
  const root = exactRoot(subtract(multiply(middle, middle), multiply(multiply(fraction(8), d), total)))
  if (!root) return noCount
  const double = multiply(fraction(2), d)
  const roots = [divide(add(middle, root), double), divide(subtract(middle, root), double)]
  const counts = [...new Set(roots.filter((n) => isInteger(n) && sign(n) > 0).map(toNumber))]
  if (counts.length === 0) return noCount
  const quadratic = sumTex([
    [d, 'n^2'],
    [negate(middle), 'n'],
    [multiply(fraction(2), total), ''],
  ])
  const aps = counts.map((n) => ({ a: subtract(last, multiply(fraction(n - 1), d)), d, n }))
  return {
    lines: [
      `Given: $d = ${shown(d)},\\ l = ${shown(last)},\\ S_n = ${shown(total)}$`,
      `$a = l - (n - 1)d = ${shown(last)} - (n - 1) \\times ${bracketed(d)}$. Put this into ${ends}:`,
      `$${quadratic} = 0$, so $${roots.map((n) => `n = ${toTex(n)}`).join('$ or $')}$; $n$ counts terms.`,
      ...aps.map(({ a, n }) => `For $n = ${n}$: $a = ${shown(last)} - ${n - 1} \\times ${bracketed(d)} = ${shown(a)}$`),
    ],
    aps,
    only: null,
    counts,
  }
}

const signedTex = (value: Fraction): string => (sign(value) < 0 ? `- ${shown(negate(value))}` : `+ ${shown(value)}`)

/** One statement, and a sum of products: a quadratic in d. */
function withProducts(one: Told, products: NonNullable<Facts['products']>, n: number | null): Found | string {
  const { form, value } = one
  if (sign(form.a) === 0) return open
  // a = p + q d
  const [p, q] = [divide(value, form.a), negate(divide(form.d, form.a))]
  const inD = (each: Form): readonly [Fraction, Fraction] => [
    add(multiply(each.a, p), each.c),
    add(multiply(each.a, q), each.d),
  ]
  let [A, B, C] = [zero, zero, negate(products.value)]
  const written: string[] = []
  for (const [left, right] of products.of) {
    const [[u, v], [s, t]] = [inD(left), inD(right)]
    const factor = ([whole, of]: readonly [Fraction, Fraction]) =>
      `(${sumTex([
        [whole, ''],
        [of, 'd'],
      ])})`
    written.push(left === right ? `${factor([u, v])}^2` : `${factor([u, v])}${factor([s, t])}`)
    A = add(A, multiply(v, t))
    B = add(B, add(multiply(u, t), multiply(v, s)))
    C = add(C, multiply(u, s))
  }
  const right = products.over && inD(products.over)
  if (right) [B, C] = [subtract(B, right[1]), subtract(C, right[0])]
  const is = (tex: string) =>
    tex === '' ? shown(products.value) : sign(products.value) === 0 ? tex : `${tex} ${signedTex(products.value)}`
  if (sign(A) === 0) return open
  const root = exactRoot(subtract(multiply(B, B), multiply(fraction(4), multiply(A, C))))
  if (!root) return 'The common difference is no rational number here: check what you typed.'
  const double = multiply(fraction(2), A)
  const roots = [divide(subtract(root, B), double), divide(subtract(negate(root), B), double)]
  const ds = sign(root) === 0 ? roots.slice(0, 1) : roots
  const aps = ds.map((d) => ({ a: add(p, multiply(q, d)), d, n }))
  const forA = sumTex([
    [p, ''],
    [q, 'd'],
  ])
  const quadratic = sumTex([
    [A, 'd^2'],
    [B, 'd'],
    [C, ''],
  ])
  return {
    lines: [
      statement(one, `, so $a = ${forA}$`),
      `$${products.tex} = ${is(products.over?.tex ?? '')}$: $${written.join(' + ')} = ${is(
        right
          ? sumTex([
              [right[0], ''],
              [right[1], 'd'],
            ])
          : '',
      )}$`,
      `$${quadratic} = 0$, so $${ds.map((d) => `d = ${toTex(d)}`).join('$ or $')}$`,
      ...aps.map(({ a, d }) => `For $d = ${shown(d)}$: $a = ${shown(a)}$`),
    ],
    aps,
    only: null,
    counts: [],
  }
}

/** The AP that is told, with the lines that find it; or what is wrong. */
export function foundIn(facts: Facts): Found | string {
  const { told, products, n, last, total, opening } = facts
  const rows = independent(told)
  if (!rows) return contradicts
  const [one, two] = rows.kept
  if (one && two) {
    const ap = solved(one, two)
    if (!ap) return open
    if (products) return open
    const count = counted(ap, facts)
    if (typeof count === 'string') return count
    const start =
      opening.length > 0 && rows.kept.every((each) => isLetter(each, 'a') || isLetter(each, 'd'))
        ? opening
        : [...opening, ...linesTo(one, two, ap)]
    const checks = rows.checked.map(({ form, value }) => `Check: $${form.tex} = ${shown(value)}$ fits.`)
    return {
      lines: [...start, ...checks, ...count.lines],
      aps: count.counts.length > 0 ? count.counts.map((each) => ({ ...ap, n: each })) : [{ ...ap, n }],
      only: null,
      counts: count.counts,
    }
  }
  if (!one)
    return rows.checked.length > 0 || products || last || total ? open : { lines: [], aps: [], only: null, counts: [] }
  if (products && !last && !total) return withProducts(one, products, n)
  if (last && total && !products) return fromEnds(one, last, total)
  if (products || last || total) return open
  return { lines: [statement(one, '')], aps: [], only: one, counts: [] }
}

export { open }
