import { groupedIn, tableWords } from './grouped'
import { toldBeside } from './beside'
import { phrase, told } from '../../question/phrase'
import { without } from '../../question/without'
import { recogniser } from '../../recogniser'
import { isInteger, subtract, divide, toNumber } from '../../../maths'
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
  ],
  refuses: [
    'marks 0-10 10-20 20-30 30-40 students 7 13 16 4. one student is chosen at random. probability that he got less than 25 marks',
    'marks 0-10 10-20 20-30 30-40 students 7 13 16 4. two students are chosen at random. probability that both got less than 20 marks',
    'marks 0-10 10-20 20-30 30-40 students 7 13 16 4. one student is chosen at random. probability that he got less than 20 marks but more than 10',
  ],
  read: (question) => {
    const below = phrase(
      question,
      'probability * less|fewer|younger|shorter|lighter than #n',
      'probability * below|under #n',
    )
    const grouped = below && groupedIn(without(question, below))
    if (!below || !grouped) return null
    const { from, width, frequencies } = grouped
    const numbers = frequencies.filter((f) => typeof f === 'number')
    const classes = divide(subtract(below.numbers.n, from), width)
    const inside = isInteger(classes) && classes.n > 0n && toNumber(classes) <= frequencies.length
    if (numbers.length < frequencies.length || numbers.some((f) => f < 0) || !inside) return null
    const { used, said } = told(question, grouped, below)
    return {
      given: { data: { from, width, frequencies: numbers }, classes: toNumber(classes) },
      used: [...used, ...toldBeside(question, grouped)],
      said,
      ...(grouped.lead.length > 0 && { lead: grouped.lead.join('\n') }),
    }
  },
})
