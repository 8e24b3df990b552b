import { divide, fraction, multiply, one, type Fraction } from '../../maths/fraction'

/** What a unit measures, to which power, and how many of the smallest unit of that kind it holds. */
const sizes: ReadonlyMap<string, readonly [kind: string, power: number, size: number]> = new Map([
  ['s', ['time', 1, 1]],
  ['min', ['time', 1, 60]],
  ['h', ['time', 1, 3600]],
  ['day', ['time', 1, 86_400]],
  ['week', ['time', 1, 604_800]],
  ['mm', ['length', 1, 1]],
  ['cm', ['length', 1, 10]],
  ['dm', ['length', 1, 100]],
  ['m', ['length', 1, 1000]],
  ['km', ['length', 1, 1_000_000]],
  ['hectare', ['length', 2, 10_000_000_000]],
  ['ml', ['length', 3, 1000]],
  ['l', ['length', 3, 1_000_000]],
  ['g', ['mass', 1, 1]],
  ['kg', ['mass', 1, 1000]],
  ['paise', ['money', 1, 1]],
  ['rupee', ['money', 1, 100]],
  ['month', ['age', 1, 1]],
  ['year', ['age', 1, 12]],
])

interface Measure {
  /** To which power each kind is measured, "length 1" above and "time 1" below the line. */
  readonly powers: ReadonlyMap<string, number>
  readonly size: Fraction
}

/** How many of the unit `to` are one `from`, both as `readUnit` names them ("cm^2", "km/h"); null when they measure different things. */
export function unitRatio(from: string, to: string): Fraction | null {
  const [large, small] = [measureOf(from), measureOf(to)]
  return large && small && sameKind(large.powers, small.powers) ? divide(large.size, small.size) : null
}

function measureOf(unit: string): Measure | null {
  const powers = new Map<string, number>()
  let size = one
  for (const part of unit.split(/(?<=.)(?=\/)| /)) {
    const under = part.startsWith('/')
    const [base = '', raised = '1'] = part.replace('/', '').split('^')
    const known = sizes.get(base)
    if (!known) return null
    const [kind, power, each] = known
    for (let times = 0; times < Number(raised); times++)
      size = under ? divide(size, fraction(each)) : multiply(size, fraction(each))
    powers.set(kind, (powers.get(kind) ?? 0) + (under ? -1 : 1) * power * Number(raised))
  }
  return { powers, size }
}

const sameKind = (a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): boolean =>
  a.size === b.size && [...a].every(([kind, power]) => b.get(kind) === power)
