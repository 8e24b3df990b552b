import { choiceOf, choiceSlips, drawOrder, letterAt, type ItemNote } from '../kinds-of-question/lettered'
import { twoTangentsFigure } from './pieces/drawing'
import { earns, line, template } from '../template'

/** The facts that reasons are made of; the number stands for the fact wherever it is used. */
const reasons = [
  'The radius is perpendicular to the tangent at the point of contact.',
  'Tangents drawn from an external point to a circle are equal.',
  'Radii of the same circle are equal.',
  'The perpendicular from the centre bisects the chord.',
  'The angles of a quadrilateral add to $360^\\circ$.',
  'Angles opposite to equal sides of a triangle are equal.',
] as const

interface Step {
  readonly claim: string
  /** Index of the reason. */
  readonly reason: number
  /** Indices of three reasons that do not give the claim. */
  readonly others: readonly [number, number, number]
  /** What is being proved: indices of goals. */
  readonly goals: readonly number[]
  /** What the step is about, in the figure of two tangents from P touching at A and B. */
  readonly about: 'right angle' | 'tangents' | 'radii' | 'angle sum' | 'base angles'
}

const claims: readonly Step[] = [
  { claim: '$\\angle OAP = 90^\\circ$', reason: 0, others: [1, 2, 5], goals: [0, 1, 2], about: 'right angle' },
  { claim: '$\\angle OBP = 90^\\circ$', reason: 0, others: [1, 2, 3], goals: [0, 2], about: 'right angle' },
  { claim: '$PA = PB$', reason: 1, others: [0, 2, 3], goals: [1, 2], about: 'tangents' },
  { claim: '$OA = OB$', reason: 2, others: [0, 1, 3], goals: [1, 2], about: 'radii' },
  {
    claim: '$\\angle OAP + \\angle APB + \\angle PBO + \\angle BOA = 360^\\circ$',
    reason: 4,
    others: [0, 1, 5],
    goals: [0],
    about: 'angle sum',
  },
  {
    claim: '$\\angle PAB = \\angle PBA$, since $PA = PB$',
    reason: 5,
    others: [0, 2, 4],
    goals: [1],
    about: 'base angles',
  },
  {
    claim: '$\\angle OAB = \\angle OBA$, since $OA = OB$',
    reason: 5,
    others: [0, 1, 4],
    goals: [1],
    about: 'base angles',
  },
]

const goals = [
  '$\\angle APB + \\angle AOB = 180^\\circ$',
  '$\\angle APB = 2\\angle OAB$',
  '$OP$ bisects $\\angle APB$',
] as const

/** What to say when a reason does not fit. */
const misfits: readonly string[] = [
  'That fact gives a right angle at a point of contact. Does the line speak of one alone?',
  'That fact makes two tangents equal. Does the line state that?',
  'That fact makes two radii equal. Does the line state that?',
  'That fact is about a chord and its two halves. Does the line speak of them?',
  'That fact adds the four angles of a quadrilateral. Does the line add them?',
  'That fact compares two angles of one triangle. Does the line compare such angles?',
]

const textAt = (index: number): string => reasons[index] ?? ''

/** What the line speaks about, in the worked solution. */
const spokenOf: Readonly<Record<Step['about'], string>> = {
  'right angle': 'The line states that a radius and the tangent at its end make a right angle.',
  tangents: '$PA$ and $PB$ are the two tangents from the point $P$; the line states that they are equal.',
  radii: '$OA$ and $OB$ are two radii of one circle; the line states that they are equal.',
  'angle sum': 'The line adds up the four angles of the quadrilateral $OAPB$.',
  'base angles': 'The line compares two angles of a triangle in which two sides are equal.',
}

/** Which reason fits, from what the step is about. */
const fitting: Readonly<Record<Step['about'], RegExp>> = {
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
    const step = random.pick(claims)
    const goal = random.pick(goals.filter((_, index) => step.goals.includes(index)))
    return { step, goal, order: drawOrder(random, 4), stem: random.pick(stems) }
  },
  pose: ({ step, goal, order, stem }) => {
    const items = [step.reason, ...step.others].map(textAt)
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
        earns(1, `Reason: ${textAt(step.reason)}`),
        `Hence the right option is (${rule.expected}).`,
      ],
      explanation:
        'In the board examination each reason carries marks, so write it next to the line of the proof which it supports.',
    }
  },
  crossCheck: ({ step, order }) => {
    const offered = [step.reason, ...step.others].map(textAt)
    return letterAt(order.indexOf(offered.findIndex((text) => fitting[step.about].test(text))))
  },
  slips: ({ step, order }) =>
    choiceSlips(
      step.others.map((reason): ItemNote => [misfits[reason] ?? '', 'about']),
      order,
    ),
})
