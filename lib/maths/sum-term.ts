import { TooLarge } from './budget'
import { fraction, multiply, type Fraction } from './fraction'
import { bigGcd } from './integer'

/** The powers of letters in a term, sorted by letter; π counts as a letter. Powers may be negative. */
export type Powers = readonly (readonly [letter: string, power: number])[]

/** coefficient × √radicand × letters, with a square-free radicand. */
export interface SumTerm {
  readonly coefficient: Fraction
  readonly radicand: bigint
  readonly powers: Powers
}

const most = { power: 1_000_000, product: 10n ** 60n }

/** What two like terms have in common. */
export const keyOf = ({ radicand, powers }: Pick<SumTerm, 'radicand' | 'powers'>): string =>
  powers.length === 0 ? `${radicand}|` : `${radicand}|${powers.map(([name, power]) => `${name}^${power}`).join(' ')}`

/** The product of two monomials' letters, or with `direction` −1 their quotient. */
export function joinPowers(a: Powers, b: Powers, direction: 1 | -1 = 1): Powers {
  if (b.length === 0) return a
  const powers = new Map(a)
  for (const [name, power] of b) powers.set(name, (powers.get(name) ?? 0) + direction * power)
  const joined = [...powers].filter(([, power]) => power !== 0).sort(([x], [y]) => (x < y ? -1 : 1))
  if (joined.some(([, power]) => Math.abs(power) > most.power)) throw new TooLarge()
  return joined
}

export function multiplyTerms(a: SumTerm, b: SumTerm): SumTerm {
  const common = a.radicand === 1n || b.radicand === 1n ? 1n : bigGcd(a.radicand, b.radicand)
  const radicand = (a.radicand / common) * (b.radicand / common)
  if (radicand > most.product) throw new TooLarge()
  const product = multiply(a.coefficient, b.coefficient)
  const coefficient = common === 1n ? product : multiply(product, fraction(common))
  return { coefficient, radicand, powers: joinPowers(a.powers, b.powers) }
}

/** 1/(2√3·x) is (1/6)√3·x⁻¹. */
export function inverseTerm({ coefficient, radicand, powers }: SumTerm): SumTerm {
  const { n, d } = multiply(coefficient, fraction(radicand))
  return { coefficient: fraction(d, n), radicand, powers: joinPowers([], powers, -1) }
}
