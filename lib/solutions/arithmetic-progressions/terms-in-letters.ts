import { quotientTex, quotientText } from './pieces/written-sum'
import { fraction } from '../../maths'
import { add, cancelled, constant, equals, multiply, negate, type Quotient } from '../../maths/quotient'
import { newBudget } from '../../maths/sum'
import { earns, type Step } from '../line'
import { worked } from '../solution'

/** The first terms of a list, with letters or roots in them. */
export interface Given {
  readonly terms: readonly Quotient[]
  /** Whether they are those of an AP, with the next three terms or without; their sum to so many terms, or to n. */
  readonly asked: 'verdict' | 'three' | { readonly sum: number | 'n' } | { readonly term: number | 'n' }
}

const less = (one: Quotient, other: Quotient): Quotient => cancelled(add(one, negate(other), newBudget()), newBudget())
const plus = (one: Quotient, other: Quotient): Quotient => cancelled(add(one, other, newBudget()), newBudget())
const times = (one: Quotient, other: Quotient): Quotient => cancelled(multiply(one, other, newBudget()), newBudget())
const number = (n: number, d = 1): Quotient => constant(fraction(n, d))
const n: Quotient = {
  top: new Map([['n', { coefficient: fraction(1), radicand: 1n, powers: [['n', 1]] }]]),
  bottom: number(1).top,
}

const differences = ({ terms }: Given): readonly Quotient[] =>
  terms.slice(1).flatMap((next, at) => {
    const before = terms[at]
    return before ? [less(next, before)] : []
  })

const isEven = (given: Given): boolean => {
  const [first, ...others] = differences(given)
  return first !== undefined && others.every((gap) => equals(gap, first, newBudget()))
}

const subtracted = (value: Quotient): string => {
  const tex = quotientTex(value)
  return /^-| [-+] /.test(tex.replace(/\\frac\{.*\}/, '')) ? `\\left(${tex}\\right)` : tex
}

const differenceLine = ({ terms }: Given, at: number, gap: Quotient): string => {
  const [one, two] = [terms[at], terms[at + 1]]
  return one && two
    ? `$a_${at + 2} - a_${at + 1} = ${quotientTex(two)} - ${subtracted(one)} = ${quotientTex(gap)}$`
    : ''
}

/** The count as a number or n: k and k - 1. */
const counted = (count: number | 'n') =>
  count === 'n'
    ? { k: n, before: less(n, number(1)), tex: 'n', beforeTex: '(n - 1)' }
    : { k: number(count), before: number(count - 1), tex: `${count}`, beforeTex: `(${count} - 1)` }

function sumLines(
  first: Quotient,
  gap: Quotient,
  count: number | 'n',
): { readonly lines: readonly Step[]; readonly key: string } {
  const { k, before, tex, beforeTex } = counted(count)
  const inner = plus(times(number(2), first), times(before, gap))
  const sum = times(times(k, number(1, 2)), inner)
  return {
    lines: [
      'Formula: $S_n = \\frac{n}{2}[2a + (n - 1)d]$',
      earns(
        1,
        `$S_{${tex}} = \\frac{${tex}}{2}\\left[2 \\times ${subtracted(first)} + ${beforeTex} \\times ${subtracted(gap)}\\right]$`,
      ),
      earns(1, `$S_{${tex}} = \\frac{${tex}}{2} \\times ${subtracted(inner)} = ${quotientTex(sum)}$`),
    ],
    key: quotientText(sum),
  }
}

function termLines(
  first: Quotient,
  gap: Quotient,
  place: number | 'n',
): { readonly lines: readonly Step[]; readonly key: string } {
  const { before, tex, beforeTex } = counted(place)
  const term = plus(first, times(before, gap))
  return {
    lines: [
      'Formula: $a_n = a + (n - 1)d$',
      earns(1, `$a_{${tex}} = ${quotientTex(first)} + ${beforeTex} \\times ${subtracted(gap)} = ${quotientTex(term)}$`),
    ],
    key: quotientText(term),
  }
}

/** E.g. "Find the sum of (4 − 1/n) + (4 − 2/n) + (4 − 3/n) + ... to n terms", "Is a, 2a, 3a, 4a, ... an AP?" */
export const termsInLetters = worked<Given>({
  id: 'terms-in-letters',
  archetype: 'ap-is-it-ap',
  objection: (given) => {
    if (given.terms.length < 3) return 'Three terms at least are needed to see an AP.'
    return typeof given.asked === 'object' && !isEven(given)
      ? 'The differences of neighbouring terms are not all the same, so this list is no AP: check what you typed.'
      : null
  },
  solve: (given) => {
    const { terms, asked } = given
    const gaps = differences(given)
    const [first, gap] = [terms[0] ?? number(0), gaps[0] ?? number(0)]
    const list = `Given list: $${terms.map(quotientTex).join(',\\ ')},\\ \\ldots$`
    const lines = gaps.map((one, at) => differenceLine(given, at, one))
    if (!isEven(given))
      return {
        lines: [
          list,
          ...lines,
          earns(1, 'The differences are not all the same. Hence the list is not an AP: the answer is no.'),
        ],
        key: 'no',
      }
    if (typeof asked === 'object') {
      const start = [list, earns(1, `$a = ${quotientTex(first)}$, $d = ${quotientTex(gap)}$: ${lines.join(', ')}`)]
      const found = 'sum' in asked ? sumLines(first, gap, asked.sum) : termLines(first, gap, asked.term)
      return { lines: [...start, ...found.lines], key: found.key }
    }
    const last = terms.at(-1) ?? first
    const next = [1, 2, 3].map((ahead) => plus(last, times(number(ahead), gap)))
    const d = `d = ${quotientText(gap)}`
    const found = [
      list,
      ...lines,
      earns(1, `All the differences are the same, so it is an AP with $d = ${quotientTex(gap)}$.`),
    ]
    return asked === 'verdict'
      ? { lines: found, key: `yes, ${d}` }
      : {
          lines: [...found, earns(1, `The next three terms are $${next.map(quotientTex).join(',\\ ')}$.`)],
          key: `${d}, next = ${next.map(quotientText).join(', ')}`,
        }
  },
})
