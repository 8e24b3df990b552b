import type { Random } from '../../../random'

/** Two dice (or one, thrown twice) with unusual faces. */
export interface SpecialDice {
  readonly first: readonly number[]
  readonly second: readonly number[]
  readonly ask: SpecialAsk
  readonly stem: 0 | 1 | 2
}

export type SpecialAsk = {
  readonly of: 'sum' | 'product'
  readonly is: 'equal to' | 'at least' | 'at most' | 'even' | 'odd'
  readonly k: number
}

const faceSets: readonly (readonly number[])[] = [
  [1, 2, 2, 3, 3, 3],
  [0, 1, 1, 1, 6, 6],
  [1, 1, 2, 2, 3, 3],
  [1, 2, 2, 3, 3, 4],
  [1, 1, 1, 2, 2, 4],
  [2, 2, 3, 3, 5, 5],
  [0, 0, 1, 1, 2, 3],
  [1, 1, 3, 3, 5, 6],
]

const pairs = ({ first, second }: Pick<SpecialDice, 'first' | 'second'>) =>
  first.flatMap((a) => second.map((b) => [a, b] as const))

export const suits = ({ of, is, k }: SpecialAsk, [a, b]: readonly [number, number]): boolean => {
  const value = of === 'sum' ? a + b : a * b
  switch (is) {
    case 'equal to':
      return value === k
    case 'at least':
      return value >= k
    case 'at most':
      return value <= k
    case 'even':
    case 'odd':
      return (value % 2 === 0) === (is === 'even')
    default:
      return is satisfies never
  }
}

export const goodPairs = (dice: SpecialDice): number => pairs(dice).filter((pair) => suits(dice.ask, pair)).length

export function drawSpecialDice(random: Random): SpecialDice {
  return random.until(
    (r): SpecialDice => {
      const first = r.pick(faceSets)
      return {
        first,
        second: r.chance(0.5) ? first : r.pick(faceSets),
        ask: {
          of: r.pick(['sum', 'sum', 'product'] as const),
          is: r.pick(['equal to', 'equal to', 'at least', 'at most', 'even', 'odd'] as const),
          k: r.integer(2, 10),
        },
        stem: r.pick([0, 1, 2] as const),
      }
    },
    (dice) => {
      const good = goodPairs(dice)
      const kinds = new Set(dice.first).size * new Set(dice.second).size
      // who takes the different pairs of numbers for equally likely is not right by accident
      const byAccident = good * kinds === terms(dice).length * 36
      const limited = dice.ask.is === 'at most' || dice.ask.is === 'at least'
      // most products are even
      const tooMany = dice.ask.of === 'product' && dice.ask.is === 'even'
      const ways = terms(dice).length
      return good >= 2 && good <= 30 && ways <= 6 && !byAccident && !tooMany && (!limited || ways > 1)
    },
  )
}

const often = (faces: readonly number[], value: number): number => faces.filter((face) => face === value).length

/** The pairs of values that suit, each with the number of faces on either die. */
export function terms({ first, second, ask }: SpecialDice) {
  const values = (faces: readonly number[]) => [...new Set(faces)]
  return values(first)
    .flatMap((a) => values(second).map((b) => [a, b] as const))
    .filter((pair) => suits(ask, pair))
    .map(([a, b]) => ({ a, b, ways: [often(first, a), often(second, b)] as const }))
}
