import { fraction, sumTex } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'
import { paramsFromSolution as solution } from '../../solutions/linear-equations/params-from-solution'
import { solutionText, type Letters } from '../../solutions/linear-equations/pieces/line'
import { drawCoefficient } from './pieces/line'

const letters: Letters = ['a', 'b']

/** ax + qy = r and px ± by = s, with the solution (x, y). */
interface Drawn {
  readonly x: number
  readonly y: number
  readonly a: number
  readonly b: number
  readonly p: number
  readonly q: number
  readonly way: 1 | -1
  readonly stem: 0 | 1 | 2
}

const equationsOf = ({ x, y, a, b, p, q, way }: Drawn) =>
  [
    `${sumTex([
      [1, 'ax'],
      [q, 'y'],
    ])} = ${a * x + q * y}`,
    `${sumTex([
      [p, 'x'],
      [way, 'by'],
    ])} = ${p * x + way * b * y}`,
  ] as const

const givenOf = ({ x, y, a, b, p, q, way }: Drawn) => ({
  x: fraction(x),
  y: fraction(y),
  first: { q: fraction(q), r: fraction(a * x + q * y) },
  second: { p: fraction(p), t: fraction(way), s: fraction(p * x + way * b * y) },
})

/** E.g. "x = 3, y = −2 is the solution of ax + 4y = 7 and 2x − by = 12. Find a and b." */
export const paramsFromSolution = template({
  id: 'le-params-from-solution',
  version: 3,
  topic: 'linear-equations',
  archetypes: ['le-params-from-solution'],
  difficulty: 'easy',
  marks: 2,
  draw: (random): Drawn =>
    random.until(
      (source) => ({
        x: drawCoefficient(source, 6),
        y: drawCoefficient(source, 6),
        a: drawCoefficient(source, 9),
        b: drawCoefficient(source, 9),
        p: source.integer(2, 7),
        q: drawCoefficient(source, 7),
        way: source.pick([1, -1] as const),
        stem: source.pick([0, 1, 2] as const),
      }),
      ({ x, y, a, b, p, q, way }) =>
        a * way * b !== p * q && a !== b && x !== y && Math.abs(q) > 1 && Math.abs(x * y) > 1,
    ),
  pose: (drawn) => {
    const { x, y, stem } = drawn
    const [first, second] = equationsOf(drawn)
    const pair = `$${first}$ and $${second}$`
    const solved = solution.solve(givenOf(drawn))
    return {
      question:
        [
          `$x = ${x}$, $y = ${y}$ is the solution of the pair of equations ${pair}. Find $a$ and $b$.`,
          `The lines ${pair} meet at the point $(${x}, ${y})$. Find the values of $a$ and $b$.`,
          `For which $a$ and $b$ is $x = ${x}$, $y = ${y}$ the solution of ${pair}?`,
        ][stem] ?? '',
      rule: { kind: 'pair', expected: solved.key },
      hints: [
        'The solution of a pair satisfies each of its equations.',
        `Put $x = ${x}$ and $y = ${y}$ in each equation: one unknown is left in each.`,
      ],
      steps: solved.lines,
      explanation:
        'A point that lies on a line satisfies its equation, so a known solution turns each equation into one for its unknown coefficient.',
    }
  },
  crossCheck: ({ x, y, a, b, p, q, way }) => {
    for (let u = -20; u <= 20; u++)
      for (let v = -20; v <= 20; v++)
        if (u * x + q * y === a * x + q * y && p * x + way * v * y === p * x + way * b * y)
          return solutionText(u, v, letters)
    return null
  },
  slips: ({ x, y, a, b, p, q, way }) => {
    const [r, s] = [a * x + q * y, p * x + way * b * y]
    const sign = 'When a term goes to the other side, its sign changes.'
    const whole = (u: number, v: number, note: string, step: string) =>
      Number.isInteger(u) && Number.isInteger(v) ? [{ response: solutionText(u, v, letters), note, step }] : []
    return distinctSlips(solutionText(a, b, letters), [
      {
        response: solutionText(b, a, letters),
        note: 'The values are exchanged: put them back to see which is a.',
        step: 'last',
      },
      ...whole((r + q * y) / x, b, sign, 'a'),
      ...whole(a, (s + p * x) / (way * y), sign, 'b'),
      ...whole(a, -b, 'Mind the sign of the term with b.', 'second put in'),
      ...whole(
        (r - q * x) / y,
        b,
        'x and y were exchanged when the values were put into the first equation.',
        'first put in',
      ),
      {
        response: solutionText(fraction(r - q * x, y), fraction(s - p * y, way * x), letters),
        note: 'x and y were exchanged when the values were put in.',
        step: 'first put in',
      },
    ])
  },
})
