import { sumOf, termOf } from './pieces/progression'
import { fraction, toText } from '../../maths'
import { growingAmounts as solution } from '../../solutions/arithmetic-progressions/growing-amounts'
import { progression } from '../../solutions/arithmetic-progressions/pieces/progression'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'
import { told, type Growth } from './pieces/growth-stories'

const valueOf = (draw: Growth): number =>
  draw.story === 'salary' ? termOf(draw.a, draw.d, draw.n) : sumOf(draw.a, draw.d, draw.n)

/** E.g. "An auditorium has 20 rows. There are 18 seats in the first row, and each row has 2 seats more ..." */
export const apInWords = template({
  id: 'ap-word-term-or-sum',
  topic: 'arithmetic-progressions',
  difficulty: 'medium',
  archetypes: ['ap-word-sequence'],
  marks: 3,
  draw: (random): Growth => {
    const story = random.pick(['savings', 'salary', 'seats', 'penalty'] as const)
    if (story === 'salary')
      return { story, a: 1000 * random.integer(12, 30), d: 500 * random.integer(1, 4), n: random.integer(5, 18) }
    if (story === 'seats')
      return { story, a: random.integer(12, 30), d: random.integer(2, 4), n: random.integer(10, 30) }
    if (story === 'penalty')
      return { story, a: 50 * random.integer(3, 6), d: 10 * random.integer(2, 5), n: random.integer(8, 18) }
    return { story, a: 5 * random.integer(2, 12), d: 5 * random.integer(1, 4), n: random.integer(10, 24) }
  },
  things: ({ story, a, n }) => {
    const [least, most] = { savings: [10, 60], salary: [12_000, 30_000], seats: [12, 30], penalty: [150, 300] }[story]
    return [
      { name: 'the first of them', size: a, least: least ?? 0, most: most ?? 0 },
      { name: 'how many weeks, years, rows or days there are', size: n, least: 5, most: 30 },
    ]
  },
  given: (draw) => ({ ...progression(draw.a, draw.d), n: draw.n, asked: told(draw).asked }),
  solution,
  manner: (draw) => {
    const { given, answer } = told(draw)
    return { given, answer: (value) => answer(Number(value.n)) }
  },
  ask: (draw) => {
    const { question, asked } = told(draw)
    return {
      question,
      rule: { kind: 'number', unit: draw.story === 'seats' ? 'seats' : '₹' },
      hints: [
        'Write down the first few numbers: they grow by the same amount each time, so they form an AP.',
        'Read again what is asked: one term, or all the terms together?',
        asked === 'term'
          ? 'For one term use $a_n = a + (n - 1)d$.'
          : 'For a total use $S_n = \\frac{n}{2}[2a + (n - 1)d]$.',
      ],
      explanation:
        asked === 'term'
          ? 'The same amount more each time means an AP. The question asks about one year, so it asks for one term, not for a sum.'
          : 'The same amount more each time means an AP. The question asks for everything together, so it asks for the sum.',
    }
  },
  crossCheck: ({ story, a, d, n }) => {
    let [amount, total] = [a, a]
    for (let step = 1; step < n; step++) {
      amount += d
      total += amount
    }
    return `${story === 'salary' ? amount : total}`
  },
  slips: (draw) => {
    const { story, a, d, n } = draw
    return distinctSlips(
      `${valueOf(draw)}`,
      story === 'salary'
        ? [
            { response: `${a + n * d}`, note: `There are ${n - 1} rises before the ${n}th year.`, step: 'worked out' },
            {
              response: `${(n - 1) * d}`,
              note: 'Those are the rises alone. Add them to the first salary.',
              step: 'worked out',
            },
            {
              response: `${sumOf(a, d, n)}`,
              note: 'The question asks for the salary of one year, not for several years together.',
              step: 'given',
            },
          ]
        : [
            {
              response: `${termOf(a, d, n)}`,
              note: `That is $a_{${n}}$, the last term alone; the total is asked.`,
              step: 'given',
            },
            { response: `${2 * sumOf(a, d, n)}`, note: 'The factor is $\\frac{n}{2}$, not $n$.', step: 'worked out' },
            {
              response: toText(fraction(n * (a + (n - 1) * d), 2)),
              note: 'There are two $a$ in the bracket: $2a + (n - 1)d$.',
              step: 'worked out',
            },
            {
              response: toText(fraction(n * (2 * a + n * d), 2)),
              note: 'In the bracket $d$ is multiplied by $n - 1$, not by $n$.',
              step: 'worked out',
            },
          ],
    )
  },
})
