import { namesTwoDice } from './event-numbers'
import { asksChance, chanceWords, without } from './chance'
import { numberEventIn } from './number-event'
import { twoDiceIn } from './two-dice'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'
import { oneDie } from '../../../solutions/probability/one-die'
import { twoDiceSum } from '../../../solutions/probability/two-dice-sum'

/** "A die is thrown once. Find the probability of getting a prime number." */
export const dieThrownOnce = recogniser({
  id: 'one-die',
  solution: oneDie,
  story: true,
  cues: ['die', 'dice'],
  words: chanceWords,
  examples: [
    'A die is thrown once. Find the probability of getting a prime number.',
    'a dice is rolled once whats the probability of getting a number greater than 4',
    'Ek die ko throw kiya. even number aane ki probability kya hogi',
    'A fair die is tossed. What is the chance of a 5 or a 6?',
    'probability of getting 3 on a die',
  ],
  refuses: [
    'two dice are thrown. find the probability of getting a prime number',
    'a die is thrown twice. find the probability of getting an even number',
    'a die is thrown once. find the probability of not getting a prime number',
    'a die is thrown once. find the probability of getting an odd number less than 4',
    'a die with faces 1, 1, 2, 2, 3, 3 is thrown. find the probability of getting an even number',
    'a biased die is thrown once. find the probability of getting an even number',
    'an eight-sided die is thrown once. find the probability of getting an even number',
  ],
  read: (question) => {
    const thrown = phrase(question, 'one|single|1 die|dice', 'six|6 faced|sided|faces die|dice', 'die|dice')
    const once = phrase(question, 'one time')
    if (!thrown || !asksChance(question) || namesTwoDice(question)) return null
    const found = numberEventIn(without(question, thrown, once))
    return found ? { given: found.event, ...told(question, thrown, once, found) } : null
  },
})

/** "Two dice are thrown at the same time. Find the probability that the sum of the two numbers is 8." */
export const sumOnTwoDice = recogniser({
  id: 'sum-on-two-dice',
  solution: twoDiceSum,
  story: true,
  cues: ['die', 'dice'],
  words: [...chanceWords, 'two', 'both', 'together', 'red', 'black', 'face', 'one', 'die', 'dice'],
  examples: [
    'Two dice are thrown at the same time. Find the probability that the sum of the two numbers is 8.',
    'pair of dice is rolled once. probability that total is more than 9 kya hogi',
    'a die is thrown twice, find the probability that the sum is a prime number',
    '2 dice are rolled, find probability of getting a sum of 7 or 11',
    '2 dice rolled together, P(sum is even)',
  ],
  refuses: [
    'two dice are thrown. find the probability that the product is 12',
    '2 dice rolled together, P(sum is not even)',
    'two dice are thrown. find the probability that the sum is not 8',
    'three dice are thrown. find the probability that the sum is 8',
    'a die is thrown once. find the probability that the sum is 4',
    'two dice are thrown. find the probability of a doublet with sum 8',
    'two dice are thrown. find the probability that the sum is an even number less than 6',
  ],
  read: (question) => {
    const thrown = twoDiceIn(question)
    const sum = phrase(question, 'sum|total')
    if (!thrown || !sum || !asksChance(question)) return null
    const same = phrase(question, 'same time')
    const both = phrase(question, 'two number|numbers')
    const found = numberEventIn(without(question, thrown, same, both))
    return found ? { given: found.event, ...told(question, thrown, sum, same, both, found) } : null
  },
})
