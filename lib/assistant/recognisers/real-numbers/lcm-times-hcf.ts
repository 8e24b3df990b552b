import { lcmTimesHcf as solution, type Given } from '../../../solutions/real-numbers/lcm-times-hcf'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'

export const lcmTimesHcf = recogniser<Given>({
  id: 'lcm-so-many-times-hcf',
  solution,
  story: true,
  cues: ['lcm', 'hcf'],
  words: ['number', 'two', 'one', 'large', 'of', 'positive', 'natural'],
  examples: [
    'The LCM of two numbers is 36 times their HCF, and the sum of the LCM and the HCF is 259. One of the numbers is 63. Find the other.',
    'Two numbers have an LCM that is 45 times as large as their HCF; the LCM exceeds the HCF by 1012. If one number is 115, find the second number.',
    'lcm of two numbers is 14 times their hcf. sum of lcm and hcf is 600. if one number is 280 find the other number',
    'LCM HCF ka 12 guna hai, LCM aur HCF ka difference 165 hai. ek number 45 hai to dusra number nikalo',
    'do numbers ka lcm unke hcf ka 14 guna hai, hcf aur lcm ka sum 600, ek number 280 to dusra?',
  ],
  refuses: [
    'The LCM of two numbers is 36 times their HCF, and the product of the LCM and the HCF is 259. One of the numbers is 63. Find the other.',
    'The LCM of two numbers is 36 times their HCF, and the sum of the LCM and the HCF is 259. One of the numbers is 63. Find the HCF.',
    'The LCM of two numbers is 36 times their HCF. One of the numbers is 63. Find the other.',
    'The HCF of two numbers is 36 and their LCM is 360. One of the numbers is 72. Find the other.',
  ],
  read: (question) => {
    const times =
      phrase(question, 'lcm two? number? #k times large? hcf') ??
      phrase(question, 'lcm two? number? %k hcf') ??
      phrase(question, 'number? lcm hcf #k times') ??
      phrase(question, 'lcm hcf %k')
    const sum =
      phrase(question, 'sum lcm hcf #t') ??
      phrase(question, 'sum hcf lcm #t') ??
      phrase(question, 'hcf lcm add|sum #t') ??
      phrase(question, 'lcm hcf sum #t')
    const excess =
      phrase(question, 'lcm exceeds hcf #t') ??
      phrase(question, 'difference lcm hcf #t') ??
      phrase(question, 'lcm hcf difference #t') ??
      phrase(question, 'lcm #t more hcf')
    const one = phrase(question, 'one number #n') ?? phrase(question, 'one #n') ?? phrase(question, 'ek number #n')
    const asked = phrase(question, 'other|second|dusra|dusri number?')
    const total = sum ?? excess
    return times && total && one && asked && !(sum && excess)
      ? {
          given: {
            times: times.numbers.k,
            of: sum ? 'sum' : 'difference',
            total: total.numbers.t,
            number: one.numbers.n,
          },
          ...told(question, times, total, one, asked),
        }
      : null
  },
})
