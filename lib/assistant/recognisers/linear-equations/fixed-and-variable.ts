import {
  fixedAndVariable as solution,
  type Given,
  type Paid,
} from '../../../solutions/linear-equations/fixed-and-variable'
import { clausesOf } from '../../question/clauses'
import type { FactOf, Item } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import { lettersNamed } from '../../question/pick'
import { factsOf, type Question } from '../../question/question'
import { numberOf } from '../../question/slot'
import { recogniser } from '../../recogniser'
import { isInteger, toNumber } from '../../../maths/fraction'

type Amount = FactOf<'number'>

const isMoney = (item: Item): item is Amount => item.kind === 'number' && item.unit === '₹'

/** How many of what, 'km' or 'day', with what says so. */
interface Count {
  readonly units: number
  readonly per: string
  readonly taken: readonly Item[]
}

/** "10 km", "seven days" */
function countAt(items: readonly Item[], at: number): Count | null {
  const [item, after] = [items[at], items[at + 1]]
  const value = item && !isMoney(item) && !(item.kind === 'word' && item.text === 'one') ? numberOf(item) : null
  if (!item || !value || !isInteger(value)) return null
  const unit = item.kind === 'number' && item.unit !== '' ? item.unit : after?.kind === 'word' ? after.text : ''
  return { units: toNumber(value), per: unit.replace(/s$/, ''), taken: [item] }
}

const countsIn = (items: readonly Item[]): readonly Count[] => items.flatMap((_, at) => countAt(items, at) ?? [])

interface Read {
  readonly paid: Paid
  readonly per: string
  readonly taken: readonly Item[]
}

/** "For a distance of 10 km the charge paid is ₹105", each in a clause of its own, or "for 10 km, the charge is ₹105". */
function paidIn(question: Question): readonly Read[] {
  const clauses = clausesOf(question).map((items) => ({ money: items.filter(isMoney), counts: countsIn(items) }))
  return clauses.flatMap(({ money, counts }, at) => {
    const next = clauses[at + 1]
    const paid = money.length === 0 && next?.counts.length === 0 ? next.money : money
    const [total, ...otherMoney] = paid
    const [count, ...otherCounts] = counts
    if (!total || !count || otherMoney.length > 0 || otherCounts.length > 0) return []
    return [{ paid: { units: count.units, total: total.value }, per: count.per, taken: [...count.taken, total] }]
  })
}

/** "What is the charge for 25 km?": a count without an amount. */
function countAsked(question: Question, taken: readonly Item[], per: string) {
  const counts = countsIn(question.apart).filter((count) => !count.taken.some((item) => taken.includes(item)))
  const [count, ...more] = counts
  const ask = phrase(question, 'what|much|find|many charge|charges|pay|paid|cost', 'charge|charges|fare * distance')
  return count && ask && more.length === 0 && count.per === per
    ? { units: count.units, taken: [...count.taken, ...ask.taken] }
    : null
}

/** "Let the fixed charge be ₹x and the charge per km ₹y. Find x and y", or both in words. */
function chargesAsked(question: Question) {
  const letters = phrase(question, 'fixed charge|charges|cost? @x:letter * @y:letter')
  const named = factsOf(question, 'letter').filter(({ name }) => /^[a-z]$/.test(name))
  if (named.length > 0) {
    const inOrder = letters?.facts.x.name === 'x' && letters.facts.y.name === 'y'
    return inOrder && named.every(({ name }) => /^[xy]$/.test(name)) ? { taken: [...letters.taken, ...named] } : null
  }
  return phrase(question, 'find|what|are fixed charge|charges * charge|charges|cost|rate per|each|extra|additional')
}

export const fixedAndVariable = recogniser<Given>({
  id: 'fixed-and-variable',
  solution,
  story: true,
  asPart: true,
  cues: ['fixed'],
  words: [
    ...[
      'charge',
      'charges',
      'distance',
      'part',
      'rest',
      'cost',
      'costs',
      'per',
      'each',
      'day',
      'days',
      'extra',
      'together',
      'additional',
      'only',
    ],
    ...['paid', 'pays', 'covered', 'thereafter', 'fixed', 'number', 'depends', 'remaining', 'first', 'one', 'taken'],
  ],
  examples: [
    'The taxi charges in a city consist of a fixed charge together with a charge for the distance covered. For a distance of 10 km the charge paid is ₹212, and for a distance of 12 km the charge paid is ₹236. Let the fixed charge be ₹x and the charge per km ₹y. Find x and y.',
    'A lending library has a fixed charge for the first three days and an additional charge for each day thereafter. Saritha paid ₹27 for a book kept for seven days, while Susy paid ₹21 for the book she kept for five days. Find the fixed charge and the charge for each extra day.',
    'A part of monthly hostel charges is fixed and the remaining depends on the number of days one has taken food in the mess. When a student A takes food for 20 days she has to pay ₹1000 as hostel charges whereas a student B, who takes food for 26 days, pays ₹1180 as hostel charges. Find the fixed charges and the cost of food per day.',
    'taxi charges are a fixed charge and a charge for distance. for 10 km the charge paid is rs 105 and for 15 km it is rs 155. what is the charge for 25 km',
  ],
  refuses: [
    'The taxi charges in a city consist of a fixed charge together with a charge for the distance covered. For a distance of 10 km the charge paid is ₹212, and for a distance of 12 km ₹24 more. Find the fixed charge and the charge per km.',
    'The taxi charges in a city consist of a fixed charge together with a charge for the distance covered. For a distance of 10 km the charge paid is ₹212. Find the fixed charge and the charge per km.',
    'The taxi charges in a city consist of a fixed charge together with a charge for the distance covered. For a distance of 10 km the charge paid is ₹212, and for a distance of 12 km the charge paid is ₹236. What is the charge for 25 minutes?',
    'The taxi charges in a city consist of a fixed charge together with a charge for the distance covered. For 10 km the charge is ₹212, and for 12 km the charge is ₹236. How far can one go for ₹300?',
    'A part of the hostel charges is fixed. For 10 days of food a student pays ₹212, and for 12 days of food after the first 2 weeks a student pays ₹236. Find the fixed charge and the cost of food per day.',
  ],
  read: (question) => {
    const [first, second, ...more] = paidIn(question)
    if (!first || !second || more.length > 0 || first.per !== second.per || first.per === '') return null
    const free = phrase(question, 'fixed charge|charges first #n day|days')
    const isSure = !question.words.includes('first') || (free !== null && isInteger(free.numbers.n))
    const taken = [...first.taken, ...second.taken, ...(free?.taken ?? [])]
    const count = countAsked(question, taken, first.per)
    const charges = count ? null : chargesAsked(question)
    // the charges are asked too: not the one amount alone
    if (count && phrase(question, 'find|what|calculate fixed charge|charges')) return null
    if (!isSure || (!count && !charges)) return null
    return {
      given: {
        paid: [first.paid, second.paid],
        free: free ? toNumber(free.numbers.n) : 0,
        asked: count ? { units: count.units } : 'charges',
      },
      ...told(question, { taken }, count, charges, { taken: lettersNamed(question, 'A', 'B') }),
    }
  },
  before: () => '',
})
