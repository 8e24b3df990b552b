import { asksChance, chanceWords, mannersIn, without } from './chance'
import { eventIn, is, joinTexts, type EventRead, type Token, fitting } from './event-grammar'
import type { Symbol } from './event-symbols'
import type { Item } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { numberOf } from '../../question/slot'
import { recogniser } from '../../recogniser'
import { equals, fraction, zero } from '../../../maths/fraction'
import { letterDrawn as solution } from '../../../solutions/probability/letter-drawn'
import { wordIn } from './letters'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

function lettersIn(question: Question): { readonly letters: string; readonly taken: readonly Item[] } | null {
  const word = wordIn(question) ?? probabilityIn(question)
  if (word) return { letters: word.word, taken: word.taken }
  const faces = question.words.some((text) => /^(?:die|dice)$/.test(text)) ? facesIn(question) : null
  if (faces) return faces
  const all = phrase(question, '#n letters alphabet|alphabets', 'alphabet|alphabets')
  if (!all) return null
  return 'n' in all.numbers && all.taken.some((item) => item.kind === 'number' && item.value.n !== 26n)
    ? null
    : { letters: alphabet, taken: all.taken }
}

/** "the word PROBABILITY" */
function probabilityIn({ apart }: Question) {
  const at = apart.findIndex((item) => item.kind === 'word' && item.text === 'word')
  const [next] = at < 0 ? [] : apart.slice(at + 1, at + 2)
  return next?.kind === 'word' && next.text === 'probability' ? { word: 'PROBABILITY', taken: [next] } : null
}

/** The letters on a die: "A A B C C C". */
function facesIn({ apart }: Question) {
  const from = apart.findIndex((item) => item.kind === 'letter')
  const end = apart.findIndex(
    (item, at) =>
      at > from &&
      item.kind !== 'letter' &&
      !(item.kind === 'mark' && item.text === ',') &&
      !(item.kind === 'word' && item.text === 'and'),
  )
  const row = from < 0 ? [] : apart.slice(from, end < 0 ? apart.length : end)
  const letters = row.flatMap((item) => (item.kind === 'letter' && /^[A-Z]$/.test(item.name) ? item.name : []))
  const six = apart.filter((item) => equals(numberOf(item) ?? zero, fraction(6)))
  return letters.length === 6 ? { letters: letters.join(''), taken: [...row, ...six] } : null
}

const lexicon: Readonly<Record<string, string>> = {
  vowel: 'vowel',
  vowels: 'vowel',
  consonant: 'consonant',
  consonants: 'consonant',
  // an "a" is an article
  ...Object.fromEntries([...alphabet.slice(1)].map((letter) => [letter.toLowerCase(), letter])),
  ...Object.fromEntries([...alphabet].map((letter) => [letter, letter])),
}

const tokens = (symbols: readonly Symbol[]): readonly Token<string>[] | null =>
  symbols.map(({ text, item }): Token<string> =>
    joinTexts.test(text) ? { kind: 'join', text, items: [item] } : { kind: 'event', event: is(text), items: [item] },
  )

/** With the words that stand apart. */
const readApart = (question: Question): Question => ({
  ...question,
  words: question.apart.flatMap((item) => (item.kind === 'word' ? [item.text] : [])),
})

/** "A letter is chosen from the word MATHEMATICS. Find the probability that it is a vowel or the letter M." */
export const letterDrawn = recogniser({
  id: 'event-of-a-letter',
  solution,
  story: true,
  last: true,
  cues: ['word', 'alphabet', 'alphabets', 'die', 'dice'],
  words: [
    ...chanceWords,
    'one',
    'each',
    'card',
    'cards',
    'point',
    'vowel',
    'consonant',
    'faces',
    'face',
    'six',
    'die',
    'dice',
  ],
  examples: [
    'A letter is chosen at random from the letters of the word MATHEMATICS. Find the probability that it is not a vowel.',
    'A letter is chosen from the word MATHEMATICS. Find the probability that it is a vowel or the letter M.',
    'a letter of english alphabet is chosen at random. Find the probability that letter is a consonant',
    'letter chosen from word PROBABILITY, P(letter is B or I)',
  ],
  refuses: [
    'Two letters are chosen from the word MATHEMATICS. Find the probability that both are vowels.',
    'A letter is chosen from the word MATHEMATICS and another from STATISTICS. Find the probability that both are vowels.',
    'A letter is chosen from the word MATHEMATICS. Find the probability that it comes before E.',
  ],
  read: fitting(solution, (question) => {
    const letters = lettersIn(question)
    if (!letters || !asksChance(readApart(without(question, letters)))) return null
    const manners = mannersIn(question)
    const rest = without(question, letters, manners, phrase(question, 'one|single letter|card'))
    const found: EventRead<string> | null = eventIn(rest.apart, lexicon, tokens, false)
    return found
      ? { given: { letters: letters.letters, event: found.event }, ...told(question, letters, manners, found) }
      : null
  }),
})
