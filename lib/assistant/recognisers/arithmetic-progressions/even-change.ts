import { changeAsked } from './change-asked'
import { amountsTold } from './amounts-told'
import { agree, growthIn, startIn } from './growth'
import { evenChange as solution, type Given } from '../../../solutions/arithmetic-progressions/even-change'
import type { Item } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { without } from '../../question/without'
import { recogniser } from '../../recogniser'

const same = 'fixed|same|constant|equal|uniform'
const rises = 'raises|increases|increase|rises|grows|raised|increased|decreases|reduces|reduced|falls'

/** "Each row has a fixed number of seats more than the row in front", "increases uniformly by a fixed number every year". */
const evenIn = (question: Question) =>
  phrase(
    question,
    `${rises} uniformly ${same} number|amount each|every|per ~p`,
    `${rises} ~x? ${same} number|amount|rate each|every|per ~p`,
    `${same} number|amount more|less|fewer each|every ~p before|previous|preceding ~q?`,
    `each|every ~p ${same} number|amount more|less|fewer ~x?`,
    `${rises} uniformly each|every|per? ~p?`,
    `uniformly|uniform ${rises}`,
  )

/** The amounts at two places, in one unit. */
function pairIn(question: Question) {
  const [first, second, ...more] = amountsTold(question)
  if (!first || !second || more.length > 0) return null
  if (!agree(first.amount.unit, second.amount.unit) || !agree(first.period, second.period)) return null
  return {
    by: { p: first.place.n, first: first.amount.value, q: second.place.n, second: second.amount.value },
    period: first.period,
    taken: [first.place, first.amount, second.place, second.amount],
  }
}

interface By {
  readonly by: Given['by']
  readonly period: string
  readonly taken: readonly Item[]
}

/** By two amounts where the change is told to be even, or by the first and the change. */
function byIn(question: Question): By | null {
  const [growth, start] = [growthIn(question), startIn(question)]
  if (growth && start && growth.unit !== '%' && agree(growth.unit, start.unit) && agree(growth.period, start.period))
    return { by: { a: start.a, d: growth.d }, period: growth.period, taken: [...growth.taken, ...start.taken] }
  const even = evenIn(question)
  const pair = even && pairIn(question)
  if (!pair) return null
  const first = phrase(question, 'fixed number|amount first ~p')
  return { by: pair.by, period: pair.period, taken: [...even.taken, ...pair.taken, ...(first?.taken ?? [])] }
}

export const evenChange = recogniser<Given>({
  id: 'even-change',
  solution,
  story: true,
  asPart: true,
  words: ['produced'],
  cues: ['fixed', 'uniformly', 'each', 'every', 'later'],
  examples: [
    'In a theatre each row has a fixed number of seats more than the row in front of it. The 5th row has 40 seats and the 10th row has 70 seats. Find the total number of seats in the first 20 rows.',
    'A company that makes solar lamps raises its production by a fixed number every year. It made 290 lamps in the 5th year and 365 lamps in the 8th year. Find the production of the first year.',
    'A manufacturer of TV sets produced 600 sets in the third year and 700 sets in the seventh year. Assuming that the production increases uniformly by a fixed number every year, find the total production in first 7 years.',
    'A pump brings up 730 litres of water in the first hour, and in each later hour 40 litres less than in the hour before. How many litres does it bring up from the 11th to the 14th hour together?',
    'each row has a fixed number of seats more than the row in front. 5th row has 40 seats and 8th row has 52 seats. which row has 80 seats',
  ],
  refuses: [
    'A company that makes solar lamps raises its production by 5 % every year. It made 290 lamps in the 5th year. Find the production of the first year.',
    'A company that makes solar lamps raises its production every year. It made 290 lamps in the 5th year and 365 lamps in the 8th year. Find the production of the first year.',
    'A company raises its production by a fixed number every year. It made 290 lamps in the 5th year and 365 lamps in the first 8 years. Find the production of the first year.',
    'A company raises its production by a fixed number every year. It made 290 lamps in the 5th year and 365 lamps in the 8th year. In which year does it make more than 665 lamps?',
    'A pump brings up 730 litres in the first hour, and in each later hour 40 litres less than in the hour before. How many litres does it bring up in the last hour?',
    'A company raises its production by a fixed number every year. It made 290 lamps in the 5th year and 365 lamps in the 8th year. Find the total production in the first 15 months.',
  ],
  read: (question) => {
    const found = byIn(question)
    const asked = found && changeAsked(without(question, found))
    if (!found || !asked || !agree(found.period, asked.period)) return null
    return {
      given: { by: found.by, asked: asked.asked },
      ...told(
        question,
        found,
        asked,
        phrase(question, 'day|week|year after day|week|year', 'after holidays'),
        phrase(question, 'has many'),
      ),
    }
  },
  before: () => '',
})
