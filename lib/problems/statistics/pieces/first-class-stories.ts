import type { Random } from '../../../random'
import { sum } from './grouped'
import type { Story } from './stories'

/** What most people have least of: the first class of its table is the modal class. */
export const firstClassStories: readonly Omit<Story, 'below' | 'most'>[] = [
  {
    tell: (n) => `The distances from home to school of $${n}$ students of a class are shown in the table below.`,
    range: [0, 24],
    headings: ['Distance (in km)', 'Number of students'],
    what: 'distance from home to school',
    unit: 'km',
    starts: [0],
    widths: [2, 3, 4],
  },
  {
    tell: (n) =>
      `The table below shows how long $${n}$ patients of a clinic waited on one morning before the doctor saw them.`,
    range: [0, 65],
    headings: ['Waiting time (in minutes)', 'Number of patients'],
    what: 'waiting time of the patients',
    unit: 'minutes',
    starts: [0, 5],
    widths: [5, 10],
  },
  {
    tell: (n) => `For $${n}$ telephone calls from an office, the table below gives how long they lasted.`,
    range: [0, 25],
    headings: ['Length of the call (in minutes)', 'Number of calls'],
    what: 'length of the calls',
    unit: 'minutes',
    starts: [0, 1],
    widths: [2, 3, 4],
  },
  {
    tell: (n) => `The daily wages of $${n}$ workers of a small factory are given in the table below.`,
    range: [300, 900],
    headings: ['Daily wages (in ₹)', 'Number of workers'],
    what: 'daily wage of the workers',
    unit: '₹',
    starts: [400, 450, 500],
    widths: [40, 50, 60],
  },
  {
    tell: (n) => `The ages of $${n}$ children and young people who use a library are shown in the table below.`,
    range: [5, 34],
    headings: ['Age (in years)', 'Number of readers'],
    what: 'age of the readers',
    unit: 'years',
    starts: [6, 8, 10],
    widths: [2, 3, 4],
  },
]

/** Frequencies with the given total that fall from the first class on. */
export function falling(random: Random, classes: number, total: number): readonly number[] {
  const share = random.integer(48, 74) / 100
  const rough = Array.from({ length: classes }, (_, i) => share ** i)
  const rest = rough
    .slice(1)
    .map((weight) => Math.max(1, Math.round((weight * total) / sum(rough)) + random.integer(-1, 1)))
  return [total - sum(rest), ...rest]
}
