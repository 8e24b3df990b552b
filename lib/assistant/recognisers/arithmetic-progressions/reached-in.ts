import { agree, growthIn, startIn, toldWith } from './growth'
import { reachedIn as solution, type Given } from '../../../solutions/arithmetic-progressions/reached-in'
import type { FactOf } from '../../question/fact'
import { phrase } from '../../question/phrase'
import { recogniser } from '../../recogniser'
import { equals, one } from '../../../maths/fraction'

/** "In the nth week they become ₹20. Find n." */
const nthOf = <Found extends { readonly facts: { readonly n: FactOf<'ordinal'>; readonly l: FactOf<'letter'> } }>(
  found: Found | null,
) => (found && found.facts.n.n === null && found.facts.l.name === 'n' ? found : null)

/** "Started at ₹22,000, and it rises by ₹400 every year. In which year does it reach ₹24,400?" */
export const reachedIn = recogniser<Given>({
  id: 'when-an-amount-is-reached',
  solution,
  story: true,
  cues: ['reach', 'reaches', 'become', 'becomes', 'reached', 'be'],
  words: ['first'],
  examples: [
    'Subha started work at a monthly salary of ₹22,000, and her monthly salary rises by ₹400 every year. In which year of her work does it reach ₹24,400? (The first year counts as 1.)',
    'ramu started work at a salary of rs 5000 and it increases by rs 200 every year. in which year will his salary become rs 7000',
    'Ramkali saved Rs 5 in the first week of a year and then increased her weekly savings by Rs 1.75. If in the nth week, her weekly savings become Rs 20.75, find n.',
    'In the first week she saved ₹5 and then ₹2 more each week than in the week before. In which week do her savings become ₹25?',
  ],
  refuses: [
    'Subha started work at a monthly salary of ₹22,000, and her monthly salary rises by ₹400 every year. After how many years will it be more than ₹24,400?',
    'Subha started work in 1995 at a monthly salary of ₹22,000, and her monthly salary rises by ₹400 every year. In which year does it reach ₹24,400?',
    'Subha started work at a monthly salary of ₹22,000, and her monthly salary rises by ₹400 every year. In which year of her work do her earnings in all reach ₹2,44,000?',
    'Subha started work at a monthly salary of ₹22,000, and her monthly salary rises by ₹400 every year. In which month does it reach ₹24,400?',
  ],
  read: (question) => {
    const [growth, start] = [growthIn(question), startIn(question)]
    const asked =
      phrase(question, 'which ~p * reach|reaches|become|becomes|be|reached #v', 'which ~p #v') ??
      nthOf(phrase(question, '@n:ordinal ~p * reach|reaches|become|becomes|be|reached #v find|what @l:letter'))
    const note = phrase(question, 'first ~p counts|counted #one')
    const isNote = note === null || equals(note.numbers.one, one)
    if (!growth || !start || !asked || !isNote || growth.unit === '%') return null
    if (!agree(growth.unit, start.unit, asked.units.v)) return null
    const period = asked.nouns.p.split(' ')[0] ?? ''
    if (!agree(growth.period, start.period, period.replace(/s$/, '')) || growth.period === '') return null
    return {
      given: { a: start.a, d: growth.d, value: asked.numbers.v },
      ...toldWith(question, [...growth.taken, ...start.taken, ...asked.taken, ...(note?.taken ?? [])]),
    }
  },
})
