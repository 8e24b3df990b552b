import { earns } from '../line'
import { worked } from '../solution'

/** "P(E) + P(not E) = 1", or "0 ≤ P(E) ≤ 1", to be proved of equally likely outcomes. */
export interface LawOfChance {
  readonly law: 'complement' | 'bounds'
  /** The name of the event. */
  readonly event: string
}

/** E.g. "Prove that P(E) + P(not E) = 1 for any event E." */
export const lawOfChance = worked<LawOfChance>({
  id: 'law-of-chance',
  archetype: 'prob-valid-value',
  objection: () => null,
  solve: ({ law, event }) => {
    const chance = `P(${event}) = \\frac{m}{n}`
    const start = `Let the experiment have $n$ equally likely outcomes, of which $m$ are favourable to the event $${event}$.`
    if (law === 'bounds')
      return {
        lines: [
          start,
          earns(
            1,
            `The favourable outcomes are some of all the outcomes: none at the least, all at the most. So $0 \\le m \\le n$.`,
          ),
          earns(0.5, `Dividing by $n$, which is positive: $0 \\le \\frac{m}{n} \\le 1$.`),
          earns(0.5, `As $${chance}$, it follows that $0 \\le P(${event}) \\le 1$. Hence proved.`),
        ],
        key: 'proved',
      }
    return {
      lines: [
        start,
        earns(0.5, `Then $${chance}$.`),
        earns(
          0.5,
          `Each outcome that is not favourable to $${event}$ is favourable to "not $${event}$": there are $n - m$ of these.`,
        ),
        earns(0.5, `So $P(\\text{not } ${event}) = \\frac{n - m}{n} = 1 - \\frac{m}{n}$.`),
        earns(
          0.5,
          `Adding, $P(${event}) + P(\\text{not } ${event}) = \\frac{m}{n} + 1 - \\frac{m}{n} = 1$. Hence proved.`,
        ),
      ],
      key: 'proved',
    }
  },
})
