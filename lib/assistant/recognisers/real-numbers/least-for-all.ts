import { asksTwice, least } from './words'
import { groupWords, quantitiesIn, sectionNames } from './equal-parts'
import { lcm as solution, type Given } from '../../../solutions/real-numbers/lcm'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { equals, type Fraction } from '../../../maths/fraction'
import { recogniser } from '../../recogniser'

const once = (values: readonly Fraction[]): readonly Fraction[] =>
  values.filter((value, index) => !values.slice(0, index).some((other) => equals(other, value)))

/** What makes it a common multiple: shared out equally among each, or the same amount in lots of each. */
const sharedIn = (question: Question) => {
  const shared =
    phrase(question, `${least} possible? number ~thing shared|distributed|divided * equally`) ??
    phrase(question, `${least} possible? number ~thing equally shared|distributed|divided`)
  if (shared) return { found: shared, of: 'shared' as const }
  const lots =
    phrase(question, 'same|equal number|lengths * lots|rolls|packets|boxes #a * lots|rolls|packets|boxes #b') ??
    phrase(question, 'equally many * lots|packets|boxes #a * lots|packets|boxes #b') ??
    phrase(question, 'equally many * #a time * #b time')
  return lots && { found: lots, of: 'lots' as const }
}

/** "The least number of books that can be shared equally among the 32 students of one section or the 36 of another." */
export const leastForAll = recogniser<Given>({
  id: 'least-number-for-all',
  solution,
  story: true,
  asPart: true,
  cues: ['equally', 'same', 'equal'],
  words: [...groupWords, 'alone', 'many', 'least', 'year', 'part', 'such', 'next', 'or'],
  examples: [
    'Section A has 32 students and Section B has 36 students. Find the least number of books that can be shared equally among the students of Section A as well as among those of Section B.',
    'The school prints the least number of leaflets that can be shared out equally among the 96 students of Class VIII alone, among the 144 of Class IX alone, and among the 180 of Class X alone. How many leaflets does it print?',
    'A shop orders the same number of saplings of both kinds, the ashokas in lots of 72 and the arjuns in lots of 132. What is the least number of each kind?',
  ],
  refuses: [
    'Section A has 32 students and Section B has 36 students. Find the greatest number of teams in which the students of each section are shared equally.',
    'Section A has 32 students and Section B has 36 students. Find the least number of books more than 500 that can be shared equally among the students of Section A as well as among those of Section B.',
    'A shop orders the same number of saplings of both kinds, the ashokas in lots of 72 and the arjuns in lots of 132. What is the least number of lots?',
    'A shop orders the same number of saplings of both kinds, the ashokas in lots of 72 and the arjuns in lots of 132. What is the least number of both kinds in all?',
  ],
  read: (question) => {
    const numbers = quantitiesIn(question)
    const shared = sharedIn(question)
    if (!numbers || !shared || asksTwice(question)) return null
    const asked =
      shared.of === 'shared'
        ? phrase(question, 'how many ~thing does|do|buy|buys|print|prints|needed|bought')
        : (phrase(question, `what|find ${least} possible? number ~thing? each ~kind`) ??
          phrase(question, `what|find ${least} such|possible? length each ~kind`))
    if (shared.of === 'lots' && !asked) return null
    if (asked && shared.of === 'shared' && asked.nouns.thing?.split(' ')[0] !== shared.found.nouns.thing.split(' ')[0])
      return null
    const stated = told(question, numbers, shared.found, asked)
    return {
      given: { numbers: once(numbers.quantities.map(({ value }) => value)), asked: 'multiple' },
      said: stated.said,
      used: [...stated.used, ...sectionNames(question)],
    }
  },
})
