import { ratioIdeas, unrelatedIdeas } from './pieces/ratio-ideas'
import {
  assertionLine,
  assertionReasonCodes,
  assertionReasonLetter,
  assertionReasonOptions,
  assertionReasonQuestion,
  reasonLine,
  type AssertionReasonCode,
} from '../kinds-of-question/assertion-reason'
import { earns, line, template, type Slip } from '../template'

const verdicts: Readonly<Record<AssertionReasonCode, string>> = {
  explains: 'Both are true, and the reason is what gives the assertion',
  bothTrue: 'Both are true, but the reason is about another fact and does not give the assertion',
  reasonFalse: 'The assertion is true, but the reason is false',
  assertionFalse: 'The assertion is false, but the reason is true',
}

/** What to look at again, and the line of the solution that looks at it. */
function wordOn(right: AssertionReasonCode, chosen: AssertionReasonCode): Pick<Slip, 'note' | 'step'> {
  if (right === 'assertionFalse' || chosen === 'assertionFalse')
    return {
      note: 'Test the assertion by itself: try it with the table or with the sides of a triangle.',
      step: assertionLine,
    }
  if (right === 'reasonFalse' || chosen === 'reasonFalse')
    return {
      note: 'Test the reason by itself: try it with a standard angle or with the sides of a triangle.',
      step: reasonLine,
    }
  return {
    note: 'Put "because" between the two statements: would you use this reason to show the assertion?',
    step: 'last',
  }
}

/** E.g. "A: there is no angle A with sin A = 5/4. R: the hypotenuse is the longest side of a right triangle." */
export const trigAssertionReason = template({
  id: 'trig-assertion-reason-ratios',
  version: 3,
  topic: 'trigonometry',
  archetypes: ['trig-assertion-reason'],
  difficulty: 'easy',
  marks: 1,
  draw: (random) => {
    const code = random.pick(assertionReasonCodes)
    const about = random.integer(0, ratioIdeas.length - 1)
    const idea = random.pick(ratioIdeas.slice(about, about + 1))
    const away = random.pick(ratioIdeas.filter((_, index) => (unrelatedIdeas[about] ?? []).includes(index)))
    const assertion = code === 'assertionFalse' ? idea.falseAssertion : random.pick(idea.assertions)
    // a false assertion comes with a reason of its own, or with one about something else
    const isAway = code === 'bothTrue' || (code === 'assertionFalse' && random.chance(0.5))
    const reason =
      code === 'reasonFalse' ? (random.chance(0.5) ? idea : away).falseReason : (isAway ? away : idea).reason
    return { code, assertion, reason, sameIdea: reason !== away.reason }
  },
  pose: ({ code, assertion, reason }) => ({
    question: assertionReasonQuestion(assertion.text, reason.text),
    rule: { kind: 'choice', expected: assertionReasonLetter(code), options: assertionReasonOptions },
    options: assertionReasonOptions,
    hints: [
      'Decide first, each on its own, whether the assertion and the reason are true.',
      'If both are true, ask whether the reason is the fact you would use to show the assertion.',
    ],
    steps: [
      line(assertionLine, `The assertion is ${code === 'assertionFalse' ? 'false' : 'true'}: ${assertion.why}.`),
      line(reasonLine, `The reason is ${code === 'reasonFalse' ? 'false' : 'true'}: ${reason.why}.`),
      earns(1, `${verdicts[code]}: option (${assertionReasonLetter(code)}).`),
    ],
    explanation:
      'In assertion-reason questions the truth of each statement comes first; only when both are true does the link between them matter.',
  }),
  crossCheck: ({ assertion, reason, sameIdea }) => {
    if (!assertion.test()) return 'D'
    if (!reason.test()) return 'C'
    return sameIdea ? 'A' : 'B'
  },
  slips: ({ code }) =>
    assertionReasonCodes
      .filter((other) => other !== code)
      .map((other) => ({ response: assertionReasonLetter(other), ...wordOn(code, other) })),
})
