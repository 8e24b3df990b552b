import { distinctSlips } from '../distinct-slips'
import { template } from '../template'
import { largestDivisorOfAll } from './by-trial'
import { sharedFactor } from './draws'
import { evaluated, factorLine } from './in-words'

interface Story {
  readonly told: (a: number, b: number) => string
  readonly size: string
  readonly count: string
}

const stories: Readonly<Record<'stacks' | 'ribbons' | 'saplings' | 'columns', Story>> = {
  stacks: {
    told: (a, b) =>
      `A sweet seller has $${a}$ kaju barfis and $${b}$ badam barfis. She puts them in stacks, each stack with the same number of barfis and all of one kind, and wants as few stacks as possible.`,
    size: 'How many barfis are there in each stack?',
    count: 'How many stacks does she make in all?',
  },
  ribbons: {
    told: (a, b) =>
      `Two ribbons of lengths $${a}$ cm and $${b}$ cm are to be cut into pieces of equal length, as long as possible, with no ribbon left over.`,
    size: 'Find the length of each piece in cm.',
    count: 'How many pieces are obtained in all?',
  },
  saplings: {
    told: (a, b) =>
      `The students of a school plant $${a}$ neem and $${b}$ mango saplings in rows. Each row has the same number of saplings, all of one kind, and this number is as large as possible.`,
    size: 'How many saplings are there in each row?',
    count: 'How many rows are there in all?',
  },
  columns: {
    told: (a, b) =>
      `In a parade, a group of $${a}$ cadets marches behind a band of $${b}$ members. Both groups march in the same number of columns, and the number of columns is as large as possible.`,
    size: 'In how many columns do they march?',
    count: 'How many rows do the two groups form in all?',
  },
}

/** E.g. "A sweet seller has 420 kaju barfis and 130 badam barfis ... How many barfis are there in each stack?" */
export const equalGroups = template({
  id: 'rn-equal-groups',
  topic: 'real-numbers',
  archetypes: ['rn-hcf-equal-groups'],
  difficulty: 'medium',
  marks: 2,
  draw: (random) => ({
    ...sharedFactor(random, [4, 48], 17, (a, b) => a > b && a <= 900),
    story: random.pick(['stacks', 'ribbons', 'saplings', 'columns'] as const),
    asked: random.pick(['size', 'count'] as const),
  }),
  pose: ({ g, m, n, story, asked }) => {
    const [a, b] = [g * m, g * n]
    const { told, size, count } = stories[story]
    return {
      question: `${told(a, b)} ${asked === 'size' ? size : count}`,
      rule: {
        kind: 'number',
        expected: `${asked === 'size' ? g : m + n}`,
        ...(story === 'ribbons' && asked === 'size' && { unit: 'cm' }),
      },
      hints: [
        `The number sought first must divide both $${a}$ and $${b}$ exactly.`,
        'The largest such number is their HCF.',
        ...(asked === 'count' ? ['When you have the HCF, divide each quantity by it.'] : []),
      ],
      steps: [
        `The largest number that divides both $${a}$ and $${b}$ exactly is their HCF`,
        factorLine(a),
        factorLine(b),
        `$\\text{HCF} = ${evaluated(g)}$`,
        ...(asked === 'size'
          ? [`So the answer is $${g}$`]
          : [
              `$${a} \\div ${g} = ${m}$ and $${b} \\div ${g} = ${n}$`,
              `So the number in all is $${m} + ${n} = ${m + n}$`,
            ]),
      ],
      explanation:
        'Equal groups with nothing left over need a common divisor of the two quantities; "as large as possible" makes it the highest one.',
    }
  },
  crossCheck: ({ g, m, n, asked }) => {
    const size = largestDivisorOfAll(g * m, g * n)
    return `${asked === 'size' ? size : (g * m + g * n) / size}`
  },
  slips: ({ g, m, n, asked }) =>
    distinctSlips(`${asked === 'size' ? g : m + n}`, [
      {
        response: `${asked === 'size' ? m + n : g}`,
        note: 'Read again what is asked: the number in each group, or the number of groups.',
      },
      { response: `${g * m * n}`, note: 'That is the LCM. Equal groups need a common divisor.' },
      { response: `${m}`, note: 'That counts the groups of the first kind only.' },
    ]),
})
