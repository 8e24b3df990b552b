import { forEachCode, type StatementPair, type StatementPairs } from './assertion-pairs'
import type { AssertionReasonCode } from './assertion-reason'
import type { Random } from '../../random'

/** An assertion, what the solution says of it, and whether it holds, found by another road. */
export interface Assertion {
  readonly text: string
  readonly about: string | readonly string[]
  readonly holds: () => boolean
}

/** One thing that may be asserted truly or falsely, with the reasons that may stand beside it. */
export interface StatementFamily {
  readonly truth: Assertion
  readonly falsehood: Assertion
  /** True, and why the true assertion holds. */
  readonly explains: string
  /** True, but not why. */
  readonly unrelated: string
  /** False; `survives`: whether it stands the test of the counter-example that `why` names. */
  readonly untrue: { readonly text: string; readonly why: string; readonly survives: () => boolean }
}

/** The families as pairs of statements: beside a false assertion stands now its own true reason, now one of no account. */
export function pairsFrom(families: readonly ((random: Random) => StatementFamily)[]): StatementPairs {
  const pair =
    (code: AssertionReasonCode) =>
    (random: Random): StatementPair => {
      const { truth, falsehood, explains, unrelated, untrue } = random.pick(families)(random)
      const besideFalse = random.chance(0.5) ? explains : unrelated
      const assertion = code === 'assertionFalse' ? falsehood : truth
      return {
        assertion: assertion.text,
        aboutAssertion: [
          ...[assertion.about].flat(),
          `So the assertion is ${code === 'assertionFalse' ? 'false' : 'true'}.`,
        ],
        assertionHolds: assertion.holds,
        ...{
          explains: reason(explains, 'The reason is true, and the assertion follows from it.'),
          bothTrue: reason(unrelated, 'The reason is true as well, but the assertion does not follow from it.'),
          assertionFalse: reason(besideFalse, 'The reason, judged by itself, is true.'),
          reasonFalse: {
            reason: untrue.text,
            aboutReason: `${untrue.why} So the reason is false.`,
            reasonHolds: untrue.survives,
          },
        }[code],
      }
    }
  return forEachCode(pair)
}

const reason = (text: string, about: string) => ({ reason: text, aboutReason: about, reasonHolds: () => true })
