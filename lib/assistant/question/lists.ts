import { isFact, isWord, type Fact, type Item } from './fact'
import type { Node } from './reading'

const nodeOf = (item: Item | undefined): Node | null =>
  (item?.kind === 'number' && item.unit === '') || (item?.kind === 'formula' && item.name === '')
    ? item.node
    : item?.kind === 'letter'
      ? { kind: 'letter', name: item.name }
      : null

const joins = (item: Item | undefined): boolean =>
  (item?.kind === 'mark' && item.text === ',') || (item?.kind === 'word' && item.text === 'and')

/** "1, 2, 3 and y is chosen from 4, 5": the letter begins what is told next. */
const isDrawnBesides = (items: readonly Item[], at: number): boolean =>
  items[at]?.kind === 'letter' &&
  isWord(items[at - 1], /^and$/) &&
  (isWord(items[at + 1], /^(?:from|selected|chosen|picked|drawn)$/) ||
    (isWord(items[at + 1], /^is$/) && isWord(items[at + 2], /^(?:selected|chosen|picked|drawn)$/)))

interface Row {
  readonly items: readonly Node[]
  readonly open: boolean
  readonly end: Node | null
  readonly next: number
}

function rowAt(items: readonly Item[], at: number): Row | null {
  const found: Node[] = []
  let [next, open, commas] = [at, false, false]
  let end: Node | null = null
  for (;;) {
    const node = nodeOf(items[next])
    if (!node) break
    found.push(node)
    next++
    let after = next
    while (joins(items[after])) {
      commas ||= items[after]?.kind === 'mark'
      after++
    }
    const dots = items[after]
    if (dots?.kind === 'mark' && dots.text === '...') {
      open = true
      after++
      while (joins(items[after])) after++
      end = commas ? nodeOf(items[after]) : null
      next = end ? after + 1 : after
      break
    }
    if (found.length > 1 && isDrawnBesides(items, after)) break
    // "12 18" is a row, "x 12" is not
    if (!nodeOf(items[after]) || (after === next && items[after]?.kind !== items[at]?.kind)) {
      break
    }
    next = after
  }
  const all = items.slice(at, next)
  const isRow = open || all.every((item) => item.kind !== 'letter' && (item.kind !== 'formula' || commas))
  return found.length > 1 && isRow ? { items: found, open, end, next } : null
}

/** Values in a row, "2, 5, 8, ...", "12 and 18", put together as one list; letters only where the list goes on. */
export function withRows(apart: readonly Item[]) {
  const items: Item[] = []
  const rows = new Map<Fact, readonly Item[]>()
  let at = 0
  while (at < apart.length) {
    const row = rowAt(apart, at)
    const item = apart[at]
    if (row) {
      const list: Fact = { kind: 'list', items: row.items, open: row.open, end: row.end }
      items.push(list)
      if (!row.open) rows.set(list, apart.slice(at, row.next).filter(isFact))
    } else if (item) items.push(item)
    at = row?.next ?? at + 1
  }
  return { items, rows }
}
