import { bracketed, condition, doubled, middle } from './pieces/equal-roots-shapes'
import { equationInK, isDoubled, isMiddle, type EquationInK } from './pieces/equation-in-k'
import { rationalRootsOf } from './pieces/formula'
import { factorTex, isConstant, linearAt, linearTex } from './pieces/linear-in-k'
import { inLowestTerms, sizeObjection } from './pieces/whole'
import { quadratic, type Quadratic } from './pieces/equation'
import {
  add,
  divide,
  equals,
  fraction,
  isSquare,
  multiply,
  negate,
  sign,
  subtract,
  toTex,
  toText,
  type Fraction,
} from '../../maths'
import { polynomialTex } from '../../maths'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { worked, type Solution } from '../solution'

const four = fraction(4)

/** The discriminant as αk² + βk + γ. */
function discriminantInK({ a, b, c }: EquationInK): Quadratic {
  const twice = (one: Fraction, other: Fraction) => multiply(fraction(2), multiply(one, other))
  const product = (one: Fraction, other: Fraction) => multiply(four, multiply(one, other))
  return quadratic(
    subtract(multiply(b.k, b.k), product(a.k, c.k)),
    subtract(twice(b.k, b.constant), add(product(a.k, c.constant), product(a.constant, c.k))),
    subtract(multiply(b.constant, b.constant), product(a.constant, c.constant)),
  )
}

/** The rational k for which D = 0, in growing order; null where they are not rational. */
export function valuesOf(given: EquationInK): readonly Fraction[] | null {
  const D = discriminantInK(given)
  if (sign(D.a) === 0) return sign(D.b) === 0 ? [] : [divide(negate(D.c), D.b)]
  const { coefficients } = inLowestTerms(D)
  const [a, b, c] = coefficients
  const inner = b * b - 4 * a * c
  if (inner < 0) return []
  if (!isSquare(inner)) return null
  const [greater, less] = rationalRootsOf(coefficients)
  return equals(greater, less) ? [less] : [less, greater]
}

/** Those that leave a quadratic. */
export const accepted = (given: EquationInK, values: readonly Fraction[]): readonly Fraction[] =>
  values.filter((k) => sign(linearAt(given.a, k)) !== 0 && !(given.nonzero === true && sign(k) === 0))

/** Any other equation: D = 0 is worked out and solved, and what leaves no quadratic is rejected. */
function general(given: EquationInK, values: readonly Fraction[]): Solution {
  const { a, b, c } = given
  const D = discriminantInK(given)
  const kept = accepted(given, values)
  const rejected = values.filter((k) => !kept.includes(k))
  const shown = (list: readonly Fraction[]) => list.map((k) => `$k = ${toTex(k)}$`).join(' or ')
  return {
    lines: [
      says`Given: ${chain(equationInK(given), '0')}, so $a = ${linearTex(a)},\\ b = ${linearTex(b)},\\ c = ${linearTex(c)}$`,
      condition,
      earns(0.5, says`${chain(`(${linearTex(b)})^2 - 4(${linearTex(a)})(${linearTex(c)})`, '0')}`, 'discriminant'),
      line('opened', says`Opening the brackets: ${chain(polynomialTex([D.a, D.b, D.c], 'k'), '0')}`),
      earns(0.5, `So ${shown(values)}.`, 'values'),
      ...rejected.map((k) =>
        line(
          'rejected',
          sign(linearAt(a, k)) === 0
            ? `If $k = ${toTex(k)}$, the coefficient of $x^2$, $${factorTex(a)}$, is zero, so it is rejected.`
            : 'As $k$ is not zero, $k = 0$ is rejected.',
        ),
      ),
      earns(0.5, `Hence ${shown(kept)}.`),
    ],
    key: kept.map(toText).join(', '),
  }
}

function objectionTo(given: EquationInK): string | null {
  const D = discriminantInK(given)
  if ([given.a, given.b, given.c].every(isConstant)) return 'There is no $k$ in this equation.'
  if (isConstant(given.a) && sign(given.a.constant) === 0)
    return 'There is no $x^2$ term, so this is no quadratic equation.'
  const size = sizeObjection(D)
  if (size !== null) return size
  if (isMiddle(given)) return sign(D.c) > 0 ? 'For no real value of $k$ are the roots of this equation equal.' : null
  if ([D.a, D.b, D.c].every((value) => sign(value) === 0)) return 'The roots of this equation are equal for every $k$.'
  const values = valuesOf(given)
  if (values === null) return 'Here $k$ is irrational: are the coefficients copied right?'
  return accepted(given, values).length === 0 ? 'For no real value of $k$ are the roots of this equation equal.' : null
}

interface Manner {
  /** Where both coefficients hold k: 2 where it is left out. */
  readonly marks?: 2 | 3
}

/** E.g. "For what value of k does the quadratic equation kx(x − 4) + 12 = 0 have two equal roots?" */
export const equalRoots = worked<EquationInK, Manner>({
  id: 'equal-roots',
  archetype: 'qe-k-equal-roots',
  objection: objectionTo,
  solve: (given, { marks } = {}) => {
    if (isMiddle(given)) return middle(given)
    if (given.bracketed) return bracketed(given)
    const values = valuesOf(given) ?? []
    const [u, v] = values
    if (u && v && isDoubled(given) && accepted(given, values).length === 2) return doubled(given, u, v, marks)
    return general(given, values)
  },
})
