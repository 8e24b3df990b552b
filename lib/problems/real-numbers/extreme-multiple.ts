import { lcm } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { earns, template, type Slip } from '../template'
import { unrelatedNumbers } from './pieces/draws'
import { evaluated, factorLines, listed, product } from './pieces/in-words'

const bounds = { greatest: 9999, least: 1000 } as const

/** E.g. "Find the greatest number of four digits that is exactly divisible by 15, 24 and 36." */
export const extremeMultiple = template({
  id: 'rn-extreme-multiple',
  topic: 'real-numbers',
  archetypes: ['rn-lcm-with-remainder'],
  difficulty: 'medium',
  marks: 3,
  draw: (random) => ({
    divisors: unrelatedNumbers(random, random.integer(2, 3), [6, 40], 600, (numbers) => {
      const least = lcm(...numbers)
      return least >= 60 && bounds.least % least !== 0 && bounds.greatest % least !== 0
    }),
    asked: random.pick(['greatest', 'least'] as const),
    stem: random.pick(['find', 'what', 'among'] as const),
  }),
  pose: ({ divisors, asked, stem }) => {
    const least = lcm(...divisors)
    const extreme = asked === 'greatest' ? 'greatest' : 'smallest'
    const bound = bounds[asked]
    const rest = bound % least
    const key = asked === 'greatest' ? bound - rest : bound - rest + least
    return {
      question: {
        find: `Find the ${extreme} number of four digits which is exactly divisible by ${listed(divisors)}.`,
        what: `What is the ${extreme} four-digit number that is a multiple of ${divisors.length === 2 ? 'both' : 'each of'} ${listed(divisors)}?`,
        among: `Among all numbers of four digits, find the ${extreme} one which leaves no remainder when it is divided by ${listed(divisors)}.`,
      }[stem],
      rule: { kind: 'number', expected: `${key}` },
      hints: [
        'A number divisible by all of them is a multiple of their LCM.',
        `Divide $${bound}$, the ${extreme} number of four digits, by the LCM and look at the remainder.`,
      ],
      steps: [
        ...factorLines(divisors, 1),
        earns(0.5, `$\\text{LCM} = ${evaluated(least)}$`),
        earns(
          1,
          `The ${extreme} number of four digits is $${bound}$. Dividing it by the LCM: $${bound} = ${least} \\times ${Math.floor(bound / least)} + ${rest}$`,
        ),
        earns(
          0.5,
          asked === 'greatest'
            ? `Taking away the remainder, the required number is $${bound} - ${rest} = ${key}$`
            : `The next multiple of $${least}$ is the required number: $${least} \\times ${Math.floor(bound / least) + 1} = ${key}$`,
        ),
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
    const division = divisors.length + 2
    const common: readonly Slip[] = [
      { response: `${least}`, note: 'That is the LCM. The question asks for a number of four digits.', step: division },
      {
        response: `${asked === 'greatest' ? 9999 - (9999 % all) : Math.ceil(1000 / all) * all}`,
        note: 'You used the product of the divisors. Their LCM is smaller and leads nearer.',
        step: division - 1,
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
