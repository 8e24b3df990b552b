import { told } from '../../question/phrase'
import { bothAsked } from './unknowns'
import { digitGap, digitSum, reversal, reverseSum } from './digit-phrases'
import { twoDigitNumber as solution, type Given } from '../../../solutions/linear-equations/two-digit-number'
import { recogniser } from '../../recogniser'

const asked = ['number', 'original', 'two', 'digit', 'new']

export const twoDigitNumber = recogniser<Given>({
  id: 'two-digit-number',
  solution,
  story: true,
  cues: ['digit', 'digits'],
  words: ['two', 'number', 'original', 'formed', 'obtained'],
  examples: [
    'The digits of a two-digit number add up to 8. The number formed by reversing the digits is less than the number by 36. Find the number.',
    'sum of digits of a 2 digit number is 9. if 27 is added to it the digits get reversed. find the number',
    'The sum of a two-digit number and the number formed by reversing its digits is 88. The tens digit exceeds the ones digit by 2. Find the number.',
  ],
  refuses: [
    'The sum of the digits of a two-digit number is 9. Nine times this number is twice the number obtained by reversing the digits. Find the number.',
    'The product of the digits of a two-digit number is 8. The number formed by reversing the digits is less than the number by 18. Find the number.',
    'The sum of the squares of the digits of a two-digit number is 9. If 27 is added to it the digits get reversed. Find the number.',
    'The sum of the digits of a two-digit number is 9. If 27 is added to it the digits get reversed. Find the product of the digits.',
    'The sum of the digits of a three-digit number is 9. If 99 is added to it the digits get reversed. Find the number.',
  ],
  read: (question) => {
    const [sum, change] = [digitSum(question), reversal(question)]
    if (sum && change) {
      const ask = bothAsked(question, [sum, change], asked)
      return (
        ask && {
          given: { told: 'sumAndReverse', digitSum: sum.numbers.s, gain: change.gain },
          ...told(question, sum, change, ask),
        }
      )
    }
    const [total, gap] = [reverseSum(question), digitGap(question)]
    const ask = total && gap && bothAsked(question, [total, gap], asked)
    return (
      ask && {
        given: { told: 'reverseSumAndDifference', reverseSum: total.numbers.t, larger: gap.larger, gap: gap.gap },
        ...told(question, total, gap, ask),
      }
    )
  },
  before: () => 'Number: ',
})
