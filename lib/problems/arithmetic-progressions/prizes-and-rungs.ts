import { sumOf, termOf } from './pieces/progression'
import { ordinal } from '../../solutions/arithmetic-progressions/pieces/progression'
import { fraction, toText } from '../../maths'
import { commasTex } from '../../maths/commas'
import { distinctSlips } from '../slips/distinct-slips'
import { earns, template, type Posed, type Slip } from '../template'
import type { Random } from '../../random'

/** prizes: n of them, each d less than the one before, the first is asked; rungs: d apart by `gap`; income: n is asked. */
interface Draw {
  readonly story: 'prizes' | 'rungs' | 'income'
  readonly a: number
  readonly d: number
  readonly n: number
  readonly gap: number
}

function posedPrizes({ a, d, n }: Draw): Posed {
  const total = sumOf(a, -d, n)
  return {
    question: `A school has set aside ₹$${commasTex(total)}$ for ${n} cash prizes for good work. Each prize is ₹$${d}$ less than the one before it. Find the value of the first prize.`,
    rule: { kind: 'number', expected: `${a}`, unit: '₹' },
    hints: [
      'The values of the prizes form an AP. Which of $a$, $d$, $n$ and $S_n$ are known?',
      'Each prize is less than the one before it: what is the sign of $d$?',
      'Put all that is known in $S_n = \\frac{n}{2}[2a + (n - 1)d]$ and solve for $a$.',
    ],
    steps: [
      `Let the first prize be ₹$a$. The prizes form an AP with $d = -${d},\\ n = ${n},\\ S_{${n}} = ${commasTex(total)}$.`,
      earns(0.5, 'Formula: $S_n = \\frac{n}{2}[2a + (n - 1)d]$'),
      earns(1, `$${commasTex(total)} = \\frac{${n}}{2}[2a + (${n} - 1) \\times (-${d})]$`, 'put in'),
      earns(
        0.5,
        `Multiplying by 2 and dividing by ${n}: $2a - ${(n - 1) * d} = ${commasTex((2 * total) / n)}$`,
        'bracket',
      ),
      earns(0.5, `$2a = ${commasTex(2 * a)}$, so $a = ${commasTex(a)}$`, 'first prize'),
      earns(0.5, `Hence the first prize is ₹$${commasTex(a)}$.`),
    ],
    explanation:
      'The sum, the number of terms and the difference are known here, so the formula is solved for the first term.',
  }
}

function posedRungs({ a, d, n, gap }: Draw): Posed {
  const last = termOf(a, -d, n)
  const height = (n - 1) * gap
  return {
    question: `A ladder has rungs ${gap} cm apart. The rungs decrease uniformly in length from ${a} cm at the bottom to ${last} cm at the top. If the top and the bottom rungs are ${height} cm apart, what length of wood, in cm, do the rungs need in all?`,
    rule: { kind: 'number', expected: `${sumOf(a, -d, n)}`, unit: 'cm' },
    hints: [
      'How many rungs are there? Count the gaps first.',
      'Decreasing uniformly means that the lengths form an AP.',
      'The first and the last length are known: $S_n = \\frac{n}{2}(a + l)$.',
    ],
    steps: [
      earns(0.5, `Number of gaps between the rungs: $\\frac{${height}}{${gap}} = ${n - 1}$`),
      earns(0.5, `Number of rungs: $n = ${n - 1} + 1 = ${n}$`, 'count'),
      `The lengths of the rungs form an AP with $a = ${a}$ and $l = ${last}$.`,
      earns(0.5, 'Formula: $S_n = \\frac{n}{2}(a + l)$'),
      earns(
        1,
        `$S_{${n}} = \\frac{${n}}{2}(${a} + ${last}) = \\frac{${n}}{2} \\times ${a + last} = ${sumOf(a, -d, n)}$`,
        'sum',
      ),
      earns(0.5, `Hence the rungs need ${sumOf(a, -d, n)} cm of wood in all.`),
    ],
    explanation: 'There is one rung more than there are gaps, as there is one fence post more than there are gaps.',
  }
}

function posedIncome({ a, d, n }: Draw): Posed {
  const value = termOf(a, d, n)
  return {
    question: `Subha started work at a monthly salary of ₹$${commasTex(a)}$, and her monthly salary rises by ₹$${commasTex(d)}$ every year. In which year of her work does it reach ₹$${commasTex(value)}$? (The first year counts as 1.)`,
    rule: { kind: 'number', expected: `${n}` },
    hints: [
      'The salaries of the first, second, third year form an AP. Which term is known?',
      'Put the known values in $a_n = a + (n - 1)d$ and solve for $n$.',
    ],
    steps: [
      `The monthly salaries of the years, in rupees, form an AP with $a = ${commasTex(a)},\\ d = ${d}$. Let $a_n = ${commasTex(value)}$.`,
      earns(0.5, 'Formula: $a_n = a + (n - 1)d$'),
      earns(1, `$${commasTex(value)} = ${commasTex(a)} + (n - 1) \\times ${d}$`),
      earns(0.5, `$(n - 1) \\times ${d} = ${commasTex(value - a)}$, so $n - 1 = ${n - 1}$`),
      earns(0.5, `This gives $n = ${n}$.`, 'year'),
      earns(0.5, `Hence her salary reaches ₹$${commasTex(value)}$ in the ${ordinal(n)} year.`),
    ],
    explanation: 'The first year has no rise yet, so in the $n$th year there have been $n - 1$ rises.',
  }
}

const slipsFor = {
  prizes: ({ a, d, n }: Draw): readonly Slip[] => [
    {
      response: `${a - (n - 1) * d}`,
      note: 'That is the last prize: each prize is less than the one before, so check the sign of $d$.',
      step: 'put in',
    },
    { response: `${2 * a}`, note: 'That is $2a$. Divide by 2.', step: 'first prize' },
    { response: toText(fraction(2 * a - (n - 1) * d, 2)), note: 'That is the mean of the prizes.', step: 'bracket' },
  ],
  rungs: ({ a, d, n }: Draw): readonly Slip[] => [
    {
      response: toText(fraction((n - 1) * (a + termOf(a, -d, n)), 2)),
      note: 'That counts the gaps. How many rungs are there?',
      step: 'count',
    },
    { response: `${2 * sumOf(a, -d, n)}`, note: 'The factor in the sum is $\\frac{n}{2}$, not $n$.', step: 'sum' },
    { response: `${n}`, note: 'That is the number of rungs. Now add their lengths.', step: 'last' },
  ],
  income: ({ n }: Draw): readonly Slip[] => [
    { response: `${n - 1}`, note: 'That is the number of rises. The first year has none.', step: 'year' },
    { response: `${n + 1}`, note: 'The quotient is $n - 1$: add 1 to it once only.', step: 'year' },
  ],
} as const

const keyOf = ({ story, a, d, n }: Draw): string =>
  `${story === 'prizes' ? a : story === 'rungs' ? sumOf(a, -d, n) : n}`

function drawNumbers(random: Random, story: Draw['story']): Omit<Draw, 'story'> {
  if (story === 'prizes')
    return random.until(
      (source) => ({ a: 10 * source.integer(10, 60), d: 10 * source.integer(1, 5), n: source.integer(5, 9), gap: 0 }),
      ({ a, d, n }) => termOf(a, -d, n) >= 20 && sumOf(a, -d, n) < 10_000,
    )
  if (story === 'income')
    return { a: 500 * random.integer(20, 50), d: 100 * random.integer(4, 12), n: random.integer(6, 16), gap: 0 }
  return random.until(
    (source) => ({
      a: source.integer(36, 60),
      d: source.integer(1, 3),
      n: source.integer(7, 13),
      gap: source.pick([20, 25, 30]),
    }),
    ({ a, d, n }) => termOf(a, -d, n) >= 20,
  )
}

/** E.g. "A sum of ₹700 is to be used for seven cash prizes. Each prize is ₹20 less than the one before it. ..." */
export const prizesAndRungs = template<Draw>({
  id: 'ap-word-prizes-rungs-years',
  topic: 'arithmetic-progressions',
  difficulty: 'medium',
  archetypes: ['ap-word-sequence'],
  marks: 3,
  draw: (random) => {
    const story = random.pick(['prizes', 'rungs', 'income'] as const)
    return { story, ...drawNumbers(random, story) }
  },
  pose: (draw) =>
    draw.story === 'prizes' ? posedPrizes(draw) : draw.story === 'rungs' ? posedRungs(draw) : posedIncome(draw),
  crossCheck: ({ story, a, d, n }) => {
    const falling = Array.from({ length: n }, (_, index) => a - index * d).reduce((sum, value) => sum + value, 0)
    if (story === 'rungs') return `${falling} cm`
    if (story === 'prizes')
      for (let first = 1; first <= 1000; first++)
        if (
          Array.from({ length: n }, (_, index) => first - index * d).reduce((sum, value) => sum + value, 0) === falling
        )
          return `₹${first}`
    let [year, salary] = [1, a]
    for (; salary < a + (n - 1) * d; salary += d) year++
    return `${year}`
  },
  slips: (draw) => distinctSlips(keyOf(draw), slipsFor[draw.story](draw)),
})
