import { furtherFamilies } from './pieces/assertion-families'
import { fraction } from '../../maths'
import { assertionTemplate, type AssertionFamily } from '../kinds-of-question/assertion-family'

const families: readonly AssertionFamily[] = [
  ...furtherFamilies,
  {
    assertion: (value, k) =>
      `If the mean of a distribution is $${k + 10}$ and its median is $${k + 12}$, then by the empirical relationship its mode is $${value}$.`,
    right: (k) => fraction(k + 16),
    again: (k) => {
      let mode = 0
      while (3 * (k + 12) !== mode + 2 * (k + 10)) mode++
      return fraction(mode)
    },
    mistaken: (k) => fraction(k + 6),
    k: [1, 20],
    explains: 'By the empirical relationship, $3 \\, \\text{Median} = \\text{Mode} + 2 \\, \\text{Mean}$.',
    unrelated: 'The median of grouped data is found with the help of cumulative frequencies.',
    untrue: 'By the empirical relationship, $\\text{Mode} = 3 \\, \\text{Mean} - 2 \\, \\text{Median}$.',
    why: 'By the empirical relationship, the mode is three times the median minus twice the mean.',
  },
  {
    assertion: (value, k) => `The mean of the first $${2 * k + 1}$ natural numbers is $${value}$.`,
    right: (k) => fraction(k + 1),
    again: (k) => {
      const numbers = Array.from({ length: 2 * k + 1 }, (_, i) => i + 1)
      return fraction(
        numbers.reduce((a, b) => a + b, 0),
        numbers.length,
      )
    },
    mistaken: (k) => fraction(2 * k + 1, 2),
    k: [2, 12],
    explains:
      'The mean of $n$ numbers is their sum divided by $n$, and the sum of the first $n$ natural numbers is $\\frac{n(n + 1)}{2}$.',
    unrelated: 'The mode of a set of observations is the one that occurs most often.',
    untrue: 'The mean of a set of observations is always one of them.',
    why: 'The sum of the first $n$ natural numbers is $\\frac{n(n + 1)}{2}$; divided by $n$ it gives the mean $\\frac{n + 1}{2}$.',
  },
  {
    assertion: (value, k) =>
      `The mean of $10$ observations is $20$. If $${k}$ is added to each observation, the new mean is $${value}$.`,
    right: (k) => fraction(20 + k),
    again: (k) => fraction(10 * 20 + Array.from({ length: 10 }, () => k).reduce((a, b) => a + b, 0), 10),
    mistaken: (k) => fraction(200 + k, 10),
    k: [2, 15],
    explains: 'When a number is added to each of $n$ observations, their sum increases by $n$ times that number.',
    unrelated: 'The class mark of a class is half the sum of its upper and lower limits.',
    untrue: 'When a number is added to each observation, the median of the observations does not change.',
    why: 'The sum of the ten observations grows by ten times the number added, so the mean grows by that number.',
  },
]

/** E.g. "Assertion (A): If the mean of a distribution is 20 and its median is 22, then by the empirical relationship its mode is 26. Reason (R): ..." */
export const assertionReason = assertionTemplate(
  {
    id: 'stat-assertion-and-reason',
    topic: 'statistics',
    archetypes: ['stat-assertion-reason'],
    difficulty: 'easy',
  },
  families,
  { version: 3, besides: true },
)
