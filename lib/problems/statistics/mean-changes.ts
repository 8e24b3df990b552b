import type { Random } from '../../random'
import { add, fraction, multiply, subtract, toDecimal, type Fraction } from '../../maths'
import { earns, line, template, type Step } from '../template'
import { wrongValues, type WrongValue } from '../slips/wrong-values'
import { apart } from './pieces/apart'
import { meanChangeStems, type Change, type Observations } from './pieces/mean-change-questions'

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

const average = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / list.length

function steps(draw: Draw, key: string): readonly Step[] {
  const { change, count, mean, by, wrong } = draw
  const total = count * mean
  const given = `Sum of the $${count}$ observations $= ${count} \\times ${mean} = ${total}$`
  switch (change) {
    case 'removed':
      return [
        line('sum', given),
        line('new sum', `Sum of the remaining $${count - 1}$ observations $= ${total} - ${by} = ${total - by}$`),
        earns(1, `New mean $= \\dfrac{${total - by}}{${count - 1}} = ${key}$`, 'mean'),
      ]
    case 'misread':
      return [
        line('sum', `Sum found $= ${count} \\times ${mean} = ${total}$`),
        line('new sum', `Correct sum $= ${total} - ${wrong} + ${wrong + by} = ${total + by}$`),
        earns(1, `Correct mean $= \\dfrac{${total + by}}{${count}} = ${key}$`, 'mean'),
      ]
    case 'added to each':
      return [
        line('sum', given),
        line('new sum', `New sum $= ${total} + ${count} \\times ${by} = ${total + count * by}$`),
        earns(1, `New mean $= \\dfrac{${total + count * by}}{${count}} = ${key}$`, 'mean'),
      ]
    case 'multiplied':
      return [
        line('sum', given),
        line('new sum', `New sum $= ${by} \\times ${total} = ${by * total}$`),
        earns(1, `New mean $= \\dfrac{${by * total}}{${count}} = ${key}$`, 'mean'),
      ]
    case 'naturals':
      return [
        line(
          'sum',
          `Sum of the first $${count}$ natural numbers $= \\dfrac{${count} \\times ${count + 1}}{2} = ${(count * (count + 1)) / 2}$`,
        ),
        earns(1, `Mean $= \\dfrac{${(count * (count + 1)) / 2}}{${count}} = ${key}$`, 'mean'),
      ]
    default:
      return change satisfies never
  }
}

const whyOf: Readonly<Record<Change, string>> = {
  removed:
    'An observation leaves the sum, not the mean: go back to the sum, and divide by the new number of observations.',
  misread:
    'The error in one observation changes the sum by that much, and the mean by the share of it that falls to each.',
  'added to each': 'When the same number is added to each observation, the mean increases by that number.',
  multiplied: 'When each observation is multiplied by the same number, the mean is multiplied by it too.',
  naturals:
    'The first $n$ natural numbers are equally spaced, so their mean is halfway between the first and the last.',
}

function drawObservations(random: Random): Observations {
  const change = random.pick([
    'removed',
    'removed',
    'misread',
    'misread',
    'added to each',
    'multiplied',
    'naturals',
  ] as const)
  const count = random.integer(6, 25)
  const mean = random.integer(12, 40)
  if (change === 'removed') {
    // Removing mean + k(count − 1) lowers the mean by k.
    const k = random.pick([-1, 1, 1])
    const by = mean + k * (count - 1)
    return by > 0 ? { change, count, mean, by, wrong: 0 } : { change, count, mean, by: mean + count - 1, wrong: 0 }
  }
  if (change === 'misread') {
    const small = random.pick([5, 8, 10, 20])
    return {
      change,
      count: small,
      mean,
      by: random.integer(1, 4) * (small === 8 ? 4 : 5),
      wrong: random.integer(12, 30),
    }
  }
  return { change, count, mean, by: change === 'multiplied' ? random.integer(2, 5) : random.integer(2, 12), wrong: 0 }
}

/** E.g. "The mean of 10 observations is 20. If the observation 29 is removed, find the mean of the remaining observations." */
export const meanChanges = template({
  id: 'stat-mean-after-a-change',
  topic: 'statistics',
  archetypes: ['stat-property'],
  difficulty: 'easy',
  marks: 1,
  draw: (random): Draw => ({ ...drawObservations(random), stem: random.pick([0, 1, 2] as const) }),
  pose: (draw) => {
    const key = toDecimal(value(draw))
    return {
      question: meanChangeStems(draw)[draw.stem],
      rule: { kind: 'number', expected: key },
      hints: [
        draw.change === 'naturals'
          ? 'Mean = sum of the observations ÷ number of observations.'
          : 'Sum of the observations = mean × number of observations.',
        draw.change === 'naturals'
          ? 'Their sum is that of an AP: $\\frac{n(n + 1)}{2}$.'
          : 'See what happens to the sum, then divide again.',
      ],
      steps: [
        ...steps(draw, key),
        `Hence, the ${draw.change === 'misread' ? 'correct ' : draw.change === 'naturals' ? '' : 'new '}mean is $${key}$.`,
      ],
      explanation: whyOf[draw.change],
    }
  },
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

/** What each change leads to when it is not carried through. */
function wrongMeans({ count, mean, by, wrong }: Draw): Readonly<Record<Change, readonly WrongValue[]>> {
  const total = count * mean
  return {
    removed: [
      [fraction(total - by, count), 'One observation fewer is left: divide by the new number.', 'mean'],
      ...(mean > by
        ? [[fraction(mean - by), 'Take the observation away from the sum, not from the mean.', 'new sum'] as const]
        : []),
      [fraction(total, count - 1), 'The observation leaves the sum too: take it away first.', 'new sum'],
      [fraction(mean), 'The observation that leaves is not equal to the mean, so the mean changes.', 'new sum'],
    ],
    misread: [
      [fraction(mean + by), 'Only one observation was wrong: its error is shared by all.', 'mean'],
      [
        subtract(fraction(mean), fraction(by, count)),
        'The copied value was too small, so the mean was too small.',
        'new sum',
      ],
      [fraction(total + wrong + by, count), 'Take the wrong value out of the sum as well.', 'new sum'],
    ],
    'added to each': [
      [fraction(mean), 'Every observation changes, so the mean changes too.', 'new sum'],
      [fraction(total + by, count), 'All the observations are increased, not one of them.', 'new sum'],
      [
        fraction(mean + count * by),
        'The whole sum grows by that much: divide its growth by the number of observations.',
        'mean',
      ],
    ],
    multiplied: [
      [fraction(mean), 'Every observation changes, so the mean changes too.', 'new sum'],
      [fraction(mean + by), 'Multiplying every observation multiplies the mean.', 'new sum'],
      [fraction(total * by), 'That is the new sum; divide it by the number of observations.', 'mean'],
    ],
    naturals: [
      [fraction(count, 2), 'The sum of the first n natural numbers is n(n + 1)/2, not n × n/2.', 'sum'],
      [fraction(count - 1, 2), 'The sum of the first n natural numbers is n(n + 1)/2, not n(n − 1)/2.', 'sum'],
      [multiply(fraction(count), fraction(count + 1, 2)), 'That is the sum; divide it by n.', 'mean'],
    ],
  }
}
