import { asks } from '../../question/asks'
import { phrase, told } from '../../question/phrase'
import { reversal } from '../linear-equations/digit-phrases'
import { digitProduct as solution } from '../../../solutions/quadratic-equations/digit-product'
import { recogniser } from '../../recogniser'

const products = [
  'product digits two? digit? number? #p',
  'digits two? digit? number? have|has product #p',
  'digits two digit number have|has product #p',
  'digits product #p',
] as const

export const digitProduct = recogniser({
  id: 'product-of-digits',
  solution,
  story: true,
  cues: ['digit', 'digits'],
  words: ['two', 'digit', 'digits', 'number', 'original', 'formed', 'obtained'],
  examples: [
    'A two-digit number is such that the product of its digits is 18. When 63 is subtracted from the number, the digits interchange their places. Find the number.',
    'The digits of a two-digit number have the product 20. If the digits are interchanged, the new number is 9 less than the original number. What is the original number?',
    'product of digits of a 2 digit number is 14. if 45 is added to the number the digits interchange their places. find the number',
  ],
  refuses: [
    'A two-digit number is such that the product of its digits is 18. When 63 is subtracted from the number, the digits interchange their places. Find the sum of the digits.',
    'A two-digit number is such that the sum of its digits is 11. When 63 is subtracted from the number, the digits interchange their places. Find the number.',
    'A three-digit number is such that the product of its digits is 18. When 99 is subtracted from the number, the digits interchange their places. Find the number.',
  ],
  read: (question) => {
    const [product, change] = [phrase(question, ...products), reversal(question)]
    const asked = product && change && asks(question, [product, change], ['number'])
    return (
      asked && {
        given: { product: product.numbers.p, gain: change.gain },
        ...told(question, product, change, asked),
      }
    )
  },
  before: () => 'Number: ',
})
