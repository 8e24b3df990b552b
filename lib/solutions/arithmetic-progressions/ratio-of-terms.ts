import { inLetters } from './pieces/place-of-value'
import { countObjection, ordinal } from './pieces/progression'
import { add, bracketed, divide, fraction, multiply, sign, subtract, sumTex, toTex, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line, type Step } from '../line'
import { worked } from '../solution'

/** The ratio of the terms at two places is told, that of two other terms, or of two sums, is asked. */
export interface Given {
  readonly told: readonly [number, number]
  readonly ratio: readonly [Fraction, Fraction]
  readonly asked: readonly [number, number]
  readonly of: 'terms' | 'sums'
}

const times = (n: Fraction | number, letter: string): string => sumTex([[n, letter]])

/** a as a multiple of d: what is `v - u` times a, and a. */
function firstOf({ told: [p, q], ratio: [u, v] }: Given) {
  const gap = subtract(v, u)
  const right = subtract(multiply(u, fraction(q - 1)), multiply(v, fraction(p - 1)))
  return { gap, right, k: divide(right, gap) }
}

const termOf = (k: Fraction, n: number): Fraction => add(k, fraction(n - 1))
const sumFactor = (k: Fraction, n: number): Fraction => add(multiply(fraction(2), k), fraction(n - 1))
const sumOf = (k: Fraction, n: number): Fraction => multiply(fraction(n), sumFactor(k, n))

const ratioOf = (given: Given): Fraction => {
  const { k } = firstOf(given)
  const [m, n] = given.asked.map((place) => (given.of === 'terms' ? termOf(k, place) : sumOf(k, place)))
  return m && n && n.n !== 0n ? divide(m, n) : fraction(0)
}

/** "33 : 42 = 11 : 14", with a letter behind each number of the first; the first alone where it is in lowest terms. */
function lowered(m: Fraction, n: Fraction, letter = ''): string {
  const { n: top, d: bottom } = divide(m, n)
  const lowest = `${top} : ${bottom}`
  const plain = `${toTex(m)} : ${toTex(n)}`
  const sides = [...(letter === '' ? [] : [`${times(m, letter)} : ${times(n, letter)}`]), plain]
  return [...sides, ...(plain === lowest ? [] : [lowest])].join(' = ')
}

/** From the ratio that is told to a as a multiple of d. */
function linesToFirst(given: Given): readonly Step[] {
  const {
    told: [p, q],
    ratio: [u, v],
  } = given
  const { gap, right, k } = firstOf(given)
  const crosswise = (by: Fraction, n: number) =>
    sumTex([
      [by, 'a'],
      [multiply(by, fraction(n - 1)), 'd'],
    ])
  return [
    line(
      'letters',
      says`Let $a$ be the first term and $d$ the common difference: ${chain(`a_{${p}}`, inLetters(p))} and ${chain(`a_{${q}}`, inLetters(q))}.`,
    ),
    earns(
      0.5,
      says`Given: ${chain(`\\frac{${inLetters(p)}}{${inLetters(q)}}`, `\\frac{${toTex(u)}}{${toTex(v)}}`)}`,
      'given',
    ),
    earns(0.5, says`Multiplying crosswise: ${chain(crosswise(v, p), crosswise(u, q))}`),
    earns(
      0.5,
      toTex(gap) === '1'
        ? says`So ${chain('a', times(right, 'd'))} ... (1)`
        : says`So ${chain(times(gap, 'a'), times(right, 'd'))}, that is ${chain('a', times(k, 'd'))} ... (1)`,
      'first term',
    ),
  ]
}

/** The ratio of the terms: with what leads to it, three marks. */
function termLines(given: Given): readonly Step[] {
  const { k } = firstOf(given)
  const [s, t] = given.asked
  const [m, n] = [termOf(k, s), termOf(k, t)]
  const value = (place: number, term: Fraction) =>
    chain(inLetters(place), `${times(k, 'd')} + ${times(place - 1, 'd')}`, times(term, 'd'))
  return [
    earns(
      1,
      says`By (1), the ${ordinal(s)} term is ${value(s, m)} and the ${ordinal(t)} term is ${value(t, n)}`,
      'terms',
    ),
    earns(0.5, `Hence the ratio of the terms is $${lowered(m, n, 'd')}$.`),
  ]
}

/** The ratio of the two sums: two marks. */
export function sumLines(given: Given): readonly Step[] {
  const { k } = firstOf(given)
  const [s, t] = given.asked
  const twice = k.n < 0n ? `2 \\times (${times(k, 'd')})` : `2 \\times ${times(k, 'd')}`
  const sum = (n: number) =>
    chain(`\\frac{${n}}{2}[${twice} + ${times(n - 1, 'd')}]`, `\\frac{${n}}{2} \\times ${behindSign(sumFactor(k, n))}`)
  const factor = (n: number) => `${n} \\times ${bracketed(sumFactor(k, n))}`
  return [
    line('formula', 'Formula: $S_n = \\frac{n}{2}[2a + (n - 1)d]$'),
    earns(0.5, says`By (1), the sum of the first ${s} terms is ${sum(s)}`, 'sums'),
    earns(0.5, says`In the same way the sum of the first ${t} terms is ${sum(t)}`),
    earns(0.5, `The ratio of the sums is $${factor(s)} : ${factor(t)}$.`),
    earns(0.5, `Hence it is $${lowered(sumOf(k, s), sumOf(k, t))}$.`),
  ]
}

const behindSign = (coefficient: Fraction): string =>
  coefficient.n < 0n ? `(${times(coefficient, 'd')})` : times(coefficient, 'd')

/** E.g. "The 7th and 12th terms of an AP are in the ratio 2 : 3. Find the ratio of the 5th term to the 14th, or of two sums." */
export const ratioOfTerms = worked<Given>({
  id: 'ratio-of-terms',
  archetype: 'ap-ratio-of-terms',
  objection: (given) => {
    const { told, ratio, asked, of } = given
    const counts = countObjection(...told, ...asked)
    if (counts !== null) return counts
    if (told[0] === told[1]) return 'The ratio of two different terms is needed.'
    if (ratio.some(({ n }) => n === 0n)) return 'A ratio of which a number is $0$ tells too little here.'
    if (subtract(ratio[1], ratio[0]).n === 0n) return 'Two different terms are equal only where all terms are: $d = 0$.'
    const { k } = firstOf(given)
    const isZero = told.some((place) => termOf(k, place).n === 0n)
    if (isZero) return 'With these numbers a term of the told ratio would be $0$: check what you typed.'
    const [, second] = asked.map((place) => (of === 'terms' ? termOf(k, place) : sumOf(k, place)))
    if (second?.n === 0n || sign(ratioOf(given)) <= 0)
      return 'With these numbers one of the two is $0$, or they have different signs: check what you typed.'
    return null
  },
  solve: (given) => {
    const { n, d } = ratioOf(given)
    return {
      lines: [...linesToFirst(given), ...(given.of === 'terms' ? termLines(given) : sumLines(given))],
      key: `${n}:${d}`,
    }
  },
})
