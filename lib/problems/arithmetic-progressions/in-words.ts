import { sumOf, sumTexOf, termOf, termTex } from './progression'
import { distinctSlips } from '../distinct-slips'
import { template } from '../template'

interface Draw {
  readonly story: 'savings' | 'salary' | 'seats' | 'penalty'
  readonly a: number
  readonly d: number
  readonly n: number
}

interface Story {
  readonly question: string
  readonly unit: string
  readonly asked: 'term' | 'sum'
  readonly given: string
}

/** The story, and whether it asks for one term or for a total. */
function told({ story, a, d, n }: Draw): Story {
  switch (story) {
    case 'savings':
      return {
        question: `Kavya puts ₹${a} into her money box in the first week and then ₹${d} more each week than in the week before. How much money has she put in altogether after ${n} weeks?`,
        unit: '₹',
        asked: 'sum',
        given: `The weekly savings in rupees form an AP with $a = ${a},\\ d = ${d}$; all of them together are asked, so find $S_{${n}}$.`,
      }
    case 'salary':
      return {
        question: `Imran started a job at a monthly salary of ₹${a * 100}. Every year his monthly salary rises by ₹${d * 100}. What is his monthly salary in the ${n}th year?`,
        unit: '₹',
        asked: 'term',
        given: `The monthly salaries, in hundreds of rupees, form an AP with $a = ${a},\\ d = ${d}$; the salary of one year is asked, so find $a_{${n}}$.`,
      }
    case 'seats':
      return {
        question: `An auditorium has ${n} rows. There are ${a} seats in the first row, and each row has ${d} seats more than the row in front of it. How many seats are there in all?`,
        unit: 'seats',
        asked: 'sum',
        given: `The numbers of seats form an AP with $a = ${a},\\ d = ${d}$; the seats of all rows are asked, so find $S_{${n}}$.`,
      }
    case 'penalty':
      return {
        question: `A contract for a road names a penalty for delay: ₹${a} for the first day, and for each later day ₹${d} more than for the day before. How much must the contractor pay if the work is ${n} days late?`,
        unit: '₹',
        asked: 'sum',
        given: `The daily penalties in rupees form an AP with $a = ${a},\\ d = ${d}$; the penalty for all the days is asked, so find $S_{${n}}$.`,
      }
    default:
      return story satisfies never
  }
}

const valueOf = (draw: Draw): number =>
  draw.story === 'salary' ? 100 * termOf(draw.a, draw.d, draw.n) : sumOf(draw.a, draw.d, draw.n)

/** "₹1,500" without its comma, or "1500 seats". */
const withUnit = (value: number, unit: string): string => (unit === '₹' ? `₹${value}` : `${value} ${unit}`)

/** E.g. "An auditorium has 20 rows. There are 18 seats in the first row, and each row has 2 seats more ..." */
export const apInWords = template<Draw>({
  id: 'ap-word-term-or-sum',
  topic: 'arithmetic-progressions',
  difficulty: 'medium',
  archetypes: ['ap-word-sequence'],
  marks: 3,
  draw: (random) => {
    const story = random.pick(['savings', 'salary', 'seats', 'penalty'] as const)
    if (story === 'salary')
      return { story, a: 10 * random.integer(12, 30), d: 5 * random.integer(1, 4), n: random.integer(5, 18) }
    if (story === 'seats')
      return { story, a: random.integer(12, 30), d: random.integer(2, 4), n: random.integer(10, 30) }
    if (story === 'penalty')
      return { story, a: 50 * random.integer(3, 6), d: 10 * random.integer(2, 5), n: random.integer(8, 18) }
    return { story, a: 5 * random.integer(2, 12), d: 5 * random.integer(1, 4), n: random.integer(10, 24) }
  },
  pose: (draw) => {
    const { story, a, d, n } = draw
    const { question, unit, asked, given } = told(draw)
    const value = valueOf(draw)
    return {
      question,
      rule: { kind: 'number', expected: `${value}`, ...(story === 'seats' && { unit: 'seats' }) },
      hints: [
        'Write down the first few amounts: they grow by the same number each time, so they form an AP.',
        'Read again what is asked: one amount, or all the amounts together?',
        asked === 'term'
          ? 'For one amount use $a_n = a + (n - 1)d$.'
          : 'For a total use $S_n = \\frac{n}{2}[2a + (n - 1)d]$.',
      ],
      steps: [
        given,
        asked === 'term' ? 'Formula: $a_n = a + (n - 1)d$' : 'Formula: $S_n = \\frac{n}{2}[2a + (n - 1)d]$',
        `$${asked === 'term' ? termTex(a, d, n) : sumTexOf(a, d, n)}$`,
        `Hence the answer is ${withUnit(value, unit)}.`,
      ],
      explanation:
        'The same amount more each time means an AP. "Altogether" and "in all" ask for the sum, "in that week" for one term.',
    }
  },
  crossCheck: ({ story, a, d, n }) => {
    let [amount, total] = [a, a]
    for (let step = 1; step < n; step++) {
      amount += d
      total += amount
    }
    return `${story === 'salary' ? amount * 100 : total}`
  },
  slips: (draw) => {
    const { story, a, d, n } = draw
    return distinctSlips(
      `${valueOf(draw)}`,
      story === 'salary'
        ? [
            { response: `${100 * (a + n * d)}`, note: `There are ${n - 1} rises before the ${n}th year.` },
            { response: `${termOf(a, d, n)}`, note: 'Take care of the hundreds.' },
          ]
        : [
            { response: `${termOf(a, d, n)}`, note: 'That is the last amount alone; the total is asked.' },
            { response: `${2 * sumOf(a, d, n)}`, note: 'The factor is $\\frac{n}{2}$, not $n$.' },
            { response: `${sumOf(a, d, n + 1)}`, note: 'There is one term too many: use $n - 1$ with $d$.' },
          ],
    )
  },
})
