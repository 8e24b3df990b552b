/** How the assertion and the reason stand to each other, in the order in which the board prints the four options. */
export const assertionReasonCodes = ['explains', 'bothTrue', 'reasonFalse', 'assertionFalse'] as const

export type AssertionReasonCode = (typeof assertionReasonCodes)[number]

export const assertionReasonOptions: readonly string[] = [
  'Both Assertion (A) and Reason (R) are true, and (R) is the correct explanation of (A).',
  'Both Assertion (A) and Reason (R) are true, but (R) is not the correct explanation of (A).',
  'Assertion (A) is true, but Reason (R) is false.',
  'Assertion (A) is false, but Reason (R) is true.',
]

/** "A" to "D". */
export const assertionReasonLetter = (code: AssertionReasonCode): string =>
  'ABCD'.charAt(assertionReasonCodes.indexOf(code))

/** What to look at again for a student who chose the wrong option. */
export function assertionReasonNote(right: AssertionReasonCode, chosen: AssertionReasonCode): string {
  if (right === 'assertionFalse') return 'The assertion does not hold: check it yourself before you judge the reason.'
  if (chosen === 'assertionFalse') return 'The assertion holds: check it again.'
  if (right === 'reasonFalse') return 'The reason is not a true statement: test it with a simple example.'
  if (chosen === 'reasonFalse') return 'The reason is a true statement.'
  return right === 'explains'
    ? 'Both are true, and the reason is the very fact from which the assertion follows.'
    : 'Both are true, but the assertion does not follow from this reason.'
}

export const assertionReasonQuestion = (assertion: string, reason: string): string =>
  `Assertion (A): ${assertion}\nReason (R): ${reason}\nChoose the correct option.`
