import { drawPoint, measured, pointText, squaredDistance, type Point } from './pieces/point'
import { gapTex, squareTex } from '../../solutions/coordinate-geometry/pieces/point'
import { rootSides } from '../../solutions/coordinate-geometry/pieces/root'
import { fraction, surd, surdTex, surdText } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { chain, earns, isValue, line, says, template, type Slip, type Step } from '../template'

/** The area from two opposite vertices, or the diagonal from two adjacent ones. */
type Ask = 'area' | 'diagonal'

interface Draw {
  readonly ask: Ask
  readonly from: Point
  readonly to: Point
  readonly stem: number
}

const stems: Readonly<Record<Ask, readonly ((a: string, b: string) => string)[]>> = {
  area: [
    (a, c) =>
      `The points $A${a}$ and $C${c}$ are two opposite vertices of a square $ABCD$. Find the area of the square.`,
    (a, c) =>
      `$AC$ is a diagonal of the square $ABCD$. If $A$ is $${a}$ and $C$ is $${c}$, find the area of the square.`,
    (a, c) =>
      `The plan of a square hall $ABCD$ is drawn on a grid, with the opposite corners $A${a}$ and $C${c}$. Find the area of the hall on the plan.`,
  ],
  diagonal: [
    (a, b) =>
      `The points $A${a}$ and $B${b}$ are two adjacent vertices of a square $ABCD$. Find the length of its diagonal.`,
    (a, b) =>
      `$AB$ is a side of the square $ABCD$. If $A$ is $${a}$ and $B$ is $${b}$, find the length of the diagonal $AC$.`,
    (a, b) =>
      `The plan of a square hall $ABCD$ is drawn on a grid, with the adjacent corners $A${a}$ and $B${b}$. Find the length of its diagonal on the plan.`,
  ],
}

const keyOf = ({ ask, from, to }: Draw): string => {
  const square = squaredDistance(from, to)
  return ask === 'area' ? `${square / 2}` : surdText(surd(1, 2 * square))
}

/** The square of the length between the two given vertices; the substitution earns in the shorter solution only. */
function squareLines(name: string, { ask, from, to }: Draw): readonly Step[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const substituted = says`By the distance formula, ${chain(`${name}^2`, `${gapTex(to[0], from[0])}^2 + ${gapTex(to[1], from[1])}^2`)}`
  return [
    ask === 'area' ? earns(0.5, substituted) : substituted,
    earns(0.5, says`${chain(`${name}^2`, `${squareTex(dx)} + ${squareTex(dy)}`, `${dx * dx + dy * dy}`)}`),
  ]
}

function areaSteps(draw: Draw): readonly Step[] {
  const square = squaredDistance(draw.from, draw.to)
  return [
    line('diagonal', 'The vertices $A$ and $C$ are opposite, so $AC$ is a diagonal of the square.'),
    ...squareLines('AC', draw),
    earns(
      0.5,
      `Area of a square $= \\frac{1}{2} \\times (\\text{diagonal})^2 = \\frac{1}{2} \\times ${square} = ${square / 2}$`,
      'area',
    ),
    earns(0.5, says`Hence ${isValue('the area of the square', `${square / 2}`, 'square units')}.`),
  ]
}

function diagonalSteps(draw: Draw): readonly Step[] {
  const square = squaredDistance(draw.from, draw.to)
  const length = surdTex(surd(1, 2 * square))
  return [
    'The vertices $A$ and $B$ are adjacent, so $AB$ is a side of the square.',
    ...squareLines('AB', draw),
    earns(
      0.5,
      says`In the right triangle $ABC$, ${chain('AC^2', 'AB^2 + BC^2', `${square} + ${square}`, `${2 * square}`)}`,
      'pythagoras',
    ),
    earns(0.5, says`${chain('AC', ...rootSides(fraction(2 * square)))}`, 'root'),
    earns(0.5, says`Hence ${isValue('the length of the diagonal', length, 'units')}.`),
  ]
}

function slipsOf({ ask, from, to }: Draw): readonly Slip[] {
  const square = squaredDistance(from, to)
  return ask === 'area'
    ? [
        {
          response: `${square}`,
          note: '$A$ and $C$ are opposite vertices: $AC$ is a diagonal, not a side.',
          step: 'diagonal',
        },
        {
          response: `${square / 4}`,
          note: 'Half the diagonal is not a side: use half the square of the diagonal.',
          step: 'area',
        },
      ]
    : [
        {
          response: surdText(surd(1, square)),
          note: 'That is a side of the square; the diagonal is longer.',
          step: 'pythagoras',
        },
        { response: `${2 * square}`, note: 'That is the square of the diagonal: take the square root.', step: 'root' },
        {
          response: surdText(surd(2, square)),
          note: 'The diagonal is not twice a side: use the Pythagoras theorem.',
          step: 'pythagoras',
        },
      ]
}

/** E.g. "A(3, -2) and C(-1, 4) are two opposite vertices of a square ABCD. Find the area of the square." */
export const squareFromCorners = template({
  id: 'cg-square-from-two-vertices',
  topic: 'coordinate-geometry',
  archetypes: ['cg-perimeter-area'],
  difficulty: 'medium',
  marks: 2,
  draw: (random): Draw => {
    const ask = random.pick(['area', 'diagonal'] as const)
    const [from, to] = random.until(
      (source): readonly [Point, Point] => [drawPoint(source, 6), drawPoint(source, 6)],
      ([a, b]) =>
        a[0] !== b[0] &&
        a[1] !== b[1] &&
        squaredDistance(a, b) >= 10 &&
        (ask === 'diagonal' || (a[0] + a[1] + b[0] + b[1]) % 2 === 0),
    )
    return { ask, from, to, stem: random.integer(0, 2) }
  },
  pose: (draw) => {
    const { ask, from, to, stem } = draw
    const area = ask === 'area'
    return {
      question: stems[ask][stem]?.(pointText(from), pointText(to)) ?? '',
      rule: {
        kind: area ? 'number' : 'surd',
        expected: keyOf(draw),
        unit: area ? 'square units' : 'units',
      },
      hints: [
        'Make a rough figure of the square and mark the two vertices that are given.',
        area
          ? 'The area of a square is half the square of its diagonal.'
          : 'A diagonal and two sides of a square make a right triangle.',
      ],
      steps: area ? areaSteps(draw) : diagonalSteps(draw),
      explanation: area
        ? 'The two diagonals of a square are equal and perpendicular, so its area is half the product of the diagonals.'
        : 'By the Pythagoras theorem the diagonal of every square is $\\sqrt{2}$ times its side.',
    }
  },
  crossCheck: ({ ask, from, to }) => {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    if (ask === 'diagonal') return measured(Math.hypot(dx - dy, dy + dx))
    // The four right triangles around the centre.
    const half = Math.hypot(dx / 2, dy / 2)
    return measured(4 * 0.5 * half * half)
  },
  slips: (draw) => distinctSlips(keyOf(draw), slipsOf(draw)),
})
