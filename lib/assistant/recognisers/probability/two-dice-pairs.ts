import { asksChance, chanceWords, without } from './chance'
import { pairEventIn } from './pair-event'
import { twoDiceIn } from './two-dice'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'
import { twoDicePairs as solution } from '../../../solutions/probability/two-dice-pairs'

/** "A die is thrown twice. Find the probability that the product of the two numbers is 12." */
export const pairOnTwoDice = recogniser({
  id: 'pair-on-two-dice',
  solution,
  story: true,
  cues: ['die', 'dice'],
  words: [...chanceWords, 'two', 'both', 'face', 'one', 'die', 'dice', 'each', 'together'],
  examples: [
    'A die is thrown twice. Find the probability that the product of the two numbers is 12.',
    'Two dice are rolled together. What is the probability of getting a doublet?',
    '2 dice are thrown. probability that the difference of the numbers is 2 kya hogi',
    'A pair of dice is thrown once. Find the probability of getting the same number on both dice.',
    'a die is thrown twice. find the probability that 5 comes up at least once',
    'two dice are rolled, find probability of doublet of even numbers',
    'two dice are thrown, both numbers prime aane ki probability batao',
  ],
  refuses: [
    'two dice are thrown. find the probability that the sum is 8',
    'two dice are thrown. find the probability that the product is not 12',
    'three dice are thrown. find the probability that all the numbers are the same',
    'two dice are thrown. find the probability of a doublet with sum 8',
    'two dice are thrown. find the probability that 5 comes up exactly once',
    'two dice are thrown. find the probability that one number is even and the other is odd',
    'two dice are thrown. find the probability that the difference is a multiple of 3',
    'two dice are thrown. find the probability of getting an even number on the first die',
  ],
  read: (question) => {
    const thrown = asksChance(question) ? twoDiceIn(question) : null
    if (!thrown || question.words.includes('sum')) return null
    const same = phrase(question, 'same time')
    const found = pairEventIn(without(question, thrown, same))
    return found && { given: found.event, ...told(question, thrown, same, found) }
  },
})
