import { sectionNames } from './equal-parts'
import { asksTwice, greatest, lastSentence } from './words'
import { largestMeasure as solution, type Given } from '../../../solutions/real-numbers/largest-measure'
import { phrase, told } from '../../question/phrase'
import type { Item } from '../../question/fact'
import { fillers } from '../../question/words'
import type { Question } from '../../question/question'
import { recogniser, type Found } from '../../recogniser'
import { isInteger } from '../../../maths/fraction'
import { numberOf } from '../../question/slot'

const most = `${greatest}|longest|highest`
const rest = /^(?:left|over|leaves?|leaving|remains?|remainder)$/
const even = /^(?:same|equal|equally|identical|exactly|exact|either|uniform)$/

function read(question: Question): Found<Given> | null {
  const asked =
    phrase(question, `${most} possible? number`, `${most} possible? how many`, `${most} many`) ??
    phrase(question, `${most} possible? length|capacity|size|rod|tape|ruler|stick|weight|measure`) ??
    phrase(question, `length|capacity|size|weight ${most}`)
  const left = phrase(question, 'nothing|none left over?', 'without any? left over?', 'no ~x left over?')
  const isEven = question.words.some((word) => even.test(word)) || left !== null
  if (!left && question.words.some((word) => rest.test(word))) return null
  // another ask besides: how many boxes there are
  const isMore = question.items.some(
    (item) =>
      item.kind === 'word' &&
      /^(?:many|total|need|needs|needed|required|altogether)$/.test(item.text) &&
      !asked?.taken.includes(item),
  )
  if (!asked || !isEven || isMore || asksTwice(question) || isToldBefore(question, asked)) return null
  const numbers = question.apart.flatMap((item) => (item.kind === 'number' ? [item] : []))
  const counts = question.apart.filter((item) => item.kind === 'word' && numberOf(item) !== null)
  const units = new Set(numbers.map(({ unit }) => unit))
  const isWhole = numbers.every(({ value }) => isInteger(value) && value.n > 1n)
  const isCounted = counts.every((item) => {
    const n = numberOf(item)?.n
    return n === 1n || n === BigInt(numbers.length)
  })
  if (numbers.length < 2 || numbers.length > 4 || units.size > 1 || !isWhole || !isCounted || units.has('₹'))
    return null
  // two numbers that one quantity has, "28 boxes of 12": none
  if (numbers.some((number) => isOfAnother(question, number))) return null
  const measured = phrase(question, 'lengths|distances are|of? #n')
  const all = told(question, asked, left, measured, { taken: [...numbers, ...counts] })
  return {
    given: { quantities: numbers.map(({ value }) => value), of: 'parts', asked: 'size' },
    said: all.said,
    used: [...all.used, ...sectionNames(question)],
  }
}

/** "the number is the greatest how many stacks": what is greatest is told, and another thing asked. */
function isToldBefore({ apart }: Question, { taken }: { readonly taken: readonly Item[] }): boolean {
  const last = lastSentence(apart)
  const words = last.flatMap((item) => (item.kind === 'word' ? [item.text] : []))
  // "... the greatest number of kits. What is the cost of each kit?"
  if (
    !last.some((item) => taken.includes(item)) &&
    words.some((word) => /^(?:what|how|find|calculate|determine|which|each|every|one|kitn[aei]|batao)$/.test(word)) &&
    words.some((word) => !fillers.has(word) && word !== 'number')
  )
    return true
  const [most] = taken
  const many = taken.find((item) => item.kind === 'word' && item.text === 'many')
  if (!most || !many) return false
  const [at, end] = [apart.indexOf(most), apart.indexOf(many)]
  return (
    // "with the greatest row size, how many rows"
    apart.slice(at, end).some(({ kind }) => kind === 'mark') ||
    apart.slice(Math.max(0, at - 2), at).some((item) => item.kind === 'word' && /^(?:is|be|are|as)$/.test(item.text))
  )
}

/** "3 packets of 12": the number has a number of its own before "of". */
function isOfAnother({ apart }: Question, number: Item): boolean {
  const at = apart.indexOf(number)
  const [before, noun, of] = apart.slice(Math.max(0, at - 3), at)
  return before?.kind === 'number' && noun?.kind === 'word' && of?.kind === 'word' && of.text === 'of'
}

/** Any story of quantities that are put into equal parts as large as can be. */
export const oneMeasureForAll = recogniser<Given>({
  id: 'one-measure-for-all',
  solution,
  story: true,
  last: 'of all',
  cues: ['same', 'equal', 'equally', 'identical', 'exactly', 'exact', 'either'],
  words: [
    ...[
      'same',
      'equal',
      'equally',
      'identical',
      'exactly',
      'exact',
      'either',
      'uniform',
      'each',
      'every',
      'both',
      'all',
      'number',
      'one',
    ],
    ...['long', 'wide', 'high', 'length', 'breadth', 'height', 'times', 'many', 'three', 'two', 'left', 'over', 'only'],
    ...['class', 'section', 'grade', 'part'],
  ],
  examples: [
    'room 8 m 25 cm long, 6 m 75 cm wide, and 4m 50 cm high. longest rod which can measure the three dimensions exactly',
    '420 apples aur 130 oranges ko equal stacks me rakhna hai, har stack me same number. max kitne fruit ek stack me',
    'two tankers contain 850 litres and 680 litres of petrol. find max capacity of a container which can measure the petrol of either tanker exact number of times',
    'A baker has 180 nankhatais, 252 rusks and 324 cookies. She packs each kind separately into boxes so that every box holds the same number of pieces and nothing is left over. What is the greatest number of pieces that a box can hold?',
  ],
  refuses: [
    'a librarian has 96 english books and 240 hindi books. each stack has the same number of books and the number is the greatest how many stacks will be there in all',
    'A baker has 180 nankhatais, 252 rusks and 324 cookies. Every box holds the same number of one kind. What is the greatest number of pieces that a box can hold, and how many boxes will she need in all?',
    'A baker has 180 rusks and 252 cookies. She packs each kind into boxes of the same size. What is the least number of boxes?',
    'A shopkeeper has 120 litres of oil and 180 litres of ghee at ₹60 a litre. Find the greatest capacity of a tin that measures both exactly.',
  ],
  read,
})
