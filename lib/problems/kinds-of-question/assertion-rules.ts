import type { AssertionKind } from './assertion-families'
import { forEachCode, type StatementPair, type StatementPairs } from './assertion-pairs'
import type { AssertionReasonCode } from './assertion-reason'
import type { Assertion } from './assertion-statements'
import type { Random } from '../../random'

/** A fact of the chapter, and the same with a mistake in it. */
export interface Rule {
  readonly text: string
  readonly untrue: string
  /** What is right in place of the mistake, or an example against it. */
  readonly rightly: string
  /** Whether the untrue text stands the test of an example. */
  readonly survives: () => boolean
}

/** Assertions that follow from one of the rules. */
export interface RuledKind<Name extends string> {
  readonly rule: Name
  /** Rules that explain them too, or might be thought to. */
  readonly near: readonly Name[]
  readonly draw: AssertionKind['draw']
}

/** One thing that may be asserted truly or falsely. */
export interface EitherWay {
  readonly truth: Assertion
  readonly falsehood: Assertion
}

/** Such an assertion, truly or falsely. */
export const eitherWay =
  (make: (random: Random) => EitherWay): AssertionKind['draw'] =>
  (random, holds) => {
    const made = make(random)
    const { text, about, holds: test } = holds ? made.truth : made.falsehood
    return {
      assertion: text,
      about: [...[about].flat(), `So the assertion is ${holds ? 'true' : 'false'}.`],
      holds: test,
    }
  }

/**
 * Pairs of statements for each code. A rule stands as the reason beside the assertions that follow from it and beside others, and, with
 * its mistake, beside both: neither statement tells the code by its words.
 */
export function pairsByRules<Name extends string>(
  rules: Readonly<Record<Name, Rule>>,
  names: readonly Name[],
  kinds: readonly RuledKind<Name>[],
): StatementPairs {
  const pair =
    (code: AssertionReasonCode) =>
    (random: Random): StatementPair => {
      const { rule, near, draw } = random.pick(kinds)
      const { assertion, about, holds } = draw(random, code !== 'assertionFalse')
      const other = random.pick(names.filter((name) => name !== rule && !near.includes(name)))
      const stated = rules[code === 'explains' ? rule : code === 'bothTrue' ? other : random.pick([rule, other])]
      const isFalse = code === 'reasonFalse'
      return {
        assertion,
        reason: isFalse ? stated.untrue : stated.text,
        aboutAssertion: about,
        aboutReason: isFalse ? `Reason: it is false. ${stated.rightly}` : said[code],
        assertionHolds: holds,
        reasonHolds: isFalse ? stated.survives : () => true,
      }
    }
  return forEachCode(pair)
}

const said = {
  explains: 'Reason: it is true, and it is the fact from which the assertion follows.',
  bothTrue: 'Reason: it is true, but the assertion does not follow from it.',
  assertionFalse: 'Reason: it is a true statement.',
} as const
