import type { FactOf, Item, Word } from '../../question/fact'
import type { Fraction } from '../../../maths/fraction'

/** A measure that a number is told of: "radii 19 cm and 9 cm" tells two. */
export interface Bound {
  readonly name: string
  readonly value: Fraction
  readonly unit: string
  readonly items: readonly Item[]
}

/** A measure that no number is told of: it is asked, or compared. */
export interface Unbound {
  readonly name: string
  readonly item: Word
  readonly at: number
}

interface Measures {
  readonly told: readonly Bound[]
  readonly free: readonly Unbound[]
}

const isWordOf = (item: Item | undefined, form: RegExp): boolean => item?.kind === 'word' && form.test(item.text)
const inRow = (between: readonly Item[]): boolean =>
  between.length > 0 &&
  between.length < 4 &&
  between.every((item) => item.kind === 'mark' || isWordOf(item, /^(?:and|aur|other|of)$/))

const isSize = (item: Item): item is FactOf<'number'> =>
  item.kind === 'number' && /^(?:|[cdkm]?m(?:\^2)?|units?(?:\^2)?)$/.test(item.unit)

/** Ties each size to its measure: the one named before it in its sentence, or the one right behind it, "21 cm radius". */
export function boundMeasures(
  items: readonly Item[],
  names: ReadonlyMap<string, string>,
  used: ReadonlySet<Item>,
): Measures {
  const told: Bound[] = []
  const spent = new Set<Item>()
  let last: Unbound | null = null
  let before = -1
  const nameAt = (at: number): Unbound | null => {
    const item = items[at]
    const name = item?.kind === 'word' && !used.has(item) ? names.get(item.text) : undefined
    return item?.kind === 'word' && name !== undefined ? { name, item, at } : null
  }
  for (const [at, item] of items.entries()) {
    if (item.kind === 'mark' && item.text === '.') last = null
    const named: Unbound | null = nameAt(at)
    if (named && !spent.has(named.item)) last = named
    if (!isSize(item) || used.has(item)) continue
    const ahead: Unbound | null = nameAt(at + (isWordOf(items[at + 1], /^in$/) ? 2 : 1))
    const isFresh: boolean = last !== null && !spent.has(last.item)
    const of: Unbound | null = ahead && !isFresh ? ahead : last
    // what is not in one row with the last number is no other value of its measure
    if (!of || (of === last && !isFresh && !inRow(items.slice(before + 1, at)))) continue
    before = at
    spent.add(of.item)
    told.push({ name: of.name, value: item.value, unit: item.unit, items: [of.item, item] })
  }
  const free = items.flatMap((_, at) => nameAt(at) ?? []).filter(({ item }) => !spent.has(item))
  return { told, free }
}
