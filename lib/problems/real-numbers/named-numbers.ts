import { gcd, lcm } from '../../maths'
import { capital } from '../../solutions/measure'
import { factorLines } from '../../solutions/real-numbers/pieces/factor-lines'
import { allPowers, commonPowers, evaluatedSides } from '../../solutions/real-numbers/pieces/powers'
import { distinctSlips } from '../slips/distinct-slips'
import { chain, earns, line, says, template } from '../template'
import { largestDivisorOfAll, leastMultipleOfAll } from './pieces/by-trial'
import { namedNumbers as names } from './pieces/named-numbers'

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
        const key = measure(first.value, second.value)
        return (
          (asked === 'LCM' || key > 1 || (first.value > 20 && second.value > 3)) &&
          // the product is the LCM of few pairs only
          (asked === 'HCF' || key < first.value * second.value) &&
          // who takes one of the two names for another number does not come to the key
          measure(first.mistaken, second.value) !== key &&
          measure(first.value, second.mistaken) !== key
        )
      },
    ),
  pose: ({ first, second, asked, stem }) => {
    const both = [first.value, second.value]
    const powers = asked === 'HCF' ? commonPowers(both) : allPowers(both)
    return {
      question: {
        find: `Find the ${asked} of ${first.told} and ${second.told}.`,
        what: `What is the ${asked} of ${first.told} and ${second.told}?`,
        let: `Let $a$ be ${first.told} and let $b$ be ${second.told}. Find $\\text{${asked}}(a, b)$.`,
      }[stem],
      rule: { kind: 'number', expected: `${asked === 'HCF' ? gcd(...both) : lcm(...both)}` },
      hints: [
        'Write down the two numbers first. Remember that $1$ is neither prime nor composite.',
        `Then factorise both numbers and take the ${asked === 'HCF' ? 'smallest power of each common prime' : 'greatest power of each prime'}.`,
      ],
      steps: [
        line('first', `${capital(first.told)} is $${first.value}$: ${first.why}`),
        earns(0.5, `${capital(second.told)} is $${second.value}$: ${second.why}`, 'second'),
        ...factorLines(both, 0),
        earns(0.5, says`So ${chain(`\\text{${asked}}(${both.join(', ')})`, ...evaluatedSides(powers))}`, 'measure'),
      ],
      explanation:
        'The words prime, composite, odd and two-digit fix the two numbers; after that it is an ordinary question about factors.',
    }
  },
  crossCheck: ({ first, second, asked }) =>
    `${(asked === 'HCF' ? largestDivisorOfAll : leastMultipleOfAll)(first.value, second.value)}`,
  slips: ({ first, second, asked }) => {
    const [a, b] = [first.value, second.value]
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
