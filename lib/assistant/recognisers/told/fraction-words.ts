import type { Item } from '../../question/fact'
import { numberNamed } from '../../question/number-named'
import { fraction, isInteger, type Fraction } from '../../../maths/fraction'

const parts: Readonly<Record<string, number>> = {
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
    const below = parts[text(at + 1)]
    if (n && below !== undefined && isInteger(n) && (text(at + 2) === 'of' || item.kind === 'word')) {
      found.push(made(fraction(n.n, BigInt(below))), timesWord)
      at += 1
    } else if (n && isInteger(n) && text(at + 1) === 'and' && text(at + 2) === 'a' && text(at + 3) === 'half') {
      found.push(made(fraction(2n * n.n + 1n, 2n)))
      at += 3
    } else if (n && item.kind === 'number' && !isInteger(n) && text(at + 1) === 'of') found.push(item, timesWord)
    else if (n && item.kind === 'word' && text(at) !== 'one' && counted.has(text(at + 1))) found.push(made(n))
    else found.push(item)
  }
  return found
}
