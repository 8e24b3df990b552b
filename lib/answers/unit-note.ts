import type { Budget } from '../maths/sum'
import { unitRatio } from '../reading/values/conversion'
import { isSameUnit } from '../reading/values/unit'
import { sameValue, valueOf, type Valued } from '../reading/values/value'
import type { NumberKey } from './one-value'

/** What is wrong with the unit that was typed. */
export function unitProblem(key: NumberKey, { amount }: Valued, budget: Budget): string | undefined {
  const { unit, node } = amount
  const { unit: wanted, unitName: name } = key
  if (unit === 'dollar' && name !== unit) return 'Give the answer in ₹.'
  if (wanted !== '' && name === '' && unit !== '' && unit !== 'unit') return `Give the answer in ${wanted}.`
  // a price may say what it is for: "₹50 per kg"
  if (wanted === '' || unit === '' || isSameUnit(unit, name) || (name === 'rupee' && /^(?:rupee)?\//.test(unit)))
    return undefined
  const ratio = unitRatio(unit, name)
  const converted =
    ratio &&
    valueOf(
      { kind: 'binary', operation: '*', left: node, right: { kind: 'number', value: ratio, decimal: false, tex: '1' } },
      budget,
    )
  return converted && sameValue(converted, key.value, budget)
    ? `That is the same amount in another unit. Give the answer in ${wanted}.`
    : `Give the answer in ${wanted}.`
}
