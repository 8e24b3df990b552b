import { fraction } from '../../../maths/fraction'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { bothAsked, xAndYAsked } from './unknowns'
import { twoNumbers as solution, type Given } from '../../../solutions/linear-equations/two-numbers'
import { recogniser } from '../../recogniser'

const [large, small] = ['larger|greater|bigger|one|first', 'smaller|other|second'] as const

const sums = ['sum two? number #s', 'two number add|adds up? #s', 'two number * sum #s'] as const
const differences = [
  'difference two? number? #d',
  'two? number? differ|differs #d',
  'difference between? two? number? #d',
] as const
const multiples = [
  `${large} number? #o more|greater %k ${small} one?`,
  `${large} number? exceeds %k ${small} number? #o`,
  `${large} number? %k ${small} plus|and #o`,
] as const
const plainMultiples = [`${large} number? %k ${small}`] as const
const letters = [
  '@x:letter larger|greater|bigger number? @y:letter smaller',
  'larger|greater|bigger number? @x:letter smaller number? @y:letter',
] as const

/** What is told second: "their difference is 14", "the larger is 3 more than twice the smaller". */
function secondOf(question: Question) {
  const multiple = phrase(question, ...multiples)
  if (multiple)
    return {
      found: multiple,
      given: { kind: 'multiple', times: multiple.numbers.k, over: multiple.numbers.o },
    } as const
  const plain = phrase(question, ...plainMultiples)
  if (plain) return { found: plain, given: { kind: 'multiple', times: plain.numbers.k, over: fraction(0) } } as const
  return null
}

export const twoNumbers = recogniser<Given>({
  id: 'two-numbers',
  solution,
  story: true,
  cues: ['sum', 'difference', 'add', 'differ'],
  words: ['two', 'number', 'both', 'whose', 'larger', 'smaller', 'solve'],
  examples: [
    'The sum of two numbers is 85 and their difference is 31. Find the numbers.',
    'sum of 2 numbers is 50, one number is 4 more than thrice the other. find numbers',
    'The difference of two numbers is 26 and one number is three times the other. Find them.',
    'two numbers ka sum 90 aur difference 14 hai, numbers batao',
  ],
  refuses: [
    'The sum of two numbers is 85 and the difference of their squares is 31. Find the numbers.',
    'The sum of two numbers is 85 and their difference is 31. Find their product.',
    'The sum of two consecutive numbers is 85 and their difference is 1. Find the numbers.',
    'The sum of two numbers is 85 and the larger is 5 less than twice the smaller. Find the numbers.',
    'The sum of two numbers is 85 and half their difference is 31. Find the numbers.',
  ],
  read: (question) => {
    const [sum, difference] = [phrase(question, ...sums), phrase(question, ...differences)]
    const other = secondOf(question)
    const first = sum ?? difference
    const second =
      sum && difference
        ? { found: difference, given: { kind: 'difference', value: difference.numbers.d } as const }
        : other
    if (!first || !second || (sum && difference && other)) return null
    const named = phrase(question, ...letters)
    const asked = named
      ? xAndYAsked(question, named.facts.x, named.facts.y)
      : bothAsked(
          question,
          [first, second.found],
          ['number', 'two', 'both', 'them', 'larger', 'smaller', 'solve', 'those'],
        )
    if (!asked) return null
    const given: Given = {
      first: sum
        ? { kind: 'sum', value: sum.numbers.s }
        : { kind: 'difference', value: difference?.numbers.d ?? fraction(0) },
      second: second.given,
    }
    return { given, ...told(question, first, second.found, named, asked) }
  },
  before: () => '',
})
