import { similarBlank as solution, type Given } from '../../../solutions/triangles/similar-blank'
import type { Question } from '../../question/question'
import { fillers } from '../../question/words'
import { recogniser } from '../../recogniser'

const beside = new Set(
  'fill blank blanks complete using correct word words bracket brackets choose or option'.split(' '),
)

/** The words of each sentence with its choices, in the order of the alphabet. */
const sentences: Readonly<Record<string, Given['of']>> = {
  'all circles congruent similar': 'circles',
  'all congruent similar squares': 'squares',
  'all equilateral isosceles similar triangles': 'triangles',
  'angles corresponding equal number polygons proportional same sides similar': 'polygons',
  'angles corresponding number polygons same sides similar': 'polygons',
}

const wordsOf = ({ words }: Question): readonly string[] =>
  [
    ...new Set(words.filter((word) => !fillers.has(word) && !beside.has(word) && word !== 'and' && word !== 'two')),
  ].toSorted()

/** "All circles are ___ (congruent, similar)": what the lines of the book leave blank. */
export const similarBlank = recogniser<Given>({
  id: 'blank-about-similar-figures',
  solution,
  cues: ['similar'],
  examples: [
    'Fill in the blank : All ______ triangles are similar . ( isosceles , equilateral )',
    'All circles are ____ (congruent / similar)',
    'two polygons of same number of sides are similar if their corresponding angles are ___ and corresponding sides are ___',
  ],
  refuses: [
    'Are all circles congruent or similar to squares?',
    'All ____ triangles are similar (isosceles, right, equilateral)',
  ],
  read: (question) => {
    const of = sentences[wordsOf(question).join(' ')]
    const isSlash = question.facts.every((fact) => fact.kind === 'unread' && fact.text === '/')
    const isBid =
      question.words.some((word) => /^(?:are|is)$/.test(word)) && !/^(?:are|is|do|does)$/.test(question.words[0] ?? '')
    if (of === undefined || !isSlash || !isBid) return null
    return { given: { of }, used: question.facts, said: question.items.filter((item) => item.kind === 'word') }
  },
})
