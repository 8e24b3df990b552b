import { listedAmounts } from './listed-amounts'
import { wholeOf } from './progression'
import { pile as solution, type Given } from '../../../solutions/arithmetic-progressions/pile'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'

const rows = 'rows|layers'

/** "200 logs are stacked: 20 in the bottom row, 19 in the next, ... In how many rows, and how many are in the top row?" */
export const pile = recogniser<Given>({
  id: 'pile-in-rows',
  solution,
  story: true,
  cues: ['rows', 'layers', 'row', 'layer'],
  words: ['many', 'number', 'left', 'no', 'all', 'total'],
  examples: [
    '200 logs are stacked in the following manner: 20 logs in the bottom row, 19 in the next row, 18 in the row next to it and so on. In how many rows are the 200 logs placed and how many logs are in the top row?',
    '186 clay lamps are arranged for Diwali in rows: 21 in the first row, 20 in the second, 19 in the third, and so on, until no lamp is left. Find the number of rows and the number of lamps in the last row.',
    'A shopkeeper piles up 205 boxes: 25 in the lowest layer, 24 in the next, 23 in the one above, and so on. How many layers are there, and how many boxes are in the top layer?',
    '200 logs stacked 20 in bottom row, 19 in next row, 18 in row next to it and so on. how many rows and how many logs in top row',
  ],
  refuses: [
    '186 lamps are arranged in rows: 21 in the first row, 20 in the second, 19 in the third, and so on. Find the number of lamps in the fourth row and in the last row.',
    '186 lamps are arranged in rows: 21 in the first row, 20 in the second, 19 in the third, and so on. Find the number of rows.',
    '200 logs are stacked: 20 in the bottom row, 18 in the next, 17 in the row above it. In how many rows are they placed and how many logs are in the top row?',
    '200 red and blue logs are stacked: 20 in the bottom row, 19 in the next, 18 in the row above it. In how many rows are they placed and how many red logs are in the top row?',
  ],
  read: (question) => {
    const list = listedAmounts(question)
    const asked = phrase(
      question,
      `many|number ${rows} * many|number ~x? top|last row|layer`,
      `many|number ${rows} . many|number ~x? top|last row|layer`,
      `many ${rows} * #again * many ~x? top|last row|layer`,
    )
    if (!list || !asked) return null
    const rest = question.apart.flatMap((item) =>
      item.kind === 'number' && !list.taken.includes(item) && item.unit === '' ? [item] : [],
    )
    const [total, ...more] = rest
    const all = total && [total, ...more].every(({ value }) => value.n === total.value.n && value.d === total.value.d)
    const values = [total?.value, list.a, list.d].map((value) => (value ? wholeOf(value) : null))
    const [sum, a, d] = values
    if (!all || typeof sum !== 'number' || typeof a !== 'number' || typeof d !== 'number' || d >= 0) return null
    const named = (...words: readonly string[]) => words.find((word) => question.words.includes(word))
    const [lines, end] = [named('rows', 'layers'), named('top', 'last')]
    if (lines === undefined || end === undefined) return null
    return {
      given: { total: sum, first: a, step: -d, names: [lines, end] },
      ...told(question, list, asked, { taken: rest }),
    }
  },
  before: () => '',
})
