import { assertionLine, reasonLine, type AssertionReasonCode } from '../../kinds-of-question/assertion-reason'
import type { Slip } from '../../template'

/** What an assertion may be about, with a true reason for it and a false one. */
export const matters = {
  term: {
    reason: 'The $n$th term of an AP with first term $a$ and common difference $d$ is $a_n = a + (n - 1)d$.',
    wrong: 'The $n$th term of an AP with first term $a$ and common difference $d$ is $a_n = a + nd$.',
  },
  sum: {
    reason: 'The sum of the first $n$ terms of an AP is $S_n = \\frac{n}{2}[2a + (n - 1)d]$.',
    wrong: 'The sum of the first $n$ terms of an AP is $S_n = n[2a + (n - 1)d]$.',
  },
} as const

export type Matter = keyof typeof matters

/** True of every AP, and no reason for any value. */
export const unrelated = [
  'If three numbers $p, q, r$ are in AP, then $2q = p + r$.',
  'The common difference of an AP may be positive, negative or zero.',
] as const

/** What is said of the reason. */
export const verdicts = (reason: string): Readonly<Record<AssertionReasonCode, string>> => ({
  explains: 'Reason (R) is the true formula, and it is what gives the value in (A).',
  bothTrue: 'Reason (R) is true as well, but the value in (A) does not follow from it.',
  reasonFalse: `Reason (R) is false. ${reason}`,
  assertionFalse: 'Reason (R) is the correct formula, so it is true.',
})

export const lessons: Readonly<Record<AssertionReasonCode, string>> = {
  explains: 'The value in (A) is worked out with the formula in (R), so (R) explains (A).',
  bothTrue: 'Two true statements are not enough: the reason must be the cause of the assertion.',
  reasonFalse: 'A false reason explains nothing, even when the assertion is true. Test a formula with $n = 1$.',
  assertionFalse: 'A true reason does not make an assertion true: work out the value yourself.',
}

/** What to look at again for a student who chose the wrong option. */
export function wordOn(
  right: AssertionReasonCode,
  chosen: AssertionReasonCode,
  matter: Matter,
): Omit<Slip, 'response'> {
  if (right === 'assertionFalse')
    return {
      note:
        matter === 'term'
          ? 'Work out the value in (A) yourself: how many steps lead to the $n$th term?'
          : 'Work out the value in (A) yourself: how many terms are added?',
      step: assertionLine,
    }
  if (chosen === 'assertionFalse') return { note: 'Work out the value in (A) again, step by step.', step: 'value' }
  if (right === 'reasonFalse' || chosen === 'reasonFalse')
    return { note: 'Test (R) with a short AP such as $1, 2, 3$ before you judge it.', step: reasonLine }
  return { note: 'Ask whether the value in (A) is worked out with the help of (R).', step: reasonLine }
}
