import { fraction, toText, toTex } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { earns, template } from '../template'
import { drawCoefficient, lineTex } from './pieces/line'

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
  pose: ({ line, axis, stem }) => {
    const [a, b, c] = line
    const [other, coefficient] = axis === 'x' ? (['y', a] as const) : (['x', b] as const)
    const at = fraction(c, coefficient)
    const [open, close] = at.d === 1n ? ['(', ')'] : ['\\left(', '\\right)']
    const shown = `${open}${axis === 'x' ? `${toTex(at)}, 0` : `0, ${toTex(at)}`}${close}`
    return {
      question: {
        which: `At which point does the line $${lineTex(line)}$ meet the $${axis}$-axis?`,
        find: `Find the coordinates of the point where the line $${lineTex(line)}$ crosses the $${axis}$-axis.`,
        graph: `Asha draws the graph of $${lineTex(line)}$. At which point does it cut the $${axis}$-axis?`,
      }[stem],
      rule: { kind: 'coordinates', expected: point(axis, toText(at)) },
      hints: [
        `Which coordinate of every point on the $${axis}$-axis is zero?`,
        `Put $${other} = 0$ in the equation of the line.`,
      ],
      steps: [
        `On the $${axis}$-axis, $${other} = 0$`,
        `Putting $${other} = 0$ in $${lineTex(line)}$: $${lineTex(axis === 'x' ? [a, 0, c] : [0, b, c])}$${
          coefficient === 1 ? '' : `, so $${axis} = ${toTex(at)}$`
        }`,
        earns(1, `So the line meets the $${axis}$-axis at the point $${shown}$`),
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
        step: 1,
      },
      {
        response: point(axis, toText(fraction(-c, axis === 'x' ? a : b))),
        note: 'Check the sign when you divide.',
        step: 2,
      },
      {
        response: point(axis, toText(fraction(axis === 'x' ? a : b, c))),
        note: `The division is upside down: divide by the coefficient of ${axis}.`,
        step: 2,
      },
    ])
  },
})
