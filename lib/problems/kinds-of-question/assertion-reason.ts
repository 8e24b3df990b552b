import type { Slip } from '../template'

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

/** Where the lines on the assertion and on the reason stand in the worked solution, counted from 1. */
export interface StatementLines {
  readonly assertion: number
  readonly reason: number
}

/** The slips of such a question: for each wrong option what to look at again, without saying what is found there. */
export const assertionReasonSlips = (right: AssertionReasonCode, lines: StatementLines): readonly Slip[] =>
  assertionReasonCodes
    .filter((chosen) => chosen !== right)
    .map((chosen) => ({ response: assertionReasonLetter(chosen), ...lookAgain(right, chosen, lines) }))

function lookAgain(
  right: AssertionReasonCode,
  chosen: AssertionReasonCode,
  { assertion, reason }: StatementLines,
): Pick<Slip, 'note' | 'step'> {
  const differ = (code: AssertionReasonCode) => right === code || chosen === code
  if (differ('assertionFalse'))
    return { note: 'Check the assertion yourself before you judge the reason.', step: assertion }
  if (differ('reasonFalse')) return { note: 'Judge the reason by itself: does it hold in every case?', step: reason }
  return {
    note: 'Put the word “because” between the two statements: does the reason tell why the assertion is true?',
    step: 'last',
  }
}

export const assertionReasonQuestion = (assertion: string, reason: string): string =>
  `Assertion (A): ${assertion}\nReason (R): ${reason}\nChoose the correct option.`
