import { askedBehind, asksChance, chanceWords, everywhere, withPieces, without } from './chance'
import { numberEventIn } from './number-event'
import { wholes } from './range'
import type { FactOf } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import { rational } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { specialDice as solution } from '../../../solutions/probability/special-dice'

/** Twelve numbers in one row are those of two dice. */
function bothOf(
  first: FactOf<'list'>,
  second: FactOf<'list'>,
): { readonly first: readonly number[]; readonly second: readonly number[] } {
  const [one, other] = [facesOf(first), facesOf(second)]
  return first === second && one.length === 12
    ? { first: one.slice(0, 6), second: one.slice(6) }
    : { first: one, second: other }
}

const facesOf = ({ items }: FactOf<'list'>): readonly number[] => wholes(...items.map(rational))

/** That there are two throws, of one die or of two. */
const thrownIn = (rest: Question, sets: number) =>
  sets === 1
    ? phrase(rest, 'twice', 'two|2 time|times', 'two dice', 'pair dice')
    : phrase(rest, 'two dice', 'die|dice|cube')

/** "The faces of a die show 1, 2, 2, 3, 3, 3. It is thrown twice. Find the probability that the sum is 5." */
export const unusualDice = recogniser({
  id: 'two-unusual-dice',
  solution,
  story: true,
  cues: ['die', 'dice', 'faces'],
  words: [
    ...chanceWords,
    ...[
      'die',
      'dice',
      'face',
      'faces',
      'cube',
      'two',
      'both',
      'one',
      'other',
      'another',
      'each',
      'six',
      'red',
      'green',
      'blue',
    ],
    ...['first', 'second', 'together', 'once', 'top', 'black', 'show', 'shows'],
  ],
  examples: [
    'The faces of a die show the numbers 1, 2, 2, 3, 3, 3. The die is thrown twice. Find the probability that the sum of the two numbers is 5.',
    'a die has faces 0, 1, 1, 1, 6, 6. it is thrown two times. what is probability of getting total score even',
    'two dice, first one has faces 1,1,2,2,3,3 and second one has 1,2,3,4,5,6. both are thrown, probability that product is 6 nikalo',
    'A die is numbered 1, 2, 3, 4, 5, 6 and another die is numbered 1, 1, 2, 2, 3, 3. They are thrown together. Find the probability of getting a sum of 4.',
  ],
  refuses: [
    'The faces of a die show the numbers 1, 2, 2, 3, 3, 3. The die is thrown once. Find the probability of getting 2.',
    'The faces of a die show the numbers 1, 2, 2, 3, 3, 3. The die is thrown twice. Find the probability that the sum is not 5.',
    'The faces of a die show the numbers 1, 2, 2, 3, 3, 3. The die is thrown three times. Find the probability that the sum is 5.',
    'The faces of a die show the numbers 1, 2, 2, 3, 3, 3. The die is thrown twice. Find the probability that the difference is 1.',
  ],
  read: (question) => {
    const lists = factsOf(question, 'list').filter(({ open }) => !open)
    const isUsual =
      lists.length === 1 && question.words.some((word) => /^(?:normal|ordinary|usual|regular|standard)$/.test(word))
    const [first, second = first, ...more] = lists
    if (!asksChance(question) || !first || !second || more.length > 0) return null
    const faces = { taken: lists.flatMap((list) => withPieces(question, list)) }
    const six = phrase(question, 'six faces')
    const pair = phrase(question, '#n dice')
    if (pair && wholes(pair.numbers.n)[0] !== 2) return null
    const rest = without(question, faces, six, pair && { taken: pair.taken.filter((item) => item.kind === 'number') })
    const thrown = thrownIn(rest, isUsual || first.items.length === 12 ? 2 : lists.length)
    const sums = everywhere(rest, 'sum|total')
    const [sum, product] = [sums.taken.length > 0 ? sums : null, phrase(rest, 'product')]
    const two = everywhere(rest, 'two number|numbers')
    const same = phrase(rest, 'same time')
    if (!thrown || (sum === null) === (product === null)) return null
    const event = without(rest, thrown, sum, product, two, same)
    const found = numberEventIn(askedBehind(event)) ?? numberEventIn(event)
    return found
      ? {
          given: {
            ...(isUsual ? { first: [1, 2, 3, 4, 5, 6], second: facesOf(second) } : bothOf(first, second)),
            of: sum ? ('sum' as const) : ('product' as const),
            event: found.event,
          },
          ...told(question, faces, six, pair, thrown, sum, product, two, same, found),
        }
      : null
  },
})
