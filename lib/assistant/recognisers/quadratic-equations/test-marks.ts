import { behind, phrase, told } from '../../question/phrase'
import { testMarks as solution } from '../../../solutions/quadratic-equations/test-marks'
import { recogniser } from '../../recogniser'

const sums = [
  'sum * marks * #s',
  'has|got|have #s marks all|total|together|altogether',
  'marks * add|adds up? #s',
] as const
const changes = [
  'got|scored|get #u more ~a #d fewer|less|lesser ~b',
  'got|scored|get #u marks more ~a #d marks less|fewer ~b',
  'got|scored|get #u more marks ~a #d fewer|less marks ~b',
] as const

const bare = (name: string): readonly string[] => name.split(' ').map((word) => word.replace(/s$/, ''))
const same = (one: string, other: string): boolean => bare(one).some((word) => bare(other).includes(word))

export const testMarks = recogniser({
  id: 'marks-in-two-tests',
  solution,
  story: true,
  cues: ['marks'],
  words: ['sum', 'product', 'two', 'one', 'class', 'both', 'possible', 'all'],
  examples: [
    "In a class test, the sum of Shefali's marks in Mathematics and English is 30. Had she got 2 more in Mathematics and 3 fewer in English, the product of her marks would have been 210. Find both possible values of her marks in Mathematics.",
    'sum of marks of shefali in maths and english is 30. if she got 2 marks more in maths and 3 marks less in english, product of marks would be 210. find possible marks in maths',
    'Harpreet has 31 marks in all in two class tests, one in Science and one in Hindi. Had he got 2 more in Science and 1 fewer in Hindi, the product of his marks would have been 252. What can be his marks in Science?',
  ],
  refuses: [
    "In a class test, the sum of Shefali's marks in Mathematics and English is 30. Had she got 2 more in Mathematics and 3 fewer in English, the product of her marks would have been 210. Find both possible values of her marks in English.",
    "In a class test, the sum of Shefali's marks in Mathematics and English is 30. Had she got 2 more in Mathematics and 3 more in English, the product of her marks would have been 210. Find her marks in Mathematics.",
    "In a class test, the product of Shefali's marks in Mathematics and English is 210. Had she got 2 more in Mathematics and 3 fewer in English, the sum of her marks would have been 30. Find her marks in Mathematics.",
  ],
  read: (question) => {
    const [sum, change, product] = [
      phrase(question, ...sums),
      phrase(question, ...changes),
      phrase(question, 'product marks? * #p'),
    ]
    if (!sum || !change || !product) return null
    const [first = 0, second = 0, third = 0] = [sum, change, product].map(({ taken }) =>
      question.apart.findIndex((item) => taken.includes(item)),
    )
    if (first > second || second > third) return null
    const rest = behind(question, sum, change, product)
    const words = rest.flatMap((item) => (item.kind === 'word' ? item.text : []))
    const subject = words.at(-1) ?? ''
    const plain = ['both', 'possible', 'marks', 'value', 'her', 'his', 'their', 'in', 'all', 'find']
    const fits = words.slice(0, -1).every((word) => plain.includes(word)) && words.includes('marks')
    if (!fits || words.length !== rest.length || !same(change.nouns.a, subject) || same(change.nouns.b, subject))
      return null
    return {
      given: { sum: sum.numbers.s, up: change.numbers.u, down: change.numbers.d, product: product.numbers.p },
      ...told(question, sum, change, product, { taken: rest }),
    }
  },
  before: () => '',
})
