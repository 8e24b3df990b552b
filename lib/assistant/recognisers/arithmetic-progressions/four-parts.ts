import { wholeOf } from './progression'
import { fourParts as solution, type Given } from '../../../solutions/arithmetic-progressions/four-parts'
import { isNumber, isWord, type Item } from '../../question/fact'
import { told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { equals, fraction } from '../../../maths/fraction'
import { gcd } from '../../../maths/integer'

const isFour = (item: Item | undefined): boolean =>
  isWord(item, /^four$/) || (isNumber(item) && item.unit === '' && equals(item.value, fraction(4)))
const isCounted = (item: Item | undefined): boolean =>
  isWord(item, /^(?:numbers?|term|parts?|consecutive|lengths?|pieces?)$/)

/** The one number besides "four numbers": what they add up to. */
function totalIn(question: Question) {
  const four = question.apart.findIndex(
    (item, at) => isFour(item) && (isCounted(question.apart[at + 1]) || isLast(question, at)),
  )
  const count = question.apart[four]
  const [total, ...more] = question.apart.filter((item) => isNumber(item) && item !== count)
  if (!count || !isNumber(total) || more.length > 0) return null
  return { total: total.value, taken: [count, total] }
}

/** "Divided among four" */
const isLast = (question: Question, at: number): boolean => isWord(question.apart[at], /^four$/) && at > 0

const places = ['first', 'second', 'third', 'fourth']

/** "4th" is the fourth. */
const labelOf = (item: Item): string =>
  item.kind === 'ordinal' ? (places[(item.n ?? 0) - 1] ?? '') : item.kind === 'word' ? item.text : ''

/** The product of the outer two to that of the inner two, each by its label: first and last before the middle ones. */
function productsIn(question: Question) {
  const labels = question.apart.map(labelOf)
  const placeOf = (form: RegExp): number => labels.findIndex((label) => form.test(label))
  const count = (form: RegExp): number => labels.filter((label) => form.test(label)).length
  const [ratio, ...more] = question.apart.filter((item) => item.kind === 'ratio')
  if (ratio?.kind !== 'ratio' || more.length > 0 || count(/^products?$/) !== 2 || count(/^sum$/) > 1) return null
  const outer = placeOf(/^extremes?$/) >= 0 ? placeOf(/^extremes?$/) : placeOf(/^(?:last|fourth)$/)
  const inner =
    placeOf(/^(?:middle|means?|between)$/) >= 0 ? placeOf(/^(?:middle|means?|between)$/) : placeOf(/^second$/)
  const isPair = placeOf(/^extremes?$/) >= 0 || (placeOf(/^first$/) >= 0 && placeOf(/^first$/) < outer)
  const isInner = placeOf(/^second$/) < 0 || (placeOf(/^third$/) > placeOf(/^second$/) && outer < placeOf(/^second$/))
  if (outer < 0 || inner < outer || !isPair || !isInner || question.apart.indexOf(ratio) < inner) return null
  const words = question.apart.filter((_, at) =>
    /^(?:products?|extremes?|last|fourth|middle|means?|between|second|third|first|sum|two|adds?|divided?)$/.test(
      labels[at] ?? '',
    ),
  )
  return { ratio, taken: [ratio, ...words] }
}

/** "Divide 32 into four parts in AP such that the product of extremes is to the product of means as 7 : 15." */
export const fourParts = recogniser<Given>({
  id: 'four-parts-in-ap',
  solution,
  story: true,
  cues: ['four', '#ratio'],
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
    '4 numbers AP me hai, sum 56 hai aur first aur last ka product : beech wale do ka product = 5:6, numbers batao',
  ],
  refuses: [
    'Divide 124 into four parts in AP such that the sum of the first and the last is to the sum of the two in the middle as 119 : 120.',
    'Divide 124 into four parts such that the product of the first and the second is to the product of the third and the fourth as 119 : 120.',
    'Divide 124 into four parts in AP such that the product of the first and the third is to the product of the second and the fourth as 119 : 120.',
    'Divide 124 into three parts in AP such that the product of the first and the last is to the product of the two in the middle as 119 : 120.',
    'Divide 124 into four parts in GP such that the product of the first and the last is to the product of the two in the middle as 119 : 120.',
    'Four numbers in AP add up to 96. Find the greatest number, if the product of the first and the last is to the product of the two in the middle as 135 : 143.',
  ],
  read: (question) => {
    const [total, product] = [totalIn(question), productsIn(question)]
    const [one, other, ...more] = product ? product.ratio.terms.map(wholeOf) : []
    const isAp = question.words.includes('ap')
    if (!total || !product || !isAp || typeof one !== 'number' || typeof other !== 'number' || more.length > 0)
      return null
    const common = gcd(one, other)
    return {
      given: { total: total.total, ratio: [one / common, other / common] },
      ...told(question, total, product),
    }
  },
})
