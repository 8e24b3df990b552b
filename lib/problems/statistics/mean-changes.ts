import { add, fraction, multiply, subtract, toDecimal, type Fraction } from '../../maths'
import { template } from '../template'
import { wrongValues } from '../wrong-values'

type Change = 'removed' | 'misread' | 'added to each' | 'multiplied' | 'naturals'

interface Draw {
  readonly change: Change
  readonly count: number
  readonly mean: number
  /** What is taken out, added, multiplied by; or how much the misread value was too small. */
  readonly by: number
  readonly wrong: number
}

/** n observations with the given mean, one of which is known: for the second road. */
const listWith = ({ count, mean }: Draw, known: number): readonly number[] => {
  const rest = count * mean - known
  return [known, ...Array.from({ length: count - 1 }, () => rest / (count - 1))]
}

function value({ change, count, mean, by }: Draw): Fraction {
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

function question({ change, count, mean, by, wrong }: Draw): string {
  switch (change) {
    case 'removed':
      return `The mean of $${count}$ observations is $${mean}$. If the observation $${by}$ is removed, find the mean of the remaining observations.`
    case 'misread':
      return `The mean of $${count}$ observations was found to be $${mean}$. Later it was seen that an observation $${wrong + by}$ had been wrongly copied as $${wrong}$. Find the correct mean.`
    case 'added to each':
      return `The mean of $${count}$ observations is $${mean}$. If each observation is increased by $${by}$, find the new mean.`
    case 'multiplied':
      return `The mean of $${count}$ observations is $${mean}$. If each observation is multiplied by $${by}$, find the new mean.`
    case 'naturals':
      return `Find the mean of the first $${count}$ natural numbers.`
    default:
      return change satisfies never
  }
}

function steps(draw: Draw, key: string): readonly string[] {
  const { change, count, mean, by, wrong } = draw
  const total = count * mean
  const given = `Sum of the $${count}$ observations $= ${count} \\times ${mean} = ${total}$`
  switch (change) {
    case 'removed':
      return [
        given,
        `Sum of the remaining $${count - 1}$ observations $= ${total} - ${by} = ${total - by}$`,
        `New mean $= \\dfrac{${total - by}}{${count - 1}} = ${key}$`,
      ]
    case 'misread':
      return [
        `Sum found $= ${count} \\times ${mean} = ${total}$`,
        `Correct sum $= ${total} - ${wrong} + ${wrong + by} = ${total + by}$`,
        `Correct mean $= \\dfrac{${total + by}}{${count}} = ${key}$`,
      ]
    case 'added to each':
      return [
        given,
        `New sum $= ${total} + ${count} \\times ${by} = ${total + count * by}$`,
        `New mean $= \\dfrac{${total + count * by}}{${count}} = ${key}$`,
      ]
    case 'multiplied':
      return [
        given,
        `New sum $= ${by} \\times ${total} = ${by * total}$`,
        `New mean $= \\dfrac{${by * total}}{${count}} = ${key}$`,
      ]
    case 'naturals':
      return [
        `Sum of the first $${count}$ natural numbers $= \\dfrac{${count} \\times ${count + 1}}{2} = ${(count * (count + 1)) / 2}$`,
        `Mean $= \\dfrac{${(count * (count + 1)) / 2}}{${count}} = ${key}$`,
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

/** E.g. "The mean of 10 observations is 20. If the observation 29 is removed, find the mean of the remaining observations." */
export const meanChanges = template({
  id: 'stat-mean-after-a-change',
  topic: 'statistics',
  archetypes: ['stat-property'],
  difficulty: 'easy',
  marks: 1,
  draw: (random): Draw => {
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
  },
  pose: (draw) => {
    const key = toDecimal(value(draw))
    return {
      question: question(draw),
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
  slips: (draw) => {
    const { change, count, mean, by } = draw
    const key = value(draw)
    const candidates: Readonly<Record<Change, readonly (readonly [Fraction, string])[]>> = {
      removed: [
        [fraction(count * mean - by, count), 'One observation fewer is left: divide by the new number.'],
        [fraction(mean - by), 'Take the observation away from the sum, not from the mean.'],
      ],
      misread: [
        [fraction(mean + by), 'Only one observation was wrong: its error is shared by all.'],
        [subtract(fraction(mean), fraction(by, count)), 'The copied value was too small, so the mean was too small.'],
      ],
      'added to each': [
        [fraction(mean), 'Every observation changes, so the mean changes too.'],
        [fraction(mean * count + by, count), 'All the observations are increased, not one of them.'],
      ],
      multiplied: [
        [fraction(mean), 'Every observation changes, so the mean changes too.'],
        [fraction(mean + by), 'Multiplying every observation multiplies the mean.'],
      ],
      naturals: [
        [fraction(count, 2), 'The sum of the first n natural numbers is n(n + 1)/2.'],
        [multiply(fraction(count), fraction(count + 1, 2)), 'That is the sum; divide it by n.'],
      ],
    }
    return wrongValues(key, candidates[change])
  },
})
