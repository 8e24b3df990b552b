import { expanded } from '../question/polynomial'
import { isFact, type Fact } from '../question/fact'
import { lettersOf, type Node } from '../question/reading'
import { readQuestion } from '../question/question'
import { numberOf } from '../../answers/number-of'
import { toNumber } from '../../maths/fraction'
import { numericValue } from '../../reading/tree/numeric'

const joins = /^(?:and|or|where|with)$/

/** The facts of an option that is made of nothing else; null where a word stands in it. */
export function factsIn(option: string): readonly Fact[] | null {
  const items = readQuestion(option).apart
  const isOnlyFacts = items.every((item) => item.kind !== 'word' || joins.test(item.text))
  const facts = items.filter(isFact)
  return isOnlyFacts && facts.length > 0 && facts.every(({ kind }) => kind !== 'unread') ? facts : null
}

export const none = (): number => NaN

/** The numbers of an option, "3, 3 + √2, 3 + 2√2, ...". */
export function numbersIn(option: string): readonly number[] | null {
  // "3,4,5" is three numbers
  const apart = option
    .replace(/[.…]+\s*$/, '')
    .replace(/\s*(?:[ckm]?m|units?)\b/g, '')
    .split(/,|\band\b/)
  const each = apart.map((one) => numberOf(one.trim()))
  const known = each.filter((one) => one !== undefined)
  if (each.length > 1 && known.length === each.length) return known
  const facts = factsIn(option)
  const values = facts?.flatMap((fact): readonly number[] => {
    if (fact.kind === 'list') return fact.items.map((item) => numericValue(item, none))
    return fact.kind === 'number' || fact.kind === 'formula' ? [numericValue(fact.node, none)] : [NaN]
  })
  return values && values.length > 0 && values.every(Number.isFinite) ? values : null
}

export const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b))

/** Short: whole, or to three places. */
export const shown = (value: number): string =>
  Number.isInteger(value) ? String(value).replace('-', '−') : `about ${value.toFixed(3).replace('-', '−')}`

/** The coefficients of a polynomial in one letter by power, of an equation with all on its left side. */
export function coefficientsOf(fact: Fact): ReadonlyMap<number, number> | null {
  const sum = expanded(fact)
  if (!sum) return null
  const at = new Map<number, number>()
  const letters = new Set<string>()
  for (const { coefficient, radicand, powers } of sum.values()) {
    const [first, ...more] = powers
    if (more.length > 0) return null
    const [letter, power] = first ?? ['', 0]
    if (!Number.isInteger(power) || power < 0 || letter === 'π') return null
    if (letter !== '') letters.add(letter)
    at.set(power, (at.get(power) ?? 0) + toNumber(coefficient) * Math.sqrt(Number(radicand)))
  }
  return letters.size === 1 ? at : null
}

/** ax + by = c of an equation in x and y. */
export function lineOf(fact: Fact): readonly [number, number, number] | null {
  const sum = fact.kind === 'equation' ? expanded(fact) : null
  if (!sum) return null
  const [a, b, c] = ['x', 'y', ''].map((name) =>
    [...sum.values()]
      .filter(({ powers }) => (powers[0]?.[0] ?? '') === name)
      .reduce((all, { coefficient, radicand }) => all + toNumber(coefficient) * Math.sqrt(Number(radicand)), 0),
  )
  const isLine = [...sum.values()].every(
    ({ powers }) => powers.length === 0 || (powers.length === 1 && powers[0]?.[1] === 1 && /^[xy]$/.test(powers[0][0])),
  )
  return isLine && a !== undefined && b !== undefined && c !== undefined && (a !== 0 || b !== 0) ? [a, b, 0 - c] : null
}

/** The letters of an equation or formula. */
export const lettersIn = (fact: Fact): ReadonlySet<string> => {
  const nodes: readonly Node[] = fact.kind === 'equation' ? fact.sides : fact.kind === 'formula' ? [fact.node] : []
  return new Set(nodes.flatMap((node) => [...lettersOf(node)]))
}

/** A point, both coordinates known. */
export function pointIn(option: string): readonly [number, number] | null {
  const [fact, ...more] = factsIn(option) ?? []
  if (fact?.kind !== 'point' || more.length > 0) return null
  const [x, y] = [numericValue(fact.x, none), numericValue(fact.y, none)]
  return Number.isFinite(x) && Number.isFinite(y) ? [x, y] : null
}
