import { gcd, lcm } from '../../maths'
import { listed } from '../../solutions/real-numbers/pieces/factor-lines'
import { stated } from '../../solutions/real-numbers/pieces/naturals'
import { togetherAgain as solution } from '../../solutions/real-numbers/together-again'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'
import { leastMultipleOfAll } from './pieces/by-trial'
import { unrelatedNumbers } from './pieces/draws'
import { product } from './pieces/in-words'

type Times = readonly number[]
const many = (times: Times): string => (times.length === 2 ? 'two' : 'three')

const stories = {
  bells: {
    told: (times: Times) =>
      `The ${many(times)} bells of a temple, tolling at intervals of ${listed(times)} minutes, start tolling together. After how many minutes will they next toll together?`,
    first: 'After which times does the first bell toll?',
    event: 'the bells will next toll together',
  },
  runners: {
    told: (times: Times) =>
      `The ${many(times)} friends ${times.length === 2 ? 'Asha and Zoya' : 'Asha, Zoya and Mary'} walk round a circular path in a park. One round takes them ${listed(times)} minutes respectively. They start at the same place, at the same time and in the same direction. After how many minutes will they meet again at the starting place?`,
    first: 'After which times is Asha at the starting place?',
    event: 'they will meet again at the starting place',
  },
  lights: {
    told: (times: Times) =>
      `The traffic lights at ${many(times)} crossings on a road change after every ${listed(times)} seconds respectively. They have just changed together. After how many seconds will they change together again?`,
    first: 'After which times does the first light change?',
    event: 'the lights will change together again',
  },
  buses: {
    told: (times: Times) =>
      `Buses on ${many(times)} routes leave the Pune bus stand every ${listed(times)} minutes respectively. At 6 a.m. they all leave together. After how many minutes will they next leave together?`,
    first: 'After which times does a bus leave on the first route?',
    event: 'the buses will next leave together',
  },
} as const

/** Between two times, in the unit of the story. */
const intervals = { bells: [6, 40], runners: [6, 40], lights: [24, 120], buses: [6, 40] } as const

const unitOf = (story: keyof typeof stories): string => (story === 'lights' ? 'seconds' : 'minutes')

/** E.g. "Bells tolling at intervals of 9, 12 and 15 minutes start tolling together. After how many minutes ...?" */
export const togetherAgain = template({
  id: 'rn-together-again',
  version: 3,
  topic: 'real-numbers',
  archetypes: ['rn-lcm-together-again'],
  difficulty: 'medium',
  marks: 2,
  draw: (random) => {
    const story = random.pick(['bells', 'runners', 'lights', 'buses'] as const)
    const [count, most] = [random.integer(2, 3), story === 'lights' ? 1080 : 720]
    return {
      times: unrelatedNumbers(
        random,
        count,
        intervals[story],
        most,
        // the third time counts too
        (times) => lcm(...times) < product(times) && (count === 2 || lcm(...times.slice(0, 2)) < lcm(...times)),
      ),
      story,
    }
  },
  things: ({ times, story }) =>
    times.map((size) => ({
      name: 'the time between two',
      size,
      least: intervals[story][0],
      most: intervals[story][1],
      unit: unitOf(story),
    })),
  given: ({ times, story }) => ({ intervals: stated(times), unit: unitOf(story) }),
  solution,
  manner: ({ story }) => ({ event: stories[story].event }),
  ask: ({ times, story }) => ({
    question: stories[story].told(times),
    rule: { kind: 'number', unit: unitOf(story) },
    hints: [
      `${stories[story].first} These are the multiples of $${times[0]}$.`,
      'The time you look for is a multiple of all the given times, and the least one.',
      'Write the given times as products of primes.',
    ],
    explanation:
      '"Together again" asks for a time that is a multiple of every interval; the first such time is the least common multiple.',
  }),
  crossCheck: ({ times }) => `${leastMultipleOfAll(...times)}`,
  slips: ({ times }) => {
    return distinctSlips(`${leastMultipleOfAll(...times)}`, [
      {
        response: `${gcd(...times)}`,
        note: '"Together again" asks for a common multiple, not a common divisor.',
        step: 'rule',
      },
      {
        response: `${product(times)}`,
        note: 'They do come together then, but not for the first time.',
        step: 'LCM',
      },
      {
        response: `${times.reduce((a, b) => a + b, 0)}`,
        note: 'You added the times: look for their least common multiple.',
        step: 'rule',
      },
      ...(times.length === 2
        ? []
        : [
            {
              response: `${lcm(...times.slice(0, 2))}`,
              note: 'That fits the first two only. Is it a multiple of the third time too?',
              step: 'LCM',
            },
          ]),
      {
        response: `${Math.max(...times)}`,
        note:
          times.length === 2
            ? 'That is the longer time: is it a multiple of the other one too?'
            : 'That is the longest of the times: is it a multiple of the others too?',
        step: 'rule',
      },
    ])
  },
})
