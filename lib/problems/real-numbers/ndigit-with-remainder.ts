import { ndigitWithRemainder as solution } from '../../solutions/real-numbers/ndigit-with-remainder'
import { stated } from '../../solutions/real-numbers/pieces/naturals'
import { fraction } from '../../maths'
import { lcm } from '../../maths'
import { listed } from '../../solutions/real-numbers/pieces/factor-lines'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'
import { unrelatedNumbers } from './pieces/draws'

const words = { 3: 'three', 4: 'four' } as const

/** The limit, the multiple of the LCM that leads to the number, and the number. */
function found({
  divisors,
  r,
  digits,
  greatest,
}: {
  divisors: readonly number[]
  r: number
  digits: 3 | 4
  greatest: boolean
}) {
  const limit = greatest ? 10 ** digits - 1 : 10 ** (digits - 1)
  const least = lcm(...divisors)
  const times = greatest ? Math.floor((limit - r) / least) : Math.ceil((limit - r) / least)
  return { limit, least, times, value: times * least + r }
}

/** E.g. "Find the greatest four-digit number that leaves the remainder 5 on division by each of 12, 15 and 18." */
export const ndigitWithRemainder = template({
  id: 'rn-ndigit-with-remainder',
  version: 2,
  topic: 'real-numbers',
  archetypes: ['rn-ndigit-remainder', 'rn-lcm-with-remainder'],
  difficulty: 'medium',
  marks: 3,
  draw: (random) => {
    const digits = random.pick([3, 4] as const)
    return random.until(
      (source) => {
        const divisors = unrelatedNumbers(
          source,
          source.integer(2, 3),
          [6, 40],
          digits === 3 ? 180 : 720,
          (all) => lcm(...all) >= 24,
        )
        return {
          divisors,
          r: source.integer(1, (divisors[0] ?? 6) - 1),
          digits,
          greatest: source.chance(0.5),
          stem: source.pick(['find', 'what', 'divided'] as const),
        }
      },
      // the LCM has to be multiplied, the limit is no multiple itself, and the greatest number lies in the same multiple as the limit
      (draw) => {
        const { limit, least } = found(draw)
        return least < limit && limit % least !== 0 && limit % least >= draw.r && (limit - draw.r) % least !== 0
      },
    )
  },
  given: ({ divisors, r, digits, greatest }) => ({
    divisors: stated(divisors),
    remainder: fraction(r),
    asked: greatest ? ('greatest' as const) : ('least' as const),
    digits,
  }),
  solution,
  ask: (draw) => {
    const { divisors, r, digits, greatest, stem } = draw
    const { limit } = found(draw)
    const extreme = greatest ? 'greatest' : 'smallest'
    const each = divisors.length === 2 ? 'both' : 'each of'
    return {
      question: {
        find: `Find the ${extreme} ${words[digits]}-digit number that leaves the remainder $${r}$ on division by ${each} ${listed(divisors)}.`,
        what: `What is the ${extreme} number of ${words[digits]} digits which, when divided by ${listed(divisors)}, leaves the remainder $${r}$ in each case?`,
        divided: `When a number of ${words[digits]} digits is divided by ${listed(divisors)}, the remainder is always $${r}$. Find the ${extreme} such number.`,
      }[stem],
      rule: { kind: 'number' },
      hints: [
        `Take $${r}$ away from the number: what is left is a common multiple of the divisors.`,
        `Divide $${limit}$, the ${extreme} number of ${words[digits]} digits, by the LCM, and find the multiple of the LCM that is wanted.`,
        `Do not forget the remainder $${r}$ at the end.`,
      ],
      explanation:
        'The numbers that leave the same remainder are the common multiples of the divisors, each with the remainder added.',
    }
  },
  crossCheck: (draw) => {
    const { divisors, r, greatest } = draw
    let n = found(draw).limit
    while (divisors.some((divisor) => n % divisor !== r)) n += greatest ? -1 : 1
    return `${n}`
  },
  slips: (draw) => {
    const { r, greatest } = draw
    const { limit, least, times, value } = found(draw)
    return distinctSlips(`${value}`, [
      {
        response: `${times * least}`,
        note: 'Your number is exactly divisible. The remainder is still to be added.',
        step: 'number',
      },
      {
        response: `${times * least - r}`,
        note: 'The remainder is added to the multiple, not subtracted.',
        step: 'number',
      },
      {
        response: `${greatest ? value - least : value + least}`,
        note: `Your number leaves the right remainder, but there is a ${greatest ? 'greater' : 'smaller'} one.`,
        step: 'multiple',
      },
      {
        response: `${least + r}`,
        note: 'That is the LCM with the remainder. How many digits must the number have?',
        step: 'division',
      },
      ...(greatest
        ? []
        : [
            {
              response: `${limit + (limit % least) + r}`,
              note: 'Adding the remainder of the division does not give a multiple of the LCM: take LCM less remainder.',
              step: 'multiple',
            },
          ]),
    ])
  },
})
