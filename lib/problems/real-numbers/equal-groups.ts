import { equalGroups as solution } from '../../solutions/real-numbers/equal-groups'
import { stated } from '../../solutions/real-numbers/pieces/naturals'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'
import { largestDivisorOfAll } from './pieces/by-trial'
import { sharedFactor } from './pieces/draws'
import { tooSmall } from './pieces/in-words'

interface Story {
  readonly told: (a: number, b: number) => string
  /** The two questions that may follow, each with the sentence that answers it. */
  readonly size: readonly [question: string, answer: (n: number) => string]
  readonly count: readonly [question: string, answer: (n: number) => string]
  /** What must divide both quantities. */
  readonly divisor: string
  /** The words that make the common divisor the highest one. */
  readonly extreme: string
  readonly mixedUp: string
}

const stories: Readonly<Record<'stacks' | 'ribbons' | 'saplings' | 'columns', Story>> = {
  stacks: {
    told: (a, b) =>
      `A sweet seller has $${a}$ kaju barfis and $${b}$ badam barfis. She puts them in stacks, each stack with the same number of barfis and all of one kind, and wants as few stacks as possible.`,
    size: ['How many barfis are there in each stack?', (n) => `So there are $${n}$ barfis in each stack`],
    count: ['How many stacks does she make in all?', (n) => `So she makes $${n}$ stacks in all`],
    divisor: 'The number of barfis in each stack',
    extreme: 'The fewer the stacks, the larger each stack, so the highest common divisor is wanted.',
    mixedUp: 'Read again what is asked: the number of barfis in a stack, or the number of stacks.',
  },
  ribbons: {
    told: (a, b) =>
      `Two ribbons of lengths $${a}$ cm and $${b}$ cm are to be cut into pieces of equal length, as long as possible, with no ribbon left over.`,
    size: ['Find the length of each piece in cm.', (n) => `So each piece is $${n}$ cm long`],
    count: ['How many pieces are obtained in all?', (n) => `So $${n}$ pieces are obtained in all`],
    divisor: 'The length of each piece, in cm,',
    extreme: '"As long as possible" makes it the highest common divisor.',
    mixedUp: 'Read again what is asked: the length of a piece, or the number of pieces.',
  },
  saplings: {
    told: (a, b) =>
      `The students of a school plant $${a}$ neem and $${b}$ mango saplings in rows. Each row has the same number of saplings, all of one kind, and this number is as large as possible.`,
    size: ['How many saplings are there in each row?', (n) => `So there are $${n}$ saplings in each row`],
    count: ['How many rows are there in all?', (n) => `So there are $${n}$ rows in all`],
    divisor: 'The number of saplings in each row',
    extreme: '"As large as possible" makes it the highest common divisor.',
    mixedUp: 'Read again what is asked: the number of saplings in a row, or the number of rows.',
  },
  columns: {
    told: (a, b) =>
      `In a parade, a group of $${a}$ cadets marches behind a band of $${b}$ members. Both groups march in the same number of columns, and the number of columns is as large as possible.`,
    size: ['In how many columns do they march?', (n) => `So they march in $${n}$ columns`],
    count: ['How many rows do the two groups form in all?', (n) => `So the two groups form $${n}$ rows in all`],
    divisor: 'The number of columns',
    extreme: '"As large as possible" makes it the highest common divisor.',
    mixedUp: 'Read again what is asked: the number of columns, or the number of rows.',
  },
}

/** E.g. "A sweet seller has 420 kaju barfis and 130 badam barfis ... How many barfis are there in each stack?" */
export const equalGroups = template({
  id: 'rn-equal-groups',
  version: 2,
  topic: 'real-numbers',
  archetypes: ['rn-hcf-equal-groups'],
  difficulty: 'medium',
  marks: 2,
  wrongRoadsShow: true,
  draw: (random) => ({
    ...sharedFactor(random, [4, 48], 17, (a, b) => a > b && a <= 900),
    story: random.pick(['stacks', 'ribbons', 'saplings', 'columns'] as const),
    asked: random.pick(['size', 'count'] as const),
  }),
  things: ({ g, m, n }) =>
    [g * m, g * n].map((size) => ({ name: 'how many, or how long, each one is', size, least: 8, most: 900 })),
  given: ({ g, m, n, asked }) => ({ quantities: stated([g * m, g * n]), asked }),
  solution,
  manner: ({ story, asked }) => {
    const {
      divisor,
      [asked]: [, answer],
    } = stories[story]
    return { divisor, answer }
  },
  ask: ({ g, m, n, story, asked }) => {
    const [a, b] = [g * m, g * n]
    const {
      told,
      divisor,
      extreme,
      [asked]: [question],
    } = stories[story]
    return {
      question: `${told(a, b)} ${question}`,
      rule: {
        kind: 'number',
        ...(story === 'ribbons' && asked === 'size' && { unit: 'cm' }),
      },
      hints: [
        `${divisor} must divide both $${a}$ and $${b}$ exactly.`,
        'The largest number that divides both is their HCF.',
        ...(asked === 'count' ? ['When you have the HCF, divide each quantity by it.'] : []),
      ],
      explanation: `Equal groups with nothing left over need a common divisor of the two quantities. ${extreme}`,
    }
  },
  crossCheck: ({ g, m, n, asked }) => {
    const size = largestDivisorOfAll(g * m, g * n)
    return `${asked === 'size' ? size : (g * m + g * n) / size}`
  },
  slips: ({ g, m, n, story, asked }) => {
    const smaller = tooSmall(g)
    return distinctSlips(`${asked === 'size' ? g : m + n}`, [
      { response: `${asked === 'size' ? m + n : g}`, note: stories[story].mixedUp, step: 'groups' },
      { response: `${g * m * n}`, note: 'That is the LCM. Equal groups need a common divisor.', step: 'rule' },
      ...(asked === 'count'
        ? [
            { response: `${m}`, note: 'That is what the first quantity alone gives: add both.', step: 'sum' },
            { response: `${m * n}`, note: 'The two numbers of groups are added, not multiplied.', step: 'sum' },
          ]
        : [
            {
              response: `${g * m - g * n}`,
              note: 'The difference of the two quantities need not divide them: use their primes.',
              step: 'rule',
            },
            { response: '1', note: 'The two quantities do share a prime: compare their factorisations.', step: 'HCF' },
          ]),
      ...(smaller === null
        ? []
        : [
            {
              response: `${asked === 'size' ? smaller : (m + n) * (g / smaller)}`,
              note: 'That comes from a common divisor, but not from the highest one: the quotients still share a prime.',
              step: 'HCF',
            },
          ]),
    ])
  },
})
