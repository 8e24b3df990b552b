import { lengthRule } from './pieces/length-rule'
import { drawPoint, measured, pointText, squaredDistance, type Point } from './pieces/point'
import { distanceBetween as distance } from '../../solutions/coordinate-geometry/distance-between'
import { named } from '../../solutions/coordinate-geometry/pieces/point'
import { isSquare, surd, surdText } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

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
  version: 2,
  topic: 'coordinate-geometry',
  archetypes: ['cg-distance'],
  difficulty: 'easy',
  marks: 1,
  wrongRoadsShow: true,
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
      ...([...a, ...b].some((coordinate) => coordinate < 0)
        ? [
            {
              response: surdText(surd(1, lost)),
              note: subtractsNegative(a)
                ? 'A minus sign was lost: subtracting a negative number means adding.'
                : 'A minus sign was lost: put in each coordinate with its sign.',
              step: 'substituted',
            },
          ]
        : []),
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
