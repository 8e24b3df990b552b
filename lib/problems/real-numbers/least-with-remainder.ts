import { fraction, gcd, lcm } from '../../maths'
import { leastWithRemainder as solution } from '../../solutions/real-numbers/least-with-remainder'
import { listed } from '../../solutions/real-numbers/pieces/factor-lines'
import { stated } from '../../solutions/real-numbers/pieces/naturals'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'
import { unrelatedNumbers } from './pieces/draws'
import { product } from './pieces/in-words'

/** E.g. "Find the least number greater than 15 which leaves the remainder 3 when divided by 8, 12 and 15." */
export const leastWithRemainder = template({
  id: 'rn-least-with-remainder',
  topic: 'real-numbers',
  archetypes: ['rn-lcm-with-remainder'],
  difficulty: 'medium',
  marks: 2,
  draw: (random) => {
    const divisors = unrelatedNumbers(random, 3, [6, 40], 1200)
    const remainder = random.integer(1, (divisors[0] ?? 6) - 1)
    return { divisors, remainder, stem: random.pick(['find', 'oranges', 'rows'] as const) }
  },
  things: ({ divisors }) =>
    divisors.map((size) => ({ name: 'how many go in a box or a row', size, least: 6, most: 40 })),
  variants: { all: ['find', 'oranges', 'rows'], of: ({ stem }) => stem },
  given: ({ divisors, remainder, stem }) => ({
    divisors: stated(divisors),
    remainder: fraction(remainder),
    above: stem === 'find' ? fraction(Math.max(...divisors)) : null,
  }),
  solution,
  manner: ({ stem }) => ({ counted: { find: null, oranges: 'oranges', rows: 'students' }[stem] }),
  ask: ({ divisors, remainder: r, stem }) => {
    const most = Math.max(...divisors)
    return {
      question: {
        find: `Find the least number greater than $${most}$ which, when divided by ${listed(divisors)}, leaves the remainder $${r}$ in each case.`,
        oranges: `Some oranges are to be packed. Whether they are packed in boxes of ${listed(divisors).replace('and', 'or')}, exactly $${r}$ ${
          r === 1 ? 'orange is' : 'oranges are'
        } left over each time, and at least one box is filled. What is the least possible number of oranges?`,
        rows: `When the students of a school stand in rows of ${listed(divisors).replace('and', 'or')}, exactly $${r}$ ${
          r === 1 ? 'student is' : 'students are'
        } left over each time, and at least one row is full. What is the least possible number of students?`,
      }[stem],
      rule: { kind: 'number' },
      hints: [
        `If the remainder $${r}$ is taken away, what is left is divisible by all three numbers.`,
        'Find the least common multiple of the three divisors first.',
      ],
      explanation:
        'A number that leaves the same remainder each time is that much more than a common multiple of the divisors.',
    }
  },
  crossCheck: ({ divisors, remainder }) => {
    let n = Math.max(...divisors) + 1
    while (divisors.some((divisor) => n % divisor !== remainder)) n++
    return `${n}`
  },
  slips: ({ divisors, remainder }) => {
    const least = lcm(...divisors)
    return distinctSlips(`${least + remainder}`, [
      {
        response: `${least}`,
        note: 'That number is divisible by all three. Add the remainder at the end.',
        step: 'last',
      },
      {
        response: `${least - remainder}`,
        note: 'The remainder has to be added to the LCM, not taken away.',
        step: 'last',
      },
      {
        response: `${product(divisors) + remainder}`,
        note: 'Use the LCM of the divisors, not their product.',
        step: 'LCM',
      },
      {
        response: `${gcd(...divisors) + remainder}`,
        note: 'The number is more than a common multiple of the divisors: the HCF is of no use here.',
        step: 'taken away',
      },
    ])
  },
})
