import { fraction } from '../../maths'
import { distanceFromAxis as solution, type Given } from '../../solutions/linear-equations/distance-from-axis'
import { distinctSlips } from '../slips/distinct-slips'
import { template, type Slip } from '../template'

/** E.g. "What is the distance of the point (−3, 5) from the y-axis?" 3 units */
export const distanceFromAxis = template({
  id: 'le-distance-from-axis',
  topic: 'linear-equations',
  archetypes: ['le-axis-point'],
  difficulty: 'easy',
  marks: 1,
  draw: (random) =>
    random.until(
      (source) => ({
        x: source.integer(-12, 12),
        y: source.integer(-12, 12),
        axis: source.pick(['x', 'y'] as const),
        stem: source.pick(['what', 'lines', 'map'] as const),
      }),
      ({ x, y }) => x !== 0 && y !== 0 && Math.abs(x) !== Math.abs(y) && (x < 0 || y < 0),
    ),
  given: ({ x, y, axis, stem }): Given => ({
    x: fraction(x),
    y: fraction(y),
    axis,
    told: stem === 'what' ? 'point' : 'equations',
  }),
  solution,
  ask: ({ x, y, axis, stem }) => {
    return {
      question: {
        what: `What is the distance, in units, of the point $(${x}, ${y})$ from the $${axis}$-axis?`,
        lines: `The lines $x = ${x}$ and $y = ${y}$ meet at a point. How many units is this point away from the $${axis}$-axis?`,
        map: `The solution of a pair of linear equations is $x = ${x}$, $y = ${y}$. How far, in units, is the common point of the two lines from the $${axis}$-axis?`,
      }[stem],
      rule: { kind: 'number', unit: 'units' },
      hints: [
        `Mark the point on graph paper and draw the perpendicular to the $${axis}$-axis.`,
        'Which coordinate tells how far a point lies above or below, or to the side of, this axis?',
      ],
      explanation:
        'The shortest way to the x-axis runs parallel to the y-axis, so its length is read from the y-coordinate; and the other way round.',
    }
  },
  crossCheck: ({ x, y, axis }) => {
    const foot = axis === 'x' ? [x, 0] : [0, y]
    return `${Math.hypot(x - (foot[0] ?? 0), y - (foot[1] ?? 0))}`
  },
  slips: ({ x, y, axis }) => {
    const [value, other] = axis === 'x' ? [y, x] : [x, y]
    const slips: readonly Slip[] = [
      {
        response: `${Math.abs(other)}`,
        note: `That is the distance from the ${axis === 'x' ? 'y' : 'x'}-axis.`,
        step: 'rule',
      },
      ...(value < 0 ? [{ response: `${value}`, note: 'A distance is never negative.', step: 'distance' }] : []),
      {
        response: `${Math.abs(x) + Math.abs(y)}`,
        note: 'Only one of the two coordinates counts for the distance from an axis.',
        step: 'rule',
      },
    ]
    return distinctSlips(`${Math.abs(value)}`, slips)
  },
})
