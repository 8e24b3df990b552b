import type { Fact } from '../../question/fact'
import { exactly } from '../../question/polynomial'
import { zero, type Fraction } from '../../../maths/fraction'
import type { Surd } from '../../../maths/surd'

interface WithSurd {
  readonly rational: Fraction
  readonly times: Fraction
  readonly radicand: bigint
}

/** p + q√n, or null. */
export function surdIn(fact: Fact): WithSurd | null {
  const value = fact.kind === 'formula' ? exactly(fact.node) : null
  const bottom = value ? [...value.bottom.values()] : []
  const [below] = bottom
  if (!value || bottom.length !== 1 || below?.radicand !== 1n || below.powers.length > 0) return null
  if (below.coefficient.n !== 1n || below.coefficient.d !== 1n) return null
  const terms = [...value.top.values()]
  if (terms.length > 2 || terms.some(({ powers }) => powers.length > 0)) return null
  const root = terms.find(({ radicand }) => radicand !== 1n)
  const rest = terms.find((term) => term !== root)
  if (!root || (rest && rest.radicand !== 1n)) return null
  return { rational: rest?.coefficient ?? zero, times: root.coefficient, radicand: root.radicand }
}

/** A rational number, or q√n; null for anything else. */
export function surdOf(fact: Fact): Surd | null {
  if (fact.kind === 'number') return { coefficient: fact.value, radicand: 1 }
  const found = surdIn(fact)
  return found && found.rational.n === 0n && found.radicand < 1000n
    ? { coefficient: found.times, radicand: Number(found.radicand) }
    : null
}
