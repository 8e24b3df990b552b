import { fraction, multiply, sumTex, type Fraction } from '../../../maths'
import * as quotients from '../../../maths/quotient'
import type { Quotient } from '../../../maths/quotient'
import * as sums from '../../../maths/sum'
import type { Budget, Sum } from '../../../maths/sum'
import { sumInBrackets } from './brackets'

/** The letters of the zeroes, and those of their sum and product while nothing is put in for them. */
export const [alpha, beta] = ['α', 'β'] as const
const [S, P] = ['S ', 'P '] as const

type Term = sums.SumTerm

const powerIn = ({ powers }: Term, name: string): number => powers.find(([one]) => one === name)?.[1] ?? 0

/** A sum in α and β with only whole powers, by α + β and αβ; null where α and β are not alike in it. */
export function symmetric(sum: Sum, budget: Budget): Sum | null {
  const total = sums.add(sums.letter(alpha), sums.letter(beta), budget)
  const product = sums.multiply(sums.letter(alpha), sums.letter(beta), budget)
  let [rest, found] = [sum, sums.constant(fraction(0))]
  for (let step = 0; step < 60; step++) {
    const [lead] = [...rest.values()]
      .filter((term) => powerIn(term, alpha) > 0 || powerIn(term, beta) > 0)
      .toSorted(
        (one, other) => powerIn(other, alpha) - powerIn(one, alpha) || powerIn(other, beta) - powerIn(one, beta),
      )
    if (!lead) return sums.add(found, rest, budget)
    const [i, j] = [powerIn(lead, alpha), powerIn(lead, beta)]
    if (i < j || j < 0) return null
    const powers = lead.powers.filter(([name]) => name !== alpha && name !== beta)
    const factor = sums.single({ ...lead, powers })
    const both = (one: Sum, other: Sum): Sum =>
      [...Array<Sum>(j).fill(one), ...Array<Sum>(i - j).fill(other)].reduce(
        (all, each) => sums.multiply(all, each, budget),
        factor,
      )
    rest = sums.subtract(rest, both(product, total), budget)
    found = sums.add(found, both(sums.letter(P), sums.letter(S)), budget)
  }
  return null
}

/** The same of a quotient, top and bottom each. */
export function symmetricQuotient(value: Quotient, budget: Budget): Quotient | null {
  const { top, bottom } = quotients.polynomials(value, budget)
  // 1/α + 1/β may come as a sum over α: both times what makes the bottom alike
  const wholes = [{ top, bottom }, ...[alpha, beta].map((name) => times({ top, bottom }, sums.letter(name), budget))]
  for (const one of wholes) {
    const [above, below] = [symmetric(one.top, budget), symmetric(one.bottom, budget)]
    if (above && below) return { top: above, bottom: below }
  }
  return null
}

const times = ({ top, bottom }: Quotient, by: Sum, budget: Budget): Quotient => ({
  top: sums.multiply(top, by, budget),
  bottom: sums.multiply(bottom, by, budget),
})

/** α and β changed for each other. */
export const swapped = (sum: Sum, budget: Budget): Sum =>
  sums.collect(
    [...sum.values()].map((term) => ({
      ...term,
      powers: term.powers
        .map(([name, power]) => [name === alpha ? beta : name === beta ? alpha : name, power] as const)
        .toSorted(([one], [other]) => (one < other ? -1 : 1)),
    })),
    budget,
  )

/** A sum with values put in for some of its letters; throws RangeError where one divides by 0. */
export const putIn = (sum: Sum, values: Readonly<Record<string, Quotient>>, budget: Budget): Quotient =>
  [...sum.values()].reduce<Quotient>(
    (all, term) => {
      const kept = quotients.whole(sums.single({ ...term, powers: term.powers.filter(([name]) => !values[name]) }))
      const product = term.powers.reduce<Quotient>((so, [name, power]) => {
        const value = values[name]
        return value ? quotients.multiply(so, quotients.power(value, power, budget), budget) : so
      }, kept)
      return quotients.add(all, product, budget)
    },
    quotients.whole(sums.constant(fraction(0))),
  )

/** A quotient in α + β and αβ with their values. */
export const withValues = ({ top, bottom }: Quotient, sum: Quotient, product: Quotient, budget: Budget): Quotient => {
  const values = { [S]: sum, [P]: product }
  return quotients.divide(putIn(top, values, budget), putIn(bottom, values, budget), budget)
}

/** A sum of letters with rational numbers before them, as a book sets it, in falling powers. */
export const plainTex = (sum: Sum): string => tex(sum, (name, power) => (power === 1 ? name : `${name}^${power}`))

const tex = (sum: Sum, show: (name: string, power: number) => string): string =>
  sumTex(
    [...sum.values()]
      .toSorted((one, other) => degree(other) - degree(one))
      .map(({ coefficient, radicand, powers }): readonly [Fraction, string] => [
        coefficient,
        `${radicand === 1n ? '' : `\\sqrt{${radicand}}`}${joined(powers.map(([name, power]) => show(name, power)))}`,
      ]),
  )

/** A letter behind a command stands apart from it: "\\beta a". */
const joined = (factors: readonly string[]): string =>
  factors.reduce((so, factor) => `${so}${/\\[a-z]+$/.test(so) && /^[a-z]/i.test(factor) ? ' ' : ''}${factor}`, '')

const degree = ({ powers }: Term): number =>
  Math.max(0, ...powers.map(([name, power]) => (name === S ? power + 0.5 : power)))

const isUnity = (sum: Sum): boolean => sums.equals(sum, sums.unity)

export function quotientTex({ top, bottom }: Quotient, show: (sum: Sum) => string = plainTex): string {
  if (!isUnity(bottom)) return `\\frac{${show(top)}}{${show(bottom)}}`
  const common = [...top.values()].reduce((d, { coefficient }) => d * fraction(d, coefficient.d).d, 1n)
  const by = fraction(common)
  return common === 1n || sums.rationalOf(top)
    ? show(top)
    : `\\frac{${show(new Map([...top].map(([key, term]) => [key, { ...term, coefficient: multiply(term.coefficient, by) }])))}}{${common}}`
}

/** "(\alpha + \beta)^2 - 2\alpha\beta" */
export const identityTex = (value: Quotient): string =>
  quotientTex(value, (sum) => {
    const isAlone = sum.size === 1 && [...sum.values()].every(({ powers }) => powers.length === 1)
    return tex(sum, (name, power) => {
      if (name !== S && name !== P) return power === 1 ? name : `${name}^${power}`
      const base = name === S ? '\\alpha + \\beta' : '\\alpha\\beta'
      if (power === 1) return name === S && !(isAlone && isOnce(sum)) ? `(${base})` : base
      return `(${base})^${power}`
    })
  })

const isOnce = (sum: Sum): boolean => [...sum.values()].every(({ coefficient: { n, d } }) => n === d)

/** The same with the values put in, not yet worked out: "6^2 - 2 \times k". */
export function workingTex(value: Quotient, sum: string, product: string): string {
  const isPlain = (text: string) => /^(?:\d+|[a-z])$/.test(text)
  const shown = (text: string) => (isPlain(text) ? text : `\\left(${text}\\right)`)
  return quotientTex(value, (all) =>
    [...all.values()]
      .toSorted((one, other) => degree(other) - degree(one))
      .map(({ coefficient, powers }, at) => {
        const factors = powers.map(([name, power]) => {
          const base = name === S ? shown(sum) : name === P ? shown(product) : name
          return power === 1 ? base : `${base}^${power}`
        })
        const minus = coefficient.n < 0n
        const size = { n: minus ? -coefficient.n : coefficient.n, d: coefficient.d }
        const number = size.n === size.d && factors.length > 0 ? [] : [sumTex([[size, '']])]
        const [only, ...more] = [...number, ...factors]
        // alone it needs no brackets
        const text =
          more.length === 0 && only !== undefined
            ? bare(only, at > 0 || minus, sum, product)
            : [only, ...more].join(' \\times ')
        return `${at === 0 ? (minus ? '-' : '') : minus ? ' - ' : ' + '}${text}`
      })
      .join(''),
  )
}

const bare = (text: string, isBehind: boolean, ...values: readonly string[]): string => {
  const inside = values.find((value) => text === `\\left(${value}\\right)`)
  return inside === undefined ? text : isBehind ? sumInBrackets(inside) : inside
}
