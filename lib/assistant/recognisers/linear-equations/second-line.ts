import { secondLine as solution, type Given } from '../../../solutions/linear-equations/second-line'
import type { Outcome } from '../../../solutions/linear-equations/pieces/ratio-test'
import type { Fact } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import { lineIn } from '../../question/polynomial'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'

export const ways: readonly (readonly [Outcome, readonly string[]])[] = [
  ['none', ['parallel', 'no solution', 'inconsistent']],
  [
    'infinite',
    ['coincident lines?', 'coincide|coincides', 'infinitely|infinite many? solution', 'same line', 'dependent'],
  ],
  ['unique', ['intersecting lines?', 'unique|one|exactly one? solution', 'exactly one point', 'intersect|intersects']],
]

/** How the two lines are to lie, where the question says one such thing. */
function wantedIn(question: Question) {
  const found = ways.flatMap(([wanted, patterns]) => {
    const said = phrase(question, ...patterns)
    return said ? [{ wanted, taken: said.taken }] : []
  })
  const [only, ...more] = found
  return only && more.length === 0 ? only : null
}

/** "6x − 8y = 14", and nothing besides. */
function lineOf({ facts, words }: Question) {
  const [fact, ...more] = facts
  const line = fact && lineIn(fact)
  return fact && line && more.length === 0 && words.length === 0 ? { fact, line } : null
}

export const secondLine = recogniser<Given>({
  id: 'second-line-of-a-pair',
  solution,
  chooses: true,
  cues: ['#equation'],
  words: [
    ...[
      'pair',
      'makes',
      'equation',
      'linear',
      'lines',
      'line',
      'drawn',
      'taken',
      'second',
      'graph',
      'meets',
      'have',
      'has',
      'represents',
      'one',
    ],
    ...[
      'solution',
      'option',
      'together',
      'gives',
      'give',
      'forms',
      'form',
      'make',
      'following',
      'system',
      'another',
      'two',
      'variables',
      'which',
    ],
  ],
  examples: [
    'Which of these equations makes a pair of parallel lines with 3x + 4y = −2? (A) −6x + 8y = 4 (B) −6x − 8y = −4 (C) 9x + 12y = −6 (D) 6x + 8y = −7',
    'The equation 3x − 4y = −4 is given. With which of these second equations does the pair have a unique solution? (A) 6x + 8y = −8 (B) −3x + 4y = 4 (C) 9x − 12y = 12 (D) 6x − 8y = −11',
    'A line is drawn for 3x + 4y = −2. Which of these equations has a graph that is the same line? (A) −6x + 8y = 4 (B) −6x − 8y = −4 (C) 9x + 12y = −6 (D) 6x + 8y = −7',
    'Given the linear equation 3x − 5y = 11, another linear equation in two variables such that the two lines are parallel is (a) 6x − 10y = 22 (b) 9x − 15y = 30 (c) 3x + 5y = 11',
  ],
  refuses: [
    'Which of these equations does not make a pair of parallel lines with 3x + 4y = −2? (A) −6x + 8y = 4 (B) 9x + 12y = −6 (C) 6x + 8y = −7',
    'Which of these lines meets 3x + 4y = −2 on the x-axis? (A) −6x + 8y = 4 (B) −6x − 8y = −4 (C) 9x + 12y = −6',
    'Which of these equations makes a pair of parallel lines with 3x + 4y = −2? (A) −6x + 8y = 4 (B) y = x^2 (C) 6x + 8y = −7',
    'Which of these is perpendicular to 3x + 4y = −2? (A) 4x − 3y = 1 (B) 6x + 8y = −7',
  ],
  read: (question) => {
    const base = lineOf({ ...question, words: [] })
    const options = question.options.map(lineOf)
    const wanted = wantedIn(question)
    const found = options.flatMap((option) => (option ? [option] : []))
    if (!base || !wanted || found.length < 2 || found.length !== options.length) return null
    const facts: readonly Fact[] = found.map(({ fact }) => fact)
    const { used, said } = told(question, wanted)
    return {
      given: { base: base.line, options: found.map(({ line }) => line), wanted: wanted.wanted },
      used: [...used, base.fact, ...facts],
      said,
    }
  },
})
