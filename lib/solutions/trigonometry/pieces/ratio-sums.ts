import { withRatios } from './in-sines'
import { toNumber, toTex, negate as opposite, type Fraction } from '../../../maths'
import { contentOf } from '../../../maths/common-factor'
import { polynomialRoot, divideExactly } from '../../../maths/polynomial-division'
import * as quotients from '../../../maths/quotient'
import type { Quotient } from '../../../maths/quotient'
import * as sums from '../../../maths/sum'
import type { Sum } from '../../../maths/sum'
import { exactOrNull } from '../../../reading/tree/exact'
import { lettersOf, type Node, type TrigName } from '../../../reading/tree/node'
import { letterTex } from '../../../reading/tree/tex'
import { Unreadable } from '../../../reading/unreadable'

/** The letters that stand for the sine and the cosine of an angle: "sin A" and "cos A". */
const isRatio = (name: string): boolean => /^(?:sin|cos|tan) /.test(name)
export const angleIn = (name: string): string => name.slice(4)

const number = (value: number): Node => ({
  kind: 'number',
  value: { n: BigInt(value), d: 1n },
  decimal: false,
  tex: `${value}`,
})
const over = (left: Node, right: Node): Node => ({
  kind: 'bracket',
  of: { kind: 'binary', operation: '/', left, right },
})
const bare = (node: Node): Node => (node.kind === 'bracket' ? bare(node.of) : node)

const co: Readonly<Record<TrigName, TrigName>> = {
  sin: 'cos',
  cos: 'sin',
  tan: 'cot',
  cot: 'tan',
  sec: 'cosec',
  cosec: 'sec',
}

interface OfAngle {
  readonly name: TrigName
  /** The letter of the angle, or its degrees, at most 45. */
  readonly angle: string
}

/** "sin 55°" as the cosine of 35°, "tan (90° - A)" as the cotangent of A; null for another angle than a letter or whole degrees. */
function ofAngle({ name, of }: Extract<Node, { kind: 'trig' }>): OfAngle | null {
  const angle = bare(of)
  if (angle.kind === 'letter') return { name, angle: angle.name }
  if (angle.kind === 'number') {
    const degrees = toNumber(angle.value)
    if (!Number.isInteger(degrees) || degrees <= 0 || degrees >= 90) return null
    return degrees > 45 ? { name: co[name], angle: `${90 - degrees}°` } : { name, angle: `${degrees}°` }
  }
  if (angle.kind !== 'binary' || angle.operation !== '-') return null
  const [left, right] = [bare(angle.left), bare(angle.right)]
  return left.kind === 'number' && toNumber(left.value) === 90 && right.kind === 'letter'
    ? { name: co[name], angle: right.name }
    : null
}

const isOfTable = (node: Node): boolean => {
  const angle = bare(node)
  return angle.kind === 'number' && [0, 30, 45, 60, 90].includes(toNumber(angle.value))
}

const ratioNode = ({ name, angle }: OfAngle): Node => {
  const sine: Node = { kind: 'letter', name: `sin ${angle}` }
  const cosine: Node = { kind: 'letter', name: `cos ${angle}` }
  const ratios: Readonly<Record<TrigName, Node>> = {
    sin: sine,
    cos: cosine,
    tan: over(sine, cosine),
    cot: over(cosine, sine),
    sec: over(number(1), cosine),
    cosec: over(number(1), sine),
  }
  return ratios[name]
}

/** The expression in the sines and cosines of its angles; null where an angle is none that can be taken so. */
function inBasics(node: Node): Node | null {
  let isWhole = true
  const put = withRatios(node, (ratio) => {
    if (isOfTable(ratio.of)) return ratio
    const found = ofAngle(ratio)
    if (!found) isWhole = false
    return found ? ratioNode(found) : ratio
  })
  return isWhole ? put : null
}

/** Runs what may be too large or divide by zero; null for these. */
export function unlessNone<T>(work: () => T): T | null {
  try {
    return work()
  } catch (error) {
    if (error instanceof Unreadable || error instanceof sums.TooLarge || error instanceof RangeError) return null
    throw error
  }
}

const mostPower = 16

/** With 1 - cos² for each sin² of any angle: two such sums are equal for all angles exactly where they are the same. */
export function reduced(sum: Sum, budget = sums.newBudget()): Sum {
  let all: Sum = new Map()
  for (const term of sum.values()) {
    let product = sums.single({
      ...term,
      powers: term.powers.flatMap(([name, power]) =>
        name.startsWith('sin ') && power > 1 ? (power % 2 === 1 ? [[name, 1] as const] : []) : [[name, power] as const],
      ),
    })
    for (const [name, power] of term.powers) {
      if (!name.startsWith('sin ') || power < 2) continue
      if (power > mostPower) throw new sums.TooLarge()
      const rest = sums.subtract(sums.unity, sums.letter(`cos ${angleIn(name)}`, 2), budget)
      for (let count = 0; count < Math.floor(power / 2); count++) product = sums.multiply(product, rest, budget)
    }
    all = sums.add(all, product, budget)
  }
  return all
}

/** With 1 - sin² for each cos² of any angle. */
function inSinesOnly(sum: Sum): Sum {
  const turned = (name: string) => (isRatio(name) ? `${name.startsWith('sin') ? 'cos' : 'sin'} ${angleIn(name)}` : name)
  const turn = (one: Sum): Sum =>
    sums.collect(
      [...one.values()].map((term) => ({
        ...term,
        powers: term.powers
          .map(([name, power]) => [turned(name), power] as const)
          .toSorted(([x], [y]) => (x < y ? -1 : 1)),
      })),
      sums.newBudget(),
    )
  return turn(reduced(turn(sum)))
}

/** Over a bottom without a common number, whose first term is positive. */
function tidy({ top, bottom }: Quotient): Quotient {
  const budget = sums.newBudget()
  const [first] = bottom.values()
  if (!first || !sums.isRational(bottom)) return { top, bottom }
  const content = contentOf(bottom)
  const isMinus = [...bottom.values()].filter(({ coefficient }) => coefficient.n < 0n).length * 2 > bottom.size
  const by = sums.constant({ n: isMinus ? -content.d : content.d, d: content.n })
  return { top: sums.multiply(top, by, budget), bottom: sums.multiply(bottom, by, budget) }
}

/** The forms that it takes without a common factor: as it stands, with cosines for the squares of sines, and the other way about. */
export function formsOf(value: Quotient): readonly Quotient[] {
  const first = quotients.cancelled(value, sums.newBudget())
  const forms = [reduced, inSinesOnly].map((made) =>
    quotients.cancelled({ top: made(first.top), bottom: made(first.bottom) }, sums.newBudget()),
  )
  return [first, ...forms].map(tidy)
}

export function areSame(one: Quotient, two: Quotient): boolean {
  const budget = sums.newBudget()
  const [left, right] = [polynomial(one), polynomial(two)]
  const difference = sums.subtract(
    sums.multiply(left.top, right.bottom, budget),
    sums.multiply(right.top, left.bottom, budget),
    budget,
  )
  return sums.isZero(reduced(difference))
}

export const polynomial = (value: Quotient): Quotient => quotients.polynomials(value, sums.newBudget())

/** Each letter of the map with its quotient in its place. */
export function substituted(value: Quotient, values: ReadonlyMap<string, Quotient>): Quotient {
  const budget = sums.newBudget()
  const put = (sum: Sum): Quotient =>
    [...sum.values()].reduce<Quotient>((all, term) => {
      const rest = sums.single({ ...term, powers: term.powers.filter(([name]) => !values.has(name)) })
      const product = term.powers.reduce<Quotient>((so, [name, power]) => {
        const by = values.get(name)
        return by ? quotients.multiply(so, quotients.power(by, power, budget), budget) : so
      }, quotients.whole(rest))
      return quotients.add(all, product, budget)
    }, quotients.whole(new Map()))
  return [value.top, value.bottom].some((sum) => [...sums.lettersOf(sum)].some((name) => values.has(name)))
    ? quotients.divide(put(value.top), put(value.bottom), budget)
    : value
}

const samples = [17, 38, 61]

/** The value for acute angles, one other for each letter. */
export const numberAt = (sum: Sum, at: number): number => {
  const letters = [...sums.lettersOf(sum)].map((name) => (isRatio(name) ? angleIn(name) : name)).toSorted()
  return sums.approximate(sum, (name) => {
    const place = letters.indexOf(isRatio(name) ? angleIn(name) : name)
    if (!isRatio(name)) return 1.3 + 0.37 * place
    const degrees = angleIn(name).endsWith('°') ? parseFloat(angleIn(name)) : ((at + 11 * place) % 88) + 1
    const angle = (degrees * Math.PI) / 180
    return name.startsWith('sin') ? Math.sin(angle) : Math.cos(angle)
  })
}

/** The root of a square that is positive for every acute angle, over the positive denominator: √((1 + sin A)/(1 - sin A)) is cos A/(1 - sin A). */
function rootOf(value: Quotient): Quotient | null {
  const budget = sums.newBudget()
  const { top, bottom } = quotients.cancelled(value, budget)
  const square = sums.multiply(top, bottom, budget)
  const root = polynomialRoot(square, budget) ?? rootReduced(reduced(square, budget))
  if (!root || !samples.every((at) => numberAt(bottom, at) > 0)) return null
  const signs = [5, 21, 33, 44, 46, 58, 73, 84].map((at) => Math.sign(numberAt(root, at)))
  const [first] = signs
  return first !== undefined && first !== 0 && signs.every((sign) => sign === first)
    ? { top: first > 0 ? root : sums.negate(root), bottom }
    : null
}

/** The root of a sum that holds no sine, or (1 - cos²) times the square of such. */
function rootReduced(square: Sum): Sum | null {
  const budget = sums.newBudget()
  const direct = polynomialRoot(square, budget)
  if (direct) return direct
  for (const name of sums.lettersOf(square)) {
    if (!name.startsWith('cos ')) continue
    const sineSquare = sums.subtract(sums.unity, sums.letter(name, 2), budget)
    const rest = sums.isRational(square) ? divideExactly(square, sineSquare, budget) : null
    const root = rest && polynomialRoot(rest, budget)
    if (root) return sums.multiply(root, sums.letter(`sin ${angleIn(name)}`), budget)
  }
  return null
}

/** A root that was taken: what stood under it, and what it is. */
export interface Rooted {
  readonly of: Node
  readonly is: Quotient
}

export interface InRatios {
  readonly value: Quotient
  readonly roots: readonly Rooted[]
}

const holds = (node: Node, test: (part: Node) => boolean): boolean =>
  test(node) ||
  (node.kind === 'binary' ? holds(node.left, test) || holds(node.right, test) : 'of' in node && holds(node.of, test))
export const holdsTrig = (node: Node): boolean => holds(node, ({ kind }) => kind === 'trig')
/** The letters of the angles. */
export const anglesOfRatios = (node: Node): readonly string[] => {
  if (node.kind === 'trig') return [...lettersOf(node.of)]
  if (node.kind === 'binary') return [...anglesOfRatios(node.left), ...anglesOfRatios(node.right)]
  return 'of' in node ? anglesOfRatios(node.of) : []
}
const holdsLetter = (node: Node): boolean => holds(node, ({ kind }) => kind === 'letter' || kind === 'trig')

/** An expression as a quotient in the sines and cosines of acute angles and in letters, `put` in the place of some of these; null where it is none. */
export function inRatios(node: Node, put: ReadonlyMap<string, Quotient> = new Map()): InRatios | null {
  return unlessNone(() => {
    const roots: Rooted[] = []
    const values = new Map(put)
    let isWhole = true
    const without = (part: Node): Node => {
      if (part.kind === 'binary') return { ...part, left: without(part.left), right: without(part.right) }
      if (part.kind === 'root' && part.index === 2 && holdsLetter(part.of)) {
        const under = inRatios(part.of, put)
        const is = under && rootOf(polynomial(under.value))
        if (!is) isWhole = false
        if (!is) return part
        const name = `√${roots.length}`
        roots.push({ of: part, is })
        values.set(name, is)
        return { kind: 'letter', name }
      }
      return part.kind === 'trig' || !('of' in part) ? part : { ...part, of: without(part.of) }
    }
    const basic = inBasics(without(node))
    const value = basic && isWhole ? exactOrNull(basic, sums.newBudget()) : null
    if (!value) return null
    return { value: polynomial(substituted(polynomial(value), values)), roots }
  })
}

const nameTex = (name: string, power: number): string => {
  const raised = power === 1 ? '' : `^{${power}}`
  if (!isRatio(name)) return `${letterTex(name)}${raised}`
  const angle = angleIn(name)
  return `\\${name.slice(0, 3)}${raised} ${angle.endsWith('°') ? `${angle.slice(0, -1)}^\\circ` : letterTex(angle)}`
}

const degree = (powers: sums.Powers): number => powers.reduce((so, [, power]) => so + power, 0)

/** In TeX: letters first, then the ratios. */
export function sumTex(sum: Sum): string {
  const terms = [...sum.values()].toSorted((one, two) => degree(two.powers) - degree(one.powers))
  const positive = terms.findIndex(({ coefficient }) => coefficient.n > 0n)
  const ordered =
    positive > 0 ? [...terms.slice(positive, positive + 1), ...terms.filter((_, at) => at !== positive)] : terms
  const shown = ordered.map(({ coefficient, radicand, powers }, index) => {
    const isMinus = coefficient.n < 0n
    const size: Fraction = isMinus ? opposite(coefficient) : coefficient
    const factors = [...powers]
      .toSorted(
        ([a], [b]) => Number(isRatio(a)) - Number(isRatio(b)) || (isRatio(a) ? (a < b ? 1 : -1) : a < b ? -1 : 1),
      )
      .map(([name, power]) => nameTex(name, power))
    const root = radicand === 1n ? [] : [`\\sqrt{${radicand}}`]
    const isOne = size.n === 1n && size.d === 1n && factors.length + root.length > 0
    const product = [...(isOne ? [] : [toTex(size)]), ...root, ...factors].join('\\,')
    return index === 0 ? `${isMinus ? '-' : ''}${product}` : `${isMinus ? '-' : '+'} ${product}`
  })
  return shown.length === 0 ? '0' : shown.join(' ')
}

export const quotientTex = (value: Quotient): string => {
  const { top, bottom } = polynomial(value)
  const below = sumTex(bottom)
  return below === '1' ? sumTex(top) : `\\frac{${sumTex(top)}}{${below}}`
}

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** In the grammar of answers. */
export const sumText = (sum: Sum): string =>
  sumTex(sum)
    .replaceAll('\\,', ' ')
    .replace(/\\frac\{(\d+)\}\{(\d+)\}/g, '($1/$2)')
    .replace(/\\sqrt\{(\d+)\}/g, '√$1')
    .replace(/\^\{(\d+)\}/g, (_, power: string) =>
      [...power].map((digit) => superscripts[Number(digit)] ?? '').join(''),
    )
    .replace(/\\(?=[a-z])/g, '')
