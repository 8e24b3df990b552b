import {
  add,
  compare,
  divide,
  equals,
  exact,
  isInteger,
  multiply,
  negate,
  one,
  polynomialTex,
  sign,
  toTex,
  valueAt,
  type Fraction,
} from '../../../maths'
import { commonDivisor } from './common-divisor'
import {
  difference,
  fitting,
  isPositiveAt,
  productOf,
  rootsOf,
  type Linear,
  type Proportion,
  type Quadratic,
} from './proportion'
import { chain, says } from '../../claim'
import { earns, line, type Step } from '../../line'

const isSingle = ([p, q]: Linear): boolean => sign(p) === 0 || sign(q) === 0

/** From the proportion of the four parts to x; `names` are the four segments, `product` what the product earns, if anything. */
export function solving(proportion: Proportion, names: readonly string[], product?: number): readonly Step[] {
  const { parts, letter } = proportion
  const [first, second, third, fourth] = parts
  const tex = (coefficients: readonly Fraction[]) => polynomialTex(coefficients, letter)
  /** "2x(3x - 7)": a part of one term stands in front, without brackets. */
  const productTex = (left: Linear, right: Linear): string => {
    if (isSingle(left) && isSingle(right)) return `${tex(left)} \\times ${tex(right)}`
    if (isSingle(right)) return productTex(right, left)
    return `${isSingle(left) ? tex(left) : `(${tex(left)})`}(${tex(right)})`
  }
  const [a, b, c] = difference(proportion)
  const [nameOne, nameTwo, nameThree, nameFour] = names
  const crossed = says`Cross-multiplying: ${chain(productTex(first, fourth), productTex(second, third))}`
  const named = `$\\frac{${nameOne}}{${nameTwo}} = \\frac{${nameThree}}{${nameFour}}$`
  const shares = chain(`\\frac{${tex(first)}}{${tex(second)}}`, `\\frac{${tex(third)}}{${tex(fourth)}}`)
  const opening = [
    earns(0.5, says`${named}: ${shares}`, 'proportion'),
    product === undefined ? line('crossed', crossed) : earns(product, crossed, 'crossed'),
    says`Opening the brackets: ${chain(tex(productOf(first, fourth)), tex(productOf(second, third)))}`,
  ]
  const roots = rootsOf(proportion) ?? []
  const found = fitting(proportion)
  const hence = earns(
    0.5,
    found.length === 1
      ? says`Hence ${chain(letter, toTex(found[0] ?? one))}.`
      : `Hence ${found.map((root) => `$${letter} = ${toTex(root)}$`).join(' or ')}.`,
  )
  if (sign(a) === 0) {
    const [times, value] = sign(b) < 0 ? [negate(b), c] : [b, negate(c)]
    const isSquare = sign(multiply(first[0], fourth[0])) !== 0
    const collected = chain(tex([times, exact(0)]), toTex(value))
    return [
      ...opening,
      earns(
        0.5,
        isSquare ? says`The $${letter}^2$ terms cancel: ${collected}` : says`Collecting the terms: ${collected}`,
        'solved',
      ),
      hence,
    ]
  }
  return [...opening, ...quadraticLines(proportion, [a, b, c], roots), hence]
}

/** The roots by factors, and the one that makes no length rejected. */
function quadraticLines(proportion: Proportion, [a, b, c]: Quadratic, roots: readonly Fraction[]): readonly Step[] {
  const { parts, letter } = proportion
  const tex = (coefficients: readonly Fraction[]) => polynomialTex(coefficients, letter)
  const turned = exact(sign(a))
  const whole = [multiply(a, turned), multiply(b, turned), multiply(c, turned)]
  const common = commonDivisor(whole)
  const lowest = whole.map((value) => divide(value, common))
  const [p = one, q = one] = lowest
  const good = roots.find((root) => isPositiveAt(proportion, root)) ?? one
  const other = roots.find((root) => root !== good) ?? good
  const divided = isInteger(common) ? `Dividing by ${toTex(common)}` : `Multiplying by $${toTex(divide(one, common))}$`
  const bad = roots.find((root) => !isPositiveAt(proportion, root))
  const part = bad && (parts.find((each) => compare(valueAt(each, bad), exact(0)) <= 0) ?? parts[0])
  const both = equals(other, good)
    ? `$${letter} = ${toTex(good)}$`
    : `$${letter} = ${toTex(good)}$ or $${letter} = ${toTex(other)}$`
  return [
    `Bringing all terms to one side: $${tex(whole)} = 0$${equals(common, one) ? '' : `. ${divided}: $${tex(lowest)} = 0$`}`,
    earns(
      0.5,
      `Factorising: $(${tex([one, negate(good)])})(${tex([p, add(q, multiply(p, good))])}) = 0$, so ${both}`,
      'solved',
    ),
    ...(bad && part
      ? [
          line(
            'rejected',
            `$${letter} = ${toTex(bad)}$ is rejected: it would make the length $${tex(part)}$ equal to $${toTex(valueAt(part, bad))}$, which is not positive.`,
          ),
        ]
      : []),
  ]
}
