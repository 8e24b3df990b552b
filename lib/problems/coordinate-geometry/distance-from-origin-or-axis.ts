import { lengthRule } from './pieces/length-rule'
import { measured, pointText, type Point } from './pieces/point'
import { distanceFromOriginOrAxis as distanceFrom } from '../../solutions/coordinate-geometry/distance-from-origin-or-axis'
import { named } from '../../solutions/coordinate-geometry/pieces/point'
import { surd, surdText } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

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
