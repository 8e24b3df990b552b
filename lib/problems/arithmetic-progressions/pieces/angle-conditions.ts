import { gcd } from '../../../maths'
import type { Random } from '../../../random'
import { chain, says, type Step } from '../../template'

/** So many angles in AP, with the sum that such a figure has. */
export interface Angles {
  readonly sides: 3 | 4 | 5
  readonly step: number
  readonly told: 'ratio' | 'gap'
  /** By how much the greatest exceeds the least. */
  readonly amount: number
  /** Least to greatest, in lowest terms. */
  readonly ratio: readonly [number, number]
  readonly stem: 0 | 1 | 2
}

export const figures = { 3: 'triangle', 4: 'quadrilateral', 5: 'pentagon' } as const
export const sums = { 3: 180, 4: 360, 5: 540 } as const

export function drawAngles(random: Random): Angles {
  const sides = random.pick([3, 4, 4, 5] as const)
  const told = random.pick(['ratio', 'gap'] as const)
  return random.until(
    (source) => {
      const step = sides === 4 ? 2 * source.integer(2, 28) : source.integer(3, 50)
      const amount = (sides - 1) * step
      const [least, greatest] = [sums[sides] / sides - amount / 2, sums[sides] / sides + amount / 2]
      const common = gcd(least, greatest)
      return {
        sides,
        step,
        told,
        amount,
        ratio: [least / common, greatest / common] as const,
        stem: source.pick([0, 1, 2] as const),
      }
    },
    ({ step, amount, ratio }) =>
      sums[sides] / sides - amount / 2 >= 15 &&
      sums[sides] / sides + amount / 2 < 180 &&
      step >= 4 &&
      (told === 'gap' || Math.max(...ratio) <= 13),
  )
}

interface Condition {
  readonly told: string
  readonly equation: Step
  readonly solved: Step
  /** The angles in letters. */
  readonly name: readonly string[]
}

const names = {
  3: ['a - d', 'a', 'a + d'],
  4: ['a - 3d', 'a - d', 'a + d', 'a + 3d'],
  5: ['a - 2d', 'a - d', 'a', 'a + d', 'a + 2d'],
} as const

/** How often d stands in the greatest angle, and what d is. */
const reach = { 3: 1, 4: 3, 5: 2 } as const
const letter = ({ sides, step }: Angles): number => (sides === 4 ? step / 2 : step)

const times = (n: number): string => (n === 1 ? '' : `${n}`)

export const conditions: Readonly<Record<Angles['told'], (angles: Angles) => Condition>> = {
  ratio: (angles) => {
    const { sides, ratio } = angles
    const [m, n] = ratio
    const [least = '', greatest = ''] = [names[sides][0], names[sides].at(-1)]
    const middle = sums[sides] / sides
    const words =
      m === 1
        ? `the greatest is ${n === 2 ? 'twice' : `${n} times`} the least`
        : `the least is to the greatest as $${m} : ${n}$`
    return {
      told: words,
      name: names[sides],
      equation: says`Least to greatest: ${chain(n === 1 ? least : `${times(n)}(${least})`, m === 1 ? greatest : `${times(m)}(${greatest})`)}`,
      solved: says`So ${chain(`${times((m + n) * reach[sides])}d`, `${times(n - m)}a`, ...(n - m === 1 ? [] : [`${n - m} \\times ${middle}`]), `${(n - m) * middle}`)} and ${chain('d', `${letter(angles)}`)}`,
    }
  },
  gap: (angles) => {
    const { sides, amount } = angles
    const [least = '', greatest = ''] = [names[sides][0], names[sides].at(-1)]
    return {
      told: `the greatest exceeds the least by $${amount}^\\circ$`,
      name: names[sides],
      equation: says`Greatest less least: ${chain(`(${greatest}) - (${least})`, `${2 * reach[sides]}d`, `${amount}`)}`,
      solved: says`So ${chain('d', `\\frac{${amount}}{${2 * reach[sides]}}`, `${letter(angles)}`)}`,
    }
  },
}
