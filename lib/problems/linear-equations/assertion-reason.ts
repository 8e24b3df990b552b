import {
  assertionReasonCodes,
  assertionReasonLetter,
  assertionReasonOptions,
  assertionReasonQuestion,
  type AssertionReasonCode,
} from '../assertion-reason'
import { distinctSlips } from '../distinct-slips'
import { template } from '../template'
import { statementPairs } from './assertion-pairs'

const explanations: Readonly<Record<AssertionReasonCode, string>> = {
  explains: 'A reason explains an assertion when the assertion follows from it, as it does here.',
  bothTrue: 'Two true statements need not have anything to do with each other: then the reason explains nothing.',
  reasonFalse: 'A statement about every pair of equations is false as soon as there is one counter-example.',
  assertionFalse: 'A true reason does not make an assertion true: judge each statement on its own first.',
}

/** E.g. "Assertion (A): The pair x + 2y = 3, 2x + 4y = 7 has no solution. Reason (R): ..." */
export const assertionReason = template({
  id: 'le-assertion-reason',
  topic: 'linear-equations',
  archetypes: ['le-assertion-reason'],
  difficulty: 'easy',
  marks: 1,
  draw: (random) => {
    const code = random.pick(assertionReasonCodes)
    return { code, pair: statementPairs[code](random) }
  },
  pose: ({ code, pair }) => ({
    question: assertionReasonQuestion(pair.assertion, pair.reason),
    rule: { kind: 'choice', expected: assertionReasonLetter(code), options: assertionReasonOptions },
    options: assertionReasonOptions,
    hints: [
      'First decide whether each statement is true or false, on its own.',
      'If both are true, put the word "because" between them: does the reason tell why the assertion is true?',
    ],
    steps: [...pair.aboutAssertion, pair.aboutReason, `So the correct option is (${assertionReasonLetter(code)})`],
    explanation: explanations[code],
  }),
  crossCheck: ({ code, pair }) => {
    if (!pair.assertionHolds()) return pair.reasonHolds() ? 'D' : null
    if (!pair.reasonHolds()) return 'C'
    return code === 'explains' ? 'A' : 'B'
  },
  slips: ({ code }) =>
    distinctSlips(assertionReasonLetter(code), [
      { response: 'A', note: 'Check both statements, and whether the reason really tells why.' },
      { response: 'B', note: 'Check both statements, and whether the reason tells why the assertion is true.' },
      { response: 'C', note: 'Look at the reason again: can you find a counter-example?' },
      { response: 'D', note: 'Work the assertion out with its numbers.' },
    ]),
})
