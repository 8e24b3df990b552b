import { agree, countLeft, growthIn, startIn, toldWith } from './growth'
import { listedAmounts, type ListedAmounts } from './listed-amounts'
import { growingAmounts as solution, type Given } from '../../../solutions/arithmetic-progressions/growing-amounts'
import { phrase } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { equals } from '../../../maths/fraction'

const together = ['altogether', 'all', 'total', 'together', 'sum', 'overall'] as const

/** Whether one amount is asked, or all of them together. */
function askedIn(question: Question, isOrdinal: boolean): Given['asked'] | null {
  const isTotal = together.some((word) => question.words.includes(word))
  if (isOrdinal) return isTotal ? null : 'term'
  if (phrase(question, 'many|what|find|kitne * last')) return isTotal ? null : 'term'
  if (isTotal) return 'sum'
  return phrase(
    question,
    'pay|pays|paid * #n ~p late',
    'delayed|delays|delay * #n',
    'saved|saves|save|put|collected after|in #n',
  )
    ? 'sum'
    : null
}

/** "In how many months": their number is asked, and the number told is an amount. */
const asksHowMany = (question: Question, period: string): boolean =>
  period !== '' && phrase(question, 'many|kitne|which|kis|kaun ~p')?.nouns.p === period

const fromList = (list: ListedAmounts | null) => list && { ...list, period: '' }

/** "There are 18 seats in the first row, and each of the 20 rows has 2 seats more than the row in front. How many in all?" */
export const growingAmounts = recogniser<Given>({
  id: 'growing-amounts',
  solution,
  story: true,
  cues: ['each', 'every', 'per', 'next', 'later', 'succeeding', 'following'],
  words: [...together, 'many', 'after', 'late', 'last'],
  examples: [
    'Kavya puts ₹35 into her money box in the first week and then ₹5 more each week than in the week before. How much money has she put in altogether after 11 weeks?',
    'Imran started a job at a monthly salary of ₹16,000. Every year his monthly salary rises by ₹2000. What is his monthly salary in the 7th year?',
    'An auditorium has 10 rows. There are 29 seats in the first row, and each row has 2 seats more than the row in front of it. How many seats are there in all?',
    'A contract specifies a penalty for delay: Rs 200 for the first day, Rs 250 for the second day, Rs 300 for the third day, etc., the penalty for each succeeding day being Rs 50 more than for the preceding day. How much money the contractor has to pay as penalty, if he has delayed the work by 30 days?',
    'ravi saves rs 10 in the first week and rs 4 more every week how much total savings in 15 weeks',
    'a hall has 20 rows. first row has 15 seats and each next row has 2 seats more. total kitni seats hai',
    'cost of digging a well is rs 150 for the first metre and rises by rs 50 for each metre. find the cost of the 9th metre',
  ],
  refuses: [
    'Imran started a job at a monthly salary of ₹16,000. Every year his monthly salary rises by 5 %. What is his monthly salary in the 7th year?',
    'Imran started a job at a monthly salary of ₹16,000. Every year his monthly salary rises by ₹2000. What is his total salary in 7 years?',
    'Kavya puts ₹35 into her money box in the first week and then ₹5 more each week than in the week before. How much money has she put in altogether after 11 months?',
    'Kavya puts ₹35 into her money box in the first week and then twice as much each week as in the week before. How much has she put in altogether after 11 weeks?',
    'An auditorium has 10 rows. There are 29 seats in the first row, and each row has 2 seats more than the row in front of it. How many seats are there in the first 4 rows?',
    'Ramu saves 150 rs in first month and then 30 rs more every month than the month before. in how many months will his total saving be 8700',
    'An auditorium has 10 rows. There are 29 seats in the first row, and each row has 2 seats more than the row in front of it. How many more seats are there in the last row than in the first?',
  ],
  read: (question) => {
    const list = listedAmounts(question)
    const [growth, start] = [growthIn(question) ?? fromList(list), list ? fromList(list) : startIn(question)]
    if (list && growth && !equals(list.d, growth.d)) return null
    const taken = [...(growth?.taken ?? []), ...(start?.taken ?? [])]
    const count = growth && start ? countLeft(question, taken) : null
    const asked = count && !asksHowMany(question, growth?.period ?? '') ? askedIn(question, count.isOrdinal) : null
    if (!growth || !start || !count || !asked) return null
    if (!agree(growth.period, start.period, count.of) || !agree(growth.unit, start.unit) || growth.unit === '%')
      return null
    // a total of monthly amounts that change with the year is another question
    const adjective = question.words.find((word) => /^(?:monthly|weekly|daily|yearly|annual)$/.test(word))
    if (
      asked === 'sum' &&
      adjective !== undefined &&
      growth.period === 'year' &&
      !/^(?:yearly|annual)$/.test(adjective)
    )
      return null
    // "top row me 11": how many there are in the last, and not how many rows
    const at = question.apart.findIndex((item) => [...count.fact, ...count.said].some((one) => one === item))
    const before = question.apart.slice(Math.max(at - 4, 0), Math.max(at, 0))
    if (!count.isOrdinal && before.some((item) => item.kind === 'word' && /^(?:top|last)$/.test(item.text))) return null
    return { given: { a: start.a, d: growth.d, n: count.n, asked }, ...toldWith(question, taken, count) }
  },
})
