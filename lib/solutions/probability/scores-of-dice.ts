import { earns, line } from '../line'
import { worked } from '../solution'

/** Two dice with unusual faces: how many different totals there are. */
export interface ScoresOfDice {
  readonly first: readonly number[]
  readonly second: readonly number[]
}

const different = (values: readonly number[]): readonly number[] => [...new Set(values)].toSorted((a, b) => a - b)

/** E.g. "A die has its six faces marked 0, 1, 1, 1, 6, 6. Two such dice are thrown and the total is recorded. How many different scores are possible?" */
export const scoresOfDice = worked<ScoresOfDice>({
  id: 'scores-of-dice',
  archetype: 'prob-special-dice',
  objection: ({ first, second }) =>
    first.length === 6 && second.length === 6 ? null : 'A die has six faces: check the numbers on them.',
  solve: ({ first, second }) => {
    const [one, other] = [different(first), different(second)]
    const sums = different(one.flatMap((a) => other.map((b) => a + b)))
    const pairs = one.flatMap((a) =>
      other.filter((b) => first !== second || b >= a).map((b) => `${a} + ${b < 0 ? `(${b})` : b} = ${a + b}`),
    )
    return {
      key: `${sums.length}`,
      lines: [
        line('pairs', `The totals are $${pairs.join(',\\ ')}$.`),
        earns(1, `Different scores: $${sums.join(', ')}$.`),
        `Hence, $${sums.length}$ different scores are possible.`,
      ],
    }
  },
})
