import { add, fraction, multiply, sign, sumTex, type Fraction } from '../../../maths'

/** A coefficient that may hold an unknown: k times `k`, and `constant`. */
export interface LinearInK {
  readonly k: Fraction
  readonly constant: Fraction
}

export const inK = (k: number, constant: number): LinearInK => ({ k: fraction(k), constant: fraction(constant) })

/** "2k - 3" */
export const linearTex = ({ k, constant }: LinearInK): string =>
  sumTex([
    [k, 'k'],
    [constant, ''],
  ])

/** The same where it stands beside others: "(2k - 3)", "3k", "(-7)". */
export const factorTex = (value: LinearInK): string => {
  const shown = linearTex(value)
  return / /.test(shown) || shown.startsWith('-') ? `(${shown})` : shown
}

export const linearAt = ({ k, constant }: LinearInK, value: Fraction): Fraction => add(multiply(k, value), constant)

export const isConstant = ({ k }: LinearInK): boolean => sign(k) === 0

/** "(k - 3)", "k": the factor of a polynomial in k with that root. */
export const factorOf = (root: Fraction): string =>
  sign(root) === 0 ? 'k' : `(${linearTex({ k: fraction(1), constant: fraction(-root.n, root.d) })})`
