import { threeNumbers as solution, type Given } from '../../../solutions/arithmetic-progressions/three-numbers'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'

/** "The sum of three numbers in AP is 12 and their product is 48. Find the numbers." */
export const threeNumbers = recogniser<Given>({
  id: 'three-numbers-in-ap',
  solution,
  story: true,
  cues: ['ap'],
  words: ['ap', 'three', 'number', 'term', 'consecutive', 'all'],
  examples: [
    'Three numbers are in AP. Their sum is 39 and the sum of their squares is 749. Find the three numbers.',
    'The sum of three consecutive terms of an AP is 21, and the product is 231. Find the three terms.',
    'Find three numbers in AP which add up to 9, if their product is -81.',
    'sum of three nos in ap is 12 and product is 48 find the numbers',
    'Split 207 into three parts such that these are in AP and the product of the two smaller parts is 4623.',
    'three numbers ap me hai, sum 15 hai aur product 80 hai, numbers nikalo',
  ],
  refuses: [
    'Split 207 into three parts in AP such that the product of the two larger parts is 4623.',
    'Split 207 into four parts in AP such that the product of the two smaller parts is 4623.',
    'Three numbers are in AP. Their sum is 39 and the sum of their cubes is 749. Find the three numbers.',
    'Three numbers are in AP. Their sum is 39 and the sum of their squares is 749. Find the greatest number.',
    'Three numbers are in GP and not in AP. Their sum is 39 and their product is 749. Find the three numbers.',
    'Four numbers are in AP. Their sum is 39 and their product is 749. Find the numbers.',
    'Three numbers are in AP. Their sum is 39 and the product of the first and the third is 105. Find the three numbers.',
  ],
  read: (question) => {
    const three = phrase(question, 'three consecutive? number|term', 'three parts')
    const squares = phrase(question, 'sum squares #v', 'squares sum #v', 'squares add up? #v')
    const smaller = squares
      ? null
      : phrase(
          question,
          'product two smaller number|parts|term|ones? #v',
          'product two smaller #v',
          'two smaller number|parts|term product #v',
        )
    const product = (squares ?? smaller) ? null : phrase(question, 'product three? number|term? #v')
    const sum = phrase(
      question,
      'sum three consecutive? number|term ap? #s',
      'sum three? number|term? #s',
      'add|adds up #s',
      'split|divide|divided|separate #s three parts',
    )
    const second = squares ?? smaller ?? product
    const asked = phrase(
      question,
      'find|what|which|determine|batao three? number|term',
      'number|term nikalo|batao|kya',
      'find|determine them',
      'split|divide|divided|separate #s three parts',
      'find|determine|what parts',
    )
    const wholeAp = phrase(question, 'ap')
    if (!three || !second || !sum || !asked || !wholeAp) return null
    return {
      given: {
        sum: sum.numbers.s,
        told: squares ? 'squares' : smaller ? 'smaller' : 'product',
        value: second.numbers.v,
      },
      ...told(question, three, second, sum, asked),
    }
  },
})
