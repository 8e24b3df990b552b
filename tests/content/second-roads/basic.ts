import {
  acute,
  angle,
  classesOf,
  cos,
  distance,
  divides,
  hcf,
  isPrime,
  lcm,
  near,
  only,
  onlyPair,
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
const term = (first: number, step: number, n: number): number => upTo(n - 1).reduce((before) => before + step, first)
const saplings = [96, 120, 144]
const cards = upTo(30)
const of30 = (wins: (n: number) => boolean): string => `${cards.filter(wins).length}/30`
/** The zeroes of x² − 5x + 3. */
const zeroes = [zeroBetween((x) => x * x - 5 * x + 3, 0, 2.5), zeroBetween((x) => x * x - 5 * x + 3, 2.5, 5)] as const

/** The keys of the paper model-basic by other roads. */
export const basicRoads: Roads = {
  q1: () => only((n) => hcf(45, n) === 9 && lcm(45, n) === 270, 1, 270),
  q2: () => only((k) => 3 ** 2 - 2 * 3 + k === 0, -50, 50),
  q3: () => {
    const [x, y] = onlyPair((a, b) => a + b === 5 && a - b === 1, -10, 10)
    return `x = ${x}, y = ${y}`
  },
  q4: () => {
    // the square of the difference of the roots, times a²
    const [low, high] = [
      zeroBetween((x) => 2 * x * x - 5 * x + 1, 0, 1.25),
      zeroBetween((x) => 2 * x * x - 5 * x + 1, 1.25, 5),
    ]
    return 4 * (high - low) ** 2
  },
  q5: () => term(8, 3, 12),
  q6: () => only((ec) => 2 * ec === 3 * 4, 1, 100),
  q7: () => only((c) => 50 + 70 + c === 180, 1, 179),
  q8: () => only((t) => near(angle([0, 0], [8, 0], [8, t]), 90) && near(distance([0, 0], [8, t]), 17), 1, 100),
  q9: () => {
    // the lines through (5, 0) at whole angles: those whose distance from the centre is the radius 5
    return upTo(180).filter((a) => near(5 * sin(a), 5)).length
  },
  q10: () => {
    const found = upTo(7).map((a) => a + (5 - (9 - (8 - a))))
    return found.every((d) => d === found[0]) ? (found[0] ?? 0) : 0
  },
  q11: () => tan((Math.asin(5 / 13) * 180) / Math.PI),
  q12: () => sin(30) + cos(60) + tan(45),
  q13: () => {
    const values = acute.map((a) => 7 / cos(a) ** 2 - 7 * tan(a) ** 2)
    return values.every((value) => Math.abs(value - 7) < 1e-6) ? 7 : 0
  },
  q14: () => (pi * 14 ** 2) / 4,
  q15: () => {
    // unrolled: a sector of radius 10 whose arc is the rim of the base
    const [arc, rim] = [2 * pi * 7, 2 * pi * 10]
    return pi * 10 ** 2 * (arc / rim)
  },
  q16: () => (4 * Math.PI * 2 ** 2) / (4 * Math.PI * 3 ** 2),
  q17: () => {
    // five classes round 45 with 50 entries and the sum −10 of f × u
    const [marks, f] = [
      [25, 35, 45, 55, 65],
      [5, 15, 17, 11, 2],
    ]
    const u = sum(marks.map((x, index) => (f[index] ?? 0) * ((x - 45) / 10)))
    if (sum(f) !== 50 || u !== -10) return 'no such table'
    return sum(marks.map((x, index) => (f[index] ?? 0) * x)) / 50
  },
  q18: () => [...'ARITHMETIC'].filter((letter) => 'AEIOU'.includes(letter)).length / [...'ARITHMETIC'].length,
  q19: () => {
    const holds = upTo(30).every((n) => 6n ** BigInt(n) % 10n !== 0n && 6n ** BigInt(n) % 5n !== 0n)
    return holds
      ? 'Both Assertion (A) and Reason (R) are true, and (R) is the correct explanation of (A).'
      : 'the assertion is false'
  },
  q20: () => {
    const onAxis = ([x]: Point) => x === 0
    const reasonHolds = upTo(9, -9).every((y) => !onAxis([0, y]) || y === 0)
    return onAxis([0, -6]) && !reasonHolds ? 'Assertion (A) is true, but Reason (R) is false.' : 'otherwise'
  },
  q21: () => {
    const [x, y] = onlyPair((a, b) => 3 * a + 2 * b === 12 && 5 * a - 2 * b === 4, -50, 50)
    return `x = ${x}, y = ${y}`
  },
  q22: () => {
    const sun = Math.atan(1.5 / 2)
    return `${Number((12 * Math.tan(sun)).toFixed(9))}`
  },
  'q22 or': () => {
    // P at (0, 0), Q and R on the axes
    const [e, f, q, r]: readonly Point[] = [
      [3, 0],
      [0, 4.5],
      [7, 0],
      [0, 10.5],
    ]
    if (!e || !f || !q || !r) return 'no'
    return near((f[1] - e[1]) * (r[0] - q[0]), (r[1] - q[1]) * (f[0] - e[0])) ? 'yes' : 'no'
  },
  q23: () => {
    const [x, y] = onlyPair(
      (a, b) =>
        near(distance([a, b], [3, -2]), distance([7, 1], [3, -2])) &&
        near(distance([a, b], [7, 1]), 2 * distance([7, 1], [3, -2])),
      -30,
      30,
    )
    return `(${x}, ${y})`
  },
  q24: () => {
    const [a, b] = onlyPair(
      (x, y) => x > y && x + y <= 90 && near(sin(x + y), 1) && near(tan(x - y), 1 / Math.sqrt(3)),
      0,
      90,
    )
    return `A = ${a}, B = ${b}`
  },
  'q24 or': () => {
    const p = angle([0, 15], [8, 0], [0, 0])
    return `sin P = ${Math.round(sin(p) * 17 * 1e6) / 1e6}/17, cos P = ${Math.round(cos(p) * 17 * 1e6) / 1e6}/17`
  },
  q25: () => `${(pi * 21 ** 2 * 10) / 60}`,
  'q26 (i)': () => `${Number(sum(zeroes.map((x) => x * x)).toFixed(9))}`,
  'q26 (ii)': () => `${Math.round(sum(zeroes.map((x) => 1 / x)) * 3e6) / 1e6}/3`,
  q27: () => {
    const n = only((x) => x * (x + 1) === 240, 1, 240)
    return `${n}, ${n + 1}`
  },
  'q27 or': () => {
    const is = (x: number) => Math.abs(2 * x * x - 6 * x + 3) < 1e-12
    return is((3 + Math.sqrt(3)) / 2) && is((3 - Math.sqrt(3)) / 2) ? '(3 ± √3)/2' : 'none'
  },
  q28: () => {
    const [a, d] = onlyPair((x, y) => term(x, y, 4) === 19 && term(x, y, 11) === 54, -60, 60)
    return `${term(a, d, 20)}`
  },
  q29: () => {
    const third = distance([1, -2], [7, 10]) / 3
    const [[px, py], [qx, qy]] = [
      onlyPair((x, y) => near(distance([1, -2], [x, y]), third) && near(distance([x, y], [7, 10]), 2 * third), -20, 20),
      onlyPair((x, y) => near(distance([1, -2], [x, y]), 2 * third) && near(distance([x, y], [7, 10]), third), -20, 20),
    ]
    return `(${px}, ${py}), (${qx}, ${qy})`
  },
  q30: () =>
    upTo(20, 2).every((op) => {
      const [x, y] = [1 / op, Math.sqrt(1 - 1 / op ** 2)]
      return near(angle([0, 0], [x, y], [op, 0]), 90) && near(distance([op, 0], [x, y]), distance([op, 0], [x, -y]))
    }) || 'no',
  'q30 or': () =>
    upTo(20).every((half) => {
      // the base from (-half, 0) to (half, 0), the top at (0, 6): the centre is on the axis, so it touches the base at (0, 0)
      const side = Math.hypot(half, 6)
      const [be, ad] = [half, side - half]
      return near(be + ad, side) && near((half * 6) / (half + side), (half * 6 * 2) / (2 * half + 2 * side))
    }) || 'no',
  q31: () => acute.every((a) => near(1 / cos(a) - cos(a), sin(a) * tan(a))) || 'no',
  'q32 (i)': () => {
    const [x, y] = onlyPair((a, b) => a + b === 6 && a - b === 2, -20, 20)
    return `x = ${x}, y = ${y}`
  },
  'q32 (ii)': () => {
    const corners: readonly Point[] = [
      [4, 2],
      [0, 6],
      [0, -2],
    ]
    const cross = corners.map(([x, y], index) => {
      const [u, v] = corners[(index + 1) % 3] ?? [0, 0]
      return x * v - u * y
    })
    return `${Math.abs(sum(cross)) / 2}`
  },
  'q32 or': () => {
    const [car, tempo] = onlyPair((x, y) => 6 * x === 180 + 6 * y && 2 * x + 2 * y === 180, 1, 200)
    return `car = ${car}, tempo = ${tempo}`
  },
  'q33 (i)': () =>
    upTo(12).every((bd) => {
      const ad = 6
      const cd = zeroBetween((x) => angle([-bd, 0], [0, ad], [x, 0]) - 90, 0.1, 100)
      return Math.abs(ad * ad - bd * cd) < 1e-6
    }) || 'no',
  'q33 (ii)': () => `${only((ad) => near(angle([-4, 0], [0, ad], [9, 0]), 90), 1, 100)}`,
  q34: () => `${Math.round(pi * 7 * Math.hypot(7, 31 - 7) + (4 * pi * 7 ** 2) / 2)}`,
  'q34 or': () => `${Math.round(2 * pi * 3.5 * (17 - 7) + 4 * pi * 3.5 ** 2)}`,
  'q35 (i)': () => {
    const all = classesOf([2, 14, 18, 12, 4], 10).flatMap(({ from, f }) => Array.from({ length: f }, () => from + 5))
    return `${sum(all) / all.length}`
  },
  'q35 (ii)': () => {
    // the mode divides its class as the rises to it and from it
    const [before, own, after] = [14, 18, 12]
    return `${only((m) => near((m - 20) * (own - after), (30 - m) * (own - before)), 20, 30)}`
  },
  'q36 (i)': () => `${those((n) => divides(2 ** n, 96), 1, 20).length}`,
  'q36 (ii)': () => `${hcf(96, 144)}`,
  'q36 (iii)': () => {
    const rows = upTo(96)
      .filter((each) => saplings.every((n) => divides(each, n)))
      .map((each) => sum(saplings.map((n) => n / each)))
    return `${Math.min(...rows)}`
  },
  'q36 or': () => `${lcm(...saplings)}`,
  'q37 (i)': () => `${Number((24 * sin(30)).toFixed(9))}`,
  'q37 (ii)': () => (near(12 ** 2 + (12 * Math.sqrt(3)) ** 2, 24 ** 2) ? '12√3' : 'none'),
  'q37 (iii)': () => (near(12 / sin(45), 12 * Math.sqrt(2)) ? '12√2' : 'none'),
  'q37 or': () => (near(12 / tan(60), 4 * Math.sqrt(3)) ? '4√3' : 'none'),
  'q38 (i)': () => of30((n) => divides(5, n)),
  'q38 (ii)': () => of30(isPrime),
  'q38 (iii)': () => of30((n) => divides(3, n) || divides(5, n)),
  'q38 or': () => {
    const left = cards.filter((n) => !divides(4, n))
    return `${left.filter((n) => divides(2, n)).length}/${left.length}`
  },
}
