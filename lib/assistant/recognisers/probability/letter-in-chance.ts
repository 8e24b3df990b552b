import { phrase, told } from '../../question/phrase'
import { linearIn } from '../../question/polynomial'
import { factsOf } from '../../question/question'
import { recogniser } from '../../recogniser'
import { sign } from '../../../maths/fraction'
import { letterInChance as solution, type LetterInChance } from '../../../solutions/probability/letter-in-chance'

/** "The probability of guessing the answer is x/12. If the probability of not guessing it is 2/3, find x." */
export const letterOfAChance = recogniser<LetterInChance>({
  id: 'letter-in-a-probability',
  solution,
  story: true,
  cues: ['probability'],
  words: ['probability', 'correct', 'certain', 'event'],
  examples: [
    'The probability of guessing the correct answer to a certain question is x/12. If the probability of not guessing the correct answer is 2/3, then find x.',
    'The probability of guessing the correct answer to a certain test question is x/6. If the probability of not guessing the correct answer to this question is 2/3, then x = (a) 2 (b) 3 (c) 4 (d) 6',
  ],
  refuses: [
    'The probability of guessing the correct answer is x/12. If the probability of guessing it twice is 1/9, find x.',
    'The probability of guessing the correct answer is x/12. Find the probability of not guessing the correct answer.',
  ],
  read: (question) => {
    const first = phrase(question, 'probability * @q:formula')
    const second = phrase(question, 'probability not * #p', 'probability * not * #p')
    const line = first && linearIn(first.facts.q)
    if (!first || !second || !line || sign(line.b) !== 0) return null
    const asked = factsOf(question, 'letter').filter(({ name }) => name === line.letter)
    const nots = question.words.filter((word) => word === 'not')
    if (asked.length !== 1 || nots.length !== 1 || question.words.filter((word) => word === 'probability').length !== 2)
      return null
    const own = told(question, first, second, { taken: asked })
    return { given: { k: line.a, letter: line.letter, other: second.numbers.p }, ...own }
  },
  before: ({ letter }) => `${letter} = `,
})
