import { letterInList as solution, type Given } from '../../solutions/statistics/letter-in-list'
import { fraction, one, toDecimal, zero } from '../../maths'
import { template } from '../template'
import { wrongValues, type WrongValue } from '../slips/wrong-values'
import { apart } from './pieces/apart'
import { drawListWithX, isLetter, textOf, valueOf, type ListWithX } from './pieces/list-with-x'

interface Draw extends ListWithX {
  readonly stem: 0 | 1 | 2
}

const short = (value: number): string => toDecimal(fraction(Math.round(2 * value), 2))

function question({ kind, entries, told, stem }: Draw): string {
  const list = `$${entries.map(textOf).join(', ')}$`
  const value = `$${short(told)}$`
  if (kind.startsWith('middle'))
    return (
      [
        `The observations ${list} are in ascending order and their median is ${value}. Find the value of $x$.`,
        `The following observations have been arranged in ascending order: ${list}. If the median of the data is ${value}, find $x$.`,
        `The marks of some students, from the lowest to the highest, are ${list}. Their median is ${value}. What is $x$?`,
      ][stem] ?? ''
    )
  return (
    [
      `If the mean of ${list} is ${value}, find the value of $x$.`,
      `The mean of the observations ${list} is ${value}. Find $x$.`,
      `A batter scored ${list} runs in successive innings. The mean of the runs is ${value}. What is $x$?`,
    ][stem] ?? ''
  )
}

/** Wrong values of x. */
function mistakes({ kind, entries, told, x }: ListWithX): readonly WrongValue[] {
  const more = entries.flatMap((entry) => (isLetter(entry) ? [entry.more] : []))
  const [n, doubled] = [entries.length, Math.round(2 * told)]
  if (kind === 'middle two') {
    const gap = more[1] ?? 0
    return [
      [fraction(doubled, 2), 'The median is the mean of the two middle observations, not the first of them.', 'middle'],
      [
        fraction(doubled - 2 * gap, 2),
        'The median is the mean of the two middle observations, not the second.',
        'middle',
      ],
      [fraction(doubled - gap), 'Two times x is left: divide by 2.', 'solved'],
    ]
  }
  if (kind === 'middle one')
    return [
      [fraction(doubled, 2), 'That is the median itself: solve for x.', 'equation'],
      [
        fraction(doubled + 2 * (more[0] ?? 0), 2),
        'Check the sign when you bring the number to the other side.',
        'equation',
      ],
    ]
  const sum = entries.reduce((so, entry) => so + valueOf(entry, x), 0)
  return [
    [fraction(doubled, 2), 'That is the mean: x is one of the observations.', 'equation'],
    kind === 'mean'
      ? [fraction(sum), 'Take the sum of the known numbers away.', 'solved']
      : [fraction(more.length * x), 'Divide by the number in front of x, too.', 'last'],
    [
      fraction(doubled * (n - 1) - 2 * (sum - more.length * x), 2 * more.length),
      'Count the observations again: those with x belong to them too.',
      'equation',
    ],
  ]
}

/** E.g. "12, 15, 17, x, x + 4, 27, 30, 34 are in ascending order and their median is 22. Find x." */
export const listWithLetter = template({
  id: 'stat-letter-in-a-list',
  version: 2,
  topic: 'statistics',
  archetypes: ['stat-ungrouped-x'],
  difficulty: 'easy',
  marks: 2,
  draw: (random): Draw => ({
    ...random.until(
      drawListWithX,
      ({ entries, x }) =>
        entries.every((entry) => isLetter(entry) || entry.number !== x) &&
        entries.every((entry) => valueOf(entry, x) > 0),
    ),
    stem: random.pick([0, 1, 2] as const),
  }),
  given: ({ kind, entries, told }): Given => ({
    measure: kind.startsWith('middle') ? 'median' : 'mean',
    letter: 'x',
    entries: entries.map((entry) =>
      isLetter(entry) ? { times: one, more: fraction(entry.more) } : { times: zero, more: fraction(entry.number) },
    ),
    told: fraction(Math.round(2 * told), 2),
  }),
  solution,
  ask: (draw) => {
    const isMedian = draw.kind.startsWith('middle')
    return {
      question: question(draw),
      rule: { kind: 'number' },
      hints: isMedian
        ? [
            'Count the observations, and find which stands (or which two stand) in the middle.',
            draw.kind === 'middle two'
              ? 'With an even number of observations, the median is the mean of the middle two.'
              : 'With an odd number of observations, the median is the middle one.',
          ]
        : [
            'Mean = sum of the observations ÷ number of observations.',
            'Write the sum with $x$ in it, and solve the equation.',
          ],
      explanation: isMedian
        ? 'In a list in order only the middle decides the median, so the equation has nothing of the other numbers in it.'
        : 'A known mean tells the sum of all the observations, and the sum tells the one that is missing.',
    }
  },
  crossCheck: ({ kind, entries, told }) => {
    for (let x = 1; x <= 200; x++) {
      const list = entries.map((entry) => valueOf(entry, x))
      const [low, high] = [list[Math.ceil(list.length / 2) - 1] ?? 0, list[Math.floor(list.length / 2)] ?? 0]
      const found = kind.startsWith('middle') ? (low + high) / 2 : list.reduce((a, b) => a + b, 0) / list.length
      if (Math.abs(found - told) < 1e-9) return `${x}`
    }
    return null
  },
  slips: (draw) => wrongValues(fraction(draw.x), apart(mistakes(draw))),
})
