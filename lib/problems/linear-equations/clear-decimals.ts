import { fraction } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'
import { clearedPair } from '../../solutions/linear-equations/cleared-pair'
import { equation, type Equations } from '../../solutions/linear-equations/pieces/equation'
import { statedTex } from '../../solutions/linear-equations/pieces/cleared'
import { drawCoefficient, through } from './pieces/line'
import { determinant, solutionText, xy, type Line, type Pair } from '../../solutions/linear-equations/pieces/line'
import { usualSlips } from './pieces/usual-slips'

const tenths = ([a, b, c]: Line) => equation(fraction(a, 10), fraction(b, 10), fraction(c, 10))
const equationsOf = ([first, second]: Pair): Equations => [tenths(first), tenths(second)]

/** E.g. "Solve 0.2x + 0.3y = 1.3 and 0.4x + 0.5y = 2.3." */
export const clearDecimals = template({
  id: 'le-clear-decimals',
  topic: 'linear-equations',
  archetypes: ['le-solve-fraction'],
  difficulty: 'medium',
  marks: 3,
  draw: (random) =>
    random.until(
      (source) => {
        const point = [source.integer(-6, 9), source.integer(-6, 9)] as const
        const line = () => through(source.integer(1, 9), drawCoefficient(source, 9), point)
        return { point, pair: [line(), line()] as const, stem: source.pick(['solve', 'clear', 'find'] as const) }
      },
      ({ point: [x, y], pair }) =>
        x * y !== 0 &&
        x !== y &&
        determinant(pair) !== 0 &&
        Math.abs(determinant(pair)) <= 40 &&
        pair.every(([a, b, c]) => a !== Math.abs(b) && c !== 0 && Math.abs(c) <= 60),
    ),
  given: ({ pair }) => ({ equations: equationsOf(pair), letters: xy, printed: 'decimals' as const }),
  solution: clearedPair,
  ask: ({ pair, stem }) => {
    const [first, second] = equationsOf(pair)
    const equations = `$${statedTex(first, xy, true)}$ and $${statedTex(second, xy, true)}$`
    return {
      question: {
        solve: `Solve the pair of linear equations ${equations}.`,
        clear: `Clear the decimals and solve for $x$ and $y$: ${equations}.`,
        find: `Find the values of $x$ and $y$ that satisfy both ${equations}.`,
      }[stem],
      rule: { kind: 'pair' },
      hints: [
        'Get rid of the decimals first: by which number must each equation be multiplied?',
        'Multiply every term, the right side too.',
        'Then solve the new pair by elimination.',
      ],
      explanation:
        'Multiplying both sides of an equation by 10 does not change its solutions, and whole coefficients are easier to work with.',
    }
  },
  crossCheck: ({ pair }) => {
    for (let x = -12; x <= 12; x++)
      for (let y = -12; y <= 12; y++)
        if (pair.every(([a, b, c]) => Math.abs((a / 10) * x + (b / 10) * y - c / 10) < 1e-9)) return solutionText(x, y)
    return null
  },
  slips: ({ point: [x, y], pair }) =>
    distinctSlips(solutionText(x, y), [
      {
        response: solutionText(fraction(x, 10), fraction(y, 10)),
        note: 'When you clear the decimals, multiply the right sides by 10 as well.',
        step: 'first equation',
      },
      ...usualSlips(pair),
    ]),
})
