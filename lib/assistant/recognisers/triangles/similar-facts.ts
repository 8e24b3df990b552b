import {
  similarFacts as solution,
  type SimilarFact,
  type SimilarFacts,
} from '../../../solutions/triangles/similar-facts'
import { isFact, type Word } from '../../question/fact'
import { phrase, told, type Phrase } from '../../question/phrase'
import type { Question } from '../../question/question'
import { fillers } from '../../question/words'
import { recogniser } from '../../recogniser'

/** The words of a statement besides "all", "are" and "similar", in the order of the alphabet. */
const families: Readonly<Record<string, SimilarFact>> = {
  circles: 'All circles are similar.',
  squares: 'All squares are similar.',
  'equilateral triangles': 'All equilateral triangles are similar.',
  'hexagons regular': 'All regular hexagons are similar.',
  'isosceles right triangles': 'All isosceles right triangles are similar.',
  'isosceles triangles': 'All isosceles triangles are similar.',
  rectangles: 'All rectangles are similar.',
  rhombuses: 'All rhombuses are similar.',
  'right triangles': 'All right triangles are similar.',
}

const other: readonly (readonly [fact: SimilarFact, ...patterns: string[]])[] = [
  ['Two congruent figures are always similar.', 'two|all|any congruent figures|triangles always? similar'],
  ['Two similar figures are always congruent.', 'two|all|any similar figures|triangles always? congruent'],
  [
    'Two polygons are similar if their corresponding angles are equal.',
    'two|any polygons|quadrilaterals similar corresponding angles equal',
  ],
]

const wordsOf = ({ items }: Question): readonly Word[] =>
  items.filter((item): item is Word => item.kind === 'word' && !fillers.has(item.text))

/** The statement that an option makes, with all its words. */
function factIn(option: Question): { readonly fact: SimilarFact; readonly said: readonly Word[] } | null {
  const words = wordsOf(option)
  if (option.facts.length > 0 || option.items.some(isFact)) return null
  const names = words.map(({ text }) => text)
  const isAll = names.includes('all') && names.at(-1) === 'similar'
  const family = isAll
    ? families[
        names
          .filter((name) => name !== 'all' && name !== 'similar')
          .toSorted()
          .join(' ')
      ]
    : undefined
  if (family) return { fact: family, said: words }
  const found = other.flatMap(([fact, ...patterns]) => {
    const whole = phrase(option, ...patterns)
    const said = whole && wordsOf(option).filter((word) => whole.taken.includes(word))
    return said && said.length === words.length ? [{ fact, said: words }] : []
  })
  return found[0] ?? null
}

/** Whether the true statement is asked or the false one. */
function wantedIn(question: Question): { readonly wanted: boolean; readonly found: Pick<Phrase, 'taken'> } | null {
  const wrong = phrase(
    question,
    'which|choose|select|identify * not|never true|correct|right',
    'which|choose|select|identify * false|wrong|incorrect',
  )
  if (wrong) return { wanted: false, found: wrong }
  const right = phrase(question, 'which|choose|select|identify * true|correct|right', 'true|correct statement|one')
  return right && { wanted: true, found: right }
}

/** "Which of the following statements is false? (A) All circles are similar. (B) All rectangles are similar. ..." */
export const similarFacts = recogniser<SimilarFacts>({
  id: 'facts-about-similar-figures',
  solution,
  story: true,
  chooses: true,
  cues: ['true', 'false', 'correct', 'wrong', 'incorrect', 'right'],
  words: [
    'statement',
    'statements',
    'option',
    'similar',
    'about',
    'figures',
    'true',
    'false',
    'correct',
    'wrong',
    'four',
    'three',
  ],
  examples: [
    'Which of the following statements is false?\n(A) All circles are similar.\n(B) All rectangles are similar.\n(C) All squares are similar.\n(D) All equilateral triangles are similar.',
    'Choose the correct statement about similar figures.\n(A) All right triangles are similar.\n(B) All isosceles triangles are similar.\n(C) Two congruent figures are always similar.\n(D) All rhombuses are similar.',
    'which is not true\n(a) all circles are similar\n(b) all squares are similar\n(c) all isosceles triangles are similar\n(d) all equilateral triangles are similar',
  ],
  refuses: [
    'Which of the following statements is false?\n(A) All circles are similar.\n(B) All rectangles are congruent.\n(C) All squares are similar.',
    'Which of the following statements is true?\n(A) No circles are similar.\n(B) All rectangles are similar.\n(C) All rhombuses are similar.',
    'Which of the following statements is true?\n(A) All circles are similar.\n(B) All rectangles are similar.\n(C) None of these',
  ],
  read: (question) => {
    const asked = wantedIn(question)
    const read = question.options.map(factIn)
    const facts = read.flatMap((one) => (one ? [one] : []))
    if (!asked || facts.length < 2 || facts.length !== question.options.length) return null
    return {
      given: { wanted: asked.wanted, options: facts.map(({ fact }) => fact) },
      used: [],
      said: [...told(question, asked.found).said, ...facts.flatMap(({ said }) => said)],
    }
  },
})
