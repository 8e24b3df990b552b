import { saidIn } from './told-and-opposite'
import type { Item } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import { linearIn } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { sign } from '../../../maths/fraction'
import { letterInChance as solution, type LetterInChance } from '../../../solutions/probability/letter-in-chance'

/** The words between the first and the last of a phrase. */
function clauseOf({ apart }: Question, taken: readonly Item[]): readonly Item[] {
  const [from, to] = [taken[0], taken.at(-1)].map((item) => (item ? apart.indexOf(item) : -1))
  return apart.slice(from, to).filter(({ kind }) => kind === 'word')
}

/** Whether one clause says what the other denies, "winning" and "losing" as well as "not winning". */
function areOpposite(one: readonly Item[], other: readonly Item[]): boolean {
  const [first, second] = [one, other].map(saidIn)
  if (!first || !second || first.isDenied === second.isDenied) return false
  const [few, many] = first.keys.size < second.keys.size ? [first.keys, second.keys] : [second.keys, first.keys]
  // "to this question", "it": what happens may be told shorter the second time
  return few.size > 0 && [...few].every((key) => many.has(key))
}

/** "P(A) = x/12 and P(not A) = 2/3. Find x." */
function ofNamed(question: Question) {
  const found =
    phrase(question, 'probability not? @a:letter is|= @q:formula and? .? probability not? @b:letter is|= #p') ??
    phrase(question, 'probability not? @b:letter is|= #p and? .? probability not? @a:letter is|= @q:formula')
  const line = found && linearIn(found.facts.q)
  const denials = found?.taken.filter((item) => item.kind === 'word' && item.text === 'not').length
  if (!found || !line || sign(line.b) !== 0 || denials !== 1) return null
  if (found.facts.a.name !== found.facts.b.name || !/^[A-Z]$/.test(found.facts.a.name)) return null
  const asked = factsOf(question, 'letter').filter(({ name }) => name === line.letter)
  const ask = phrase(question, 'event @e:letter')
  if (asked.length !== 1 || (ask && ask.facts.e.name !== found.facts.a.name)) return null
  return {
    given: { k: line.a, letter: line.letter, other: found.numbers.p },
    ...told(question, found, ask, { taken: asked }),
  }
}

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
    'The probability of winning a match is x/15 and the probability of losing it is 2/5. There is no draw. Find x.',
    'If P(A) = x/12 and P(not A) = 2/3, find x.',
    'P(not E) = 3k and P(E) = 1/4. Find k.',
  ],
  refuses: [
    'The probability of guessing the correct answer is x/12. If the probability of guessing it twice is 1/9, find x.',
    'The probability of winning a match is x/15 and the probability of winning the toss is 2/5. Find x.',
    'If P(A) = x/12 and P(B) = 2/3, find x.',
    'If P(A) = x/12 and P(not B) = 2/3, find x.',
    'The probability of guessing the correct answer is x/12. Find the probability of not guessing the correct answer.',
  ],
  read: (question) => {
    const named = ofNamed(question)
    if (named) return named
    const first = phrase(question, 'probability * @q:formula')
    const second = phrase(question, 'probability * #p')
    const line = first && linearIn(first.facts.q)
    const [one, other] = [first, second].map((found) => (found ? clauseOf(question, found.taken) : []))
    if (!first || !second || !line || !one || !other || sign(line.b) !== 0 || !areOpposite(one, other)) return null
    const asked = factsOf(question, 'letter').filter(({ name }) => name === line.letter)
    if (asked.length !== 1 || question.words.filter((word) => word === 'probability').length !== 2) return null
    const draw = phrase(question, 'no draw|tie', 'draw|tie not')
    const own = told(question, first, second, draw, { taken: [...asked, ...one, ...other] })
    return { given: { k: line.a, letter: line.letter, other: second.numbers.p }, ...own }
  },
  before: ({ letter }) => `${letter} = `,
})
