import { gcd, lcm } from '../../maths'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'
import { chosenExponents, productsObjection, productTex, type TwoProducts } from './pieces/letter-powers'

/** E.g. "x and y are primes greater than 3. Find the HCF of 12x³y² and 18x²y⁵." */
export const measureOfProducts = worked<TwoProducts>({
  id: 'measure-of-products',
  archetype: 'rn-monomial-hcf-lcm',
  objection: productsObjection,
  solve: (given) => {
    const { fronts, letters, asked } = given
    const front = (asked === 'HCF' ? gcd : lcm)(...fronts)
    const exponents = chosenExponents(given)
    const measure = productTex(front, letters, exponents)
    const size = asked === 'HCF' ? 'smaller' : 'greater'
    return {
      lines: [
        line(
          `number in ${asked}`,
          says`For the ${asked} take the ${asked} of the numbers in front, ${chain(`\\text{${asked}}(${fronts.join(', ')})`, `${front}`)}`,
        ),
        line(`powers in ${asked}`, `and the ${size} power of each letter: $${productTex(1, letters, exponents)}$`),
        earns(1, `So the ${asked} is $${measure}$`, asked),
      ],
      key: measure,
    }
  },
})
