import { falseReason, trueReason, unrelatedReason } from './pieces/tangent-reasons'
import { claimText, drawClaim, tangentIdeas, workingLine } from './pieces/tangent-claims'
import {
  assertionReasonCodes,
  assertionReasonLetter,
  assertionReasonOptions,
  assertionReasonQuestion,
  type AssertionReasonCode,
} from '../kinds-of-question/assertion-reason'
import { earns, line, template } from '../template'

const verdicts: Readonly<Record<AssertionReasonCode, string>> = {
  explains: 'Both are true, and the reason is what gives the assertion',
  bothTrue: 'Both are true, but the reason does not give the assertion',
  reasonFalse: 'The assertion is true, but the reason is false',
  assertionFalse: 'The assertion is false, but the reason is true',
}

type Fork = 'assertion' | 'reason' | 'link'

/** The line at which the two codes part: the assertion, the reason, or the link between them. */
const slipLine = (code: AssertionReasonCode, other: AssertionReasonCode): Fork =>
  code === 'assertionFalse' || other === 'assertionFalse'
    ? 'assertion'
    : code === 'reasonFalse' || other === 'reasonFalse'
      ? 'reason'
      : 'link'

const slipNotes: Readonly<Record<Fork, string>> = {
  assertion: 'Work the assertion out with its numbers before you judge it.',
  reason: 'Read the reason again: is it true of every circle?',
  link: 'Which fact did you use to work out the assertion? Compare it with the reason.',
}

/** E.g. "A: the tangent from a point 13 cm from the centre of a circle of radius 5 cm is 12 cm. R: a tangent is perpendicular to ..." */
export const circleAssertionReason = template({
  id: 'cir-assertion-reason-tangents',
  topic: 'circles',
  archetypes: ['cir-assertion-reason'],
  difficulty: 'easy',
  marks: 1,
  draw: (random) => {
    const code = random.pick(assertionReasonCodes)
    const claim = drawClaim(random, random.pick(tangentIdeas), code !== 'assertionFalse')
    const reasons = code === 'bothTrue' ? unrelatedReason : code === 'reasonFalse' ? falseReason : trueReason
    return { code, claim, reason: reasons[claim.idea] }
  },
  pose: ({ code, claim, reason }) => ({
    question: assertionReasonQuestion(claimText(claim), reason),
    rule: { kind: 'choice', expected: assertionReasonLetter(code), options: assertionReasonOptions },
    options: assertionReasonOptions,
    hints: [
      'Work out the assertion with its numbers before you read the reason.',
      'If both are true, ask whether the reason is the fact you used for the assertion.',
    ],
    steps: [
      line(
        'assertion',
        `Assertion: ${workingLine(claim)}. So the assertion is ${code === 'assertionFalse' ? 'false' : 'true'}.`,
      ),
      line(
        'reason',
        code === 'reasonFalse'
          ? `Reason: it is false. Correctly: ${trueReason[claim.idea]}`
          : 'Reason: it is a true statement.',
      ),
      earns(1, `${verdicts[code]}: option (${assertionReasonLetter(code)}).`, 'link'),
    ],
    explanation:
      'In assertion-reason questions the truth of each statement comes first; only when both are true does the link between them matter.',
  }),
  crossCheck: ({ claim: { idea, first, second, claimed }, reason }) => {
    const measuredValue = {
      'right angle': second * Math.sin(Math.acos(first / second)),
      'angle sum': 2 * (90 - first / 2),
      'equal tangents': first + first,
    }[idea]
    if (Math.abs(measuredValue - claimed) > 1e-9) return 'D'
    if (/parallel|are equal\.$|Only one/.test(reason) && !/lengths/.test(reason)) return 'C'
    return /infinitely|exactly one|inside/.test(reason) ? 'B' : 'A'
  },
  slips: ({ code }) =>
    assertionReasonCodes
      .filter((other) => other !== code)
      .map((other) => ({
        response: assertionReasonLetter(other),
        note: slipNotes[slipLine(code, other)],
        step: slipLine(code, other),
      })),
})
