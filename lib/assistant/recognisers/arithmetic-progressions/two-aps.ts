import { progressionWords, termsOf } from './progression'
import { twoAps as solution } from '../../../solutions/arithmetic-progressions/two-aps'
import type { FactOf } from '../../question/fact'
import { lettersNamed } from '../../question/pick'
import { rational } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import type { Node } from '../../question/reading'
import { recogniser } from '../../recogniser'

/** "For what value of n are the nth terms of the APs 63, 65, 67, ... and 3, 10, 17, ... equal?" */
export const twoAps = recogniser({
  id: 'two-aps-with-equal-terms',
  solution,
  cues: ['equal', 'same'],
  words: [...progressionWords, 'aps', "ap's", 'equal', 'same', 'place', 'two', 'have', 'both'],
  examples: [
    'For what value of n are the nth terms of the two APs 63, 65, 67, ... and 3, 10, 17, ... equal?',
    'Two APs are 143, 150, 157, ... and 10, 24, 38, ... At which place do they have the same term? Give the place n.',
    'The nth term of the AP 85, 88, 91, ... is equal to the nth term of the AP 5, 12, 19, ... Find n.',
    'nth term of ap 63,65,67,... and 3,10,17,... are equal find n',
  ],
  refuses: [
    'For what n are the sums of the first n terms of the APs 63, 65, 67, ... and 3, 10, 17, ... equal?',
    'Find the equal terms of the two APs 63, 65, 67, ... and 3, 10, 17, ... and their sum',
    'The nth term of the AP 85, 88, 91, ... is equal to twice the nth term of the AP 5, 12, 19, ... Find n.',
  ],
  read: (question) => {
    const [first, second, ...more] = factsOf(question, 'list')
    const nth = factsOf(question, 'ordinal').filter(({ n }) => n === null)
    const [one, two] = first && second ? rowsOf(first, second).map((row) => termsOf(row.map(rational))) : []
    if (!first || !second || more.length > 0 || !one || !two || !asksPlace(question)) return null
    return { given: { one, two }, used: [first, second, ...nth, ...lettersNamed(question, 'n')] }
  },
  before: () => 'n = ',
})

/** "63, 65, 67, ... and 3, 10, 17, ...": the number behind the dots begins the second list. */
const rowsOf = (first: FactOf<'list'>, second: FactOf<'list'>): readonly (readonly Node[])[] => [
  first.items,
  first.end ? [first.end, ...second.items] : second.items,
]

const asksPlace = (question: Question): boolean =>
  question.words.includes('place') || factsOf(question, 'ordinal').some(({ n }) => n === null)
