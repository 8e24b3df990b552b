import { claimText, falseReason, trueReason, whyAssertion } from './pieces/formula-claim-words'
import { drawClaim, formulaIdeas, type FormulaIdea } from './pieces/formula-claims'
import {
  assertionLine,
  assertionReasonLetter,
  assertionReasonOptions,
  assertionReasonQuestion,
  reasonLine,
  type AssertionReasonCode,
} from '../kinds-of-question/assertion-reason'
import type { ItemNote } from '../kinds-of-question/lettered'
import { earns, line, template } from '../template'

const verdicts: Readonly<Record<AssertionReasonCode, string>> = {
  explains: 'Both are true, and the reason is what gives the assertion',
  bothTrue: 'Both are true, but the reason is about another fact and does not give the assertion',
  reasonFalse: 'The assertion is true, but the reason is false',
  assertionFalse: 'The assertion is false, but the reason is true',
}

/** Whether a fact is no reason for a claim: the section formula holds the mid-point formula, and both decide the axis. */
function isUnrelated(fact: FormulaIdea, claim: FormulaIdea): boolean {
  if (claim === 'axis') return fact === 'distance'
  if (fact === claim) return false
  return !['mid-point', 'section'].includes(fact) || claim === 'distance'
}

/** What to look at again, and in which line, for a student who chose another option. */
function adviceFor(right: AssertionReasonCode, chosen: AssertionReasonCode): ItemNote {
  if (right === 'assertionFalse' || chosen === 'assertionFalse')
    return ['Test the assertion by itself first: work it out with the coordinates that are given.', assertionLine]
  if (right === 'reasonFalse' || chosen === 'reasonFalse')
    return ['Test the reason by itself: try it with simple points that you can see on a graph.', reasonLine]
  return ['Ask whether the reason is the very fact that you would use to show the assertion.', 'last']
}

/** E.g. "A: the distance of (6, -8) from the origin is 10 units. R: the distance of (x, y) from the origin is ..." */
export const coordinateAssertionReason = template({
  id: 'cg-assertion-reason-formulas',
  topic: 'coordinate-geometry',
  archetypes: ['cg-assertion-reason'],
  difficulty: 'easy',
  marks: 1,
  draw: (random) => {
    const code = random.pick(['explains', 'bothTrue', 'reasonFalse', 'assertionFalse'] as const)
    const idea =
      code === 'explains' || code === 'assertionFalse'
        ? random.pick(formulaIdeas.slice(0, 3))
        : random.pick(formulaIdeas)
    const other = random.pick(formulaIdeas.filter((each) => isUnrelated(each, idea)))
    const claim = drawClaim(random, idea, code !== 'assertionFalse')
    return { code, claim, reasonIdea: code === 'bothTrue' ? other : idea, reasonHolds: code !== 'reasonFalse' }
  },
  pose: ({ code, claim, reasonIdea, reasonHolds }) => ({
    question: assertionReasonQuestion(claimText(claim), (reasonHolds ? trueReason : falseReason)[reasonIdea]),
    rule: { kind: 'choice', expected: assertionReasonLetter(code), options: assertionReasonOptions },
    options: assertionReasonOptions,
    hints: [
      'Decide first, each on its own, whether the assertion and the reason are true.',
      'If both are true, ask whether the reason is the fact you would use to show the assertion.',
    ],
    steps: [
      line(assertionLine, `Assertion: ${whyAssertion(claim)}`),
      `So the assertion is ${code === 'assertionFalse' ? 'false' : 'true'}.`,
      line(
        reasonLine,
        `Reason: ${reasonHolds ? 'it is a true statement' : `it is false; correctly, ${trueReason[reasonIdea].replace(/^The/, 'the')}`}${reasonHolds ? '.' : ''}`,
      ),
      earns(1, `${verdicts[code]}: option (${assertionReasonLetter(code)}).`),
    ],
    explanation:
      'In assertion-reason questions the truth of each statement comes first; only when both are true does the link between them matter.',
  }),
  crossCheck: ({ claim, reasonIdea, reasonHolds }) => {
    const { idea, a, b, claimed, m, n } = claim
    // The two parts of the segment, measured, are as m to n.
    const y = idea === 'axis' ? 0 : a[1] + (m / (m + n)) * (b[1] - a[1])
    const [first, second] = [a, b].map((end) => Math.hypot(claimed - end[0], y - end[1]))
    const holds =
      idea === 'distance'
        ? Math.abs(Math.hypot(...a) - claimed) < 1e-9
        : Math.abs((first ?? 0) * n - (second ?? 0) * m) < 1e-9
    if (!holds) return 'D'
    if (!reasonHolds) return 'C'
    return reasonIdea === idea ? 'A' : 'B'
  },
  slips: ({ code }) =>
    (['explains', 'bothTrue', 'reasonFalse', 'assertionFalse'] as const)
      .filter((other) => other !== code)
      .map((other) => {
        const [note, step] = adviceFor(code, other)
        return { response: assertionReasonLetter(other), note, step }
      }),
})
