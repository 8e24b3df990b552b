import type { FactOf } from './fact'
import { divide } from '../../maths/fraction'
import type { Node, Token } from './reading'
import { unitAt } from './units'

const measured =
  /^(?:radius|radii|diameter|height|length|breadth|width|depth|long|high|wide|deep|side|edge|slant|distance|thickness|girth|circumference|perimeter|rope|ladder|pole|wire)$/i

/** "radius 7/2 m", "of length 21/2 m": behind the name of a measure the letter is the unit. */
function fractionAt(tokens: readonly Token[], at: number): ReturnType<typeof measureAt> {
  const [top, bar, bottom, m] = tokens.slice(at, at + 4)
  const isFraction = top?.kind === 'number' && bar?.text === '/' && bottom?.kind === 'number' && bottom.value.n !== 0n
  if (!isFraction || m?.text !== 'm' || !m.spaced) return null
  const unit = unitAt(tokens, at + 3)
  const isBehind = tokens.slice(Math.max(0, at - 9), at).some(({ text }) => measured.test(text))
  if (unit?.text !== 'm' || !isBehind) return null
  const value = divide(top.value, bottom.value)
  const of = ({ value: own, decimal, text }: typeof top): Node => ({ kind: 'number', value: own, decimal, tex: text })
  const node: Node = { kind: 'binary', operation: '/', left: of(top), right: of(bottom) }
  return { item: { kind: 'number', value, unit: 'm', node }, next: unit.next }
}

/** A number with its unit, "8 cm". */
export function measureAt(
  tokens: readonly Token[],
  at: number,
): { readonly item: FactOf<'number'>; readonly next: number } | null {
  const fraction = fractionAt(tokens, at)
  if (fraction) return fraction
  const token = tokens[at]
  const unit = token?.kind === 'number' ? unitAt(tokens, at + 1) : null
  if (token?.kind !== 'number' || !unit) return null
  const node: Node = { kind: 'number', value: token.value, decimal: token.decimal, tex: token.text }
  return { item: { kind: 'number', value: token.value, unit: unit.text, node }, next: unit.next }
}
