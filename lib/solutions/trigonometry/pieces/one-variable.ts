import { angleIn } from './ratio-sums'
import { fraction, type Fraction } from '../../../maths'
import * as quotients from '../../../maths/quotient'
import type { Quotient } from '../../../maths/quotient'
import * as sums from '../../../maths/sum'
import type { Sum } from '../../../maths/sum'
import { squareRoot } from '../../../maths/sum-root'

/** Coefficients by power: numbers with roots, or letters. */
export type Powered = readonly Quotient[]

export type By = 'sin' | 'cos' | 'tan'

const none = quotients.whole(new Map())

const powerOf = ({ powers }: sums.SumTerm, name: string): number => powers.find(([one]) => one === name)?.[1] ?? 0
const without = (term: sums.SumTerm, ...names: readonly string[]): Sum =>
  sums.single({ ...term, powers: term.powers.filter(([name]) => !names.includes(name)) })

/** By the powers of one letter. */
export function inPowers(sum: Sum, name: string): Powered {
  const budget = sums.newBudget()
  const all: Quotient[] = []
  for (const term of sum.values()) {
    const power = powerOf(term, name)
    while (all.length <= power) all.push(none)
    all[power] = quotients.add(all[power] ?? none, quotients.whole(without(term, name)), budget)
  }
  return trimmed(all)
}

const trimmed = (all: readonly Quotient[]): Powered =>
  all.slice(0, all.findLastIndex((one) => !quotients.isZero(one)) + 1)

/** 1 - x² for each square of another letter; the part with an odd power of it stands apart. */
export function inOne(sum: Sum, angle: string, by: 'sin' | 'cos'): { readonly even: Powered; readonly odd: Powered } {
  const budget = sums.newBudget()
  const [name, other] = [`${by} ${angle}`, `${by === 'sin' ? 'cos' : 'sin'} ${angle}`]
  const rest = sums.subtract(sums.unity, sums.letter(name, 2), budget)
  const parts: [Sum, Sum] = [new Map(), new Map()]
  for (const term of sum.values()) {
    const power = powerOf(term, other)
    let product = without(term, other)
    for (let count = 0; count < Math.floor(power / 2); count++) product = sums.multiply(product, rest, budget)
    const part = power % 2 === 0 ? 0 : 1
    parts[part] = sums.add(parts[part], product, budget)
  }
  const [even, odd] = parts.map((part) => inPowers(part, name))
  return { even: even ?? [], odd: odd ?? [] }
}

/** The degree in the sine and the cosine of each term. */
const degreesOf = (sum: Sum, angle: string): readonly number[] =>
  [...sum.values()].map((term) => powerOf(term, `sin ${angle}`) + powerOf(term, `cos ${angle}`))

/** Divided by a power of the cosine, with sin² + cos² put in for 1: a polynomial in the tangent, and that power; null where it is none. */
export function inTangent(
  sum: Sum,
  angle: string,
  least = 0,
): { readonly powers: Powered; readonly degree: number } | null {
  const degrees = degreesOf(sum, angle)
  const degree = Math.max(least, ...degrees)
  if (degrees.some((one) => (degree - one) % 2 !== 0)) return null
  const budget = sums.newBudget()
  const name = 'tan'
  const square = sums.add(sums.unity, sums.letter(name, 2), budget)
  let all: Sum = new Map()
  for (const term of sum.values()) {
    const power = powerOf(term, `sin ${angle}`)
    const missing = (degree - power - powerOf(term, `cos ${angle}`)) / 2
    let product = sums.multiply(
      without(term, `sin ${angle}`, `cos ${angle}`),
      power === 0 ? sums.unity : sums.letter(name, power),
      budget,
    )
    for (let count = 0; count < missing; count++) product = sums.multiply(product, square, budget)
    all = sums.add(all, product, budget)
  }
  return { powers: inPowers(all, name), degree }
}

/** The value at x. */
export const at = (powers: Powered, x: Quotient): Quotient => {
  const budget = sums.newBudget()
  return powers.reduceRight<Quotient>(
    (all, one) => quotients.add(quotients.multiply(all, x, budget), one, budget),
    none,
  )
}

/** What is left when it is divided by the other. */
export function rest(powers: Powered, by: Powered): Powered {
  const budget = sums.newBudget()
  const lead = by.at(-1)
  let left = powers
  while (lead && left.length >= by.length) {
    const factor = quotients.divide(left.at(-1) ?? none, lead, budget)
    const shift = left.length - by.length
    left = trimmed(
      left
        .slice(0, -1)
        .map((one, place) =>
          quotients.add(one, quotients.negate(quotients.multiply(factor, by[place - shift] ?? none, budget)), budget),
        ),
    )
  }
  return left
}

const numberOf = ({ top, bottom }: Quotient): number =>
  sums.approximate(top, () => NaN) / sums.approximate(bottom, () => NaN)

const standard: readonly (readonly [Fraction, number])[] = [
  [fraction(1), 1],
  [fraction(1, 2), 1],
  [fraction(1, 2), 2],
  [fraction(1, 2), 3],
  [fraction(1), 3],
  [fraction(1, 3), 3],
]
const candidates: readonly Sum[] = standard.map(([coefficient, radicand]) =>
  sums.single({ coefficient, radicand: BigInt(radicand), powers: [] }),
)

/** By the formula, where what is under the root is rational. */
function quadraticRoots(powers: Powered): readonly Quotient[] {
  const [c, b, a] = powers.map(quotients.rationalOf)
  if (powers.length !== 3 || !a || !b || !c) return []
  const budget = sums.newBudget()
  const under = quotients.rationalOf(
    quotients.add(
      quotients.constant({ n: b.n * b.n, d: b.d * b.d }),
      quotients.constant({ n: -4n * a.n * c.n, d: a.d * c.d }),
      budget,
    ),
  )
  if (!under || under.n < 0n) return []
  const root = squareRoot(under, budget)
  return [root, sums.negate(root)].map((one) =>
    quotients.over(
      sums.add(sums.constant({ n: -b.n, d: b.d }), one, budget),
      sums.constant({ n: 2n * a.n, d: a.d }),
      budget,
    ),
  )
}

/** How many times it is zero for an acute angle. */
function countOfRoots(powers: Powered, by: By): number {
  const numbers = powers.map(numberOf)
  const value = (x: number): number => numbers.reduceRight((all, one) => all * x + one, 0)
  const steps = 4001
  const place = (step: number): number => (by === 'tan' ? Math.tan((step / steps) * (Math.PI / 2)) : step / steps)
  let count = 0
  for (let step = 1; step < steps - 1; step++) {
    const [before, here, after] = [step, step + 1, step + 2].map((one) => value(place(one - 0.37)))
    if (before === undefined || here === undefined || after === undefined) continue
    if (before * here < 0) count++
    // it touches zero
    else if (
      Math.abs(here) < Math.abs(before) &&
      Math.abs(here) < Math.abs(after) &&
      after * before > 0 &&
      Math.abs(here) < 1e-6
    )
      count++
  }
  return count
}

/** The other root of a quadratic in letters that has 0, 1 or -1 as a root: none of these is the sine or the cosine of an acute angle. */
function rootInLetters(powers: Powered): readonly Quotient[] | null {
  const [, b, a] = powers
  const none = [0n, 1n, -1n]
    .map((n) => quotients.constant({ n, d: 1n }))
    .find((one) => quotients.isZero(at(powers, one)))
  if (powers.length !== 3 || !a || !b || !none) return null
  const budget = sums.newBudget()
  const sum = quotients.negate(quotients.divide(b, a, budget))
  return [quotients.cancelled(quotients.add(sum, quotients.negate(none), budget), budget)]
}

/** All exact values that the ratio of an acute angle can have; null where one of them is none that can be written. */
export function acuteRoots(powers: Powered, by: By): readonly Quotient[] | null {
  if (powers.length < 2) return null
  const isNumber = powers.every(({ top, bottom }) => [top, bottom].every((sum) => sums.lettersOf(sum).size === 0))
  const [b, a] = powers
  if (powers.length === 2 && a && b) {
    const root = quotients.divide(quotients.negate(b), a, sums.newBudget())
    if (!isNumber) return [root]
    const size = numberOf(root)
    return size > 0 && (by === 'tan' || size <= 1) ? [root] : []
  }
  if (!isNumber) return by === 'tan' ? null : rootInLetters(powers)
  const exact = [...candidates.map(quotients.whole), ...quadraticRoots(powers)].filter((one) =>
    quotients.isZero(at(powers, one)),
  )
  const found = exact
    .filter((one) => numberOf(one) > 1e-9 && (by === 'tan' || numberOf(one) < 1 - 1e-9))
    .filter((one, place, all) => all.findIndex((other) => Math.abs(numberOf(other) - numberOf(one)) < 1e-9) === place)
  if (found.length !== countOfRoots(powers, by)) return null
  // a right angle, or none, where nothing else is left
  const one = quotients.whole(sums.unity)
  return found.length === 0 && by !== 'tan' && quotients.isZero(at(powers, one)) ? [one] : found
}

/** The angle of the only sine and cosine that stand in it; null where there are several, or none. */
export function onlyAngle(...all: readonly Sum[]): string | null {
  const angles = new Set(
    all.flatMap((sum) =>
      [...sums.lettersOf(sum)].flatMap((name) => (/^(?:sin|cos) /.test(name) ? [angleIn(name)] : [])),
    ),
  )
  const [only, ...more] = angles
  return only !== undefined && more.length === 0 ? only : null
}
