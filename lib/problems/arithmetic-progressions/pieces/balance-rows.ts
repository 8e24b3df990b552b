import { isSquare } from '../../../maths'
import type { Random } from '../../../random'

/** A row of numbers in AP; those before x add up to the same as those after it. */
export interface Row {
  readonly kind: 'multiples' | 'odd' | 'run'
  readonly first: number
  readonly step: number
  readonly count: number
  readonly x: number
  readonly story: 0 | 1 | 2 | 3
  readonly stem: 0 | 1
}

export const places = [
  { things: 'houses', thing: 'house', lead: (row: string) => `The houses on one side of a lane are numbered ${row}.` },
  { things: 'lockers', thing: 'locker', lead: (row: string) => `The lockers in a hall carry the numbers ${row}.` },
  { things: 'tokens', thing: 'token', lead: (row: string) => `Tokens with the numbers ${row} lie in a row.` },
  {
    things: 'parking places',
    thing: 'parking place',
    lead: (row: string) => `Parking places along a wall are numbered ${row}.`,
  },
] as const

export const rowText = ({ first, step, count }: Row): string =>
  `$${first}, ${first + step}, ${first + 2 * step}, \\ldots, ${first + (count - 1) * step}$`

export function drawRow(random: Random): Row {
  const kind = random.pick(['multiples', 'odd', 'run', 'run', 'run'] as const)
  const rest = { story: random.pick([0, 1, 2, 3] as const), stem: random.pick([0, 1] as const) }
  if (kind === 'multiples') {
    // of the rows of a length that one would not add up term by term, the one with numbers of a handy size
    const [count, place] = [49, 35]
    const step = random.pick([1, 2, 3, 4, 5, 6, 10])
    return { kind, first: step, step, count, x: place * step, ...rest }
  }
  if (kind === 'odd') {
    const [count, place] = [29, 21]
    return { kind, first: 1, step: 2, count, x: 2 * place - 1, ...rest }
  }
  const [first, last] = random.until(
    (source) => [source.integer(3, 40), source.integer(22, 100)] as const,
    ([p, q]) => q >= p + 19 && isSquare(squareOf(p, q)),
  )
  return { kind, first, step: 1, count: last - first + 1, x: Math.sqrt(squareOf(first, last)), ...rest }
}

/** x² for the whole numbers from p to q. */
const squareOf = (p: number, q: number): number => (q * (q + 1) + p * (p - 1)) / 2

/** The square from which the root is taken. */
export const sizeOf = ({ kind, x, step }: Row): number => (kind === 'multiples' ? (x / step) ** 2 : x * x)
