import { fraction, toText } from '../../maths'
import { axisPoint as solution } from '../../solutions/linear-equations/axis-point'
import { equation } from '../../solutions/linear-equations/pieces/equation'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'
import { drawCoefficient } from './pieces/line'
import { lineTex } from '../../solutions/linear-equations/pieces/line'

const point = (axis: 'x' | 'y', at: string): string => (axis === 'x' ? `(${at}, 0)` : `(0, ${at})`)

/** E.g. "At which point does the line 2x + 3y = 12 meet the x-axis?" */
export const axisPoint = template({
  id: 'le-axis-point',
  topic: 'linear-equations',
  archetypes: ['le-axis-point'],
  difficulty: 'easy',
  marks: 1,
  draw: (random) =>
    random.until(
      (source) => ({
        line: [source.integer(1, 8), drawCoefficient(source, 8), drawCoefficient(source, 24)] as const,
        axis: source.pick(['x', 'y'] as const),
        stem: source.pick(['which', 'find', 'graph'] as const),
      }),
      ({ line: [a, b, c] }) => fraction(c, a).d <= 2n && fraction(c, b).d <= 2n && a !== b,
    ),
  given: ({ line, axis }) => ({ line: equation(...line), axis }),
  solution,
  ask: ({ line, axis, stem }) => {
    const other = axis === 'x' ? 'y' : 'x'
    return {
      question: {
        which: `At which point does the line $${lineTex(line)}$ meet the $${axis}$-axis?`,
        find: `Find the coordinates of the point where the line $${lineTex(line)}$ crosses the $${axis}$-axis.`,
        graph: `Asha draws the graph of $${lineTex(line)}$. At which point does it cut the $${axis}$-axis?`,
      }[stem],
      rule: { kind: 'coordinates' },
      hints: [
        `Which coordinate of every point on the $${axis}$-axis is zero?`,
        `Put $${other} = 0$ in the equation of the line.`,
      ],
      explanation: 'A point on the x-axis has y-coordinate 0, and a point on the y-axis has x-coordinate 0.',
    }
  },
  crossCheck: ({ line: [a, b, c], axis }) => {
    for (let half = -60; half <= 60; half++)
      if ((axis === 'x' ? a : b) * half === 2 * c) return point(axis, half % 2 === 0 ? `${half / 2}` : `${half / 2}`)
    return null
  },
  slips: ({ line: [a, b, c], axis }) => {
    const right = toText(fraction(c, axis === 'x' ? a : b))
    const other = axis === 'x' ? 'y' : 'x'
    return distinctSlips(point(axis, right), [
      {
        response: point(other, right),
        note: 'On the x-axis y is 0, and on the y-axis x is 0: the coordinates are exchanged.',
        step: 'last',
      },
      {
        response: point(other, toText(fraction(c, axis === 'x' ? b : a))),
        note: 'That is where the line meets the other axis.',
        step: 'rule',
      },
      {
        response: point(axis, toText(fraction(-c, axis === 'x' ? a : b))),
        note: 'Check the sign when you divide.',
        step: 'put in',
      },
      // nothing is divided where the coefficient is 1
      ...(Math.abs(axis === 'x' ? a : b) === 1
        ? []
        : [
            {
              response: point(axis, toText(fraction(axis === 'x' ? a : b, c))),
              note: `The division is upside down: divide by the coefficient of ${axis}.`,
              step: 'put in',
            },
          ]),
    ])
  },
})
