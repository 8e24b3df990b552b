import { greatest, least, primeMethod } from './words'
import { hcfAndLcm as solution } from '../../../solutions/real-numbers/hcf-and-lcm'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'

const divides = `${greatest} number divides|divide|dividing each|all|both? &l exactly|completely?` as const
const divided = `${least} number each|all|both? them divides|divide exactly|completely?` as const
const multiple = `${least} number divisible|multiple exactly? each|all|both? them` as const

/** The HCF and the LCM by what they are. */
export const hcfAndLcmTold = recogniser({
  id: 'hcf-and-lcm-told',
  solution,
  story: true,
  cues: ['divides', 'divide'],
  words: [...primeMethod, 'hcf', 'lcm', 'both', 'exactly', 'factorisation'],
  examples: [
    'Using prime factorisation, find both the greatest number that divides each of 48, 66 and 99 exactly and the least number that each of them divides exactly. Give them as HCF and LCM.',
    'find the largest number that divides 12, 18 and 30 and the smallest number divisible by all of them',
  ],
  refuses: [
    'Find the greatest number that divides each of 48, 66 and 99 leaving remainder 3 and the least number that each of them divides exactly.',
    'Find the greatest number that divides each of 48, 66 and 99 and the least number of four digits that each of them divides exactly.',
    'Find the sum of the greatest number that divides each of 48, 66 and 99 exactly and the least number that each of them divides exactly.',
  ],
  read: (question) => {
    const found = phrase(question, `${divides} ${divided}`) ?? phrase(question, `${divides} ${multiple}`)
    return found && { given: { numbers: found.rows.l }, ...told(question, found) }
  },
  before: () => '',
})
