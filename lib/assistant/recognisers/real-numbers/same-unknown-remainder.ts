import { greatest } from './words'
import { sameUnknownRemainder as solution, type Given } from '../../../solutions/real-numbers/same-unknown-remainder'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'

export const sameUnknownRemainder = recogniser<Given>({
  id: 'greatest-divisor-with-the-same-remainder',
  solution,
  story: true,
  cues: ['same'],
  words: [
    'number',
    'each',
    'every',
    'case',
    'respectively',
    'such',
    'natural',
    'possible',
    'one',
    'all',
    'same',
    'kind',
  ],
  examples: [
    'Find the greatest number that divides 28, 88 and 168 so as to leave the same remainder in each case.',
    'When 78, 168 and 188 are divided by a certain number, the remainder is the same each time. What is the greatest such number?',
    'A stationer has 168, 261 and 509 pens, pencils and erasers respectively. He makes packets of one kind each, all with the same number of articles, and the same number of articles is left over of each kind. Find the greatest possible number of articles in a packet.',
    'largest number which divides 43, 91, 183 and leaves same remainder in each case',
  ],
  refuses: [
    'Find the greatest number that divides 28, 88 and 168 so as to leave the same remainder 8 in each case.',
    'Find the least number that divides 28, 88 and 168 so as to leave the same remainder in each case.',
    'Find the same remainder that the greatest number leaves when it divides 28, 88 and 168.',
    'Find the greatest number that leaves the same remainder when it is divided by 28, 88 and 168.',
  ],
  read: (question) => {
    const found =
      phrase(question, `${greatest} number divides|divide &l * same remainder each|every? case|time?`) ??
      phrase(question, `&l divided * remainder same each|every? * . * ${greatest} such number`)
    if (found) return { given: { numbers: found.rows.l }, ...told(question, found) }
    // packets of one kind each, as many articles in each, and as many left over
    const goods = phrase(question, '&l ~goods')
    const left = phrase(question, 'one kind * same number ~one * same number ~two left over')
    const asked = phrase(question, `${greatest} possible? number ~three in ~packet`)
    const isOne = left && asked && new Set([left.nouns.one, left.nouns.two, asked.nouns.three]).size === 1
    return goods && isOne ? { given: { numbers: goods.rows.l }, ...told(question, goods, left, asked) } : null
  },
})
