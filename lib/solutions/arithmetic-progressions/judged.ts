import { factNames, unrelated, type FactName } from './general-facts'
import {
  bracketed,
  progression,
  shown,
  sumSides,
  sumTo,
  termAt,
  termSides,
  type Progression,
} from './pieces/progression'
import { add, divide, equals, fraction, isInteger, multiply, negate, one, subtract, type Fraction } from '../../maths'
import type { JudgedAssertion } from '../assertion-reason'

type Judged = JudgedAssertion<FactName>

const judged = (rests: FactName, holds: boolean, ...lines: readonly string[]): Judged => ({
  lines,
  holds,
  rests,
  near: factNames.filter((name) => name !== rests && !(unrelated[rests] ?? []).includes(name)),
})

/** "The 12th term of the AP 4, 7, 10, ... is 37" */
export const termIs = (ap: Progression, n: number, stated: Fraction): Judged =>
  judged('term', equals(termAt(ap, n), stated), `$${termSides(ap, n).join(' = ')}$`)

/** "The 4th term from the end of the AP 4, 7, 10, ..., 37 is 28" */
export function termFromEndIs({ d }: Progression, last: Fraction, k: number, stated: Fraction): Judged {
  const value = termAt({ a: last, d: negate(d) }, k)
  return judged(
    'fromEnd',
    equals(value, stated),
    `Counted from the end, the AP begins with $${shown(last)}$ and has the common difference $${shown(negate(d))}$. That term is $${shown(last)} + (${k} - 1) \\times ${bracketed(negate(d))} = ${shown(value)}$.`,
  )
}

/** "The AP 4, 7, 10, ..., 37 has 12 terms" */
export function countIs({ a, d }: Progression, last: Fraction, stated: Fraction): Judged {
  const steps = divide(subtract(last, a), d)
  return judged(
    'count',
    isInteger(steps) && equals(add(steps, one), stated),
    `$${shown(last)} = ${shown(a)} + (n - 1) \\times ${bracketed(d)}$ gives $n - 1 = ${shown(steps)}$ and $n = ${shown(add(steps, one))}$.`,
  )
}

/** "The common difference of the AP with aₙ = 3n + 2 is 3" */
export const differenceOfFormulaIs = (p: Fraction, q: Fraction, stated: Fraction): Judged =>
  judged(
    'formula',
    equals(p, stated),
    `$a_1 = ${shown(add(p, q))}$ and $a_2 = ${shown(add(multiply(fraction(2), p), q))}$, so the common difference is $${shown(p)}$.`,
  )

/** "The common difference of the AP 4, 7, 10, ... is 3" */
export const differenceIs = ({ a, d }: Progression, stated: Fraction): Judged =>
  judged('difference', equals(d, stated), `$a_2 - a_1 = ${shown(add(a, d))} - ${bracketed(a)} = ${shown(d)}$.`)

/** "The list of numbers 4, 7, 10, 14 is an AP" */
export function isAp(terms: readonly Fraction[]): Judged {
  const gaps = terms.slice(1).map((term, index) => subtract(term, terms[index] ?? term))
  const [first] = gaps
  return judged(
    'isAp',
    first !== undefined && gaps.every((gap) => equals(gap, first)),
    `The differences are $${gaps.map(shown).join(',\\ ')}$.`,
  )
}

/** "If the numbers 3, k, 11 are in AP, then k = 7" */
export const meanIs = (p: Fraction, r: Fraction, stated: Fraction): Judged =>
  judged(
    'mean',
    equals(multiply(fraction(2), stated), add(p, r)),
    `$2k = ${shown(p)} + ${bracketed(r)} = ${shown(add(p, r))}$ gives $k = ${shown(divide(add(p, r), fraction(2)))}$.`,
  )

/** "The sum of the first 12 terms of the AP 4, 7, 10, ... is 246" */
export const sumIs = (ap: Progression, n: number, stated: Fraction): Judged =>
  judged('sum', equals(sumTo(ap, n), stated), `$${sumSides(ap, n).join(' = ')}$`)

/** "An AP of 12 terms with first term 4 and last term 37 has the sum 246" */
export function sumFromEndsIs(n: number, a: Fraction, last: Fraction, stated: Fraction): Judged {
  const sum = multiply(fraction(n, 2), add(a, last))
  return judged(
    'ends',
    equals(sum, stated),
    `$S_{${n}} = \\frac{${n}}{2}(${shown(a)} + ${bracketed(last)}) = ${shown(sum)}$`,
  )
}

/** "If the sum of the first n terms of an AP is 3n² + 2n, then a₅ = 29" */
export function termFromSumsIs(p: Fraction, q: Fraction, n: number, stated: Fraction): Judged {
  const at = (k: number) => add(multiply(p, fraction(k * k)), multiply(q, fraction(k)))
  const value = subtract(at(n), at(n - 1))
  return judged(
    'fromSums',
    equals(value, stated),
    `$S_{${n}} = ${shown(at(n))}$ and $S_{${n - 1}} = ${shown(at(n - 1))}$, so $a_{${n}} = ${shown(value)}$.`,
  )
}

/** "If the sum of the first n terms of an AP is 3n² - 4n, then its nth term is 6n - 7" */
export const formulaFromSumsIs = (p: Fraction, q: Fraction, a: Fraction, b: Fraction): Judged =>
  judged(
    'fromSums',
    equals(a, multiply(fraction(2), p)) && equals(b, subtract(q, p)),
    `$a_1 = S_1 = ${shown(add(p, q))}$, and $S_n - S_{n-1}$ grows by $2 \\times ${bracketed(p)} = ${shown(multiply(fraction(2), p))}$ from each term to the next, so $a_n = ${shown(add(p, q))} + (n - 1) \\times ${bracketed(multiply(fraction(2), p))}$.`,
  )

/** "The sum of the first 20 odd natural numbers is 400" */
export const sumOfOddsIs = (n: number, stated: Fraction): Judged => ({
  ...sumIs(progression(1, 2), n, stated),
  rests: 'oddSum',
  near: factNames.filter((name) => name !== 'oddSum' && !(unrelated.oddSum ?? []).includes(name)),
})
