import { gcd } from '../../../maths'
import type { Random } from '../../../random'

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

/** The second condition, in words. */
export function toldIn({ told, amount, ratio: [m, n] }: Angles): string {
  if (told === 'gap') return `the greatest exceeds the least by $${amount}^\\circ$`
  return m === 1
    ? `the greatest is ${n === 2 ? 'twice' : `${n} times`} the least`
    : `the least is to the greatest as $${m} : ${n}$`
}
