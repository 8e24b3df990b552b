import { fraction } from '../../../maths'
import type { AssertionFamily } from '../../kinds-of-question/assertion-family'

/** Class marks, medians, deviations, the formula of the mean, the mode. */
export const furtherFamilies: readonly AssertionFamily[] = [
  {
    assertion: (value, k) =>
      `The class mark of a class is $${10 * k + 5}$ and the class size is $10$. The upper limit of the class is $${value}$.`,
    right: (k) => fraction(10 * k + 10),
    again: (k) => {
      let upper = 0
      while (upper + (upper - 10) !== 2 * (10 * k + 5)) upper++
      return fraction(upper)
    },
    mistaken: (k) => fraction(10 * k + 15),
    k: [1, 12],
    explains: 'The class mark is half the sum of the limits, so it lies half of the class size below the upper limit.',
    unrelated: 'The modal class is the class with the highest frequency.',
    untrue: 'The class mark of a class is the difference of its upper and its lower limit.',
    why: 'The class mark lies in the middle of the class, so half of the class size is added to it.',
  },
  {
    assertion: (value, k) => `The median of the first $${2 * k + 1}$ odd natural numbers is $${value}$.`,
    right: (k) => fraction(2 * k + 1),
    again: (k) => {
      const list = Array.from({ length: 2 * k + 1 }, (_, i) => 2 * i + 1)
      return fraction(list[(list.length - 1) / 2] ?? 0)
    },
    mistaken: (k) => fraction(k + 1),
    k: [2, 15],
    explains:
      'When an odd number $n$ of observations stand in order, the median is observation number $\\frac{n + 1}{2}$.',
    unrelated: 'The mean of a grouped table may be found with an assumed mean.',
    untrue: 'The median of a list is the observation in the middle, in whatever order they stand.',
    why: 'The odd numbers stand in order, so the median is the one in the middle; the $m$th odd number is $2m - 1$.',
  },
  {
    assertion: (value, k) =>
      `The mean of $${k + 5}$ observations is $20$. The sum of their deviations from $18$ is $${value}$.`,
    right: (k) => fraction(2 * (k + 5)),
    again: (k) => fraction(Array.from({ length: k + 5 }, () => 20 - 18).reduce((a, b) => a + b, 0)),
    mistaken: () => fraction(2),
    k: [1, 25],
    explains: 'The sum of the deviations of $n$ observations from a number $a$ is $n \\times (\\overline{x} - a)$.',
    unrelated: 'The median divides the observations, in order, into two halves.',
    untrue: 'The sum of the deviations of the observations is $0$, from whatever number they are taken.',
    why: 'The sum of the deviations is the number of observations times the difference of the mean and the number.',
  },
  {
    assertion: (value, k) =>
      `In the step-deviation method let $a = 50$, $h = 10$, $\\sum f_i = 20$ and $\\sum f_i u_i = -${k}$. Then the mean is $${value}$.`,
    right: (k) => fraction(100 - k, 2),
    again: (k) => fraction(20 * 50 + 10 * -k, 20),
    mistaken: (k) => fraction(100 + k, 2),
    k: [2, 18],
    explains:
      'In the step-deviation method $\\overline{x} = a + \\left(\\frac{\\sum f_i u_i}{\\sum f_i}\\right) \\times h$.',
    unrelated:
      'In a cumulative frequency distribution of the less than type, the last cumulative frequency is the total frequency.',
    untrue: 'In the step-deviation method $\\overline{x} = a + \\sum f_i u_i$.',
    why: 'The correction to the assumed mean is the sum of the products over the total frequency, times the class size.',
  },
  {
    assertion: (value, k) =>
      `The mode of the observations $${k + 2}, ${k}, ${k + 5}, ${k}, ${k + 2}, ${k}$ is $${value}$.`,
    right: (k) => fraction(k),
    again: (k) => {
      const list = [k + 2, k, k + 5, k, k + 2, k]
      const often = (n: number) => list.filter((one) => one === n).length
      return fraction(list.reduce((best, n) => (often(n) > often(best) ? n : best)))
    },
    mistaken: (k) => fraction(k + 2),
    k: [3, 30],
    explains: 'The mode is the observation that occurs most often.',
    unrelated: 'The mean of $n$ observations is their sum divided by $n$.',
    untrue: 'The mode is the greatest of the observations.',
    why: 'Count how often each observation occurs: the smallest one occurs three times, the others less often.',
  },
]
