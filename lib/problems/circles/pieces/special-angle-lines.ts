import type { SpecialAngle } from './special-lengths'

/** Each angle and length with the lines that lead to it. */
export const specialAngles: readonly SpecialAngle[] = [
  {
    angle: 90,
    length: 'OP',
    root: 2,
    times: 1,
    over: 1,
    lines: (r) => [
      '$OAPB$ has right angles at $A$, $B$ and $P$, and $OA = OB$, so it is a square.',
      `$OP$ is its diagonal: $OP = \\sqrt{${r}^2 + ${r}^2} = \\sqrt{${2 * r * r}}$`,
    ],
  },
  {
    angle: 60,
    length: 'OP',
    root: 1,
    times: 2,
    over: 1,
    lines: (r) => [
      '$OP$ bisects $\\angle APB$, so $\\angle APO = 30^\\circ$',
      `In right triangle $OAP$, $\\sin 30^\\circ = \\frac{OA}{OP}$, so $\\frac{1}{2} = \\frac{${r}}{OP}$`,
    ],
  },
  {
    angle: 60,
    length: 'PA',
    root: 3,
    times: 1,
    over: 1,
    lines: (r) => [
      '$OP$ bisects $\\angle APB$, so $\\angle APO = 30^\\circ$',
      `In right triangle $OAP$, $\\tan 30^\\circ = \\frac{OA}{PA}$, so $\\frac{1}{\\sqrt{3}} = \\frac{${r}}{PA}$`,
    ],
  },
  {
    angle: 60,
    length: 'AB',
    root: 3,
    times: 1,
    over: 1,
    lines: (r) => [
      '$OP$ bisects $\\angle APB$, so $\\angle APO = 30^\\circ$',
      `In right triangle $OAP$, $\\tan 30^\\circ = \\frac{OA}{PA}$, so $\\frac{1}{\\sqrt{3}} = \\frac{${r}}{PA}$ and $PA = ${r}\\sqrt{3}$ cm`,
      '$PA = PB$ and $\\angle APB = 60^\\circ$, so $\\triangle PAB$ is equilateral and $AB = PA$',
    ],
  },
  {
    angle: 120,
    length: 'PA',
    root: 3,
    times: 1,
    over: 3,
    lines: (r) => [
      '$OP$ bisects $\\angle APB$, so $\\angle APO = 60^\\circ$',
      `In right triangle $OAP$, $\\tan 60^\\circ = \\frac{OA}{PA}$, so $PA = \\frac{${r}}{\\sqrt{3}}$`,
    ],
  },
  {
    angle: 90,
    length: 'AB',
    root: 2,
    times: 1,
    over: 1,
    lines: (r) => [
      'In the quadrilateral $OAPB$, $\\angle AOB = 360^\\circ - 90^\\circ - 90^\\circ - 90^\\circ = 90^\\circ$',
      `In right triangle $OAB$, $AB = \\sqrt{OA^2 + OB^2} = \\sqrt{${r}^2 + ${r}^2} = \\sqrt{${2 * r * r}}$`,
    ],
  },
]
