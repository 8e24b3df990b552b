import { fraction, toDecimal } from '../../maths'
import { isShort } from './pieces/short-decimal'
import {
  assertionLine,
  assertionReasonCodes,
  assertionReasonLetter,
  assertionReasonSlips,
  assertionReasonOptions,
  assertionReasonQuestion,
  reasonLine,
  type AssertionReasonCode,
} from '../kinds-of-question/assertion-reason'
import { letterAt } from '../kinds-of-question/lettered'
import { earns, line, template } from '../template'

const theorem =
  'If a line is drawn parallel to one side of a triangle to intersect the other two sides in distinct points, the other two sides are divided in the same ratio.'
const wrongTheorem =
  'If a line is drawn parallel to one side of a triangle to intersect the other two sides in distinct points, it divides each of these sides into two equal parts.'
const unrelated = [
  'All equilateral triangles are similar.',
  'All circles are similar.',
  'Two congruent triangles are always similar.',
] as const

interface Draw {
  readonly upper: number
  readonly lower: number
  readonly known: number
  readonly code: AssertionReasonCode
  readonly unrelated: string
}

const verdicts: Readonly<Record<AssertionReasonCode, string>> = {
  explains: 'Reason (R) is the Basic Proportionality Theorem. It is true, and it is what gives the length in (A).',
  bothTrue: 'Reason (R) is true as well, but the length in (A) comes from the Basic Proportionality Theorem.',
  reasonFalse: 'Reason (R) is false: the two sides are divided in the same ratio, not into equal parts.',
  assertionFalse: 'Reason (R) is the Basic Proportionality Theorem, so it is true.',
}

/** E.g. "Assertion (A): In △ABC, DE ∥ BC. If AD = 4 cm, DB = 6 cm and AE = 6 cm, then EC = 9 cm. Reason (R): ..." */
export const assertionOnBpt = template<Draw>({
  id: 'tri-assertion-reason',
  topic: 'triangles',
  difficulty: 'easy',
  archetypes: ['tri-assertion-reason'],
  marks: 1,
  draw: (random) => ({
    ...random.until(
      (source) => ({ upper: source.integer(2, 10), lower: source.integer(2, 12), known: source.integer(2, 12) }),
      ({ upper, lower, known }) => upper !== lower && known !== upper && isShort(fraction(known * lower, upper)),
    ),
    code: random.pick(assertionReasonCodes),
    unrelated: random.pick(unrelated),
  }),
  pose: ({ upper, lower, known, code, unrelated }) => {
    const found = fraction(known * lower, upper)
    const claimed =
      code === 'assertionFalse'
        ? `${known + lower - upper > 0 ? known + lower - upper : known + lower}`
        : toDecimal(found)
    const letter = assertionReasonLetter(code)
    return {
      question: assertionReasonQuestion(
        `In $\\triangle ABC$, $D$ lies on $AB$ and $E$ on $AC$ so that $DE \\parallel BC$. If $AD = ${upper}$ cm, $DB = ${lower}$ cm and $AE = ${known}$ cm, then $EC = ${claimed}$ cm.`,
        code === 'bothTrue' ? unrelated : code === 'reasonFalse' ? wrongTheorem : theorem,
      ),
      rule: { kind: 'choice', expected: letter, options: assertionReasonOptions },
      options: assertionReasonOptions,
      hints: [
        'Judge each statement by itself first: work out the length in (A).',
        'If both are true, ask: is (R) the reason why (A) is true?',
      ],
      steps: [
        line(
          assertionLine,
          `For (A): $\\frac{AD}{DB} = \\frac{AE}{EC}$, so $EC = \\frac{${known} \\times ${lower}}{${upper}} = ${toDecimal(found)}$ cm.`,
        ),
        `So (A) is ${code === 'assertionFalse' ? 'false' : 'true'}.`,
        line(reasonLine, verdicts[code]),
        earns(1, `The correct option is ${letter}.`),
      ],
      explanation: 'Two true statements are not enough: the reason must be the cause of the assertion.',
    }
  },
  crossCheck: ({ upper, lower, known, code }) => {
    const claimed =
      code === 'assertionFalse'
        ? known + lower > upper
          ? known + lower - upper
          : known + lower
        : (known * lower) / upper
    // DE ∥ BC just when the whole sides are in the ratio of their upper parts.
    if (Math.abs((known + claimed) * upper - (upper + lower) * known) > 1e-9) return letterAt(3)
    return letterAt(code === 'explains' ? 0 : code === 'bothTrue' ? 1 : 2)
  },
  slips: ({ code }) => assertionReasonSlips(code),
})
