import { planOf } from './places'
import { equationIn, isEquation, letterOf, pointsOf, sidesOf, type TriangleFigure } from './told'
import { consequences, type Fact } from '../../pieces/figure/expanded'
import { settled, spread, type Off as OffOf } from '../../pieces/figure/least-squares'
import { cross, degreesOf, distance, dot, minus, type Place } from '../../pieces/figure/plane'
import type { Sum } from '../../pieces/figure/quantities'
import { toNumber } from '../../../maths'

/** A figure as it may be drawn. */
export interface Drawn {
  readonly at: (point: string) => Place
  /** A length, or a perimeter, in the unit of the question. */
  readonly size: (name: string) => number
  /** What the letter is there. */
  readonly letter: number
}

/** How far a drawing is from something told: nothing where all are 0; each is of the size of a part of the whole. */
type Off = OffOf<Drawn>

const sine = (a: Place, b: Place): number => cross(a, b) / Math.sqrt(dot(a, a) * dot(b, b))
const cosine = (a: Place, b: Place): number => dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b))

function valueOf(quantity: string, { at, size, letter }: Drawn): number {
  if (quantity.startsWith('<')) return degreesOf(at(quantity.charAt(1)), at(quantity.charAt(2)), at(quantity.charAt(3)))
  return /^[A-Z]{2}$/.test(quantity) ? size(quantity) : letter
}

function equationOff(sum: Sum): Off {
  const terms = [...sum].map(([product, times]) => [product.split('.').filter(Boolean), toNumber(times)] as const)
  return (drawn) => {
    let [total, sizes] = [0, 1e-12]
    for (const [factors, times] of terms) {
      const value = factors.reduce((all, one) => all * valueOf(one, drawn), times)
      total += value
      sizes += Math.abs(value)
    }
    return [total / sizes]
  }
}

/** Null where a drawing cannot be held to the fact. */
function offOf(fact: Fact): Off | null {
  const [kind = '', one = '', two = ''] = fact.split(' ')
  const [a = '', b = '', c = '', d = ''] = one
  const [p = '', q = ''] = two
  switch (kind) {
    case 'on':
      return ({ at }) => [sine(minus(at(p), at(one)), minus(at(q), at(one)))]
    case 'par':
      return ({ at }) => [sine(minus(at(b), at(a)), minus(at(q), at(p)))]
    case 'perp':
      return ({ at }) => [cosine(minus(at(b), at(a)), minus(at(q), at(p)))]
    case 'eq': {
      const sum = equationIn(fact)
      const isKnown = [...sum.keys()].every((product) => /^(?:(?:[A-Z]{2}|<[A-Z]{3}|[a-z])(?:\.|$))*$/.test(product))
      return isKnown ? equationOff(sum) : null
    }
    case 'quad':
    case 'trap':
    case 'inside':
    case 'acute':
    case 'obtuse':
      return () => []
    case 'pgram':
    case 'rhombus':
    case 'rect':
    case 'square': {
      const shape: Off = ({ at }) => {
        const [u, v] = [minus(at(b), at(a)), minus(at(c), at(d))]
        const long = Math.sqrt(dot(u, u)) + 1e-12
        return [(u[0] - v[0]) / long, (u[1] - v[1]) / long]
      }
      const isEven = kind === 'rhombus' || kind === 'square'
      const isRight = kind === 'rect' || kind === 'square'
      return (drawn) => {
        const [u, v] = [minus(drawn.at(b), drawn.at(a)), minus(drawn.at(d), drawn.at(a))]
        const [long, wide] = [Math.sqrt(dot(u, u)), Math.sqrt(dot(v, v))]
        return [...shape(drawn), ...(isEven ? [(long - wide) / (long + wide)] : []), ...(isRight ? [cosine(u, v)] : [])]
      }
    }
    case 'sim':
    case 'cong': {
      const offs = consequences(fact).flatMap((each) => offOf(each) ?? [])
      return (drawn) => offs.flatMap((off) => off(drawn))
    }
    default:
      return null
  }
}

/** What is told of sides and places: it cannot be measured by how far a drawing is from it. */
function isPlaced({ at }: Drawn, fact: Fact): boolean {
  const [kind, one = '', two = ''] = fact.split(' ')
  const [a = '', b = '', c = ''] = one
  const [p = '', q = ''] = two
  switch (kind) {
    case 'on':
      return dot(minus(at(one), at(p)), minus(at(q), at(one))) > 0
    case 'par':
      return Math.abs(sine(minus(at(b), at(a)), minus(at(p === a ? q : p), at(a)))) > 1e-3
    case 'inside': {
      const turns = [...two].map((corner, i) => {
        const next = at(two.charAt((i + 1) % two.length))
        return cross(minus(next, at(corner)), minus(at(one), at(corner)))
      })
      return turns.every((turn) => turn * (turns[0] ?? 0) > 0)
    }
    case 'acute':
      return degreesOf(at(a), at(b), at(c)) < 90 - 1e-6
    case 'obtuse':
      return degreesOf(at(a), at(b), at(c)) > 90 + 1e-6
    default:
      return true
  }
}

/** Whether the segments AB and CD cross. */
const isCrossing = (a: Place, b: Place, c: Place, d: Place): boolean =>
  cross(minus(b, a), minus(c, a)) * cross(minus(b, a), minus(d, a)) < 0 &&
  cross(minus(d, c), minus(a, c)) * cross(minus(d, c), minus(b, c)) < 0

/** No three corners in a line; no sides of a quadrilateral that cross. */
function isProper({ at }: Drawn, name: string): boolean {
  const places = [...name].map(at)
  const of = (i: number): Place => places[i % places.length] ?? [0, 0]
  const isBent = places.every((b, i) => Math.abs(sine(minus(of(i + 1), b), minus(of(i + 2), of(i + 1)))) > 1e-3)
  const isSimple = !isCrossing(of(0), of(1), of(2), of(3)) && !isCrossing(of(1), of(2), of(3), of(4))
  return isBent && (name.length !== 4 || isSimple)
}

const [tries, enough, unlucky] = [40, 6, 14]

/** Drawings of all that is told, several where it can be drawn in several ways; none where it cannot be drawn. */
export function drawings(figure: TriangleFigure): readonly Drawn[] {
  const { facts, corners } = figure
  const points = pointsOf(figure)
  const plan = planOf(facts, points, corners)
  const all = facts.map((fact) => (plan.held.has(fact) && /^(?:on|pgram) /.test(fact) ? () => [] : offOf(fact)))
  const offs = all.filter((off) => off !== null)
  if (offs.length < facts.length || points.length < 3 || points.length > 12) return []
  const told = facts.filter(isEquation).flatMap((fact) => {
    const sum = equationIn(fact)
    const value = sum.get('')
    return value && ![...sum.keys()].some((product) => product.includes('<')) ? [Math.abs(toNumber(value))] : []
  })
  const isScaled = told.length > 0
  const scale = isScaled ? Math.max(...told) / 2 : 1
  if (scale > 1e9) return []
  const hasLetter = letterOf(figure) !== null
  const takes = plan.follows.reduce((sum, one) => sum + one.takes, 0)
  const unknowns = 2 * plan.free.length + takes
  const drawn = (x: readonly number[]): Drawn => {
    const places = new Map<string, Place>(plan.free.map((point, i) => [point, [x[2 * i] ?? 0, x[2 * i + 1] ?? 0]]))
    const at = (point: string): Place => places.get(point) ?? [0, 0]
    let next = 2 * plan.free.length
    for (const one of plan.follows) {
      places.set(one.point, one.place(at, x.slice(next, next + one.takes)))
      next += one.takes
    }
    const size = (name: string) =>
      scale * sidesOf(name).reduce((sum, side) => sum + distance(at(side.charAt(0)), at(side.charAt(1))), 0)
    return { at, size, letter: (x[unknowns] ?? 0) * scale }
  }
  const [first = '', second = ''] = points
  if (!isScaled) offs.push(({ at }) => [distance(at(first), at(second)) - 2])
  const isGood = (one: Drawn): boolean => {
    const places = points.map(one.at)
    const far = Math.max(...places.map((a) => distance(a, places[0] ?? [0, 0])))
    return (
      places.every((a, i) => places.every((b, k) => i >= k || distance(a, b) > 1e-3 * far)) &&
      facts.every((fact) => isPlaced(one, fact)) &&
      corners.every((name) => isProper(one, name))
    )
  }
  const chance = spread()
  const next = (): number => chance.next().value ?? 0
  const found: Drawn[] = []
  for (let round = 0; round < (found.length > 0 ? tries : unlucky) && found.length < enough; round++) {
    const start = [
      ...plan.free.flatMap((point) => startOf(point, corners, next)),
      ...Array.from({ length: takes }, next),
    ]
    const x = settled([...start, ...(hasLetter ? [1 + next() / 2] : [])], drawn, offs)
    const one = x && drawn(x)
    if (one && isGood(one)) found.push(one)
  }
  return found
}

/** Near the corners of an even polygon, so that what is named is drawn as it is told. */
function startOf(point: string, corners: readonly string[], chance: () => number): Place {
  const name = corners.toSorted((a, b) => b.length - a.length).find((one) => one.includes(point))
  const [u, v] = [chance(), chance()]
  if (name === undefined) return [u, v]
  const turn = (2 * Math.PI * name.indexOf(point)) / name.length
  return [1.2 * Math.cos(turn) + 0.25 * u, 1.2 * Math.sin(turn) + 0.25 * v]
}
