import type { Story } from './stories'

/** Further things that a grouped table may be about. */
export const moreStories: readonly Story[] = [
  {
    tell: (n) => `The table below shows how long $${n}$ students of Class 10 spent on their homework on one day.`,
    headings: ['Time (in minutes)', 'Number of students'],
    what: 'time spent on homework',
    below: (limit) => `the student spent less than $${limit}$ minutes on homework`,
    unit: 'minutes',
    starts: [0, 20, 30],
    widths: [10, 15, 20],
    most: 150,
  },
  {
    tell: (n) => `The table below gives the daily pocket allowance of $${n}$ children of a locality.`,
    headings: ['Daily allowance (in ₹)', 'Number of children'],
    what: 'daily pocket allowance',
    below: (limit) => `the child gets less than ₹$${limit}$ a day`,
    unit: '₹',
    starts: [10, 20],
    widths: [5, 10],
    most: 100,
  },
  {
    tell: (n) => `A fruit seller weighed $${n}$ mangoes of one crate. Their weights are shown in the table below.`,
    headings: ['Weight (in grams)', 'Number of mangoes'],
    what: 'weight of the mangoes',
    below: (limit) => `the mango weighs less than $${limit}$ grams`,
    unit: 'g',
    starts: [100, 150, 200],
    widths: [20, 25, 30],
    most: 450,
  },
  {
    tell: (n) => `The rainfall on $${n}$ rainy days in a town is given in the table below.`,
    headings: ['Rainfall (in mm)', 'Number of days'],
    what: 'rainfall on a rainy day',
    below: (limit) => `the rainfall of the day is less than $${limit}$ mm`,
    unit: 'mm',
    starts: [0],
    widths: [5, 8, 10],
    most: 80,
  },
  {
    tell: (n) =>
      `A doctor examined $${n}$ women; the numbers of their heartbeats per minute are given in the table below.`,
    headings: ['Heartbeats per minute', 'Number of women'],
    what: 'number of heartbeats per minute',
    below: (limit) => `the woman has fewer than $${limit}$ heartbeats per minute`,
    starts: [60, 62, 65],
    widths: [3, 4],
    most: 100,
  },
]
