import { misfits, reasonAt } from './pieces/reasons'
import { proofGoals, reasonedClaims, type ReasonedClaim } from './pieces/reasoned-claims'
import { choiceOf, choiceSlips, drawOrder, letterAt, type ItemNote } from '../kinds-of-question/lettered'
import { twoTangentsFigure } from './pieces/drawing'
import { earns, line, template } from '../template'

/** What the line speaks about, in the worked solution. */
const spokenOf: Readonly<Record<ReasonedClaim['about'], string>> = {
  'right angle': 'The line states that a radius and the tangent at its end make a right angle.',
  tangents: '$PA$ and $PB$ are the two tangents from the point $P$; the line states that they are equal.',
  radii: '$OA$ and $OB$ are two radii of one circle; the line states that they are equal.',
  'angle sum': 'The line adds up the four angles of the quadrilateral $OAPB$.',
  'base angles': 'The line compares two angles of a triangle in which two sides are equal.',
}

/** Which reason fits, from what the step is about. */
const fitting: Readonly<Record<ReasonedClaim['about'], RegExp>> = {
  'right angle': /perpendicular to the tangent/,
  tangents: /^Tangents/,
  radii: /^Radii/,
  'angle sum': /add to/,
  'base angles': /opposite to equal sides/,
}

const stems: readonly ((goal: string, claim: string) => string)[] = [
  (goal, claim) =>
    `$PA$ and $PB$ are tangents from an external point $P$ to a circle with centre $O$. In a proof that ${goal}, one line reads: ${claim}. Which reason belongs to this line?`,
  (goal, claim) =>
    `From a point $P$ outside a circle with centre $O$ the tangents $PA$ and $PB$ are drawn. Rehana proves that ${goal}. On one line she writes: ${claim}. Which reason should she write beside it?`,
  (goal, claim) =>
    `The tangents at $A$ and $B$ to a circle with centre $O$ meet at $P$. It is to be proved that ${goal}. Which of the following is the reason for the step ${claim}?`,
]

/** E.g. "In a proof about two tangents, what is the reason for the step angle OAP = 90°?" */
export const missingReason = template({
  id: 'cir-missing-reason',
  topic: 'circles',
  archetypes: ['cir-prove-angles', 'cir-prove-equal-tangents'],
  difficulty: 'medium',
  marks: 1,
  draw: (random) => {
    const step = random.pick(reasonedClaims)
    const goal = random.pick(proofGoals.filter((_, index) => step.goals.includes(index)))
    return { step, goal, order: drawOrder(random, 4), stem: random.pick(stems) }
  },
  pose: ({ step, goal, order, stem }) => {
    const items = [step.reason, ...step.others].map(reasonAt)
    const { rule, options } = choiceOf(items, order)
    return {
      question: stem(goal, step.claim),
      rule,
      options,
      figure: twoTangentsFigure(
        { chord: step.about === 'base angles' || goal.includes('OAB'), line: goal.includes('OP') },
        'A circle with centre O and the tangents PA and PB from the point P, with the radii OA and OB.',
      ),
      hints: [
        'Find in the figure what the line speaks about: two tangents, two radii, or an angle.',
        'The reason must be true in general and must give exactly this line.',
      ],
      steps: [
        line('about', spokenOf[step.about]),
        earns(1, `Reason: ${reasonAt(step.reason)}`),
        `Hence the right option is (${rule.expected}).`,
      ],
      explanation:
        'In the board examination each reason carries marks, so write it next to the line of the proof which it supports.',
    }
  },
  crossCheck: ({ step, order }) => {
    const offered = [step.reason, ...step.others].map(reasonAt)
    return letterAt(order.indexOf(offered.findIndex((text) => fitting[step.about].test(text))))
  },
  slips: ({ step, order }) =>
    choiceSlips(
      step.others.map((reason): ItemNote => [misfits[reason] ?? '', 'about']),
      order,
    ),
})
