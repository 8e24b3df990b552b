import { polar, quadrilateralFigure, tangentMeet } from './drawing'
import { radians } from './measured'
import { near, tangentLengths } from './theorem-measures'
import type { Theorem } from './theorem'

/** Proofs about angles, as in the long questions. */
export const longTheorems: readonly Theorem[] = [
  {
    statement:
      'Two tangents $TP$ and $TQ$ are drawn to a circle with centre $O$ from an external point $T$. To prove: $\\angle PTQ = 2\\angle OPQ$.',
    lines: [
      'Let $\\angle PTQ = \\theta$. In $\\triangle TPQ$, $TP = TQ$, because tangents from an external point are equal.',
      'The angles opposite to these equal sides are equal: $\\angle TPQ = \\angle TQP$.',
      'By the angle sum property these two equal angles make $180^\\circ - \\theta$ together, so $\\angle TPQ = 90^\\circ - \\frac{\\theta}{2}$.',
      '$OP \\perp TP$, so $\\angle OPQ = \\angle OPT - \\angle TPQ = 90^\\circ - \\left(90^\\circ - \\frac{\\theta}{2}\\right)$.',
      'So $\\angle OPQ = \\frac{\\theta}{2} = \\frac{1}{2}\\angle PTQ$. Hence $\\angle PTQ = 2\\angle OPQ$.',
    ],
    hint: 'The triangle $TPQ$ is isosceles; find its base angles in terms of the angle at $T$.',
    exchanged: [
      '"These equal sides" must be named before the angles opposite to them.',
      '"These two equal angles" must be known before their sum is used.',
      'The value of angle TPQ is used in the difference, so it must be found before.',
      'The last line needs the difference of the two angles.',
    ],
    figure: {
      kind: 'sketch',
      points: { O: [0, 0], P: polar(4, 58), Q: polar(4, -58), T: tangentMeet(4, -58, 58) },
      dots: ['O'],
      circles: [{ centre: 'O', radius: 4 }],
      segments: [
        { from: 'T', to: 'P' },
        { from: 'T', to: 'Q' },
        { from: 'P', to: 'Q' },
        { from: 'O', to: 'P' },
        { from: 'O', to: 'Q' },
      ],
      description: 'A circle with centre O, the tangents TP and TQ from T, the chord PQ and the radii OP and OQ.',
    },
    holds: () => {
      const half = radians(58)
      const atT = 2 * Math.atan2(Math.sin(half), 1 / Math.cos(half) - Math.cos(half))
      return near(atT, 2 * Math.atan2(Math.cos(half), Math.sin(half)))
    },
  },
  {
    statement:
      '$XY$ and $RS$ are two parallel tangents to a circle with centre $O$, touching it at $P$ and $Q$. Another tangent $AB$, with point of contact $C$, meets $XY$ at $A$ and $RS$ at $B$. To prove: $\\angle AOB = 90^\\circ$.',
    lines: [
      'In $\\triangle OPA$ and $\\triangle OCA$, $OP = OC$ (radii), $AP = AC$ (tangents from $A$) and $OA$ is common.',
      'So these two triangles are congruent (SSS), which gives $\\angle POA = \\angle COA$.',
      'In the same way, from the triangles $OQB$ and $OCB$ with the tangents from $B$, $\\angle QOB = \\angle COB$.',
      '$POQ$ is a diameter, so the four angles on it make $180^\\circ$; by the two pairs of equal angles, $2\\angle COA + 2\\angle COB = 180^\\circ$.',
      'Therefore $\\angle COA + \\angle COB = 90^\\circ$, that is, $\\angle AOB = 90^\\circ$.',
    ],
    hint: 'Join $OC$ and compare the triangles on both sides of $OA$ first.',
    exchanged: [
      '"These two triangles" must be named, with their equal parts, before they are congruent.',
      '"In the same way" points back to the first pair of congruent triangles.',
      'Both pairs of equal angles are needed for the sum on the diameter.',
      'Half of the sum can be taken only when the sum is known.',
    ],
    figure: {
      kind: 'sketch',
      points: {
        O: [0, 0],
        P: [0, 4],
        Q: [0, -4],
        C: polar(4, 20),
        A: tangentMeet(4, 20, 90),
        B: tangentMeet(4, -90, 20),
        X: [-5, 4],
        Y: [8, 4],
        R: [-5, -4],
        S: [8, -4],
      },
      dots: ['O', 'C'],
      circles: [{ centre: 'O', radius: 4 }],
      segments: [
        { from: 'X', to: 'Y' },
        { from: 'R', to: 'S' },
        { from: 'A', to: 'B' },
        { from: 'P', to: 'Q', dashed: true },
        { from: 'O', to: 'A' },
        { from: 'O', to: 'B' },
        { from: 'O', to: 'C' },
      ],
      description:
        'A circle with centre O between the parallel tangents XY, touching at P, and RS, touching at Q; a third tangent at C meets them at A and B.',
    },
    holds: () => {
      const [a, b] = [Math.tan(radians(35)), Math.tan(radians(55))]
      // A is (a, 1) and B is (b, -1) for the unit circle.
      return near(a * b - 1, 0)
    },
  },
  {
    statement:
      'A quadrilateral $ABCD$ circumscribes a circle with centre $O$, touching it at $P$, $Q$, $R$, $S$ on $AB$, $BC$, $CD$, $DA$. To prove: $\\angle AOB + \\angle COD = 180^\\circ$.',
    lines: [
      'Join $O$ to the vertices and to the points of contact. In $\\triangle OAP$ and $\\triangle OAS$, $AP = AS$ (tangents from $A$), $OP = OS$ (radii) and $OA$ is common.',
      'So these two triangles are congruent (SSS), which gives $\\angle AOP = \\angle AOS$.',
      'In the same way for the other three vertices, $\\angle BOP = \\angle BOQ$, $\\angle COQ = \\angle COR$ and $\\angle DOR = \\angle DOS$.',
      'The eight angles at $O$ make $360^\\circ$ and are now equal in pairs, so $2(\\angle AOP + \\angle BOP + \\angle COR + \\angle DOR) = 360^\\circ$.',
      'Dividing by $2$ and grouping, $(\\angle AOP + \\angle BOP) + (\\angle COR + \\angle DOR) = 180^\\circ$, that is, $\\angle AOB + \\angle COD = 180^\\circ$.',
    ],
    hint: 'Each vertex makes two equal angles at the centre. Start with the vertex $A$.',
    exchanged: [
      '"These two triangles" must be named, with their equal parts, before they are congruent.',
      '"In the same way" points back to the equal angles next to the vertex A.',
      'The angles at O are equal in pairs only when all four pairs have been found.',
      'The equation must be there before it is divided by 2.',
    ],
    figure: quadrilateralFigure(
      [],
      true,
      'A quadrilateral ABCD about a circle with centre O, touching it at P, Q, R and S.',
    ),
    holds: () => {
      const halves = tangentLengths([10, 80, 190, 280]).map(Math.atan)
      const [a = 0, b = 0, c = 0, d = 0] = halves
      return near(2 * (a + b + c + d), 2 * Math.PI)
    },
  },
]
