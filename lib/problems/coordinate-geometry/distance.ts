import { drawPoint, measured, pointText, squaredDistance, type Point } from './pieces/point'
import { distanceBetween as distance } from '../../solutions/coordinate-geometry/distance-between'
import { distanceFromOriginOrAxis as distanceFrom } from '../../solutions/coordinate-geometry/distance-from-origin-or-axis'
import { named } from '../../solutions/coordinate-geometry/pieces/point'
import { isSquare, surd, surdText } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

/** A length whose square is known, as a number or as one simplified surd. */
const lengthRule = (square: number) => ({ kind: isSquare(square) ? 'number' : 'surd', unit: 'units' }) as const

const stems: readonly ((a: string, b: string) => string)[] = [
  (a, b) => `Find the distance between the points $A${a}$ and $B${b}$.`,
  (a, b) => `Find the length of the line segment joining $A${a}$ and $B${b}$.`,
  (a, b) =>
    `On a graph sheet the school is at $A${a}$ and the library is at $B${b}$. How far apart are they, in units of the graph?`,
]

/** Whether a coordinate of the point that is taken away is negative. */
const subtractsNegative = ([x, y]: Point): boolean => x < 0 || y < 0

/** E.g. "Find the distance between the points A(-2, 3) and B(4, -5)." */
export const distanceBetween = template({
  id: 'cg-distance-between',
  topic: 'coordinate-geometry',
  archetypes: ['cg-distance'],
  difficulty: 'easy',
  marks: 1,
  draw: (random) => {
    const whole = random.chance(0.5)
    const opposite = random.chance(0.2)
    const pair = random.until(
      (source): readonly [Point, Point] => {
        const a = drawPoint(source, 5)
        return [a, opposite ? [-a[0], -a[1]] : drawPoint(source, 5)]
      },
      ([a, b]) => a[0] !== b[0] && a[1] !== b[1] && (opposite || isSquare(squaredDistance(a, b)) === whole),
    )
    return { pair, stem: random.pick(stems) }
  },
  given: ({ pair: [a, b] }) => ({ a: named('A', a), b: named('B', b) }),
  solution: distance,
  manner: ({ stem }) => (stem === stems[2] ? { places: ['the school', 'the library'] as const } : {}),
  ask: ({ pair: [a, b], stem }) => ({
    question: stem(pointText(a), pointText(b)),
    rule: lengthRule(squaredDistance(a, b)),
    hints: [
      'Use the distance formula $\\sqrt{(x_2 - x_1)^2 + (y_2 - y_1)^2}$.',
      subtractsNegative(a)
        ? 'Take care when you subtract a negative number: the two minus signs make a plus.'
        : 'Keep the sign of every coordinate when you subtract.',
      'Square both differences, add them, and take the square root last.',
    ],
    explanation:
      'The differences of the coordinates are the two legs of a right triangle and the distance is its hypotenuse, so the formula is the Pythagoras theorem on a graph.',
  }),
  crossCheck: ({ pair: [a, b] }) => measured(Math.hypot(a[0] - b[0], a[1] - b[1])),
  slips: ({ pair: [a, b] }) => {
    const [dx, dy] = [Math.abs(b[0] - a[0]), Math.abs(b[1] - a[1])]
    const lost = (Math.abs(b[0]) - Math.abs(a[0])) ** 2 + (Math.abs(b[1]) - Math.abs(a[1])) ** 2
    const subtracted = Math.abs(dx * dx - dy * dy)
    const added = (a[0] + b[0]) ** 2 + (a[1] + b[1]) ** 2
    const slips = distinctSlips(surdText(surd(1, dx * dx + dy * dy)), [
      {
        response: `${dx * dx + dy * dy}`,
        note: 'That is the square of the distance: take the square root last.',
        step: 'root',
      },
      { response: `${dx + dy}`, note: 'Square each difference before you add.', step: 'squares' },
      {
        response: surdText(surd(1, lost)),
        note: subtractsNegative(a)
          ? 'A minus sign was lost: subtracting a negative number means adding.'
          : 'A minus sign was lost: put in each coordinate with its sign.',
        step: 'substituted',
      },
      { response: surdText(surd(1, subtracted)), note: 'The two squares are added, not subtracted.', step: 'squares' },
      {
        response: surdText(surd(1, added)),
        note: 'The formula has differences of the coordinates, not sums.',
        step: 'substituted',
      },
    ])
    return slips.filter(({ response }) => response !== '0')
  },
})

type Target = 'origin' | 'x-axis' | 'y-axis'

const legs: readonly Point[] = [
  [3, 4],
  [4, 3],
  [6, 8],
  [8, 6],
  [5, 12],
  [12, 5],
  [9, 12],
  [12, 9],
]

const targetTex: Readonly<Record<Target, string>> = {
  origin: 'the origin',
  'x-axis': 'the $x$-axis',
  'y-axis': 'the $y$-axis',
}

const squareFrom = (target: Target, [x, y]: Point): number =>
  target === 'origin' ? x * x + y * y : target === 'x-axis' ? y * y : x * x

const targetStems: readonly ((point: string, target: string) => string)[] = [
  (point, target) => `Find the distance of the point $P${point}$ from ${target}.`,
  (point, target) => `What is the distance of the point $P${point}$ from ${target}?`,
  (point, target) => `A point is marked at $P${point}$ on a graph sheet. How far is it, in units, from ${target}?`,
]

/** E.g. "Find the distance of the point P(-6, 8) from the origin." and "... from the y-axis." */
export const distanceFromOriginOrAxis = template({
  id: 'cg-distance-from-origin-or-axis',
  topic: 'coordinate-geometry',
  archetypes: ['cg-distance-origin-axis'],
  difficulty: 'easy',
  marks: 1,
  draw: (random) => {
    const target: Target = random.pick(['origin', 'origin', 'x-axis', 'y-axis'] as const)
    const [a, b] = random.chance(0.5)
      ? random.pick(legs)
      : random.until(
          (source): Point => [source.integer(1, 12), source.integer(1, 12)],
          ([x, y]) => x !== y,
        )
    const point: Point = [random.pick([-a, a]), random.pick([-b, b])]
    return { point, target, stem: random.pick(targetStems) }
  },
  given: ({ point, target }) => ({ point: named('P', point), from: target }),
  solution: distanceFrom,
  ask: ({ point, target, stem }) => ({
    question: stem(pointText(point), targetTex[target]),
    rule: lengthRule(squareFrom(target, point)),
    hints: [
      'Mark the point roughly on a graph and draw the shortest path.',
      target === 'origin'
        ? 'The origin is $(0, 0)$; use the distance formula.'
        : `The shortest path to ${targetTex[target]} is perpendicular to it. Which coordinate measures that path?`,
    ],
    explanation:
      target === 'origin'
        ? 'The two coordinates are the legs of a right triangle with $OP$ as its hypotenuse; their signs are lost when they are squared.'
        : 'A distance is never negative. The $x$-coordinate measures how far a point is from the $y$-axis, and the $y$-coordinate how far it is from the $x$-axis.',
  }),
  crossCheck: ({ point: [x, y], target }) => {
    const along = Array.from({ length: 25 }, (_, index) => index - 12)
    if (target === 'origin') return measured(Math.hypot(x, y))
    return measured(Math.min(...along.map((t) => (target === 'x-axis' ? Math.hypot(x - t, y) : Math.hypot(x, y - t)))))
  },
  slips: ({ point, target }) => {
    const [x, y] = point
    const key = surdText(surd(1, squareFrom(target, point)))
    if (target === 'origin')
      return distinctSlips(key, [
        {
          response: `${x * x + y * y}`,
          note: 'That is the square of the distance: take the square root.',
          step: 'root',
        },
        {
          response: `${Math.abs(x) + Math.abs(y)}`,
          note: 'Square each coordinate before you add.',
          step: 'substituted',
        },
        {
          response: `${Math.abs(x)}`,
          note: 'That is the distance from the $y$-axis only. Both coordinates count here.',
          step: 'distance',
        },
      ])
    const [own, other] = target === 'x-axis' ? [y, x] : [x, y]
    return distinctSlips(key, [
      { response: `${Math.abs(other)}`, note: 'That is the distance from the other axis.', step: 'distance' },
      { response: `${-Math.abs(own)}`, note: 'A distance is never negative.', step: 'coordinate' },
      {
        response: surdText(surd(1, x * x + y * y)),
        note: 'That is the distance from the origin. The shortest way to an axis is perpendicular to it.',
        step: 'distance',
      },
    ])
  },
})
