import { fraction, isInteger, isSquare, sumTex, toNumber, toTex, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'
import { equationTex } from './pieces/equation'
import { expanded, factorSteps, type Factors } from './pieces/factors'
import { noWhole, wholeObjection } from './pieces/story'

/** The difference of the squares of two positive numbers, and what ties them: the smaller one's square to the larger, or the two themselves. */
export type Given = { readonly gap: Fraction } & (
  | { readonly relation: 'square'; readonly times: Fraction }
  /** The larger is so many times the smaller, less so much. */
  | { readonly relation: 'multiple'; readonly times: Fraction; readonly less: Fraction }
)

/** What the two are: numbers, or the sides of floors in metres. */
export interface Manner {
  readonly what: string
  readonly unit: string
}

interface Numbers {
  readonly larger: number
  readonly smaller: number
}

/** Both numbers where they are whole, one pair only. */
function numbersOf(given: Given): Numbers | null {
  const [gap, k] = [toNumber(given.gap), toNumber(given.times)]
  if (given.relation === 'square') {
    const D = k * k + 4 * gap
    const larger = (k + Math.sqrt(D)) / 2
    const smaller = Math.sqrt(k * larger)
    return isSquare(D) && Number.isInteger(larger) && Number.isInteger(smaller) ? { larger, smaller } : null
  }
  const less = toNumber(given.less)
  // (ky − less)² − y² = gap
  const [a, b, c] = [k * k - 1, -2 * k * less, less * less - gap]
  const D = b * b - 4 * a * c
  const smaller = (-b + Math.sqrt(D)) / (2 * a)
  return D > 0 && c < 0 && isSquare(D) && Number.isInteger(smaller) ? { larger: k * smaller - less, smaller } : null
}

function factorsOf(given: Given, { larger, smaller }: Numbers): Factors {
  const k = toNumber(given.times)
  if (given.relation === 'square') return { p: 1, q: -larger, r: 1, s: larger - k }
  return { p: 1, q: -smaller, r: k * k - 1, s: (k * k - 1) * smaller - 2 * k * toNumber(given.less) }
}

/** The same lines in the letter y. */
const factorLines = (factors: Factors) =>
  factorSteps(factors, { factors: 0.5 }).map((one) => ({
    ...one,
    text: one.text.replaceAll('x', 'y'),
    ...(one.claim && {
      claim: one.claim.map((claim) => ({ ...claim, sides: claim.sides.map((side) => side.replaceAll('x', 'y')) })),
    }),
  }))

function objection(given: Given): string | null {
  const stated = [given.gap, given.times, ...(given.relation === 'multiple' ? [given.less] : [])]
  const general = wholeObjection(...stated)
  if (general !== null) return general
  if (given.relation === 'multiple' && (given.times.n < 2n || !isInteger(given.less)))
    return 'I can work with a larger number that is twice the smaller or more, less so much.'
  return numbersOf(given) === null ? noWhole('the numbers') : null
}

/** E.g. "The difference of the squares of two positive numbers is 45. The square of the smaller is 4 times the larger. ..." */
export const squareDifference = worked<Given, Manner>({
  id: 'square-difference',
  archetype: 'qe-word-square-difference',
  objection,
  solve: (given, { what, unit } = { what: 'number', unit: '' }) => {
    const numbers = numbersOf(given) ?? { larger: 0, smaller: 0 }
    const { larger, smaller } = numbers
    const [gap, k] = [toNumber(given.gap), toNumber(given.times)]
    const less = given.relation === 'multiple' ? toNumber(given.less) : 0
    const factors = factorsOf(given, numbers)
    const coefficients = expanded(factors)
    const square = given.relation === 'square'
    const kx = sumTex([[k, 'x']])
    const multiple = `${k}y - ${less}`
    const other = fraction(-factors.s, factors.r)
    return {
      lines: [
        line(
          'letters',
          says`Let the larger ${what} be $x$${unit} and the smaller $y$${unit}. Then ${chain('x^2 - y^2', `${gap}`)} and ${square ? chain('y^2', kx) : chain('x', multiple)}.`,
        ),
        square
          ? earns(1, `Putting $y^2 = ${kx}$ in the first equation: $x^2 - ${kx} = ${gap}$`, 'substituted')
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
      key: `larger = ${larger}, smaller = ${smaller}`,
    }
  },
})
