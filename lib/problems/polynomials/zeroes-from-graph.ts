import { distinctSlips } from '../slips/distinct-slips'
import { earns, line, template } from '../template'
import { evaluate, figureOf, wholeCoefficients, type Curve } from './pieces/curve-with-zeroes'

/** How many points where the curve crosses the x-axis, and how many where it only touches it. */
const shapes = [
  [2, 0],
  [3, 0],
  [4, 0],
  [1, 1],
  [2, 1],
  [0, 1],
  [0, 2],
  [0, 0],
  [3, 0],
  [1, 0],
] as const

/** E.g. "The graph of y = p(x) is given. Find the number of zeroes of p(x)." */
export const zeroesFromGraph = template({
  id: 'poly-zeroes-from-graph',
  topic: 'polynomials',
  archetypes: ['poly-count-zeroes-graph'],
  difficulty: 'easy',
  marks: 1,
  draw: (random) => {
    const [crossing, touching] = random.pick(shapes)
    const places = random.until(
      (source) => source.shuffle([-5, -4, -3, -2, -1, 1, 2, 3, 4, 5]).slice(0, crossing + touching),
      (found) => found.every((a, i) => found.every((b, j) => i === j || Math.abs(a - b) >= 2)),
    )
    return {
      curve: { crossings: places.slice(0, crossing), touches: places.slice(crossing), up: random.chance(0.5) },
      name: random.pick(['p', 'f', 'g', 'q']),
      stem: random.pick(['find', 'how', 'state'] as const),
    }
  },
  pose: ({ curve, name, stem }) => {
    const count = curve.crossings.length + curve.touches.length
    const distinct = curve.touches.length > 0 ? 'distinct zeroes' : 'zeroes'
    return {
      question: {
        find: `The graph of $y = ${name}(x)$ is given for a polynomial $${name}(x)$. Find the number of ${distinct} of $${name}(x)$.`,
        how: `The figure shows the graph of $y = ${name}(x)$, where $${name}(x)$ is a polynomial. How many ${distinct} does $${name}(x)$ have?`,
        state: `Look at the graph of $y = ${name}(x)$, where $${name}(x)$ is a polynomial, and state how many ${distinct} $${name}(x)$ has.`,
      }[stem],
      rule: { kind: 'number', expected: `${count}` },
      figure: figureOf(curve, name),
      hints: [
        `A zero of $${name}(x)$ is a number $x$ for which $y = 0$.`,
        'Points with $y = 0$ lie on the $x$-axis. The $y$-axis does not matter here.',
      ],
      steps: [
        line(
          'zeroes',
          `The zeroes of $${name}(x)$ are the $x$-coordinates of the points where the graph meets the $x$-axis`,
        ),
        line('points', count === 0 ? 'The graph does not meet the $x$-axis at all' : meetingLine(curve)),
        earns(1, `So the number of ${distinct} is $${count}$`),
      ],
      explanation:
        curve.touches.length > 0
          ? 'Every point that the graph and the x-axis have in common gives a zero; a point where the curve only touches the axis counts too.'
          : 'Every point that the graph and the x-axis have in common gives a zero; turning points away from the axis do not count.',
    }
  },
  crossCheck: ({ curve }) => {
    const whole = wholeCoefficients(curve)
    return `${Array.from({ length: 25 }, (_, i) => i - 12).filter((x) => evaluate(whole, x) === 0).length}`
  },
  slips: ({ curve: { crossings, touches } }) => {
    const count = crossings.length + touches.length
    const turns = crossings.length + 2 * touches.length - 1
    return distinctSlips(`${count}`, [
      // a curve that touches the axis once turns as often as it has zeroes
      ...(touches.length === 1
        ? []
        : [
            {
              response: `${turns < 0 ? 1 : turns}`,
              note: 'Count the points on the x-axis, not the turning points.',
              step: 'zeroes',
            },
          ]),
      ...(touches.length === 0
        ? []
        : [
            {
              response: `${crossings.length}`,
              note: 'A point where the curve only touches the x-axis gives a zero as well.',
              step: 'points',
            },
            {
              response: `${crossings.length + 2 * touches.length}`,
              note: 'A point where the curve touches the x-axis is one point: count it once.',
              step: 'points',
            },
          ]),
      { response: `${count + 1}`, note: 'Do not count the point where the graph meets the y-axis.', step: 'zeroes' },
      ...(count === 0
        ? [{ response: '2', note: 'Not every parabola gives two zeroes: look where this curve lies.', step: 'points' }]
        : []),
    ])
  },
})

function meetingLine({ crossings, touches }: Curve): string {
  const places = [...crossings, ...touches].toSorted((a, b) => a - b).map((x) => `$x = ${x}$`)
  const where = places.length === 1 ? places.join('') : `${places.slice(0, -1).join(', ')} and ${places.at(-1)}`
  return `The graph meets the $x$-axis at ${where}`
}
