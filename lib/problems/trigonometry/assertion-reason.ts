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

interface Claim {
  readonly text: string
  readonly why: string
  /** Tests the claim with numbers. */
  readonly test: () => boolean
}

interface Idea {
  readonly reason: Claim
  readonly falseReason: Claim
  readonly assertions: readonly Claim[]
  readonly falseAssertion: Claim
}

const angles = [0.2, 0.5, 0.9, 1.3]
const same = (p: number, q: number) => Math.abs(p - q) < 1e-9
const atDegrees = (degrees: number) => (degrees * Math.PI) / 180

const ideas: readonly Idea[] = [
  {
    reason: {
      text: 'The hypotenuse is the longest side of a right triangle.',
      why: 'the side opposite to the greatest angle is the longest',
      test: () => angles.every((t) => Math.max(Math.sin(t), Math.cos(t)) < 1),
    },
    falseReason: {
      text: 'The hypotenuse is the shortest side of a right triangle.',
      why: 'the hypotenuse is opposite to the right angle, so it is the longest side',
      test: () => angles.every((t) => Math.min(Math.sin(t), Math.cos(t)) > 1),
    },
    assertions: [
      {
        text: 'There is no angle $A$ for which $\\sin A = \\frac{5}{4}$.',
        why: 'the opposite side would have to be longer than the hypotenuse',
        test: () => Number.isNaN(Math.asin(5 / 4)),
      },
      {
        text: 'For an acute angle $A$, $\\sec A$ is always greater than $1$.',
        why: 'the hypotenuse divided by the shorter adjacent side is more than $1$',
        test: () => angles.every((t) => 1 / Math.cos(t) > 1),
      },
    ],
    falseAssertion: {
      text: 'There is an acute angle $A$ for which $\\cos A = \\frac{3}{2}$.',
      why: 'the adjacent side is never longer than the hypotenuse',
      test: () => !Number.isNaN(Math.acos(3 / 2)),
    },
  },
  {
    reason: {
      text: '$\\sec^2 A = 1 + \\tan^2 A$ for every acute angle $A$.',
      why: 'it is one of the three identities',
      test: () => angles.every((t) => same(1 / Math.cos(t) ** 2, 1 + Math.tan(t) ** 2)),
    },
    falseReason: {
      text: '$\\tan^2 A = 1 + \\sec^2 A$ for every acute angle $A$.',
      why: 'the identity is $\\sec^2 A = 1 + \\tan^2 A$',
      test: () => angles.every((t) => same(Math.tan(t) ** 2, 1 + 1 / Math.cos(t) ** 2)),
    },
    assertions: [
      {
        text: 'The value of $5\\tan^2 A - 5\\sec^2 A$ is $-5$.',
        why: 'it is $-5(\\sec^2 A - \\tan^2 A)$ and the bracket is $1$',
        test: () => angles.every((t) => same(5 * Math.tan(t) ** 2 - 5 / Math.cos(t) ** 2, -5)),
      },
      {
        text: 'If $\\sec A + \\tan A = 3$, then $\\sec A - \\tan A = \\frac{1}{3}$.',
        why: 'the product $(\\sec A + \\tan A)(\\sec A - \\tan A)$ is $1$',
        test: () => {
          const t = 2 * Math.atan(3) - Math.PI / 2
          return same(1 / Math.cos(t) + Math.tan(t), 3) && same(1 / Math.cos(t) - Math.tan(t), 1 / 3)
        },
      },
    ],
    falseAssertion: {
      text: 'The value of $4\\tan^2 A - 4\\sec^2 A$ is $4$.',
      why: 'it is $-4(\\sec^2 A - \\tan^2 A) = -4$',
      test: () => angles.every((t) => same(4 * Math.tan(t) ** 2 - 4 / Math.cos(t) ** 2, 4)),
    },
  },
  {
    reason: {
      text: 'The value of $\\sin A$ increases as $A$ increases from $0^\\circ$ to $90^\\circ$.',
      why: 'the table gives $0, \\frac{1}{2}, \\frac{1}{\\sqrt{2}}, \\frac{\\sqrt{3}}{2}, 1$',
      test: () => angles.every((t, i) => i === 0 || Math.sin(t) > Math.sin(angles[i - 1] ?? 0)),
    },
    falseReason: {
      text: 'The value of $\\sin A$ decreases as $A$ increases from $0^\\circ$ to $90^\\circ$.',
      why: 'the table gives $0, \\frac{1}{2}, \\frac{1}{\\sqrt{2}}, \\frac{\\sqrt{3}}{2}, 1$, which increases',
      test: () => angles.every((t, i) => i === 0 || Math.sin(t) < Math.sin(angles[i - 1] ?? 0)),
    },
    assertions: [
      {
        text: '$\\sin 70^\\circ$ is greater than $\\sin 50^\\circ$.',
        why: '$70^\\circ$ is the larger of two acute angles, so its sine is larger',
        test: () => Math.sin(atDegrees(70)) > Math.sin(atDegrees(50)),
      },
      {
        text: '$\\cosec 20^\\circ$ is greater than $\\cosec 40^\\circ$.',
        why: '$\\sin 20^\\circ$ is less than $\\sin 40^\\circ$, and $\\cosec$ is the reciprocal',
        test: () => 1 / Math.sin(atDegrees(20)) > 1 / Math.sin(atDegrees(40)),
      },
    ],
    falseAssertion: {
      text: '$\\sin 25^\\circ$ is greater than $\\sin 65^\\circ$.',
      why: '$25^\\circ$ is the smaller of two acute angles, so its sine is smaller',
      test: () => Math.sin(atDegrees(25)) > Math.sin(atDegrees(65)),
    },
  },
]

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
  topic: 'trigonometry',
  archetypes: ['trig-assertion-reason'],
  difficulty: 'easy',
  marks: 1,
  draw: (random) => {
    const code = random.pick(assertionReasonCodes)
    const about = random.integer(0, ideas.length - 1)
    const idea = random.pick(ideas.slice(about, about + 1))
    // The next idea never explains this one.
    const away = random.pick(ideas.filter((_, index) => index === (about + 1) % ideas.length))
    const assertion = code === 'assertionFalse' ? idea.falseAssertion : random.pick(idea.assertions)
    const reason = code === 'reasonFalse' ? idea.falseReason : code === 'bothTrue' ? away.reason : idea.reason
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
