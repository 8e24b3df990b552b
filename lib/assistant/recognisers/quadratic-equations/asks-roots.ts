import type { Item } from '../../question/fact'
import type { Question } from '../../question/question'

const isNamed = (item: Item | undefined, ...names: readonly string[]): boolean =>
  item?.kind === 'word' && names.includes(item.text)

const bound = new Set([
  'equal',
  'real',
  'and',
  'are',
  'is',
  'be',
  'has',
  'have',
  'two',
  'its',
  'hain',
  'hai',
  'ho',
  'coincident',
])

/** Whether the roots are spoken of apart from "has equal roots" and "the roots of ... are equal". */
export function asksRoots({ items }: Question): boolean {
  const isEqual = (from: number, step: 1 | -1): boolean => {
    for (let at = from + step; ; at += step) {
      const item = items[at]
      if (isNamed(item, 'equal', 'coincident')) return !isNamed(items[at + 1], 'to')
      const isPassed =
        item?.kind === 'word'
          ? bound.has(item.text) || /^(?:of|the|quadratic|equation|ke|ki|for)$/.test(item.text)
          : step === 1 && item?.kind === 'equation'
      if (!isPassed) return false
    }
  }
  return items.some((item, at) => item.kind === 'word' && item.text === 'roots' && !isEqual(at, 1) && !isEqual(at, -1))
}
