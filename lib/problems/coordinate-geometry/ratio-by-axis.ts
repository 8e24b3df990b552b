import { crossingOf, lowest, ratioAt, ratioTex, ratioText, type Ratio } from './pieces/internal-ratio'
import { drawPoint, exactTex, exactText, measured, pointText, type ExactPoint, type Point } from './pieces/point'
import { sectionPoint } from './section'
import { fraction, gcd, sumTex, toTex, toText, type Fraction } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { planeWindow } from '../plane-window'
import { earns, template, type Slip, type Step } from '../template'

type Axis = 'x' | 'y'

/** Which coordinate is zero on the axis: 1 on the x-axis, 0 on the y-axis. */
const zeroOn = (axis: Axis): 0 | 1 => (axis === 'x' ? 1 : 0)

const ratioByAxis = (a: Point, b: Point, axis: Axis): Ratio => lowest(a[zeroOn(axis)], b[zeroOn(axis)])

/** Where AB meets the axis. */
function meeting(a: Point, b: Point, axis: Axis): ExactPoint {
  const [m, n] = ratioByAxis(a, b, axis)
  const [x, y] = sectionPoint(a, b, m, n)
  return axis === 'x' ? [x, fraction(0)] : [fraction(0), y]
}

const alongAxis = (axis: Axis, [x, y]: ExactPoint): Fraction => (axis === 'x' ? x : y)

/** The section formula for one coordinate of the point of ratio m : n. */
function otherLine(a: Point, b: Point, axis: Axis): string {
  const [m, n] = ratioByAxis(a, b, axis)
  const other = 1 - zeroOn(axis) === 0 ? 0 : 1
  const value = meeting(a, b, axis)[other]
  const top = m * b[other] + n * a[other]
  const unreduced = gcd(top, m + n) === 1 ? '' : ` = \\frac{${top}}{${m + n}}`
  return `Its $${axis}$-coordinate is $\\frac{${m}(${b[other]}) + ${n}(${a[other]})}{${m} + ${n}}${unreduced} = ${toTex(value)}$`
}

/** Two and a half marks for the ratio alone, one and a half where the point is wanted too. */
function axisLines(a: Point, b: Point, axis: Axis, asks: 'ratio' | 'point'): readonly Step[] {
  const marks = asks === 'ratio' ? 1 : 0.5
  const zero = zeroOn(axis)
  const [letter, m, n] = [axis === 'x' ? 'y' : 'x', ...ratioByAxis(a, b, axis)] as const
  const top = sumTex([
    [b[zero], 'k'],
    [a[zero], ''],
  ])
  return [
    `Let the $${axis}$-axis divide $AB$ in the ratio $k : 1$ at $P$.`,
    earns(marks, `By the section formula, the $${letter}$-coordinate of $P$ is $\\frac{${top}}{k + 1}$.`),
    earns(marks, `On the $${axis}$-axis, $${letter} = 0$, so $${top} = 0$`),
    earns(0.5, `$k = ${toTex(fraction(m, n))}$, so $AP : PB = ${m} : ${n}$`),
  ]
}

const axisStems: readonly ((axis: Axis, a: string, b: string) => string)[] = [
  (axis, a, b) =>
    `Find the ratio in which the $${axis}$-axis divides the line segment joining the points $A${a}$ and $B${b}$.`,
  (axis, a, b) => `In what ratio is the line segment joining $A${a}$ and $B${b}$ divided by the $${axis}$-axis?`,
  (axis, a, b) =>
    `The line segment joining $A${a}$ and $B${b}$ crosses the $${axis}$-axis at the point $P$. Find the ratio $AP : PB$.`,
]

/** The point of the axis that is asked for, with one unknown coordinate. */
const free = (axis: Axis): string => (axis === 'x' ? 'P(x, 0)' : 'P(0, y)')

/** "k = 2/3, x = 5" */
const written = (axis: Axis, [m, n]: Ratio, value: Fraction): string =>
  `k = ${toText(fraction(m, n))}, ${axis} = ${toText(value)}`

const pointStems: readonly ((axis: Axis, a: string, b: string) => string)[] = [
  (axis, a, b) =>
    `The line segment joining $A${a}$ and $B${b}$ meets the $${axis}$-axis at $${free(axis)}$. Find the ratio $k : 1$ in which $P$ divides $AB$, and so find the point $P$. Give $k$ and $${axis}$.`,
  (axis, a, b) =>
    `In what ratio $k : 1$ does the $${axis}$-axis divide the line segment joining $A${a}$ and $B${b}$? Find also the coordinates of the point of division $${free(axis)}$. Give $k$ and $${axis}$.`,
  (axis, a, b) =>
    `On the map of a village a canal runs along the $${axis}$-axis, and a straight path joins the houses at $A${a}$ and $B${b}$. A bridge is built at $${free(axis)}$, where the path crosses the canal. Find the ratio $AP : PB$ as $k : 1$, and the coordinates of $P$. Give $k$ and $${axis}$.`,
]

function ratioSlips(a: Point, b: Point, axis: Axis): readonly Slip[] {
  const [m, n] = ratioByAxis(a, b, axis)
  const [first, second] = axis === 'x' ? [a[0], b[0]] : [a[1], b[1]]
  const other = first * second === 0 ? [] : [ratioText(lowest(first, second))]
  return distinctSlips(`${m}:${n}`, [
    {
      response: `${n}:${m}`,
      note: 'The ratio is upside down: $k$ is multiplied by the coordinates of $B$.',
      step: 3,
    },
    ...other.map((response) => ({
      response,
      note: `Points on the $${axis}$-axis have $${axis === 'x' ? 'y' : 'x'} = 0$: use that coordinate.`,
      step: 4,
    })),
    {
      response: ratioText(lowest(m, m + n)),
      note: 'That compares $AP$ with the whole of $AB$; compare it with $PB$.',
      step: 5,
    },
  ])
}

function pointSlips(a: Point, b: Point, axis: Axis): readonly Slip[] {
  const ratio = ratioByAxis(a, b, axis)
  const [m, n] = ratio
  const value = (point: ExactPoint) => alongAxis(axis, point)
  const right = value(meeting(a, b, axis))
  return distinctSlips(written(axis, ratio, right), [
    {
      response: written(axis, [n, m], right),
      note: 'The ratio is upside down: $k$ stands for $\\frac{AP}{PB}$.',
      step: 5,
    },
    {
      response: written(axis, ratio, value(sectionPoint(a, b, n, m))),
      note: 'In the section formula $m$ goes with the coordinates of the far point $B$.',
      step: 6,
    },
    {
      response: written(axis, [1, 1], value(sectionPoint(a, b, 1, 1))),
      note: 'The axis does not halve the segment: use the section formula to find the ratio.',
      step: 3,
    },
  ])
}

/** E.g. "Find the ratio in which the y-axis divides the line segment joining A(5, -6) and B(-1, -4)." and "... Find the point." */
export const ratioByAnAxis = template({
  id: 'cg-ratio-by-axis',
  topic: 'coordinate-geometry',
  archetypes: ['cg-ratio-axis'],
  difficulty: 'medium',
  marks: 3,
  draw: (random) => {
    const axis = random.pick(['x', 'y'] as const)
    const pair = random.until(
      (source): readonly [Point, Point] => [drawPoint(source, 8), drawPoint(source, 8)],
      ([a, b]) => {
        const [first, second] = [a[zeroOn(axis)], b[zeroOn(axis)]]
        if (first * second >= 0 || first + second === 0 || a[0] === b[0] || a[1] === b[1]) return false
        const place = meeting(a, b, axis)[1 - zeroOn(axis)]
        return place !== undefined && place.d <= 6n && place.n !== 0n
      },
    )
    return {
      axis,
      pair,
      asks: random.pick(['ratio', 'point'] as const),
      axisStem: random.pick(axisStems),
      pointStem: random.pick(pointStems),
    }
  },
  pose: ({ axis, pair: [a, b], asks, axisStem, pointStem }) => {
    const ratio = ratioByAxis(a, b, axis)
    const point = meeting(a, b, axis)
    return {
      question: (asks === 'ratio' ? axisStem : pointStem)(axis, pointText(a), pointText(b)),
      rule:
        asks === 'ratio'
          ? { kind: 'ratio', expected: ratioText(ratio) }
          : {
              kind: 'pair',
              expected: written(axis, ratio, alongAxis(axis, point)),
              aliases: { k: ['ratio'] },
            },
      hints: [
        `What do you know about the ${axis === 'x' ? '$y$' : '$x$'}-coordinate of every point on the $${axis}$-axis?`,
        'Let the ratio be $k : 1$ and put that coordinate from the section formula equal to zero.',
      ],
      steps: [
        `Given: $A${pointText(a)}$ and $B${pointText(b)}$.`,
        ...axisLines(a, b, axis, asks),
        ...(asks === 'point' ? [earns(1, otherLine(a, b, axis))] : []),
        earns(
          0.5,
          asks === 'ratio'
            ? `Hence the $${axis}$-axis divides $AB$ in the ratio $${ratioTex(ratio)}$.`
            : `Hence $k = ${toTex(fraction(...ratio))}$ (the ratio is $${ratioTex(ratio)}$), $${axis} = ${toTex(alongAxis(axis, point))}$ and $P$ is the point $${exactTex(point)}$.`,
        ),
      ],
      explanation: `$A$ and $B$ lie on opposite sides of the $${axis}$-axis, so the axis cuts the segment between them, and the two parts are as the distances of $A$ and $B$ from the axis.`,
      solutionFigure: {
        kind: 'plane',
        ...planeWindow([a, b]),
        segments: [{ from: a, to: b }],
        points: [
          { at: a, label: `A${pointText(a)}` },
          { at: b, label: `B${pointText(b)}` },
          {
            at: [Number(point[0].n) / Number(point[0].d), Number(point[1].n) / Number(point[1].d)],
            label: 'P',
            tone: 2,
          },
        ],
        description: `The segment from A${pointText(a)} to B${pointText(b)} crosses the ${axis}-axis at P${exactText(point)}.`,
      },
    }
  },
  crossCheck: ({ axis, pair: [a, b], asks }) => {
    const place = crossingOf(a, b, (x, y) => (axis === 'x' ? y : x))
    if (asks === 'ratio') return ratioAt(place)
    const along = axis === 'x' ? a[0] + place * (b[0] - a[0]) : a[1] + place * (b[1] - a[1])
    return `k = ${ratioAt(place).replace(':', '/')}, ${axis} = ${measured(along)}`
  },
  slips: ({ axis, pair: [a, b], asks }) => (asks === 'ratio' ? ratioSlips(a, b, axis) : pointSlips(a, b, axis)),
})
