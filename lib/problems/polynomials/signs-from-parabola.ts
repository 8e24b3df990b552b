import type { PlaneFigure } from '../../figures/figure'
import { arranged, choiceOf, choiceSlips, drawOrder, letterAt, letterOf } from '../kinds-of-question/lettered'
import { earns, line, template } from '../template'

interface Parabola {
  readonly a: number
  readonly b: number
  readonly c: number
}

/** Upwards and above, first as they are, then with one or both turned round. */
const claims = (up: boolean, above: boolean) =>
  [
    [up, above],
    [!up, above],
    [up, !above],
    [!up, !above],
  ] as const

const signs = (aUp: boolean, cUp: boolean): string => `$a ${aUp ? '>' : '<'} 0$ and $c ${cUp ? '>' : '<'} 0$`

function figureOf({ a, b, c }: Parabola): PlaneFigure {
  const meets = b * b - 4 * a * c
  return {
    kind: 'plane',
    x: [-6, 6],
    y: [-6, 6],
    bare: true,
    curves: [{ polynomial: [a, b, c], label: 'y = ax² + bx + c' }],
    description: `A parabola that opens ${a > 0 ? 'upwards' : 'downwards'}. It cuts the y-axis ${c > 0 ? 'above' : 'below'} the origin and ${
      meets > 0
        ? 'cuts the x-axis at two points'
        : meets === 0
          ? 'touches the x-axis at one point'
          : 'does not meet the x-axis'
    }.`,
  }
}

/** E.g. "The graph of y = ax² + bx + c is shown. Which is true?" a > 0 and c < 0, ... */
export const signsFromParabola = template({
  id: 'poly-signs-from-parabola',
  topic: 'polynomials',
  archetypes: ['poly-sign-from-parabola'],
  difficulty: 'easy',
  marks: 1,
  draw: (random) =>
    random.until(
      (source) => {
        const a = source.pick([-1, -0.5, 0.5, 1])
        const vertex = source.integer(-3, 3)
        const height = source.pick([-4, -3, -2, 0, 2, 3, 4])
        // a(x − vertex)² + height
        return {
          parabola: { a, b: -2 * a * vertex + 0, c: a * vertex * vertex + height },
          order: drawOrder(source, 4),
          stem: source.pick(['which', 'what', 'use'] as const),
        }
      },
      ({ parabola: { c } }) => Math.abs(c) >= 1 && Math.abs(c) <= 5,
    ),
  pose: ({ parabola, order, stem }) => {
    const [up, above] = [parabola.a > 0, parabola.c > 0]
    const letter = letterOf(0, order)
    return {
      question: {
        which: 'The figure shows a sketch of the graph of $y = ax^2 + bx + c$. Which of the following is true?',
        what: 'A sketch of the graph of the quadratic polynomial $ax^2 + bx + c$ is given. What can be said about the signs of $a$ and $c$?',
        use: 'Use the sketch of the graph of $y = ax^2 + bx + c$ to decide which statement about $a$ and $c$ is true.',
      }[stem],
      ...choiceOf(
        claims(up, above).map(([u, v]) => signs(u, v)),
        order,
      ),
      figure: figureOf(parabola),
      hints: [
        'The sign of $a$ decides whether the parabola opens upwards or downwards.',
        'At $x = 0$ the value is $c$: look where the curve cuts the $y$-axis.',
      ],
      steps: [
        line('opening', `The parabola opens ${up ? 'upwards, so $a > 0$' : 'downwards, so $a < 0$'}`),
        line(
          'height',
          `At $x = 0$ we have $y = c$, and the curve cuts the $y$-axis ${above ? 'above the origin, so $c > 0$' : 'below the origin, so $c < 0$'}`,
        ),
        earns(1, `So the correct option is (${letter}): ${signs(up, above)}`),
      ],
      explanation:
        'For large x the term ax² decides, so a tells which way the curve opens; putting x = 0 leaves only c.',
    }
  },
  crossCheck: ({ parabola: { a, b, c }, order }) => {
    const at = (x: number) => a * x * x + b * x + c
    const truths = claims(a > 0, c > 0).map(([up, above]) => up === at(1000) > 0 && above === at(0) > 0)
    return letterAt(arranged(truths, order).indexOf(true))
  },
  slips: ({ order }) =>
    choiceSlips(
      [
        ['Look at the opening of the parabola: which sign of a belongs to it?', 'opening'],
        ['Look where the curve cuts the y-axis: that height is c.', 'height'],
        ['Check both the opening of the curve and the point where it cuts the y-axis.', 'opening'],
      ],
      order,
    ),
})
