import type { TouchingScene } from './touching-scenes'
import type { PosedPart } from '../../posed'
import { inPart } from '../../slips/in-part'
import type { Slip } from '../../template'
import { fraction } from '../../../maths'
import { kiteOfTangents as solution, type KiteOfTangents } from '../../../solutions/circles/kite-of-tangents'

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
export const touchingParts = ({ scene, r, d, second, last }: TouchingCase): readonly PosedPart[] => {
  const { line: name, edge, unit } = scene
  const solved = (asked: KiteOfTangents['asked'], of = unit) => {
    const given = { radius: fraction(r), distance: fraction(d), asked, unit }
    const { lines, key } = solution.solve(given, 'the tangent is known')
    return { rule: { kind: 'number', expected: key, unit: of }, steps: lines } as const
  }
  return [
    { label: '(i)', ask: `Find the length of the ${name}.`, ...solved('tangent') },
    second === 'around'
      ? { label: '(ii)', ask: 'Find the perimeter of the quadrilateral $OAPB$.', ...solved('perimeter') }
      : { label: '(ii)', ask: `How far is $P$ from the nearest point of ${edge}?`, ...solved('nearest') },
    last === 'area'
      ? { label: '(iii)', ask: 'Find the area of the quadrilateral $OAPB$.', ...solved('area', `${unit}²`) }
      : {
          label: '(iii)',
          ask: 'A third straight line touches the circle at a point $Q$ of the smaller arc $AB$ and meets $PA$ at $C$ and $PB$ at $D$. Find the perimeter of $\\triangle PCD$.',
          ...solved('third'),
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
