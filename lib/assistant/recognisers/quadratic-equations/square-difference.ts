import { onlyAsks } from './only-asks'
import { negate, sign } from '../../../maths/fraction'
import { comparison } from '../../question/comparison'
import { phrase, told } from '../../question/phrase'
import { squareDifference as solution, type Given } from '../../../solutions/quadratic-equations/square-difference'
import { recogniser } from '../../recogniser'

const gaps = [
  'difference squares two? positive|natural? number? #g',
  'squares two? positive|natural? number? differ #g',
  'areas two? square? differ #g',
] as const
const squares = ['square smaller number? %k larger number?', 'area smaller %k side larger'] as const
const larger = 'larger|greater|bigger number?'
const smaller = 'smaller one?'

export const squareDifference = recogniser<Given>({
  id: 'squares-that-differ',
  solution,
  story: true,
  cues: ['squares', 'square'],
  words: ['two', 'positive', 'natural', 'number', 'square', 'side'],
  examples: [
    'The difference of the squares of two positive numbers is 45. The square of the smaller number is 4 times the larger number. Find the two numbers. (Give the larger one first.)',
    'difference of squares of two positive numbers is 180. square of the smaller number is 8 times the larger number. find the numbers',
    'difference of squares of 2 natural nos is 180, square of smaller no is 8 times larger. find nos',
    'Two positive numbers have squares that differ by 203. The larger number is 4 less than twice the smaller. Find both numbers.',
    'the difference of the squares of two positive numbers is 72 and the larger number is 3 less than twice the smaller find the numbers',
    'two positive numbers ke squares differ by 161. larger number is 9 less than 3 times the smaller. find them both numbers',
  ],
  refuses: [
    'The difference of the squares of two numbers is 180. The square of the smaller number is 8 times the larger number. Find the two numbers.',
    'The sum of the squares of two positive numbers is 208. The square of the larger number is 18 times the smaller number. Find the two numbers.',
    'The difference of the squares of two positive numbers is 45. The square of the smaller number is 4 times the larger number. Find their product.',
    'The difference of the squares of two positive numbers is 45. The square of the larger number is 4 times the smaller number. Find the two numbers.',
  ],
  read: (question) => {
    const gap = phrase(question, ...gaps)
    if (!gap || !(phrase(question, 'positive|natural') || phrase(question, 'areas'))) return null
    const square = phrase(question, ...squares)
    const isFloor = phrase(question, 'side larger') !== null
    const compared = square
      ? null
      : comparison(question, isFloor ? 'side larger' : larger, isFloor ? 'side smaller' : smaller)
    const second = square ?? compared
    if (!second || !/^(?:m\^2)?$/.test(gap.units.g)) return null
    const ask = onlyAsks(
      question,
      [gap, second],
      ['number', 'sides'],
      ['two', 'both', 'floors', 'floor', 'metres', 'm', 'them'],
    )
    if (!ask) return null
    if (square)
      return {
        given: { relation: 'square', gap: gap.numbers.g, times: square.numbers.k },
        ...told(question, gap, square, ask),
      }
    if (!compared || sign(compared.over) >= 0) return null
    return {
      given: { relation: 'multiple', gap: gap.numbers.g, times: compared.times, less: negate(compared.over) },
      ...told(question, gap, compared, ask),
    }
  },
  before: () => '',
})
