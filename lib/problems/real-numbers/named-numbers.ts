import { gcd, lcm } from '../../maths'
import { namedNumbers as solution } from '../../solutions/real-numbers/named-numbers'
import { namedValue, toldOf } from '../../solutions/real-numbers/pieces/named-number'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'
import { largestDivisorOfAll, leastMultipleOfAll } from './pieces/by-trial'
import { namedNumbers as names, type PosedName } from './pieces/named-numbers'

const valueOf = ({ name }: PosedName): number => namedValue(name) ?? 0

/** E.g. "Find the LCM of the smallest odd composite number and the smallest two-digit prime number." */
export const namedNumbers = template({
  id: 'rn-named-numbers',
  version: 3,
  topic: 'real-numbers',
  archetypes: ['rn-named-numbers'],
  difficulty: 'easy',
  marks: 1,
  draw: (random) =>
    random.until(
      (source) => {
        const pair = source.shuffle(names).slice(0, 2)
        const [first = names[0], second = names[1]] = pair
        if (!first || !second) throw new Error('namedNumbers: two names are needed')
        return {
          first,
          second,
          asked: source.pick(['HCF', 'LCM', 'LCM'] as const),
          stem: source.pick(['find', 'what', 'let'] as const),
        }
      },
      ({ first, second, asked }) => {
        const measure = asked === 'HCF' ? gcd : lcm
        const [a, b] = [valueOf(first), valueOf(second)]
        const key = measure(a, b)
        return (
          (asked === 'LCM' || key > 1 || (a > 20 && b > 3)) &&
          // the product is the LCM of few pairs only
          (asked === 'HCF' || key < a * b) &&
          // who takes one of the two names for another number does not come to the key
          measure(first.mistaken, b) !== key &&
          measure(a, second.mistaken) !== key
        )
      },
    ),
  given: ({ first, second, asked }) => ({ asked, first: first.name, second: second.name }),
  solution,
  ask: ({ first, second, asked, stem }) => {
    const [one, other] = [toldOf(first.name), toldOf(second.name)]
    return {
      question: {
        find: `Find the ${asked} of ${one} and ${other}.`,
        what: `What is the ${asked} of ${one} and ${other}?`,
        let: `Let $a$ be ${one} and let $b$ be ${other}. Find $\\text{${asked}}(a, b)$.`,
      }[stem],
      rule: { kind: 'number' },
      hints: [
        'Write down the two numbers first. Remember that $1$ is neither prime nor composite.',
        `Then factorise both numbers and take the ${asked === 'HCF' ? 'smallest power of each common prime' : 'greatest power of each prime'}.`,
      ],
      explanation:
        'The words of the question fix the two numbers; after that it is an ordinary question about factors.',
    }
  },
  crossCheck: ({ first, second, asked }) =>
    `${(asked === 'HCF' ? largestDivisorOfAll : leastMultipleOfAll)(valueOf(first), valueOf(second))}`,
  slips: ({ first, second, asked }) => {
    const [a, b] = [valueOf(first), valueOf(second)]
    const measure = asked === 'HCF' ? gcd : lcm
    return distinctSlips(`${measure(a, b)}`, [
      {
        response: `${asked === 'HCF' ? lcm(a, b) : gcd(a, b)}`,
        note: 'HCF and LCM are exchanged: the HCF divides both numbers, the LCM is a multiple of both.',
        step: 'measure',
      },
      { response: `${measure(first.mistaken, b)}`, note: first.note, step: 'first' },
      { response: `${measure(a, second.mistaken)}`, note: second.note, step: 'second' },
      {
        response: `${a * b}`,
        note: 'That is the product of the two numbers. Do they share a factor?',
        step: 'measure',
      },
    ])
  },
})
