import type { Slip } from '../template'
import { letterAt } from '../../letters'

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
export const assertionReasonLetter = (code: AssertionReasonCode): string => letterAt(assertionReasonCodes.indexOf(code))

/** The names of the lines of the solution that judge the two statements. */
export const assertionLine = 'assertion'
export const reasonLine = 'reason'

/** The slips of such a question: for each wrong option what to look at again, without saying what is found there. */
export const assertionReasonSlips = (right: AssertionReasonCode): readonly Slip[] =>
  assertionReasonCodes
    .filter((chosen) => chosen !== right)
    .map((chosen) => ({ response: assertionReasonLetter(chosen), ...lookAgain(right, chosen) }))

function lookAgain(right: AssertionReasonCode, chosen: AssertionReasonCode): Pick<Slip, 'note' | 'step'> {
  const differ = (code: AssertionReasonCode) => right === code || chosen === code
  if (differ('assertionFalse'))
    return { note: 'Check the assertion yourself before you judge the reason.', step: assertionLine }
  if (differ('reasonFalse'))
    return { note: 'Judge the reason by itself: does it hold in every case?', step: reasonLine }
  return {
    note: 'Put the word “because” between the two statements: does the reason tell why the assertion is true?',
    step: 'last',
  }
}

export const assertionReasonQuestion = (assertion: string, reason: string): string =>
  `Assertion (A): ${assertion}\nReason (R): ${reason}\nChoose the correct option.`
