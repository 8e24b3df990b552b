import type { Equation, Sheet } from './known'
import { commonDivisor } from '../pieces/common-divisor'
import { numeral } from '../../measure'
import { rootOf } from '../../root'
import { linearSize, sizeTex } from './size'
import { equationIn, isEquation } from './told'
import {
  add,
  divide,
  equals,
  fraction,
  multiply,
  negate,
  one,
  polynomialTex,
  sign,
  subtract,
  toNumber,
  valueAt,
  zero,
  type Fraction,
} from '../../../maths'

export interface Solved {
  readonly value: Fraction
  readonly lines: readonly string[]
}

/** The rational roots of the equation; null where a root is none. */
function rootsOf([a, b, c]: Equation['coefficients']): readonly Fraction[] | null {
  if (sign(a) === 0) return sign(b) === 0 ? null : [divide(negate(c), b)]
  const discriminant = subtract(multiply(b, b), multiply(fraction(4), multiply(a, c)))
  const root =
    sign(discriminant) < 0 ? null : sign(discriminant) === 0 ? { coefficient: zero, radicand: 1 } : rootOf(discriminant)
  if (root?.radicand !== 1) return null
  const bottom = multiply(fraction(2), a)
  const both = [add(negate(b), root.coefficient), subtract(negate(b), root.coefficient)].map((top) =>
    divide(top, bottom),
  )
  const [x, y] = both
  return x && y && equals(x, y) ? [x] : both
}

/** A length that the question tells in the letter, and what it would be with another value of it. */
function notPositive(sheet: Sheet, value: Fraction): string | null {
  const told = sheet.figure.facts.filter(isEquation).flatMap((fact) => {
    const sum = equationIn(fact)
    const [[name = '', times] = []] = [...sum].filter(([product]) => /^[A-Z]{2}$/.test(product))
    const others = [...sum].filter(([product]) => !/^[A-Z]{2}$/.test(product))
    const slope = others.find(([product]) => /^[a-z]$/.test(product))?.[1]
    if (!times || !slope || sum.size > 3 || others.length !== sum.size - 1) return []
    const plain = others.find(([product]) => product === '')?.[1] ?? zero
    return [{ name, of: [divide(negate(slope), times), divide(negate(plain), times)] as const }]
  })
  const bad = told.find(({ of }) => sign(valueAt(of, value)) <= 0)
  if (!bad) return null
  const [slope, plain] = bad.of
  const text = sizeTex(linearSize(slope, plain), sheet.letter)
  const isLetter = text === sheet.letter
  return isLetter
    ? `it would make the length $${bad.name}$ not positive`
    : `it would make $${bad.name} = ${text}$ equal to $${numeral(valueAt(bad.of, value))}$, which is no length`
}

/** The letter from an equation for it, as every drawing shows it; null where it is no rational number, or two of them fit. */
export function letterFrom(sheet: Sheet, { coefficients, lines }: Equation): Solved | null {
  const roots = rootsOf(coefficients)
  const { letter } = sheet
  const fits = (root: Fraction) =>
    sheet.drawn.every((each) => Math.abs(each.letter - toNumber(root)) < 1e-4 * (1 + Math.abs(toNumber(root))))
  const good = roots?.filter(fits) ?? []
  const [value, ...more] = good
  if (!roots || !value || more.length > 0) return null
  const common = commonDivisor(coefficients)
  const turned =
    sign(coefficients[0]) < 0 || (sign(coefficients[0]) === 0 && sign(coefficients[1]) < 0) ? negate(common) : common
  const [a, b, c] = coefficients.map((each) => divide(each, turned))
  if (!a || !b || !c) return null
  const tex = (...of: readonly Fraction[]) => polynomialTex(of, letter)
  if (sign(a) === 0)
    return {
      value,
      lines: [
        ...lines,
        `So $${tex(b, zero)} = ${numeral(negate(c))}$${equals(b, one) ? '' : ` and $${letter} = ${numeral(value)}$`}`,
      ],
    }
  const other = roots.find((root) => !equals(root, value))
  const why = other ? notPositive(sheet, other) : null
  if (other && why === null) return null
  const factors = `(${tex(one, negate(value))})(${tex(a, add(b, multiply(a, value)))})`
  const both = other ? ` or $${letter} = ${numeral(other)}$` : ''
  const isFraction = value.d !== 1n
  return {
    value,
    lines: [
      ...lines,
      `Bringing all to one side: $${tex(a, b, c)} = 0$`,
      ...(isFraction ? [] : [`Factorising: $${factors} = 0$`]),
      `So $${letter} = ${numeral(value)}$${both}`,
      ...(other && why !== null ? [`$${letter} = ${numeral(other)}$ is rejected: ${why}.`] : []),
    ],
  }
}
