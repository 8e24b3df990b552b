import { open, type Ap, type Found } from './facts'
import { inAandD, less, multipleOf, valueIn, type Form } from './form'
import { bracketed, over, shown, sumSides, sumTo, termAt, termSides } from './progression'
import {
  add,
  divide,
  equals,
  fraction,
  isInteger,
  multiply,
  sign,
  subtract,
  sumTex,
  sumText,
  toNumber,
  toTex,
  toText,
  zero,
  type Fraction,
} from '../../../maths'
import type { Step } from '../../line'

/** What is asked of an AP. */
export type Asked =
  | { readonly kind: 'value'; readonly form: Form }
  | { readonly kind: 'ratio'; readonly one: Form; readonly two: Form }
  /** The place of the term with the value of the form, which is a number, or so much more than another term. */
  | { readonly kind: 'place'; readonly of: Form }
  | { readonly kind: 'is term'; readonly value: Fraction }
  /** The place of the first term above the bound where the terms rise, below it where they fall. */
  | { readonly kind: 'first beyond'; readonly bound: Fraction }
  | { readonly kind: 'first terms'; readonly count: number }
  | { readonly kind: 'all terms' | 'ap' | 'count' | 'last' | 'total' | 'nth' | 'sum of n' | 'first negative' | 'is ap' }
  | { readonly kind: 'claim'; readonly one: Form; readonly two: Form }

interface Answer {
  readonly lines: readonly Step[]
  readonly key: string
}

const most = 30

/** "Term number 20 is", worked in a line. */
function valueLine(form: Form, ap: Ap): string {
  const value = valueIn(form, ap)
  if (form.as?.kind === 'term' && form.as.n > 1) return `$${termSides(ap, form.as.n).join(' = ')}$`
  if (form.as?.kind === 'sum') return `$${sumSides(ap, form.as.n).join(' = ')}$`
  const put = inAandD(form)
  return `$${[form.tex, ...(put === form.tex ? [] : [put]), shown(value)].join(' = ')}$`
}

const listed = (ap: Ap, count: number): readonly Fraction[] =>
  Array.from({ length: count }, (_, k) => termAt(ap, k + 1))

/** The place of a value: what is to be solved, and n where it is a whole number. */
function placeIn(ap: Ap, value: Fraction): { readonly line: string; readonly n: number | null } {
  const start = `$${shown(ap.a)} + (n - 1) \\times ${bracketed(ap.d)} = ${shown(value)}$`
  if (sign(ap.d) === 0) return { line: start, n: null }
  const n = add(divide(subtract(value, ap.a), ap.d), fraction(1))
  return {
    line: `${start}, so $n - 1 = ${over(subtract(value, ap.a), ap.d)}$ and $n = ${toTex(n)}$`,
    n: isInteger(n) && sign(n) > 0 ? toNumber(n) : null,
  }
}

/** What is asked, of an AP that is known. */
function answerIn(asked: Asked, ap: Ap, several: boolean): Answer | string {
  switch (asked.kind) {
    case 'value': {
      const { form } = asked
      const value = toText(valueIn(form, ap))
      const isLetter = form.tex === 'a' || form.tex === 'd'
      return {
        lines: isLetter ? [] : [valueLine(form, ap)],
        key: several && isLetter ? `${form.tex} = ${value}` : value,
      }
    }
    case 'ratio': {
      const [one, two] = [valueIn(asked.one, ap), valueIn(asked.two, ap)]
      if (sign(two) === 0) return open
      const ratio = divide(one, two)
      return {
        lines: [
          valueLine(asked.one, ap),
          valueLine(asked.two, ap),
          `Ratio: $${shown(one)} : ${shown(two)} = ${ratio.n} : ${ratio.d}$`,
        ],
        key: `${ratio.n}:${ratio.d}`,
      }
    }
    case 'place': {
      const value = valueIn(asked.of, ap)
      const { line, n } = placeIn(ap, value)
      if (n === null) return 'No term of this AP has that value: check what you typed.'
      const isPlain = sign(asked.of.a) === 0 && sign(asked.of.d) === 0
      return {
        lines: [...(isPlain ? [] : [`The term wanted: $${asked.of.tex} = ${shown(value)}$`]), line],
        key: `${n}`,
      }
    }
    case 'is term': {
      const { line, n } = placeIn(ap, asked.value)
      if (sign(ap.d) === 0) return open
      const isBeyond = n !== null && ap.n !== null && n > ap.n
      return {
        lines: [
          line,
          n === null
            ? '$n$ must be a positive integer, so no: it is not a term.'
            : isBeyond
              ? `The AP has ${ap.n ?? 0} terms only, so no: it is not a term.`
              : `So yes: it is term number ${n}.`,
        ],
        key: n === null || isBeyond ? 'no' : 'yes',
      }
    }
    case 'ap':
    case 'first terms':
    case 'all terms': {
      const count = asked.kind === 'ap' ? 4 : asked.kind === 'first terms' ? asked.count : (ap.n ?? most + 1)
      if (count > most) return open
      const terms = listed(ap, count)
      const end = asked.kind === 'ap' ? ',\\ \\ldots' : ''
      return {
        lines: [`The terms: $${terms.map(shown).join(',\\ ')}${end}$`],
        key: `${terms.map(toText).join(', ')}${asked.kind === 'ap' ? ', ...' : ''}`,
      }
    }
    case 'count':
      return ap.n === null ? open : { lines: [], key: several ? `n = ${ap.n}` : `${ap.n}` }
    case 'last':
      return ap.n === null ? open : { lines: [`$${termSides(ap, ap.n).join(' = ')}$`], key: toText(termAt(ap, ap.n)) }
    case 'total':
      return ap.n === null ? open : { lines: [`$${sumSides(ap, ap.n).join(' = ')}$`], key: toText(sumTo(ap, ap.n)) }
    case 'nth': {
      const terms = [
        [ap.d, 'n'],
        [subtract(ap.a, ap.d), ''],
      ] as const
      return {
        lines: [`$a_n = a + (n - 1)d = ${shown(ap.a)} + (n - 1) \\times ${bracketed(ap.d)} = ${sumTex(terms)}$`],
        key: sumText(terms),
      }
    }
    case 'sum of n': {
      const half = divide(ap.d, fraction(2))
      const terms = [
        [half, 'n^2'],
        [subtract(ap.a, half), 'n'],
      ] as const
      return {
        lines: [
          `$S_n = \\frac{n}{2}[2a + (n - 1)d] = \\frac{n}{2}[2 \\times ${bracketed(ap.a)} + (n - 1) \\times ${bracketed(ap.d)}] = ${sumTex(terms)}$`,
        ],
        key: sumText(terms),
      }
    }
    case 'first negative': {
      if (sign(ap.a) < 0 || sign(ap.d) >= 0) return 'Look at the AP again: its terms do not fall from a positive one.'
      const bound = add(divide(ap.a, { n: -ap.d.n, d: ap.d.d }), fraction(1))
      const n = Number(bound.n / bound.d) + 1
      return {
        lines: [
          `$${shown(ap.a)} + (n - 1) \\times (${shown(ap.d)}) < 0$ gives $n > ${toTex(bound)}$, so the least is $n = ${n}$`,
          `Check: $a_{${n - 1}} = ${shown(termAt(ap, n - 1))}$ and $a_{${n}} = ${shown(termAt(ap, n))}$`,
        ],
        key: `${n}`,
      }
    }
    case 'first beyond': {
      const steps = sign(ap.d) === 0 ? zero : divide(subtract(asked.bound, ap.a), ap.d)
      if (sign(steps) < 0 || sign(ap.d) === 0) return 'Look at the numbers again: the first of them is there already.'
      const bound = add(steps, fraction(1))
      const n = Number(bound.n / bound.d) + 1
      const is = sign(ap.d) > 0 ? '>' : '<'
      return {
        lines: [
          `$${shown(ap.a)} + (n - 1) \\times ${bracketed(ap.d)} ${is} ${shown(asked.bound)}$ gives $n > ${toTex(bound)}$, so the least is $n = ${n}$`,
          `Check: $a_{${n - 1}} = ${shown(termAt(ap, n - 1))}$ and $a_{${n}} = ${shown(termAt(ap, n))}$`,
        ],
        key: `${n}`,
      }
    }
    case 'is ap':
      return {
        lines: [`Any term less the one before it is ${shown(ap.d)}, the same for all $n$: it is an AP.`],
        key: 'proved',
      }
    case 'claim': {
      const [one, two] = [valueIn(asked.one, ap), valueIn(asked.two, ap)]
      if (!equals(one, two)) return 'That is not so: check what you typed.'
      const isNumber = sign(asked.two.a) === 0 && sign(asked.two.d) === 0
      return { lines: [valueLine(asked.one, ap), ...(isNumber ? [] : [valueLine(asked.two, ap)])], key: 'proved' }
    }
    default:
      return asked satisfies never
  }
}

/** What is asked where only one statement is known, or none. */
function answerFrom(asked: Asked, { only }: Found): Answer | string {
  const isHomogeneous = only !== null && sign(only.value) === 0
  /** k where the form is k times what is told, and what it leaves. */
  const factorOf = (form: Form): Fraction | null => (only ? multipleOf(form, only.form) : null)
  const put = (form: Form): string => (inAandD(form) === form.tex ? form.tex : `${form.tex} = ${inAandD(form)}`)
  if (asked.kind === 'value') {
    const k = factorOf(asked.form)
    if (!only || !k) return open
    const value = add(multiply(k, only.value), asked.form.c)
    const told = inAandD(only.form)
    const lines = equals(k, fraction(1))
      ? [`$${put(asked.form)} = ${shown(value)}$`]
      : [`$${put(asked.form)} = ${toTex(k)}(${told}) = ${toTex(k)} \\times ${bracketed(only.value)} = ${shown(value)}$`]
    return { lines, key: toText(value) }
  }
  if (
    asked.kind === 'place' &&
    only &&
    isHomogeneous &&
    sign(asked.of.a) === 0 &&
    sign(asked.of.d) === 0 &&
    sign(asked.of.c) === 0
  ) {
    if (sign(only.form.a) === 0) return open
    const n = add(divide(only.form.d, only.form.a), fraction(1))
    if (!isInteger(n) || sign(n) <= 0) return 'No term of this AP is zero.'
    return { lines: [`$a + ${shown(subtract(n, fraction(1)))}d = 0$, which is $a_{${n.n}}$`], key: `${n.n}` }
  }
  if (asked.kind === 'ratio' && only && isHomogeneous && sign(only.form.a) !== 0) {
    // a = kd
    const k = divide({ n: -only.form.d.n, d: only.form.d.d }, only.form.a)
    const inD = (form: Form): Fraction => add(multiply(form.a, k), form.d)
    const [one, two] = [inD(asked.one), inD(asked.two)]
    if (sign(two) === 0 || sign(asked.one.c) !== 0 || sign(asked.two.c) !== 0) return open
    const ratio = divide(one, two)
    const line = (form: Form, value: Fraction) => `$${put(form)} = ${sumTex([[value, 'd']])}$`
    return {
      lines: [
        `So $a = ${sumTex([[k, 'd']])}$`,
        line(asked.one, one),
        line(asked.two, two),
        `Ratio: $${ratio.n} : ${ratio.d}$`,
      ],
      key: `${ratio.n}:${ratio.d}`,
    }
  }
  if (asked.kind === 'claim') {
    const gap = less(asked.one, asked.two)
    const isZero = sign(gap.a) === 0 && sign(gap.d) === 0
    const k = isZero ? zero : factorOf(gap)
    if (!k || !equals(add(multiply(k, only?.value ?? zero), gap.c), zero))
      return isZero ? 'That is not so: check what you typed.' : open
    const sides = [asked.one, asked.two].filter(({ a, d }) => sign(a) !== 0 || sign(d) !== 0)
    return {
      lines: [
        ...sides.map((form) => `$${put(form)}$`),
        isZero
          ? 'Both sides are the same.'
          : `The two sides differ by $${inAandD(gap)} = ${toTex(k)}(${only ? inAandD(only.form) : ''}${sign(gap.c) === 0 ? '' : ' ...'})$, which is 0 by what is given.`,
      ],
      key: 'proved',
    }
  }
  return open
}

/** The answers to all that is asked; or why there are none. */
export function asksIn(asked: readonly Asked[], found: Found): Answer | string {
  const several = asked.length > 1
  const { aps } = found
  if (aps.length === 0) {
    const answers = asked.map((one) => answerFrom(one, found))
    return together(answers, '; ')
  }
  // several counts of the terms of one AP
  const counts = asked.length === 1 && asked[0]?.kind === 'count' ? found.counts : []
  if (counts.length > 1) return { lines: [], key: counts.join(' or ') }
  const each = aps.map((ap) =>
    together(
      asked.map((one) => answerIn(one, ap, several)),
      '; ',
    ),
  )
  const lettersOnly = asked.every(
    (one) => one.kind === 'count' || (one.kind === 'value' && /^[ad]$/.test(one.form.tex)),
  )
  const all = together(each, ' or ')
  return typeof all !== 'string' && lettersOnly ? { ...all, key: all.key.replaceAll('; ', ', ') } : all
}

function together(answers: readonly (Answer | string)[], by: string): Answer | string {
  const wrong = answers.find((one) => typeof one === 'string')
  if (typeof wrong === 'string') return wrong
  const good = answers.filter((one) => typeof one !== 'string')
  const keys = by === ' or ' ? [...new Set(good.map(({ key }) => key))] : good.map(({ key }) => key)
  return { lines: good.flatMap(({ lines }) => lines), key: keys.join(by) }
}
