import { asksChance, chanceWords } from './chance'
import type { Item } from '../../question/fact'
import { told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { isRespelled } from '../../question/spelling'
import { recogniser } from '../../recogniser'
import { letters as solution } from '../../../solutions/probability/letters'

const textOf = (item: Item | undefined): string =>
  item?.kind === 'word' ? item.text : item?.kind === 'letter' ? item.name : ''

const verbs = /^(?:has|have|had|and|the|which|that|contains|bears|given|written|chosen)$/

/** The word behind "word": "the word MATHEMATICS". */
export function wordIn({ apart }: Question) {
  const at = apart.findIndex((item) => textOf(item) === 'word')
  const isBehind = /^(?:me|mein|se|ke|ka)$/.test(textOf(apart[at + 1]))
  const items = isBehind && at > 0 ? apart.slice(at - 1, at) : apart.slice(at + 1, at + 2)
  const typed = at < 0 ? '' : textOf(items[0])
  const word = typed.toUpperCase()
  return /^[A-Z]{3,}$/.test(word) && !verbs.test(typed) && !isRespelled(typed) ? { word, taken: items } : null
}

interface Asked {
  readonly asked: string
  readonly taken: readonly Item[]
}

/** "a vowel", "the letter A" */
function askedIn({ apart }: Question): Asked | null {
  const kinds = apart.filter((item) => /^(?:vowels?|consonants?)$/.test(textOf(item)))
  const named = apart.flatMap((item, at) => {
    const before = textOf(apart[at - 1])
    const isOne = item.kind === 'letter' ? item.name.length === 1 : /^[ai]$/.test(textOf(item))
    const after = apart[at + 1]
    const ends = after === undefined || after.kind === 'mark' || item.kind === 'letter'
    const isCapital = item.kind === 'letter' && after === undefined && /^(?:is|getting|of|it|letter)$/.test(before)
    return (before === 'letter' && isOne && ends) || isCapital ? [item] : []
  })
  const [only, ...more] = [...kinds, ...named]
  if (!only || more.length > 0) return null
  const text = textOf(only)
  return { asked: text.length === 1 ? text.toUpperCase() : text.replace(/s$/, ''), taken: [only] }
}

/** "A letter is chosen at random from the letters of the word MATHEMATICS. Find the probability that it is a vowel." */
export const letterOfWord = recogniser({
  id: 'letter-of-a-word',
  solution,
  story: true,
  cues: ['word'],
  words: [...chanceWords, 'one', 'each', 'card', 'cards', 'point'],
  examples: [
    'A letter is chosen at random from the letters of the word MATHEMATICS. Find the probability that it is a vowel.',
    'whats the probability of getting a consonant from the word mathematics',
    'A letter of the word RAJASTHAN is picked at random. What is the probability that it is the letter A?',
    'Each letter of the word STATISTICS is written on a separate card. One card is drawn. Find the probability of the letter T.',
  ],
  refuses: [
    'A letter is chosen at random from the letters of the word MATHEMATICS. Find the probability that it is not a vowel.',
    'Two letters are chosen from the word MATHEMATICS. Find the probability that both are vowels.',
    'A letter is chosen from the word MATHEMATICS. Find the probability that it is a vowel or the letter M.',
    'A letter is chosen from the English alphabet. Find the probability that the word has a vowel.',
  ],
  read: (question) => {
    const [word, asked] = [wordIn(question), askedIn(question)]
    return asksChance(question) && word && asked
      ? { given: { word: word.word, asked: asked.asked }, ...told(question, word, asked) }
      : null
  },
})
