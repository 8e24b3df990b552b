import { simplifyRoot } from '../../../maths'
import type { Random } from '../../../random'
import { drawOrder } from '../../kinds-of-question/lettered'
import type { Point } from './point'

/** Points with letters for numbers: m and n are the factors of the letters u and v. */
export interface Lettered {
  readonly kind: 'opposite' | 'on axes' | 'one letter' | 'sums'
  readonly m: number
  readonly n: number
  readonly letters: readonly [string, string]
  readonly order: readonly number[]
  readonly stem: 0 | 1 | 2
}

interface Items {
  readonly first: string
  readonly second: string
  /** The right distance, then the three slips. */
  readonly items: readonly string[]
  /** Each difference as it is written and as it is. */
  readonly gaps: readonly [readonly [string, string], readonly [string, string]]
  readonly square: readonly string[]
  /** What is said of the sign of a letter. */
  readonly positive: string
  readonly ends: (u: number, v: number) => readonly [Point, Point]
  /** The items for numbers. */
  readonly values: (u: number, v: number) => readonly number[]
}

export function drawLetters(random: Random): Lettered {
  const kind = random.pick(['opposite', 'on axes', 'one letter', 'sums'] as const)
  return {
    kind,
    ...random.until(
      (source) => ({ m: source.integer(1, 5), n: source.integer(1, 5) }),
      ({ m, n }) => kind !== 'one letter' || m !== n,
    ),
    letters: random.pick([
      ['a', 'b'],
      ['p', 'q'],
      ['h', 'k'],
      ['r', 's'],
    ] as const),
    order: drawOrder(random, 4),
    stem: random.pick([0, 1, 2] as const),
  }
}

const times = (k: number, letter: string): string => `${k === 1 ? '' : k}${letter}`
const square = (k: number, letter: string): string => `${k * k === 1 ? '' : k * k}${letter}^2`

/** "10a", "2\sqrt{5}\,a" for √(k a²). */
function rootTex(k: number, letter: string): string {
  const { outside, inside } = simplifyRoot(k)
  return inside === 1 ? times(outside, letter) : `${outside === 1 ? '' : outside}\\sqrt{${inside}}\\,${letter}`
}

export function itemsOf({ kind, m, n, letters: [a, b] }: Lettered): Items {
  const [ma, nb, m2, n2] = [times(m, a), times(n, b), square(m, a), square(n, b)]
  switch (kind) {
    case 'opposite':
      return {
        first: `(${ma}, ${nb})`,
        second: `(-${ma}, -${nb})`,
        items: [`2\\sqrt{${m2} + ${n2}}`, `2(${ma} + ${nb})`, `\\sqrt{${m2} + ${n2}}`, `4(${m2} + ${n2})`],
        gaps: [
          [`${ma} - (-${ma})`, times(2 * m, a)],
          [`${nb} - (-${nb})`, times(2 * n, b)],
        ],
        square: [`${square(2 * m, a)} + ${square(2 * n, b)}`],
        positive: '',
        ends: (u, v) => [
          [m * u, n * v],
          [-m * u, -n * v],
        ],
        values: (u, v) => {
          const sum = m * m * u * u + n * n * v * v
          return [2 * Math.sqrt(sum), 2 * (m * u + n * v), Math.sqrt(sum), 4 * sum]
        },
      }
    case 'on axes':
      return {
        first: `(${ma}, 0)`,
        second: `(0, ${nb})`,
        items: [`\\sqrt{${m2} + ${n2}}`, `${ma} + ${nb}`, `2\\sqrt{${m2} + ${n2}}`, `${m2} + ${n2}`],
        gaps: [
          [`0 - ${ma}`, `-${ma}`],
          [`${nb} - 0`, nb],
        ],
        square: [`${m2} + ${n2}`],
        positive: '',
        ends: (u, v) => [
          [m * u, 0],
          [0, n * v],
        ],
        values: (u, v) => {
          const sum = m * m * u * u + n * n * v * v
          return [Math.sqrt(sum), m * u + n * v, 2 * Math.sqrt(sum), sum]
        },
      }
    case 'one letter':
      return {
        first: `(${ma}, ${times(n, a)})`,
        second: `(-${ma}, -${times(n, a)})`,
        items: [
          rootTex(4 * (m * m + n * n), a),
          times(2 * (m + n), a),
          rootTex(m * m + n * n, a),
          `${4 * (m * m + n * n)}${a}^2`,
        ],
        gaps: [
          [`${ma} - (-${ma})`, times(2 * m, a)],
          [`${times(n, a)} - (-${times(n, a)})`, times(2 * n, a)],
        ],
        square: [`${square(2 * m, a)} + ${square(2 * n, a)}`, `${4 * (m * m + n * n)}${a}^2`],
        positive: ` (where $${a} > 0$)`,
        ends: (u) => [
          [m * u, n * u],
          [-m * u, -n * u],
        ],
        values: (u) => {
          const sum = (m * m + n * n) * u * u
          return [2 * Math.sqrt(sum), 2 * (m + n) * u, Math.sqrt(sum), 4 * sum]
        },
      }
    case 'sums':
      return {
        first: `(${a} + ${times(m, b)}, ${a} - ${times(n, b)})`,
        second: `(${a} - ${times(m, b)}, ${a} + ${times(n, b)})`,
        items: [
          rootTex(4 * (m * m + n * n), b),
          times(2 * (m + n), b),
          rootTex(m * m + n * n, b),
          `${4 * (m * m + n * n)}${b}^2`,
        ],
        gaps: [
          [`(${a} + ${times(m, b)}) - (${a} - ${times(m, b)})`, times(2 * m, b)],
          [`(${a} - ${times(n, b)}) - (${a} + ${times(n, b)})`, `-${times(2 * n, b)}`],
        ],
        square: [`${square(2 * m, b)} + ${square(2 * n, b)}`, `${4 * (m * m + n * n)}${b}^2`],
        positive: ` (where $${b} > 0$)`,
        ends: (u, v) => [
          [u + m * v, u - n * v],
          [u - m * v, u + n * v],
        ],
        values: (_, v) => {
          const sum = (m * m + n * n) * v * v
          return [2 * Math.sqrt(sum), 2 * (m + n) * v, Math.sqrt(sum), 4 * sum]
        },
      }
    default:
      return kind satisfies never
  }
}
