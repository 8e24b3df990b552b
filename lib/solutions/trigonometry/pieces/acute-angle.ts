import { acuteRoots, at, inOne, inTangent, onlyAngle, rest, type By, type Powered } from './one-variable'
import { polynomial, quotientTex, substituted, sumTex } from './ratio-sums'
import { letterTex } from '../../../reading/tree/tex'
import * as quotients from '../../../maths/quotient'
import type { Quotient } from '../../../maths/quotient'
import * as sums from '../../../maths/sum'
import type { Sum } from '../../../maths/sum'
import { squareRoot } from '../../../maths/sum-root'

interface BothRatios {
  readonly sin: Quotient
  readonly cos: Quotient
}

/** What an equation says of an acute angle: one of its ratios is a root of a polynomial. */
export interface AcuteAngle {
  readonly angle: string
  readonly by: By
  readonly powers: Powered
  /** All values that the ratio can have, where each can be written. */
  readonly roots: readonly Quotient[] | null
  /** Both ratios, where a relation in letters gives them without a root. */
  readonly both?: BothRatios
  readonly lines: readonly string[]
}

const budgeted = sums.newBudget

/** Coefficients without denominators, as a sum in the ratio. */
function asSum(powers: Powered, name: string): Sum {
  const bottom = powers.reduce<Sum>((so, each) => sums.multiply(so, each.bottom, budgeted()), sums.unity)
  const all = powers.map((each, power) =>
    quotients.multiply(
      quotients.multiply(each, quotients.whole(bottom), budgeted()),
      quotients.whole(power === 0 ? sums.unity : sums.letter(name, power)),
      budgeted(),
    ),
  )
  return all.reduce<Sum>((so, each) => sums.add(so, each.top, budgeted()), new Map())
}

const angleTex = (angle: string): string => (angle.endsWith('°') ? `${angle.slice(0, -1)}^\\circ` : letterTex(angle))

interface Way {
  readonly by: By
  readonly powers: Powered
  readonly line: string
}

function waysOf(relation: Sum, angle: string): readonly Way[] {
  const names = sums.lettersOf(relation)
  const tex = angleTex(angle)
  const only = (['sin', 'cos'] as const).filter((by) => names.has(`${by} ${angle}`))
  const ways: Way[] = []
  const tangent = inTangent(relation, angle)
  if (only.length === 2 && tangent)
    ways.push({
      by: 'tan',
      powers: tangent.powers,
      line: `Dividing by ${tangent.degree === 1 ? `$\\cos ${tex}$` : `$\\cos^{${tangent.degree}} ${tex}$, with $\\sin^2 ${tex} + \\cos^2 ${tex} = 1$`}`,
    })
  for (const by of ['sin', 'cos'] as const) {
    const { even, odd } = inOne(relation, angle, by)
    const other = by === 'sin' ? 'cos' : 'sin'
    if (odd.length === 0)
      ways.push({
        by,
        powers: even,
        line: only.length === 1 ? '' : `With $\\${other}^2 ${tex} = 1 - \\${by}^2 ${tex}$`,
      })
  }
  if (ways.length > 0) return ways
  const { even, odd } = inOne(relation, angle, 'sin')
  const name = `sin ${angle}`
  const [e, o] = [asSum(even, name), asSum(odd, name)]
  const cosine = sums.subtract(sums.unity, sums.letter(name, 2), budgeted())
  const squared = sums.subtract(
    sums.multiply(e, e, budgeted()),
    sums.multiply(cosine, sums.multiply(o, o, budgeted()), budgeted()),
    budgeted(),
  )
  return [
    {
      by: 'sin',
      powers: inOne(squared, angle, 'sin').even,
      line: `With the terms in $\\cos ${tex}$ on one side, squared, and $\\cos^2 ${tex} = 1 - \\sin^2 ${tex}$`,
    },
  ]
}

const rational = (value: Quotient) => quotients.rationalOf(quotients.cancelled(value, budgeted()))

/** The sine and the cosine of the acute angle of which the ratio has that value; null where they cannot be written as a root. */
export function bothRatios(by: By, value: Quotient): BothRatios | null {
  const square = rational(quotients.multiply(value, value, budgeted()))
  if (!square || square.n <= 0n) return null
  const root = (n: bigint, d: bigint): Quotient => quotients.whole(squareRoot({ n, d }, budgeted()))
  if (by === 'tan') {
    const cos = root(square.d, square.n + square.d)
    return { sin: quotients.multiply(value, cos, budgeted()), cos }
  }
  if (square.n > square.d) return null
  const other = root(square.d - square.n, square.d)
  return by === 'sin' ? { sin: value, cos: other } : { sin: other, cos: value }
}

/** The cosine by a relation that holds no higher power of it, with the sine in letters; null where the two are none of one angle. */
function bothInLetters(relation: Sum, angle: string, sine: Quotient): BothRatios | null {
  if ([sine.top, sine.bottom].every((sum) => sums.lettersOf(sum).size === 0)) return null
  const { even, odd } = inOne(relation, angle, 'sin')
  const times = at(odd, sine)
  if (quotients.isZero(times)) return null
  const cosine = tidied(quotients.divide(quotients.negate(at(even, sine)), times, budgeted()))
  const [a, b] = [sine, cosine].map((one) => quotients.multiply(one, one, budgeted()))
  const isOfOne = a && b && quotients.equals(quotients.add(a, b, budgeted()), quotients.whole(sums.unity), budgeted())
  return isOfOne === true ? { sin: sine, cos: cosine } : null
}

const ratioValues = (angle: string, both: { readonly sin: Quotient; readonly cos: Quotient }) =>
  new Map([
    [`sin ${angle}`, both.sin],
    [`cos ${angle}`, both.cos],
  ])

/** The value with the sine and cosine put in; null where it has none. */
export function valueWith(
  value: Quotient,
  angle: string,
  both: { readonly sin: Quotient; readonly cos: Quotient },
): Quotient | null {
  const put = substitutedOrNull(value, ratioValues(angle, both))
  return put && tidied(put)
}

const substitutedOrNull = (value: Quotient, values: ReadonlyMap<string, Quotient>): Quotient | null => {
  try {
    return substituted(value, values)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** With a bottom of one term folded in. */
export const tidied = (value: Quotient): Quotient => {
  const { top, bottom } = quotients.cancelled(value, budgeted())
  return quotients.over(top, bottom, budgeted())
}

/** What a relation between the ratios of one acute angle says of it; null where it says nothing that is found here. */
export function acuteAngle(relation: Sum): AcuteAngle | null {
  const angle = onlyAngle(relation)
  if (angle === null) return null
  const ways = waysOf(relation, angle)
  const found = ways
    .map((way) => ({ way, roots: acuteRoots(way.powers, way.by) }))
    .toSorted((a, b) => Number(a.roots === null) - Number(b.roots === null))[0]
  if (!found) return null
  const { way, roots } = found
  const [only, ...others] = roots ?? []
  const both = only && others.length === 0 && way.by === 'sin' ? bothInLetters(relation, angle, only) : null
  // squaring may have brought in a root that is none
  const fitting = roots?.filter((root) => {
    const both = bothRatios(way.by, root)
    const value = both && valueWith(quotients.whole(relation), angle, both)
    return value === null || quotients.isZero(value)
  })
  if (fitting?.length === 0) return null
  const tex = angleTex(angle)
  const sum = asSum(way.powers, `${way.by} ${angle}`)
  const shown = `${sumTex(sum)} = 0`
  const says = fitting?.map((root) => `$\\${way.by} ${tex} = ${quotientTex(tidied(root))}$`).join(' or ')
  const lead = way.line === '' ? '' : `${way.line}: `
  return {
    angle,
    by: way.by,
    powers: way.powers,
    roots: fitting ?? null,
    ...(both && { both }),
    lines: [
      linear(lead, way, says) ??
        `${lead}$${shown}$${says === undefined ? '' : `, so ${says}${way.powers.length > 2 && !fitting?.every(isOne) ? ' (the angle is acute)' : ''}`}.`,
    ],
  }
}

const isOne = (value: Quotient): boolean => quotients.equals(value, quotients.whole(sums.unity), budgeted())

/** A ratio that is told outright, or but for a division. */
const linear = (lead: string, { powers }: Way, says: string | undefined): string | null =>
  powers.length === 2 && says !== undefined ? `${lead}${lead === '' ? 'Given: ' : ''}${says}.` : null

/** Whether it is zero for that angle. */
export function vanishes({ angle, by, powers, roots }: AcuteAngle, top: Sum): boolean {
  const parts: readonly (Powered | undefined)[] =
    by === 'tan' ? [inTangent(top, angle)?.powers] : Object.values(inOne(top, angle, by))
  const isZero = (all: Powered): boolean =>
    rest(all, powers).length === 0 || (roots !== null && roots.every((root) => quotients.isZero(at(all, root))))
  if (parts.every((one) => one !== undefined && isZero(one))) return true
  const both = roots?.map((root) => bothRatios(by, root)) ?? []
  return (
    both.length > 0 &&
    both.every((one) => {
      const value = one && valueWith(quotients.whole(top), angle, one)
      return value !== null && quotients.isZero(value)
    })
  )
}

/** The value by the polynomial alone, where its roots cannot be written or put in: what is left above is a multiple of what is left below. */
export function valueModulo({ angle, by, powers, roots }: AcuteAngle, given: Quotient): Quotient | null {
  const value = polynomial(given)
  const parts =
    by === 'tan'
      ? tangentParts(value, angle)
      : [value.top, value.bottom].map((sum) => inOne(sum, angle, by)).map(({ even, odd }) => ({ even, odd }))
  const [above, below] = parts ?? []
  if (!above || !below) return null
  const [only, ...more] = roots ?? []
  const left = (all: Powered): Powered => {
    if (only && more.length === 0) {
      const whole = at(all, only)
      return quotients.isZero(whole) ? [] : [whole]
    }
    return rest(all, powers)
  }
  const [up, down] = [above, below].map(({ even, odd }) => [left(even), left(odd)])
  if (!up || !down) return null
  return proportion(up, down)
}

function tangentParts(value: Quotient, angle: string) {
  const { top, bottom } = value
  const [one_, two] = [inTangent(top, angle), inTangent(bottom, angle)]
  if (!one_ || !two || (one_.degree - two.degree) % 2 !== 0) return null
  const degree = Math.max(one_.degree, two.degree)
  const [above, below] = [inTangent(top, angle, degree), inTangent(bottom, angle, degree)]
  return above && below ? [above, below].map(({ powers }) => ({ even: powers, odd: [] })) : null
}

function proportion(up: readonly Powered[], down: readonly Powered[]): Quotient | null {
  let found: Quotient | null = null
  const zero = quotients.whole(new Map())
  for (const [index, below] of down.entries())
    for (let power = 0; power < Math.max(below.length, up[index]?.length ?? 0); power++) {
      const [a, b] = [up[index]?.[power] ?? zero, below[power] ?? zero]
      if (quotients.isZero(b)) {
        if (!quotients.isZero(a)) return null
        continue
      }
      const ratio = quotients.divide(a, b, budgeted())
      if (found && !quotients.equals(found, ratio, budgeted())) return null
      found = ratio
    }
  return found && tidied(found)
}

/** Whether the relation holds for some acute angle; true where it holds other letters. */
export function isPossible(relation: Sum): boolean {
  if ([...sums.lettersOf(relation)].some((name) => !name.includes(' '))) return true
  const values = Array.from({ length: 901 }, (_, place) => {
    const angle = ((place / 10) * Math.PI) / 180
    return sums.approximate(relation, (name) => (name.startsWith('sin') ? Math.sin(angle) : Math.cos(angle)))
  })
  return values.some((here, place) => {
    const [before, after] = [values[place - 1] ?? here, values[place + 1] ?? here]
    return (
      before * here < 0 ||
      (Math.abs(here) < 1e-5 && Math.abs(here) <= Math.abs(before) && Math.abs(here) <= Math.abs(after))
    )
  })
}
