import { asksChance } from './chance'
import { phrase, told } from '../../question/phrase'
import { isNumber } from '../../question/fact'
import { recogniser } from '../../recogniser'
import { one, sign, subtract } from '../../../maths/fraction'
import { lottery as solution } from '../../../solutions/probability/lottery'

/** "The probability of a girl winning the first prize in a lottery is 0.08. If 6000 tickets are sold, how many did she buy?" */
export const ticketsBought = recogniser({
  id: 'lottery-tickets',
  solution,
  story: true,
  cues: ['tickets'],
  words: ['probability', 'chance', 'one', 'all', 'total'],
  examples: [
    'The probability of a girl winning the first prize in a lottery is 0.08. If 6000 tickets are sold, how many tickets did she buy?',
    'a boy has bought some tickets of a lottery, in which 2500 tickets have been sold in all. the probability of his winning is 0.02. how many tickets has he bought',
    '1000 tickets sold in a lottery. probability of winning first prize is 0.15. how many tickets were bought',
  ],
  refuses: [
    'A lottery has 1000 tickets and 5 prizes. Find the probability of winning a prize with one ticket.',
    'In a lottery there are 10 prizes and 25 blanks. What is the probability of getting a prize? How many tickets are there?',
    'The probability of winning the first prize in a lottery is 0.08. If 6000 tickets are sold, how many tickets did the others buy?',
    'The probability of not winning a lottery is 0.92. If 6000 tickets are sold, how many tickets did she buy?',
  ],
  read: (question) => {
    const sold = phrase(question, '#n tickets', 'tickets sold #n')
    const inAll = phrase(question, 'sold all')
    const asked = phrase(question, 'many tickets|ticket', 'number tickets', 'many')
    const first = phrase(question, 'first prize')
    const [chance, ...more] = question.apart.filter(isNumber).filter((fact) => !sold?.taken.includes(fact))
    const isChance = chance && sign(chance.value) > 0 && sign(subtract(one, chance.value)) > 0
    if (!sold || !asked || !isChance || more.length > 0 || !asksChance(question)) return null
    return {
      given: { sold: sold.numbers.n, chance: chance.value },
      ...told(question, sold, asked, first, inAll, { taken: [chance] }),
    }
  },
})
