import { primeOfHcf as solution } from '../../../solutions/real-numbers/prime-of-hcf'
import { lettersNamed } from '../../question/pick'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'

/** A prime number, from its HCF with another number. */
export const primeOfHcf = recogniser({
  id: 'prime-of-hcf',
  solution,
  cues: ['hcf'],
  words: ['number'],
  examples: [
    'HCF of k and 93 is 31 where k is a prime number. Find k',
    'k is a prime number and HCF of k and 62 is 31, what is k',
    'If the HCF of 85 and p is 17 and p is prime, find p.',
    'if hcf(p, 85) = 17 and p is prime find p',
  ],
  refuses: [
    'HCF of k and 93 is 31. Find k',
    'HCF of k and 93 is 31 where k is not a prime number. Find k',
    'HCF of k and 93 is 31 where k is a prime number. Find the LCM of k and 93',
    'HCF of k and 93 is 31 where k + 1 is a prime number. Find k',
  ],
  read: (question) => {
    const measure = phrase(question, 'hcf @k:letter #n is|equal #h') ?? phrase(question, 'hcf #n @k:letter is|equal #h')
    const prime = phrase(question, '@k:letter is|being a? prime')
    const letter = measure?.facts.k.name
    if (!measure || letter === undefined || prime?.facts.k.name !== letter) return null
    const stated = told(question, measure, prime)
    return {
      given: { letter, other: measure.numbers.n, hcf: measure.numbers.h },
      said: stated.said,
      used: [...stated.used, ...lettersNamed(question, letter)],
    }
  },
  before: ({ letter }) => `${letter} = `,
})
