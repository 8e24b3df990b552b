import { exactly } from './question/exactly'
import type { Item } from './question/fact'
import { readQuestion } from './question/question'
import type { Node } from './question/reading'
import { equals, lettersOf, unity } from '../maths/sum'
import { proportion } from '../maths/sum-ratio'
import { numberOf } from '../answers/number-of'

/** "a = 0, b = −6" as names with values; null where a part is none. */
function valuesIn(text: string): ReadonlyMap<string, number> | null {
  const plain = text
    .replace(/[$\\]/g, '')
    .replace(/−/g, '-')
    .replace(/\.\s*$/, '')
  const values = new Map<string, number>()
  for (const part of plain.split(/[,;]|\band\b/).filter((one) => one.trim() !== '')) {
    const [, name, value = ''] = /^\s*(\p{L}+)\s*=\s*(.+?)\s*$/u.exec(part) ?? []
    const size = numberOf(value)
    if (name === undefined || size === undefined || values.has(name)) return null
    values.set(name, size)
  }
  return values.size > 1 ? values : null
}

/** Whether both give the same values to the same names, in whatever order. */
export function sameValues(option: string, answer: string): boolean {
  const [one, other] = [valuesIn(option), valuesIn(answer)]
  return (
    one !== null &&
    other !== null &&
    one.size === other.size &&
    [...one].every(([name, size]) => other.get(name) === size)
  )
}

/** "xy²" and "x y^2": expressions with letters that are equal for all their values. */
function nodeIn(text: string): Node | null {
  const [only, ...more] = readQuestion(
    text
      .replace(/\.\s*$/, '')
      .trim()
      .replace(/^([a-z])([a-z])$/, '$1 × $2'),
  ).items
  return only?.kind === 'formula' && more.length === 0 ? only.node : null
}

export function sameExpressions(option: string, answer: string): boolean {
  // the a of "a b^2" is no article
  const [left, right] = [nodeIn(option), nodeIn(answer.replace(/^([a-z]) (?=[a-z](?:\W|$))/, '$1'))]
  return left !== null && right !== null && isSameNode(left, right)
}

const pointsIn = (text: string) => {
  const { items } = readQuestion(text.replace(/\.\s*$/, '').trim())
  const points = items.flatMap((item) => (item.kind === 'point' ? [item] : []))
  const isAll = items.every(({ kind }, at) => kind === 'point' || kind === 'mark' || isAnd(items[at]))
  return isAll && points.length > 0 ? points : null
}
const isAnd = (item: Item | undefined): boolean => item?.kind === 'word' && /^(?:and|or)$/.test(item.text)

/** Whether two nodes are equal for all values of their letters. */
const isSameNode = (left: Node, right: Node): boolean =>
  exactly({ kind: 'binary', operation: '-', left, right })?.top.size === 0

/** "(0, –1)" and "D(0, -1)": the same points in the same order. */
export function samePoints(option: string, answer: string): boolean {
  const [one, other] = [pointsIn(option), pointsIn(answer)]
  return (
    one !== null &&
    other !== null &&
    one.length === other.length &&
    one.every((point, at) => {
      const same = other[at]
      return same !== undefined && isSameNode(point.x, same.x) && isSameNode(point.y, same.y)
    })
  )
}

/** "x²/2 − x/2 − 6" and "x² − x − 12": polynomials in a letter of which the one is a number times the other. */
export function sameZeroes(option: string, answer: string): boolean {
  const [one, other] = [option, answer].map((text) => {
    const node = nodeIn(text)
    const value = node && exactly(node)
    return value && equals(value.bottom, unity) && lettersOf(value.top).size === 1 ? value.top : null
  })
  return one != null && other != null && proportion(one, other) !== null
}
