import { divide, fraction, multiply, type Fraction } from '../../maths/fraction'

/** What a unit measures, and how many of the smallest unit of that kind it holds. */
const sizes: ReadonlyMap<string, readonly [kind: string, size: Fraction]> = new Map(
  (
    [
      ['s', 'time', 1],
      ['min', 'time', 60],
      ['h', 'time', 3600],
      ['day', 'time', 86_400],
      ['mm', 'length', 1],
      ['cm', 'length', 10],
      ['m', 'length', 1000],
      ['km', 'length', 1_000_000],
      ['g', 'mass', 1],
      ['kg', 'mass', 1000],
      ['ml', 'capacity', 1],
      ['l', 'capacity', 1000],
      ['paise', 'money', 1],
      ['rupee', 'money', 100],
      ['month', 'age', 1],
      ['year', 'age', 12],
    ] as const
  ).map(([unit, kind, size]) => [unit, [kind, fraction(size)]]),
)

/** How many of the unit `to` are one `from`, both as `readUnit` names them ("cm^2"); null when they measure different things. */
export function unitRatio(from: string, to: string): Fraction | null {
  const [base, power = '1'] = from.split('^')
  const [other, otherPower = '1'] = to.split('^')
  const [large, small] = [sizes.get(base ?? ''), sizes.get(other ?? '')]
  if (!large || !small || large[0] !== small[0] || power !== otherPower) return null
  const ratio = divide(large[1], small[1])
  return Array.from({ length: Number(power) - 1 }).reduce<Fraction>((product) => multiply(product, ratio), ratio)
}
