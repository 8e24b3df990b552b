import { agree, growthIn, startIn, toldWith } from './growth'
import { reachedIn as solution, type Given } from '../../../solutions/arithmetic-progressions/reached-in'
import { isWord, type FactOf } from '../../question/fact'
import { phrase } from '../../question/phrase'
import type { Question } from '../../question/question'
import { without } from '../../question/without'
import { recogniser } from '../../recogniser'
import { equals, one } from '../../../maths/fraction'

/** "In the nth week they become ₹20. Find n." */
const nthOf = <Found extends { readonly facts: { readonly n: FactOf<'ordinal'>; readonly l: FactOf<'letter'> } }>(
  found: Found | null,
) => (found && found.facts.n.n === null && found.facts.l.name === 'n' ? found : null)

/** "In 1995": the calendar year of the first amount, with the word before it. */
function sinceIn({ apart }: Question) {
  const at = apart.findIndex(
    (item, place) =>
      item.kind === 'number' &&
      item.unit === '' &&
      item.value.d === 1n &&
      item.value.n >= 1900n &&
      item.value.n < 2100n &&
      isWord(apart[place - 1], /^(?:in|since|from|year|started|joined)$/),
  )
  const year = apart[at]
  return year?.kind === 'number' ? { year: Number(year.value.n), taken: [year] } : null
}

/** "Started at ₹22,000, and it rises by ₹400 every year. In which year does it reach ₹24,400?" */
export const reachedIn = recogniser<Given>({
  id: 'when-an-amount-is-reached',
  solution,
  story: true,
  cues: ['reach', 'reaches', 'become', 'becomes', 'reached', 'be', 'increment'],
  words: ['first'],
  examples: [
    'Subha started work at a monthly salary of ₹22,000, and her monthly salary rises by ₹400 every year. In which year of her work does it reach ₹24,400? (The first year counts as 1.)',
    'ramu started work at a salary of rs 5000 and it increases by rs 200 every year. in which year will his salary become rs 7000',
    'Ramkali saved Rs 5 in the first week of a year and then increased her weekly savings by Rs 1.75. If in the nth week, her weekly savings become Rs 20.75, find n.',
    'In the first week she saved ₹5 and then ₹2 more each week than in the week before. In which week do her savings become ₹25?',
    'Subba Rao started work in 1995 at an annual salary of ₹5000 and received an increment of ₹200 each year. In which year did his income reach ₹7000?',
    'Meera joined a bank in 2001 with a salary of 12000 and increment of 500 every year. in which year was her salary 17000',
  ],
  refuses: [
    'Subha started work at a monthly salary of ₹22,000, and her monthly salary rises by ₹400 every year. After how many years will it be more than ₹24,400?',
    'Subha started work in 1995 at a monthly salary of ₹22,000, and her monthly salary rises by ₹400 every year. In which month does it reach ₹24,400?',
    'Subha started work in 1995 and 2001 at a monthly salary of ₹22,000, and her monthly salary rises by ₹400 every year. In which year does it reach ₹24,400?',
    'Subha started work at a monthly salary of ₹22,000, and her monthly salary rises by ₹400 every year. In which year of her work do her earnings in all reach ₹2,44,000?',
    'Subha started work at a monthly salary of ₹22,000, and her monthly salary rises by ₹400 every year. In which month does it reach ₹24,400?',
  ],
  read: (question) => {
    const since = sinceIn(question)
    const rest = without(question, since)
    const [growth, start] = [growthIn(rest), startIn(rest)]
    const asked =
      phrase(
        question,
        'which ~p * reach|reaches|become|becomes|be|reached #v',
        'which ~p #v',
        'which ~p salary|income|pay|savings|fee|rent|price #v',
      ) ?? nthOf(phrase(question, '@n:ordinal ~p * reach|reaches|become|becomes|be|reached #v find|what @l:letter'))
    const note = phrase(question, 'first ~p counts|counted #one')
    const isNote = note === null || equals(note.numbers.one, one)
    if (!growth || !start || !asked || !isNote || growth.unit === '%') return null
    if (!agree(growth.unit, start.unit, asked.units.v)) return null
    const period = asked.nouns.p.split(' ')[0] ?? ''
    if (!agree(growth.period, start.period, period.replace(/s$/, '')) || growth.period === '') return null
    // "which year of her work" is counted, and so is the nth year
    if (since && (growth.period !== 'year' || note !== null || asked.taken.some((item) => item.kind === 'letter')))
      return null
    return {
      given: { a: start.a, d: growth.d, value: asked.numbers.v, ...(since && { since: since.year }) },
      ...toldWith(question, [
        ...(since?.taken ?? []),
        ...growth.taken,
        ...start.taken,
        ...asked.taken,
        ...(note?.taken ?? []),
      ]),
    }
  },
})
