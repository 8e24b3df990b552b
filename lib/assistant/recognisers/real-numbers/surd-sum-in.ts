import type { SurdSum } from '../../../solutions/pieces/surd-sum'
import type { Fact } from '../../question/fact'
import { exactly } from '../../question/polynomial'
import { equals, unity } from '../../../maths/sum'

/** A number as a sum of surds; null for anything else. */
export function surdSumIn(fact: Fact): SurdSum | null {
  if ((fact.kind !== 'number' || fact.unit !== '') && (fact.kind !== 'formula' || fact.name !== '')) return null
  const value = exactly(fact.node)
  if (!value || !equals(value.bottom, unity)) return null
  const terms = [...value.top.values()]
  if (terms.some(({ powers, radicand }) => powers.length > 0 || radicand > 1_000_000n)) return null
  return terms.map(({ coefficient, radicand }) => ({ coefficient, radicand: Number(radicand) }))
}
