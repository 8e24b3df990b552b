import { ordinal } from '../../solutions/arithmetic-progressions/pieces/progression'
import { fraction } from '../../maths'
import { twoApsDifference as solution } from '../../solutions/arithmetic-progressions/two-aps-difference'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

/** Two APs with the same d and first terms a > b: their kth terms differ by a − b, whatever k is. */
interface Draw {
  readonly a: number
  readonly b: number
  readonly k: number
  readonly other: number
  readonly given: 'first' | 'later'
  readonly stem: 0 | 1 | 2
}

function story({ a, b, k, other, given, stem }: Draw): string {
  const [gap, place, known] = [a - b, ordinal(k), ordinal(other)]
  const asked = `the ${place} term of the first AP exceed the ${place} term of the second`
  return given === 'first'
    ? (
        [
          `Two APs have the same common difference. The first term of one of them is $${a}$ and that of the other is $${b}$. By how much does ${asked}?`,
          `The first terms of two APs with the same common difference are $${a}$ and $${b}$. What is the difference between their ${place} terms? (Subtract the second from the first.)`,
          `One AP begins with $${a}$, another with $${b}$, and they have the same common difference. Find the first AP's ${place} term minus the second AP's ${place} term.`,
        ] as const
      )[stem]
    : (
        [
          `Two APs have the same common difference. The difference between their ${known} terms is $${gap}$. What is the difference between their ${place} terms?`,
          `The common differences of two APs are equal, and the ${known} term of the first exceeds the ${known} term of the second by $${gap}$. By how much does ${asked}?`,
          `In two APs with the same common difference, the ${known} terms differ by $${gap}$. By how much do the ${place} terms differ?`,
        ] as const
      )[stem]
}

/** E.g. "Two APs have the same common difference. The difference between their 100th terms is 100. What is ..." */
export const twoApsDifference = template({
  id: 'ap-two-aps-difference',
  topic: 'arithmetic-progressions',
  difficulty: 'medium',
  archetypes: ['ap-two-aps'],
  marks: 1,
  draw: (random): Draw => {
    const b = random.integer(-12, 12)
    const other = random.integer(10, 100)
    return {
      b,
      other,
      a: b + random.integer(3, 40),
      k: other + random.integer(10, 100),
      given: random.pick(['first', 'later'] as const),
      stem: random.pick([0, 1, 2] as const),
    }
  },
  given: ({ a, b, k, other, given }) =>
    given === 'first'
      ? { told: 'first' as const, a: fraction(a), b: fraction(b), k }
      : { told: 'later' as const, gap: fraction(a - b), other, k },
  solution,
  ask: (draw) => ({
    question: story(draw),
    rule: { kind: 'number' },
    hints: [
      'Let the common difference of both be $d$, and write the two terms with $a_n = a + (n - 1)d$.',
      'Subtract the two terms. What happens to the part with $d$?',
    ],
    explanation:
      'With the same common difference both APs go on by the same steps, so the gap between them never changes.',
  }),
  // Both APs written out, with a common difference of 3.
  crossCheck: ({ a, b, k }) => {
    let [one, two] = [a, b]
    for (let place = 1; place < k; place++) [one, two] = [one + 3, two + 3]
    return `${one - two}`
  },
  slips: ({ a, b, k, other, given }) =>
    distinctSlips(`${a - b}`, [
      {
        response: `${(a - b) * (given === 'first' ? k - 1 : k - other)}`,
        note: 'The steps of $d$ are the same in both APs: write the two terms and subtract.',
        step: 'difference',
      },
      {
        response: `${given === 'first' ? a + b : a - b + k - other}`,
        note: given === 'first' ? 'Subtract the first terms; mind their signs.' : 'What becomes of the part with $d$?',
        step: 'last',
      },
      {
        response: `${given === 'first' ? b - a : 0}`,
        note:
          given === 'first'
            ? 'Look at the order: which term is taken from which?'
            : 'Only the part with $d$ goes away. What is left of the two first terms?',
        step: 'last',
      },
    ]),
})
