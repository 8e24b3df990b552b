import type { PlaneFigure } from '../../figures/figure'
import { distinctSlips } from '../slips/distinct-slips'
import { earns, line, template } from '../template'

/** Where the curve crosses the x-axis, where it only touches it, and whether it ends high on the right. */
interface Curve {
  readonly crossings: readonly number[]
  readonly touches: readonly number[]
  readonly up: boolean
}

const multiply = (p: readonly number[], q: readonly number[]): readonly number[] => {
  const result = Array.from({ length: p.length + q.length - 1 }, () => 0)
  p.forEach((a, i) => q.forEach((b, j) => (result[i + j] = (result[i + j] ?? 0) + a * b)))
  return result
}

const evaluate = (coefficients: readonly number[], x: number): number => coefficients.reduce((v, c) => v * x + c, 0)

/** Whole coefficients; a curve without zeroes is a parabola that stays off the axis. */
function wholeCoefficients({ crossings, touches, up }: Curve): readonly number[] {
  const roots = [...crossings, ...touches, ...touches]
  const product =
    roots.length === 0 ? [1, 0, 2] : roots.reduce<readonly number[]>((p, root) => multiply(p, [1, -root]), [1])
  return product.map((c) => (up ? c : -c) + 0)
}

/** Flattened so that the turns between the zeroes stay in view. */
function drawn(curve: Curve): readonly number[] {
  const whole = wholeCoefficients(curve)
  const zeroes = [...curve.crossings, ...curve.touches]
  const [from, to] = zeroes.length < 2 ? [-2, 2] : [Math.min(...zeroes), Math.max(...zeroes)]
  const heights = Array.from({ length: 101 }, (_, i) => Math.abs(evaluate(whole, from + ((to - from) * i) / 100)))
  const scale = 4 / Math.max(...heights)
  return whole.map((c) => c * (scale < 1 ? scale : 1))
}

function figureOf(curve: Curve, name: string): PlaneFigure {
  const { crossings, touches } = curve
  const places = (at: readonly number[]) => `x = ${at.toSorted((a, b) => a - b).join(', x = ')}`
  const meeting = [
    crossings.length > 0 ? `It crosses the x-axis at ${places(crossings)}.` : '',
    touches.length > 0 ? `It touches the x-axis without crossing it at ${places(touches)}.` : '',
    crossings.length + touches.length === 0 ? `The whole curve stays ${curve.up ? 'above' : 'below'} the x-axis.` : '',
  ]
  return {
    kind: 'plane',
    x: [-6, 6],
    y: [-6, 6],
    curves: [{ polynomial: drawn(curve), label: `y = ${name}(x)` }],
    description: `A ${crossings.length + 2 * touches.length === 1 ? 'straight line' : 'smooth curve'} on axes, the graph of y = ${name}(x). ${meeting.filter(Boolean).join(' ')}`,
  }
}

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
      {
        response: `${turns < 0 ? 1 : turns}`,
        note: 'Count the points on the x-axis, not the turning points.',
        step: 'zeroes',
      },
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
