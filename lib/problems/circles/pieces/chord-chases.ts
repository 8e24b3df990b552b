import { polar, tangentMeet } from './drawing'
import type { Chase } from './chase'

/** A chord cuts the right angle between radius and tangent. */
export const chordAndTangent: Chase = {
  about: 'chord',
  halves: [20, 80],
  questions: [
    (x) =>
      `$AT$ is a tangent to a circle with centre $O$ at the point $A$, and $AB$ is a chord. If $\\angle AOB = ${x}^\\circ$, find $\\angle BAT$, where $B$ and $T$ are on the same side of $OA$.`,
    (x) =>
      `A chord $AB$ of a circle with centre $O$ makes $\\angle AOB = ${x}^\\circ$ at the centre. $AT$ is the tangent at $A$, with $B$ and $T$ on the same side of $OA$. Find the angle $BAT$ between the chord and the tangent.`,
    (x) =>
      `The points $A$ and $B$ lie on a circle with centre $O$, and $\\angle AOB = ${x}^\\circ$. How large is $\\angle BAT$, if $AT$ touches the circle at $A$ and $T$ is on the same side of $OA$ as $B$?`,
  ],
  value: (x) => x / 2,
  hints: ['Two sides of $\\triangle OAB$ are radii.', 'What is the angle between $OA$ and the tangent $AT$?'],
  figure: (x) => ({
    kind: 'sketch',
    points: { O: [0, 0], A: polar(4, 0), B: polar(4, x), T: [4, 5] },
    dots: ['O'],
    circles: [{ centre: 'O', radius: 4 }],
    segments: [
      { from: 'O', to: 'A' },
      { from: 'O', to: 'B' },
      { from: 'A', to: 'B' },
      { from: 'A', to: 'T' },
    ],
    angles: [{ at: 'O', from: 'A', to: 'B', label: `${x}°` }],
    description: `A circle with centre O, the chord AB and the tangent AT at A; angle AOB is ${x}°.`,
  }),
  drawn: (x) => [polar(4, 0), polar(4, x), [4, 4]],
  wrong: (x) => [
    [90 - x / 2, 'That is angle OAB, the other part of the right angle OAT.', 'prepared'],
    [x, 'That is the angle at the centre; the angle between chord and tangent is another one.', 'prepared'],
    [90 + x / 2, 'B and T are on the same side of OA, so the two angles are subtracted.', 'prepared'],
    ...(x > 90
      ? ([
          [x - 90, 'The two equal angles of triangle OAB make the rest of 180° together, not each.', 'second'],
        ] as const)
      : []),
  ],
  explanation:
    'The isosceles triangle $OAB$ gives the angle between the chord and the radius; the right angle at $A$ does the rest. The answer is half of the angle at the centre.',
}

export const chordOfContact: Chase = {
  about: 'contact',
  halves: [20, 65],
  questions: [
    (x) =>
      `The tangents at the points $A$ and $B$ of a circle with centre $O$ meet at $P$, and $\\angle APB = ${x}^\\circ$. Find $\\angle OAB$.`,
    (x) =>
      `$PA$ and $PB$ are tangents to a circle with centre $O$, with $\\angle APB = ${x}^\\circ$. Find the angle $OAB$ between the radius $OA$ and the chord $AB$.`,
    (x) =>
      `From an external point $P$ two tangents are drawn, which touch a circle with centre $O$ at $A$ and $B$ and make an angle of $${x}^\\circ$ at $P$. How large is $\\angle OAB$?`,
  ],
  value: (x) => x / 2,
  hints: ['$\\triangle PAB$ is isosceles. Why?', 'What is the angle between the radius $OA$ and the tangent $AP$?'],
  figure: (x) => ({
    kind: 'sketch',
    points: {
      O: [0, 0],
      A: polar(4, 90 - x / 2),
      B: polar(4, x / 2 - 90),
      P: tangentMeet(4, x / 2 - 90, 90 - x / 2),
    },
    dots: ['O'],
    circles: [{ centre: 'O', radius: 4 }],
    segments: [
      { from: 'P', to: 'A' },
      { from: 'P', to: 'B' },
      { from: 'A', to: 'B' },
      { from: 'O', to: 'A' },
    ],
    angles: [{ at: 'P', from: 'A', to: 'B', ...(x <= 90 && { label: `${x}°` }) }],
    description: `A circle with centre O, the tangents PA and PB from P, the chord AB and the radius OA; angle APB is ${x}°.`,
  }),
  drawn: (x) => [polar(4, 90 - x / 2), [0, 0], polar(4, x / 2 - 90)],
  wrong: (x) => [
    [90 - x / 2, 'That is angle PAB, the other part of the right angle OAP.', 'prepared'],
    [x, 'That is the given angle APB; the angle OAB lies in another triangle.', 'last'],
    [180 - x, 'That is angle AOB, the angle at the centre.', 'prepared'],
    [180 - x / 2, 'The chord AB lies between AO and AP: the two angles make the right angle together.', 'prepared'],
    ...(x > 90
      ? ([
          [x - 90, 'The two equal angles of triangle PAB make the rest of 180° together, not each.', 'second'],
        ] as const)
      : []),
  ],
  explanation:
    'Equal tangents make $\\triangle PAB$ isosceles, and the right angle at $A$ is cut into two parts by the chord. The answer is always half of $\\angle APB$.',
}
