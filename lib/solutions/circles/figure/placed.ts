import { settled, spread, type Off as OffOf } from '../../pieces/figure/least-squares'
import { cross, distance, dot, minus, type Place } from '../../pieces/figure/plane'
import { pointsOf, type CircleFigure, type Told } from './told'
import { toNumber } from '../../../maths/fraction'
import type { Surd } from '../../../maths/surd'

/** A figure as it may be drawn: where each point lies, the centre at (0, 0). */
export interface Drawn {
  readonly at: (point: string) => Place
  readonly radius: number
  /** A length of the figure is so many of these. */
  readonly scale: number
}

export const surdNumber = ({ coefficient, radicand }: Surd): number => toNumber(coefficient) * Math.sqrt(radicand)

type Off = OffOf<Drawn>

/** How far a drawing is from something told: nothing where all are 0. What stays the same in every drawing is worked out once. */
function offOf(one: Told, scale: number): Off {
  const square = (place: Place, radius: number) => dot(place, place) - radius ** 2
  switch (one.kind) {
    case 'on':
      return ({ at, radius }) => [square(at(one.point), radius)]
    case 'touch':
      return ({ at, radius }) => [square(at(one.at), radius), dot(at(one.at), minus(at(one.through), at(one.at)))]
    case 'diameter': {
      const [a = '', b = ''] = one.ends
      return ({ at, radius }) => [square(at(a), radius), at(a)[0] + at(b)[0], at(a)[1] + at(b)[1]]
    }
    case 'line': {
      const [a = '', b = '', c = ''] = one.points
      return ({ at }) => [cross(minus(at(b), at(a)), minus(at(c), at(a)))]
    }
    case 'side':
      return () => []
    case 'angle': {
      const [a = '', v = '', b = ''] = one.name
      const cosine = Math.cos((toNumber(one.value) * Math.PI) / 180)
      return ({ at }) => {
        const [p, q] = [minus(at(a), at(v)), minus(at(b), at(v))]
        return [dot(p, q) / Math.sqrt(dot(p, p) * dot(q, q)) - cosine]
      }
    }
    case 'length': {
      const [a = '', b = ''] = one.name
      const length = surdNumber(one.value) / scale
      return ({ at }) => [distance(at(a), at(b)) - length]
    }
    default:
      return one satisfies never
  }
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
  if (!isScaled) offs.push(({ radius }) => [radius - 1])
  const chance = spread()
  const found: Drawn[] = []
  for (let round = 0; round < tries && found.length < enough; round++) {
    const start = Array.from({ length: unknowns + 1 }, () => chance.next().value ?? 0)
    const x = settled([...start.slice(0, -1), 1], drawn, offs)
    if (!x) continue
    const one = drawn(x)
    const places = points.map(one.at)
    const isApart = places.every((a, i) => places.every((b, k) => i >= k || distance(a, b) > 1e-3))
    if (one.radius > 0.01 && isApart && figure.told.every((fact) => holds(fact, one.at))) found.push(one)
  }
  return found
}
