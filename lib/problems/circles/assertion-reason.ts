import {
  assertionReasonCodes,
  assertionReasonLetter,
  assertionReasonOptions,
  assertionReasonQuestion,
  type AssertionReasonCode,
} from '../kinds-of-question/assertion-reason'
import { earns, line, template } from '../template'
import type { Random } from '../../random'

type Idea = 'right angle' | 'angle sum' | 'equal tangents'

const ideas: readonly Idea[] = ['right angle', 'angle sum', 'equal tangents']

const trueReason: Readonly<Record<Idea, string>> = {
  'right angle': 'The tangent at any point of a circle is perpendicular to the radius through the point of contact.',
  'angle sum':
    'The angle between two tangents from an external point and the angle at the centre between the radii to the points of contact are supplementary.',
  'equal tangents': 'The lengths of the tangents drawn from an external point to a circle are equal.',
}

const falseReason: Readonly<Record<Idea, string>> = {
  'right angle': 'The tangent at any point of a circle is parallel to the radius through the point of contact.',
  'angle sum':
    'The angle between two tangents from an external point and the angle at the centre between the radii to the points of contact are equal.',
  'equal tangents': 'Only one tangent can be drawn to a circle from an external point.',
}

/** A reason that is true and has nothing to do with the assertion. */
const unrelated: Readonly<Record<Idea, string>> = {
  'right angle': 'A circle has infinitely many tangents.',
  'angle sum': 'A tangent to a circle meets it in exactly one point.',
  'equal tangents': 'No tangent can be drawn to a circle through a point inside the circle.',
}

interface Claim {
  readonly idea: Idea
  /** Radius and distance, or the angle between the tangents, or two tangent lengths of a triangle. */
  readonly first: number
  readonly second: number
  readonly claimed: number
}

const triples = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [8, 15, 17],
  [9, 12, 15],
  [7, 24, 25],
] as const

function drawClaim(random: Random, idea: Idea, holds: boolean): Claim {
  if (idea === 'right angle') {
    const [r, t, d] = random.pick(triples)
    return { idea, first: r, second: d, claimed: holds ? t : d - r }
  }
  if (idea === 'angle sum') {
    const angle = random.pick([40, 50, 60, 70, 80, 100, 110])
    return { idea, first: angle, second: 0, claimed: holds ? 180 - angle : angle }
  }
  const length = random.integer(4, 15)
  return { idea, first: length, second: 0, claimed: holds ? 2 * length : length * length }
}

function claimText({ idea, first, second, claimed }: Claim): string {
  if (idea === 'right angle')
    return `A point is $${second}$ cm from the centre of a circle of radius $${first}$ cm. The length of the tangent from it is $${claimed}$ cm.`
  if (idea === 'angle sum')
    return `If the tangents $PA$ and $PB$ from a point $P$ to a circle with centre $O$ make an angle of $${first}^\\circ$, then $\\angle AOB = ${claimed}^\\circ$.`
  return `If $PA$ and $PB$ are tangents from a point $P$ to a circle and $PA = ${first}$ cm, then $PA + PB = ${claimed}$ cm.`
}

function workingLine({ idea, first, second }: Claim): string {
  if (idea === 'right angle')
    return `by the Pythagoras theorem the tangent is $\\sqrt{${second}^2 - ${first}^2} = ${Math.sqrt(second * second - first * first)}$ cm long`
  if (idea === 'angle sum') return `$\\angle AOB = 180^\\circ - ${first}^\\circ = ${180 - first}^\\circ$`
  return `$PB = PA = ${first}$ cm, so $PA + PB = ${2 * first}$ cm`
}

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
    const claim = drawClaim(random, random.pick(ideas), code !== 'assertionFalse')
    const reasons = code === 'bothTrue' ? unrelated : code === 'reasonFalse' ? falseReason : trueReason
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
