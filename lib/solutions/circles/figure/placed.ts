import { pointsOf, type CircleFigure, type Told } from './told'
import { toNumber } from '../../../maths/fraction'
import type { Surd } from '../../../maths/surd'

export type Place = readonly [number, number]

/** A figure as it may be drawn: where each point lies, the centre at (0, 0). */
export interface Drawn {
  readonly at: (point: string) => Place
  readonly radius: number
  /** A length of the figure is so many of these. */
  readonly scale: number
}

export const surdNumber = ({ coefficient, radicand }: Surd): number => toNumber(coefficient) * Math.sqrt(radicand)

const minus = (a: Place, b: Place): Place => [a[0] - b[0], a[1] - b[1]]
const dot = (a: Place, b: Place): number => a[0] * b[0] + a[1] * b[1]
const cross = (a: Place, b: Place): number => a[0] * b[1] - a[1] * b[0]
export const distance = (a: Place, b: Place): number => Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2)
/** Of the angle at the second, in degrees. */
export const degreesOf = (a: Place, at: Place, b: Place): number => {
  const [u, v] = [minus(a, at), minus(b, at)]
  return (Math.atan2(Math.abs(cross(u, v)), dot(u, v)) * 180) / Math.PI
}

type Off = (at: Drawn['at'], radius: number) => readonly number[]

/** How far a drawing is from something told: nothing where all are 0. What stays the same in every drawing is worked out once. */
function offOf(one: Told, scale: number): Off {
  const square = (place: Place, radius: number) => dot(place, place) - radius ** 2
  switch (one.kind) {
    case 'on':
      return (at, radius) => [square(at(one.point), radius)]
    case 'touch':
      return (at, radius) => [square(at(one.at), radius), dot(at(one.at), minus(at(one.through), at(one.at)))]
    case 'diameter': {
      const [a = '', b = ''] = one.ends
      return (at, radius) => [square(at(a), radius), at(a)[0] + at(b)[0], at(a)[1] + at(b)[1]]
    }
    case 'line': {
      const [a = '', b = '', c = ''] = one.points
      return (at) => [cross(minus(at(b), at(a)), minus(at(c), at(a)))]
    }
    case 'side':
      return () => []
    case 'angle': {
      const [a = '', v = '', b = ''] = one.name
      const cosine = Math.cos((toNumber(one.value) * Math.PI) / 180)
      return (at) => {
        const [p, q] = [minus(at(a), at(v)), minus(at(b), at(v))]
        return [dot(p, q) / Math.sqrt(dot(p, p) * dot(q, q)) - cosine]
      }
    }
    case 'length': {
      const [a = '', b = ''] = one.name
      const length = surdNumber(one.value) / scale
      return (at) => [distance(at(a), at(b)) - length]
    }
    default:
      return one satisfies never
  }
}

/** Solves a system with as many rows as unknowns, its last column the right side; null where it has no one solution. */
function eliminated(rows: readonly (readonly number[])[]): readonly number[] | null {
  const m = rows.map((row) => [...row])
  const n = m.length
  for (let i = 0; i < n; i++) {
    let best = i
    for (let k = i + 1; k < n; k++) if (Math.abs(m[k]?.[i] ?? 0) > Math.abs(m[best]?.[i] ?? 0)) best = k
    const [pivot, other] = [m[best], m[i]]
    if (!pivot || !other || Math.abs(pivot[i] ?? 0) < 1e-14) return null
    m[best] = other
    m[i] = pivot
    for (let k = 0; k < n; k++) {
      const row = m[k]
      if (k === i || !row) continue
      const by = (row[i] ?? 0) / (pivot[i] ?? 1)
      for (let j = i; j <= n; j++) row[j] = (row[j] ?? 0) - by * (pivot[j] ?? 0)
    }
  }
  return m.map((row, i) => (row[n] ?? 0) / (row[i] ?? 1))
}

function product(one: readonly number[], other: readonly number[]): number {
  let sum = 0
  for (let i = 0; i < one.length; i++) sum += (one[i] ?? 0) * (other[i] ?? 0)
  return sum
}

/** Levenberg and Marquardt's way to the nearest point where all errors are 0; null where it leads nowhere. */
function settled(from: readonly number[], off: (x: readonly number[]) => readonly number[]): readonly number[] | null {
  let [x, damping] = [from, 1e-2]
  let now = off(x)
  const total = (values: readonly number[]) => product(values, values)
  for (let round = 0; round < 60 && total(now) > 1e-24; round++) {
    const here = now
    const slopes = x.map((_, i) =>
      off(x.map((v, k) => (k === i ? v + 1e-7 : v))).map((v, k) => (v - (here[k] ?? 0)) / 1e-7),
    )
    const rows = slopes.map((one, i) => [
      ...slopes.map((other, k) => product(one, other) + (i === k ? damping : 0)),
      -product(one, here),
    ])
    const step = eliminated(rows)
    const next = step && x.map((v, i) => v + (step[i] ?? 0))
    const then = next && off(next)
    if (next && then && total(then) < total(now)) [x, now, damping] = [next, then, Math.max(damping / 8, 1e-12)]
    else damping *= 6
    if (!Number.isFinite(damping) || damping > 1e8) return null
  }
  return total(now) < 1e-16 ? x : null
}

const between = (at: Drawn['at'], [a = '', b = '', c = '']: string): boolean =>
  dot(minus(at(b), at(a)), minus(at(c), at(b))) > 0

function holds(one: Told, at: Drawn['at']): boolean {
  if (one.kind === 'line') return between(at, one.points)
  if (one.kind !== 'side') return true
  const [a = '', b = ''] = one.line
  const [p = '', q = ''] = one.points
  const sideOf = (point: string) => cross(minus(at(b), at(a)), minus(at(point), at(a)))
  return sideOf(p) * sideOf(q) > 0 === one.same
}

/** A row of numbers between -2 and 2 that look like chance, the same each time. */
function* spread(): Generator<number> {
  for (let seed = 7; ; seed = (seed * 48271) % 2147483647) yield (seed / 2147483647) * 4 - 2
}

const [tries, enough] = [24, 8]

/** Drawings of all that is told, several where it can be drawn in several ways; none where it cannot be drawn. */
export function drawings(figure: CircleFigure): readonly Drawn[] {
  const points = pointsOf(figure)
  const sizes = figure.told.flatMap((one) => (one.kind === 'length' ? [surdNumber(one.value)] : []))
  const isOdd = figure.told.some(
    (one) => one.kind === 'angle' && (toNumber(one.value) <= 0 || toNumber(one.value) >= 180),
  )
  if (isOdd || sizes.some((size) => size <= 0 || size > 1e9)) return []
  const isScaled = sizes.length > 0
  const scale = isScaled ? Math.max(...sizes) / 2 : 1
  const unknowns = 2 * (points.length - 1)
  const order = new Map(points.map((point, i) => [point, i]))
  const drawn = (x: readonly number[]): Drawn => {
    const places = points.map((_, i): Place => (i === 0 ? [0, 0] : [x[2 * i - 2] ?? 0, x[2 * i - 1] ?? 0]))
    return { at: (point) => places[order.get(point) ?? 0] ?? [0, 0], radius: x[unknowns] ?? 1, scale }
  }
  const offs = figure.told.map((one) => offOf(one, scale))
  const errors = ({ at, radius }: Drawn) => {
    const all = offs.flatMap((off) => off(at, radius))
    return isScaled ? all : [...all, radius - 1]
  }
  const chance = spread()
  const found: Drawn[] = []
  for (let round = 0; round < tries && found.length < enough; round++) {
    const start = Array.from({ length: unknowns + 1 }, () => chance.next().value ?? 0)
    const x = settled([...start.slice(0, -1), 1], (y) => errors(drawn(y)))
    if (!x) continue
    const one = drawn(x)
    const places = points.map(one.at)
    const isApart = places.every((a, i) => places.every((b, k) => i >= k || distance(a, b) > 1e-3))
    if (one.radius > 0.01 && isApart && figure.told.every((fact) => holds(fact, one.at))) found.push(one)
  }
  return found
}
