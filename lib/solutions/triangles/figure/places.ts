import type { Fact } from '../../pieces/figure/expanded'
import { cross, minus, type Place } from '../../pieces/figure/plane'

/** How a point follows from others by the numbers of a drawing that stand from `from` on. */
interface Follows {
  readonly point: string
  readonly rests: readonly string[]
  /** How many numbers it takes. */
  readonly takes: number
  readonly place: (at: (point: string) => Place, numbers: readonly number[]) => Place
}

/** Which points of a figure are free, and how the others follow. */
export interface Plan {
  readonly free: readonly string[]
  readonly follows: readonly Follows[]
  /** Facts that hold by the way in which the points are placed. */
  readonly held: ReadonlySet<Fact>
}

const along = (a: Place, b: Place, share: number): Place => [a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])]
/** From 0 to 1, whatever the number. */
const inside = (u: number): number => 1 / (1 + Math.exp(-u))

/** 'on D AB': D between A and B; or B beyond D, where D is there already. */
function onLine(fact: Fact, isFree: (point: string, rests: readonly string[]) => boolean): Follows | null {
  const [, d = '', [a = '', b = ''] = ''] = fact.split(' ')
  if (isFree(d, [a, b]))
    return { point: d, rests: [a, b], takes: 1, place: (at, [u = 0]) => along(at(a), at(b), inside(u)) }
  for (const [end, other] of [
    [b, a],
    [a, b],
  ] as const)
    if (isFree(end, [other, d]))
      return {
        point: end,
        rests: [other, d],
        takes: 1,
        place: (at, [u = 0]) => along(at(other), at(d), 1 / inside(u)),
      }
  return null
}

/** 'on F DE' and 'on F BC': where two lines cross. */
function crossing(
  facts: readonly Fact[],
  isFree: (point: string, rests: readonly string[]) => boolean,
): Follows | null {
  const [one = '', two = ''] = facts
  const [, point = '', [a = '', b = ''] = ''] = one.split(' ')
  const [, , [c = '', d = ''] = ''] = two.split(' ')
  const rests = [a, b, c, d]
  if (new Set(rests).size < 4 || !isFree(point, rests)) return null
  return {
    point,
    rests,
    takes: 0,
    place: (at) => {
      const [u, v] = [minus(at(b), at(a)), minus(at(d), at(c))]
      return along(at(a), at(b), cross(minus(at(c), at(a)), v) / cross(u, v))
    },
  }
}

/** The fourth corner of a parallelogram, the first that can follow. */
function fourthCorner(fact: Fact, isFree: (point: string, rests: readonly string[]) => boolean): Follows | null {
  const name = fact.split(' ')[1] ?? ''
  for (const at of [3, 2, 1, 0]) {
    const [point = '', next = '', across = '', last = ''] = [0, 1, 2, 3].map((i) => name.charAt((at + i) % 4))
    if (!isFree(point, [next, across, last])) continue
    return {
      point,
      rests: [next, across, last],
      takes: 0,
      place: (of) => {
        const [p, q, r] = [of(next), of(across), of(last)]
        return [p[0] + r[0] - q[0], p[1] + r[1] - q[1]]
      },
    }
  }
  return null
}

/** Points of lines and the fourth corners of parallelograms follow from others; the corners of what is named stay free where they can. */
export function planOf(facts: readonly Fact[], points: readonly string[], corners: readonly string[]): Plan {
  const follows = new Map<string, Follows>()
  const rests = (point: string): readonly string[] => [
    point,
    ...(follows.get(point)?.rests.flatMap((one) => rests(one)) ?? []),
  ]
  const held = new Set<Fact>()
  const isCorner = (point: string) => corners.some((name) => name.includes(point))
  const isFree =
    (mayBeCorner: boolean) =>
    (point: string, others: readonly string[]): boolean =>
      !follows.has(point) && (mayBeCorner || !isCorner(point)) && !others.flatMap(rests).includes(point)
  const note = (fact: Fact, one: Follows | null): void => {
    if (!one || held.has(fact)) return
    follows.set(one.point, one)
    held.add(fact)
  }
  for (const fact of facts)
    if (/^(?:pgram|rhombus|rect|square) /.test(fact)) note(fact, fourthCorner(fact, isFree(true)))
  const lines = facts.filter((fact) => fact.startsWith('on '))
  lines.forEach((fact, i) => {
    const other = lines.slice(i + 1).find((one) => one.charAt(3) === fact.charAt(3))
    if (other === undefined) return
    const met = crossing([fact, other], isFree(false))
    if (met && !held.has(fact)) held.add(other)
    note(fact, met)
  })
  for (const mayBeCorner of [false, true])
    for (const fact of facts)
      if (fact.startsWith('on ') && !held.has(fact)) note(fact, onLine(fact, isFree(mayBeCorner)))
  const ordered: Follows[] = []
  const add = (one: Follows): void => {
    if (ordered.includes(one)) return
    for (const other of one.rests) {
      const more = follows.get(other)
      if (more) add(more)
    }
    ordered.push(one)
  }
  for (const one of follows.values()) add(one)
  return { free: points.filter((point) => !follows.has(point)), follows: ordered, held }
}
