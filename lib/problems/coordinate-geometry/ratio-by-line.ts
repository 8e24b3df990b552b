import { crossingOf, lowest, ratioAt, ratioText } from './pieces/internal-ratio'
import { drawPoint, pointText, type Point } from './pieces/point'
import { named } from '../../solutions/coordinate-geometry/pieces/point'
import { lineTex, ratioByLine } from '../../solutions/coordinate-geometry/ratio-by-line'
import { bracketed, fraction, gcd } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

type Line = readonly [a: number, b: number, c: number]

const equationOf = ([p, q, c]: Line) => ({ p: fraction(p), q: fraction(q), c: fraction(c) })

/** ax + by - c at a point: zero on the line, and of opposite sign on its two sides. */
const excess = ([a, b, c]: Line, [x, y]: Point): number => a * x + b * y - c

/** "2(3) - 4" and "-3 + 2(5)": the left side at a point. */
function leftSideTex([a, b]: Line, [x, y]: Point): string {
  const times = (factor: number, value: number) => (factor === 1 ? bracketed(value) : `${factor}(${value})`)
  return `${a === 1 ? x : times(a, x)} ${b < 0 ? '-' : '+'} ${times(Math.abs(b), y)}`
}

const stems: readonly ((line: string, a: string, b: string) => string)[] = [
  (line, a, b) =>
    `Determine the ratio in which the line $${line}$ divides the line segment joining the points $A${a}$ and $B${b}$.`,
  (line, a, b) =>
    `Find the ratio in which the line $${line}$ divides the line segment joining the points $A${a}$ and $B${b}$.`,
  (line, a, b) => `In what ratio does the line $${line}$ divide the line segment joining $A${a}$ and $B${b}$?`,
  (line, a, b) =>
    `The line $${line}$ meets the line segment joining $A${a}$ and $B${b}$ at the point $P$. Find the ratio $AP : PB$.`,
]

/** E.g. "Determine the ratio in which the line 2x + y = 4 divides the line segment joining A(2, -2) and B(3, 7)." */
export const ratioByALine = template({
  id: 'cg-ratio-by-line',
  topic: 'coordinate-geometry',
  archetypes: ['cg-ratio-line'],
  difficulty: 'hard',
  marks: 3,
  draw: (random) => {
    const drawn = random.until(
      (source) => ({
        line: [source.integer(1, 3), source.pick([-3, -2, -1, 1, 2, 3]), source.integer(-6, 9)] as const,
        a: drawPoint(source, 7),
        b: drawPoint(source, 7),
      }),
      ({ line, a, b }) => {
        const [fromA, fromB] = [excess(line, a), excess(line, b)]
        if (fromA * fromB >= 0 || gcd(line[0], line[1]) > 1 || line[2] === 0) return false
        const [m, n] = lowest(fromA, fromB)
        return m !== n && m <= 9 && n <= 9 && a[0] !== b[0] && a[1] !== b[1] && ![...a, ...b].includes(0)
      },
    )
    return { ...drawn, stem: random.pick(stems) }
  },
  given: ({ line, a, b }) => ({ line: equationOf(line), a: named('A', a), b: named('B', b) }),
  solution: ratioByLine,
  ask: ({ line, a, b, stem }) => ({
    question: stem(lineTex(equationOf(line)), pointText(a), pointText(b)),
    rule: { kind: 'ratio' },
    hints: [
      'Let the line divide $AB$ in the ratio $k : 1$ and write the point $P$ in terms of $k$.',
      '$P$ lies on the line, so its coordinates satisfy the equation of the line.',
      'Multiply the whole equation by $k + 1$; do not forget the right-hand side.',
    ],
    explanation: `At $A$ the left-hand side is $${leftSideTex(line, a)} = ${excess(line, a) + line[2]}$ and at $B$ it is $${leftSideTex(line, b)} = ${excess(line, b) + line[2]}$, one below and one above $${line[2]}$; so the line passes between the two points.`,
  }),
  crossCheck: ({ line, a, b }) => ratioAt(crossingOf(a, b, (x, y) => line[0] * x + line[1] * y - line[2])),
  slips: ({ line, a, b }) => {
    const [m, n] = lowest(excess(line, a), excess(line, b))
    const [onA, onB] = [excess(line, a) + line[2], excess(line, b) + line[2]]
    const wrong = (line[2] - onA) / onB
    const unscaled = Number.isFinite(wrong) && wrong > 0 ? [ratioText(lowest(line[2] - onA, onB))] : []
    return distinctSlips(`${m}:${n}`, [
      {
        response: `${n}:${m}`,
        note: 'The ratio is upside down: $k : 1$ stands for $AP : PB$, so $k$ goes with the coordinates of $B$.',
        step: 'formula',
      },
      ...unscaled.map((response) => ({
        response,
        note: 'Multiply the right-hand side by $k + 1$ as well.',
        step: 'substituted',
      })),
      {
        response: ratioText(lowest(m, m + n)),
        note: 'That compares $AP$ with the whole of $AB$; compare it with $PB$.',
        step: 'last',
      },
    ])
  },
})
