import {
  equationsOf,
  equationTex,
  less,
  spotTex,
  squareOf,
  type Spot,
  type SumPoint,
  type Tie,
} from './pieces/told-points'
import { areaOf } from './pieces/area'
import { exactTex, exactText, squareTex as squareTexOf } from './pieces/point'
import { rootOf, rootSides } from './pieces/root'
import { fraction, sign, subtract, zero, surdText, toTex, toText, type Fraction } from '../../maths'
import { isZero, lettersOf, rationalOf, type Sum } from '../../maths/sum'
import { lettersTex } from '../pieces/letters-sum'
import { isolated, linearIn, quadraticIn, rationalRoots, substituted } from '../told/system'
import { earns, type Step } from '../line'
import { worked } from '../solution'

export type Want =
  | { readonly kind: 'letter'; readonly name: string }
  | { readonly kind: 'point'; readonly at: number }
  | {
      readonly kind: 'length'
      readonly ends: readonly [number, number]
      readonly isDouble?: true
      readonly name?: string
    }
  | { readonly kind: 'ratio'; readonly k: string }
  | { readonly kind: 'value'; readonly of: Sum }
  /** Whether that holds too. */
  | { readonly kind: 'claim'; readonly tie: Tie }
  /** Which of two points is nearer to a third, and by how much. */
  | { readonly kind: 'nearer'; readonly of: readonly [number, number]; readonly to: number; readonly isBy: boolean }
  /** How far from the x-axis or the y-axis. */
  | { readonly kind: 'from axis'; readonly at: number; readonly axis: 'x' | 'y' }
  /** The area of the figure of these corners, in their order. */
  | { readonly kind: 'area'; readonly of: readonly number[] }

export interface Given {
  readonly spots: readonly Spot[]
  readonly ties: readonly Tie[]
  readonly wants: readonly Want[]
}

type Values = ReadonlyMap<string, Sum>

/** A way that the letters can be, with the lines that lead to it. */
interface Branch {
  readonly values: Values
  readonly lines: readonly Step[]
}

interface Open {
  readonly zero: Sum
  /** The line that says why; given once. */
  readonly said: string
}

const put = (sum: Sum, values: Values): Sum =>
  [...values].reduce((so, [name, value]) => substituted(so, name, value), sum)
const size = (sum: Sum): number => lettersOf(sum).size

/** All the ways in which the equations can hold; null where they say too little or are not of the chapter's kind. */
function branches(all: readonly Open[], before: Branch, told: ReadonlySet<string>): readonly Branch[] | null {
  const { values } = before
  const open = all.map((one) => ({ ...one, zero: put(one.zero, values) })).filter(({ zero }) => !isZero(zero))
  if (open.some(({ zero }) => size(zero) === 0)) return []
  const linear = (zero: Sum) => linearIn(zero, [...lettersOf(zero)]) !== null
  const next =
    open.find(({ zero }) => size(zero) === 1 && linear(zero)) ??
    open.find(({ zero }) => size(zero) === 1) ??
    open.find(({ zero }) => size(zero) === 2 && linear(zero)) ??
    open.find(({ zero }) => linear(zero))
  if (!next) return open.length === 0 ? [before] : null
  const [name] = [...lettersOf(next.zero)].toSorted((one, other) => (one < other ? -1 : 1))
  if (name === undefined) return null
  const intro: readonly Step[] = told.has(next.said) ? [] : [earns(0.5, next.said)]
  const on = (value: Sum, line: Step | null): readonly Branch[] | null =>
    branches(
      open,
      {
        values: new Map([
          ...[...values].map(([key, old]) => [key, substituted(old, name, value)] as const),
          [name, value],
        ]),
        lines: [...before.lines, ...intro, ...(line === null ? [] : [line])],
      },
      new Set([...told, next.said]),
    )
  const own = equationTex(next.zero)
  if (linear(next.zero)) {
    const value = isolated(next.zero, name)
    if (!value) return null
    const short = `${name} = ${lettersTex(value)}`
    return on(value, own === short ? `So $${short}$` : `So $${own}$, and $${short}$`)
  }
  const quadratic = size(next.zero) === 1 ? quadraticIn(next.zero, name) : null
  const roots = quadratic && rationalRoots(quadratic)
  if (!roots) return null
  const shown = roots.map((root) => `$${name} = ${toTex(root)}$`).join(' or ')
  const line = `So $${own}$, and ${shown}`
  const found: Branch[] = []
  for (const [index, root] of roots.entries()) {
    const ways = on(constantOf(root), index === 0 ? line : `For $${name} = ${toTex(root)}$:`)
    if (!ways) return null
    found.push(...ways)
  }
  return found
}

const constantOf = (value: Fraction): Sum =>
  sign(value) === 0 ? new Map() : new Map([['1|', { coefficient: value, radicand: 1n, powers: [] }]])

interface Answer {
  readonly line: string
  readonly name: string
  readonly text: string
}

/** What is wanted, in one branch; null where it is not known there. */
function answerTo(want: Want, { values }: Branch, spots: readonly Spot[]): Answer | null {
  const value = (sum: Sum): Fraction | null => rationalOf(put(sum, values))
  const at = (index: number): SumPoint | null => {
    const spot = spots[index]
    return spot ? [put(spot.at[0], values), put(spot.at[1], values)] : null
  }
  switch (want.kind) {
    case 'letter': {
      const own = values.get(want.name)
      const found = own && rationalOf(own)
      return found ? { name: want.name, line: `$${want.name} = ${toTex(found)}$`, text: toText(found) } : null
    }
    case 'value': {
      const found = value(want.of)
      const tex = lettersTex(want.of)
      return found && { name: '', line: `$${tex} = ${toTex(found)}$`, text: toText(found) }
    }
    case 'ratio': {
      const k = values.get(want.k)
      const found = k && rationalOf(k)
      if (!found || sign(found) <= 0) return null
      return { name: '', line: `The ratio is $${found.n} : ${found.d}$`, text: `${found.n}:${found.d}` }
    }
    case 'point': {
      const [x, y] = at(want.at)?.map((each) => rationalOf(each)) ?? []
      const name = spots[want.at]?.name ?? 'P'
      return x && y ? { name: '', line: `$${name}$ is the point $${exactTex([x, y])}$`, text: exactText([x, y]) } : null
    }
    case 'claim': {
      const { zeros, said } = equationsOf(want.tie, spots, [])
      const left = zeros.map((zero) => put(zero, values))
      if (left.some((zero) => size(zero) > 0)) return null
      const off = left.map((zero) => rationalOf(zero)).find((one) => one && sign(one) !== 0)
      // what does not hold is not written as an equality
      const line = off
        ? `for that the two sides would have to be equal, and they differ by $${toTex(off.n < 0n ? fraction(-off.n, off.d) : off)}$`
        : said.replace(/\.$/, '')
      return { name: '', line, text: off ? 'no' : 'yes' }
    }
    case 'nearer': {
      const end = at(want.to)
      const name = (index: number) => spots[index]?.name ?? ''
      const roots = want.of.map((index) => {
        const own = at(index)
        const square = own && end && rationalOf(squareOf(own, end))
        return square && square.n * square.d <= 10n ** 12n ? { index, square, root: rootOf(square) } : null
      })
      const [one_, other] = roots
      if (!one_ || !other) return null
      const off = subtract(one_.square, other.square)
      if (sign(off) === 0) return null
      const [near, far] = sign(off) < 0 ? [one_, other] : [other, one_]
      const isSame = near.root.radicand === far.root.radicand
      if (want.isBy && !isSame) return null
      const by = surdText({
        coefficient: subtract(far.root.coefficient, near.root.coefficient),
        radicand: near.root.radicand,
      })
      const distances = [one_, other]
        .map(({ index, square }) => `$${[`${name(want.to)}${name(index)}`, ...rootSides(square)].join(' = ')}$`)
        .join(' and ')
      return {
        name: '',
        line: `${distances}: $${name(near.index)}$ is nearer to $${name(want.to)}$${want.isBy ? `, by $${by.replace(/√(\d+)/, '\\sqrt{$1}')}$ units` : ''}`,
        text: `${name(near.index)}${want.isBy ? `, by ${by}` : ''}`,
      }
    }
    case 'from axis': {
      const found = rationalOf(at(want.at)?.[want.axis === 'x' ? 1 : 0] ?? new Map())
      const far = found && (sign(found) < 0 ? fraction(-found.n, found.d) : found)
      return (
        far && {
          name: '',
          line: `The distance from the $${want.axis}$-axis is $${toTex(far)}$ units`,
          text: toText(far),
        }
      )
    }
    case 'area': {
      const corners = want.of.map((index) => at(index)?.map((each) => rationalOf(each)))
      const all = corners.flatMap(([x, y] = []) => (x && y ? [{ x, y }] : []))
      const own = all.length === want.of.length ? areaOf(all) : null
      const name = want.of.map((index) => spots[index]?.name ?? '').join('')
      return own && { name: '', line: `The area of $${name}$: $${own.tex}$ square units`, text: toText(own.area) }
    }
    case 'length': {
      const [a, b] = [at(want.ends[0]), at(want.ends[1])]
      const square = a && b && rationalOf(squareOf(a, b))
      if (!square || square.n * square.d > 10n ** 12n) return null
      const root = rootOf(square)
      const name = `${spots[want.ends[0]]?.name ?? 'A'}${spots[want.ends[1]]?.name ?? 'B'}`
      const put_ =
        a && b
          ? [less(b[0], a[0]), less(b[1], a[1])].map((one) => squareTexOf(rationalOf(one) ?? zero)).join(' + ')
          : ''
      const whole = want.isDouble
        ? { ...root, coefficient: fraction(2n * root.coefficient.n, root.coefficient.d) }
        : root
      const double = want.isDouble ? `, so the diameter is $${surdText(whole).replace(/√(\d+)/, '\\sqrt{$1}')}$` : ''
      return {
        name: want.name ?? name,
        line: `$${name} = ${[`\\sqrt{${put_}}`, ...rootSides(square)].join(' = ')}$ units${double}`,
        text: surdText(whole),
      }
    }
    default:
      return want satisfies never
  }
}

interface Worked {
  readonly lines: readonly Step[]
  readonly key: string
}

const cache = new WeakMap<Given, Worked | null>()

/** The lines and the answer; null where what is told does not settle what is asked. */
export function workedOut(given: Given): Worked | null {
  const known = cache.get(given)
  if (known !== undefined) return known
  const found = workOut(given)
  cache.set(given, found)
  return found
}

function workOut({ spots, ties, wants }: Given): Worked | null {
  const open = ties.flatMap((tie) => {
    const { zeros, said } = equationsOf(tie, spots, ties)
    return zeros.map((zero): Open => ({ zero, said }))
  })
  const start: Branch = { values: new Map(), lines: [] }
  const ways = branches(open, start, new Set())
  if (!ways || ways.length === 0 || ways.length > 4) return null
  const isOutside = ({ values }: Branch) =>
    ties.some((tie) => {
      const k = tie.kind === 'ratio' ? values.get(tie.k) : undefined
      const value = k && rationalOf(k)
      return value && sign(value) <= 0
    })
  const inside = ways.filter((way) => !isOutside(way))
  if (inside.length === 0) return null
  // two letters with several values each would have to be given in pairs
  if (inside.length > 1 && wants.filter(({ kind }) => kind === 'letter').length > 1) return null
  const answers = wants.map((want) => inside.map((way) => answerTo(want, way, spots)))
  if (answers.some((each) => each.includes(null))) return null
  const all = answers.map((each) => each.filter((one) => one !== null))
  const isFew = wants.length === 1
  const keys = all.map((each) => {
    const texts = [...new Set(each.map(({ text }) => text))]
    const name = each[0]?.name ?? ''
    return isFew || name === '' ? texts.join(isFew ? ', ' : ' or ') : `${name} = ${texts.join(' or ')}`
  })
  const shown = all.flatMap((each, index) => {
    const want = wants[index]
    const isSaid = want?.kind === 'letter' && ways.length === 1
    return isSaid && wants.length > 1 ? [] : [...new Set(each.map(({ line }) => line))]
  })
  const given = spots.filter(({ isMade }) => isMade !== true)
  const lead = given.length > 0 ? [`Given: ${given.map((spot) => `$${spotTex(spot)}$`).join(', ')}`] : []
  return {
    lines: [
      ...lead,
      ...inside
        .flatMap(({ lines }) => lines)
        .filter(isFirst)
        .filter(isFollowed),
      ...shown.map((line) => earns(0.5, `Hence ${line.replace(/^The/, 'the')}.`)),
    ],
    key: keys.join(', '),
  }
}

/** The lines that several ways have in common are given once. */
const isFirst = (line: Step, at: number, all: readonly Step[]): boolean => {
  const text = (one: Step) => (typeof one === 'string' ? one : one.text)
  return all.findIndex((one) => text(one) === text(line)) === at
}

/** "For k = 2:" where nothing comes of it is left out. */
const isFollowed = (line: Step, at: number, all: readonly Step[]): boolean => {
  const isCase = (one: Step | undefined) => typeof one === 'string' && one.endsWith(':')
  return !isCase(line) || (all[at + 1] !== undefined && !isCase(all[at + 1]))
}

/** E.g. "P(k, 1) divides AB, A(-1, -3), B(9, 7). In what ratio, and what is k?" */
export const pointsTold = worked<Given>({
  id: 'points-told',
  archetype: 'cg-section-point',
  objection: (given) => (workedOut(given) ? null : 'What is told does not settle this: check what you typed.'),
  solve: (given) => workedOut(given) ?? { lines: [], key: '' },
})
