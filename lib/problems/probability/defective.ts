import { fraction, gcd, toText } from '../../maths'
import { defective as solution } from '../../solutions/probability/defective'
import { template } from '../template'
import { wrongChances, type WrongChance } from './pieces/chance'

const lots = [
  { lot: 'A lot', things: 'ball pens', thing: 'pen', bad: 'defective', good: 'not defective' },
  { lot: 'A carton', things: 'shirts', thing: 'shirt', bad: 'torn', good: 'not torn' },
  { lot: 'A box', things: 'LED bulbs', thing: 'bulb', bad: 'defective', good: 'not defective' },
  { lot: 'A crate', things: 'mangoes', thing: 'mango', bad: 'spoilt', good: 'not spoilt' },
] as const

const stems: readonly ((thing: string, good: string) => string)[] = [
  (thing, good) => `One ${thing} is taken out at random. Find the probability that it is ${good}.`,
  (thing, good) => `Nasreen takes out one ${thing} without looking. What is the probability that it is ${good}?`,
  (thing, good) => `If one ${thing} is picked at random, what is the probability that it is ${good}?`,
]

/** E.g. "A lot of 144 ball pens has 20 that are defective. One pen is taken out at random. Find the probability that it is good." */
export const defective = template({
  id: 'prob-defective-item',
  version: 2,
  topic: 'probability',
  archetypes: ['prob-defective-lottery'],
  difficulty: 'easy',
  marks: 2,
  draw: (random) => ({
    ...random.until(
      (r) => ({ lot: r.pick(lots), bad: r.integer(3, 30), total: 12 * r.integer(3, 14), mixed: r.chance(0.4) }),
      ({ bad, total }) => bad * 3 < total && gcd(bad, total) > 1,
    ),
    stem: random.pick(stems),
  }),
  things: ({ total, bad }) => [
    { name: 'how many there are in all', size: total, least: 36, most: 168 },
    { name: 'the share of bad ones', size: bad / total, least: 0.01, most: 0.34 },
  ],
  given: ({ total, bad, mixed }) => ({ total, bad, mixed, asked: 'good' as const }),
  manner: ({ lot: { things, thing, good, bad } }) => ({ things, thing, good, bad }),
  solution,
  ask: ({ lot: { lot, things, thing, bad: faulty, good }, bad, total, mixed, stem }) => {
    const sound = total - bad
    const told = mixed
      ? `By accident, $${bad}$ ${faulty} ${things} get mixed with $${sound}$ ${things} which are ${good}.`
      : `${lot} holds $${total}$ ${things}, of which $${bad}$ are ${faulty}.`
    return {
      question: `${told} ${stem(thing, good)}`,
      rule: { kind: 'fraction' },
      hints: [
        `Every ${thing} of the lot is an outcome.`,
        mixed ? 'The total is the sum of the two numbers.' : `Find how many ${things} are ${good}.`,
      ],
      explanation: `Each ${thing} is equally likely to be taken, so the probability is the share of those which are ${good}.`,
    }
  },
  crossCheck: ({ bad, total }) => {
    const lot = Array.from({ length: total }, (_, index) => index >= bad)
    return toText(fraction(lot.filter(Boolean).length, lot.length))
  },
  slips: ({ lot, bad, total, mixed }) =>
    wrongChances(fraction(total - bad, total), [
      [bad, total, `That is the probability that it is ${lot.bad}.`, 'favourable'],
      [bad, total - bad, `Count those which are ${lot.good}, and divide by the total number.`, 'favourable'],
      [total - bad, bad, 'A probability is never more than 1: divide by the total number.', 'substituted'],
      ...(mixed ? totalMistaken(bad, total) : addedTwice(bad, total)),
    ]),
})

/** The number of good ones taken for the total. */
const totalMistaken = (bad: number, total: number): readonly WrongChance[] => [
  [total - 2 * bad, total - bad, 'The total is the number of both kinds together.', 'total'],
]

const addedTwice = (bad: number, total: number): readonly WrongChance[] => [
  [total, total + bad, 'The total already holds both kinds.', 'total'],
]
