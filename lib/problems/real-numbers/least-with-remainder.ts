import { gcd, lcm } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { earns, template } from '../template'
import { unrelatedNumbers } from './pieces/draws'
import { evaluated, factorLines, listed, product } from './pieces/in-words'

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
  pose: ({ divisors, remainder: r, stem }) => {
    const [least, most] = [lcm(...divisors), Math.max(...divisors)]
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
      rule: { kind: 'number', expected: `${least + r}` },
      hints: [
        `If the remainder $${r}$ is taken away, what is left is divisible by all three numbers.`,
        'Find the least common multiple of the three divisors first.',
      ],
      steps: [
        earns(0.5, `When $${r}$ is taken away, the number is exactly divisible by ${listed(divisors)}`),
        ...factorLines(divisors, 0.5),
        earns(0.5, `$\\text{LCM} = ${evaluated(least)}$`),
        earns(
          0.5,
          `${{ find: 'Required number', oranges: 'So the least number of oranges', rows: 'So the least number of students' }[stem]} $= \\text{LCM} + \\text{remainder} = ${least} + ${r} = ${least + r}$`,
        ),
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
        step: 5,
      },
      {
        response: `${gcd(...divisors) + remainder}`,
        note: 'The number is more than a common multiple of the divisors: the HCF is of no use here.',
        step: 1,
      },
    ])
  },
})
