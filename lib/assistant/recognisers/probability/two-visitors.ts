import { asksChance, chanceWords } from './chance'
import type { Item } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { isInteger, toNumber } from '../../../maths/fraction'
import { twoVisitors as solution, weekdays, type TwoVisitors } from '../../../solutions/probability/two-visitors'

const names: readonly string[] = weekdays.map((day) => day.toLowerCase())

/** "Tuesday to Saturday" */
function weekIn({ apart }: Question): Pick<TwoVisitors, 'from' | 'days'> | null {
  const days = apart.flatMap((item) =>
    item.kind === 'word' && names.includes(item.text) ? names.indexOf(item.text) : [],
  )
  const [from, to, ...more] = days
  return from !== undefined && to !== undefined && to > from && more.length === 0 ? { from, days: to - from + 1 } : null
}

/** That there are two of them, and that no day is more likely than another. */
const manners = [
  'visit|visits|visiting|go|goes same|one ~x',
  'same ~x once? same week',
  'same week',
  'once week',
  'both them',
  'neither knows choice other',
  'each equally likely',
  'equally likely',
  'each chooses|choose|select|selects|pick|picks one day',
  'each go|goes|visit|visits',
  'any day as? another|other day',
  'any day another',
  'each any #n? days|day',
  'each any days|day',
  'any days|day',
  'one day|days',
  'one #n? day|days',
  'all? days? equally likely',
  'all days|day',
] as const

/** "Shyam, Ekta and Ravi" are three. */
const isOfMore = ({ apart }: Question): boolean => {
  const at = apart.findIndex((item) => item.kind === 'word' && item.text === 'and')
  // "Two customers, Imran and Leela"
  const isCounted = apart.slice(Math.max(0, at - 4), at).some((item) => item.kind === 'word' && item.text === 'two')
  return (
    at > 0 &&
    !isCounted &&
    apart.slice(Math.max(0, at - 2), at).some((item) => item.kind === 'mark' && item.text === ',')
  )
}

function askIn(question: Question): { readonly ask: TwoVisitors['ask']; readonly taken: readonly Item[] } | null {
  const same = phrase(question, 'same day')
  const next = phrase(question, 'consecutive days|day', 'successive days|day')
  const different = phrase(question, 'different days|day')
  const found = [same, next, different].filter((one) => one !== null)
  const [only] = found
  if (!only || found.length > 1) return null
  return { ask: same ? 'the same day' : next ? 'consecutive days' : 'different days', taken: only.taken }
}

/** "Shyam and Ekta visit a shop in the same week (Tuesday to Saturday). ... Find the probability that both visit on consecutive days." */
export const visitorsInAWeek = recogniser({
  id: 'two-visitors-in-a-week',
  solution,
  story: true,
  cues: ['day', 'days'],
  words: [...chanceWords, 'both', 'two', 'any', 'centre', 'point'],
  examples: [
    'Two customers Shyam and Ekta are visiting a particular shop in the same week (Tuesday to Saturday). Each is equally likely to visit the shop on any day as on another day. What is the probability that both will visit the shop on consecutive days?',
    'ritu and imran both visit library in the same week monday to friday. find probability that both visit on same day',
    '2 friends each choose one day from monday to saturday to go to market. probability that they go on different days kya hogi, both days are equally likely',
  ],
  refuses: [
    'Shyam and Ekta visit a shop in the same week (Tuesday to Saturday). Find the probability that both do not visit on the same day.',
    'Shyam, Ekta and Ravi each visit a shop in the same week (Tuesday to Saturday). Find the probability that all three visit on the same day.',
    'Shyam and Ekta visit a shop in the same week (Tuesday to Saturday). Find the probability that Ekta visits one day before Shyam on the next day.',
    'Shyam and Ekta visit a shop in the same week (Tuesday to Saturday). Find the probability that at least one visits on the first day.',
  ],
  read: (question) => {
    const [week, asked] = [asksChance(question) ? weekIn(question) : null, askIn(question)]
    const two = phrase(
      question,
      'both',
      'two',
      '~a and ~b each|visit|visits|go|goes|come|want|wants|decide|plan',
      '#n friends|customers|persons|people|students',
      'neither',
    )
    if (!week || !asked || !two || isOfMore(question)) return null
    const many = phrase(question, '#n days')
    const counted = many && isInteger(many.numbers.n) ? toNumber(many.numbers.n) : week.days
    const people = phrase(question, '#n friends|customers|persons|people|students|visitors|boys|girls')
    if (counted !== week.days || (people && people.numbers.n.n !== 2n)) return null
    const said = manners.map((manner) => phrase<string>(question, manner))
    return { given: { ...week, ask: asked.ask }, ...told(question, asked, two, many, people, ...said) }
  },
})
