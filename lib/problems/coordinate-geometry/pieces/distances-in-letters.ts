import type { Random } from '../../../random'
import { drawOrder } from '../../kinds-of-question/lettered'
import { oneLetter, square, times, twoLetters, type Items, type Lettered } from './lettered-distances'

export type { Lettered }

export function drawLetters(random: Random): Lettered {
  const kind = random.pick(['opposite', 'on axes', 'one letter', 'sums'] as const)
  return {
    kind,
    ...random.until(
      (source) => ({ m: source.integer(1, 5), n: source.integer(1, 5) }),
      ({ m, n }) => kind === 'opposite' || kind === 'on axes' || m !== n,
    ),
    doubled: random.chance(0.5),
    crossed: random.chance(0.8),
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

export function itemsOf(lettered: Lettered): Items {
  const {
    kind,
    m,
    n,
    letters: [a, b],
  } = lettered
  const [ma, nb, m2, n2] = [times(m, a), times(n, b), square(m, a), square(n, b)]
  switch (kind) {
    case 'opposite':
      return {
        first: `(${ma}, ${nb})`,
        second: `(-${ma}, -${nb})`,
        ...twoLetters(lettered, 2),
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
      }
    case 'on axes':
      return {
        first: `(${ma}, 0)`,
        second: `(0, ${nb})`,
        ...twoLetters(lettered, 1),
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
      }
    case 'one letter':
      return {
        first: `(${ma}, ${times(n, a)})`,
        second: `(-${ma}, -${times(n, a)})`,
        ...oneLetter(lettered, a, (u) => u),
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
      }
    case 'sums':
      return {
        first: `(${a} + ${times(m, b)}, ${a} - ${times(n, b)})`,
        second: `(${a} - ${times(m, b)}, ${a} + ${times(n, b)})`,
        ...oneLetter(lettered, b, (_, v) => v),
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
      }
    default:
      return kind satisfies never
  }
}
