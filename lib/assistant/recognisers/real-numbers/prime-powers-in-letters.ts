import { letterProductsIn, productWords } from './letter-products'
import { primePowersInLetters as solution, type Given } from '../../../solutions/real-numbers/prime-powers-in-letters'
import { recogniser } from '../../recogniser'

export const primePowersInLetters = recogniser<Given>({
  id: 'measure-of-prime-powers-in-letters',
  solution,
  story: true,
  cues: ['hcf', 'lcm'],
  words: productWords,
  examples: [
    'If two positive integers m and n are expressible in the form m = x³y² and n = xy³, where x, y are distinct prime numbers, find HCF (m, n).',
    'If two positive integers a and b are written as a = p^4 q^5 and b = p^5 q^3, where p and q are distinct prime numbers, find LCM(a, b).',
    'Let a = p q^5 and b = p^3 q for two distinct prime numbers p and q. Write HCF(a, b) as a product of powers of p and q.',
    'Two positive integers are p^2 q and p q^3, where p and q are two different prime numbers. What is their HCF?',
    'if a = x^3y^2 and b = xy^3 where x,y are prime find hcf(a,b)',
    'lcm of p^2q^3 and p^4q kya hoga p, q prime hai',
  ],
  refuses: [
    'If a = p^4 q^5 and b = p^5 q^3, find the sum of HCF and LCM of a and b.',
    'If a = p^4 q^5 and b = p^5 q^3, find the number of factors of HCF(a, b).',
    'If a = p^4 q^5 and the LCM of a and b is p^5 q^6, find b.',
    'If a = p^4 q^5, b = p^5 q^3 and c = p q, where p and q are primes, find HCF(a, b, c).',
    'If a = p^4 q^5 and b = p^5 q^3, find the exponent of p in HCF(a, b).',
  ],
  read: (question) => {
    const found = letterProductsIn(question)
    if (!found || found.products.fronts.some((n) => n !== 1)) return null
    const { products, names, used, said } = found
    return products.asked !== 'product' && question.words.includes('product') && !question.words.includes('powers')
      ? null
      : { given: { ...products, names }, used, said }
  },
})
