import { agree, countLeft, growthIn, toldWith } from './growth'
import { firstFromSum as solution, type Given } from '../../../solutions/arithmetic-progressions/first-from-sum'
import { phrase } from '../../question/phrase'
import { factsOf } from '../../question/question'
import { recogniser } from '../../recogniser'

/** "₹2550 is set aside for 5 prizes. Each prize is ₹10 less than the one before. Find the first prize." */
export const firstFromSum = recogniser<Given>({
  id: 'first-of-amounts-from-sum',
  solution,
  story: true,
  cues: ['each', 'every'],
  words: ['sum', 'total', 'first', 'preceding', 'before', 'club'],
  examples: [
    'A school has set aside ₹2550 for 5 cash prizes for good work. Each prize is ₹10 less than the one before it. Find the value of the first prize.',
    'a sum of rs 700 is used to give seven cash prizes. each prize is rs 20 less than its preceding prize. find the first prize',
    'A sum of ₹700 is to be used to give seven cash prizes. If each prize is ₹20 less than its preceding prize, find the value of each of the prizes.',
    'total rs 1600 ke 4 prizes hai, each prize is rs 20 less than the previous one, first prize kitna hai',
  ],
  refuses: [
    'A school has set aside ₹2550 for 5 cash prizes for good work. Each prize is ₹10 less than the one before it. Find the value of the last prize.',
    'A school has set aside ₹2550 for 5 cash prizes for good work. Each prize is half of the one before it. Find the value of the first prize.',
    'The first of 5 prizes is ₹2550. Each prize is ₹10 less than the one before it. Find the sum of the prizes.',
  ],
  read: (question) => {
    const growth = growthIn(question)
    const money = factsOf(question, 'number').filter(({ unit }) => unit === '₹')
    const total = growth && money.find((fact) => !growth.taken.includes(fact))
    const all = phrase(
      question,
      'find|what|determine|calculate value|amount|worth|price each|every ~p',
      'find|what|determine|calculate value|amount|worth all ~p',
    )
    const asked =
      all ??
      phrase(
        question,
        'find|what|which|determine|batao|kitna value|amount? first ~p',
        'first ~p kitna|batao|kya|nikalo',
      )
    const told = phrase(question, 'first ~p * #a')
    const taken = [...(growth?.taken ?? []), ...(total ? [total] : []), ...(asked?.taken ?? [])]
    const count = countLeft(question, taken)
    if (!growth || !total || !asked || told || !count || count.isOrdinal) return null
    const thing = asked.nouns.p.split(' ')[0]?.replace(/s$/, '') ?? ''
    const named = count.of === thing || question.words.includes(`${thing}s`)
    if (!named || !agree(growth.period, thing) || growth.unit !== '₹') return null
    return {
      given: { total: total.value, n: count.n, d: growth.d, ...(all && { all: true as const }) },
      ...toldWith(question, taken, count),
    }
  },
  before: () => 'Answer: ₹',
})
