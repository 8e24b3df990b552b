import { add, fraction, multiply, sign, sumTex, type Fraction } from '../../../maths'

/** A coefficient that may hold the unknown: so many k, and a constant. */
export interface LinearInK {
  readonly k: Fraction
  readonly constant: Fraction
}

export const linearInK = (k: number, constant: number): LinearInK => ({
  k: fraction(k),
  constant: fraction(constant),
})

export const isConstant = ({ k }: LinearInK): boolean => sign(k) === 0

export const linearAt = ({ k, constant }: LinearInK, value: Fraction): Fraction => add(multiply(k, value), constant)

/** "2k - 1" */
export const linearInKTex = ({ k, constant }: LinearInK): string =>
  sumTex([
    [k, 'k'],
    [constant, ''],
  ])
