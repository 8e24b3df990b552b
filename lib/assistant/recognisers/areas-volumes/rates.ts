import type { Item } from '../../question/fact'
import { rational } from '../../question/polynomial'
import type { Question } from '../../question/question'
import { divide, type Fraction } from '../../../maths/fraction'

/** What is paid for each unit: "₹24 per metre". */
export interface Rate {
  readonly rate: Fraction
  /** 'm', 'cm^2', 'litre' */
  readonly per: string
  readonly taken: readonly Item[]
}

const lengths: readonly (readonly [RegExp, string])[] = [
  [/^(?:m|metres?|meters?|running)$/, 'm'],
  [/^(?:cm|centimet(?:re|er)s?)$/, 'cm'],
  [/^(?:litres?|liters?)$/, 'litre'],
]
const named = (text: string): string | null => lengths.find(([form]) => form.test(text))?.[1] ?? null
const textAt = (items: readonly Item[], at: number): string => {
  const item = items[at]
  return item?.kind === 'word' ? item.text : item?.kind === 'letter' ? item.name : ''
}

/** The unit that stands at a place, with how much of it: "per 100 cm²". */
function perAt(
  items: readonly Item[],
  at: number,
): { readonly per: string; readonly by?: Fraction; readonly size: number } | null {
  const item = items[at]
  if (item?.kind === 'number' && /^(?:[cd]?m(?:\^[23])?|litre)$/.test(item.unit))
    return { per: item.unit, by: item.value, size: 1 }
  if (item?.kind === 'formula' && item.node.kind === 'binary' && item.node.operation === '^') {
    const { left, right } = item.node
    const power = rational(right)
    return left.kind === 'letter' && power ? { per: `${left.name}^${power.n}`, size: 1 } : null
  }
  const word = textAt(items, at)
  if (/^[cd]?m\^[23]$/.test(word)) return { per: word, size: 1 }
  if (/^(?:sq|square|cubic|cu)$/.test(word)) {
    const after = items[at + 1]?.kind === 'mark' ? at + 2 : at + 1
    const of = named(textAt(items, after))
    return of === 'm' || of === 'cm' ? { per: `${of}^${word.startsWith('c') ? 3 : 2}`, size: after - at + 1 } : null
  }
  const of = named(word)
  const squared = of !== null && /^(?:sq|square)$/.test(textAt(items, at + 1))
  return of === null ? null : squared ? { per: `${of}^2`, size: 2 } : { per: of, size: 1 }
}

/** All rates of money that a question tells. */
export function ratesIn({ apart }: Question): readonly Rate[] {
  return apart.flatMap((item, at) => {
    if (item.kind !== 'number' || item.unit !== '₹') return []
    const word = textAt(apart, at + 1)
    const from = word === 'per' || word === 'every' || word === 'for' || word === 'a' ? at + 2 : null
    const found = from === null ? null : perAt(apart, from)
    if (!found || from === null) return []
    const rate = found.by ? divide(item.value, found.by) : item.value
    return [{ rate, per: found.per, taken: apart.slice(at, from + found.size) }]
  })
}
