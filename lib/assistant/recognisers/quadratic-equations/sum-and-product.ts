import { behind, phrase, told } from '../../question/phrase'
import { sumAndProduct as solution, type Given } from '../../../solutions/quadratic-equations/sum-and-product'
import { recogniser } from '../../recogniser'

const sums = [
  'two number * sum #s',
  'sum two? number #s',
  'two number add|adds up? #s',
  'divide|split #s two parts|part',
  'together have|has #s',
  'have|has #s together|altogether',
] as const
const products = ['product number|part|parts? * #p', 'product #p', 'multiply #p'] as const

export const sumAndProduct = recogniser<Given>({
  id: 'sum-and-product',
  solution,
  story: true,
  cues: ['product', 'multiply'],
  words: ['two', 'number', 'both', 'divide', 'part', 'parts'],
  examples: [
    'Find two numbers whose sum is 27 and whose product is 182.',
    'Divide 29 into two parts in such a way that the product of the parts is 208.',
    'Leela and Arjun together have 23 marbles. The product of the numbers of marbles that they have is 102. Find the two numbers.',
    'two numbers ka sum 15 aur product 54 hai, numbers batao',
  ],
  refuses: [
    'Find two consecutive numbers whose sum is 27 and whose product is 182.',
    'Find two numbers whose sum is 27 and the product of whose squares is 182.',
    'Find two numbers whose sum is 27 and whose product is 182 less than 400.',
    'John and Jivanti together have 45 marbles. Both of them lost 5 marbles each, and the product of the number of marbles they now have is 124. How many had they at first?',
    'Two numbers have the sum 27 and the product 182. Find the difference of the two numbers.',
    'The sum of the ages of two friends is 20 years. The product is 48. Find their ages.',
  ],
  read: (question) => {
    const sum = phrase(question, ...sums)
    const product = phrase(question, ...products)
    if (!sum || !product) return null
    const asked = behind(question, sum, product)
    const noun = asked.every((item) => item.kind === 'word') && question.words.includes('divide') ? 'part' : 'number'
    return { given: { sum: sum.numbers.s, product: product.numbers.p, noun }, ...told(question, sum, product) }
  },
})
