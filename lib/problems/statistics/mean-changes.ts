import { meanChangeStems, whyOf, type Change, type Observations } from './pieces/mean-change-questions'
import { drawObservations } from './pieces/draw-observations'
import { wrongMeans } from './pieces/mean-change-slips'
import { meanAfterChange as solution, type Given } from '../../solutions/statistics/mean-after-change'
import { add, fraction, type Fraction } from '../../maths'
import { template } from '../template'
import { wrongValues } from '../slips/wrong-values'
import { apart } from './pieces/apart'

interface Draw extends Observations {
  readonly stem: 0 | 1 | 2
}

/** n observations with the given mean, one of which is known: for the second road. */
const listWith = ({ count, mean }: Observations, known: number): readonly number[] => {
  const rest = count * mean - known
  return [known, ...Array.from({ length: count - 1 }, () => rest / (count - 1))]
}

function value({ change, count, mean, by }: Observations): Fraction {
  switch (change) {
    case 'removed':
      return fraction(count * mean - by, count - 1)
    case 'misread':
      return add(fraction(mean), fraction(by, count))
    case 'added to each':
      return fraction(mean + by)
    case 'multiplied':
      return fraction(mean * by)
    case 'naturals':
      return fraction(count + 1, 2)
    default:
      return change satisfies never
  }
}

function given({ change, count, mean, by, wrong }: Observations): Given {
  if (change === 'naturals') return { change, count }
  const told = { count, mean: fraction(mean) }
  return change === 'misread'
    ? { ...told, change, wrong: fraction(wrong), right: fraction(wrong + by) }
    : { ...told, change, by: fraction(by) }
}

const average = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / list.length

/** E.g. "The mean of 10 observations is 20. If the observation 29 is removed, find the mean of the remaining observations." */
export const meanChanges = template({
  id: 'stat-mean-after-a-change',
  topic: 'statistics',
  archetypes: ['stat-property'],
  difficulty: 'easy',
  marks: 1,
  draw: (random): Draw => ({ ...drawObservations(random), stem: random.pick([0, 1, 2] as const) }),
  given,
  solution,
  ask: (draw) => ({
    question: meanChangeStems(draw)[draw.stem],
    rule: { kind: 'number' },
    hints: [
      draw.change === 'naturals'
        ? 'Mean = sum of the observations ÷ number of observations.'
        : 'Sum of the observations = mean × number of observations.',
      draw.change === 'naturals'
        ? 'Their sum is that of an AP: $\\frac{n(n + 1)}{2}$.'
        : 'See what happens to the sum, then divide again.',
    ],
    explanation: whyOf[draw.change],
  }),
  crossCheck: (draw) => {
    const { change, count, by, wrong } = draw
    const lists: Readonly<Record<Change, () => readonly number[]>> = {
      removed: () => listWith(draw, by).slice(1),
      misread: () => [wrong + by, ...listWith(draw, wrong).slice(1)],
      'added to each': () => listWith(draw, 1).map((n) => n + by),
      multiplied: () => listWith(draw, 1).map((n) => n * by),
      naturals: () => Array.from({ length: count }, (_, i) => i + 1),
    }
    return String(Math.round(average(lists[change]()) * 100) / 100)
  },
  slips: (draw) => wrongValues(value(draw), apart(wrongMeans(draw)[draw.change])),
})
