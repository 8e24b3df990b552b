import { scales, small, tens } from './reading'

/** "40" of "forty", and any other word as it is. */
export const inFigures = (word: string): string => numberAt([word.toLowerCase()], 0)?.text ?? word

/** A number in words from a place on: "twenty five", "one hundred and five", "three point five". */
export function numberAt(
  words: readonly string[],
  at: number,
): { readonly text: string; readonly next: number } | null {
  let [total, part, next, found] = [0, 0, at, false]
  /** What the last word was: after a ten a unit may follow, after a unit none. */
  let last: 'none' | 'unit' | 'ten' | 'scale' = 'none'
  for (;;) {
    const word = words[next]?.toLowerCase() ?? ''
    const unit = small.indexOf(word)
    const ten = tens.indexOf(word)
    const scale = scales.get(word)
    if (unit >= 0 && (last === 'none' || last === 'scale' || (last === 'ten' && unit > 0 && unit < 10)))
      [part, last] = [part + unit, 'unit']
    else if (ten > 1 && (last === 'none' || last === 'scale')) [part, last] = [part + 10 * ten, 'ten']
    else if (scale !== undefined && (found || word === 'hundred')) {
      if (scale === 100n) part = 100 * (found ? part : 1)
      else [total, part] = [total + part * Number(scale), 0]
      last = 'scale'
    } else if (
      word === 'and' &&
      last === 'scale' &&
      (small.indexOf(words[next + 1]?.toLowerCase() ?? '') > 0 ||
        tens.indexOf(words[next + 1]?.toLowerCase() ?? '') > 1)
    ) {
      next++
      continue
    } else break
    found = true
    next++
  }
  if (!found) return null
  const decimals: number[] = []
  if (words[next]?.toLowerCase() === 'point')
    for (
      let place = next + 1;
      small.indexOf(words[place]?.toLowerCase() ?? '') >= 0 && small.indexOf(words[place]?.toLowerCase() ?? '') < 10;
      place++
    )
      decimals.push(small.indexOf(words[place]?.toLowerCase() ?? ''))
  const whole = `${total + part}`
  return decimals.length === 0
    ? { text: whole, next }
    : { text: `${whole}.${decimals.join('')}`, next: next + 1 + decimals.length }
}
