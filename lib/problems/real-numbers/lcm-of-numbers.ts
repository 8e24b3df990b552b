import { gcd, lcm } from '../../maths'
import { lcm as solution, type Given } from '../../solutions/real-numbers/lcm'
import { listed } from '../../solutions/real-numbers/pieces/factor-lines'
import { stated } from '../../solutions/real-numbers/pieces/naturals'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'
import { leastMultipleOfAll } from './pieces/by-trial'
import { unrelatedNumbers } from './pieces/draws'
import { distinctPrimes, product } from './pieces/in-words'

/** E.g. "Find the LCM of 12, 15 and 21 by the prime factorisation method." */
export const lcmOfNumbers = template({
  id: 'rn-lcm-of-numbers',
  version: 2,
  topic: 'real-numbers',
  archetypes: ['rn-lcm-two-three'],
  difficulty: 'easy',
  marks: 2,
  draw: (random) => ({
    numbers: unrelatedNumbers(random, random.integer(2, 3), [6, 60], 2520, (numbers) => {
      const least = lcm(...numbers)
      return (
        least < product(numbers) &&
        // neither each prime once nor the rule for two numbers gives it
        product(distinctPrimes(least)) < least &&
        (numbers.length === 2 || product(numbers) / gcd(...numbers) > least)
      )
    }),
    stem: random.pick(['find', 'least', 'what'] as const),
  }),
  given: ({ numbers, stem }): Given => ({ numbers: stated(numbers), asked: stem === 'least' ? 'multiple' : 'lcm' }),
  solution,
  ask: ({ numbers, stem }) => ({
    question: {
      find: `Find the LCM of ${listed(numbers)} by the prime factorisation method.`,
      least: `Find the least number that is exactly divisible by ${listed(numbers)}.`,
      what: `Using prime factorisation, find $\\text{LCM}(${numbers.join(', ')})$.`,
    }[stem],
    rule: { kind: 'number' },
    hints: [
      'Write each number as a product of powers of primes.',
      'Take every prime that occurs anywhere, each with its greatest power.',
    ],
    explanation:
      'A common multiple must contain each prime as often as the number that contains it most. Taking the greatest powers, and nothing more, makes it the least one.',
  }),
  crossCheck: ({ numbers }) => `${leastMultipleOfAll(...numbers)}`,
  slips: ({ numbers }) => {
    const sharing = numbers.length === 2 ? 'the numbers' : 'some of the numbers'
    return distinctSlips(`${leastMultipleOfAll(...numbers)}`, [
      {
        response: `${gcd(...numbers)}`,
        note: 'That is the HCF. The LCM is a multiple of each of the numbers.',
        step: 'rule',
      },
      {
        response: `${product(numbers)}`,
        note: `The product is a common multiple, but ${sharing} share a prime: a smaller one exists.`,
        step: 'rule',
      },
      ...(numbers.length === 2
        ? []
        : [
            {
              response: `${product(numbers) / gcd(...numbers)}`,
              note: 'HCF × LCM = product of the numbers holds for two numbers only.',
              step: 'rule',
            },
          ]),
      {
        response: `${product(distinctPrimes(product(numbers)))}`,
        note: 'You took every prime only once: take its greatest power.',
        step: 'rule',
      },
      {
        response: `${lcm(...numbers.slice(0, -1))}`,
        note: `Check: is your answer a multiple of ${numbers.at(-1)} too?`,
        step: 'last',
      },
    ])
  },
})
