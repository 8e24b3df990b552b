import { fraction, gcd, sumTex, toText } from '../../maths'
import { findK as solution, type Given } from '../../solutions/linear-equations/find-k'
import { unknownIn, type Place } from './pieces/unknown-in'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'
import { drawCoefficient } from './pieces/line'
import { lineTex, type Line, type Pair } from '../../solutions/linear-equations/pieces/line'
import { byPoints } from './pieces/by-points'

/** The second equation with k in one place. */
const withK = (line: Line, place: Place): string => {
  const [a, b, c] = line
  return place === 2
    ? `${sumTex([
        [a, 'x'],
        [b, 'y'],
      ])} = k`
    : `${sumTex([place === 0 ? [1, 'kx'] : [a, 'x'], place === 1 ? [1, 'ky'] : [b, 'y']])} = ${c}`
}

const replaced = ([a, b, c]: Line, place: Place, k: number): Line => [
  place === 0 ? k : a,
  place === 1 ? k : b,
  place === 2 ? k : c,
]

interface Asked {
  readonly outcome: 'none' | 'infinite'
  readonly stem: 'what' | 'find' | 'lines'
}

const wantedOf = ({ outcome, stem }: Asked): Given['wanted'] =>
  outcome === 'none'
    ? stem === 'lines'
      ? 'parallel lines'
      : 'no solution'
    : stem === 'what'
      ? 'infinitely many solutions'
      : 'coincident lines'

/** E.g. "For what value of k does the pair 3x + y = 1, kx + 2y = 5 have no solution?" */
export const findK = template({
  id: 'le-find-k',
  version: 2,
  topic: 'linear-equations',
  archetypes: ['le-find-k'],
  difficulty: 'medium',
  marks: 2,
  wrongRoadsShow: true,
  draw: (random) =>
    random.until(
      (source) => {
        const first: Line = [source.integer(1, 8), drawCoefficient(source, 8), drawCoefficient(source, 12)]
        const t = source.pick([2, 3, 4, 5, -2])
        const outcome = source.pick(['none', 'infinite'] as const)
        const place = source.pick(outcome === 'none' ? ([0, 1] as const) : ([0, 1, 2] as const))
        const c = outcome === 'none' ? first[2] * t + source.integer(-9, 9) : first[2] * t
        const second: Line = [first[0] * t, first[1] * t, c]
        return { first, second, place, outcome, t, stem: source.pick(['what', 'find', 'lines'] as const) }
      },
      ({ first: [a, b, c], second, outcome, t }) =>
        gcd(a, b) === 1 && a !== Math.abs(b) && second[2] !== 0 && (outcome === 'infinite') === (second[2] === c * t),
    ),
  given: ({ first, second, place, outcome, stem }): Given => ({
    ...unknownIn(first, second, place),
    wanted: wantedOf({ outcome, stem }),
  }),
  solution,
  ask: ({ first, second, place, outcome, stem }) => {
    const equations = `$${lineTex(first)}$ and $${withK(second, place)}$`
    const kind = outcome === 'none' ? 'no solution' : 'infinitely many solutions'
    const wanted = wantedOf({ outcome, stem })
    const condition = `$\\frac{a_1}{a_2} = \\frac{b_1}{b_2} ${outcome === 'none' ? '\\neq' : '='} \\frac{c_1}{c_2}$`
    return {
      question: {
        what: `For what value of $k$ does the pair of linear equations ${equations} have ${kind}?`,
        lines: `The lines ${equations} are ${outcome === 'none' ? 'parallel' : 'coincident'}. Find the value of $k$.`,
        find: `Find the value of $k$ for which the pair ${equations} ${outcome === 'none' ? 'is inconsistent' : 'represents coincident lines'}.`,
      }[stem],
      rule: { kind: 'number' },
      hints: [
        `For ${wanted}: ${condition}.`,
        'Use the equality of two ratios of which only one contains $k$.',
        'At the end check the third ratio too.',
      ],
      explanation:
        outcome === 'none'
          ? 'Parallel lines have proportional coefficients of x and y, but the constants are not in the same proportion.'
          : 'The two equations describe the same line only if one is a multiple of the other, in all three terms.',
    }
  },
  crossCheck: ({ first, second, place, outcome }) => {
    for (let k = -400; k <= 400; k++) {
      const trial: Pair = [first, replaced(second, place, k)]
      if (byPoints(trial) === outcome) return `${k}`
    }
    return null
  },
  slips: ({ first, second, place }) => {
    const k = second[place]
    const known: Place = place === 0 ? 1 : 0
    return distinctSlips(`${k}`, [
      { response: `${-k}`, note: 'Check the signs when you cross-multiply.', step: 'cross-multiplied' },
      {
        response: toText(fraction(first[place] * first[known], second[known])),
        note: 'The ratio is upside down on one side.',
        step: 'ratios',
      },
      ...(place === 2
        ? []
        : [
            {
              response: toText(fraction(first[place] * second[2], first[2])),
              note: 'Use the ratio of the other coefficients, not the constants.',
              step: 'ratios',
            },
          ]),
      {
        response: `${second[known] / first[known]}`,
        note: 'That is the factor between the two equations. Multiply the right number by it.',
        step: 'cross-multiplied',
      },
    ])
  },
})
