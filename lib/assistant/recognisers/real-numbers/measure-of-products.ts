import { letterProductsIn, productWords } from './letter-products'
import { measureOfProducts as solution } from '../../../solutions/real-numbers/measure-of-products'
import { recogniser } from '../../recogniser'

export const measureOfProducts = recogniser({
  id: 'measure-of-products-with-letters',
  solution,
  story: true,
  cues: ['hcf', 'lcm'],
  words: productWords.filter((word) => word !== 'product'),
  examples: [
    'Two numbers are 42a^5 b^2 and 18a b^3, where a and b are two different primes, both greater than 7. Write the HCF of the two numbers.',
    'x and y are different prime numbers greater than 7. Consider the numbers 24x^4 y^5 and 9x^4 y^4. Find the LCM of the two numbers.',
    'hcf of 12x^2y^3 and 18xy^5',
    'lcm of 8p^2q and 12pq^3 batao jaha p aur q prime hai',
  ],
  refuses: [
    'x and y are primes. Find the product of the HCF and LCM of 24x^4 y^5 and 9x^4 y^4.',
    'x and y are prime numbers greater than 2. Find the LCM of 24x^4 y^5 and 9x^4 y^4.',
    'hcf of 12x^2y^3 and 18xy^5 and lcm of 4 and 6',
    'hcf of 12x^2 + 3 and 18x',
  ],
  read: (question) => {
    const found = letterProductsIn(question)
    if (!found || found.products.asked === 'product' || found.products.fronts.every((n) => n === 1)) return null
    const { products, used, said } = found
    return { given: products, used, said }
  },
})
