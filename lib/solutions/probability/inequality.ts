import { oneMarkChance } from './pieces/chance'
import { conditionTex, holds, type Condition } from './pieces/condition'
import { fraction, toText } from '../../maths'
import { line } from '../line'
import { worked } from '../solution'

/** A number is chosen from a list. */
export interface Inequality {
  readonly list: readonly number[]
  readonly condition: Condition
}

function objection({ list, condition }: Inequality): string | null {
  const bounds = 'bound' in condition ? [condition.bound] : [condition.from, condition.to]
  if (![...list, ...bounds].every((n) => Number.isSafeInteger(n) && Math.abs(n) < 10_000))
    return 'The numbers must be whole numbers: check what you typed.'
  if (list.length < 2 || list.length > 100) return 'There must be from $2$ to $100$ numbers to choose from.'
  return new Set(list).size < list.length ? 'One of the numbers is told twice: check what you typed.' : null
}

/** E.g. "A number x is chosen at random from −4, −3, ..., 4. Find the probability that x² < 9." */
export const inequality = worked<Inequality>({
  id: 'inequality',
  archetype: 'prob-inequality',
  objection,
  solve: ({ list, condition }) => {
    const good = list.filter((x) => holds(condition, x))
    const said = conditionTex(condition)
    return {
      key: toText(fraction(good.length, list.length)),
      lines: [
        line('outcomes', `There are $${list.length}$ numbers in the list, all equally likely.`),
        line(
          'favourable',
          good.length === 0
            ? `None of the numbers has $${said}$: the event is impossible.`
            : `The numbers with $${said}$ are $${good.join(', ')}$, so there ${good.length === 1 ? 'is only one' : `are $${good.length}$`} of them.`,
        ),
        ...oneMarkChance(`$${said}$`, good.length, list.length),
      ],
    }
  },
})
