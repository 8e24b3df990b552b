import { fraction, multiply, sumTex, sumText } from '../../maths'
import { cancelled, type Quotient } from '../../maths/quotient'
import * as sums from '../../maths/sum'
import type { Sum, SumTerm } from '../../maths/sum'

const degree = ({ powers }: SumTerm): number => powers.reduce((so, [, power]) => so + power, 0)
const nameOf = ({ powers }: SumTerm): string => powers.map(([name, power]) => name.repeat(Math.max(0, power))).join('')

/** Higher powers first, then by the alphabet; one that is added in front, where there is one. */
function inOrder(sum: Sum): readonly SumTerm[] {
  const all = [...sum.values()].toSorted(
    (one, other) => degree(other) - degree(one) || (nameOf(one) < nameOf(other) ? -1 : 1),
  )
  const lead = all.find((one) => one.coefficient.n > 0n && degree(one) === degree(all[0] ?? one))
  return lead ? [lead, ...all.filter((one) => one !== lead)] : all
}

const powersIn = ({ powers }: SumTerm, raised: (name: string, power: number) => string, between = ''): string =>
  powers.map(([name, power]) => (power === 1 ? name : raised(name, power))).join(between)

/** "p^{2} - 9q^{2}" */
export const lettersTex = (sum: Sum): string =>
  sumTex(
    inOrder(sum).map((term) => [
      term.coefficient,
      `${term.radicand === 1n ? '' : `\\sqrt{${term.radicand}}`}${powersIn(term, (name, power) => `${name}^{${power}}`)}`,
    ]),
  ) || '0'

/** "p^2 - 9q^2" in the grammar of answers. */
export const lettersText = (sum: Sum): string =>
  sumText(
    inOrder(sum).map((term) => [
      term.coefficient,
      `${term.radicand === 1n ? '' : `√${term.radicand}`}${powersIn(term, (name, power) => `${name}^${power}`, ' ')}`,
    ]),
  ) || '0'

/** In lowest terms, with whole coefficients and a bottom that begins with no minus. */
export function simplest(value: Quotient): Quotient {
  const { top, bottom } = cancelled(value, sums.newBudget())
  const all = [...top.values(), ...bottom.values()]
  const by = all.reduce((so, { coefficient: { d } }) => so * fraction(d, so).n, 1n)
  const wholes = all.map(({ coefficient }) => multiply(coefficient, fraction(by)).n)
  const common = wholes.reduce((so, n) => gcdOf(so, n < 0n ? -n : n), 0n)
  const [lead] = inOrder(bottom)
  const sign = lead && lead.coefficient.n < 0n ? -1n : 1n
  const factor = sums.constant(fraction(sign * by, common === 0n ? 1n : common))
  return {
    top: sums.multiply(top, factor, sums.newBudget()),
    bottom: sums.multiply(bottom, factor, sums.newBudget()),
  }
}

const gcdOf = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcdOf(b, a % b))

const isUnit = (sum: Sum): boolean => sums.equals(sum, sums.unity)

export const quotientTex = (value: Quotient): string => {
  const { top, bottom } = simplest(value)
  if (isUnit(bottom)) return lettersTex(top)
  const negative = top.size === 1 && lettersTex(top).startsWith('-')
  const shown = negative ? lettersTex(sums.negate(top)) : lettersTex(top)
  return `${negative ? '-' : ''}\\frac{${shown}}{${lettersTex(bottom)}}`
}

export const quotientText = (value: Quotient): string => {
  const { top, bottom } = simplest(value)
  if (isUnit(bottom)) return lettersText(top)
  const [above, below] = [lettersText(top), lettersText(bottom)]
  const isPlain = /^(?:\d+|[a-z](?:\^\d)?)$/.test(below)
  return `${top.size > 1 ? `(${above})` : above}/${isPlain ? below : `(${below})`}`
}
