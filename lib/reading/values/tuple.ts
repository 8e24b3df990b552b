import { isEquality, isSeparator, opened, splitAt, textOf } from '../tokens/lists'
import type { Token } from '../tokens/token'
import { indexOfName, type Part, type Piece } from './named-piece'

/** "(x, y) = (2, 3)", "x, y = 2, 3"; without brackets every name is known: "yes, d = 2, next 5" is a yes and two values. */
export function tupleOf(tokens: readonly Token[], key: readonly Part[]): readonly Piece[] | null {
  const [left, right, ...more] = splitAt(tokens, isEquality)
  if (!left || !right || more.length > 0 || splitAt(opened(left), isSeparator).length < 2) return null
  if (left[0]?.text !== '(' && left.some(({ kind }) => kind === 'number')) return null
  const [names, values] = [splitAt(opened(left), isSeparator), splitAt(opened(right), isSeparator)]
  const isBare = left[0]?.text !== '('
  if (isBare && names.some((name) => indexOfName(textOf(name), key) < 0)) return null
  return names.length === values.length
    ? names.map((name, index) => ({ name: textOf(name), value: values[index] ?? [] }))
    : null
}
