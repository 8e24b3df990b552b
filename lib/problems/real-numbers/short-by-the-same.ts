import { shortByTheSame as solution } from '../../solutions/real-numbers/short-by-the-same'
import { stated } from '../../solutions/real-numbers/pieces/naturals'
import { lcm } from '../../maths'
import { listed } from '../../solutions/real-numbers/pieces/factor-lines'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'
import { unrelatedNumbers } from './pieces/draws'
import { product } from './pieces/in-words'

/** E.g. "Find the least number which, when divided by 12, 16 and 24, leaves the remainders 7, 11 and 19 respectively." */
export const shortByTheSame = template({
  id: 'rn-short-by-the-same',
  topic: 'real-numbers',
  archetypes: ['rn-least-increased'],
  difficulty: 'hard',
  marks: 3,
  draw: (random) => {
    const divisors = unrelatedNumbers(random, 3, [8, 48], 1500, (found) => lcm(...found) < product(found))
    return {
      divisors,
      k: random.integer(2, Math.min(9, (divisors[0] ?? 8) - 2)),
      stem: random.pick(['find', 'books', 'trees'] as const),
    }
  },
  things: ({ divisors }) =>
    divisors.map((size) => ({ name: 'how many stand in a row or on a shelf', size, least: 8, most: 48 })),
  given: ({ divisors, k }) => ({
    divisors: stated(divisors),
    remainders: stated(divisors.map((divisor) => divisor - k)),
  }),
  solution,
  manner: ({ stem }) => ({
    what: { find: 'the required number', books: 'the least number of books', trees: 'the least number of saplings' }[
      stem
    ],
  }),
  ask: ({ divisors, k, stem }) => {
    const rests = divisors.map((divisor) => divisor - k)
    return {
      question: {
        find: `Find the least number which, when divided by ${listed(divisors)}, leaves the remainders ${listed(rests)} respectively.`,
        books: `A librarian puts the books of a school on shelves. With ${listed(divisors)} books on each shelf, ${listed(rests)} books respectively are left over. Find the least possible number of books.`,
        trees: `Saplings are planted in rows. If each row has ${listed(divisors)} saplings, then ${listed(rests)} saplings respectively are left over. What is the least possible number of saplings?`,
      }[stem],
      rule: { kind: 'number' },
      hints: [
        'Compare each remainder with its divisor. By how much is it short?',
        'If that much were added to the number, it would be exactly divisible by all three.',
      ],
      explanation:
        'The remainders differ, but each is the same distance below its divisor: with that much more the number would be a common multiple.',
    }
  },
  crossCheck: ({ divisors, k }) => {
    let n = 1
    while (divisors.some((divisor) => n % divisor !== divisor - k)) n++
    return `${n}`
  },
  slips: ({ divisors, k }) => {
    const least = lcm(...divisors)
    return distinctSlips(`${least - k}`, [
      {
        response: `${least}`,
        note: 'That number leaves no remainder at all. Look at how far each remainder is below its divisor.',
        step: 'number',
      },
      {
        response: `${least + k}`,
        note: 'Divide your number by the first divisor: it leaves another remainder. Add or subtract?',
        step: 'number',
      },
      {
        response: `${product(divisors) - k}`,
        note: 'The divisors share factors: use their LCM, not their product.',
        step: 'LCM',
      },
      {
        response: `${lcm(...divisors.map((divisor) => divisor - k))}`,
        note: 'The LCM of the divisors is needed, not that of the remainders.',
        step: 'idea',
      },
    ])
  },
})
