import { fraction } from '../../maths'
import { sumOfDeviations as solution, type Given } from '../../solutions/statistics/sum-of-deviations'
import { template } from '../template'
import { wrongValues, type WrongValue } from '../slips/wrong-values'

interface Draw {
  readonly ask: 'from the mean' | 'from another number' | 'mean from the sum'
  readonly n: number
  readonly mean: number
  /** The number from which the deviations are taken. */
  readonly k: number
  readonly stem: 0 | 1 | 2
}

function question({ ask, n, mean, k, stem }: Draw): string {
  const sum = n * (mean - k)
  if (ask === 'mean from the sum')
    return (
      [
        `The sum of the deviations of $${n}$ observations from $${k}$ is $${sum}$. Find the mean of the observations.`,
        `If $\\sum (x_i - ${k}) = ${sum}$ for $${n}$ observations $x_1, x_2, \\ldots, x_{${n}}$, what is their mean?`,
        `Rohan subtracts $${k}$ from each of $${n}$ observations. The sum of the differences is $${sum}$. Find the mean of the observations.`,
      ][stem] ?? ''
    )
  return (
    [
      `The mean of $${n}$ observations $x_1, x_2, \\ldots, x_{${n}}$ is $${mean}$. Find the value of $\\sum (x_i - ${k})$.`,
      `The mean mark of $${n}$ students is $${mean}$. From the mark of each student $${k}$ is subtracted. What is the sum of all the differences?`,
      `If the mean of $${n}$ numbers is $${mean}$, find the sum of their deviations from $${k}$, that is, of the differences (number $-$ $${k}$).`,
    ][stem] ?? ''
  )
}

function mistakes({ ask, n, mean, k }: Draw): readonly WrongValue[] {
  const sum = n * (mean - k)
  if (ask === 'mean from the sum')
    return [
      [fraction(sum, n), 'That is the mean of the differences: add to it what was subtracted from each.', 'worked out'],
      [fraction(2 * k - mean), 'What was subtracted from each observation must be added again.', 'worked out'],
      [fraction(sum + k), 'Divide the sum of the differences by the number of observations first.', 'formula'],
    ]
  return [
    [
      fraction(n * mean),
      'That is the sum of the observations: the number is subtracted from every one of them.',
      'subtracted',
    ],
    [fraction(n * mean - k), 'The number is subtracted from each observation, not once.', 'subtracted'],
    ...(ask === 'from the mean'
      ? []
      : ([
          [fraction(mean - k), 'That is the mean of the differences; their sum is asked.', 'worked out'],
          [fraction(-sum), 'Subtract the number from the observations, not the other way round.', 'worked out'],
        ] as const)),
    [fraction(mean), 'Some of the deviations are negative: what do all of them together make?', 'worked out'],
  ]
}

/** E.g. "The mean of 20 observations is 35. Find the value of Σ(x − 35)." */
export const sumOfDeviations = template({
  id: 'stat-sum-of-deviations',
  topic: 'statistics',
  archetypes: ['stat-property'],
  difficulty: 'easy',
  marks: 1,
  draw: (random): Draw => {
    const ask = random.pick(['from the mean', 'from another number', 'mean from the sum'] as const)
    const n = random.integer(5, 40)
    const mean = random.integer(12, 60)
    const away = random.until(
      (r) => r.integer(-6, 8),
      (by) => by !== 0,
    )
    return { ask, n, mean, k: ask === 'from the mean' ? mean : mean - away, stem: random.pick([0, 1, 2] as const) }
  },
  things: ({ n, mean }) => [
    { name: 'how many there are', size: n, least: 5, most: 40 },
    { name: 'the mean', size: mean, least: 12, most: 60 },
  ],
  given: ({ ask, n, mean, k }): Given => {
    const told = { count: n, from: fraction(k) }
    return ask === 'mean from the sum'
      ? { ...told, asked: 'mean', sum: fraction(n * (mean - k)) }
      : { ...told, asked: 'sum', mean: fraction(mean) }
  },
  solution,
  ask: (draw) => ({
    question: question(draw),
    rule: { kind: 'number' },
    hints:
      draw.ask === 'mean from the sum'
        ? [
            'How much is subtracted in all, when the same number is subtracted from each observation?',
            'Divide the sum of the observations by their number.',
          ]
        : [
            'Sum of the observations = mean × number of observations.',
            'The same number is subtracted from every observation: how much is that in all?',
          ],
    explanation:
      'The deviations from the mean itself add up to $0$: what lies above the mean makes up for what lies below it.',
  }),
  crossCheck: ({ ask, n, mean, k }) => {
    // a list with that mean: pairs above and below it, and the mean itself where their number is odd
    const list = Array.from({ length: n }, (_, i) =>
      n % 2 === 1 && i === n - 1 ? mean : mean + (i % 2 === 0 ? 1 : -1) * ((i >> 1) + 1),
    )
    const sum = list.reduce((so, value) => so + value - k, 0)
    return ask === 'mean from the sum' ? `${list.reduce((a, b) => a + b, 0) / n}` : `${sum}`
  },
  slips: (draw) =>
    wrongValues(fraction(draw.ask === 'mean from the sum' ? draw.mean : draw.n * (draw.mean - draw.k)), mistakes(draw)),
})
