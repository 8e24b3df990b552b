import { wholeOf } from './progression'
import { fourParts as solution, type Given } from '../../../solutions/arithmetic-progressions/four-parts'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'
import { gcd } from '../../../maths/integer'

const totals = [
  'divide #T in|into? four|4 part|parts',
  'four consecutive? number|term ap? add|adds up? #T',
  'four consecutive? number|term ap sum #T',
  'sum four consecutive? number|term ap? #T',
  '#T ~x? shared|divided|distributed four',
  '#T * divided four part|parts',
  'wire|rope|rod|ribbon length #T ~x? four',
  'wire|rope|rod|ribbon #T ~x? four',
] as const

const products = [
  'ratio? product first last|fourth term|part? product two? middle|second term|part|parts? third? term|part? is? @r:ratio',
  'product first last|fourth term? product two? middle|second term? third? term? @r:ratio',
  'ratio product extreme|extremes term? product mean|means|middle term? is? @r:ratio',
  'product extremes product means|middle @r:ratio',
  'product two? extreme|extremes term? product two? middle|mean|means term? @r:ratio',
] as const

/** "Divide 32 into four parts in AP such that the product of extremes is to the product of means as 7 : 15." */
export const fourParts = recogniser<Given>({
  id: 'four-parts-in-ap',
  solution,
  story: true,
  cues: ['four'],
  words: [
    'ap',
    'four',
    'number',
    'term',
    'part',
    'parts',
    'all',
    'lengths',
    'length',
    'each',
    'many',
    'ratio',
    'consecutive',
  ],
  examples: [
    'Divide 124 into four parts in AP such that the product of the first and the last is to the product of the two in the middle as 119 : 120.',
    'Four numbers in AP add up to 96. Find the numbers, if the product of the first and the last is to the product of the two in the middle as 135 : 143.',
    'The sum of four consecutive numbers in AP is 32 and the ratio of the product of the first and the last term to the product of two middle terms is 7:15. Find the numbers.',
    'divide 32 into four parts which are in ap such that product of extremes is to product of means is 7:15',
  ],
  refuses: [
    'Divide 124 into four parts in AP such that the sum of the first and the last is to the sum of the two in the middle as 119 : 120.',
    'Divide 124 into four parts such that the product of the first and the second is to the product of the third and the fourth as 119 : 120.',
    'Divide 124 into four parts in GP such that the product of the first and the last is to the product of the two in the middle as 119 : 120.',
    'Four numbers in AP add up to 96. Find the greatest number, if the product of the first and the last is to the product of the two in the middle as 135 : 143.',
  ],
  read: (question) => {
    const [total, product] = [phrase(question, ...totals), phrase(question, ...products)]
    const [one, other, ...more] = product ? product.facts.r.terms.map(wholeOf) : []
    const isAp = question.words.includes('ap')
    if (!total || !product || !isAp || typeof one !== 'number' || typeof other !== 'number' || more.length > 0)
      return null
    const common = gcd(one, other)
    return {
      given: { total: total.numbers.T, ratio: [one / common, other / common] },
      ...told(question, total, product),
    }
  },
})
