import type { TouchingScene } from './touching-scenes'
import type { PosedPart } from '../../posed'
import { chain, earns, equals, says } from '../../template'

/** A story with its numbers. */
interface TouchingCase {
  readonly scene: TouchingScene
  /** Radius, tangent, distance of P from the centre. */
  readonly r: number
  readonly t: number
  readonly d: number
}

/** A length, a sum of angles, an area. */
export const touchingParts = ({ scene: { line: name, unit }, r, t, d }: TouchingCase): readonly PosedPart[] => [
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
  {
    label: '(ii)',
    ask: 'Find $\\angle APB + \\angle AOB$ in degrees.',
    rule: { kind: 'number', expected: '180', unit: '°' },
    steps: [
      earns(
        1,
        says`In quadrilateral $OAPB$, ${chain('\\angle APB + \\angle AOB', '360^\\circ - 90^\\circ - 90^\\circ', '180^\\circ')}`,
        'sum',
      ),
    ],
  },
  {
    label: '(iii)',
    ask: 'Find the area of the quadrilateral $OAPB$.',
    rule: { kind: 'number', expected: `${r * t}`, unit: `${unit}²` },
    steps: [
      earns(
        1,
        '$OP$ divides $OAPB$ into two congruent right triangles, so its area is $2 \\times \\frac{1}{2} \\times OA \\times PA$',
        'halves',
      ),
      earns(1, says`${equals('Area of $OAPB$', 'OA \\times PA', `${r} \\times ${t}`, `${r * t}`)} ${unit}²`, 'area'),
    ],
  },
]
