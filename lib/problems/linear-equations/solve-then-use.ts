import { bracketed, sumTex } from '../../maths'
import { chain, earns, line, says, template } from '../template'
import { eliminated, numberedPair } from '../../solutions/linear-equations/pieces/elimination'
import { determinant, lineTex, solutionText } from '../../solutions/linear-equations/pieces/line'
import { levelled } from '../../solutions/linear-equations/pieces/elimination'
import { drawCoefficient, through } from './pieces/line'
import { useSlips, type Use } from './pieces/use-slips'

const product = (size: number, value: number): string => (size === 1 ? bracketed(value) : `${size}(${value})`)

/** E.g. "Solve 5x + 2y = 8 and 3x − y = 7. Hence find m for which y = mx + 5." */
export const solveThenUse = template({
  id: 'le-solve-then-use',
  version: 2,
  topic: 'linear-equations',
  archetypes: ['le-solve-then-use', 'le-solve-integer'],
  difficulty: 'medium',
  marks: 3,
  draw: (random) =>
    random.until(
      (source): Use => {
        const point = [drawCoefficient(source, 9), source.integer(-9, 9)] as const
        const line = () => through(drawCoefficient(source, 9), drawCoefficient(source, 9), point)
        return {
          point,
          pair: [line(), line()] as const,
          use: source.pick(['slope', 'slope', 'value'] as const),
          m: drawCoefficient(source, 7),
          q: drawCoefficient(source, 5),
          stem: source.pick([0, 1, 2] as const),
        }
      },
      ({ point: [x, y], pair, m, q, use }) => {
        const c = y - m * x
        return (
          determinant(pair) !== 0 &&
          pair[0][0] > 0 &&
          x !== y &&
          Math.max(...levelled(pair).times) <= 9 &&
          Math.max(...pair.map(([a, b]) => Math.abs(a * b))) >= 2 &&
          (use === 'slope'
            ? Math.abs(c) <= 20 && c !== 0 && m !== c
            : m > 0 && m !== q && q !== 0 && m + Math.abs(q) > 2)
        )
      },
    ),
  pose: ({ point: [x, y], pair, use, m, q, stem }) => {
    const c = y - m * x
    const pairTex = `$${lineTex(pair[0])}$ and $${lineTex(pair[1])}$`
    const target =
      use === 'slope'
        ? sumTex([
            [1, 'mx'],
            [c, ''],
          ])
        : sumTex([
            [m, 'x'],
            [q, 'y'],
          ])
    const value = m * x + q * y
    const whole = use === 'slope' ? m : value
    return {
      question:
        [
          `Solve the pair of linear equations ${pairTex}, and use the solution.`,
          `A pair of linear equations is given: ${pairTex}.`,
          `The lines ${pairTex} are drawn on graph paper.`,
        ][stem] ?? '',
      parts: [
        {
          label: '(i)',
          ask:
            stem === 2
              ? 'Find the $x$ and $y$ of the point where they meet, by an algebraic method.'
              : 'Find $x$ and $y$.',
          rule: { kind: 'pair', expected: solutionText(x, y) },
          steps: [
            ...numberedPair(pair),
            ...eliminated(pair, [0.5, 0.5, 0.5]),
            earns(0.5, says`So ${chain('x', `${x}`)} and ${chain('y', `${y}`)}`, 'solution'),
          ],
        },
        {
          label: '(ii)',
          ask:
            use === 'slope'
              ? `Hence find the value of $m$ for which $y = ${target}$.`
              : `Hence find the value of $${target}$.`,
          rule: { kind: 'number', expected: `${whole}` },
          steps:
            use === 'slope'
              ? [
                  line(
                    'put in',
                    `Putting $x = ${x}$ and $y = ${y}$ in $y = ${target}$: $${y} = m(${x}) ${c < 0 ? '-' : '+'} ${Math.abs(c)}$`,
                  ),
                  earns(0.5, says`So ${chain(sumTex([[x, 'm']]), `${y} - ${bracketed(c)}`, `${y - c}`)}`, 'moved'),
                  earns(0.5, says`Hence ${chain('m', `${m}`)}`),
                ]
              : [
                  earns(
                    0.5,
                    says`Putting in: ${chain(target, `${product(m, x)} ${q < 0 ? '-' : '+'} ${product(Math.abs(q), y)}`)}`,
                    'put in',
                  ),
                  earns(
                    0.5,
                    says`$= ${m * x} ${q * y < 0 ? '-' : '+'} ${Math.abs(q * y)}$, so ${chain(target, `${value}`)}`,
                  ),
                ],
        },
      ],
      hints: [
        'Make the coefficients of one variable equal in size, then add or subtract.',
        use === 'slope'
          ? `The $x$ and $y$ of part (i) satisfy $y = ${target}$ as well: only $m$ is unknown in it.`
          : 'Put the values of part (i) into the expression, with brackets around negative numbers.',
      ],
      explanation:
        'The solution of the pair is a pair of numbers like any other: it can be put into a further equation or expression.',
    }
  },
  crossCheck: ({ point: [x, y], pair, use, m, q }) => {
    for (let u = -12; u <= 12; u++)
      for (let v = -12; v <= 12; v++)
        if (pair.every(([a, b, c]) => a * u + b * v === c)) {
          const slopes = Array.from({ length: 41 }, (_, n) => n - 20).filter((n) => n * u + y - m * x === v)
          return [solutionText(u, v), `${use === 'slope' ? slopes[0] : m * u + q * v}`]
        }
    return null
  },
  slips: useSlips,
})
