import { solutionText } from './pieces/line'
import {
  add,
  bracketed,
  compare,
  divide,
  isInteger,
  multiply,
  sign,
  subtract,
  sumTex,
  sumText,
  toTex,
  toText,
  type Fraction,
} from '../../maths'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { worked, type Solution } from '../solution'

/** A fixed part and so much for each unit. */
export interface Tariff {
  readonly name: string
  readonly fixed: Fraction
  readonly rate: Fraction
}

export type Asked =
  | { readonly kind: 'equation'; readonly of: 0 | 1 }
  | { readonly kind: 'charge'; readonly of: 0 | 1; readonly units: Fraction }
  /** Where both are equal. */
  | { readonly kind: 'equal' }
  /** Where the one charges so much less than the other. */
  | { readonly kind: 'less'; readonly of: 0 | 1; readonly by: Fraction }

export interface Given {
  readonly tariffs: readonly [Tariff, Tariff]
  readonly asked: Asked
}

const terms = ({ fixed, rate }: Tariff) =>
  [
    [rate, 'x'],
    [fixed, ''],
  ] as const

const chargeTex = (tariff: Tariff): string => sumTex(terms(tariff))

const chargeAt = ({ fixed, rate }: Tariff, units: Fraction): Fraction => add(fixed, multiply(rate, units))

const other = (of: 0 | 1): 0 | 1 => (of === 0 ? 1 : 0)

/** Where the second charges so much less than the first. */
const placeOf = (first: Tariff, second: Tariff, by: Fraction): Fraction =>
  divide(add(by, subtract(second.fixed, first.fixed)), subtract(first.rate, second.rate))

function equationOf(tariff: Tariff): Solution {
  const { fixed, rate } = tariff
  return {
    lines: [
      line(
        'rate',
        `For $x$ units the rate of ₹$${toTex(rate)}$ gives ₹$${toTex(rate)}x$, and the fixed part is ₹$${toTex(fixed)}$.`,
      ),
      earns(1, `So $y = ${chargeTex(tariff)}$`),
    ],
    key: `y = ${sumText(terms(tariff))}`,
  }
}

function chargeFor(tariff: Tariff, units: Fraction): Solution {
  const value = chargeAt(tariff, units)
  return {
    lines: [
      earns(
        0.5,
        `The charge is $y = ${chargeTex(tariff)}$; with $x = ${toTex(units)}$: $y = ${toTex(tariff.rate)} \\times ${toTex(units)} + ${toTex(tariff.fixed)}$`,
      ),
      earns(0.5, says`So the charge is ₹$${toTex(value)}$.`),
    ],
    key: toText(value),
  }
}

function equalCharges([a, b]: Given['tariffs']): Solution {
  const x = placeOf(a, b, subtract(a.fixed, a.fixed))
  const gap = subtract(b.fixed, a.fixed)
  const cost = chargeAt(a, x)
  return {
    lines: [
      earns(0.5, `Equal charges: $${chargeTex(a)} = ${chargeTex(b)}$`, 'equal'),
      earns(
        0.5,
        says`So ${chain(sumTex([[subtract(a.rate, b.rate), 'x']]), `${toTex(b.fixed)} - ${bracketed(a.fixed)}`, toTex(gap))} and ${chain('x', toTex(x))}`,
        'x',
      ),
      earns(
        0.5,
        says`Then ${chain('y', `${toTex(a.rate)} \\times ${toTex(x)} + ${toTex(a.fixed)}`, toTex(cost))}`,
        'y',
      ),
      earns(
        0.5,
        says`Hence ${chain('x', toTex(x))} and both charges are then ₹$${toTex(cost)}$: ${chain('y', toTex(cost))}`,
      ),
    ],
    key: solutionText(x, cost),
  }
}

function lessBy(first: Tariff, second: Tariff, by: Fraction): Solution {
  const x = placeOf(first, second, by)
  return {
    lines: [
      earns(
        0.5,
        `For $x$ units the difference of the charges is $(${chargeTex(first)}) - (${chargeTex(second)})$`,
        'difference',
      ),
      earns(
        0.5,
        `So $${sumTex([
          [subtract(first.rate, second.rate), 'x'],
          [subtract(first.fixed, second.fixed), ''],
        ])} = ${toTex(by)}$`,
        'equation',
      ),
      earns(1, says`Hence ${chain('x', toTex(x))}`),
    ],
    key: toText(x),
  }
}

function objection({ tariffs, asked }: Given): string | null {
  const [a, b] = tariffs
  if (tariffs.some(({ fixed, rate }) => sign(fixed) < 0 || sign(rate) <= 0))
    return 'A charge is more than $0$: check what you typed.'
  if (asked.kind === 'equation' || asked.kind === 'charge') return null
  if (compare(a.rate, b.rate) === 0) return 'With equal rates the difference of the charges never changes.'
  const x =
    asked.kind === 'equal'
      ? placeOf(a, b, subtract(a.fixed, a.fixed))
      : placeOf(tariffs[other(asked.of)], tariffs[asked.of], asked.by)
  return sign(x) > 0 && isInteger(x)
    ? null
    : 'With these numbers that is never so for a whole number of units: check what you typed.'
}

/** E.g. "Taxi A takes ₹40 and ₹15 for each km, taxi B ₹70 and ₹12 for each km. For how many km are the two charges equal?" */
export const twoTariffs = worked<Given>({
  id: 'two-tariffs',
  archetype: 'le-case-study',
  objection,
  solve: ({ tariffs, asked }) => {
    switch (asked.kind) {
      case 'equation':
        return equationOf(tariffs[asked.of])
      case 'charge':
        return chargeFor(tariffs[asked.of], asked.units)
      case 'equal':
        return equalCharges(tariffs)
      case 'less':
        return lessBy(tariffs[other(asked.of)], tariffs[asked.of], asked.by)
      default:
        return asked satisfies never
    }
  },
})
