/** A line of a proof, and the fact that gives it. */
export interface ReasonedClaim {
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

/** Lines about two tangents from P. */
export const reasonedClaims: readonly ReasonedClaim[] = [
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

/** What such a proof is to show. */
export const proofGoals = [
  '$\\angle APB + \\angle AOB = 180^\\circ$',
  '$\\angle APB = 2\\angle OAB$',
  '$OP$ bisects $\\angle APB$',
] as const
