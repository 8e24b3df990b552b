import { equationTex } from '../../solutions/quadratic-equations/pieces/equation'
import { expanded, factorSteps, type Factors } from '../../solutions/quadratic-equations/pieces/factors'
import { fraction, multiply, subtract, sumTex, toTex, toText } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { chain, earns, line, says, template } from '../template'
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
    const { larger, smaller, k, less, relation, stem } = drawn
    const gap = gapOf(drawn)
    const [what, unit] = stem === 2 ? ['side', ' m'] : ['number', '']
    const factors = factorsOf(drawn)
    const coefficients = expanded(factors)
    const square = relation === 'square'
    const multiple = `${k}y - ${less}`
    const other = fraction(-factors.s, factors.r)
    return {
      question: `${squareGapStory(drawn)} (Give the larger one first.)`,
      rule: {
        kind: 'pair',
        expected: key(larger, smaller),
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
      steps: [
        line(
          'letters',
          says`Let the larger ${what} be $x$${unit} and the smaller $y$${unit}. Then ${chain('x^2 - y^2', `${gap}`)} and ${square ? chain('y^2', sumTex([[k, 'x']])) : chain('x', multiple)}.`,
        ),
        square
          ? earns(1, `Putting $y^2 = ${k}x$ in the first equation: $x^2 - ${k}x = ${gap}$`, 'substituted')
          : earns(
              1,
              `Putting $x = ${multiple}$ in the first equation: $(${multiple})^2 - y^2 = ${gap}$`,
              'substituted',
            ),
        ...(square
          ? []
          : [
              line(
                'opened',
                `Opening the bracket: $${sumTex([
                  [k * k, 'y^2'],
                  [-2 * k * less, 'y'],
                  [less * less, ''],
                ])} - y^2 = ${gap}$`,
              ),
            ]),
        earns(0.5, `In standard form: $${equationTex(coefficients, square ? 'x' : 'y')}$`, 'standard'),
        ...(square ? factorSteps(factors, { factors: 0.5 }) : factorLines(factors)),
        earns(
          0.5,
          square
            ? says`$x = ${toTex(other)}$ is rejected, because the ${what} is positive. So $x = ${larger}$, ${chain('y^2', `${k} \\times ${larger}`, `${smaller ** 2}`)} and ${chain('y', `${smaller}`)}.`
            : says`$y = ${toTex(other)}$ is rejected, because the ${what} is positive. So $y = ${smaller}$ and ${chain('x', `${k} \\times ${smaller} - ${less}`, `${larger}`)}.`,
          'rejected',
        ),
        earns(0.5, `Hence the larger ${what} is $${larger}$${unit} and the smaller is $${smaller}$${unit}.`),
      ],
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

/** The same lines in the letter y. */
const factorLines = (factors: Factors) =>
  factorSteps(factors, { factors: 0.5 }).map((one) => ({
    ...one,
    text: one.text.replaceAll('x', 'y'),
    ...(one.claim && {
      claim: one.claim.map((claim) => ({ ...claim, sides: claim.sides.map((side) => side.replaceAll('x', 'y')) })),
    }),
  }))
