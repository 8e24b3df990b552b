import { asksChance, chanceWords, withPieces, without } from './chance'
import { numberEventIn } from './number-event'
import { rangeIn, rowFromOne, wholes } from './range'
import { phrase, told } from '../../question/phrase'
import { factsOf } from '../../question/question'
import { recogniser } from '../../recogniser'
import { spinner as solution } from '../../../solutions/probability/spinner'

/** "An arrow comes to rest pointing at one of the numbers 1, 2, ..., 8. Find the probability that it points at an odd number." */
export const spinner = recogniser({
  id: 'spinning-arrow',
  solution,
  story: true,
  cues: ['arrow', 'spinner', 'wheel', 'spun'],
  words: [
    ...chanceWords,
    'one',
    'sector',
    'sectors',
    'part',
    'parts',
    'point',
    'centre',
    'divided',
    'once',
    'equal',
    'equally',
    'circle',
    'circular',
  ],
  examples: [
    'A game of chance consists of spinning an arrow which comes to rest pointing at one of the numbers 1, 2, 3, 4, 5, 6, 7, 8 and these are equally likely outcomes. What is the probability that it will point at an odd number?',
    'a spinner has 10 equal sectors numbered 1 to 10. find the probability that the arrow stops at a multiple of 3',
    'ek wheel ghumaya jispe 1 to 12 numbers likhe hai, arrow prime number pe rukne ki probability batao',
    'a wheel with 6 equal parts marked 1 to 6 is spun once. whats the chance of getting a number greater than 4',
  ],
  refuses: [
    'a spinner has 10 sectors numbered 1 to 10, 4 of them red. find the probability that the arrow stops at a red number',
    'a wheel with numbers 1 to 8 is spun twice. find the probability of an odd number',
    'a wheel with numbers 1 to 8 is spun. find the probability that it does not stop at an odd number',
    'a wheel with 5 equal sectors numbered 1 to 8 is spun. find the probability of an odd number',
    'a wheel has unequal sectors numbered 1 to 8. find the probability of an odd number',
  ],
  read: (question) => {
    const range = asksChance(question) ? (rowFromOne(question) ?? rangeIn(question)) : null
    if (range?.from !== 1) return null
    const game = phrase(question, 'game chance')
    const rest = phrase(question, 'comes|come to? rest')
    const list = factsOf(question, 'list').find((one) => range.taken.includes(one))
    const row = { taken: list ? withPieces(question, list) : range.taken }
    const many = phrase(without(question, row), '#n equal? sectors|parts|divisions|regions|sections')
    const [count] = many ? wholes(many.numbers.n) : []
    if (many && count !== range.to) return null
    const found = numberEventIn(without(question, row, many, game, rest))
    return found
      ? { given: { sectors: range.to, event: found.event }, ...told(question, range, many, game, rest, found) }
      : null
  },
})
