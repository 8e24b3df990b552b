import { situation as solution, type Given } from '../../../solutions/arithmetic-progressions/situation'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { add } from '../../../maths'

/** "₹15 for the first km and ₹8 for each additional km", "₹150 for the first metre and rises by ₹50 for each subsequent metre" */
function evenIn(question: Question) {
  const each =
    'each|every additional|subsequent|next|extra|further|following|succeeding|successive km|kilometre|metre|meter'
  const fare = phrase(question, `#a first km|kilometre #d ${each}`, `first km|kilometre #a #d ${each}`)
  const sums = fare && phrase(question, 'fare|fares|charge|charges')
  if (fare && sums)
    return { of: 'fare' as const, a: fare.numbers.a, d: fare.numbers.d, taken: [...fare.taken, ...sums.taken] }
  const well = phrase(
    question,
    `#a first metre|meter rises|increases|increasing|rising|increased|goes up? #d ${each}`,
    `first metre|meter #a rises|increases|increasing|rising|increased|goes up? #d ${each}`,
  )
  const digging = well && phrase(question, 'digging|drilling')
  return well && digging
    ? { of: 'rising cost' as const, a: well.numbers.a, d: well.numbers.d, taken: [...well.taken, ...digging.taken] }
    : null
}

/** "removes 1/4 of the air remaining", "at compound interest at 8 %" */
function scaledIn(question: Question) {
  const pump = phrase(
    question,
    'removes|remove|removed #k air remaining|left|present',
    'removes|removed #k remaining|left air',
  )
  if (pump && pump.numbers.k.n > 0n && pump.numbers.k.n < pump.numbers.k.d)
    return { of: 'air pumped out' as const, k: pump.numbers.k, taken: pump.taken }
  const money = phrase(question, '#p deposited|invested compound interest at? #r', 'compound interest * #r')
  const principal = money && phrase(question, '#p deposited|invested', 'deposit|deposits #p')
  return money ? { of: 'compound interest' as const, taken: [...money.taken, ...(principal?.taken ?? [])] } : null
}

/** Which of the situations of the book make an AP. */
export const situation = recogniser<Given>({
  id: 'situation-as-ap',
  solution,
  story: true,
  cues: ['ap'],
  words:
    `list number numbers situation situations following make makes form forms ap which involved amount present cylinder vacuum pump time each
    after every metre cost costs well when it does check whether annum per year money account km taxi first why additional reason`.split(
      /\s+/,
    ),
  examples: [
    'Does the list of numbers make an AP? The taxi fare after each km when the fare is ₹15 for the first km and ₹8 for each additional km.',
    'does the amount of air present in a cylinder when a vacuum pump removes 1/4 of the air remaining in the cylinder at a time form an AP',
    'cost of digging a well is 150 rupees for first metre and goes up by 50 rupees for each next metre. does the list of costs form an AP?',
    'Is this an AP: the cost of digging a well after every metre of digging, when it costs ₹150 for the first metre and rises by ₹50 for each subsequent metre?',
    'Does the amount of money in the account every year make an AP, when ₹10000 is deposited at compound interest at 8% per annum?',
  ],
  refuses: [
    'The taxi fare is ₹15 for the first km and ₹8 for each additional km. Does it form an AP? If so, find the fare for 20 km.',
    'Is this an AP: the cost of digging a well, when it costs ₹150 for the first metre and doubles for each subsequent metre?',
  ],
  read: (question) => {
    const asked = phrase(question, 'is|are|does|do|check|whether|which * ap', 'ap or not', 'make|form|forms|makes ap')
    const even = evenIn(question)
    const scaled = even ? null : scaledIn(question)
    if (!asked || question.words.includes('find')) return null
    if (even) {
      const first = [even.a, add(even.a, even.d), add(add(even.a, even.d), even.d)]
      // every metre costs more than the one before: what is paid in all is asked of the fare alone
      return { given: { of: even.of, first }, ...told(question, asked, even) }
    }
    return scaled && { given: { of: scaled.of, first: [] }, ...told(question, asked, scaled) }
  },
  before: () => '',
})
