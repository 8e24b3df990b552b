import { polar, quadrilateralFigure, tangentMeet, twoTangentsFigure } from './drawing'
import { radians } from './measured'
import type { Theorem } from './theorem'

const near = (p: number, q: number) => Math.abs(p - q) < 1e-9

/** Tangent lengths from the corners of a quadrilateral that touches the unit circle at four angles. */
const tangentLengths = (touch: readonly number[]): readonly number[] =>
  touch.map((angle, index) => {
    const next = touch[(index + 1) % touch.length] ?? angle
    return Math.tan(radians(((next - angle + 360) % 360) / 2))
  })

const sidesAddUp = (): boolean => {
  const [a = 0, b = 0, c = 0, d = 0] = tangentLengths([10, 80, 190, 280])
  return near(d + a + (b + c), a + b + (c + d))
}

/** Proofs of middle length. */
export const shortTheorems: readonly Theorem[] = [
  {
    statement:
      '$XY$ is the tangent at the point $P$ of a circle with centre $O$. To prove: the tangent is perpendicular to the radius through the point of contact, that is, $OP \\perp XY$.',
    lines: [
      'Take a point $Q$ on $XY$ other than $P$, and join $OQ$.',
      'The point $Q$ lies outside the circle; if it lay inside, $XY$ would be a secant and not a tangent.',
      'Therefore $OQ$ is longer than the radius: $OQ > OP$.',
      'This holds for every point $Q$ of $XY$ except $P$, so $OP$ is the shortest of all the distances from $O$ to the line $XY$.',
      'The shortest distance from a point to a line is along the perpendicular. Hence $OP \\perp XY$.',
    ],
    hint: 'Compare $OP$ with the distance of $O$ from any other point of the tangent.',
    figure: {
      kind: 'sketch',
      points: { O: [0, 0], P: [0, -4], X: [-6, -4], Y: [6, -4], Q: [3.2, -4] },
      dots: ['O', 'P', 'Q'],
      circles: [{ centre: 'O', radius: 4 }],
      segments: [
        { from: 'X', to: 'Y' },
        { from: 'O', to: 'P' },
        { from: 'O', to: 'Q' },
      ],
      description: 'A circle with centre O, the tangent XY at the point P, and another point Q of XY joined to O.',
    },
    holds: () => [-3, -1, 0.5, 2].every((x) => Math.hypot(x, 1) > 1),
  },
  {
    statement: 'A quadrilateral $ABCD$ is drawn to circumscribe a circle. To prove: $AB + CD = AD + BC$.',
    lines: [
      'Let the sides $AB$, $BC$, $CD$ and $DA$ touch the circle at $P$, $Q$, $R$ and $S$.',
      'Tangents from an external point to these points of contact are equal: $AP = AS$, $BP = BQ$, $CR = CQ$ and $DR = DS$.',
      'Adding these four equations, $AP + BP + CR + DR = AS + BQ + CQ + DS$.',
      'Grouping the terms of this sum, $(AP + PB) + (CR + RD) = (AS + SD) + (BQ + QC)$.',
      'Hence $AB + CD = AD + BC$.',
    ],
    hint: 'Write each side as the sum of two tangents.',
    figure: quadrilateralFigure([], true, 'A quadrilateral ABCD about a circle, touching it at P, Q, R and S.'),
    holds: sidesAddUp,
  },
  {
    statement: 'A parallelogram $ABCD$ circumscribes a circle. To prove: $ABCD$ is a rhombus.',
    lines: [
      'Let $AB$, $BC$, $CD$ and $DA$ touch the circle at $P$, $Q$, $R$ and $S$. Then $AP = AS$, $BP = BQ$, $CR = CQ$, $DR = DS$ (tangents from an external point).',
      'Adding these four equations, $(AP + PB) + (CR + RD) = (AS + SD) + (BQ + QC)$.',
      'So $AB + CD = AD + BC$.',
      'Opposite sides of the parallelogram are equal, $AB = CD$ and $AD = BC$, so this becomes $2AB = 2AD$.',
      'Thus the adjacent sides $AB$ and $AD$ are equal, and the parallelogram $ABCD$ is a rhombus.',
    ],
    hint: 'First show that the sums of opposite sides are equal; then use the parallelogram.',
    figure: {
      kind: 'sketch',
      points: {
        A: tangentMeet(3, 200, 270),
        B: tangentMeet(3, 270, 380),
        C: tangentMeet(3, 20, 90),
        D: tangentMeet(3, 90, 200),
        O: [0, 0],
        P: polar(3, 270),
        Q: polar(3, 20),
        R: polar(3, 90),
        S: polar(3, 200),
      },
      dots: ['O', 'P', 'Q', 'R', 'S'],
      circles: [{ centre: 'O', radius: 3 }],
      segments: [
        { from: 'A', to: 'B' },
        { from: 'B', to: 'C' },
        { from: 'C', to: 'D' },
        { from: 'D', to: 'A' },
      ],
      description: 'A parallelogram ABCD about a circle with centre O, touching it at P, Q, R and S.',
    },
    holds: () => {
      const [a = 0, b = 0, c = 0] = tangentLengths([20, 90, 200, 270])
      return near(a + b, b + c)
    },
  },
  {
    statement:
      '$AB$ is a diameter of a circle with centre $O$, and $PQ$ and $RS$ are the tangents at its ends $A$ and $B$. To prove: the two tangents are parallel, that is, $PQ \\parallel RS$.',
    lines: [
      'The radius $OA$ is perpendicular to the tangent $PQ$ at $A$, so $\\angle PAB = 90^\\circ$.',
      'In the same way, the radius $OB$ is perpendicular to the other tangent $RS$, so $\\angle ABS = 90^\\circ$.',
      'Therefore these two angles are equal: $\\angle PAB = \\angle ABS$.',
      'They are alternate angles for the lines $PQ$ and $RS$ with the transversal $AB$. Hence $PQ \\parallel RS$.',
    ],
    hint: 'Find the angles which the diameter makes with the two tangents.',
    figure: {
      kind: 'sketch',
      points: { O: [0, 0], A: [0, 4], B: [0, -4], P: [-5, 4], Q: [5, 4], R: [-5, -4], S: [5, -4] },
      dots: ['O'],
      circles: [{ centre: 'O', radius: 4 }],
      segments: [
        { from: 'P', to: 'Q' },
        { from: 'R', to: 'S' },
        { from: 'A', to: 'B' },
      ],
      description: 'A circle with centre O and diameter AB; the tangent PQ at A and the tangent RS at B.',
    },
    holds: () => near(Math.atan2(0, 1), Math.atan2(0, 2)),
  },
  {
    statement:
      '$PA$ and $PB$ are tangents from an external point $P$ to a circle with centre $O$. To prove: $\\angle APB + \\angle AOB = 180^\\circ$.',
    lines: [
      'The radius $OA$ is perpendicular to the tangent $PA$, so $\\angle OAP = 90^\\circ$.',
      'In the same way, $\\angle OBP = 90^\\circ$ at the other point of contact.',
      'Put both right angles into the angle sum of the quadrilateral $OAPB$: $90^\\circ + \\angle APB + 90^\\circ + \\angle AOB = 360^\\circ$.',
      'Subtracting $180^\\circ$ from both sides, $\\angle APB + \\angle AOB = 180^\\circ$.',
    ],
    hint: 'Two angles of the quadrilateral $OAPB$ are known.',
    figure: twoTangentsFigure(
      {},
      'A circle with centre O and the tangents PA and PB from the point P, with the radii OA and OB.',
    ),
    holds: () => {
      const half = radians(55)
      return near(2 * Math.atan2(Math.sin(half), 1 / Math.cos(half) - Math.cos(half)) + 2 * half, Math.PI)
    },
  },
]

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
