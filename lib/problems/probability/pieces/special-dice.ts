import type { Random } from '../../../random'
import { goodPairs, ways, type SpecialDice as Given } from '../../../solutions/probability/special-dice'

/** Two dice (or one, thrown twice) with unusual faces. */
export interface SpecialDice {
  readonly first: readonly number[]
  readonly second: readonly number[]
  readonly ask: SpecialAsk
  readonly stem: 0 | 1 | 2
}

type SpecialAsk = {
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
  [1, 2, 2, 4, 4, 6],
  [1, 3, 3, 4, 5, 5],
]

/** What the question states. */
export const specialGiven = ({ first, second, ask: { of, is, k } }: SpecialDice): Given => ({
  first,
  second,
  of,
  event: is === 'even' || is === 'odd' ? { kind: is } : { kind: is, number: k },
})

export function drawSpecialDice(random: Random): SpecialDice {
  const is = random.pick(['equal to', 'equal to', 'at least', 'at most', 'even', 'odd'] as const)
  return random.until(
    (r): SpecialDice => {
      const first = r.pick(faceSets)
      return {
        first,
        second: r.chance(0.5) ? first : r.pick(faceSets),
        ask: {
          of: r.pick(['sum', 'sum', 'product'] as const),
          is,
          k: r.integer(2, 10),
        },
        stem: r.pick([0, 1, 2] as const),
      }
    },
    (dice) => {
      const [good, found] = [goodPairs(specialGiven(dice)), ways(specialGiven(dice))]
      const kinds = new Set(dice.first).size * new Set(dice.second).size
      // who takes the different pairs of numbers for equally likely is not right by accident
      const byAccident = good * kinds === found.length * 36
      const limited = dice.ask.is === 'at most' || dice.ask.is === 'at least'
      // most products are even
      const tooMany = dice.ask.of === 'product' && dice.ask.is === 'even'
      // the contrary is not as likely
      const isHalf = good === 18
      if (isHalf || byAccident || tooMany) return false
      return good >= 2 && good <= 30 && found.length <= 6 && (!limited || found.length > 1)
    },
  )
}
