import { similarFact as solution, type Given } from '../../../solutions/triangles/similar-fact'
import type { SimilarFact } from '../../../solutions/triangles/similar-facts'
import { isFact, type Item, type Word } from '../../question/fact'
import { questionFrom, type Question } from '../../question/question'
import { fillers } from '../../question/words'
import { recogniser } from '../../recogniser'

/** Kinds of figures by their words, in the singular and in the order of the alphabet. */
const families: Readonly<Record<string, SimilarFact>> = {
  circle: 'All circles are similar.',
  square: 'All squares are similar.',
  'equilateral triangle': 'All equilateral triangles are similar.',
  'hexagon regular': 'All regular hexagons are similar.',
  'isosceles right triangle': 'All isosceles right triangles are similar.',
  'isosceles triangle': 'All isosceles triangles are similar.',
  rectangle: 'All rectangles are similar.',
  rhombus: 'All rhombuses are similar.',
  'right triangle': 'All right triangles are similar.',
}

const every = /^(?:all|any|every|two|always|hamesha|saare|sabhi|koi|bhi|each|other|hote|hoti|hota)$/
const verdicts =
  /^(?:or|true|false|yes|no|whether|correct|wrong|t|f|statement|say|sach|jhooth|reason|reasons|justify|explain)$/
const figure =
  /^(?:circle|square|equilateral|triangle|hexagon|regular|isosceles|right|angled|rectangle|rhombus|congruent|figure)$/

const singular = (word: string): string =>
  word
    .replace(/^rhomb(?:uses|i|us)$/, 'rhombus')
    .replace(/(?<=[a-z]{3})(?<!u)s$/, '')
    .replace(/^isoscele$/, 'isosceles')

const wordsOf = ({ items }: Question): readonly Word[] =>
  items.filter((item): item is Word => item.kind === 'word' && !fillers.has(item.text) && item.text !== 'and')

/** Each sentence by itself: "are all squares similar? and all rectangles?" */
function sentencesOf(question: Question): readonly Question[] {
  const parts: Item[][] = [[]]
  for (const item of question.apart) {
    if (item.kind === 'mark' && item.text === '.') parts.push([])
    else parts.at(-1)?.push(item)
  }
  return parts.filter((part) => part.some(({ kind }) => kind === 'word')).map(questionFrom)
}

/** "two congruent triangles are similar", and the other way round. */
function congruence(words: readonly string[]): SimilarFact | undefined {
  const kinds = words.filter((word) => figure.test(word) && !/^(?:congruent|triangle|figure)$/.test(word))
  if (kinds.length > 0) return undefined
  return words.indexOf('congruent') < words.indexOf('similar')
    ? 'Two congruent figures are always similar.'
    : 'Two similar figures are always congruent.'
}

function factIn(
  question: Question,
  /** "and all rectangles?" behind one that says it. */
  isNext = false,
): { readonly fact: SimilarFact; readonly said: readonly Word[]; readonly isYesNo: boolean } | null {
  const said = wordsOf(question)
  const words = said.map(({ text }) => singular(text))
  const facts = question.facts.filter((fact) => fact.kind !== 'letter' || !/^[TF]$/.test(fact.name))
  if (
    facts.length > 0 ||
    (!isNext && !words.includes('similar')) ||
    words.some((word) => /^(?:not|no[nt]?e?|never)$/.test(word) && !verdicts.test(word))
  )
    return null
  const named = words.filter((word) => figure.test(word) && word !== 'angled')
  const isAll = words.some((word) => every.test(word))
  if (words.some((word) => word !== 'similar' && !figure.test(word) && !every.test(word) && !verdicts.test(word)))
    return null
  const family = words.includes('congruent') ? congruence(words) : families[[...new Set(named)].toSorted().join(' ')]
  const isTrueFalse =
    words.some((word) => /^(?:true|false|t|f|sach|jhooth|statement)$/.test(word)) || question.facts.length > 0
  return family && isAll ? { fact: family, said, isYesNo: !isTrueFalse } : null
}

export const similarFact = recogniser<Given>({
  id: 'fact-about-similar-figures',
  solution,
  cues: ['similar'],
  examples: [
    'true or false: all rhombuses are similar',
    'kya do rectangles hamesha similar hote hai, yes or no',
    'T or F - any two isosceles right triangles are similar',
    'are all equilateral triangles similar?',
    'are all rectangles similar? give reason',
    'are all isosceles triangles similar? and all equilateral triangles?',
  ],
  refuses: [
    'true or false: all similar rhombuses are congruent',
    'are all triangles similar to a given triangle with sides 3, 4, 5?',
    'are some rectangles similar?',
    'true or false: all squares are not similar',
  ],
  read: (question) => {
    const found = factIn(question)
    if (!found) {
      const sentences = sentencesOf(question)
      const all = sentences.length < 2 ? [] : sentences.map((one, at) => factIn(one, at > 0))
      const facts = all.flatMap((one) => (one ? [one] : []))
      const [first, ...more] = facts
      if (!first || more.length === 0 || facts.length < all.length || facts.some(({ isYesNo }) => !isYesNo)) return null
      return {
        given: { fact: first.fact, isYesNo: true, more: more.map(({ fact }) => fact) },
        used: [],
        said: question.items.filter((item): item is Word => item.kind === 'word'),
      }
    }
    const letters = question.facts.filter(isFact)
    return { given: { fact: found.fact, isYesNo: found.isYesNo }, used: letters, said: found.said }
  },
})
