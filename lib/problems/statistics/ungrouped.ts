import { fraction, toDecimal, type Fraction } from '../../maths'
import { template } from '../template'
import { wrongValues } from '../wrong-values'
import { fits, sum } from './grouped'

const stories: readonly ((list: string, ask: string) => string)[] = [
  (list, ask) => `The runs scored by a batter in her last few innings are $${list}$. Find the ${ask} of the runs.`,
  (list, ask) =>
    `The numbers of pages that Kabir read on successive days are $${list}$. Find the ${ask} of these numbers.`,
  (list, ask) => `Find the ${ask} of the following observations: $${list}$.`,
]

type Ask = 'mean' | 'median' | 'mode'

const sorted = (list: readonly number[]): readonly number[] => [...list].sort((a, b) => a - b)

function value(list: readonly number[], ask: Ask): Fraction {
  if (ask === 'mean') return fraction(sum(list), list.length)
  const order = sorted(list)
  if (ask === 'median') {
    const middle = order.length / 2
    return fraction((order[Math.ceil(middle) - 1] ?? 0) + (order[Math.floor(middle)] ?? 0), 2)
  }
  return fraction(order.find((n, i) => order[i + 1] === n) ?? 0)
}

function working(list: readonly number[], ask: Ask, key: string): readonly string[] {
  const n = list.length
  const order = sorted(list)
  if (ask === 'mean')
    return [
      'Mean $= \\dfrac{\\text{sum of the observations}}{\\text{number of observations}}$',
      `Sum of the observations $= ${list.join(' + ')} = ${sum(list)}$`,
      `Mean $= \\dfrac{${sum(list)}}{${n}} = ${key}$`,
    ]
  if (ask === 'mode')
    return [
      `In ascending order: $${order.join(', ')}$`,
      `The observation $${key}$ occurs twice; each of the others occurs once.`,
    ]
  const [low, high] = [order[n / 2 - 1] ?? 0, order[n / 2] ?? 0]
  return [
    `In ascending order: $${order.join(', ')}$`,
    n % 2 === 1
      ? `$n = ${n}$ is odd, so the median is the $\\left(\\dfrac{n + 1}{2}\\right)$th observation, that is, the $${(n + 1) / 2}$th.`
      : `$n = ${n}$ is even, so the median is the mean of the $${n / 2}$th and the $${n / 2 + 1}$th observations.`,
    n % 2 === 1 ? `This observation is $${key}$.` : `Median $= \\dfrac{${low} + ${high}}{2} = ${key}$`,
  ]
}

const whyOf: Readonly<Record<Ask, string>> = {
  mean: 'If the sum were shared equally among all the observations, each would be the mean.',
  median: 'As many observations lie below the median as above it; how far away they lie does not matter.',
  mode: 'The mode depends only on how often each value occurs, not on its place in the list.',
}

const ordinal = (text: string): string => text.replace(/(?<!\d)3\$th/g, '3$rd')

/** E.g. "Find the median of the following observations: 8, 3, 12, 5." */
export const ungrouped = template({
  id: 'stat-short-list',
  topic: 'statistics',
  archetypes: ['stat-ungrouped'],
  difficulty: 'easy',
  marks: 1,
  draw: (random) =>
    random.until(
      (r) => {
        const ask: Ask = r.pick(['mean', 'median', 'median', 'mode'] as const)
        const numbers = Array.from({ length: r.integer(6, 9) }, () => r.integer(3, 48))
        const list = ask === 'mode' ? r.shuffle([...numbers, numbers[0] ?? 5]) : numbers
        return { ask, list, story: r.integer(0, stories.length - 1) }
      },
      ({ ask, list }) => {
        const distinct = new Set(list).size
        const unsorted = String(sorted(list)) !== String(list)
        return distinct === list.length - (ask === 'mode' ? 1 : 0) && unsorted && fits(value(list, ask))
      },
    ),
  pose: ({ ask, list, story }) => {
    const key = toDecimal(value(list, ask))
    return {
      question: stories[story]?.(list.join(', '), ask) ?? '',
      rule: { kind: 'number', expected: key },
      hints:
        ask === 'mean'
          ? ['Add all the observations.', 'Divide the sum by the number of observations.']
          : ask === 'median'
            ? [
                'First arrange the observations in ascending order.',
                list.length % 2 === 1
                  ? 'With an odd number of observations, one of them stands in the middle.'
                  : 'With an even number of observations, take the mean of the middle two.',
              ]
            : [
                'Arrange the observations in order, so that equal ones stand together.',
                'The mode is the observation that occurs most often.',
              ],
      steps: [
        `Given: $n = ${list.length}$ observations.`,
        ...working(list, ask, key).map(ordinal),
        `Hence, the ${ask} is $${key}$.`,
      ],
      explanation: whyOf[ask],
    }
  },
  crossCheck: ({ ask, list }) => {
    if (ask === 'mean') return String(Math.round((list.reduce((a, b) => a + b, 0) / list.length) * 100) / 100)
    if (ask === 'mode') return `${list.find((n, i) => list.indexOf(n) !== i)}`
    // The median by taking the least and the greatest away in turn.
    const rest = [...list]
    while (rest.length > 2) {
      rest.splice(rest.indexOf(Math.min(...rest)), 1)
      rest.splice(rest.indexOf(Math.max(...rest)), 1)
    }
    return `${rest.reduce((a, b) => a + b, 0) / rest.length}`
  },
  slips: ({ ask, list }) => {
    const [low, high] = [Math.ceil(list.length / 2) - 1, Math.floor(list.length / 2)]
    const order = sorted(list)
    return wrongValues(
      value(list, ask),
      ask === 'median'
        ? [
            [fraction((list[low] ?? 0) + (list[high] ?? 0), 2), 'Arrange the observations in order first.'],
            ...(list.length % 2 === 0
              ? [[fraction(order[low] ?? 0), 'With an even number of observations, average the middle two.'] as const]
              : []),
            [fraction(sum(list), list.length), 'That is the mean, not the median.'],
          ]
        : ask === 'mean'
          ? [
              [fraction(sum(list)), 'Divide the sum by the number of observations.'],
              [fraction(sum(list), list.length - 1), 'Count the observations again.'],
            ]
          : [
              [fraction(Math.max(...list)), 'The mode is the value that occurs most often, not the greatest.'],
              [fraction(2), 'That is how often the mode occurs, not the mode itself.'],
            ],
    )
  },
})
