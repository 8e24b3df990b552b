import { primeMethod } from './words'
import { hcfLcmVerify as solution, type Given } from '../../../solutions/real-numbers/hcf-lcm-verify'
import type { Fact } from '../../question/fact'
import { numbersIn, says } from '../../question/pick'
import { recogniser } from '../../recogniser'

const isSign = (fact: Fact): boolean => fact.kind === 'unread' && /^[*=]$/.test(fact.text)

export const hcfLcmVerify = recogniser<Given>({
  id: 'hcf-lcm-verify',
  solution,
  cues: ['verify', 'check', 'show'],
  words: [...primeMethod, 'hcf', 'lcm', 'express', 'product', 'products', 'hence', 'same', 'into', 'equal', 'both'],
  examples: [
    'Find the HCF and LCM of 26 and 91 and verify that HCF × LCM = product of the two numbers.',
    'What are the HCF and the LCM of the numbers 20 and 112? Show that their product is the same as the product of the two numbers.',
    'find the hcf and lcm of 165 and 225 and verify that hcf into lcm is equal to product of the two numbers',
    'hcf n lcm of 96 and 404 also check hcf x lcm = product',
  ],
  read: (question) => {
    const { values, used } = numbersIn(question)
    const [first, second, ...more] = values
    if (!first || !second || more.length > 0 || !says(question, 'hcf', 'lcm', 'product')) return null
    // the signs of "HCF × LCM = product"
    return { given: { numbers: [first, second] }, used: [...used, ...question.facts.filter(isSign)] }
  },
  before: () => '',
})
