import { type Fact, type FactOf, isWord, type Item } from '../../question/fact'
import { rational } from '../../question/polynomial'
import type { Question } from '../../question/question'
import { segment } from '../../question/segments'
import type { Node } from '../../question/reading'
import { divide, one, type Fraction } from '../../../maths'
import type { Quotient } from '../../../solutions/triangles/similar-lengths'

type Letter = FactOf<'letter'>

/** What a question tells of the points and lines of a figure, and what it has taken to tell it. */
export interface Figure {
  /** D: AB for "D on AB"; the letters of a side in the order of the alphabet. */
  readonly on: ReadonlyMap<string, string>
  readonly parallels: readonly (readonly [string, string])[]
  readonly ratios: readonly (Quotient & { readonly value: Fraction })[]
  /** Segments and their ratios that are named and told nothing of. */
  readonly asked: readonly (string | Quotient)[]
  readonly taken: ReadonlySet<Item>
}

const isLetter = (item: Item | undefined, size: number): item is Letter =>
  item?.kind === 'letter' && item.name.length === size && /^[A-Z]+$/.test(item.name)
const isJoint = (item: Item | undefined): boolean =>
  (item?.kind === 'mark' && item.text === ',') || isWord(item, /^(?:and|aur)$/)

const between =
  /^(?:on|of|is|are|be|lie|lies|point|points|a|the|two|any|side|sides|such|that|taken|par|pe|respectively|line|segment|segments)$/
const placing = /^(?:on|lie|lies|of)$/
const hindi = /^(?:par|pe|upar)$/
const meeting = /^(?:at|in)$/
const taking = /^(?:par|pe|take|taken|mark|marked|points?|two|respectively|there|are|is|ek|do|kramshah|lie|lies)$/

/** Letters of that size with commas or "and" between them, from a place on. */
function run(items: readonly Item[], at: number, size: number): readonly Letter[] {
  const found: Letter[] = []
  for (let place = at; ; place++) {
    const item = items[place]
    if (isLetter(item, size)) found.push(item)
    else if (!(found.length > 0 && isJoint(item) && isLetter(items[place + 1], size))) return found
  }
}

const endOf = (items: readonly Item[], letters: readonly Letter[], from: number): number => {
  const last = letters.at(-1)
  return last ? items.indexOf(last, from) + 1 : from
}

export function figureIn(question: Question): Figure {
  const items = question.apart
  const on = new Map<string, string>()
  const taken = new Set<Item>()
  const ratios: (Quotient & { readonly value: Fraction })[] = []
  const place = (points: readonly Letter[], sides: readonly Letter[]) => {
    points.forEach((point, index) => {
      const side = sides[index]
      if (side) on.set(point.name, segment(side.name))
    })
    for (const item of [...points, ...sides]) taken.add(item)
  }
  for (const at of items.keys()) {
    if (taken.has(items[at] ?? { kind: 'mark', text: '.' })) continue
    const points = run(items, at, 1)
    if (points.length > 0) placedFrom(items, at, points, place, (middle) => ratios.push(middle))
    const sides = run(items, at, 2)
    const behind = endOf(items, sides, at)
    // "meets AB and AC at D and E"
    // "sides AB aur AC par points D aur E hain", "on AB and AC take points D and E"
    const isPar = isWord(items[behind], hindi) || (at > 0 && isWord(items[at - 1], /^(?:on|side|sides)$/))
    const named = isPar
      ? items.findIndex((item, to) => to >= behind && !isWord(item, taking) && item.kind !== 'mark')
      : -1
    const met =
      sides.length > 0 && isWord(items[behind], meeting)
        ? run(items, behind + 1, 1)
        : sides.length > 0 && named > behind
          ? run(items, named, 1)
          : []
    if (met.length > 0 && met.length === sides.length) place(met, sides)
  }
  const parallels = parallelsIn(items, taken)
  const told = ratiosIn(items, taken)
  return { on, parallels, ratios: [...ratios, ...told], asked: askedIn(items, taken), taken }
}

/** "D and E are points on AB and AC", "D AB par", "D is the mid-point of AB". */
function placedFrom(
  items: readonly Item[],
  at: number,
  points: readonly Letter[],
  place: (points: readonly Letter[], sides: readonly Letter[]) => void,
  halved: (ratio: Quotient & { readonly value: Fraction }) => void,
): void {
  let next = endOf(items, points, at)
  const start = items[next]?.kind === 'mark' ? next + 1 : next
  const side = isWord(items[start], /^sides?$/) ? start + 1 : start
  const direct = run(items, side, 2)
  if (direct.length === points.length && isWord(items[endOf(items, direct, side)], hindi)) return place(points, direct)
  let [isPlaced, isMiddle] = [false, false]
  for (; isWord(items[next], between) || isWord(items[next], /^midpoints?$/); next++) {
    isPlaced ||= isWord(items[next], placing)
    isMiddle ||= isWord(items[next], /^midpoints?$/)
  }
  // "on AB, AC, PQ || BC"
  const sides = run(items, next, 2).slice(0, points.length)
  if (!isPlaced || sides.length !== points.length) return
  place(points, sides)
  if (isMiddle)
    points.forEach(({ name }, index) => {
      const [a = '', b = ''] = sides[index]?.name ?? ''
      halved({ top: segment(a + name), bottom: segment(name + b), value: one })
    })
}

function parallelsIn(items: readonly Item[], taken: Set<Item>): readonly (readonly [string, string])[] {
  return items.flatMap((item, at) => {
    if (!isWord(item, /^parallel$/)) return []
    const before = items.slice(Math.max(0, at - 4), at).findLast((one) => isLetter(one, 2) && !taken.has(one))
    const after = items.slice(at + 1, at + 6).find((one) => isLetter(one, 2))
    if (!isLetter(after, 2)) return []
    taken.add(after)
    if (!isLetter(before, 2)) return [['', after.name] as const]
    taken.add(before)
    return [[before.name, after.name] as const]
  })
}

const nameIn = (node: Node): string | null =>
  node.kind === 'letter' && /^[A-Z]{2}$/.test(node.name) ? segment(node.name) : null

/** p of "AD = pDB" */
function timesIn(node: Node): { readonly name: string; readonly times: Fraction } | null {
  const alone = nameIn(node)
  if (alone !== null) return { name: alone, times: one }
  if (node.kind !== 'binary' || node.operation !== '*') return null
  const [name, times] = [nameIn(node.right), rational(node.left)]
  return name !== null && times ? { name, times } : null
}

function ratiosIn(items: readonly Item[], taken: Set<Item>): readonly (Quotient & { readonly value: Fraction })[] {
  return items.flatMap((item, at) => {
    if (item.kind === 'equation') {
      const ratio = ratioOf(item)
      if (ratio) taken.add(item)
      return ratio ? [ratio] : []
    }
    // "AD : DB is 2 : 3", "AD and DB are in the ratio 2 : 3"
    const ratio = item.kind === 'ratio' ? item : null
    const [p, q, ...more] = ratio?.terms ?? []
    if (!ratio || !p || !q || q.n <= 0n || more.length > 0) return []
    const [bottom, top] = items
      .slice(Math.max(0, at - 9), at)
      .filter((one): one is Letter => isLetter(one, 2) && !taken.has(one))
      .toReversed()
    if (!top || !bottom) return []
    for (const one of [ratio, top, bottom]) taken.add(one)
    return [{ top: segment(top.name), bottom: segment(bottom.name), value: divide(p, q) }]
  })
}

function ratioOf({ sides, relation }: FactOf<'equation'>): (Quotient & { readonly value: Fraction }) | null {
  const [left, right, ...more] = sides
  if (!left || !right || more.length > 0 || relation !== '=') return null
  const value = rational(right)
  if (value && value.n > 0n && left.kind === 'binary' && left.operation === '/') {
    const [top, bottom] = [nameIn(left.left), nameIn(left.right)]
    return top !== null && bottom !== null ? { top, bottom, value } : null
  }
  const [a, b] = [timesIn(left), timesIn(right)]
  return a && b && a.times.n > 0n && b.times.n > 0n
    ? { top: a.name, bottom: b.name, value: divide(b.times, a.times) }
    : null
}

/** Segments that stand alone and are not taken yet; two with a colon between them are a ratio. */
function askedIn(items: readonly Item[], taken: Set<Item>): readonly (string | Quotient)[] {
  const asked: (string | Quotient)[] = []
  for (const [at, item] of items.entries()) {
    if (taken.has(item)) continue
    const [colon, other] = [items[at + 1], items[at + 2]]
    const isRatio =
      (colon?.kind === 'mark' && colon.text === ':') ||
      (isWord(colon, /^(?:to|and|aur)$/) &&
        isWord(
          items.slice(0, at).findLast((one) => !isWord(one, /^(?:of|the|sides?|lengths?)$/)),
          /^ratio$/,
        ))
    if (isLetter(item, 2) && isRatio && isLetter(other, 2)) {
      asked.push({ top: segment(item.name), bottom: segment(other.name) })
      taken.add(item).add(other)
    } else if (isLetter(item, 2)) {
      asked.push(segment(item.name))
      taken.add(item)
    } else if (item.kind === 'formula' && item.node.kind === 'binary' && item.node.operation === '/') {
      const [top, bottom] = [nameIn(item.node.left), nameIn(item.node.right)]
      if (top === null || bottom === null) continue
      asked.push({ top, bottom })
      taken.add(item)
    }
  }
  return asked
}

/** The facts among what a figure has taken. */
export const usedOf = ({ taken }: Figure): readonly Fact[] =>
  [...taken].filter((item): item is Fact => item.kind !== 'word' && item.kind !== 'mark')
