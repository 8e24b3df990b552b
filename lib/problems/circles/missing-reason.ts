import { misfits, reasonNames, reasonText, type Reason } from './pieces/reasons'
import { proofGoals, reasonedClaims, spokenOf } from './pieces/reasoned-claims'
import { choiceOf, choiceSlips, drawOrder, letterAt, type ItemNote } from '../kinds-of-question/lettered'
import { twoTangentsFigure } from './pieces/drawing'
import { earns, line, template } from '../template'

/** What each form of a line tells of its reason, as a reader would see it; the first that fits. */
const forms: readonly (readonly [form: RegExp, reason: Reason])[] = [
  [/90/, 'perpendicular'],
  [/360/, 'quadrilateral'],
  [/180/, 'triangle'],
  [/\^2/, 'Pythagoras'],
  [/= .*cong/, 'parts'],
  [/cong/, 'RHS'],
  [/since/, 'base angles'],
  [/\+/, 'angle parts'],
  [/angle/, 'parts'],
  [/OP = OP/, 'common'],
  [/OA = OB/, 'radii'],
  [/PA = PB/, 'tangents'],
]

const reasonsWithClaims = [...new Set(reasonedClaims.map(({ reason }) => reason))]

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
  version: 2,
  topic: 'circles',
  archetypes: ['cir-prove-angles', 'cir-prove-equal-tangents'],
  difficulty: 'medium',
  marks: 1,
  draw: (random) => {
    const fitting = random.pick(reasonsWithClaims)
    const step = random.pick(reasonedClaims.filter(({ reason }) => reason === fitting))
    const { reason, besides = [] } = step
    const wrong = reasonNames.filter((name) => name !== reason && !besides.includes(name))
    return {
      step,
      goal: random.pick(step.goals),
      offered: [reason, ...random.shuffle(wrong).slice(0, 3)],
      order: drawOrder(random, 4),
      stem: random.pick(stems),
    }
  },
  variants: { all: reasonsWithClaims, of: ({ step }) => step.reason },
  pose: ({ step, goal, offered, order, stem }) => {
    const { rule, options } = choiceOf(offered.map(reasonText), order)
    return {
      question: stem(proofGoals[goal], step.claim),
      rule,
      options,
      figure: twoTangentsFigure(
        { chord: goal === 'double', line: goal === 'bisected' || goal === 'length' || goal === 'equal' },
        'A circle with centre O and the tangents PA and PB from the point P, with the radii OA and OB.',
      ),
      hints: [
        'Find in the figure what the line speaks about: two tangents, two radii, or an angle.',
        'The reason must be true in general and must give exactly this line.',
      ],
      steps: [
        line('about', spokenOf[step.reason] ?? ''),
        earns(1, `Reason: ${reasonText(step.reason)}`),
        `Hence the right option is (${rule.expected}).`,
      ],
      explanation:
        'In the board examination each reason carries marks, so write it next to the line of the proof which it supports.',
    }
  },
  crossCheck: ({ step, offered, order }) => {
    const seen = forms.find(([form]) => form.test(step.claim))?.[1]
    return letterAt(order.indexOf(offered.findIndex((name) => name === seen)))
  },
  slips: ({ offered, order }) =>
    choiceSlips(
      offered.slice(1).map((name): ItemNote => [misfits[name], 'about']),
      order,
    ),
})
