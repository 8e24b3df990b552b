import { checkAnswer } from '@/lib/answers'
import { ruleAsking } from './asked-rows'

/** Names of an event by its question: the same event in other words, and other events of the same question. */
const events: readonly (readonly [question: string, same: readonly string[], other: readonly string[]])[] = [
  [
    'Two friends visit a shop in the same week. What is the probability that both will visit on different days?',
    ['P(different days)', 'P(not same day)', 'P(E)', 'probability'],
    ['P(same day)', 'P(not different days)', 'probability of visiting on the same day'],
  ],
  [
    'Two coins are tossed. Find the probability that they get exactly two tails in all.',
    ['P(TT)', 'P(two tails)', 'P(2 tails)', 'P(exactly 2 tails)', 'P(E)'],
    ['P(HH)', 'P(two heads)', 'P(one tail)', 'P(no tail)', 'P(at least two tails)', 'P(H)'],
  ],
  [
    'A letter is chosen from the letters of the word RAJASTHAN. Find the probability that it is a consonant.',
    ['P(consonant)', 'P(not a vowel)', 'P(C)', 'P(E)'],
    ['P(vowel)', 'P(not a consonant)', 'P(R)', 'P(V)'],
  ],
  [
    'A letter is chosen from the letters of the word STATISTICS. Find the probability that it is the letter T.',
    ['P(T)', 'P(letter T)', 'P(E)'],
    ['P(I)', 'P(S)', 'P(not T)'],
  ],
  [
    'A box has spoilt mangoes and others. If one is picked, how likely is it to be not spoilt? Give the probability.',
    ['P(not spoilt)', 'P(good)', 'P(not a spoilt mango)'],
    ['P(spoilt)', 'P(defective)', 'P(not good)'],
  ],
  [
    'A box contains red, blue and yellow marbles. Find the probability that a marble is red.',
    ['P(red)', 'probability of getting a red marble', 'P(R)'],
    ['P(blue)', 'P(red or blue)', 'P(not red)', 'P(yellow marble)'],
  ],
  [
    'What is the probability of getting a number less than $8$?',
    ['P(number less than 8)', 'P(less than 8)', 'P(number smaller than 8)'],
    ['P(number greater than 8)', 'P(more than 8)', 'P(less than 7)'],
  ],
  [
    'A card is drawn. Find the probability of getting a card which is neither an ace nor a king.',
    ['P(neither ace nor king)', 'P(neither a king nor an ace)'],
    ['P(neither an ace nor a queen)', 'P(ace or king)'],
  ],
]

describe.each(events)('%s', (question, same, other) => {
  const rule = ruleAsking(question, { kind: 'fraction', expected: '3/10' })
  const correct = (name: string) => checkAnswer(rule, `${name} = 3/10`).correct
  test.each(same)('%s is what is asked', (name) => {
    expect(correct(name)).toBe(true)
  })
  test.each(other)('%s is another event', (name) => {
    expect(correct(name)).toBe(false)
  })
})
