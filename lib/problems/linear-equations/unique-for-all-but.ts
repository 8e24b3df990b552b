import { fraction, gcd, sumTex, toText } from '../../maths'
import { uniqueForAllBut as solution, type Given } from '../../solutions/linear-equations/unique-for-all-but'
import { unknownIn } from './pieces/unknown-in'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'
import { drawCoefficient } from './pieces/line'
import { lineTex, type Line } from '../../solutions/linear-equations/pieces/line'
import { byPoints } from './pieces/by-points'

/** The second equation with k in front of x or of y. */
const withK = ([a, b, c]: Line, place: 0 | 1): string =>
  `${sumTex([place === 0 ? [1, 'kx'] : [a, 'x'], place === 1 ? [1, 'ky'] : [b, 'y']])} = ${c}`

const replaced = ([a, b, c]: Line, place: 0 | 1, k: number): Line => (place === 0 ? [k, b, c] : [a, k, c])

/** As the question asks for it: the value alone, or the condition on k. */
const written = (k: number | string, stem: 'except' | 'intersect' | 'condition'): string =>
  stem === 'condition' ? `k != ${k}` : `${k}`

/** E.g. "The pair 2x + 3y = 5, kx + 6y = 7 has a unique solution for every value of k but one. Which one?" 4 */
export const uniqueForAllBut = template({
  id: 'le-unique-for-all-but',
  topic: 'linear-equations',
  archetypes: ['le-find-k'],
  difficulty: 'medium',
  marks: 2,
  draw: (random) =>
    random.until(
      (source) => {
        const first: Line = [source.integer(1, 8), drawCoefficient(source, 8), drawCoefficient(source, 12)]
        const t = source.pick([2, 3, 4, 5, -2, -3])
        return {
          first,
          second: [first[0] * t, first[1] * t, drawCoefficient(source, 20)] as const,
          place: source.pick([0, 1] as const),
          stem: source.pick(['except', 'intersect', 'condition'] as const),
        }
      },
      ({ first: [a, b, c], second }) => gcd(a, b) === 1 && a !== Math.abs(b) && second[2] * a !== c * second[0],
    ),
  given: ({ first, second, place, stem }): Given => ({
    ...unknownIn(first, second, place),
    asked: stem === 'condition' ? 'condition' : 'exception',
  }),
  solution,
  ask: ({ first, second, place, stem }) => {
    const equations = `$${lineTex(first)}$ and $${withK(second, place)}$`
    const k = second[place]
    return {
      question: {
        except: `The pair of linear equations ${equations} has a unique solution for all real values of $k$ except one. Which value of $k$ is the exception? (Type this number.)`,
        intersect: `The lines ${equations} intersect at exactly one point if $k \\neq m$. Find the number $m$. (Type this number.)`,
        condition: `For which values of $k$ does the pair of linear equations ${equations} have a unique solution? (Type $k \\neq \\ldots$, with != for $\\neq$.)`,
      }[stem],
      ...(stem === 'condition'
        ? { rule: { kind: 'expression' as const }, answer: `k ≠ ${k}` }
        : { rule: { kind: 'number' as const } }),
      hints: [
        'For a unique solution: $\\frac{a_1}{a_2} \\neq \\frac{b_1}{b_2}$.',
        'Put in the coefficients. For which $k$ would the two ratios be equal?',
      ],
      explanation:
        'Lines with different directions meet in just one point, whatever their constants are; so only the value of k that makes them parallel is excluded.',
    }
  },
  crossCheck: ({ first, second, place, stem }) => {
    const excluded = Array.from({ length: 401 }, (_, i) => i - 200).filter(
      (k) => byPoints([first, replaced(second, place, k)]) !== 'unique',
    )
    const [only, ...others] = excluded
    return only === undefined || others.length > 0 ? null : written(only, stem)
  },
  slips: ({ first, second, place, stem }) => {
    const known = place === 0 ? 1 : 0
    return distinctSlips(written(second[place], stem), [
      ...(stem === 'condition'
        ? [
            {
              response: `k = ${second[place]}`,
              note: 'For this value the two ratios are equal, and the solution is not unique.',
              step: 'value',
            },
          ]
        : []),
      {
        response: written(-second[place], stem),
        note: 'Check the signs when you cross-multiply.',
        step: 'cross-multiplied',
      },
      {
        response: written(toText(fraction(first[place] * first[known], second[known])), stem),
        note: 'The ratio is upside down on one side.',
        step: 'ratios',
      },
      {
        response: written(toText(fraction(first[place] * second[2], first[2])), stem),
        note: 'Use the ratio of the other coefficients. The constants do not matter here.',
        step: 'ratios',
      },
    ])
  },
})
