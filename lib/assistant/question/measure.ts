import type { FactOf } from './fact'
import type { Node, Token } from './reading'
import { unitAt } from './units'

/** A number with its unit, "8 cm". */
export function measureAt(
  tokens: readonly Token[],
  at: number,
): { readonly item: FactOf<'number'>; readonly next: number } | null {
  const token = tokens[at]
  const unit = token?.kind === 'number' ? unitAt(tokens, at + 1) : null
  if (token?.kind !== 'number' || !unit) return null
  const node: Node = { kind: 'number', value: token.value, decimal: token.decimal, tex: token.text }
  return { item: { kind: 'number', value: token.value, unit: unit.text, node }, next: unit.next }
}
