import { fraction, isSquare, polynomialTex, polynomialText, sign, toNumber } from '../../maths'
import { says, type Said } from '../claim'
import { line } from '../line'
import { worked } from '../solution'
import { discriminantOf, type Quadratic } from '../quadratic-equations/pieces/equation'
import { sizeObjection, withoutDenominators, type Whole } from '../quadratic-equations/pieces/whole'

export interface Given extends Quadratic {
  readonly letter: string
}

const discriminant = ([a, b, c]: Whole): number => b * b - 4 * a * c

function objection(given: Given): string | null {
  if (sign(given.a) === 0) return 'There is no square in this expression, so it has no two linear factors.'
  const size = sizeObjection(given)
  if (size !== null) return size
  if ([given.a, given.b, given.c].some(({ d }) => d !== 1n)) return 'I factorise expressions with whole coefficients.'
  return isSquare(discriminant(withoutDenominators(given).coefficients))
    ? null
    : `It has no factors with whole numbers: $b^2 - 4ac = ${toNumber(discriminantOf(given))}$ is no square.`
}

/** E.g. "Factorise 6x² − 7x − 3." */
export const factors = worked<Given>({
  id: 'factors',
  archetype: 'poly-zeroes-integer',
  objection,
  solve: (given) => {
    const { letter } = given
    const { coefficients } = withoutDenominators(given)
    const [a, b, c] = coefficients
    const root = Math.sqrt(discriminant(coefficients))
    const zeroes = [fraction(-b + root, 2 * a), fraction(-b - root, 2 * a)]
    const brackets = zeroes.map(({ n, d }) => `(${polynomialText([Number(d), -Number(n)], letter)})`)
    const outside = zeroes.reduce((rest, { d }) => rest / Number(d), a)
    const lead = outside === 1 ? '' : outside === -1 ? '-' : `${outside}`
    const key = `${lead}${brackets.join('')}`
    return {
      lines: [line('split', splitting(coefficients, root)), `So $${polynomialTex([a, b, c], letter)} = ${key}$.`],
      key,
    }
  },
})

const splitting = ([a, b, c]: Whole, root: number): Said =>
  says`Split the middle term: two numbers with the sum $${b}$ and the product $ac = ${a * c}$ are $${(b + root) / 2}$ and $${(b - root) / 2}$.`
