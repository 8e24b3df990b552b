import { drawPoint, gapTex, measured, pointText, squareTex, squaredDistance, type Point } from './point'
import { bracketed, isSquare } from '../../maths'
import { distinctSlips } from '../distinct-slips'
import { earns, template } from '../template'

interface Scene {
  readonly lead: string
  readonly first: string
  readonly second: string
  readonly third: string
  readonly placed: string
  readonly unit: string
}

const scenes: readonly Scene[] = [
  {
    lead: 'Kavya draws a map of her town on a grid. One unit of the grid stands for 1 km.',
    first: 'school',
    second: 'library',
    third: 'hospital',
    placed: 'A bus stop',
    unit: 'km',
  },
  {
    lead: 'The plan of a public park is drawn on a grid. One unit of the grid stands for 1 m.',
    first: 'fountain',
    second: 'gate',
    third: 'swing',
    placed: 'A lamp post',
    unit: 'm',
  },
  {
    lead: 'For a village fair the stalls are marked on a grid. One unit of the grid stands for 1 m.',
    first: 'food stall',
    second: 'book stall',
    third: 'game stall',
    placed: 'A water tap',
    unit: 'm',
  },
]

/** E.g. "A town map shows a school, a library and a hospital: (i) distance school to library, (ii) mid-point library to hospital." */
export const gridMap = template({
  id: 'cg-grid-map',
  topic: 'coordinate-geometry',
  archetypes: ['cg-case-study'],
  difficulty: 'medium',
  marks: 4,
  draw: (random) => {
    const [p, q, r] = random.until(
      (source): readonly [Point, Point, Point] => [drawPoint(source, 5), drawPoint(source, 5), drawPoint(source, 5)],
      ([p, q, r]) =>
        isSquare(squaredDistance(p, q)) &&
        p[0] !== q[0] &&
        p[1] !== q[1] &&
        (q[0] + r[0]) % 2 === 0 &&
        (q[1] + r[1]) % 2 === 0 &&
        q[0] + r[0] !== q[1] + r[1] &&
        Math.min(squaredDistance(q, r), squaredDistance(p, r)) > 3,
    )
    return { scene: random.pick(scenes), p, q, r }
  },
  pose: ({ scene, p, q, r }) => {
    const { lead, first, second, third, placed, unit } = scene
    const [x, y] = [(q[0] + r[0]) / 2, (q[1] + r[1]) / 2]
    const [dx, dy] = [q[0] - p[0], q[1] - p[1]]
    const d = Math.sqrt(dx * dx + dy * dy)
    return {
      question: `${lead} The ${first} is at $P${pointText(p)}$, the ${second} at $Q${pointText(q)}$ and the ${third} at $R${pointText(r)}$.\n(i) Find the distance $d$ from the ${first} to the ${second}, in ${unit === 'm' ? 'metres' : 'kilometres'}.\n(ii) ${placed} is placed at $(x, y)$, exactly half-way between the ${second} and the ${third}. Find $x$ and $y$.\nGive $d$, $x$ and $y$.`,
      rule: { kind: 'pair', expected: `d = ${d}, x = ${x}, y = ${y}` },
      figure: {
        kind: 'plane',
        x: [-6, 6],
        y: [-6, 6],
        points: [
          { at: p, label: `P (${first})` },
          { at: q, label: `Q (${second})` },
          { at: r, label: `R (${third})` },
        ],
        description: `A grid with axes from -6 to 6 and the ${first} at P${pointText(p)}, the ${second} at Q${pointText(q)} and the ${third} at R${pointText(r)}.`,
      },
      hints: [
        'Part (i) asks for $PQ$: use the distance formula.',
        'Part (ii) asks for the mid-point of $QR$: average the coordinates.',
      ],
      steps: [
        earns(0.5, '(i) By the distance formula, $d = PQ = \\sqrt{(x_2 - x_1)^2 + (y_2 - y_1)^2}$'),
        earns(0.5, `Substituting, $d = \\sqrt{${gapTex(q[0], p[0])}^2 + ${gapTex(q[1], p[1])}^2}$`),
        earns(
          1,
          `$d = \\sqrt{${squareTex(dx)} + ${squareTex(dy)}} = \\sqrt{${dx * dx + dy * dy}} = ${d}$, so the distance is ${d} ${unit}`,
        ),
        earns(0.5, '(ii) $(x, y)$ is the mid-point of $QR$.'),
        earns(
          0.5,
          `By the mid-point formula, $(x, y) = \\left(\\frac{${q[0]} + ${bracketed(r[0])}}{2}, \\frac{${q[1]} + ${bracketed(r[1])}}{2}\\right)$`,
        ),
        earns(1, `$(x, y) = ${pointText([x, y])}$`),
        `Hence $d = ${d}$ (in ${unit}), $x = ${x}$ and $y = ${y}$.`,
      ],
      explanation:
        'A map on a grid turns questions about places into the distance formula and the mid-point formula; the scale gives the unit.',
    }
  },
  crossCheck: ({ p, q, r }) => {
    const halfWay = (i: 0 | 1) => q[i] + 0.5 * (r[i] - q[i])
    return `d = ${measured(Math.hypot(p[0] - q[0], p[1] - q[1]))}, x = ${halfWay(0)}, y = ${halfWay(1)}`
  },
  slips: ({ p, q, r }) => {
    const [x, y] = [(q[0] + r[0]) / 2, (q[1] + r[1]) / 2]
    const square = squaredDistance(p, q)
    const d = Math.sqrt(square)
    return distinctSlips(`d = ${d}, x = ${x}, y = ${y}`, [
      {
        response: `d = ${square}, x = ${x}, y = ${y}`,
        note: 'In part (i) take the square root to get the distance.',
        step: 3,
      },
      {
        response: `d = ${Math.abs(q[0] - p[0]) + Math.abs(q[1] - p[1])}, x = ${x}, y = ${y}`,
        note: 'In part (i) square each difference before you add.',
        step: 2,
      },
      {
        response: `d = ${d}, x = ${(p[0] + r[0]) / 2}, y = ${(p[1] + r[1]) / 2}`,
        note: 'In part (ii) the place half-way between $Q$ and $R$ was asked.',
        step: 4,
      },
      { response: `d = ${d}, x = ${y}, y = ${x}`, note: '$x$ and $y$ are exchanged.', step: 'last' },
    ])
  },
})
