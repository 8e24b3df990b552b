import { gcd, lcm } from '../../maths'
import { distinctSlips } from '../distinct-slips'
import { template } from '../template'
import { leastMultipleOfAll } from './by-trial'
import { unrelatedNumbers } from './draws'
import { evaluated, factorLine, listed, product } from './in-words'

const stories = {
  bells: (times: string) =>
    `The bells of a temple, tolling at intervals of ${times} minutes, start tolling together. After how many minutes will they next toll together?`,
  runners: (times: string) =>
    `Some friends go round a circular path in a park. One round takes them ${times} minutes respectively. They start at the same place, at the same time and in the same direction. After how many minutes will they meet again at the starting place?`,
  lights: (times: string) =>
    `The traffic lights at different crossings on a road change after every ${times} seconds respectively. They have just changed together. After how many seconds will they change together again?`,
  buses: (times: string) =>
    `Buses on different routes leave the Pune bus stand every ${times} minutes respectively. At 6 a.m. they all leave together. After how many minutes will they next leave together?`,
} as const

const unitOf = (story: keyof typeof stories): string => (story === 'lights' ? 'seconds' : 'minutes')

/** E.g. "Bells tolling at intervals of 9, 12 and 15 minutes start tolling together. After how many minutes ...?" */
export const togetherAgain = template({
  id: 'rn-together-again',
  topic: 'real-numbers',
  archetypes: ['rn-lcm-together-again'],
  difficulty: 'medium',
  marks: 2,
  draw: (random) => ({
    times: unrelatedNumbers(random, random.integer(2, 3), [6, 40], 720, (times) => lcm(...times) < product(times)),
    story: random.pick(['bells', 'runners', 'lights', 'buses'] as const),
  }),
  pose: ({ times, story }) => ({
    question: stories[story](listed(times)),
    rule: { kind: 'number', expected: `${lcm(...times)}`, unit: unitOf(story) },
    hints: [
      `After which times does the first one come round? These are the multiples of $${times[0]}$.`,
      'The time you look for is a multiple of all the given times, and the least one.',
      'Write the given times as products of primes.',
    ],
    steps: [
      `The required time, in ${unitOf(story)}, is a common multiple of ${listed(times)}; the next such time is their LCM`,
      ...times.map(factorLine),
      `$\\text{LCM} = ${evaluated(lcm(...times))}$`,
      `So it happens again after $${lcm(...times)}$ ${unitOf(story)}`,
    ],
    explanation:
      '"Together again" asks for a time that every interval divides, so it asks for the least common multiple.',
  }),
  crossCheck: ({ times }) => `${leastMultipleOfAll(...times)}`,
  slips: ({ times }) =>
    distinctSlips(`${leastMultipleOfAll(...times)}`, [
      { response: `${gcd(...times)}`, note: '"Together again" asks for a common multiple, not a common divisor.' },
      { response: `${product(times)}`, note: 'They do come together then, but not for the first time: find the LCM.' },
      {
        response: `${times.reduce((a, b) => a + b, 0)}`,
        note: 'Adding the times does not help: look for a common multiple.',
      },
    ]),
})
