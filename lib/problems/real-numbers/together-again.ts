import { gcd, lcm } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { earns, template } from '../template'
import { leastMultipleOfAll } from './pieces/by-trial'
import { unrelatedNumbers } from './pieces/draws'
import { evaluated, factorLines, listed, product } from './pieces/in-words'

type Times = readonly number[]
const many = (times: Times): string => (times.length === 2 ? 'two' : 'three')

const stories = {
  bells: {
    told: (times: Times) =>
      `The ${many(times)} bells of a temple, tolling at intervals of ${listed(times)} minutes, start tolling together. After how many minutes will they next toll together?`,
    first: 'After which times does the first bell toll?',
    end: 'So the bells will next toll together after',
  },
  runners: {
    told: (times: Times) =>
      `The ${many(times)} friends ${times.length === 2 ? 'Asha and Zoya' : 'Asha, Zoya and Mary'} walk round a circular path in a park. One round takes them ${listed(times)} minutes respectively. They start at the same place, at the same time and in the same direction. After how many minutes will they meet again at the starting place?`,
    first: 'After which times is Asha at the starting place?',
    end: 'So they will meet again at the starting place after',
  },
  lights: {
    told: (times: Times) =>
      `The traffic lights at ${many(times)} crossings on a road change after every ${listed(times)} seconds respectively. They have just changed together. After how many seconds will they change together again?`,
    first: 'After which times does the first light change?',
    end: 'So the lights will change together again after',
  },
  buses: {
    told: (times: Times) =>
      `Buses on ${many(times)} routes leave the Pune bus stand every ${listed(times)} minutes respectively. At 6 a.m. they all leave together. After how many minutes will they next leave together?`,
    first: 'After which times does a bus leave on the first route?',
    end: 'So the buses will next leave together after',
  },
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
    question: stories[story].told(times),
    rule: { kind: 'number', expected: `${lcm(...times)}`, unit: unitOf(story) },
    hints: [
      `${stories[story].first} These are the multiples of $${times[0]}$.`,
      'The time you look for is a multiple of all the given times, and the least one.',
      'Write the given times as products of primes.',
    ],
    steps: [
      earns(0.5, `The required time, in ${unitOf(story)}, is the least common multiple (LCM) of ${listed(times)}`),
      ...factorLines(times, 0.5),
      earns(0.5, `$\\text{LCM} = ${evaluated(lcm(...times))}$`),
      earns(0.5, `${stories[story].end} $${lcm(...times)}$ ${unitOf(story)}`),
    ],
    explanation:
      '"Together again" asks for a time that is a multiple of every interval; the first such time is the least common multiple.',
  }),
  crossCheck: ({ times }) => `${leastMultipleOfAll(...times)}`,
  slips: ({ times }) => {
    const lcmLine = times.length + 2
    return distinctSlips(`${leastMultipleOfAll(...times)}`, [
      {
        response: `${gcd(...times)}`,
        note: '"Together again" asks for a common multiple, not a common divisor.',
        step: 1,
      },
      {
        response: `${product(times)}`,
        note: 'They do come together then, but not for the first time.',
        step: lcmLine,
      },
      {
        response: `${times.reduce((a, b) => a + b, 0)}`,
        note: 'You added the times: look for their least common multiple.',
        step: 1,
      },
      {
        response: `${lcm(...times.slice(0, 2))}`,
        note: 'That fits the first two only. Is it a multiple of the third time too?',
        step: lcmLine,
      },
      {
        response: `${Math.max(...times)}`,
        note:
          times.length === 2
            ? 'That is the longer time: is it a multiple of the other one too?'
            : 'That is the longest of the times: is it a multiple of the others too?',
        step: 1,
      },
    ])
  },
})
