import type { Factors } from '../../solutions/quadratic-equations/pieces/factors'
import { squareDifference as solution } from '../../solutions/quadratic-equations/square-difference'
import { fraction, multiply, subtract, toText } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'
import { gapOf, squareGapStory, type SquareGap } from './pieces/square-gap-stories'

function factorsOf({ relation, larger, smaller, k, less }: SquareGap): Factors {
  if (relation === 'square') return { p: 1, q: -larger, r: 1, s: larger - k }
  return { p: 1, q: -smaller, r: k * k - 1, s: (k * k - 1) * smaller - 2 * k * less }
}

const key = (larger: number | string, smaller: number | string): string => `larger = ${larger}, smaller = ${smaller}`

/** E.g. "The difference of the squares of two positive numbers is 45. The square of the smaller is 4 times the larger. ..." */
export const squareDifference = template({
  id: 'qe-word-square-difference',
  version: 2,
  topic: 'quadratic-equations',
  difficulty: 'medium',
  archetypes: ['qe-word-square-difference', 'qe-word-numbers'],
  marks: 3,
  draw: (random): SquareGap => {
    const relation = random.pick(['square', 'multiple'] as const)
    return random.until(
      (source) => {
        const [larger, smaller] = [source.integer(5, 40), source.integer(3, 32)]
        const k = relation === 'square' ? smaller ** 2 / larger : source.integer(2, 3)
        return { larger, smaller, k, less: k * smaller - larger, relation, stem: source.pick([0, 1, 2] as const) }
      },
      (drawn) => {
        const { larger, smaller, k, less } = drawn
        const { r, s } = factorsOf(drawn)
        return (
          larger > smaller &&
          Number.isInteger(k) &&
          k > 1 &&
          (relation === 'square' || (less >= 2 && less <= 15 && s > 0 && s % r !== 0 && less !== smaller))
        )
      },
    )
  },
  things: ({ larger, smaller }) =>
    [larger, smaller].map((size) => ({ name: 'the side of a floor in metres', size, least: 3, most: 40 })),
  variants: { all: ['square', 'multiple'], of: ({ relation }) => relation },
  pose: (drawn) => {
    const { k, less, relation, stem } = drawn
    const gap = gapOf(drawn)
    const [what, unit] = stem === 2 ? ['side', ' m'] : ['number', '']
    const square = relation === 'square'
    const solved = solution.solve(
      square
        ? { relation, gap: fraction(gap), times: fraction(k) }
        : { relation: 'multiple', gap: fraction(gap), times: fraction(k), less: fraction(less) },
      { what, unit },
    )
    return {
      question: `${squareGapStory(drawn)} (Give the larger one first.)`,
      rule: {
        kind: 'pair',
        expected: solved.key,
        ...(unit !== '' && { unit: 'm' }),
        aliases: { larger: ['x', 'first'], smaller: ['y', 'second'] },
      },
      hints: [
        `Let the larger ${what} be $x$${unit} and the smaller $y$${unit}, and write both facts as equations.`,
        square
          ? 'Put what the second fact says of $y^2$ into the first equation.'
          : 'Put what the second fact says of $x$ into the first equation.',
        `The ${what}s are positive: test both roots.`,
      ],
      steps: solved.lines,
      explanation:
        'Two unknown numbers need two facts. The second one replaces a letter in the first, and a quadratic equation in one letter is left.',
    }
  },
  crossCheck: (drawn) => {
    const { k, less, relation } = drawn
    for (let x = 1; x <= 60; x++)
      for (let y = 1; y < x; y++)
        if ((x - y) * (x + y) === gapOf(drawn) && (relation === 'square' ? y * y === k * x : x + less === k * y))
          return key(x, y)
    return null
  },
  slips: (drawn) => {
    const { larger, smaller, relation, k, less } = drawn
    const { r, s } = factorsOf(drawn)
    const other = fraction(-s, r)
    return distinctSlips(key(larger, smaller), [
      {
        response: key(smaller, larger),
        note: 'The right numbers, on the wrong names: the larger one comes first.',
        step: 'last',
      },
      relation === 'square'
        ? {
            response: key(larger, k * larger),
            note: 'That is the square of the smaller number: take its root.',
            step: 'rejected',
          }
        : {
            response: key(toText(subtract(multiply(fraction(k), other), fraction(less))), toText(other)),
            note: 'Those values are negative: this root must be rejected.',
            step: 'rejected',
          },
    ])
  },
})
