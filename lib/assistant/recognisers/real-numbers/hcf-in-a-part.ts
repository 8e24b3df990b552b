import { asksTwice } from './words'
import { sectionNames } from './equal-parts'
import { hcf as solution, type Given } from '../../../solutions/real-numbers/hcf'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'

/** "Find the HCF of 96 and 144, the numbers of students of Class VIII and Class IX." */
export const hcfInAPart = recogniser<Given>({
  id: 'hcf-in-a-part',
  solution,
  story: true,
  asPart: true,
  cues: ['hcf'],
  words: ['number', 'class', 'section', 'part', 'one', 'only', 'each', 'every', 'same'],
  examples: ['Find the HCF of 96 and 144, the numbers of students of Class VIII and Class IX.'],
  refuses: [
    'Find the HCF of 96 and 144, the squares of the numbers of students of Class VIII and Class IX.',
    'Find the product of the HCF of 96 and 144 and the number of students of Class IX.',
    'Find the HCF of 96 and 144 and the LCM of the numbers of students of Class VIII and Class IX.',
  ],
  read: (question) => {
    const found = phrase(question, 'hcf &l number ~things')
    if (!found || asksTwice(question)) return null
    const stated = told(question, found)
    return {
      given: { numbers: found.rows.l, asked: 'hcf' },
      said: stated.said,
      used: [...stated.used, ...sectionNames(question)],
    }
  },
})
