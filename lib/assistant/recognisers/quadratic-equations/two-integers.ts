import { fraction, type Fraction } from '../../../maths/fraction'
import { asks } from '../../question/asks'
import { phrase, told, type Phrase } from '../../question/phrase'
import type { Question } from '../../question/question'
import { twoIntegers as solution, type Given } from '../../../solutions/quadratic-equations/two-integers'
import { recogniser } from '../../recogniser'

const run = 'two? consecutive positive? odd|even? positive? integer|integers|number?' as const
const both = 'integer|integers|number|one|numbers' as const

const squares = [
  'sum squares two * #v',
  'sum squares #v',
  'squares two * adds squares .? #v',
  'two * squares sum #v',
] as const
const products = ['product two * #v', 'product #v', 'two * multiplied product #v'] as const

/** "differ by 3", "one is 3 more than another", "the larger exceeds the smaller by 3". */
const gaps = [
  `two? positive? ${both}? differ|differs #g`,
  `one? positive? ${both}? #g more|greater|larger another|other`,
  `larger|greater one? ${both}? exceeds smaller one? #g`,
  `difference two? positive? ${both} #g`,
] as const

interface Gap {
  readonly size: Fraction
  readonly taken: Phrase['taken']
}

/** By how much the two differ: consecutive ones by 1, odd or even ones by 2. */
function gapOf(question: Question): Gap | null {
  const told = phrase(question, ...gaps)
  const consecutive = phrase(question, run)
  if (told && consecutive) return null
  if (told) return { size: told.numbers.g, taken: told.taken }
  const parity = consecutive && phrase(question, 'odd|even')
  return consecutive && { size: fraction(parity ? 2 : 1), taken: [...consecutive.taken, ...(parity?.taken ?? [])] }
}

export const twoIntegers = recogniser<Given>({
  id: 'two-integers',
  solution,
  story: true,
  cues: ['consecutive', 'integers', 'product'],
  words: [
    'two',
    'positive',
    'integers',
    'integer',
    'number',
    'both',
    'natural',
    'odd',
    'even',
    'side',
    'one',
    'larger',
    'smaller',
    'another',
  ],
  examples: [
    'Find two consecutive positive integers, the sum of whose squares is 365.',
    'product of two consecutive positive integers is 306 find them',
    'The numbers on two lockers that stand side by side are consecutive positive integers, and their product is 506. Find the two numbers.',
    'Two positive integers differ by 3 and their product is 504. Find the integers.',
  ],
  refuses: [
    'Find three consecutive positive integers, the sum of whose squares is 365.',
    'Find two consecutive positive integers, the difference of whose squares is 15.',
    'Find two consecutive multiples of 7, the sum of whose squares is 637.',
    'Product of two consecutive positive integers is 306. Find their sum.',
    'Two positive integers differ by 3 and the product of their squares is 504. Find the integers.',
    'Find two consecutive integers, the sum of whose squares is 365.',
    'The product of two consecutive positive integers is given. Find the integers.',
  ],
  read: (question) => {
    const gap = gapOf(question)
    const sum = phrase(question, ...squares)
    const product = phrase(question, ...products)
    const value = sum ?? product
    // without "positive" there are the negative ones as well
    // "the product of two" is no product of 2
    if (
      !gap ||
      !value?.taken.some(({ kind }) => kind === 'number') ||
      (sum && product) ||
      !phrase(question, 'positive|natural|lockers')
    )
      return null
    const asked = asks(question, [gap, value], ['integer', 'integers', 'number', 'side'], ['smaller', 'larger', 'odd'])
    const them = asked ?? { taken: [] }
    return {
      given: { told: sum ? 'squares' : 'product', gap: gap.size, value: value.numbers.v },
      ...told(question, gap, value, them),
    }
  },
  before: () => '',
})
