import { twoTangentsFigure } from './drawing'
import { radians } from './measured'
import { near } from './theorem-measures'
import type { Theorem } from './theorem'

/** A tangent is perpendicular to the radius. */
export const tangentAndRadius: Theorem = {
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
  exchanged: [
    'The second line speaks of the point Q, which must be taken first.',
    'That OQ is longer than the radius follows from Q lying outside the circle.',
    '"This holds for every point" points back to the comparison of OQ with OP.',
    'The last line needs that OP is the shortest distance.',
  ],
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
}

/** The tangents at the ends of a diameter are parallel. */
export const tangentsAtDiameter: Theorem = {
  statement:
    '$AB$ is a diameter of a circle with centre $O$, and $PQ$ and $RS$ are the tangents at its ends $A$ and $B$. To prove: the two tangents are parallel, that is, $PQ \\parallel RS$.',
  lines: [
    'The radius $OA$ is perpendicular to the tangent $PQ$ at $A$, so $\\angle PAB = 90^\\circ$.',
    'In the same way, the radius $OB$ is perpendicular to the other tangent $RS$, so $\\angle ABS = 90^\\circ$.',
    'Therefore these two angles are equal: $\\angle PAB = \\angle ABS$.',
    'They are alternate angles for the lines $PQ$ and $RS$ with the transversal $AB$. Hence $PQ \\parallel RS$.',
  ],
  hint: 'Find the angles which the diameter makes with the two tangents.',
  exchanged: [
    '"In the same way" points back to the line about OA.',
    '"These two angles" are found one by one before they are compared.',
    '"They" are the two equal angles: these come before the conclusion.',
  ],
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
}

/** The angle between two tangents and the angle at the centre. */
export const angleSumOfTangents: Theorem = {
  statement:
    '$PA$ and $PB$ are tangents from an external point $P$ to a circle with centre $O$. To prove: $\\angle APB + \\angle AOB = 180^\\circ$.',
  lines: [
    'The radius $OA$ is perpendicular to the tangent $PA$, so $\\angle OAP = 90^\\circ$.',
    'In the same way, $\\angle OBP = 90^\\circ$ at the other point of contact.',
    'Put both right angles into the angle sum of the quadrilateral $OAPB$: $90^\\circ + \\angle APB + 90^\\circ + \\angle AOB = 360^\\circ$.',
    'Subtracting $180^\\circ$ from both sides, $\\angle APB + \\angle AOB = 180^\\circ$.',
  ],
  hint: 'Two angles of the quadrilateral $OAPB$ are known.',
  exchanged: [
    '"In the same way" points back to the first right angle.',
    'Both right angles are needed before they are put into the angle sum.',
    '180° can be subtracted only from an equation: the angle sum comes first.',
  ],
  figure: twoTangentsFigure(
    {},
    'A circle with centre O and the tangents PA and PB from the point P, with the radii OA and OB.',
  ),
  holds: () => {
    const half = radians(55)
    return near(2 * Math.atan2(Math.sin(half), 1 / Math.cos(half) - Math.cos(half)) + 2 * half, Math.PI)
  },
}

/** The centre lies on the bisector of the angle between two tangents. */
export const bisectorOfTangents: Theorem = {
  statement:
    '$PA$ and $PB$ are tangents from an external point $P$ to a circle with centre $O$. To prove: $OP$ bisects $\\angle APB$.',
  lines: [
    'Join $OA$, $OB$ and $OP$. In $\\triangle OAP$ and $\\triangle OBP$, $OA = OB$ (radii), $PA = PB$ (tangents from $P$) and $OP$ is common.',
    'So these two triangles are congruent (SSS).',
    'Corresponding parts of these congruent triangles are equal: $\\angle APO = \\angle BPO$.',
    'These two equal angles together make $\\angle APB$. Hence $OP$ bisects $\\angle APB$.',
  ],
  hint: 'Compare the triangles $OAP$ and $OBP$.',
  exchanged: [
    '"These two triangles" must be named, with their equal parts, before they are congruent.',
    'Corresponding parts are equal because the triangles are congruent.',
    '"These two equal angles" must be found before they are put together.',
  ],
  figure: twoTangentsFigure(
    { line: true },
    'A circle with centre O and the tangents PA and PB from the point P, with the radii OA and OB; O is joined to P.',
  ),
  holds: () => {
    const [half, toCentre] = [radians(55), 0.35]
    const distance = 1 / Math.cos(half)
    // the bearings from P of the points of contact, P lying opposite to the direction of the centre
    const [toA = 0, toB = 0] = [half, -half].map((turn) => {
      const at = toCentre + Math.PI + turn
      return Math.atan2(Math.sin(at) + distance * Math.sin(toCentre), Math.cos(at) + distance * Math.cos(toCentre))
    })
    return near(toA - toCentre, toCentre - toB)
  },
}
