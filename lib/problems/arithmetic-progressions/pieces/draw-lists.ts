import { growingRoots, growingTail, looks, powersOf, printed, type Listed } from './lists-in-looks'
import type { Random } from '../../../random'

const lookNames = ['integers', 'fractions', 'decimals', 'roots', 'letters'] as const

function drawLook(random: Random) {
  const name = random.pick(lookNames)
  if (name === 'fractions') return looks.fractions(random.pick([2, 3, 4, 5, 6]))
  if (name === 'roots') return looks.roots(random.pick([2, 3, 5, 7]))
  if (name === 'letters') return looks.letters(random.pick(['a', 'p', 'x', 'm']))
  return looks[name]()
}

/** Four numbers with these differences. */
const from = (first: number, differences: readonly number[]): readonly number[] =>
  differences.reduce<readonly number[]>((list, gap) => [...list, (list.at(-1) ?? 0) + gap], [first])

/** A list that grows or falls by one number; `slip` is added to the difference in one place. */
function drawEven(random: Random, slip?: { readonly place: number; readonly by: number }): Listed {
  const look = drawLook(random)
  const numbers = random.until(
    (source) => {
      const d = look.least > 0 ? source.integer(1, 3) : source.integer(2, 9) * source.pick([1, -1])
      const gaps = [0, 1, 2].map((place) => d + (slip?.place === place ? slip.by : 0))
      return from(look.least > 0 ? source.integer(1, 4) : source.integer(Math.max(-12, look.least), 15), gaps)
    },
    (list) =>
      list.every((n) => n >= look.least) &&
      list.slice(1).every((n, index) => n !== list[index]) &&
      (look.least <= 0 || list.every((n) => n <= 9)),
  )
  return printed(numbers, look)
}

export interface FalseList {
  readonly list: Listed
  /** What to say to those who take it for an AP. */
  readonly note: string
}

/** The differences of one list are equal but for one. */
const slipped = (random: Random): FalseList => ({
  list: drawEven(random, { place: random.integer(0, 2), by: random.pick([1, -1, 2]) }),
  note: 'Work out every difference in that list: one of them is not like the others.',
})

/** Squares, powers, roots, a tail of digits: what grows by a rule, but not evenly. */
function uneven(random: Random): FalseList {
  const kind = random.pick(['squares', 'powers', 'roots', 'tail'] as const)
  if (kind === 'powers')
    return {
      list: powersOf(random.pick(['a', 'p', 'x', 'm'])),
      note: 'Those are powers: each term is a product, not a sum.',
    }
  if (kind === 'roots')
    return {
      list: growingRoots(random.pick([2, 3, 5, 6, 7])),
      note: 'Only the numbers under the roots grow evenly. Take the differences of the roots themselves.',
    }
  if (kind === 'tail')
    return { list: growingTail(random.integer(1, 9)), note: 'Subtract with care: each difference has one more zero.' }
  const [first, step, sign] = [random.integer(1, 7), random.pick([1, 2]), random.pick([1, -1])]
  return {
    list: printed(
      [0, 1, 2, 3].map((place) => sign * (first + place * step) ** 2),
      looks.integers(),
    ),
    note: 'Those come from squares: work out two of the differences and compare.',
  }
}

/** Each term is the one before it times a number. */
function multiplied(random: Random): FalseList {
  const [first, ratio] = [random.integer(1, 6) * random.pick([1, -1]), random.pick([2, 3, -2])]
  const numbers = [0, 1, 2, 3].map((power) => first * ratio ** power)
  const look = random.pick([looks.integers(), looks.fractions(random.pick([5, 7, 9])), looks.decimals()])
  return {
    list: printed(random.chance(0.5) ? numbers : numbers.toReversed(), look),
    note: 'There each term is the one before it times a fixed number. In an AP a fixed number is added.',
  }
}

/** An AP, and three lists that are none. */
export const drawLists = (random: Random): { readonly even: Listed; readonly others: readonly FalseList[] } => ({
  even: drawEven(random),
  others: [slipped(random), uneven(random), multiplied(random)],
})
