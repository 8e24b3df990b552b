import type { Reason } from './reasons'

/** What a proof about the two tangents from P, touching at A and B, is to show. */
export const proofGoals = {
  supplementary: '$\\angle APB + \\angle AOB = 180^\\circ$',
  double: '$\\angle APB = 2\\angle OAB$',
  bisected: '$OP$ bisects $\\angle APB$',
  length: '$PA^2 = OP^2 - OA^2$',
  equal: '$PA = PB$',
} as const

export type Goal = keyof typeof proofGoals

/** A line of a proof, and the fact that gives it. */
export interface ReasonedClaim {
  readonly claim: string
  readonly reason: Reason
  readonly goals: readonly Goal[]
  /** Facts that might be said to give it too. */
  readonly besides?: readonly Reason[]
}

export const reasonedClaims: readonly ReasonedClaim[] = [
  {
    claim: '$\\angle OAP = 90^\\circ$',
    reason: 'perpendicular',
    goals: ['supplementary', 'double', 'bisected', 'length', 'equal'],
  },
  { claim: '$\\angle OBP = 90^\\circ$', reason: 'perpendicular', goals: ['supplementary', 'bisected', 'equal'] },
  { claim: '$PA = PB$', reason: 'tangents', goals: ['double', 'bisected'], besides: ['parts'] },
  { claim: '$OA = OB$', reason: 'radii', goals: ['bisected', 'equal', 'double'], besides: ['parts'] },
  {
    claim: '$\\angle OAP + \\angle APB + \\angle PBO + \\angle BOA = 360^\\circ$',
    reason: 'quadrilateral',
    goals: ['supplementary'],
  },
  {
    claim: '$\\angle PAB = \\angle PBA$, since $PA = PB$',
    reason: 'base angles',
    goals: ['double'],
    besides: ['parts', 'tangents'],
  },
  {
    claim: '$\\angle OAB = \\angle OBA$, since $OA = OB$',
    reason: 'base angles',
    goals: ['double'],
    besides: ['parts', 'radii'],
  },
  { claim: '$\\angle PAB + \\angle PBA + \\angle APB = 180^\\circ$', reason: 'triangle', goals: ['double'] },
  { claim: '$\\angle OAB + \\angle OBA + \\angle AOB = 180^\\circ$', reason: 'triangle', goals: ['double'] },
  { claim: '$OP^2 = OA^2 + PA^2$', reason: 'Pythagoras', goals: ['length'] },
  { claim: '$OP = OP$', reason: 'common', goals: ['bisected', 'equal'] },
  { claim: '$\\triangle OAP \\cong \\triangle OBP$', reason: 'RHS', goals: ['bisected', 'equal'] },
  { claim: '$\\angle APO = \\angle BPO$', reason: 'parts', goals: ['bisected'] },
  {
    claim: '$PA = PB$, since $\\triangle OAP \\cong \\triangle OBP$',
    reason: 'parts',
    goals: ['equal'],
    besides: ['tangents'],
  },
  { claim: '$\\angle OAP = \\angle OAB + \\angle PAB$', reason: 'angle parts', goals: ['double'] },
]

/** What the line speaks about, in the worked solution. */
export const spokenOf: Readonly<Partial<Record<Reason, string>>> = {
  perpendicular: 'The line states that a radius and the tangent at its end make a right angle.',
  tangents: '$PA$ and $PB$ are the two tangents from the point $P$; the line states that they are equal.',
  radii: '$OA$ and $OB$ are two radii of one circle; the line states that they are equal.',
  quadrilateral: 'The line adds up the four angles of the quadrilateral $OAPB$.',
  'base angles': 'The line compares two angles of a triangle in which two sides are equal.',
  triangle: 'The line adds up the three angles of a triangle.',
  Pythagoras: 'The triangle $OAP$ has a right angle at $A$, and the line is about the squares of its sides.',
  common: '$OP$ is a side of the triangle $OAP$ and of the triangle $OBP$.',
  RHS: 'The line states that two right triangles are congruent: they have the hypotenuse in common, and $OA = OB$.',
  parts: 'The triangles $OAP$ and $OBP$ are congruent; the line compares two of their parts.',
  'angle parts': 'The line puts the angle at $A$ between $OA$ and $PA$ together from two others.',
}
