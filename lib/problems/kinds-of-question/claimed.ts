import type { AssertionKind } from './assertion-families'
import type { Random } from '../../random'

/** An assertion about one value. */
export interface Claim {
  /** The assertion, stating the given value (TeX). */
  readonly text: (value: string) => string
  readonly right: string
  /** What a false assertion states: never the right value. */
  readonly wrong: string
  /** One sentence that leads to the right value. */
  readonly why: string
  /** The right value by another road. */
  readonly again: () => string
}

/** Draws such an assertion with the right value, or with the wrong one. */
export const claimed =
  (make: (random: Random) => Claim): AssertionKind['draw'] =>
  (random, holds) => {
    const { text, right, wrong, why, again } = make(random)
    const value = holds ? right : wrong
    return {
      assertion: text(value),
      about: [`Assertion: ${why}`, `So the assertion is ${holds ? 'true' : 'false'}.`],
      holds: () => again() === value,
    }
  }
