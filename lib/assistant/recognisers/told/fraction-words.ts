import type { Item } from '../../question/fact'
import { numberNamed } from '../../question/number-named'
import { add, fraction, isInteger, type Fraction } from '../../../maths/fraction'

const parts: Readonly<Record<string, number>> = {
  half: 2,
  third: 3,
  thirds: 3,
  fourth: 4,
  fourths: 4,
  quarter: 4,
  quarters: 4,
  fifth: 5,
  fifths: 5,
  sixth: 6,
  sixths: 6,
  seventh: 7,
  sevenths: 7,
  eighth: 8,
  eighths: 8,
  ninth: 9,
  tenth: 10,
}

const counted = new Set(['times', 'years', 'year', 'more', 'less', 'km', 'hours', 'rupees'])

/** What stands below a bar that is said as "by": the 3 of "1 by 3". */
const over = (item: Item | undefined): bigint | null =>
  item?.kind === 'number' && item.unit === '' && isInteger(item.value) && item.value.n > 0n ? item.value.n : null

/** "two-fifth of ..." as 2/5 times, "2/5 of ..." the same, "two and a half" as 5/2, "two years" as 2 years. */
export function withFractions(items: readonly Item[]): readonly Item[] {
  const text = (at: number): string => {
    const item = items[at]
    return item?.kind === 'word' ? item.text : ''
  }
  const numberAt = (at: number): Fraction | null => {
    const item = items[at]
    if (item?.kind === 'number') return item.unit === '' ? item.value : null
    return text(at) === 'one' ? fraction(1) : numberNamed(text(at))
  }
  const made = (value: Fraction): Item => ({
    kind: 'number',
    value,
    unit: '',
    node: { kind: 'number', value, decimal: false, tex: '' },
  })
  const timesWord: Item = { kind: 'word', text: 'times' }
  const found: Item[] = []
  for (let at = 0; at < items.length; at++) {
    const item = items[at]
    if (!item) continue
    const n = numberAt(at)
    const below = text(at + 1) === 'half' && text(at) !== 'one' ? undefined : parts[text(at + 1)]
    const part = items[at + 1]
    if (n && below !== undefined && isInteger(n) && (text(at + 2) === 'of' || item.kind === 'word')) {
      const next = items[at + 2]
      const isAlone = !next || next.kind === 'mark' || /^(?:and|if|when|but|while|find|then|what)$/.test(text(at + 2))
      found.push(made(fraction(n.n, BigInt(below))), ...(isAlone ? [] : [timesWord]))
      at += 1
    } else if (n && isInteger(n) && text(at + 1) === 'and' && text(at + 2) === 'a' && text(at + 3) === 'half') {
      found.push(made(fraction(2n * n.n + 1n, 2n)))
      at += 3
    } else if (
      n &&
      isInteger(n) &&
      part?.kind === 'number' &&
      part.unit === '' &&
      part.value.n > 0n &&
      part.value.n < part.value.d
    ) {
      // "2 16/21"
      found.push(made(add(n, part.value)))
      at += 1
    } else if (n && isInteger(n) && text(at + 1) === 'by' && over(items[at + 2])) {
      found.push(made(fraction(n.n, over(items[at + 2]) ?? 1n)))
      at += 2
    } else if (n && item.kind === 'number' && !isInteger(n) && text(at + 1) === 'of') found.push(item, timesWord)
    else if (n && item.kind === 'word' && text(at) !== 'one' && counted.has(text(at + 1))) found.push(made(n))
    else found.push(item)
  }
  return found
}
