import type { TouchingScene } from './touching-scenes'
import type { PosedPart } from '../../posed'
import { inPart } from '../../slips/in-part'
import { chain, earns, equals, line, says, type Slip } from '../../template'

/** A story with its numbers. */
export interface TouchingCase {
  readonly scene: TouchingScene
  /** Radius, tangent, distance of P from the centre. */
  readonly r: number
  readonly t: number
  readonly d: number
  /** What the second part asks: the way round OAPB, or the way from P to the circle. */
  readonly second: 'around' | 'nearest'
  /** What the last part asks: the area of OAPB, or the triangle that a third tangent cuts off. */
  readonly last: 'area' | 'third'
}

/** A length, another one, and an area or a perimeter. */
export const touchingParts = (story: TouchingCase): readonly PosedPart[] => {
  const {
    scene: { line: name, edge, unit },
    r,
    t,
    d,
  } = story
  return [
    {
      label: '(i)',
      ask: `Find the length of the ${name}.`,
      rule: { kind: 'number', expected: `${t}`, unit },
      steps: [
        earns(0.5, '$OA \\perp PA$ and $OB \\perp PB$ (radius and tangent).'),
        earns(
          0.5,
          says`In right triangle $OAP$, ${chain('PA', '\\sqrt{OP^2 - OA^2}', `\\sqrt{${d}^2 - ${r}^2}`, `\\sqrt{${t * t}}`, `${t}`)} ${unit}`,
          'tangent',
        ),
      ],
    },
    story.second === 'around'
      ? {
          label: '(ii)',
          ask: 'Find the perimeter of the quadrilateral $OAPB$.',
          rule: { kind: 'number', expected: `${2 * (r + t)}`, unit },
          steps: [
            line('equal', '$PA = PB$ (tangents from $P$) and $OA = OB$ (radii).'),
            earns(
              1,
              says`The perimeter is ${chain(`2 \\times ${t} + 2 \\times ${r}`, `${2 * (r + t)}`)} ${unit}.`,
              'sum',
            ),
          ],
        }
      : {
          label: '(ii)',
          ask: `How far is $P$ from the nearest point of ${edge}?`,
          rule: { kind: 'number', expected: `${d - r}`, unit },
          steps: [
            line('equal', 'The nearest point is where $OP$ meets the circle, at the distance of the radius from $O$.'),
            earns(1, says`The distance is ${chain(`${d} - ${r}`, `${d - r}`)} ${unit}.`, 'sum'),
          ],
        },
    story.last === 'area'
      ? {
          label: '(iii)',
          ask: 'Find the area of the quadrilateral $OAPB$.',
          rule: { kind: 'number', expected: `${r * t}`, unit: `${unit}²` },
          steps: [
            earns(
              1,
              '$OP$ divides $OAPB$ into two congruent right triangles, so its area is $2 \\times \\frac{1}{2} \\times OA \\times PA$',
              'halves',
            ),
            earns(
              1,
              says`${equals('Area of $OAPB$', 'OA \\times PA', `${r} \\times ${t}`, `${r * t}`)} ${unit}²`,
              'area',
            ),
          ],
        }
      : {
          label: '(iii)',
          ask: 'A third straight line touches the circle at a point $Q$ of the smaller arc $AB$ and meets $PA$ at $C$ and $PB$ at $D$. Find the perimeter of $\\triangle PCD$.',
          rule: { kind: 'number', expected: `${2 * t}`, unit },
          steps: [
            earns(
              1,
              '$CQ = CA$ and $DQ = DB$ (equal tangents), so $PC + CD + PD = PC + CA + DB + PD = PA + PB$.',
              'halves',
            ),
            earns(1, says`The perimeter is ${chain(`2 \\times ${t}`, `${2 * t}`)} ${unit}.`, 'area'),
          ],
        },
  ]
}

/** The wrong answers that students give to its parts. */
export const touchingSlips = ({ r, t, d, second, last }: TouchingCase): readonly Slip[] => [
  ...inPart('(i)', `${t}`, [
    { response: `${d - r}`, note: 'Use the Pythagoras theorem, not the difference.', step: 'tangent' },
    { response: `${r + d}`, note: 'Use the Pythagoras theorem, not the sum.', step: 'tangent' },
  ]),
  ...(second === 'around'
    ? inPart('(ii)', `${2 * (r + t)}`, [
        {
          response: `${r + t}`,
          note: 'That is only half of the boundary: there are two tangents and two radii.',
          step: 'sum',
        },
        { response: `${2 * t + r}`, note: 'Both radii belong to the boundary.', step: 'sum' },
      ])
    : inPart('(ii)', `${d - r}`, [
        {
          response: `${t}`,
          note: 'That is the length of the tangent; a point of the circle on the line to the centre is nearer.',
          step: 'equal',
        },
        { response: `${d}`, note: 'That is the distance of the centre.', step: 'equal' },
      ])),
  ...(last === 'area'
    ? inPart('(iii)', `${r * t}`, [
        {
          response: `${(r * t) / 2}`,
          note: 'That is one of the two triangles; the quadrilateral has two.',
          step: 'halves',
        },
        {
          response: `${r * d}`,
          note: 'The sides at the right angle are the radius and the tangent; OP is the hypotenuse.',
          step: 'area',
        },
      ])
    : inPart('(iii)', `${2 * t}`, [
        { response: `${t}`, note: 'The perimeter is made of both tangents from P.', step: 'area' },
        {
          response: `${3 * t}`,
          note: 'The third tangent is counted already: its two parts lie on the other two.',
          step: 'halves',
        },
      ])),
]
