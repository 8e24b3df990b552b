import { asksMore, primeMethod, ratioAsked } from './words'
import { hcfAndLcm as solution } from '../../../solutions/real-numbers/hcf-and-lcm'
import { numbersIn, says } from '../../question/pick'
import { told } from '../../question/phrase'
import { recogniser } from '../../recogniser'

export const hcfAndLcm = recogniser({
  id: 'hcf-and-lcm',
  solution,
  cues: ['hcf'],
  words: [...primeMethod, 'lcm', 'express', 'products', 'hence', 'both', 'each'],
  examples: [
    'hcf and lcm of 12 and 18',
    'Find the HCF and LCM of 18, 30 and 39 by the prime factorisation method.',
    'ratio of lcm and hcf of 5, 15, 20',
    'Write 24, 50 and 90 as products of primes, and hence find the HCF and the LCM of the three numbers.',
  ],
  refuses: [
    'product of the HCF and LCM of 12 and 18',
    'HCF of 12 and 18 and LCM of 4 and 6',
    'HCF is 6 and LCM is 36, find the numbers',
    'prime factors of the HCF and LCM of 12 and 18',
    'Can 72 and 20 respectively be the LCM and HCF of two numbers?',
  ],
  read: (question) => {
    // "is it possible for the HCF to be 12"
    if (question.words.includes('possible')) return null
    const { values, used } = numbersIn(question)
    // with options one number is told of two others
    const isEnough = values.length > (question.options.length > 0 ? 1 : 0)
    // "can they be the HCF and the LCM?"
    const isWhether = question.words.some((word) => /^(?:can|could|be|possible|sakt[aie])$/.test(word))
    const ratio = ratioAsked(question)
    return isEnough && !isWhether && says(question, 'hcf', 'lcm') && !asksMore(question)
      ? {
          given: { numbers: values, ...(ratio && { ratio: ratio.ratio }) },
          used,
          said: told(question, ratio?.found ?? null).said,
        }
      : null
  },
  before: ({ ratio }) => (ratio ? `${ratio} = ` : ''),
})
