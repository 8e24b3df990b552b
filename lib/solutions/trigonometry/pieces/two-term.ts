import { add, fraction, isInteger, multiply, sumTex, sumText, toNumber, type Fraction, type Term } from '../../../maths'

/** rational + root × √3, exactly: what heights from two standard angles come to. */
export interface TwoTerm {
  readonly rational: Fraction
  readonly root: Fraction
}

type Whole = Fraction | number
const exact = (value: Whole): Fraction => (typeof value === 'number' ? fraction(value) : value)

export const twoTerm = (rational: Whole, root: Whole): TwoTerm => ({ rational: exact(rational), root: exact(root) })

export const plus = (one: TwoTerm, other: TwoTerm): TwoTerm =>
  twoTerm(add(one.rational, other.rational), add(one.root, other.root))

export const scaled = (value: TwoTerm, by: Whole): TwoTerm =>
  twoTerm(multiply(value.rational, exact(by)), multiply(value.root, exact(by)))

const terms = ({ rational, root }: TwoTerm, rootSign: string): readonly Term[] => {
  const parts: readonly Term[] = [
    [root, rootSign],
    [rational, ''],
  ]
  return rational.n > 0n && root.n < 0n ? [...parts].reverse() : parts
}

/** "10\sqrt{3} - 10". */
export const twoTermTex = (value: TwoTerm): string => sumTex(terms(value, '\\sqrt{3}'))

/** "10√3 - 10" in the grammar of answers. */
export const twoTermText = (value: TwoTerm): string => sumText(terms(value, '√3'))

export const isWhole = ({ rational, root }: TwoTerm): boolean => isInteger(rational) && isInteger(root)

export const floating = ({ rational, root }: TwoTerm): number => toNumber(rational) + toNumber(root) * Math.sqrt(3)
