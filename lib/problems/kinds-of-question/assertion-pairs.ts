import {
  assertionLine,
  assertionReasonCodes,
  assertionReasonLetter,
  assertionReasonOptions,
  assertionReasonQuestion,
  assertionReasonSlips,
  reasonLine,
  type AssertionReasonCode,
} from './assertion-reason'
import { earns, line, template, type Step, type Template } from '../template'
import type { Random } from '../../random'
import type { TopicKey } from '../../syllabus'

/** Two statements, what the solution says of each, and whether each holds, found by another road. */
export interface StatementPair {
  readonly assertion: string
  readonly reason: string
  /** One line of the solution, or several. */
  readonly aboutAssertion: string | readonly string[]
  readonly aboutReason: string
  readonly assertionHolds: () => boolean
  readonly reasonHolds: () => boolean
}

/** One way of drawing a pair for each of the four codes. */
export type StatementPairs = Readonly<Record<AssertionReasonCode, (random: Random) => StatementPair>>

/** The ways for all four codes, from what draws a pair for one of them. */
export const forEachCode = (
  pair: (code: AssertionReasonCode) => (random: Random) => StatementPair,
): StatementPairs => ({
  explains: pair('explains'),
  bothTrue: pair('bothTrue'),
  reasonFalse: pair('reasonFalse'),
  assertionFalse: pair('assertionFalse'),
})

interface AssertionPairsDefinition {
  readonly id: string
  readonly version?: number
  /** Its id where it is left out. */
  readonly archetype?: string
  /** Which it asks besides that one. */
  readonly besides?: readonly string[]
  readonly topic: TopicKey
  readonly pairs: StatementPairs
  /** Why such a reason is false, in the words of the chapter. */
  readonly whyReasonFalse: string
}

/** What is said of the assertion; slips point at the first of its lines. */
function assertionLines({ aboutAssertion }: StatementPair): readonly Step[] {
  const [first = '', ...rest] = [aboutAssertion].flat()
  return [line(assertionLine, first), ...rest]
}

/** An easy assertion-reason template of one mark; the four codes are equally likely. */
export function assertionPairs(definition: AssertionPairsDefinition): Template {
  const { id, version = 1, archetype = id, besides = [], topic, pairs, whyReasonFalse } = definition
  const explanations: Readonly<Record<AssertionReasonCode, string>> = {
    explains: 'A reason explains an assertion when the assertion follows from it, as it does here.',
    bothTrue: 'Two true statements need not have anything to do with each other: then the reason explains nothing.',
    reasonFalse: whyReasonFalse,
    assertionFalse: 'A true reason does not make an assertion true: judge each statement on its own first.',
  }
  return template({
    id,
    version,
    topic,
    archetypes: [archetype, ...besides],
    difficulty: 'easy',
    marks: 1,
    draw: (random) => {
      const code = random.pick(assertionReasonCodes)
      return { code, pair: pairs[code](random) }
    },
    pose: ({ code, pair }) => ({
      question: assertionReasonQuestion(pair.assertion, pair.reason),
      rule: { kind: 'choice', expected: assertionReasonLetter(code), options: assertionReasonOptions },
      options: assertionReasonOptions,
      hints: [
        'First decide whether each statement is true or false, on its own.',
        'If both are true, put the word "because" between them: does the reason tell why the assertion is true?',
      ],
      steps: [
        ...assertionLines(pair),
        line(reasonLine, pair.aboutReason),
        earns(1, `So the correct option is (${assertionReasonLetter(code)})`),
      ],
      explanation: explanations[code],
    }),
    crossCheck: ({ code, pair }) => {
      if (!pair.assertionHolds()) return pair.reasonHolds() ? 'D' : null
      if (!pair.reasonHolds()) return 'C'
      return code === 'explains' ? 'A' : 'B'
    },
    slips: ({ code }) => assertionReasonSlips(code),
  })
}
