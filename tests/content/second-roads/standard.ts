import {
  acute,
  angle,
  classesOf,
  cos,
  distance,
  divides,
  isPrime,
  lcm,
  medianOf,
  near,
  only,
  onlyPair,
  pairs,
  sin,
  sum,
  tan,
  those,
  upTo,
  zeroBetween,
  type Point,
} from './counting'
import type { Roads } from './road'

const pi = 22 / 7
const dice = pairs(upTo(6), upTo(6))
const [g, f]: readonly [Point, Point] = [
  [-4, -5],
  [5, 7],
]
/** The number of lamps in row n. */
const lamps = (row: number): number => upTo(row - 1).reduce((before) => before + 4, 15)

/** The keys of the paper model-standard by other roads. */
export const standardRoads: Roads = {
  q1: () => only((a) => lcm(2 ** 3 * 3 ** a * 5, 2 ** 2 * 3 ** 4 * 7) === 2 ** 3 * 3 ** 5 * 5 * 7, 1, 8),
  q2: () => those((x) => 0.25 * (x / 10) ** 4 - 2.25 * (x / 10) ** 2 - x / 10 + 3 === 0, -40, 40).length,
  q3: () => `$k = ${only((k) => k * k === 8 * 2 && 8 * 3 === 6 * k && k * 3 === 6 * 2, -50, 50)}$ only`,
  q4: () => those((n) => n % 4 === 1, 5, 117).at(-7) ?? 0,
  q5: () => {
    const [x, y] = [(-9 + 5) / 2, (8 - 2) / 2]
    return `${x > 0 ? (y > 0 ? 'first' : 'fourth') : y > 0 ? 'second' : 'third'} quadrant`
  },
  q6: () => distance([0, 0], [15, 8]),
  q7: () => only((p) => p * 3 === 36 * 5, 1, 200),
  q8: () => {
    // the triangle with the corners (0, 0), (15, 0), (6, 8), whose side AB is 10
    const [d, e]: readonly [Point, Point] = [
      [6 + 0.4 * (0 - 6), 8 + 0.4 * (0 - 8)],
      [6 + 0.4 * (15 - 6), 8 + 0.4 * (0 - 8)],
    ]
    return distance(d, e)
  },
  q9: () => {
    const shared = (one: string, other: string) => [...one].find((letter) => other.includes(letter)) ?? ''
    return `$\\angle ${shared('LM', 'MN')} = \\angle ${shared('QR', 'RP')}$`
  },
  q10: () =>
    only(
      (apb) => {
        const op = 1 / sin(apb / 2)
        const a: Point = [1 / op, Math.sqrt(1 - 1 / op ** 2)]
        return Math.abs(angle([0, 0], a, [a[0], -a[1]]) - 25) < 1e-6
      },
      1,
      179,
    ),
  q11: () => {
    const classes = classesOf([6, 14, 16, 21, 13], 10, 10)
    const median = medianOf(classes)
    const modal = classes.toSorted((a, b) => b.f - a.f)[0]
    return (classes.find(({ from, to }) => from <= median && median < to)?.from ?? 0) + (modal?.from ?? 0)
  },
  q12: () => 1 / cos(zeroBetween((t) => 1 / cos(t) + tan(t) - 4, 0, 89)),
  q13: () => only((t) => near(7 / tan(t), 7 * Math.sqrt(3)), 1, 89),
  q14: () => (Math.PI * 12 ** 2 * 5 * Math.PI) / (2 * Math.PI * 12),
  q15: () => 3 * 6 * 4 ** 2 - 2 * 2 * 4 ** 2,
  q16: () => 3 / 3 / 2,
  q17: () => only((m) => 3 * m === 30 + 2 * 24, 1, 100),
  q18: () => dice.filter(([a, b]) => a * b === 12).length / 36,
  q19: () => {
    const isThirty = near((2 * (Math.asin(5 / 10) * 180)) / Math.PI, 30)
    return isThirty ? 'the assertion is true' : 'Assertion (A) is false, but Reason (R) is true.'
  },
  q20: () =>
    upTo(6).filter(isPrime).length / 6 === 1 / 2
      ? 'Both Assertion (A) and Reason (R) are true, but (R) is not the correct explanation of (A).'
      : 'the assertion is false',
  q21: () => `${only((minute) => [18, 24, 30].every((every) => divides(every, minute)), 1, 400) / 60}`,
  q22: () => those((k) => 4 * (k + 1) ** 2 === 4 * (k + 7), -100, 100).join(', '),
  'q22 or': () => {
    const p = only((n) => 3 * 4 + 2 * 3 * n === 4 * 9, -100, 100)
    return `p = ${p}, q = ${only((q) => 3 * q * q + p * q - 4 === 0, -100, 100)}`
  },
  q23: () => {
    // a circle of radius 3 about (0, 0), P on the x-axis so that PA = 8.5, and any third tangent at the angle t
    const op = Math.sqrt(3 ** 2 + 8.5 ** 2)
    const [x, y] = [9 / op, 3 * Math.sqrt(1 - 9 / op ** 2)]
    const meets = (t: number, upper: 1 | -1): Point => {
      const s = (3 - x * cos(t) - upper * y * sin(t)) / ((op - x) * cos(t) - upper * y * sin(t))
      return [x + s * (op - x), upper * y * (1 - s)]
    }
    const perimeters = [-20, 0, 8, 30].map((t) => {
      const [c, d] = [meets(t, 1), meets(t, -1)]
      return distance(c, d) + distance(c, [op, 0]) + distance(d, [op, 0])
    })
    return perimeters.every((p) => near(p, perimeters[0] ?? 0)) ? `${Number(perimeters[0]?.toFixed(6))}` : 'none'
  },
  q24: () => `${Math.round(((4 * cos(30) ** 2 - tan(45) ** 2) / (sin(30) ** 2 + cos(60))) * 3)}/3`,
  'q24 or': () => {
    const t = zeroBetween((x) => sin(x) + cos(x) - 1.25, 0, 44)
    return `${Math.round(sin(t) * cos(t) * 32 * 1e6) / 1e6}/32`
  },
  q25: () => `${only((x) => near((x + 6) / 30, (2 * x) / 24), 1, 24)}`,
  // a proof of what holds: no fraction with a small denominator comes near
  q26: () =>
    upTo(2000).every((b) => Math.abs((4 - 3 * Math.sqrt(5)) * b - Math.round((4 - 3 * Math.sqrt(5)) * b)) > 1e-5) ||
    'no',
  q27: () =>
    those((n) => 8 * n * n - 2 * n * 12 - 15 * 144 === 0, -100, 100)
      .map((n) => `${n}/12`)
      .join(', '),
  q28: () => {
    const [x, y] = onlyPair((a, b) => 7 * a - 3 * b === 60 && 5 * a - 2 * b === 60, 1, 400)
    return y > 0 ? `Farida = ${700 * x}, Gurpreet = ${500 * x}` : 'none'
  },
  'q28 or': () =>
    `${only((n) => (n % 10) + Math.floor(n / 10) === 12 && 10 * (n % 10) + Math.floor(n / 10) - n === 18, 10, 99)}`,
  q29: () => {
    const [ad, be] = onlyPair((x, y) => x + y === 14 && 9 - y === 11 - x, 1, 14)
    return `AD = ${ad}, BE = ${be}, CF = ${9 - be}`
  },
  'q29 or': () => {
    const t = only((x) => near(Math.sqrt(x * x - 12 ** 2) + 9, Math.sqrt(x * x + 15 ** 2)), 12, 100)
    return `${t}`
  },
  q30: () => acute.every((a) => near((cos(a) ** 2 + tan(a) ** 2 - 1) / sin(a) ** 2, tan(a) ** 2)) || 'no',
  q31: () => `${(pi * 28 ** 2 - 2 * 28 ** 2) / 4}`,
  q32: () => `${only((x) => near(360 / x - 360 / (x + 12), 1), 1, 500)}`,
  'q32 or': () => {
    const x = only((hours) => near(6 / hours + 6 / (hours + 5), 1), 1, 100)
    return `larger = ${x}, smaller = ${x + 5}`
  },
  'q33 (i)': () => {
    const [a, b, c]: readonly Point[] = [
      [2, 7],
      [0, 0],
      [9, 1],
    ]
    if (!a || !b || !c) return 'no'
    return (
      [0.2, 0.35, 0.8].every((t) => {
        const d: Point = [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])]
        // where the parallel to BC through D meets AC
        const [ux, uy] = [c[0] - b[0], c[1] - b[1]]
        const s = ((d[0] - a[0]) * uy - (d[1] - a[1]) * ux) / ((c[0] - a[0]) * uy - (c[1] - a[1]) * ux)
        const e: Point = [a[0] + s * (c[0] - a[0]), a[1] + s * (c[1] - a[1])]
        return near(distance(a, d) / distance(d, b), distance(a, e) / distance(e, c))
      }) || 'no'
    )
  },
  'q33 (ii)': () => `${only((x) => (x + 3) * (x + 2) === x * (x + 7), 1, 100)}`,
  'q34 (i)': () => `${Math.round((60 * Math.sqrt(3)) / tan(30) - (60 * Math.sqrt(3)) / tan(60))}`,
  'q34 (ii)': () => {
    const [first, second] = [(60 * Math.sqrt(3)) / tan(30), (60 * Math.sqrt(3)) / tan(60)]
    return `${Number(((2 * second) / (first - second)).toFixed(9))}`
  },
  'q34 or': () => {
    const far = 15 / tan(30)
    return `${only((h) => Math.abs(Math.atan((h - 15) / far) - Math.PI / 3) < 1e-9, 15, 500)}`
  },
  q35: () => {
    const [x, y] = onlyPair(
      (a, b) => 6 + a + 17 + 20 + b + 12 === 80 && near(medianOf(classesOf([6, a, 17, 20, b, 12], 10)), 34),
      0,
      40,
    )
    return `x = ${x}, y = ${y}`
  },
  'q36 (i)': () => `${lamps(10)}`,
  'q36 (ii)': () => `${only((row) => lamps(row) === 75, 1, 100)}`,
  'q36 (iii)': () => `${sum(upTo(20).map(lamps))}`,
  'q36 or': () => `${only((rows) => sum(upTo(rows).map(lamps)) === 444, 1, 100)}`,
  'q37 (i)': () => {
    const middle: Point = [g[0] + (f[0] - g[0]) / 2, g[1] + (f[1] - g[1]) / 2]
    return near(distance(g, middle), distance(middle, f)) ? `(${middle.join(', ')})` : 'none'
  },
  'q37 (ii)': () => `${distance(g, f)}`,
  'q37 (iii)': () => {
    const [x, y] = onlyPair((a, b) => near(distance(g, [a, b]), 10) && near(distance([a, b], f), 5), -10, 10)
    return `(${x}, ${y})`
  },
  'q37 or': () => {
    // y = 0 on the way from y = -5 to y = 7
    const x = g[0] + ((f[0] - g[0]) * 5) / 12
    return `${Math.round(distance(g, [x, 0]) * 4)}:${Math.round(distance([x, 0], f) * 4)}`
  },
  'q38 (i)': () => `${only((tenths) => tenths ** 2 === 140 ** 2 + 105 ** 2, 1, 1000)}/10`,
  'q38 (ii)': () => `${2 * pi * 14 * 4}`,
  'q38 (iii)': () => `${Math.round(pi * 14 * Math.hypot(14, 10.5) + 2 * pi * 14 * 4)}`,
  'q38 or': () => `${Math.round(pi * 14 ** 2 * (4 + 10.5 / 3))}`,
}
