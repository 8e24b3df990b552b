import type { ToldFacts } from './told-facts'

/** Why angles and sides are equal, in brackets behind the equality. */
export const reasonsInBrackets: ToldFacts = {
  circles: {
    wrong: [
      "$XY \\parallel X'Y'$, so $\\angle PAB + \\angle QBA = 180^\\circ$ (alternate angles).",
      '$\\angle PAB + \\angle QBA = 180^\\circ$ (corresponding angles).',
      '$\\angle PAB + \\angle QBA = 90^\\circ$ (co-interior angles).',
      '$PA = QB$ (tangents from an external point).',
      '$OP = OA$ (common hypotenuse).',
    ],
    right: [
      "$XY \\parallel X'Y'$, so $\\angle PAB + \\angle QBA = 180^\\circ$ (co-interior angles).",
      '$\\angle PAB + \\angle QBA = 180^\\circ$, because they are interior angles on the same side.',
      '$PA = PB$ (tangents from an external point).',
      '$OP = OP$ (common hypotenuse).',
      'Suppose $\\angle PAB + \\angle QBA = 180^\\circ$ (alternate angles).',
    ],
  },
  triangles: {
    wrong: [
      '$\\angle AOB = \\angle COD$ (co-interior angles).',
      '$\\angle AOB = \\angle COD$ (linear pair).',
      '$\\angle ABC = \\angle DEF$ (vertically opposite angles).',
      '$\\angle AOB = \\angle COD$ (alternate angles).',
      '$\\angle AOB + \\angle BOC = 180^\\circ$ (vertically opposite angles).',
      '$\\angle AOB = \\angle COD$, because they are supplementary angles.',
      '$AB = BC$ (opposite sides of a parallelogram).',
    ],
    right: [
      '$\\angle AOB = \\angle COD$ (vertically opposite angles).',
      '$\\angle AOB + \\angle BOC = 180^\\circ$ (linear pair).',
      '$\\angle ADE = \\angle ABC$ (corresponding angles, $DE \\parallel BC$).',
      '$\\angle AEB = \\angle CBF$ (alternate angles, transversal $BE$).',
      '$\\angle BAE = \\angle FCB$ (opposite angles of a parallelogram).',
      '$\\angle A = \\angle D$ (corresponding angles of similar triangles).',
      '$AB = DC$ (opposite sides of a parallelogram).',
      '$\\angle 1 = \\angle 2$ (alternate angles).',
    ],
  },
}
