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
import { earns, line, template } from '../template'
import { lessons, matters, unrelated, verdicts, wordOn, type Matter } from './pieces/assertion-words'

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
