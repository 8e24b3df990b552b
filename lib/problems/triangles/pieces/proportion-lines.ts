import {
  difference,
  lengthAt,
  negativeAt,
  otherRoot,
  partTex,
  productOf,
  productTex,
  type FourParts,
} from './four-parts'
import { gcd, polynomialTex, toTex } from '../../../maths'
import { chain, earns, line, says, type Step } from '../../template'

/** From the proportion of the four parts to x; `names` are the four segments, `product` what the product earns, if anything. */
export function solving(drawn: FourParts, names: readonly string[], product?: number): readonly Step[] {
  const [first, second, third, fourth] = drawn.parts
  const [a, b, c] = difference(drawn)
  const other = otherRoot(drawn)
  const [one, two, three, four] = drawn.parts.map(partTex)
  const [nameOne, nameTwo, nameThree, nameFour] = names
  const expanded = chain(polynomialTex(productOf(first, fourth)), polynomialTex(productOf(second, third)))
  const crossed = says`Cross-multiplying: ${chain(productTex(first, fourth), productTex(second, third))}`
  const named = `$\\frac{${nameOne}}{${nameTwo}} = \\frac{${nameThree}}{${nameFour}}$`
  const opening = [
    earns(0.5, says`${named}: ${chain(`\\frac{${one}}{${two}}`, `\\frac{${three}}{${four}}`)}`, 'proportion'),
    product === undefined ? line('crossed', crossed) : earns(product, crossed, 'crossed'),
    says`Opening the brackets: ${expanded}`,
  ]
  if (other === null) {
    const [times, value] = b < 0 ? [-b, c] : [b, -c]
    return [
      ...opening,
      earns(0.5, says`The $x^2$ terms cancel: ${chain(polynomialTex([times, 0]), `${value}`)}`, 'solved'),
      earns(0.5, says`Hence ${chain('x', `${drawn.root}`)}.`),
    ]
  }
  const sign = a < 0 ? -1 : 1
  const common = gcd(a, b, c)
  const whole = [a * sign, b * sign, c * sign]
  const [p, q, r] = [(a * sign) / common, (b * sign) / common, (c * sign) / common]
  const bad = negativeAt(drawn, other)
  return [
    ...opening,
    `Bringing all terms to one side: $${polynomialTex(whole)} = 0$${common > 1 ? `. Dividing by ${common}: $${polynomialTex([p, q, r])} = 0$` : ''}`,
    earns(
      0.5,
      `Factorising: $(${polynomialTex([1, -drawn.root])})(${polynomialTex([p, q + p * drawn.root])}) = 0$, so $x = ${drawn.root}$ or $x = ${toTex(other)}$`,
      'solved',
    ),
    line(
      'rejected',
      `$x = ${toTex(other)}$ is rejected: it would make the length $${partTex(bad)}$ equal to $${toTex(lengthAt(bad, other))}$, which is not positive.`,
    ),
    earns(0.5, says`Hence ${chain('x', `${drawn.root}`)}.`),
  ]
}
