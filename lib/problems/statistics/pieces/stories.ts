import { moreStories } from './more-stories'
import { withUnit as valueWithUnit } from '../../../solutions/statistics/pieces/decimal'
import type { Random } from '../../../random'

/** What a grouped table is about. The question's first sentence tells it; headings stand over the columns. */
export interface Story {
  readonly tell: (total: number) => string
  readonly headings: readonly [classes: string, frequencies: string]
  /** After "the mean", "the median": "age of the patients". */
  readonly what: string
  /** "the plant is less than $70$ cm tall": one of them lies below a limit. */
  readonly below: (limit: number) => string
  readonly unit?: string
  readonly starts: readonly number[]
  readonly widths: readonly number[]
  /** What the values can be in the world. */
  readonly range: readonly [least: number, greatest: number]
  /** No value is larger. */
  readonly most?: number
}

const stories: readonly Story[] = [
  {
    tell: (n) =>
      `The table below shows the marks obtained by $${n}$ students of Class 10 of a school in a mathematics test.`,
    range: [0, 100],
    headings: ['Marks', 'Number of students'],
    what: 'marks of the students',
    below: (limit) => `the student scored less than $${limit}$ marks`,
    starts: [0],
    widths: [10, 20],
    most: 100,
  },
  {
    tell: (n) =>
      `The ages of $${n}$ patients admitted to a hospital in Nagpur during a week are given in the table below.`,
    range: [0, 100],
    headings: ['Age (in years)', 'Number of patients'],
    what: 'age of the patients',
    below: (limit) => `the age of the patient is less than $${limit}$ years`,
    unit: 'years',
    starts: [5, 10],
    widths: [10],
  },
  {
    tell: (n) => `The table below gives the daily wages of $${n}$ workers of a factory.`,
    range: [300, 1000],
    headings: ['Daily wages (in ₹)', 'Number of workers'],
    what: 'daily wage of the workers',
    below: (limit) => `the worker earns less than ₹$${limit}$ a day`,
    unit: '₹',
    starts: [400, 500, 600],
    widths: [20, 40, 50],
  },
  {
    tell: (n) =>
      `The monthly consumption of electricity of $${n}$ households of a locality is given in the table below.`,
    range: [50, 300],
    headings: ['Monthly consumption (in units)', 'Number of households'],
    what: 'monthly consumption',
    below: (limit) => `the household consumed less than $${limit}$ units`,
    unit: 'units',
    starts: [60, 65, 80],
    widths: [20, 30],
  },
  {
    tell: (n) => `The table below shows the heights of $${n}$ plants in a school garden.`,
    range: [5, 120],
    headings: ['Height (in cm)', 'Number of plants'],
    what: 'height of the plants',
    below: (limit) => `the height of the plant is less than $${limit}$ cm`,
    unit: 'cm',
    starts: [10, 20, 40],
    widths: [4, 6, 10],
  },
  {
    tell: (n) =>
      `The distances that $${n}$ teachers of a school travel to work every day are shown in the table below.`,
    range: [0, 45],
    headings: ['Distance (in km)', 'Number of teachers'],
    what: 'distance travelled',
    below: (limit) => `the teacher travels less than $${limit}$ km`,
    unit: 'km',
    starts: [0],
    widths: [4, 5, 6],
  },
  {
    tell: (n) => `The table below shows the lifetimes of $${n}$ batteries that were tested in a laboratory.`,
    range: [50, 600],
    headings: ['Lifetime (in hours)', 'Number of batteries'],
    what: 'lifetime of the batteries',
    below: (limit) => `the battery lasted less than $${limit}$ hours`,
    unit: 'hours',
    starts: [100, 120, 200],
    widths: [20, 50],
  },
]

export interface Setting {
  readonly story: Story
  readonly from: number
  readonly width: number
}

export function drawSetting(random: Random): Setting {
  const story = random.pick([...stories, ...moreStories])
  return { story, from: random.pick(story.starts), width: random.pick(story.widths) }
}

/** "₹524.50", "36.2 years", "27.6": a value with its unit, outside a formula. */
export const withUnit = ({ unit }: Story, value: string): string => valueWithUnit(unit, value)
