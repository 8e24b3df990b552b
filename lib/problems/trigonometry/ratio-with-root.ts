import { coRatio, measured, mistaken, ratioAt, reciprocal } from './pieces/ratio'
import { rightTriangleFigure } from './pieces/right-triangle-figure'
import { namingHints, twoSideStems, withLength } from './pieces/two-side-words'
import { ratioNames, sidesOf, type RatioName, type Side } from '../../solutions/trigonometry/pieces/ratio'
import { quotientOf, type Squares } from '../../solutions/trigonometry/pieces/triangle-of-ratio'
import { ratioFromSides as fromSides } from '../../solutions/trigonometry/ratio-from-sides'
import { fraction, gcd, isSquare, surdText } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

interface Draw {
  readonly corners: readonly [string, string, string]
  /** The squares of the sides, named as from the first corner, and the side that is not given. */
  readonly squares: Squares
  readonly hidden: Side
  readonly at: 'first' | 'last'
  readonly name: RatioName
  readonly stem: (typeof twoSideStems)[number]
}

/** The same squares as from the angle that is asked. */
const seenFrom = ({ opposite, adjacent, hypotenuse }: Squares, at: Draw['at']): Squares =>
  at === 'first' ? { opposite, adjacent, hypotenuse } : { opposite: adjacent, adjacent: opposite, hypotenuse }

/** What the side is as seen from the angle that is asked. */
const roleOf = (side: Side, at: Draw['at']): Side =>
  side === 'hypotenuse' || at === 'first' ? side : side === 'opposite' ? 'adjacent' : 'opposite'

/** The sides u and v, one of them the hypotenuse unless that is hidden. */
function squaresOf(hidden: Side, u: number, v: number): Squares {
  if (hidden === 'hypotenuse') return { adjacent: u * u, opposite: v * v, hypotenuse: u * u + v * v }
  const [leg, rest] = [u * u, v * v - u * u]
  return hidden === 'adjacent'
    ? { adjacent: rest, opposite: leg, hypotenuse: v * v }
    : { adjacent: leg, opposite: rest, hypotenuse: v * v }
}

/** The hidden square found by subtracting where it is a sum, and by adding where it is a difference. */
const wrongSquares = ({ opposite, adjacent, hypotenuse }: Squares, hidden: Side): Squares =>
  ({
    hypotenuse: { opposite, adjacent, hypotenuse: Math.abs(opposite - adjacent) },
    opposite: { opposite: hypotenuse + adjacent, adjacent, hypotenuse },
    adjacent: { opposite, adjacent: hypotenuse + opposite, hypotenuse },
  })[hidden]

const length = (squares: Squares, side: Side): number => Math.sqrt(squares[side])

/** E.g. "In triangle ABC, right-angled at B, AB = 2 cm and AC = 3 cm. Find sin A." √5/3 */
export const ratioWithRoot = template<Draw, Parameters<typeof fromSides.solve>[0]>({
  id: 'trig-ratio-with-a-root',
  topic: 'trigonometry',
  archetypes: ['trig-ratios-from-sides'],
  difficulty: 'easy',
  marks: 2,
  draw: (random) => ({
    ...random.until(
      (source) => {
        const hidden = source.pick(['hypotenuse', 'opposite', 'adjacent'] as const)
        const [u, v] = [source.integer(1, 7), source.integer(2, 9)]
        return {
          u,
          v,
          hidden,
          squares: squaresOf(hidden, u, v),
          at: source.pick(['first', 'last'] as const),
          name: source.pick(ratioNames),
        }
      },
      ({ u, v, hidden, squares, at, name }) => {
        const seen = seenFrom(squares, at)
        return (
          u < v &&
          gcd(u, v) === 1 &&
          !isSquare(squares[hidden]) &&
          sidesOf[name].includes(roleOf(hidden, at)) &&
          quotientOf(seen, name).radicand <= 60
        )
      },
    ),
    corners: random.pick([
      ['A', 'B', 'C'],
      ['P', 'Q', 'R'],
      ['X', 'Y', 'Z'],
      ['L', 'M', 'N'],
    ] as const),
    stem: random.pick(twoSideStems),
  }),
  given: ({ corners, squares, hidden, at, name }) => ({
    corners,
    ...(hidden !== 'adjacent' && { base: fraction(length(squares, 'adjacent')) }),
    ...(hidden !== 'opposite' && { height: fraction(length(squares, 'opposite')) }),
    ...(hidden !== 'hypotenuse' && { hypotenuse: fraction(length(squares, 'hypotenuse')) }),
    unit: 'cm',
    at,
    name,
  }),
  solution: fromSides,
  ask: ({ corners, squares, hidden, at, name, stem }) => {
    const [p, q, r] = corners
    const vertex = at === 'first' ? p : r
    const triangle = {
      corners,
      base: length(squares, 'adjacent'),
      height: length(squares, 'opposite'),
      hypotenuse: length(squares, 'hypotenuse'),
    }
    const given = [
      ...withLength(triangle.base, hidden, 'adjacent', `${p}${q}`),
      ...withLength(triangle.height, hidden, 'opposite', `${q}${r}`),
      ...withLength(triangle.hypotenuse, hidden, 'hypotenuse', `${p}${r}`),
    ].join(' and ')
    return {
      question: `${stem(corners.join(''), q, given, `\\${name} ${vertex}`)} Leave the root in your answer.`,
      rule: { kind: 'surd' },
      figure: rightTriangleFigure(triangle, hidden, given),
      hints: [...namingHints(vertex, name), 'If a root is left in the denominator, rationalise it.'],
      explanation:
        'The third side of a right triangle is often a root; the ratios are formed as always, and a root in the denominator is rationalised.',
    }
  },
  crossCheck: ({ squares, at, name }) => {
    const angle = (Math.atan2(length(squares, 'opposite'), length(squares, 'adjacent')) * 180) / Math.PI
    return measured(ratioAt(name, at === 'first' ? angle : 90 - angle))
  },
  slips: ({ squares, hidden, at, name }) => {
    const text = (asked: RatioName, of = squares) => surdText(quotientOf(seenFrom(of, at), asked))
    return distinctSlips(text(name), [
      {
        response: text(coRatio[name]),
        note: 'The opposite and the adjacent side are exchanged: name the side opposite to the angle first.',
        step: 'named',
      },
      { response: text(reciprocal[name]), note: 'The ratio is upside down.', step: 'ratio' },
      {
        response: text(name, wrongSquares(squares, hidden)),
        note: 'The square of the hypotenuse is the sum of the other two squares. Did you add or subtract?',
        step: 'third side',
      },
      { response: text(mistaken[name]), note: 'Check which two sides this ratio compares.', step: 'ratio' },
    ])
  },
})
