import { acuteAngle } from './pieces/acute-angle'
import { ratioTex } from './pieces/in-sines'
import { holdsTrig, inRatios, polynomial, unlessNone } from './pieces/ratio-sums'
import { tableAngles, type RatioName } from './pieces/ratio'
import type { Told } from './pieces/told-ratios'
import { valueOf } from './ratio-value'
import { exactOrNull } from '../../reading/tree/exact'
import { childrenOf, type Node } from '../../reading/tree/node'
import { letterTex } from '../../reading/tree/tex'
import * as quotients from '../../maths/quotient'
import * as sums from '../../maths/sum'
import {
  add,
  divide,
  equals,
  fraction,
  multiply,
  negate,
  sign,
  toNumber,
  toTex,
  toText,
  type Fraction,
} from '../../maths'
import { earns, type Step } from '../line'
import { worked } from '../solution'

/** Equations that hold ratios of acute angles and of their sums, and what is asked of the angles. */
export interface AnglesTold {
  readonly told: readonly Told[]
  /** Letters, sums of letters, or expressions in ratios. */
  readonly asked: readonly Node[]
  /** 0° and 90° count as well. */
  readonly isClosed: boolean
  /** Nothing says whether they do. */
  readonly isOpen: boolean
}

/** Coefficients by letter, '' for the degrees. */
type Linear = ReadonlyMap<string, Fraction>

const zero = fraction(0)
const bare = (node: Node): Node => (node.kind === 'bracket' ? bare(node.of) : node)

export function linearOf(node: Node): Linear | null {
  const value = unlessNone(() => exactOrNull(node, sums.newBudget()))
  if (!value || !sums.equals(value.bottom, sums.unity)) return null
  const all = new Map<string, Fraction>()
  for (const { coefficient, radicand, powers } of value.top.values()) {
    const [first, ...more] = powers
    if (radicand !== 1n || more.length > 0 || (first && first[1] !== 1)) return null
    all.set(first?.[0] ?? '', coefficient)
  }
  return all
}

const isSame = (one: Linear, two: Linear): boolean =>
  [...new Set([...one.keys(), ...two.keys()])].every((name) => equals(one.get(name) ?? zero, two.get(name) ?? zero))

const plus = (one: Linear, two: Linear, times: Fraction): Linear =>
  new Map(
    [...new Set([...one.keys(), ...two.keys()])]
      .map((name) => [name, add(one.get(name) ?? zero, multiply(two.get(name) ?? zero, times))] as const)
      .filter(([, value]) => sign(value) !== 0),
  )

const trigsIn = (node: Node): readonly Extract<Node, { kind: 'trig' }>[] =>
  node.kind === 'trig' ? [node] : childrenOf(node).flatMap(trigsIn)

/** Each angle as one letter. */
const withLetter = (node: Node): Node =>
  node.kind === 'trig'
    ? { ...node, of: { kind: 'letter', name: 'X' } }
    : node.kind === 'binary'
      ? { ...node, left: withLetter(node.left), right: withLetter(node.right) }
      : 'of' in node
        ? { ...node, of: withLetter(node.of) }
        : node

interface Fixed {
  /** What is zero. */
  readonly zero: readonly Linear[]
  readonly line: string
}

const minusOne = fraction(-1)
const degrees = (value: number): Linear => new Map([['', fraction(value)]])

const co: Readonly<Record<RatioName, RatioName>> = {
  sin: 'cos',
  cos: 'sin',
  tan: 'cot',
  cot: 'tan',
  sec: 'cosec',
  cosec: 'sec',
}

/** "sin 3A = cos (A - 26°)": two angles that are equal, or make 90° together. */
function ofTwo(left: Node, right: Node): Fixed | null {
  const [one, two] = [bare(left), bare(right)]
  if (one.kind !== 'trig' || two.kind !== 'trig') return null
  const [a, b] = [linearOf(one.of), linearOf(two.of)]
  if (!a || !b) return null
  const tex = [one, two].map(({ of }) => angleTex(of))
  if (one.name === two.name && !isSame(a, b))
    return {
      zero: [plus(a, b, minusOne)],
      line: `Both angles are acute and have the same ratio, so $${tex.join(' = ')}$.`,
    }
  if (one.name !== co[two.name]) return null
  const turned = ratioTex({ kind: 'trig', name: co[two.name], of: { kind: 'letter', name: 'X' } }).replace(
    /X$/,
    `(90^\\circ - ${sumOf(two.of)})`,
  )
  return {
    zero: [plus(plus(a, b, fraction(1)), degrees(90), minusOne)],
    line: `$${ratioTex(two)} = ${turned}$, so $${tex[0]} = 90^\\circ - ${sumOf(two.of)}$.`,
  }
}

const angleTex = (node: Node): string => {
  const own = bare(node)
  return own.kind === 'number' ? `${own.tex}^\\circ` : ratioTex(own)
}
const sumOf = (node: Node): string => (bare(node).kind === 'binary' ? `(${angleTex(node)})` : angleTex(node))

/** The angles for which an equation in the ratios of one angle holds. */
function ofOne(told: Told, given: AnglesTold): Fixed | null {
  const [left, right] = told
  const trigs = [...trigsIn(left), ...trigsIn(right)]
  const [first, ...others] = trigs
  const angle = first && linearOf(first.of)
  if (!first || !angle || [...angle.keys()].every((name) => name === '')) return null
  if (others.some(({ of }) => !isSame(linearOf(of) ?? new Map(), angle))) return null
  const [one, two] = [inRatios(withLetter(left)), inRatios(withLetter(right))]
  if (!one || !two) return null
  const budget = sums.newBudget()
  const { top } = quotients.cancelled(polynomial(quotients.add(one.value, quotients.negate(two.value), budget)), budget)
  if ([...sums.lettersOf(top)].some((name) => !name.includes(' '))) return null
  const fits = tableAngles.filter((size) => isZeroAt(left, right, size))
  const ends = fits.filter((size) => size === 0 || size === 90)
  const isAlone = others.length === 0 && (bare(left).kind === 'trig' || bare(right).kind === 'trig')
  const found = acuteAngle(top)
  const inner = fits.filter((size) => size > 0 && size < 90)
  const [root, ...roots] = found?.roots ?? []
  const isRight = inner.length === 0 && root !== undefined && roots.length === 0 && isUnity(root)
  if (found && !isRight && (found.roots === null || found.roots.length !== inner.length)) return null
  if (!found && inner.length > 0) return null
  if (ends.length > 0 && inner.length > 0 && !isAlone && given.isOpen) return null
  const sizes = isAlone || given.isClosed || (given.isOpen && inner.length === 0) ? fits : inner
  if (sizes.length === 0) return null
  const tex = sumOf(first.of)
  const shown = isAlone
    ? `$${ratioTex(left)} = ${ratioTex(right)} = \\${first.name} ${sizes[0]}^\\circ$, so $${angleTex(first.of)} = ${sizes[0]}^\\circ$.`
    : `${(found?.lines ?? []).join(' ').replace(/(?<=\\(?:sin|cos|tan)(?:\^\{?\d\}?)? )X/g, tex)} So $${angleTex(first.of)} = ${sizes.map((size) => `${size}^\\circ`).join('$ or $')}$.`
  return { zero: sizes.map((size) => plus(angle, degrees(size), minusOne)), line: shown.trim() }
}

const isUnity = (value: quotients.Quotient): boolean =>
  quotients.equals(value, quotients.whole(sums.unity), sums.newBudget())

/** Whether both sides are equal at an angle of the table. */
function isZeroAt(left: Node, right: Node, size: number): boolean {
  const put = (node: Node): Node =>
    node.kind === 'trig'
      ? { ...node, of: { kind: 'number', value: fraction(size), decimal: false, tex: `${size}` } }
      : node.kind === 'binary'
        ? { ...node, left: put(node.left), right: put(node.right) }
        : 'of' in node
          ? { ...node, of: put(node.of) }
          : node
  const difference: Node = {
    kind: 'binary',
    operation: '-',
    left: put(left),
    right: { kind: 'bracket', of: put(right) },
  }
  const value = unlessNone(() => exactOrNull(difference, sums.newBudget()))
  return value !== null && quotients.isZero(value)
}

/** "A + B = 90°" */
function ofSum([left, right]: Told): Fixed | null {
  const [one, two] = [linearOf(left), linearOf(right)]
  return one && two ? { zero: [plus(one, two, minusOne)], line: `$${ratioTex(left)} = ${ratioTex(right)}$` } : null
}

const fixedBy = (told: Told, given: AnglesTold): Fixed | null =>
  told.some(holdsTrig) ? (ofTwo(...told) ?? ofOne(told, given)) : ofSum(told)

type Angles = ReadonlyMap<string, Fraction>

/** The letters of sums that are all zero; null where they are not all fixed, or contradict. */
export function solved(all: readonly Linear[]): Angles | null {
  const names = [...new Set(all.flatMap((one) => [...one.keys()]))].filter((name) => name !== '').toSorted()
  let rows = all
  for (const name of names) {
    const pivot = rows.find(
      (row) => sign(row.get(name) ?? zero) !== 0 && !names.some((before) => before < name && row.has(before)),
    )
    if (!pivot) return null
    const own = pivot.get(name) ?? zero
    rows = rows.map((row) => (row === pivot ? row : plus(row, pivot, negate(divide(row.get(name) ?? zero, own)))))
  }
  const values = new Map<string, Fraction>()
  for (const row of rows) {
    const [name, ...more] = [...row.keys()].filter((one) => one !== '')
    if (more.length > 0 || (name === undefined && row.size > 0)) return null
    if (name !== undefined) values.set(name, divide(negate(row.get('') ?? zero), row.get(name) ?? fraction(1)))
  }
  return values.size === names.length ? values : null
}

/** All ways that the angles can be. */
export function anglesOf(given: AnglesTold): readonly Angles[] | null {
  const fixed = given.told.map((one) => fixedBy(one, given))
  if (fixed.includes(null)) return null
  const ways = fixed.reduce<readonly (readonly Linear[])[]>(
    (all, one) => all.flatMap((before) => (one?.zero ?? []).map((next) => [...before, next])),
    [[]],
  )
  const found = ways.flatMap((way) => solved(way) ?? [])
  const fitting = found.filter((values) =>
    [...values.values()].every((size) => sign(size) >= 0 && toNumber(size) <= 90),
  )
  // every angle of a ratio is at most a right angle
  const angles = given.told
    .flat()
    .flatMap(trigsIn)
    .map(({ of }) => linearOf(of))
  const right = fitting.filter((values) => angles.every((angle) => isWithin(angle && valueAt(angle, values))))
  return ways.length > 4 || found.length < ways.length || right.length === 0 ? null : right
}

const isWithin = (size: Fraction | null): boolean => size !== null && sign(size) >= 0 && toNumber(size) <= 90

export const valueAt = (linear: Linear, values: Angles): Fraction | null =>
  [...linear].reduce<Fraction | null>((all, [name, times]) => {
    const value = name === '' ? fraction(1) : values.get(name)
    return all && value ? add(all, multiply(times, value)) : null
  }, zero)

const put = (node: Node, values: Angles): Node => {
  const linear = node.kind === 'trig' ? linearOf(node.of) : null
  const size = linear && valueAt(linear, values)
  if (node.kind === 'trig')
    return size ? { ...node, of: { kind: 'number', value: size, decimal: false, tex: toTex(size) } } : node
  if (node.kind === 'binary') return { ...node, left: put(node.left, values), right: put(node.right, values) }
  return 'of' in node ? { ...node, of: put(node.of, values) } : node
}

interface Found {
  readonly lines: readonly Step[]
  readonly key: string
}

const known = new WeakMap<AnglesTold, Found | null>()

export function foundOf(given: AnglesTold): Found | null {
  const before = known.get(given)
  if (before !== undefined) return before
  const found = unlessNone(() => workedOut(given))
  known.set(given, found)
  return found
}

function workedOut(given: AnglesTold): Found | null {
  const ways = anglesOf(given)
  const [first, ...others] = ways ?? []
  if (!first || given.asked.length === 0) return null
  const lines: Step[] = given.told.map((one) => fixedBy(one, given)?.line ?? '')
  const names = [...first.keys()]
  const isSystem = names.length > 1 || given.told.length > 1
  const shownFor = (values: Angles) =>
    names.map((name) => `$${letterTex(name)} = ${toTex(values.get(name) ?? zero)}^\\circ$`).join(' and ')
  const all = [first, ...others]
  const isPlain = given.asked.every((node) => node.kind === 'letter') && !isSystem
  if (isSystem || !isPlain)
    lines.push(`${isSystem && names.length > 1 ? 'Solving these, ' : 'So '}${all.map(shownFor).join(', or ')}.`)
  const keys: string[] = []
  for (const node of given.asked) {
    const texts = new Set<string>()
    for (const values of all) {
      const linear = holdsTrig(node) ? null : linearOf(node)
      const size = linear && valueAt(linear, values)
      if (size) {
        texts.add(toText(size))
        continue
      }
      const value = holdsTrig(node) ? valueOf({ told: [], asked: [put(node, values)] }) : null
      if (!value) return null
      texts.add(value.key)
      lines.push(...value.lines.slice(-1))
    }
    const isAngle = !holdsTrig(node)
    const listed = [...texts]
    const name =
      given.asked.length > 1
        ? `${ratioTex(node).replace('\\theta', 'θ').replace('\\alpha', 'α').replace('\\beta', 'β')} = `
        : ''
    keys.push(`${name}${listed.map((text) => (isAngle && name === '' ? `${text}°` : text)).join(' or ')}`)
    if (isAngle && (node.kind !== 'letter' || isPlain))
      lines.push(earns(1, `Hence $${ratioTex(node)} = ${listed.map((text) => `${text}^\\circ`).join('$ or $')}$.`))
  }
  return { lines, key: keys.join(', ') }
}

/** E.g. "If sin(2A + B) = 1 and cos(A - B) = √3/2, find A and B." */
export const anglesTold = worked<AnglesTold>({
  id: 'angles-told',
  archetype: 'trig-find-a-b',
  objection: (given) => (foundOf(given) ? null : 'I do not find these angles.'),
  solve: (given) => {
    const found = foundOf(given)
    if (!found) throw new Error('anglesTold: no angles')
    return found
  },
})
