import { earns } from '../line'
import { worked } from '../solution'

/** A tangent that touches at C meets two parallel tangents, which touch at P and Q, at A and B. */
export interface BetweenParallelTangents {
  readonly asked: 'AOB'
}

/** E.g. "XY and PQ are two parallel tangents to a circle with centre O. Another tangent meets XY at A and PQ at B. Find ∠AOB." */
export const betweenParallelTangents = worked<BetweenParallelTangents>({
  id: 'between-parallel-tangents',
  archetype: 'cir-prove-angles',
  objection: () => null,
  solve: () => ({
    key: '90',
    lines: [
      earns(
        1,
        'The two tangents from $A$ are equally inclined to $OA$, so $OA$ bisects the angle at $A$ between the tangent $AB$ and the first parallel tangent.',
      ),
      earns(1, 'In the same way $OB$ bisects the angle at $B$ between $AB$ and the other parallel tangent.'),
      earns(
        0.5,
        'These two angles are co-interior angles of parallel lines: their sum is $180^\\circ$, so $\\angle OAB + \\angle OBA = \\frac{1}{2} \\times 180^\\circ = 90^\\circ$.',
      ),
      earns(0.5, 'In triangle $OAB$, $\\angle AOB = 180^\\circ - 90^\\circ = 90^\\circ$.'),
    ],
  }),
})
