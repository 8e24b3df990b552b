import { groupedIn, tableWords } from './grouped'
import { toldBeside } from './beside'
import { phrase, told } from '../../question/phrase'
import { without } from '../../question/without'
import { recogniser } from '../../recogniser'
import { isInteger, subtract, divide, fraction, toNumber, type Fraction } from '../../../maths'
import type { Question } from '../../question/question'
import { shareBelow as solution, type ShareBelow } from '../../../solutions/statistics/share-below'

/** "One of the workers is chosen at random. Find the probability that the worker earns less than ₹750 a day." */
export const shareBelow = recogniser<ShareBelow>({
  id: 'probability-below-a-limit',
  solution,
  story: true,
  cues: ['probability'],
  words: [...tableWords, 'total', 'random', 'probability', 'old', 'age'],
  examples: [
    'The table gives the daily wages of 40 workers. One of the workers is chosen at random. Find the probability that the worker earns less than ₹750 a day.\nDaily wages (in ₹): 600–650, 650–700, 700–750, 750–800, 800–850\nNumber of workers: 2, 4, 10, 16, 8',
    'marks 0-10 10-20 20-30 30-40 students 7 13 16 4. one student is chosen at random. probability that he got less than 20 marks',
    'marks 0-10 10-20 20-30 30-40 students 7 13 16 4. one student is chosen at random. probability that he got 20 marks or more',
    'marks 0-10 10-20 20-30 30-40 students 7 13 16 4. one student is chosen at random. probability that he got at least 30',
    'marks 0-10 10-20 20-30 30-40 students 7 13 16 4. one student is chosen at random. probability that the marks lie between 10 and 30',
  ],
  refuses: [
    'marks 0-10 10-20 20-30 30-40 students 7 13 16 4. one student is chosen at random. probability that he got at least 25',
    'marks 0-10 10-20 20-30 30-40 students 7 13 16 4. one student is chosen at random. probability that he got more than 20',
    'marks 0-10 10-20 20-30 30-40 students 7 13 16 4. one student is chosen at random. probability that he did not get between 10 and 30',
    'marks 0-10 10-20 20-30 30-40 students 7 13 16 4. one student is chosen at random. probability that he got less than 25 marks',
    'marks 0-10 10-20 20-30 30-40 students 7 13 16 4. two students are chosen at random. probability that both got less than 20 marks',
    'marks 0-10 10-20 20-30 30-40 students 7 13 16 4. one student is chosen at random. probability that he got less than 20 marks but more than 10',
  ],
  read: (question) => {
    const asked = rangeIn(question)
    const grouped = asked && groupedIn(without(question, asked.found))
    if (!asked || !grouped) return null
    const { from, width, frequencies } = grouped
    const numbers = frequencies.filter((f) => typeof f === 'number')
    if (numbers.length < frequencies.length || numbers.some((f) => f < 0)) return null
    const placeOf = (limit: Fraction | null, otherwise: number): number => {
      const place = limit ? divide(subtract(limit, from), width) : fraction(otherwise)
      return isInteger(place) ? toNumber(place) : -1
    }
    const [first, last] = [placeOf(asked.low, 0), placeOf(asked.high, frequencies.length)]
    if (first < 0 || last > frequencies.length || first >= last || (first === 0 && !asked.high)) return null
    const { used, said } = told(question, grouped, asked.found)
    return {
      given: { data: { from, width, frequencies: numbers }, classes: last, ...(first > 0 && { from: first }) },
      used: [...used, ...toldBeside(question, grouped)],
      said,
      ...(grouped.lead.length > 0 && { lead: grouped.lead.join('\n') }),
    }
  },
})

/** The limits between which the value is wanted; null for one that is not told. */
function rangeIn(question: Question) {
  const below = phrase(
    question,
    'probability * less|fewer|younger|shorter|lighter than #n',
    'probability * below|under #n',
    'probability * not #n or more',
  )
  if (below) return { low: null, high: below.numbers.n, found: below }
  const above = phrase(
    question,
    'probability * at least|atleast|minimum #n',
    'probability * atleast|minimum #n',
    'probability * not less than #n',
    'probability * not below #n',
    'probability * #n or|and more|above|over|older|longer',
    'probability * #n units|unit|marks|years or more|above|over',
  )
  if (above) return { low: above.numbers.n, high: null, found: above }
  const between = phrase(question, 'probability * between #n and #m', 'probability * from #n to #m')
  return between && { low: between.numbers.n, high: between.numbers.m, found: between }
}
