import { consequences, expanded } from '@/lib/solutions/pieces/figure/expanded'
import { canonical } from '@/lib/solutions/pieces/figure/facts'
import { equationOf } from '@/lib/solutions/pieces/figure/quantities'
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

const cut = (): { A: Point; B: Point; C: Point; D: Point; E: Point } => {
  const [A, B, C] = acute()
  const t = random(0.2, 0.8)
  return { A, B, C, D: at(A, B, t), E: at(A, C, t) }
}
/** An isosceles triangle cut by a parallel to its base, by two sets of names. */
const isoscelesCut = () => {
  const [A, B, C]: readonly [Point, Point, Point] = [
    [0, random(3, 6)],
    [-2, 0],
    [2, 0],
  ]
  const t = random(0.2, 0.8)
  const [D, E] = [at(A, B, t), at(A, C, t)]
  return { A, B, C, D, E, P: A, Q: B, R: C, S: D, T: E }
}
const bisected = (a: Point, b: Point, c: Point): Point => {
  const [p, q] = [Math.hypot(...minus(a, b)), Math.hypot(...minus(a, c))]
  return at(b, c, p / (p + q))
}
const onCircle = (angle: number): Point => [5 * Math.cos(angle), 5 * Math.sin(angle)]
const chords = (): Figure => {
  const [A, C, B, D] = [
    onCircle(random(0, 1)),
    onCircle(random(1.5, 2.5)),
    onCircle(random(3, 4)),
    onCircle(random(4.5, 6)),
  ]
  return { A, B, C, D, P: meeting(A, B, C, D) }
}
const rightAtB = (): { A: Point; B: Point; C: Point } => ({ B: [0, 0], A: [random(2, 5), 0], C: [0, random(2, 5)] })
const rightAtC = (): { A: Point; B: Point; C: Point } => ({ C: [0, 0], A: [random(2, 5), 0], B: [0, random(2, 5)] })
const cutAcross = (): Figure => {
  const { A, B, C } = rightAtC()
  const D = at(A, C, random(0.3, 0.8))
  return { A, B, C, D, E: foot(D, A, B) }
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
  // A and D on the circle whose diameter is BC
  'right-triangles-on-one-hypotenuse': () => {
    const [A, B, C, D]: readonly [Point, Point, Point, Point] = [
      onCircle(random(1.8, 2.6)),
      [-5, 0],
      [5, 0],
      onCircle(random(0.5, 1.3)),
    ]
    return { A, B, C, D, P: meeting(A, C, B, D) }
  },
  // the square stands on BC
  'square-in-a-right-triangle': () => {
    const [B, C]: readonly [Point, Point] = [
      [0, 0],
      [random(6, 9), 0],
    ]
    const angle = random(0.5, 1)
    const A: Point = [C[0] * Math.cos(angle) ** 2, C[0] * Math.cos(angle) * Math.sin(angle)]
    const part = C[0] / (C[0] + A[1])
    const [D, G] = [at(B, A, part), at(C, A, part)]
    return { A, B, C, D, G, E: [D[0], 0], F: [G[0], 0] }
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
  'diagonal-of-a-parallelogram-and-a-line': () => {
    const [A, B, D]: readonly [Point, Point, Point] = [
      [0, 0],
      [random(4, 6), 0],
      [random(1, 2), random(3, 5)],
    ]
    const C: Point = [B[0] + D[0], D[1]]
    const E = at(B, C, random(0.2, 0.8))
    return { A, B, C, D, E, F: meeting(B, D, A, E) }
  },
  // D between A and C, with BD² = AD × DC above it
  'altitude-as-mean': () => {
    const [before, behind] = [random(2, 5), random(2, 5)]
    return { A: [-before, 0], C: [behind, 0], D: [0, 0], B: [0, Math.sqrt(before * behind)] }
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
  'ratio-and-an-angle': isoscelesCut,
  'ratio-and-an-angle-of-a-figure': () => {
    const { A, B, C, D, E } = isoscelesCut()
    return { P: A, Q: B, R: C, S: D, T: E }
  },
  'ratio-and-equal-angles': isoscelesCut,
  'equal-parts-cut-by-a-parallel': isoscelesCut,
  'equal-angles-and-equal-parts': isoscelesCut,
  'sides-in-one-ratio': cut,
  'parallels-from-a-point-inside': () => {
    const [P, Q, R] = acute()
    const [O, t]: readonly [Point, number] = [[3, 2], random(0.2, 0.8)]
    return { O, P, Q, R, D: at(P, O, t), E: at(P, Q, t), F: at(P, R, t) }
  },
  'equal-angles-and-a-ratio': () => {
    const [P, Q, R]: readonly [Point, Point, Point] = [
      [0, random(3, 6)],
      [-2, 0],
      [2, 0],
    ]
    const t = random(0.2, 0.8)
    return { P, Q, R, S: at(Q, R, t), T: at(Q, P, 1 / t) }
  },
  'congruent-triangles-of-one-corner': isoscelesCut,
  'two-altitudes-right': altitudes,
  'two-altitudes-of-a-figure': () => {
    const [A, B, C] = acute()
    return { A, B, C, D: foot(A, B, C), E: foot(B, A, C) }
  },
  'bisectors-of-similar': () => {
    const [A, B, C] = acute()
    const D = bisected(C, A, B)
    return { A, B, C, D, F: likewise(A), E: likewise(B), G: likewise(C), H: likewise(D) }
  },
  'bisectors-of-similar-of-a-figure': () => {
    const [A, B, C] = acute()
    const D = bisected(A, B, C)
    return { A, B, C, D, P: likewise(A), Q: likewise(B), R: likewise(C), S: likewise(D) }
  },
  'altitudes-of-similar': () => {
    const [A, B, C] = acute()
    const D = foot(A, B, C)
    return { A, B, C, D, P: likewise(A), Q: likewise(B), R: likewise(C), S: likewise(D) }
  },
  'converse-of-the-bisector': () => {
    const [A, B, C] = acute()
    return { A, B, C, D: bisected(A, B, C) }
  },
  'two-chords-inside': chords,
  'two-chords-of-a-figure': chords,
  'two-chords-outside': () => {
    const [A, B, C, D] = [random(0.1, 0.4), random(2.5, 3), random(-0.4, -0.1), random(-2.8, -2.4)].map(onCircle)
    const [a, b, c, d]: readonly Point[] = [A ?? [0, 0], B ?? [0, 0], C ?? [0, 0], D ?? [0, 0]]
    return {
      A: a ?? [0, 0],
      B: b ?? [0, 0],
      C: c ?? [0, 0],
      D: d ?? [0, 0],
      P: meeting(a ?? [0, 0], b ?? [0, 0], c ?? [0, 0], d ?? [0, 0]),
    }
  },
  'crossing-between-parallels': () => {
    const [A, B, C, D]: readonly [Point, Point, Point, Point] = [
      [0, 0],
      [random(5, 6), 0],
      [random(4, 6), 3],
      [1, 3],
    ]
    const O = at(A, C, random(0.3, 0.7))
    const P: Point = [random(1, 4), 0]
    return { A, B, C, D, O, P, Q: meeting(P, O, C, D) }
  },
  'two-right-triangles-on-one-hypotenuse': () => {
    const [B, C, A, D] = [Math.PI, 0, random(1.7, 2.6), random(0.5, 1.4)].map(onCircle)
    const [a, b, c, d]: readonly Point[] = [A ?? [0, 0], B ?? [0, 0], C ?? [0, 0], D ?? [0, 0]]
    return {
      A: a ?? [0, 0],
      B: b ?? [0, 0],
      C: c ?? [0, 0],
      D: d ?? [0, 0],
      P: meeting(a ?? [0, 0], c ?? [0, 0], b ?? [0, 0], d ?? [0, 0]),
    }
  },
  'perpendicular-to-the-hypotenuse': cutAcross,
  'perpendicular-to-the-hypotenuse-of-a-figure': cutAcross,
  'equal-angle-across': () => {
    const [A, B, C] = acute()
    const t = random(0.3, 0.6)
    const length = (a: Point, b: Point) => Math.hypot(...minus(a, b))
    return { A, B, C, D: at(A, B, t), E: at(A, C, (t * length(A, B) ** 2) / length(A, C) ** 2) }
  },
  'equal-angle-along': cut,
  'middle-of-a-median': () => {
    const [A, B, C] = acute()
    const [D, F] = [at(B, C, 0.5), at(A, C, 1 / 3)]
    return { A, B, C, D, E: at(A, D, 0.5), F }
  },
  'middle-of-a-side-of-a-parallelogram': () => {
    const [A, B, D]: readonly [Point, Point, Point] = [
      [0, 0],
      [random(4, 6), 0],
      [random(1, 2), random(3, 5)],
    ]
    const C: Point = [B[0] + D[0], D[1]]
    const M = at(C, D, 0.5)
    return { A, B, C, D, M, L: meeting(B, M, A, C), E: meeting(B, M, A, D) }
  },
  'parallel-through-the-crossing-of-diagonals': () => {
    const [A, B, C, D]: readonly [Point, Point, Point, Point] = [
      [0, 0],
      [random(6, 8), 0],
      [random(4, 5), 3],
      [1, 3],
    ]
    const O = meeting(A, C, B, D)
    const across: Point = [O[0] + 1, O[1]]
    return { A, B, C, D, O, P: meeting(O, across, A, D), Q: meeting(O, across, B, C) }
  },
  'parallel-cut-twice': () => {
    const [A, B, C] = acute()
    const t = random(0.3, 0.8)
    return { A, B, C, D: at(A, B, t), E: at(A, C, t), F: at(A, B, t * t) }
  },
  'mid-points-of-all-sides': () => {
    const [A, B, C] = acute()
    return { A, B, C, D: at(B, C, 0.5), E: at(C, A, 0.5), F: at(A, B, 0.5) }
  },
  'areas-on-one-base': () => {
    const [A, B, C] = acute()
    const O = at(B, C, random(0.2, 0.8))
    return { A, B, C, O, D: at(O, A, -random(0.4, 1.5)) }
  },
  'areas-of-similar': twoWithMedians,
  'equal-areas-of-similar': () => {
    const [A, B, C] = acute()
    const turned = ([x, y]: Point): Point => [3 + 0.6 * x - 0.8 * y, 0.8 * x + 0.6 * y]
    return { A, B, C, P: turned(A), Q: turned(B), R: turned(C) }
  },
  'areas-and-medians': twoWithMedians,
  'areas-and-altitudes': () => {
    const [A, B, C] = acute()
    const D = foot(A, B, C)
    return { A, B, C, D, P: likewise(A), Q: likewise(B), R: likewise(C), M: likewise(D) }
  },
  'equilateral-on-a-diagonal': () => ({
    A: [0, 0],
    B: [2, 0],
    C: [2, 2],
    D: [0, 2],
    E: [1, -Math.sqrt(3)],
    F: [1 + Math.sqrt(3), 1 - Math.sqrt(3)],
  }),
  pythagoras: rightAtB,
  'converse-of-pythagoras': rightAtB,
  'squares-and-an-altitude': () => {
    const { A, B, C } = rightAtB()
    return A && B && C ? { A, B, C, D: foot(B, A, C) } : {}
  },
  'isosceles-right': () => ({ C: [0, 0], A: [3, 0], B: [0, 3] }),
  'isosceles-with-double-square': () => ({ C: [0, 0], A: [3, 0], B: [0, 3] }),
  'squares-of-a-rhombus': () => {
    const [p, q] = [random(2, 4), random(1, 3)]
    return { A: [-p, 0], B: [0, q], C: [p, 0], D: [0, -q] }
  },
  'squares-of-a-parallelogram': () => {
    const [B, D]: readonly [Point, Point] = [
      [random(4, 6), 0],
      [random(1, 2), random(3, 5)],
    ]
    return { A: [0, 0], B, D, C: [B[0] + D[0], D[1]] }
  },
  'perpendiculars-from-a-point-inside': () => {
    const [A, B, C] = acute()
    const O: Point = [3, 2]
    return { A, B, C, O, D: foot(O, B, C), E: foot(O, A, C), F: foot(O, A, B) }
  },
  'points-on-the-legs': () => {
    const { A, B, C } = rightAtC()
    return { A, B, C, D: at(C, A, random(0.2, 0.8)), E: at(C, B, random(0.2, 0.8)) }
  },
  'medians-of-the-legs': () => {
    const [A, B, C]: readonly [Point, Point, Point] = [
      [0, 0],
      [random(2, 5), 0],
      [0, random(2, 5)],
    ]
    return { A, B, C, L: at(A, C, 0.5), M: at(A, B, 0.5) }
  },
  'altitude-at-a-quarter': () => ({ D: [0, 0], B: [-3, 0], C: [1, 0], A: [0, random(2, 5)] }),
  'third-of-an-equilateral': () => ({ A: [3, 3 * Math.sqrt(3)], B: [0, 0], C: [6, 0], D: [2, 0] }),
  'altitude-of-an-equilateral': () => ({ A: [3, 3 * Math.sqrt(3)], B: [0, 0], C: [6, 0], D: [3, 0] }),
  'two-perpendiculars-to-the-legs': () => {
    const { A, B, C } = rightAtB()
    const D = foot(B, A, C)
    return { A, B, C, D, M: foot(D, B, C), N: foot(D, A, B) }
  },
  'obtuse-angle': () => ({ D: [0, 0], B: [random(1, 2), 0], C: [random(4, 6), 0], A: [0, random(2, 5)] }),
  'acute-angle': () => ({ D: [0, 0], B: [random(-3, -1), 0], C: [random(2, 4), 0], A: [0, random(2, 5)] }),
  'perpendicular-diagonals': () => ({
    O: [0, 0],
    A: [-random(1, 4), 0],
    C: [random(1, 4), 0],
    B: [0, random(1, 4)],
    D: [0, -random(1, 4)],
  }),
  'median-and-altitude': () => ({ B: [-3, 0], C: [3, 0], D: [0, 0], M: [-1, 0], A: [-1, random(2, 5)] }),
  apollonius: () => ({ B: [-3, 0], C: [3, 0], D: [0, 0], A: [random(-2, 2), random(2, 5)] }),
  'point-in-a-rectangle': () => ({ A: [0, 0], B: [5, 0], C: [5, 4], D: [0, 4], O: [random(1, 4), random(1, 3)] }),
  'point-on-the-base-of-an-isosceles': () => ({
    A: [0, random(2, 5)],
    B: [-3, 0],
    C: [3, 0],
    D: [random(-2, 2), 0],
  }),
  'altitude-on-a-leg-of-an-isosceles': () => {
    const [A, B, C]: readonly [Point, Point, Point] = [
      [0, random(4, 6)],
      [-2, 0],
      [2, 0],
    ]
    return { A, B, C, D: foot(B, A, C) }
  },
  'median-of-a-leg': () => {
    const { A, B, C } = rightAtC()
    return { A, B, C, D: at(B, C, 0.5) }
  },
  'squares-of-the-legs': () => {
    const { A, B, C } = rightAtC()
    return { A, B, C, D: foot(C, A, B) }
  },
  'leg-cut-in-three': () => ({ B: [0, 0], A: [0, random(2, 5)], D: [1, 0], E: [2, 0], C: [3, 0] }),
  'basic-proportionality': cut,
  'parallel-to-a-side': cut,
}

/** Angles that are called by a corner or a number alone. */
const marked: Readonly<Record<string, string>> = { A: 'OAD', B: 'OBC', C: 'OCB', D: 'ODA', 1: 'PQR', 2: 'PRQ' }

const isZero = (value: number): boolean => Math.abs(value) < 1e-6

/** Whether a fact, or a claim, is true of a figure. */
function isTrue(fact: string, figure: Figure): boolean {
  const p = (name: string | undefined): Point => figure[name ?? ''] ?? [NaN, NaN]
  const way = (name: string): Point => minus(p(name[0]), p(name[1]))
  const size = (name: string): number => Math.hypot(...way(name))
  const angle = (name: string): number => {
    const [u, v] = [minus(p(name[1]), p(name[0])), minus(p(name[1]), p(name[2]))]
    return (Math.acos(dot(u, v) / Math.hypot(...u) / Math.hypot(...v)) * 180) / Math.PI
  }
  const isOn = (point: string, side: string): boolean =>
    isZero(size(`${side[0]}${point}`) + size(`${point}${side[1]}`) - size(side))
  const [kind, one = '', two = ''] = fact.split(' ')
  switch (kind) {
    case 'on':
      return isOn(one, two)
    case 'par':
      return isZero(cross(way(one), way(two)))
    case 'perp':
      return isZero(dot(way(one), way(two)))
    case 'sim':
      return ['01', '12', '02'].every((at, _, all) => {
        const ratio = (ends: string) =>
          size([...ends].map((k) => one[Number(k)]).join('')) / size([...ends].map((k) => two[Number(k)]).join(''))
        return isZero(ratio(at) - ratio(all[0] ?? ''))
      })
    case 'cong':
      return ['01', '12', '02'].every((ends) => {
        const side = (name: string) => size([...ends].map((k) => name[Number(k)]).join(''))
        return isZero(side(one) - side(two))
      })
    case 'isos':
      return [0, 1, 2].some((k) => isZero(size(`${one[k]}${one[(k + 1) % 3]}`) - size(`${one[k]}${one[(k + 2) % 3]}`)))
    case 'righttriangle':
      return [0, 1, 2].some((k) => isZero(angle(`${one[(k + 1) % 3]}${one[k]}${one[(k + 2) % 3]}`) - 90))
    case 'out':
      return isOn(one[0] ?? '', `${two}${one[1]}`) || isOn(one[1] ?? '', `${two}${one[0]}`)
    case 'rhombus':
    case 'square':
      return [1, 2, 3].every((k) => isZero(size(one.slice(0, 2)) - size(`${one[k]}${one[(k + 1) % 4]}`)))
    case 'rect':
      return [1, 2, 3].every((k) => isZero(angle(`${one[k - 1]}${one[k]}${one[(k + 1) % 4]}`) - 90))
    case 'pgram':
      return (
        isTrue(`par ${one.slice(0, 2)} ${one.slice(2)}`, figure) &&
        isTrue(`par ${one.slice(1, 3)} ${one[3]}${one[0]}`, figure)
      )
    case 'trap':
      return isTrue(`par ${one.slice(0, 2)} ${one.slice(2)}`, figure)
    case 'eq': {
      const valueOf = (quantity: string): number => {
        const name = quantity.slice(1)
        if (quantity.startsWith('<')) return angle(marked[name] ?? name)
        if (quantity.startsWith('#')) return Math.abs(cross(way(name.slice(0, 2)), way(`${name[0]}${name[2]}`))) / 2
        return size(quantity)
      }
      const terms = [...equationOf(fact.slice(3))].map(([product, { n, d }]) =>
        product
          .split('.')
          .filter((name) => name !== '')
          .reduce((so, name) => so * valueOf(name), Number(n) / Number(d)),
      )
      return isZero(terms.reduce((sum, value) => sum + value, 0) / Math.max(...terms.map(Math.abs)))
    }
    default:
      return kind === 'quad' || kind === 'inside' || kind === 'cir'
  }
}

test.each(theorems)(
  '$id: what is claimed is true of a figure for which what is given is true',
  ({ id, given, claims }) => {
    for (let round = 0; round < 20; round++) {
      const figure = figures[id]?.() ?? {}
      expect(given.flatMap(expanded).filter((fact) => !isTrue(fact, figure))).toEqual([])
      const proved = claims.flatMap((claim) => [...expanded(claim), ...consequences(claim)])
      expect(proved.filter((fact) => !isTrue(fact, figure))).toEqual([])
    }
  },
)

test('a fact is one however it is written', () => {
  expect(canonical('sim ABC DAC')).toBe(canonical('sim ACD BCA'))
  expect(canonical('eq CA CA = CB CD')).toBe(canonical('eq DC BC = AC AC'))
  expect(canonical('sim ABC DEF')).not.toBe(canonical('sim ABC DFE'))
  expect(canonical('pgram ABCD')).toBe(canonical('pgram CBAD'))
  expect(canonical('pgram ABCD')).not.toBe(canonical('pgram ACBD'))
})
