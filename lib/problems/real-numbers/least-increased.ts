import { leastIncreased as solution } from '../../solutions/real-numbers/least-increased'
import { stated } from '../../solutions/real-numbers/pieces/naturals'
import { fraction } from '../../maths'
import { lcm } from '../../maths'
import { listed } from '../../solutions/real-numbers/pieces/factor-lines'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'
import { unrelatedNumbers } from './pieces/draws'
import { product } from './pieces/in-words'

/** E.g. "Find the least positive number which, when increased by 11, is exactly divisible by both 84 and 90." */
export const leastIncreased = template({
  id: 'rn-least-increased',
  topic: 'real-numbers',
  archetypes: ['rn-least-increased'],
  difficulty: 'medium',
  marks: 2,
  draw: (random) => {
    const divisors = unrelatedNumbers(random, random.integer(2, 3), [8, 96], 3000, (found) => {
      const least = lcm(...found)
      return least >= 60 && least < product(found)
    })
    return {
      divisors,
      k: random.integer(3, 25),
      more: random.chance(0.5),
      stem: random.pick(['find', 'which', 'added'] as const),
    }
  },
  given: ({ divisors, k, more }) => ({
    divisors: stated(divisors),
    by: fraction(k),
    done: more ? ('increased' as const) : ('decreased' as const),
  }),
  solution,
  ask: ({ divisors, k, more, stem }) => {
    const all = `${divisors.length === 2 ? 'both' : 'each of'} ${listed(divisors)}`
    const done = more ? 'increased' : 'decreased'
    const kind = more ? 'positive number' : `number greater than $${k}$`
    const sign = more ? 'added to' : 'subtracted from'
    return {
      question: {
        find: `Find the least ${kind} which, when ${done} by $${k}$, is exactly divisible by ${all}.`,
        which: `Which is the smallest ${kind} that becomes a multiple of ${all} when it is ${done} by $${k}$?`,
        added: `If $${k}$ is ${sign} a certain ${kind}, the result is exactly divisible by ${all}. Find the least such number.`,
      }[stem],
      rule: { kind: 'number' },
      hints: [
        `What is the least number that is exactly divisible by ${all}?`,
        `That number is the required one ${done} by $${k}$: go back from it.`,
      ],
      explanation: more
        ? 'The number is that much less than a common multiple; the least common multiple gives the least such number.'
        : 'The number is that much more than a common multiple; the least common multiple gives the least such number.',
    }
  },
  crossCheck: ({ divisors, k, more }) => {
    let n = more ? 1 : k + 1
    while (divisors.some((divisor) => (more ? n + k : n - k) % divisor !== 0)) n++
    return `${n}`
  },
  slips: ({ divisors, k, more }) => {
    const least = lcm(...divisors)
    return distinctSlips(`${more ? least - k : least + k}`, [
      {
        response: `${more ? least + k : least - k}`,
        note: 'Check it: change your number as the question says, and divide. Is it the other way round?',
        step: 'number',
      },
      { response: `${least}`, note: 'That is the LCM. The number is changed first, and then divided.', step: 'number' },
      {
        response: `${more ? product(divisors) - k : product(divisors) + k}`,
        note: 'The divisors share a factor: their LCM is smaller than their product.',
        step: 'LCM',
      },
    ])
  },
})
