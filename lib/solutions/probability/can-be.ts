import { sign, one, subtract, type Fraction } from '../../maths'
import { earns, line } from '../line'
import { worked } from '../solution'

/** A number that is said to be a probability; `tex` as it is written. */
export interface CanBe {
  readonly tex: string
  readonly value: Fraction
}

/** E.g. "Can the probability of an event be 1.2?" */
export const canBe = worked<CanBe>({
  id: 'can-be',
  archetype: 'prob-valid-value',
  objection: () => null,
  solve: ({ tex, value }) => {
    const [low, high] = [sign(value) < 0, sign(subtract(one, value)) < 0]
    return {
      lines: [
        'For every event $E$, $0 \\le P(E) \\le 1$.',
        line(
          'placed',
          low || high ? `$${tex}$ is ${low ? 'less than $0$' : 'greater than $1$'}.` : `$${tex}$ lies from $0$ to $1$.`,
        ),
        earns(1, low || high ? 'So it cannot be a probability: no.' : 'So it can be a probability: yes.'),
      ],
      key: low || high ? 'no' : 'yes',
    }
  },
})
