import { linearStep } from './pieces/linear-step'
import { drawPoint, gapTex, measured, pointText, type Point } from './pieces/point'
import { gcd, sumTex, sumText } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { earns, template } from '../template'

/** "(x - 3)^2", "(x + 3)^2", "x^2". */
export const shiftedSquare = (letter: string, value: number): string =>
  value === 0
    ? `${letter}^2`
    : `(${sumTex([
        [1, letter],
        [-value, ''],
      ])})^2`

/** "x^2 - 6x + 9": the square of x - 3. */
export const expanded = (letter: string, value: number): string =>
  sumTex([
    [1, `${letter}^2`],
    [-2 * value, letter],
    [value * value, ''],
  ])

const axisStems: readonly ((axis: string, a: string, b: string) => string)[] = [
  (axis, a, b) => `Find the point on the $${axis}$-axis which is equidistant from $A${a}$ and $B${b}$.`,
  (axis, a, b) =>
    `Find the coordinates of the point on the $${axis}$-axis which is equidistant from the points $A${a}$ and $B${b}$.`,
  (axis, a, b) =>
    `A point $P$ on the $${axis}$-axis is at equal distances from $A${a}$ and $B${b}$. Find the coordinates of $P$.`,
]

/** E.g. "Find the point on the x-axis which is equidistant from A(2, -5) and B(-2, 9)." */
export const equidistantOnAxis = template({
  id: 'cg-equidistant-on-axis',
  topic: 'coordinate-geometry',
  archetypes: ['cg-equidistant-axis'],
  difficulty: 'medium',
  marks: 2,
  draw: (random) => {
    const axis = random.pick(['x', 'y'] as const)
    const drawn = random.until(
      (source) => {
        const [p, q] = [source.integer(1, 8), source.integer(1, 8)]
        const turned: readonly Point[] = [
          [q, p],
          [q, -p],
          [-q, p],
          [-q, -p],
        ]
        return { along: source.integer(-7, 7), first: [p, source.pick([q, -q])] as const, second: source.pick(turned) }
      },
      ({ along, first, second }) =>
        along !== 0 &&
        first[0] !== second[0] &&
        Math.abs(first[1]) !== Math.abs(second[1]) &&
        [first, second].every(([u]) => Math.abs(along + u) <= 9),
    )
    return { axis, ...drawn, stem: random.pick(axisStems) }
  },
  pose: ({ axis, along, first, second, stem }) => {
    const place = (u: number, v: number): Point => (axis === 'x' ? [along + u, v] : [v, along + u])
    const [a, b] = [place(...first), place(...second)]
    const [u, s, v, t] = [along + first[0], first[1], along + second[0], second[1]]
    const key = axis === 'x' ? `(${along}, 0)` : `(0, ${along})`
    const p = axis === 'x' ? '(x, 0)' : '(0, y)'
    const sum = (moving: string, fixed: string) => (axis === 'x' ? `${moving} + ${fixed}` : `${fixed} + ${moving}`)
    const linear = (coefficient: number, constant: number) =>
      sumTex([
        [coefficient, axis],
        [constant, ''],
      ])
    return {
      question: stem(axis, pointText(a), pointText(b)),
      rule: { kind: 'coordinates', expected: key },
      hints: [
        `A point on the $${axis}$-axis has the form $${p}$: only one unknown.`,
        'Write $PA = PB$, square both sides, and use the distance formula.',
        `The terms in $${axis}^2$ cancel, so a linear equation is left.`,
      ],
      steps: [
        `Let the point be $P${p}$.`,
        earns(0.5, `Given: $PA = PB$, so $PA^2 = PB^2$`),
        earns(
          0.5,
          `By the distance formula, $${sum(shiftedSquare(axis, u), `${gapTex(0, s)}^2`)} = ${sum(shiftedSquare(axis, v), `${gapTex(0, t)}^2`)}$`,
        ),
        `$${sum(expanded(axis, u), `${s * s}`)} = ${sum(expanded(axis, v), `${t * t}`)}$`,
        `Cancelling $${axis}^2$, $${linear(-2 * u, u * u + s * s)} = ${linear(-2 * v, v * v + t * t)}$`,
        earns(0.5, `Collecting the terms, ${linearStep(2 * (v - u), axis, v * v + t * t - u * u - s * s, `${along}`)}`),
        earns(0.5, `Hence the required point is $${key}$.`),
      ],
      explanation: `Every point on the $${axis}$-axis has its ${axis === 'x' ? '$y$' : '$x$'}-coordinate zero. Squaring removes the roots without changing the solution, because distances are never negative.`,
    }
  },
  crossCheck: ({ axis, along, first, second }) => {
    const found = Array.from({ length: 401 }, (_, index) => (index - 200) / 2).filter(
      (t) => Math.abs(Math.hypot(t - along - first[0], first[1]) - Math.hypot(t - along - second[0], second[1])) < 1e-9,
    )
    return found.map((t) => (axis === 'x' ? `(${t}, 0)` : `(0, ${t})`)).join(', ')
  },
  slips: ({ axis, along, first, second }) => {
    const middle = measured(along + (first[0] + second[0]) / 2)
    return distinctSlips(axis === 'x' ? `(${along}, 0)` : `(0, ${along})`, [
      {
        response: axis === 'x' ? `(0, ${along})` : `(${along}, 0)`,
        note: `On the $${axis}$-axis it is the $${axis === 'x' ? 'y' : 'x'}$-coordinate that is zero.`,
        step: 1,
      },
      {
        response: axis === 'x' ? `(${-along}, 0)` : `(0, ${-along})`,
        note: 'Check the sign when you collect the terms.',
        step: 6,
      },
      {
        response: axis === 'x' ? `(${middle}, 0)` : `(0, ${middle})`,
        note: `That takes the $${axis}$-coordinate of the mid-point of $AB$, which is not on the axis; use $PA = PB$.`,
        step: 2,
      },
    ])
  },
})

/** ax + by = c for the points equidistant from A and B, in lowest terms, with a > 0. */
export function bisector(a: Point, b: Point): readonly [number, number, number] {
  const raw = [2 * (b[0] - a[0]), 2 * (b[1] - a[1]), b[0] ** 2 + b[1] ** 2 - a[0] ** 2 - a[1] ** 2] as const
  const divisor = gcd(...raw) * (raw[0] < 0 ? -1 : 1)
  return [raw[0] / divisor, raw[1] / divisor, raw[2] / divisor]
}

const equationText = ([a, b, c]: readonly [number, number, number]): string =>
  `${sumText([
    [a, 'x'],
    [b, 'y'],
  ])} = ${c}`

/** E.g. "Find a relation between x and y such that the point P(x, y) is equidistant from A(7, 1) and B(3, 5)." */
export const equidistantRelation = template({
  id: 'cg-equidistant-relation-xy',
  topic: 'coordinate-geometry',
  archetypes: ['cg-equidistant-relation'],
  difficulty: 'medium',
  marks: 2,
  draw: (random) => ({
    pair: random.until(
      (source): readonly [Point, Point] => [drawPoint(source, 9), drawPoint(source, 9)],
      ([a, b]) => {
        if (a[0] === b[0] || a[1] === b[1]) return false
        const [p, q, r] = bisector(a, b)
        return 2 * (b[0] - a[0]) !== p && p <= 5 && Math.abs(q) <= 5 && r !== 0 && Math.abs(r) <= 15
      },
    ),
    stem: random.pick([
      (a: string, b: string) =>
        `Find a relation between $x$ and $y$ such that the point $P(x, y)$ is equidistant from the points $A${a}$ and $B${b}$.`,
      (a: string, b: string) =>
        `A point $P(x, y)$ moves so that $PA = PB$, where $A$ is $${a}$ and $B$ is $${b}$. Find the equation that $x$ and $y$ satisfy.`,
      (a: string, b: string) =>
        `Two schools stand at $A${a}$ and $B${b}$ on a grid map, and a bus stop at $P(x, y)$ is to be equally far from both. Find a relation between $x$ and $y$.`,
    ]),
  }),
  pose: ({ pair: [a, b], stem }) => {
    const [p, q, r] = bisector(a, b)
    const [u, v] = [2 * (b[0] - a[0]), 2 * (b[1] - a[1])]
    const right = b[0] ** 2 + b[1] ** 2 - a[0] ** 2 - a[1] ** 2
    const divisor = u / p
    const raw = `${sumTex([
      [u, 'x'],
      [v, 'y'],
    ])} = ${right}`
    const key = equationText([p, q, r])
    return {
      question: stem(pointText(a), pointText(b)),
      rule: { kind: 'expression', expected: key },
      hints: [
        'Write $PA^2 = PB^2$ with the distance formula.',
        'Expand the squares: $x^2$ and $y^2$ appear on both sides and cancel.',
        'Divide by the common factor at the end.',
      ],
      steps: [
        'Given: $PA = PB$, so $PA^2 = PB^2$',
        earns(
          0.5,
          `$${shiftedSquare('x', a[0])} + ${shiftedSquare('y', a[1])} = ${shiftedSquare('x', b[0])} + ${shiftedSquare('y', b[1])}$`,
        ),
        earns(
          0.5,
          `$${expanded('x', a[0])} + ${expanded('y', a[1])} = ${expanded('x', b[0])} + ${expanded('y', b[1])}$`,
        ),
        earns(0.5, `Cancelling $x^2$ and $y^2$ and collecting the terms, $${raw}$`),
        earns(
          0.5,
          divisor === -1
            ? `Hence, changing all the signs, the relation is $${key}$.`
            : `Hence, dividing by $${divisor}$, the relation is $${key}$.`,
        ),
      ],
      explanation:
        'The relation is the equation of the perpendicular bisector of $AB$: every point of it is equally far from $A$ and $B$, and no other point is.',
    }
  },
  crossCheck: ({ pair: [a, b] }) => {
    // The bisector passes through the mid-point and is perpendicular to AB.
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
    const [mx, my] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
    return `(${dx})x + (${dy})y = ${dx * mx + dy * my}`
  },
  slips: ({ pair: [a, b] }) => {
    const [p, q, r] = bisector(a, b)
    return [
      { response: equationText([p, -q, r]), note: 'A sign changed while collecting the terms in $y$.', step: 4 },
      { response: equationText([p, q, -r]), note: 'Check the sign of the constant term.', step: 4 },
      {
        response: equationText([p, q, 2 * r]),
        note: 'When you open a square such as $(x - a)^2$, the middle term is $-2ax$, with the factor 2.',
        step: 3,
      },
    ]
  },
})
