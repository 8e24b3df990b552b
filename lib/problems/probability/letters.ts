import { fraction, toText } from '../../maths'
import { isVowel, letters as solution, letterText } from '../../solutions/probability/letters'
import { template } from '../template'
import { notHappening, wrongChances } from './pieces/chance'

const words = [
  'MATHEMATICS',
  'PROBABILITY',
  'STATISTICS',
  'EXAMINATION',
  'ENVIRONMENT',
  'INDEPENDENCE',
  'ARITHMETIC',
  'HYDERABAD',
  'MAHARASHTRA',
  'CHANDIGARH',
  'RAJASTHAN',
  'POLYNOMIAL',
  'UTTARAKHAND',
  'BHUBANESWAR',
  'CHHATTISGARH',
] as const

const stems: readonly ((word: string, event: string) => string)[] = [
  (word, event) =>
    `A letter is chosen at random from the letters of the word ${word}. Find the probability that it is ${event}.`,
  (word, event) =>
    `Each letter of the word ${word} is written on a separate card, and the cards are shuffled. One card is drawn. What is the probability that the card bears ${event}?`,
  (word, event) =>
    `Pranav shuts his eyes and points at one of the letters of the word ${word} at random. What is the probability that he points at ${event}?`,
]

type Ask = 'vowel' | 'consonant' | 'letter'

/** E.g. "A letter is chosen at random from the letters of the word MATHEMATICS. Find the probability that it is a vowel." */
export const letters = template({
  id: 'prob-letter-of-word',
  topic: 'probability',
  archetypes: ['prob-letters'],
  difficulty: 'easy',
  marks: 1,
  draw: (random) => {
    const word: string = random.pick(words)
    const repeated = [...new Set(word)].filter((letter) => word.split(letter).length > 2)
    const ask: Ask = random.pick(['vowel', 'consonant', 'letter'] as const)
    return { word, ask, letter: random.pick(repeated), stem: random.pick(stems) }
  },
  given: ({ word, ask, letter }) => ({ word, asked: ask === 'letter' ? letter : ask }),
  solution,
  ask: ({ word, ask, letter, stem }) => {
    return {
      question: stem(word, letterText(ask === 'letter' ? letter : ask)),
      rule: { kind: 'fraction' },
      hints: [
        'Count all the letters of the word; a letter that is repeated counts each time.',
        ask === 'letter'
          ? `Go through the word and count how often ${letter} occurs.`
          : 'The vowels are A, E, I, O and U; all other letters are consonants.',
      ],
      explanation: `The ${stem === stems[1] ? 'cards' : 'places of the word'} are equally likely, not the letters of the alphabet: a repeated letter is more likely.`,
    }
  },
  crossCheck: ({ word, ask, letter }) => {
    const total = word.length
    const vowels = word.replace(/[^AEIOU]/g, '').length
    const good =
      ask === 'vowel' ? vowels : ask === 'consonant' ? total - vowels : total - word.replaceAll(letter, '').length
    return toText(fraction(good, total))
  },
  slips: ({ word, ask, letter }) => {
    const distinct = [...new Set(word)]
    const suits = (each: string) => (ask === 'letter' ? each === letter : isVowel(each) === (ask === 'vowel'))
    const good = [...word].filter(suits).length
    return wrongChances(fraction(good, word.length), [
      [
        distinct.filter(suits).length,
        distinct.length,
        'A letter that is repeated must be counted each time.',
        'outcomes',
      ],
      [
        distinct.filter(suits).length,
        word.length,
        'Count every favourable letter, the repeated ones too.',
        'favourable',
      ],
      [good, 26, 'Divide by the number of letters of the word, not of the alphabet.', 'outcomes'],
      [word.length - good, word.length, notHappening, 'favourable'],
    ])
  },
})
