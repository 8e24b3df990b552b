import { inSines } from './in-sines'
import { exactOrNull } from '../../../reading/tree/exact'
import type { Node } from '../../../reading/tree/node'
import { Unreadable } from '../../../reading/unreadable'
import { polynomials, type Quotient } from '../../../maths/quotient'
import * as sums from '../../../maths/sum'
import { multiply as times, negate, toTex, type Fraction } from '../../../maths'

/** An expression in the ratios of one angle as a quotient in s and c; null where it is none. */
export function quotientOfSines(node: Node): Quotient | null {
  try {
    const value = exactOrNull(inSines(node), sums.newBudget())
    return value && polynomials(value, sums.newBudget())
  } catch (error) {
    if (error instanceof Unreadable || error instanceof sums.TooLarge || error instanceof RangeError) return null
    throw error
  }
}

const mostPower = 24
const squareOfCosine = sums.letter('c', 2)

/** With 1 - c² for each s²: s stands there at most once, and two such sums are equal for every angle exactly where they are the same. */
export function reduced(sum: sums.Sum): sums.Sum {
  const budget = sums.newBudget()
  const rest = sums.subtract(sums.unity, squareOfCosine, budget)
  let all: sums.Sum = new Map()
  for (const term of sum.values()) {
    const power = term.powers.find(([name]) => name === 's')?.[1] ?? 0
    if (power > mostPower) throw new sums.TooLarge()
    const others = term.powers.filter(([name]) => name !== 's')
    let product: sums.Sum = sums.single({ ...term, powers: power % 2 === 1 ? [...others, ['s', 1] as const] : others })
    for (let count = 0; count < Math.floor(power / 2); count++) product = sums.multiply(product, rest, budget)
    all = sums.add(all, product, budget)
  }
  return all
}

/** Whether two quotients are equal for every angle for which both have a value. */
export function sameForAll(one: Quotient, two: Quotient): boolean {
  const budget = sums.newBudget()
  const left = reduced(sums.multiply(one.top, two.bottom, budget))
  const right = reduced(sums.multiply(two.top, one.bottom, budget))
  return sums.isZero(sums.subtract(left, right, budget))
}

/** k where the first is k times the second for every angle; null where it is no such multiple. */
export function multipleOf(one: Quotient, two: Quotient): Fraction | null {
  const budget = sums.newBudget()
  const left = reduced(sums.multiply(one.top, two.bottom, budget))
  const right = reduced(sums.multiply(two.top, one.bottom, budget))
  const [[key, first] = []] = [...right]
  const other = key === undefined ? undefined : left.get(key)
  if (!first || !other) return sums.isZero(left) && !sums.isZero(right) ? { n: 0n, d: 1n } : null
  const k = times(other.coefficient, { n: first.coefficient.d, d: first.coefficient.n })
  const factor = k.d < 0n ? { n: -k.n, d: -k.d } : k
  const product = sums.multiply(right, sums.constant(factor), budget)
  return sums.isZero(sums.subtract(left, product, budget)) ? factor : null
}

/** A sum in s and c in TeX, in sines and cosines of the angle. */
export function sineSumTex(sum: sums.Sum, angle: string): string {
  const terms = [...sum.values()].toSorted((one, two) => degree(two) - degree(one))
  const shown = terms.map(({ coefficient, radicand, powers }, index) => {
    const negative = coefficient.n < 0n
    const size = negative ? negate(coefficient) : coefficient
    const root = radicand === 1n ? '' : `\\sqrt{${radicand}}`
    const factors = [...powers].toReversed().map(([name, power]) => {
      const ratio = name === 's' ? '\\sin' : name === 'c' ? '\\cos' : name
      const raised = power === 1 ? ratio : `${ratio}^{${power}}`
      return name === 's' || name === 'c' ? `${raised} ${angle}` : raised
    })
    const isOne = size.n === 1n && size.d === 1n
    const number = isOne && (factors.length > 0 || root !== '') ? root : `${toTex(size)}${root}`
    const product = [number, ...factors].filter((part) => part !== '').join('\\,')
    return index === 0 ? `${negative ? '-' : ''}${product}` : `${negative ? '-' : '+'} ${product}`
  })
  return shown.length === 0 ? '0' : shown.join(' ')
}

const degree = ({ powers }: sums.SumTerm): number => powers.reduce((so, [, power]) => so + power, 0)
