import { measureOf, shortList as solution, type Given } from '../../solutions/statistics/short-list'
import { equals, fraction, type Fraction } from '../../maths'
import { template } from '../template'
import { wrongValues, type WrongValue } from '../slips/wrong-values'
import { apart } from './pieces/apart'
import { fits, sum } from './pieces/grouped'

const stories: readonly ((list: string, ask: string) => string)[] = [
  (list, ask) => `The runs scored by a batter in her last few innings are $${list}$. Find the ${ask} of the runs.`,
  (list, ask) =>
    `The numbers of pages that Kabir read on successive days are $${list}$. Find the ${ask} of these numbers.`,
  (list, ask) => `Find the ${ask} of the following observations: $${list}$.`,
]

type Ask = Given['asked']

const exactly = (list: readonly number[]): readonly Fraction[] => list.map((n) => fraction(n))

const sorted = (list: readonly number[]): readonly number[] => [...list].sort((a, b) => a - b)

const value = (list: readonly number[], asked: Ask): Fraction => measureOf({ list: exactly(list), asked })

const whyOf: Readonly<Record<Ask, string>> = {
  mean: 'If the sum were shared equally among all the observations, each would be the mean.',
  median: 'As many observations lie below the median as above it; how far away they lie does not matter.',
  mode: 'The mode depends only on how often each value occurs, not on its place in the list.',
}

/** What comes out by the usual mistakes. */
function mistakes(ask: Ask, list: readonly number[]): readonly WrongValue[] {
  const [low, high] = [Math.ceil(list.length / 2) - 1, Math.floor(list.length / 2)]
  const order = sorted(list)
  const middle = fraction((order[low] ?? 0) + (order[high] ?? 0), 2)
  const mean = fraction(sum(list), list.length)
  const even = list.length % 2 === 0
  if (ask === 'median')
    return [
      [fraction((list[low] ?? 0) + (list[high] ?? 0), 2), 'Arrange the observations in order first.', 'ascending'],
      even
        ? [fraction(order[low] ?? 0), 'With an even number of observations, average the middle two.', 'worked out']
        : [fraction(list.length + 1, 2), 'That is the place of the median; write the observation there.', 'worked out'],
      ...(even
        ? [[fraction(order[high] ?? 0), 'Two observations stand in the middle: average them.', 'worked out'] as const]
        : []),
      [mean, 'That is the mean, not the median.', 'place'],
    ]
  if (ask === 'mean')
    return [
      [fraction(sum(list)), 'Divide the sum by the number of observations.', 'worked out'],
      [fraction(sum(list), list.length - 1), 'Count the observations again.', 'given'],
      [middle, 'That is the median; the mean is asked.', 'formula'],
    ]
  return [
    [fraction(Math.max(...list)), 'The mode is the value that occurs most often, not the greatest.', 'most frequent'],
    [fraction(2), 'That is how often the mode occurs, not the mode itself.', 'most frequent'],
    [middle, 'That is the median; the mode is asked.', 'most frequent'],
  ]
}

/** E.g. "Find the median of the following observations: 8, 3, 12, 5." */
export const ungrouped = template({
  id: 'stat-short-list',
  version: 3,
  topic: 'statistics',
  archetypes: ['stat-ungrouped'],
  difficulty: 'easy',
  marks: 1,
  draw: (random) => {
    const ask: Ask = random.pick(['mean', 'median', 'mode'] as const)
    return random.until(
      (r) => {
        const numbers = Array.from({ length: r.integer(6, 9) }, () => r.integer(3, 48))
        const list = ask === 'mode' ? r.shuffle([...numbers, numbers[0] ?? 5]) : numbers
        return { ask, list, story: r.integer(0, stories.length - 1) }
      },
      ({ list }) => {
        const distinct = new Set(list).size
        const unsorted = String(sorted(list)) !== String(list)
        const key = value(list, ask)
        const byAccident = mistakes(ask, list).some(([wrong]) => equals(wrong, key))
        return distinct === list.length - (ask === 'mode' ? 1 : 0) && unsorted && fits(key) && !byAccident
      },
    )
  },
  given: ({ ask, list }) => ({ list: exactly(list), asked: ask }),
  solution,
  ask: ({ ask, list, story }) => {
    return {
      question: stories[story]?.(list.join(', '), ask) ?? '',
      rule: { kind: 'number' },
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
  slips: ({ ask, list }) => wrongValues(value(list, ask), apart(mistakes(ask, list))),
})
