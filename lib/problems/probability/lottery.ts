import { fraction, multiply, toDecimal, fromDecimal, toText } from '../../maths'
import { lottery as solution } from '../../solutions/probability/lottery'
import { template } from '../template'
import { wrongValues } from '../slips/wrong-values'

const buyers = [
  ['A girl', 'she', 'her'],
  ['Mr Iyer', 'he', 'his'],
  ['Salma', 'she', 'her'],
  ['Joseph', 'he', 'his'],
  ['Lalita', 'she', 'her'],
] as const

/** E.g. "The probability of a girl winning the first prize in a lottery is 0.08. If 6000 tickets are sold, how many did she buy?" */
export const lottery = template({
  id: 'prob-lottery-tickets',
  topic: 'probability',
  archetypes: ['prob-defective-lottery'],
  difficulty: 'easy',
  marks: 1,
  draw: (random) => ({
    buyer: random.pick(buyers),
    sold: 500 * random.integer(2, 16),
    hundredths: random.pick([1, 2, 3, 4, 5, 6, 8, 9, 12, 15]),
    stem: random.pick([0, 1, 2] as const),
  }),
  things: ({ sold }) => [{ name: 'the tickets that are sold', size: sold, least: 1000, most: 8000 }],
  given: ({ sold, hundredths }) => ({ sold: fraction(sold), chance: fraction(hundredths, 100) }),
  solution,
  ask: ({ buyer: [name, pronoun, possessive], sold, hundredths, stem }) => {
    const p = toDecimal(fraction(hundredths, 100))
    const stories = [
      `${name} has bought some tickets of a lottery, in which $${sold}$ tickets have been sold in all. If the probability of ${possessive} winning the first prize is $${p}$, how many tickets has ${pronoun} bought?`,
      `In a lottery for a school library $${sold}$ tickets have been sold, some of them to one buyer. The probability that this buyer wins the first prize is $${p}$. Find the number of tickets that the buyer holds.`,
      `For a lucky draw at a fair $${sold}$ tickets have been sold. ${name} says, "My probability of winning the first prize is $${p}$." How many tickets does ${pronoun} hold?`,
    ] as const
    return {
      question: stories[stem],
      rule: { kind: 'number' },
      hints: [
        'Each ticket sold is equally likely to win the first prize.',
        'The probability is the number of tickets bought divided by the number of tickets sold.',
      ],
      explanation:
        'A favourable outcome is that one of the tickets bought wins, so their number is the probability times the number of all tickets.',
    }
  },
  crossCheck: ({ sold, hundredths }) => {
    for (let x = 1; x <= sold; x++) if (x * 100 === hundredths * sold) return `${x}`
    return null
  },
  slips: ({ sold, hundredths }) => {
    const key = multiply(fromDecimal(`${sold}`), fraction(hundredths, 100))
    return wrongValues(key, [
      [multiply(key, fraction(10)), 'Check the decimal point when you multiply.', 'solved'],
      [multiply(key, fraction(1, 10)), 'Check the decimal point when you multiply.', 'solved'],
      [fraction(sold - Number(toText(key))), 'That is the number of tickets that others have bought.', 'unknown'],
      [fraction(sold * 100, hundredths), 'Multiply the probability by the number of tickets; do not divide.', 'solved'],
    ])
  },
})
