import { lcm } from '../../maths'
import { factorLines, listed } from '../../solutions/real-numbers/pieces/factor-lines'
import { evaluatedSides, powersOf } from '../../solutions/real-numbers/pieces/powers'
import { distinctSlips } from '../slips/distinct-slips'
import { chain, earns, equals, says, template } from '../template'
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
  pose: ({ divisors, k, stem }) => {
    const least = lcm(...divisors)
    const rests = divisors.map((divisor) => divisor - k)
    const gaps = divisors.map((divisor, index) => chain(`${divisor} - ${rests[index] ?? 0}`, `${k}`))
    return {
      question: {
        find: `Find the least number which, when divided by ${listed(divisors)}, leaves the remainders ${listed(rests)} respectively.`,
        books: `A librarian puts the books of a school on shelves. With ${listed(divisors)} books on each shelf, ${listed(rests)} books respectively are left over. Find the least possible number of books.`,
        trees: `Saplings are planted in rows. If each row has ${listed(divisors)} saplings, then ${listed(rests)} saplings respectively are left over. What is the least possible number of saplings?`,
      }[stem],
      rule: { kind: 'number', expected: `${least - k}` },
      hints: [
        'Compare each remainder with its divisor. By how much is it short?',
        'If that much were added to the number, it would be exactly divisible by all three.',
      ],
      steps: [
        earns(
          1,
          {
            text: `Each remainder is short of its divisor by the same: ${gaps.map(({ set }) => set).join(', ')}`,
            claim: gaps.map(({ claim }) => claim),
          },
          'gaps',
        ),
        earns(0.5, `So the number, increased by $${k}$, is exactly divisible by ${listed(divisors)}`, 'idea'),
        ...factorLines(divisors, 0.5),
        earns(0.5, says`${chain('\\text{LCM}', ...evaluatedSides(powersOf(least)))}`, 'LCM'),
        earns(
          0.5,
          says`So ${equals(stem === 'find' ? 'the required number' : `the least number of ${stem === 'books' ? 'books' : 'saplings'}`, `${least} - ${k}`, `${least - k}`)}`,
          'number',
        ),
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
