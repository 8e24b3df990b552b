import { polar, tangentMeet } from './drawing'
import type { Chase } from './chase'

/** The line from the external point runs through the centre. */
export const lineThroughCentre: Chase = {
  about: 'line',
  halves: [10, 35],
  questions: [
    (x) =>
      `$PT$ is a tangent at $T$ to a circle with centre $O$. The line $PO$ is produced to meet the circle again at $B$, so that $O$ lies between $P$ and $B$. If $\\angle TPO = ${x}^\\circ$, find $\\angle OBT$.`,
    (x) =>
      `From a point $P$ outside a circle with centre $O$ the tangent $PT$ is drawn, touching the circle at $T$. The line $PO$ meets the circle at $B$ beyond $O$. If $\\angle TPO = ${x}^\\circ$, find the measure of $\\angle OBT$.`,
    (x) =>
      `The tangent at a point $T$ of a circle with centre $O$ meets a line through $O$ at $P$, with $\\angle TPO = ${x}^\\circ$. On the far side of $O$ this line meets the circle at $B$. How large is $\\angle OBT$?`,
  ],
  value: (x) => (90 - x) / 2,
  hints: [
    'Find $\\angle TOP$ first, in the right triangle $OTP$.',
    '$\\triangle OBT$ is isosceles, and $\\angle TOP$ is its exterior angle.',
  ],
  figure: (x) => ({
    kind: 'sketch',
    points: { O: [0, 0], T: polar(4, 90 - x), P: tangentMeet(4, x - 90, 90 - x), B: [-4, 0] },
    dots: ['O'],
    circles: [{ centre: 'O', radius: 4 }],
    segments: [
      { from: 'P', to: 'T' },
      { from: 'P', to: 'B' },
      { from: 'O', to: 'T' },
      { from: 'B', to: 'T' },
    ],
    angles: [{ at: 'P', from: 'T', to: 'O', label: `${x}°` }],
    description: `A circle with centre O; the tangent PT, the line from P through O to B on the circle, and the chord BT; angle TPO is ${x}°.`,
  }),
  drawn: (x) => [[-4, 0], [0, 0], polar(4, 90 - x)],
  wrong: (x) => [
    [90 - x, 'That is angle TOP, the exterior angle; it is the sum of two equal angles.', 'last'],
    [x, 'Triangle PBT need not be isosceles: use the equal radii OB and OT.', 'third'],
    [90 + x, 'That is angle TOB; the angle at B is one of the two equal angles of triangle OBT.', 'last'],
    [(180 - x) / 2, 'The right angle at T was left out when you found angle TOP.', 'second'],
  ],
  explanation:
    'The right angle at $T$ gives $\\angle TOP$; the equal radii $OB$ and $OT$ make it twice the angle that is asked for.',
}

export const diameterProduced: Chase = {
  about: 'diameter',
  halves: [9, 17],
  questions: [
    (x) =>
      `$AB$ is a diameter of a circle with centre $O$ and $AC$ is a chord with $\\angle CAB = ${x}^\\circ$. The tangent at $C$ meets $AB$ produced at $D$. Find $\\angle CDB$.`,
    (x) =>
      `$A$ and $B$ are the ends of a diameter of a circle with centre $O$. The point $C$ of the circle is such that $\\angle CAB = ${x}^\\circ$, and the tangent at $C$ cuts the line $AB$ at $D$, beyond $B$. Find the measure of $\\angle CDB$.`,
    (x) =>
      `A chord $AC$ of a circle makes an angle of $${x}^\\circ$ with the diameter $AB$, and $O$ is the centre. $AB$ is produced to meet the tangent at $C$ in $D$. How large is $\\angle CDB$?`,
  ],
  value: (x) => 90 - 2 * x,
  hints: [
    'Join $OC$. Two sides of $\\triangle OAC$ are radii.',
    'Find $\\angle COD$ as an exterior angle, then use the right angle at $C$.',
  ],
  figure: (x) => ({
    kind: 'sketch',
    points: { O: [0, 0], A: [-4, 0], B: [4, 0], C: polar(4, 2 * x), D: tangentMeet(4, -2 * x, 2 * x) },
    dots: ['O'],
    circles: [{ centre: 'O', radius: 4 }],
    segments: [
      { from: 'A', to: 'D' },
      { from: 'A', to: 'C' },
      { from: 'C', to: 'D' },
      { from: 'O', to: 'C', dashed: true },
    ],
    angles: [{ at: 'A', from: 'B', to: 'C', label: `${x}°` }],
    description: `A circle with centre O and diameter AB, the chord AC with angle CAB equal to ${x}°, and the tangent at C which meets AB produced at D.`,
  }),
  drawn: (x) => [tangentMeet(4, -2 * x, 2 * x), polar(4, 2 * x), [0, 0]],
  wrong: (x) => [
    [x, 'That is the given angle; triangle ACD need not be isosceles.', 'prepared'],
    [90 - x, 'The exterior angle COD is not equal to the angle CAB: it is the sum of two angles.', 'second'],
    [2 * x, 'That is angle COD; the angle at D is the third angle of triangle OCD.', 'prepared'],
    [180 - 2 * x, 'Triangle OCD has a right angle at C: take it away as well.', 'third'],
  ],
  explanation:
    'The equal radii $OA$ and $OC$ make $\\angle COD$ twice the given angle; the right angle at $C$ leaves the rest of $90^\\circ$ for the angle at $D$.',
}
