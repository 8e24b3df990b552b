import { fraction, lcm } from '../../../maths'
import type { AssertionFamily } from '../../kinds-of-question/assertion-family'
import { chanceTex } from './chance'

/** One family for every k, with the working for that k. */
export const workedOut = (
  { k: [least, greatest], ...family }: Omit<AssertionFamily, 'why'>,
  why: (k: number) => string,
): readonly AssertionFamily[] =>
  Array.from({ length: greatest - least + 1 }, (_, index) => least + index).map((k) => ({
    ...family,
    k: [k, k],
    why: why(k),
  }))

const share =
  'When the outcomes are equally likely, the probability of an event is the number of favourable outcomes divided by the total number of outcomes.'

const cardsFrom = (count: string): string =>
  `Drawing one of the cards numbered from $p$ to $q$ has $${count}$ equally likely outcomes, and the probability of an event is the number of favourable outcomes divided by the number of all outcomes.`

/** A smaller pack, numbers from p to q, two dice, tickets, sectors. */
export const furtherFamilies: readonly AssertionFamily[] = [
  ...workedOut(
    {
      assertion: (value, k) =>
        `From a pack of $52$ playing cards $${k}$ red cards are removed, and one of the other cards is drawn at random. The probability that it is red is $${value}$.`,
      right: (k) => fraction(26 - k, 52 - k),
      again: (k) => {
        const left = `${'r'.repeat(26)}${'b'.repeat(26)}`.slice(k)
        return fraction(left.split('r').length - 1, left.length)
      },
      mistaken: (k) => fraction(26 - k, 52),
      k: [2, 10],
      explains:
        'When cards are removed, both the number of all cards and that of the favourable ones must be counted again.',
      unrelated: 'The probability of an impossible event is $0$.',
      untrue: 'However many cards are removed, the number of all possible outcomes remains $52$.',
    },
    (k) =>
      `There are $26 - ${k} = ${26 - k}$ red cards among $52 - ${k} = ${52 - k}$ cards, so the probability is $${chanceTex(26 - k, 52 - k)}$.`,
  ),
  ...workedOut(
    {
      assertion: (value, k) =>
        `Cards numbered from $${k}$ to $40$ are mixed, and one is drawn at random. The probability of a number greater than $30$ is $${value}$.`,
      right: (k) => fraction(10, 41 - k),
      again: (k) => {
        let all = 0
        for (let n = k; n <= 40; n++) all++
        return fraction(10, all)
      },
      mistaken: (k) => fraction(10, 40 - k),
      k: [3, 12],
      explains: cardsFrom('q - p + 1'),
      unrelated: 'The probability of an impossible event is $0$.',
      untrue: cardsFrom('q - p'),
    },
    (k) =>
      `There are $40 - ${k} + 1 = ${41 - k}$ cards, and $10$ of them bear a number greater than $30$, so the probability is $${chanceTex(10, 41 - k)}$.`,
  ),
  ...workedOut(
    {
      assertion: (value, k) =>
        `Two dice are thrown together. The probability that the sum of the two numbers is $${k}$ is $${value}$.`,
      right: (k) => fraction(6 - Math.abs(k - 7), 36),
      again: (k) => {
        let good = 0
        for (let a = 1; a <= 6; a++) if (k - a >= 1 && k - a <= 6) good++
        return fraction(good, 36)
      },
      mistaken: () => fraction(1, 11),
      k: [3, 11],
      explains: 'Two dice have $36$ equally likely outcomes, the pairs of numbers.',
      unrelated: 'The probability of a sure event is $1$.',
      untrue: 'The eleven sums that two dice can make are equally likely.',
    },
    (k) =>
      `Of the $36$ pairs, $${6 - Math.abs(k - 7)}$ have the sum $${k}$, so the probability is $${chanceTex(6 - Math.abs(k - 7), 36)}$.`,
  ),
  ...workedOut(
    {
      assertion: (value, k) =>
        `A wheel has $12$ equal sectors, $${k}$ of them shaded. It is spun once. The probability that the arrow does not point at a shaded sector is $${value}$.`,
      right: (k) => fraction(12 - k, 12),
      again: (k) => fraction(Array.from({ length: 12 }, (_, i) => i).filter((i) => i >= k).length, 12),
      mistaken: (k) => fraction(k, 12),
      k: [1, 5],
      explains: 'For any event $E$, $P(\\text{not } E) = 1 - P(E)$.',
      unrelated: 'A probability is never less than $0$.',
      untrue: 'For any event $E$, $P(\\text{not } E) = P(E)$.',
    },
    (k) =>
      `Of the $12$ equal sectors, $12 - ${k} = ${12 - k}$ are not shaded, so the probability is $${chanceTex(12 - k, 12)}$.`,
  ),
  ...workedOut(
    {
      assertion: (value, k) =>
        `A die is thrown once. The probability that the number is a factor of $${k}$ is $${value}$.`,
      right: (k) => fraction([1, 2, 3, 4, 5, 6].filter((n) => k % n === 0).length, 6),
      again: (k) => {
        let good = 0
        for (let n = 1; n <= 6; n++) if (lcm(n, k) === k) good++
        return fraction(good, 6)
      },
      mistaken: (k) => fraction([1, 2, 3, 4, 5, 6].filter((n) => k % n === 0).length - 1, 6),
      k: [4, 12],
      explains: share,
      unrelated: 'The probability of getting a number from $1$ to $6$ on a die is $1$.',
      untrue: 'The number $1$ is not a factor of other numbers.',
    },
    (k) => {
      const good = [1, 2, 3, 4, 5, 6].filter((n) => k % n === 0)
      return `${good.length === 1 ? `The only face that is a factor of $${k}$ is` : `The faces that are factors of $${k}$ are`} $${good.join(', ')}$, so the probability is $${chanceTex(good.length, 6)}$.`
    },
  ),
]
