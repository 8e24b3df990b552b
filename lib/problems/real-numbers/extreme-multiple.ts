import { lcm } from '../../maths'
import { extremeMultiple as solution } from '../../solutions/real-numbers/extreme-multiple'
import { listed } from '../../solutions/real-numbers/pieces/factor-lines'
import { stated } from '../../solutions/real-numbers/pieces/naturals'
import { distinctSlips } from '../slips/distinct-slips'
import { template, type Slip } from '../template'
import { unrelatedNumbers } from './pieces/draws'
import { product } from './pieces/in-words'

const bounds = { greatest: 9999, least: 1000 } as const

/** E.g. "Find the greatest number of four digits that is exactly divisible by 15, 24 and 36." */
export const extremeMultiple = template({
  id: 'rn-extreme-multiple',
  version: 2,
  topic: 'real-numbers',
  archetypes: ['rn-lcm-with-remainder'],
  difficulty: 'medium',
  marks: 3,
  draw: (random) => ({
    divisors: unrelatedNumbers(random, random.integer(2, 3), [6, 40], 600, (numbers) => {
      const least = lcm(...numbers)
      const all = product(numbers)
      return (
        least >= 60 &&
        bounds.least % least !== 0 &&
        bounds.greatest % least !== 0 &&
        // the product leads to other multiples
        bounds.greatest % all !== bounds.greatest % least &&
        Math.ceil(bounds.least / all) * all !== Math.ceil(bounds.least / least) * least
      )
    }),
    asked: random.pick(['greatest', 'least'] as const),
    stem: random.pick(['find', 'what', 'among'] as const),
  }),
  given: ({ divisors, asked }) => ({ divisors: stated(divisors), asked, digits: 4 }),
  solution,
  ask: ({ divisors, asked, stem }) => {
    const extreme = asked === 'greatest' ? 'greatest' : 'smallest'
    return {
      question: {
        find: `Find the ${extreme} number of four digits which is exactly divisible by ${listed(divisors)}.`,
        what: `What is the ${extreme} four-digit number that is a multiple of ${divisors.length === 2 ? 'both' : 'each of'} ${listed(divisors)}?`,
        among: `Among all numbers of four digits, find the ${extreme} one which leaves no remainder when it is divided by ${listed(divisors)}.`,
      }[stem],
      rule: { kind: 'number' },
      hints: [
        'A number divisible by all of them is a multiple of their LCM.',
        `Divide $${bounds[asked]}$, the ${extreme} number of four digits, by the LCM and look at the remainder.`,
      ],
      explanation:
        'The common multiples of some numbers are exactly the multiples of their LCM, so one division finds the one nearest to the bound.',
    }
  },
  crossCheck: ({ divisors, asked }) => {
    let n: number = bounds[asked]
    while (divisors.some((divisor) => n % divisor !== 0)) n += asked === 'greatest' ? -1 : 1
    return `${n}`
  },
  slips: ({ divisors, asked }) => {
    const [least, all] = [lcm(...divisors), product(divisors)]
    const rest = bounds[asked] % least
    const common: readonly Slip[] = [
      {
        response: `${least}`,
        note: 'That is the LCM. The question asks for a number of four digits.',
        step: 'division',
      },
      {
        response: `${asked === 'greatest' ? 9999 - (9999 % all) : Math.ceil(1000 / all) * all}`,
        note: 'You used the product of the divisors. Their LCM is smaller and leads nearer.',
        step: 'LCM',
      },
    ]
    return asked === 'greatest'
      ? distinctSlips(`${9999 - rest}`, [
          ...common.filter(({ response }) => Number(response) > 0),
          {
            response: `${9999 - rest - least}`,
            note: 'There is a greater one: only the remainder has to be taken away.',
            step: 'last',
          },
          { response: `${rest}`, note: 'That is the remainder. Take it away from 9999.', step: 'last' },
        ])
      : distinctSlips(`${1000 - rest + least}`, [
          ...common.filter(({ response }) => Number(response) < 10_000),
          {
            response: `${1000 - rest}`,
            note: 'That number has only three digits: go to the next multiple.',
            step: 'last',
          },
          {
            response: `${1000 + rest}`,
            note: 'Adding the remainder does not give a multiple: add LCM − remainder.',
            step: 'last',
          },
        ])
  },
})
