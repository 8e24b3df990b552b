import { digitOfNumberPower as solution, type Given } from '../../../solutions/real-numbers/digit-of-number-power'
import { phrase, told } from '../../question/phrase'
import { rational } from '../../question/polynomial'
import { factsOf } from '../../question/question'
import { recogniser } from '../../recogniser'

export const digitOfNumberPower = recogniser<Given>({
  id: 'last-digit-of-number-power',
  solution,
  story: true,
  cues: ['digit', 'ends'],
  words: ['digit', 'last', 'unit', 'units', 'number', 'place', 'expansion', 'decimal', 'which'],
  examples: [
    'What is the last digit of 6^15?',
    'unit digit of 7^23',
    '3^50 ka last digit kya hoga',
    'Find the digit in the units place of 4^7.',
  ],
  refuses: [
    'What is the last digit of 6^15 + 5^15?',
    'What is the first digit of 6^15?',
    'Which digit is the last but one digit of 6^15?',
    'What is the last digit of the sum of the digits of 6^15?',
  ],
  read: (question) => {
    const [fact, ...more] = question.facts
    const [number] = factsOf(question, 'number')
    const node = number?.node
    const asked = phrase(question, 'last|unit|units digit|place', 'digit unit|units place?', 'ends|end which? digit')
    if (!fact || more.length > 0 || node?.kind !== 'binary' || node.operation !== '^' || !asked || number?.unit !== '')
      return null
    const [base, exponent] = [rational(node.left), rational(node.right)]
    const given = base && exponent && { base, exponent }
    return given && solution.objection(given) === null ? { given, ...told(question, asked, { taken: [fact] }) } : null
  },
})
