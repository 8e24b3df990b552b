import { sumHcfLcm as solution, type Given } from '../../../solutions/real-numbers/sum-hcf-lcm'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'

export const sumHcfLcm = recogniser<Given>({
  id: 'numbers-from-hcf-lcm-and-sum',
  solution,
  story: true,
  cues: ['hcf', 'lcm'],
  words: ['number', 'two', 'natural', 'positive', 'properties', 'hcf', 'lcm', 'sum', 'difference', 'both', 'integers'],
  examples: [
    'The HCF of two numbers is 4, their LCM is 312 and their difference is 28. Find the two numbers.',
    'Two numbers have the HCF 11 and the LCM 198. If their difference is 77, what are the numbers?',
    'Find two natural numbers with these properties: their HCF is 11, their LCM is 693, and their sum is 176.',
    'hcf of two numbers is 12, lcm is 180, sum is 96. find numbers',
  ],
  refuses: [
    'The HCF of two numbers is 4 and their LCM is 312. Find their sum.',
    'The HCF of two numbers is 4, their LCM is 312 and the sum of their squares is 28. Find the two numbers.',
    'The HCF of two numbers is 4, their LCM is 312 and their difference is 28. Find the greater number.',
    'The HCF of two numbers is 4, their LCM is 312 and one of them is 24. Find the other.',
  ],
  read: (question) => {
    const hcf = phrase(question, 'hcf two number #h') ?? phrase(question, 'hcf #h')
    const lcm = phrase(question, 'lcm two number #l') ?? phrase(question, 'lcm #l')
    const sum = phrase(question, 'sum two? number? #t')
    const difference = phrase(question, 'difference two? number? #t') ?? phrase(question, 'differ #t')
    const total = sum ?? difference
    if (!hcf || !lcm || !total || (sum && difference)) return null
    const asked =
      phrase(question, 'find both|two? natural? number') ?? phrase(question, 'what|are|batao|nikalo both|two? number')
    return asked
      ? {
          given: {
            hcf: hcf.numbers.h,
            lcm: lcm.numbers.l,
            of: sum ? 'sum' : 'difference',
            total: total.numbers.t,
          },
          ...told(question, hcf, lcm, total, asked),
        }
      : null
  },
  before: () => 'The numbers are ',
})
