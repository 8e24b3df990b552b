import { one, sign, subtract, type Fraction } from '../../maths'
import { earns } from '../line'
import { worked } from '../solution'

/** A number that is offered as a probability, as it is set and as it is typed. */
interface Offered {
  readonly tex: string
  readonly text: string
  readonly value: Fraction
}

interface Given {
  readonly wanted: 'can' | 'cannot'
  readonly numbers: readonly Offered[]
}

const fits = ({ value }: Offered): boolean => sign(value) >= 0 && sign(subtract(one, value)) >= 0

const wantedOf = ({ wanted, numbers }: Given): readonly Offered[] =>
  numbers.filter((each) => fits(each) === (wanted === 'can'))

/** E.g. "Which of these cannot be a probability: 0.7, 3/8, -0.4, 82%?" */
export const possibleAmong = worked<Given>({
  id: 'possible-among',
  archetype: 'prob-valid-value',
  objection: (given) =>
    wantedOf(given).length === 0 ? `None of these numbers ${given.wanted} be a probability.` : null,
  solve: (given) => {
    const found = wantedOf(given)
    return {
      lines: [
        'For every event $E$, $0 \\le P(E) \\le 1$.',
        ...given.numbers.map((each) => {
          const place = sign(each.value) < 0 ? 'is less than $0$' : 'is greater than $1$'
          return `$${each.tex}$ ${fits(each) ? 'lies from $0$ to $1$' : place}.`
        }),
        earns(
          1,
          `Hence ${found.map(({ tex }) => `$${tex}$`).join(', ')} ${given.wanted} be the probability of an event.`,
        ),
      ],
      key: found.map(({ text }) => text).join(', '),
    }
  },
})
