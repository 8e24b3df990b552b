import { listTex, sumOf, sumTexOf, termOf, termTex } from './pieces/progression'
import { ordinal } from '../../solutions/arithmetic-progressions/pieces/progression'
import {
  assertionLine,
  assertionReasonCodes,
  assertionReasonLetter,
  assertionReasonOptions,
  assertionReasonQuestion,
  reasonLine,
  type AssertionReasonCode,
} from '../kinds-of-question/assertion-reason'
import { letterAt } from '../kinds-of-question/lettered'
import { earns, line, template, type Slip } from '../template'

/** What an assertion may be about, with a true reason for it and a false one. */
const matters = {
  term: {
    reason: 'The $n$th term of an AP with first term $a$ and common difference $d$ is $a_n = a + (n - 1)d$.',
    wrong: 'The $n$th term of an AP with first term $a$ and common difference $d$ is $a_n = a + nd$.',
  },
  sum: {
    reason: 'The sum of the first $n$ terms of an AP is $S_n = \\frac{n}{2}[2a + (n - 1)d]$.',
    wrong: 'The sum of the first $n$ terms of an AP is $S_n = n[2a + (n - 1)d]$.',
  },
} as const

type Matter = keyof typeof matters

const unrelated = [
  'If three numbers $p, q, r$ are in AP, then $2q = p + r$.',
  'The common difference of an AP may be positive, negative or zero.',
] as const

interface Draw {
  readonly matter: Matter
  readonly a: number
  readonly d: number
  readonly n: number
  /** How far the asserted value lies from the true one. */
  readonly off: number
  readonly code: AssertionReasonCode
  readonly unrelated: string
}

const verdicts = (reason: string): Readonly<Record<AssertionReasonCode, string>> => ({
  explains: 'Reason (R) is the true formula, and it is what gives the value in (A).',
  bothTrue: 'Reason (R) is true as well, but the value in (A) does not follow from it.',
  reasonFalse: `Reason (R) is false. ${reason}`,
  assertionFalse: 'Reason (R) is the correct formula, so it is true.',
})

const lessons: Readonly<Record<AssertionReasonCode, string>> = {
  explains: 'The value in (A) is worked out with the formula in (R), so (R) explains (A).',
  bothTrue: 'Two true statements are not enough: the reason must be the cause of the assertion.',
  reasonFalse: 'A false reason explains nothing, even when the assertion is true. Test a formula with $n = 1$.',
  assertionFalse: 'A true reason does not make an assertion true: work out the value yourself.',
}

/** E.g. "Assertion (A): The 12th term of the AP 4, 7, 10, ... is 37. Reason (R): ..." */
export const assertionOnAps = template<Draw>({
  id: 'ap-assertion-reason',
  topic: 'arithmetic-progressions',
  difficulty: 'easy',
  archetypes: ['ap-assertion-reason'],
  marks: 1,
  draw: (random) => {
    const code = random.pick(assertionReasonCodes)
    const matter = random.pick(['term', 'sum'] as const)
    const [a, d, n] = random.until(
      (source) =>
        [source.integer(2, 20), source.integer(2, 7) * source.pick([1, 1, -1]), source.integer(8, 20)] as const,
      ([first, step, count]) => first + count * step !== 0,
    )
    // One step too many in the term, one term too many in the sum.
    const slipped = matter === 'term' ? d : termOf(a, d, n + 1)
    return {
      matter,
      a,
      d,
      n,
      off: code === 'assertionFalse' ? slipped : 0,
      code,
      unrelated: random.pick(unrelated),
    }
  },
  pose: ({ matter, a, d, n, off, code, unrelated }) => {
    const value = matter === 'term' ? termOf(a, d, n) : sumOf(a, d, n)
    const what = matter === 'term' ? `The ${ordinal(n)} term` : `The sum of the first ${n} terms`
    const { reason, wrong } = matters[matter]
    const letter = assertionReasonLetter(code)
    return {
      question: assertionReasonQuestion(
        `${what} of the AP $${listTex(a, d)}$ is $${value + off}$.`,
        code === 'bothTrue' ? unrelated : code === 'reasonFalse' ? wrong : reason,
      ),
      rule: { kind: 'choice', expected: letter, options: assertionReasonOptions },
      options: assertionReasonOptions,
      hints: [
        'Judge each statement by itself first: work out the value in (A).',
        'If both are true, ask: does (A) follow from (R)?',
      ],
      steps: [
        `For (A): $a = ${a},\\ d = ${d},\\ n = ${n}$`,
        line('value', `$${matter === 'term' ? termTex(a, d, n) : sumTexOf(a, d, n)}$`),
        line(
          assertionLine,
          off === 0
            ? 'This is the value in (A), so (A) is true.'
            : `The value in (A) is $${value + off}$, so (A) is false.`,
        ),
        line(reasonLine, verdicts(reason)[code]),
        earns(1, `The correct option is ${letter}.`),
      ],
      explanation: lessons[code],
    }
  },
  crossCheck: ({ matter, a, d, n, off, code }) => {
    const terms = Array.from({ length: n }, (_, index) => a + index * d)
    const counted = matter === 'term' ? (terms.at(-1) ?? 0) : terms.reduce((sum, term) => sum + term, 0)
    const claimed = (matter === 'term' ? a + (n - 1) * d : ((2 * a + (n - 1) * d) * n) / 2) + off
    if (counted !== claimed) return letterAt(3)
    return letterAt(code === 'explains' ? 0 : code === 'bothTrue' ? 1 : 2)
  },
  slips: ({ code, matter }) =>
    assertionReasonCodes
      .filter((other) => other !== code)
      .map((other) => ({ response: assertionReasonLetter(other), ...wordOn(code, other, matter) })),
})

/** What to look at again for a student who chose the wrong option. */
function wordOn(right: AssertionReasonCode, chosen: AssertionReasonCode, matter: Matter): Omit<Slip, 'response'> {
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
