import { canonical } from '@/lib/solutions/triangles/pieces/facts'
import { theorems } from '@/lib/solutions/triangles/pieces/theorems'

type Point = readonly [number, number]
type Figure = Readonly<Record<string, Point>>

const at = ([x, y]: Point, [p, q]: Point, t: number): Point => [x + t * (p - x), y + t * (q - y)]
const minus = ([x, y]: Point, [p, q]: Point): Point => [p - x, q - y]
const dot = ([x, y]: Point, [p, q]: Point): number => x * p + y * q
const cross = ([x, y]: Point, [p, q]: Point): number => x * q - y * p
const foot = (a: Point, b: Point, c: Point): Point =>
  at(b, c, dot(minus(b, a), minus(b, c)) / dot(minus(b, c), minus(b, c)))
const meeting = (a: Point, b: Point, c: Point, d: Point): Point =>
  at(a, b, cross(minus(a, c), minus(c, d)) / cross(minus(a, b), minus(c, d)))
/** The same figure turned, made larger and moved. */
const likewise = ([x, y]: Point): Point => [3 + 1.7 * x - 0.9 * y, -2 + 0.9 * x + 1.7 * y]

let seed = 7
const random = (from: number, to: number): number => {
  seed = (seed * 16807) % 2147483647
  return from + ((to - from) * seed) / 2147483647
}
const acute = (): readonly [Point, Point, Point] => [
  [random(2, 4), random(5, 8)],
  [0, 0],
  [random(6, 7), 0],
]

const altitudes = (): Figure => {
  const [A, B, C] = acute()
  const [D, E] = [foot(A, B, C), foot(C, A, B)]
  return { A, B, C, D, E, P: meeting(A, D, C, E) }
}
const twoWithMedians = (): Figure => {
  const [A, B, C] = acute()
  const D = at(B, C, 0.5)
  return { A, B, C, D, P: likewise(A), Q: likewise(B), R: likewise(C), M: likewise(D) }
}
const crossing = (): Figure => {
  const [O, A, B]: readonly [Point, Point, Point] = [
    [0, 0],
    [random(1, 3), random(1, 3)],
    [random(-3, -1), random(1, 3)],
  ]
  const t = -random(0.5, 2)
  return { O, A, B, C: at(O, A, t), D: at(O, B, t) }
}

/** A figure of which all that is given is true, drawn from numbers and not from the theorem. */
const figures: Readonly<Record<string, () => Figure>> = {
  'side-as-mean': () => {
    const [B, C, A]: readonly [Point, Point, Point] = [
      [0, 0],
      [9, 0],
      [random(4, 8), random(1, 3)],
    ]
    return { A, B, C, D: at(C, B, dot(minus(C, A), minus(C, A)) / 81) }
  },
  'two-altitudes-at-the-top': altitudes,
  'two-altitudes-whole': altitudes,
  'two-altitudes-left': altitudes,
  'medians-of-similar': twoWithMedians,
  'two-sides-and-the-median': twoWithMedians,
  'two-sides-and-the-median-between': twoWithMedians,
  'two-parallels-from-a-diagonal': () => {
    const [A, B, C] = acute()
    const [D, t]: readonly [Point, number] = [[9, random(7, 9)], random(0.2, 0.8)]
    return { A, B, C, D, M: at(A, B, t), L: at(A, C, t), N: at(A, D, t) }
  },
  'parallelogram-and-a-line': () => {
    const [A, B, D]: readonly [Point, Point, Point] = [
      [0, 0],
      [random(4, 6), 0],
      [random(1, 2), random(3, 5)],
    ]
    const C: Point = [B[0] + D[0], D[1]]
    const E = at(A, D, random(1.2, 2))
    return { A, B, C, D, E, F: meeting(B, E, C, D) }
  },
  'parallelogram-and-a-line-through-a-corner': () => {
    const [A, B, D]: readonly [Point, Point, Point] = [
      [0, 0],
      [random(4, 6), 0],
      [random(1, 2), random(3, 5)],
    ]
    const C: Point = [B[0] + D[0], D[1]]
    const X = at(B, C, random(0.2, 0.8))
    return { A, B, C, D, X, Y: meeting(A, X, D, C) }
  },
  'altitude-of-a-right-triangle': () => {
    const [B, A, C]: readonly [Point, Point, Point] = [
      [0, 0],
      [random(2, 5), 0],
      [0, random(2, 5)],
    ]
    return { A, B, C, D: foot(B, A, C) }
  },
  'bpt-twice': () => {
    const [P, Q, R] = acute()
    const [O, t]: readonly [Point, number] = [[3, 2], random(0.2, 0.8)]
    return { O, P, Q, R, A: at(O, P, t), B: at(O, Q, t), C: at(O, R, t) }
  },
  'bpt-twice-the-other-way': () => {
    const [A, B, C] = acute()
    const t = random(0.3, 0.8)
    return { A, B, C, X: at(C, A, t), D: at(C, B, t), E: at(C, B, t * t) }
  },
  'two-parallels-on-one-side': () => {
    const [A, B, C] = acute()
    const t = random(0.3, 0.8)
    return { A, B, C, D: at(B, A, t), E: at(B, C, t), F: at(B, C, t * t) }
  },
  'two-altitudes-of-one-corner': () => {
    const [A, B, C] = acute()
    return { A, B, C, D: foot(B, A, C), E: foot(C, A, B) }
  },
  'two-parallels-of-a-figure': () => {
    const [B, A, D]: readonly [Point, Point, Point] = [
      [random(2, 4), random(3, 6)],
      [0, 0],
      [random(6, 8), random(-2, 1)],
    ]
    const [C, t]: readonly [Point, number] = [[random(8, 10), random(4, 6)], random(0.2, 0.8)]
    return { A, B, C, D, L: at(A, C, t), M: at(A, B, t), N: at(A, D, t) }
  },
  'diagonals-in-one-ratio': crossing,
  'diagonals-of-a-trapezium': crossing,
  'two-sides-of-crossing-segments': () => {
    const [O, k]: readonly [Point, number] = [[0, 0], random(4, 9)]
    const [p, q] = [random(1, 3), random(1, 3)]
    return { O, A: [p, 0], B: [-k / p, 0], C: [0.6 * q, 0.8 * q], D: [(-0.6 * k) / q, (-0.8 * k) / q] }
  },
  'two-right-triangles': () => {
    const [B, A, C]: readonly [Point, Point, Point] = [
      [0, 0],
      [random(4, 6), 0],
      [0, random(2, 5)],
    ]
    const t = random(0.2, 0.8)
    return { A, B, C, M: at(A, B, t), P: at(A, C, t) }
  },
  'equal-angle-at-a-side': () => {
    const [P, Q, R] = acute()
    const S = at(R, P, random(0.2, 0.5))
    const length = (a: Point, b: Point) => Math.hypot(...minus(a, b))
    return { P, Q, R, S, T: at(R, Q, (length(R, P) * length(R, S)) / length(R, Q) ** 2) }
  },
  'diagonal-that-bisects': () => {
    const [B, D, A]: readonly [Point, Point, Point] = [
      [0, 0],
      [5, 0],
      [random(1, 4), random(1, 4)],
    ]
    return { A, B, D, C: [A[0], -A[1]] }
  },
  'bisector-of-an-angle': () => {
    const [A, B, C] = acute()
    const [u, v] = [minus(A, B), minus(A, C)].map(([x, y]): Point => [x / Math.hypot(x, y), y / Math.hypot(x, y)])
    const within: Point = [A[0] + (u?.[0] ?? NaN) + (v?.[0] ?? NaN), A[1] + (u?.[1] ?? NaN) + (v?.[1] ?? NaN)]
    return { A, B, C, D: meeting(A, within, B, C) }
  },
  'line-across-a-trapezium': () => {
    const [A, B, D]: readonly [Point, Point, Point] = [
      [0, 0],
      [random(6, 8), 0],
      [random(1, 2), random(3, 5)],
    ]
    const [C, t]: readonly [Point, number] = [[D[0] + random(2, 3), D[1]], random(0.2, 0.8)]
    const [E, right]: readonly [Point, Point] = [at(A, D, t), [9, D[1] * t]]
    return { A, B, C, D, E, F: meeting(E, right, B, C) }
  },
  'isosceles-with-a-side-produced': () => {
    const half = random(1, 3)
    const [A, B, C, D]: readonly [Point, Point, Point, Point] = [
      [0, random(3, 6)],
      [-half, 0],
      [half, 0],
      [0, 0],
    ]
    const E: Point = [-half * random(1.3, 2), 0]
    return { A, B, C, D, E, F: foot(E, A, C) }
  },
  'line-through-a-mid-point': () => {
    const [A, B, C] = acute()
    return { A, B, C, D: at(A, B, 0.5), E: at(A, C, 0.5) }
  },
  'mid-points-joined': () => {
    const [A, B, C] = acute()
    return { A, B, C, D: at(A, B, 0.5), E: at(A, C, 0.5) }
  },
  'perpendiculars-and-a-crossing': () => {
    const [B, D]: readonly [Point, Point] = [
      [0, 0],
      [random(4, 7), 0],
    ]
    const [A, C]: readonly [Point, Point] = [
      [0, random(2, 5)],
      [D[0], random(1, 6)],
    ]
    const P = meeting(A, D, B, C)
    return { A, B, C, D, P, Q: [P[0], 0] }
  },
  'parallel-to-a-side': () => {
    const [A, B, C] = acute()
    const t = random(0.2, 0.8)
    return { A, B, C, D: at(A, B, t), E: at(A, C, t) }
  },
}

const isZero = (value: number): boolean => Math.abs(value) < 1e-6

/** Whether a fact, or a claim, is true of a figure. */
function isTrue(fact: string, figure: Figure): boolean {
  const p = (name: string | undefined): Point => figure[name ?? ''] ?? [NaN, NaN]
  const way = (name: string): Point => minus(p(name[0]), p(name[1]))
  const size = (name: string): number => Math.hypot(...way(name))
  const angle = (name: string): number => {
    const [u, v] = [minus(p(name[1]), p(name[0])), minus(p(name[1]), p(name[2]))]
    return Math.acos(dot(u, v) / Math.hypot(...u) / Math.hypot(...v))
  }
  const isOn = (point: string, side: string): boolean =>
    isZero(size(`${side[0]}${point}`) + size(`${point}${side[1]}`) - size(side))
  const [kind, one = '', two = '', three = ''] = fact.split(' ')
  switch (kind) {
    case 'on':
      return isOn(one, two)
    case 'par':
      return isZero(cross(way(one), way(two)))
    case 'perp':
      return isZero(dot(way(one), way(two)))
    case 'angle':
      return isZero(angle(one) - angle(two))
    case 'sim':
      return ['01', '12', '02'].every((at, _, all) => {
        const ratio = (ends: string) =>
          size([...ends].map((k) => one[Number(k)]).join('')) / size([...ends].map((k) => two[Number(k)]).join(''))
        return isZero(ratio(at) - ratio(all[0] ?? ''))
      })
    case 'meet':
      return isOn(three, one) && isOn(three, two)
    case 'alt':
      return isZero(dot(way(one), way(two))) && isOn(one[1] ?? '', two)
    case 'median':
      return isOn(one[1] ?? '', two) && isZero(size(`${two[0]}${one[1]}`) - size(`${one[1]}${two[1]}`))
    case 'pgram':
      return (
        isTrue(`par ${one.slice(0, 2)} ${one.slice(2)}`, figure) &&
        isTrue(`par ${one.slice(1, 3)} ${one[3]}${one[0]}`, figure)
      )
    case 'trap':
      return isTrue(`par ${one.slice(0, 2)} ${one.slice(2)}`, figure)
    case 'recip':
      return isZero(1 / size(one) + 1 / size(two) - 1 / size(three))
    case 'prop': {
      const [left = 0, right = 1] = fact
        .slice(5)
        .split(' = ')
        .map((side) => side.split(' ').reduce((so, name) => so * size(name), 1))
      return isZero(left - right)
    }
    default:
      return kind === 'quad' || kind === 'inside'
  }
}

test.each(theorems)(
  '$id: what is claimed is true of a figure for which what is given is true',
  ({ id, given, claims }) => {
    for (let round = 0; round < 20; round++) {
      const figure = figures[id]?.() ?? {}
      expect(given.filter((fact) => !isTrue(fact, figure))).toEqual([])
      expect(claims.filter((fact) => !isTrue(fact, figure))).toEqual([])
    }
  },
)

test('a fact is one however it is written', () => {
  expect(canonical('sim ABC DAC')).toBe(canonical('sim ACD BCA'))
  expect(canonical('prop CA CA = CB CD')).toBe(canonical('prop DC BC = AC AC'))
  expect(canonical('sim ABC DEF')).not.toBe(canonical('sim ABC DFE'))
  expect(canonical('pgram ABCD')).toBe(canonical('pgram CBAD'))
  expect(canonical('pgram ABCD')).not.toBe(canonical('pgram ACBD'))
})
