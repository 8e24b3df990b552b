import { identityTex, plainTex, putIn, quotientTex, withValues, workingTex } from './pieces/in-sum-and-product'
import { sumInBrackets } from './pieces/brackets'
import { rootsOf, sumAndProductTold, wayOf, zeroOf, type Told, type Way } from './pieces/told-of-zeroes'
import {
  add,
  compare,
  divide,
  fraction,
  multiply,
  negate,
  sign,
  subtract,
  sumTex,
  toTex,
  toText,
  type Fraction,
} from '../../maths'
import * as quotients from '../../maths/quotient'
import type { Quotient } from '../../maths/quotient'
import * as sums from '../../maths/sum'
import type { Budget, Sum } from '../../maths/sum'
import { nodeTex } from '../../reading/tree/tex'
import { exactRoot } from '../../maths/sum-root'
import { worked, type Solution } from '../solution'

/** A quadratic with one or two unknown letters in its coefficients, and what is told of its zeroes. */
export interface Given {
  readonly coefficients: readonly [a: Sum, b: Sum, c: Sum]
  readonly letter: string
  readonly unknowns: readonly string[]
  readonly told: readonly Told[]
  /** What else is asked, once the unknown is found. */
  readonly also: 'zeroes' | 'other' | null
  /** What is told of the one unknown. */
  readonly sign?: 'positive' | 'negative'
}

type Values = Readonly<Record<string, Fraction>>

interface Plan {
  readonly lines: readonly string[]
  /** Each a value for every unknown. */
  readonly found: readonly Values[]
}

const put = (sum: Sum, values: Values, budget: Budget): Fraction => {
  const all = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, quotients.constant(value)]))
  return quotients.rationalOf(putIn(sum, all, budget)) ?? fraction(0)
}

/** Whether it is a quadratic with real zeroes there. */
function isReal({ coefficients }: Given, values: Values, budget: Budget): boolean {
  const [a, b, c] = coefficients.map((one) => put(one, values, budget))
  if (!a || !b || !c || sign(a) === 0) return false
  return compare(multiply(b, b), multiply(fraction(4), multiply(a, c))) >= 0
}

const over = (top: Sum, bottom: Sum, budget: Budget): Quotient =>
  quotients.cancelled(quotients.over(top, bottom, budget), budget)

/** The sides of "-\frac{b}{a} = ..." without what comes twice. */
const sides = (of: string, ...rest: readonly string[]): string =>
  `$${[of, ...rest].filter((part, at, all) => part !== all[at - 1]).join(' = ')}$`

/** The sum and the product of the zeroes, with their lines. */
export function relations({ coefficients: [a, b, c] }: Pick<Given, 'coefficients'>, budget: Budget) {
  const [sum, product] = [over(sums.negate(b), a, budget), over(c, a, budget)]
  return {
    sum,
    product,
    lines: [
      `Let $\\alpha$ and $\\beta$ be the zeroes: ${sides('\\alpha + \\beta', '-\\frac{b}{a}', quotientTex(sum))}`,
      sides('\\alpha\\beta', '\\frac{c}{a}', quotientTex(product)),
    ],
  }
}

/** "So 2k = 16", "So k^2 - 5k + 6 = 0" */
function equationTex(top: Sum, name: string): string {
  const terms = [...top.values()]
  const constant = terms.find(({ powers }) => powers.length === 0)
  const slope = terms.find(({ powers }) => powers.length > 0)
  if (terms.length <= 2 && slope?.powers[0]?.[1] === 1) {
    const [n, right] = [slope.coefficient, negate(constant?.coefficient ?? fraction(0))]
    const isMinus = sign(n) < 0
    return `${sumTex([[isMinus ? negate(n) : n, name]])} = ${toTex(isMinus ? negate(right) : right)}`
  }
  const most = terms.toSorted((one, other) => (other.powers[0]?.[1] ?? 0) - (one.powers[0]?.[1] ?? 0))[0]
  return `${plainTex(most && sign(most.coefficient) < 0 ? sums.negate(top) : top)} = 0`
}

/** The numbers of an equation made whole. */
function whole(top: Sum, budget: Budget): Sum {
  const common = [...top.values()].reduce((d, { coefficient }) => {
    const next = fraction(d, coefficient.d)
    return d * next.d
  }, 1n)
  return sums.multiply(top, sums.constant(fraction(common)), budget)
}

const brackets = (sum: Sum): string => sumInBrackets(plainTex(sum))

/** What is told of the zeroes, in their sum and product. */
export function conditionLines(
  { coefficients, letter, told: [told] }: Pick<Given, 'coefficients' | 'letter' | 'told'>,
  way: Way,
  sum: Quotient,
  product: Quotient,
): readonly string[] {
  const [s, p] = [quotientTex(sum), quotientTex(product)]
  const stated = told ? `${nodeTex(told.left)} = ${nodeTex(told.right)}` : ''
  switch (way.kind) {
    case 'sides': {
      const [left, right] = [identityTex(way.left), identityTex(way.right)]
      const inBoth = `${left} = ${right}`
      return [
        inBoth === stated ? `Given: $${stated}$` : `Given: $${stated}$, that is, $${inBoth}$`,
        `So $${workingTex(way.left, s, p)} = ${workingTex(way.right, s, p)}$`,
      ]
    }
    case 'zero': {
      const zero = quotients.whole(way.of)
      return [`Given: $${stated}$, that is, $${identityTex(zero)} = 0$`, `So $${workingTex(zero, s, p)} = 0$`]
    }
    case 'known': {
      const [a, b, c] = coefficients
      const r = toTex(way.value)
      const at = sign(way.value) < 0 || way.value.d !== 1n ? `\\left(${r}\\right)` : `(${r})`
      const terms = [
        [a, `${at}^2`],
        [b, at],
        [c, ''],
      ] as const
      const shown = terms
        .filter(([one]) => !sums.isZero(one))
        .map(([one, power]) =>
          power === '' ? brackets(one) : sums.equals(one, sums.unity) ? power : `${brackets(one)}${power}`,
        )
      return [`$${r}$ is a zero, so the polynomial is $0$ for $${letter} = ${r}$`, `$${shown.join(' + ')} = 0$`]
    }
    case 'linear': {
      const { m, n } = way
      const other = sumTex([
        [m, '\\beta'],
        [n, ''],
      ])
      const all = sumTex([
        [add(m, fraction(1)), '\\beta'],
        [n, ''],
      ])
      const square = sumTex([
        [m, '\\beta^2'],
        [n, '\\beta'],
      ])
      return [
        `Given: $\\alpha = ${other}$, so $\\alpha + \\beta = ${all} = ${s}$ and $\\alpha\\beta = ${square} = ${p}$`,
        `Put $\\beta = \\frac{${sign(n) === 0 ? s : `${s} - ${sumInBrackets(toTex(n))}`}}{${toTex(add(m, fraction(1)))}}$ of the first into the second:`,
      ]
    }
    case 'difference': {
      const square = toTex(multiply(way.n, way.n))
      return [
        sign(way.n) === 0
          ? 'The zeroes are equal, so $(\\alpha - \\beta)^2 = 0$'
          : `The zeroes differ by $${toTex(way.n).replace('-', '')}$, so $(\\alpha - \\beta)^2 = ${square}$`,
        `$(\\alpha - \\beta)^2 = (\\alpha + \\beta)^2 - 4\\alpha\\beta$, so $\\left(${s}\\right)^2 - 4 \\times ${sumInBrackets(p)} = ${square}$`,
      ]
    }
    case 'either': {
      const zero = quotients.whole(way.product)
      return [
        `Given: $${stated}$, or the same with $\\alpha$ and $\\beta$ changed; so the product of both differences is $0$`,
        `In $\\alpha + \\beta$ and $\\alpha\\beta$ that is $${identityTex(zero)} = 0$`,
      ]
    }
    default:
      return way satisfies never
  }
}

function oneUnknown(given: Given, name: string, budget: Budget): Plan | null {
  const [told, ...more] = given.told
  const way = told && wayOf(told, budget)
  const zero = told && zeroOf(told, budget)
  if (!way || !zero || more.length > 0) return null
  const { sum, product, lines } = relations(given, budget)
  const value = quotients.cancelled(withValues(zero, sum, product, budget), budget)
  const top = whole(value.top, budget)
  const roots = rootsOf(top, name)
  const fitting = roots?.map((k) => ({ [name]: k })).filter((one) => fits(given, zero, one, budget))
  const real = fitting?.filter((one) => isReal(given, one, budget))
  // what is said of the sum and the product alone is asked by books where no zero is real, too
  const found =
    real?.length === 0 && fitting?.length === 1 && isOfBoth(way) && isQuadratic(given, fitting) ? fitting : real
  if (!found) return null
  const kept = roots?.filter((k) => found.some((one) => one[name] === k)) ?? []
  const left = roots?.filter((k) => !kept.includes(k)) ?? []
  const shown = (all: readonly Fraction[]) => all.map((k) => `$${name} = ${toTex(k)}$`).join(' or ')
  return {
    lines: [
      ...(way.kind === 'known' ? [] : lines),
      ...conditionLines(given, way, sum, product),
      `So $${equationTex(top, name)}$`,
      ...left.map((k) => `${shown([k])} is left out: then it is no quadratic polynomial with such real zeroes.`),
      `So ${shown(kept)}`,
    ],
    found,
  }
}

/** Whether it says of the sum or the product what that is, or how they are related: no power of them. */
const isOfBoth = (way: Way): boolean =>
  way.kind === 'zero'
    ? isFirstDegree(way.of)
    : way.kind === 'sides' &&
      [way.left, way.right].every(({ top, bottom }) => isFirstDegree(top) && sums.lettersOf(bottom).size === 0)

const isFirstDegree = (sum: Sum): boolean =>
  [...sum.values()].every(({ powers }) => powers.reduce((degree, [, power]) => degree + power, 0) < 2)

const isQuadratic = ({ coefficients: [a] }: Given, [values]: readonly Values[]): boolean =>
  values !== undefined && sign(put(a, values, sums.newBudget())) !== 0

/** Whether nothing that is told is divided by 0. */
function fits({ coefficients: [a, b, c] }: Given, zero: Quotient, values: Values, budget: Budget): boolean {
  const [A, B, C] = [a, b, c].map((one) => put(one, values, budget))
  if (!A || !B || !C) return false
  const bottom = withValues(
    quotients.whole(zero.bottom),
    quotients.constant(divide(negate(B), A)),
    quotients.constant(divide(C, A)),
    budget,
  )
  return !quotients.isZero(bottom)
}

/** m x + n y = r */
interface Line {
  readonly m: Fraction
  readonly n: Fraction
  readonly r: Fraction
}

/** Of a sum that is 0, in two letters to the first power. */
function lineOf(sum: Sum, [x = '', y = '']: readonly string[]): Line | null {
  const terms = [...sum.values()]
  const isPlain = terms.every(
    ({ radicand, powers }) => radicand === 1n && powers.length < 2 && (powers[0]?.[1] ?? 1) === 1,
  )
  const of = (name: string) =>
    terms.find(({ powers }) => (name === '' ? powers.length === 0 : powers[0]?.[0] === name))?.coefficient ??
    fraction(0)
  return isPlain ? { m: of(x), n: y === '' ? fraction(0) : of(y), r: negate(of('')) } : null
}

function fromSumAndProduct(
  given: Given,
  told: { readonly sum: Fraction; readonly product: Fraction },
  budget: Budget,
): Plan | null {
  const { unknowns, coefficients } = given
  const [a, b, c] = coefficients
  const { sum, product, lines } = relations(given, budget)
  const times = (value: Fraction): Sum => sums.multiply(a, sums.constant(value), budget)
  const equations = [sums.add(b, times(told.sum), budget), sums.subtract(c, times(told.product), budget)]
  const [one, two] = equations.map((each) => lineOf(whole(each, budget), unknowns))
  if (!one || !two) return null
  const [x = '', y] = unknowns
  const values = y === undefined ? single(x, one, two) : pair(x, y, one, two)
  if (!values || !isReal(given, values, budget)) return null
  const shown = Object.entries(values).map(([name, value]) => `$${name} = ${toTex(value)}$`)
  return {
    lines: [
      `The sum of the zeroes is $${toTex(told.sum)}$ and their product $${toTex(told.product)}$.`,
      ...lines,
      `So $${quotientTex(sum)} = ${toTex(told.sum)}$ and $${quotientTex(product)} = ${toTex(told.product)}$`,
      `Hence ${shown.join(' and ')}`,
    ],
    found: [values],
  }
}

/** The one value that satisfies both. */
function single(x: string, ...both: readonly [Line, Line]): Values | null {
  const known = both.find(({ m }) => sign(m) !== 0)
  if (!known) return null
  const value = divide(known.r, known.m)
  return both.every(({ m, r }) => compare(multiply(m, value), r) === 0) ? { [x]: value } : null
}

function pair(x: string, y: string, one: Line, two: Line): Values | null {
  const cross = (a: Fraction, d: Fraction, b: Fraction, c: Fraction) => subtract(multiply(a, d), multiply(b, c))
  const D = cross(one.m, two.n, one.n, two.m)
  if (sign(D) === 0) return null
  return { [x]: divide(cross(one.r, two.n, one.n, two.r), D), [y]: divide(cross(one.m, two.r, one.r, two.m), D) }
}

/** The values of the sign that is told. */
function planOf(given: Given): Plan | null {
  const plan = anyPlanOf(given)
  const [name = ''] = given.unknowns
  if (!plan || !given.sign) return plan
  const found = plan.found.filter((one) => sign(one[name] ?? fraction(0)) === (given.sign === 'positive' ? 1 : -1))
  const shown = found.map((one) => `$${name} = ${toTex(one[name] ?? fraction(0))}$`).join(' or ')
  return { lines: [...plan.lines, `As $${name}$ is ${given.sign}, ${shown}`], found }
}

function anyPlanOf(given: Given): Plan | null {
  const budget = sums.newBudget()
  const [name, ...more] = given.unknowns
  if (name === undefined) return null
  try {
    const told = sumAndProductTold(given.told, budget)
    if (told) return fromSumAndProduct(given, told, budget)
    return more.length === 0 ? oneUnknown(given, name, budget) : null
  } catch (error) {
    if (error instanceof RangeError || error instanceof sums.TooLarge) return null
    throw error
  }
}

/** The zeroes with the value found, the greater one first; null where they are irrational. */
function zeroesOf({ coefficients }: Given, values: Values): readonly Fraction[] | null {
  const budget = sums.newBudget()
  const [a, b, c] = coefficients.map((one) => put(one, values, budget))
  const root = a && b && c && exactRoot(subtract(multiply(b, b), multiply(fraction(4), multiply(a, c))), 2)
  if (!root) return null
  const both = [root, negate(root)].map((one) => divide(subtract(one, b), multiply(fraction(2), a)))
  return both.toSorted((one, other) => compare(other, one))
}

/** What else is asked, as lines and a text; null where it cannot be given. */
function alsoOf(
  given: Given,
  [only, ...more]: readonly Values[],
): { readonly line: string; readonly key: string } | null {
  const zeroes = only && more.length === 0 ? zeroesOf(given, only) : null
  const known = given.told.map((told) => wayOf(told, sums.newBudget())).find((way) => way?.kind === 'known')
  if (!zeroes) return null
  if (given.also === 'zeroes')
    return {
      line: `The zeroes are then $${zeroes.map(toTex).join('$ and $')}$`,
      key: `zeroes ${zeroes.map(toText).join(', ')}`,
    }
  const at = zeroes.findIndex((one) => known?.kind === 'known' && compare(one, known.value) === 0)
  const other = at < 0 ? undefined : zeroes[1 - at]
  return other ? { line: `The other zero is then $${toTex(other)}$`, key: `other zero ${toText(other)}` } : null
}

/** E.g. "If the zeroes α and β of kx² + 4x + 4 satisfy α² + β² = 24, find k." */
export const coefficientsFromTold = worked<Given>({
  id: 'coefficients-from-told',
  archetype: 'poly-k-from-condition',
  objection: (given) => {
    const plan = planOf(given)
    if (!plan || plan.found.length === 0 || (given.also && !alsoOf(given, plan.found)))
      return `I find no ${given.sign ?? ''} rational value for which the zeroes are real: check what you typed.`.replace(
        '  ',
        ' ',
      )
    return null
  },
  solve: (given): Solution => {
    const plan = planOf(given)
    if (!plan) throw new Error('coefficientsFromTold: no value is found')
    const { lines, found } = plan
    const [first = ''] = given.unknowns
    const also = given.also && alsoOf(given, found)
    const values = found.map((one) =>
      Object.entries(one)
        .map(([name, value]) => `${name} = ${toText(value)}`)
        .join(', '),
    )
    const isBare = given.unknowns.length === 1 && !also
    const key = isBare ? found.map((one) => toText(one[first] ?? fraction(0))).join(', ') : values.join(' or ')
    return { lines: also ? [...lines, also.line] : lines, key: also ? `${key}, ${also.key}` : key }
  },
})
