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

export const assertionReasonQuestion = (assertion: string, reason: string): string =>
  `Assertion (A): ${assertion}\nReason (R): ${reason}\nChoose the correct option.`
