import { fromSumAndProduct as rationalOnes } from './pieces/forming'
import { fromSumAndProduct } from './from-sum-and-product'
import { fromSurdSum } from './from-surd-sum'
import { zeroes } from './zeroes'
import { fraction, negate, type Surd } from '../../maths'
import { multiply, negate as minus, newBudget, single, type Sum } from '../../maths/sum'
import { inLetters } from '../quadratic-equations/in-letters'
import { lineOf, type Line } from '../line'
import { worked, type Solution } from '../solution'

/** The sum and the product of the zeroes, each a rational number or one root. */
export interface Given {
  readonly sum: Surd
  readonly product: Surd
}

const isRational = ({ sum, product }: Given): boolean => sum.radicand === 1 && product.radicand === 1

const sumOf = ({ coefficient, radicand }: Surd): Sum =>
  coefficient.n === 0n ? new Map() : single({ coefficient, radicand: BigInt(radicand), powers: [] })

/** The polynomial with roots in it, freed of fractions. */
function surdOnes({ sum, product }: Given) {
  const by = single({ coefficient: fraction(sum.coefficient.d * product.coefficient.d), radicand: 1n, powers: [] })
  const times = (one: Sum): Sum => multiply(by, one, newBudget())
  return {
    x: 'x',
    coefficients: [by, times(minus(sumOf(sum))), times(sumOf(product))] as const,
    asked: 'zeroes' as const,
  }
}

/** The polynomial, and then its zeroes: each worked as it is where it is asked alone. */
function both(given: Given): {
  readonly formed: Solution
  readonly found: Solution | null
  readonly objection: string | null
} {
  if (isRational(given)) {
    const [sum, product] = [given.sum.coefficient, given.product.coefficient]
    const [a = fraction(1), b = negate(sum), c = product] = rationalOnes(sum, product)
    const polynomial = { a, b, c, letter: 'x' }
    const objection = zeroes.objection(polynomial)
    return {
      formed: fromSumAndProduct.solve({ sum, product }),
      found: objection === null ? zeroes.solve(polynomial) : null,
      objection,
    }
  }
  const polynomial = surdOnes(given)
  const objection = inLetters.objection(polynomial)
  return { formed: fromSurdSum.solve(given), found: objection === null ? inLetters.solve(polynomial) : null, objection }
}

/** A line of the second part goes by no name and earns no marks of its own. */
const plain = (step: Solution['lines'][number]): Line => {
  const { text, claim } = lineOf(step)
  return claim ? { text, claim } : { text }
}

/** E.g. "Find a quadratic polynomial, the sum and product of whose zeroes are 21/8 and 5/16. Hence find its zeroes." */
export const formedAndZeroes = worked<Given>({
  id: 'formed-and-zeroes',
  archetype: 'poly-form-sum-product',
  objection: (given) => both(given).objection,
  solve: (given) => {
    const { formed, found } = both(given)
    if (!found) throw new Error('formedAndZeroes: no zeroes')
    return {
      lines: [...formed.lines, ...found.lines.map(plain)],
      key: `${formed.key}; ${found.key}`,
    }
  },
})
