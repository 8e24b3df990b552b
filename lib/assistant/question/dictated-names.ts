import { numberAt } from './spoken-number'

interface Read {
  readonly text: string
  readonly next: number
}

const says = /^(?:equals?|is|=|are)$/i

/** What stands for a value by a name of two words where it is said what it is: "a n equals" as a_n, "a five is" as a_5, "p of x equals" as p(x). */
export function namedAt(words: readonly string[], at: number): Read | null {
  const [word = '', second = '', third = ''] = words.slice(at, at + 3)
  const before = words[at - 1] === 'of' ? `${words[at - 2] ?? ''} of` : (words[at - 1] ?? '')
  if (/^[ast]$/i.test(word)) {
    const place = /^n$/i.test(second) ? { text: 'n', next: at + 2 } : numberAt(words, at + 1)
    const isSaid = place && says.test(words[place.next] ?? '')
    const isAsked = place?.next === words.length && /^find$/i.test(words[at - 1] ?? '')
    if (place && !place.text.includes('.') && (isSaid || isAsked))
      return { text: `${word.replace('s', 'S').replace(/[AtT]/, 'a')}_${place.text}`, next: place.next }
  }
  const isFunction =
    !/^(?:sigma|sum|total|mean)(?: of)?$/i.test(before) &&
    /^[pfgq]$/.test(word) &&
    /^[xty]$/i.test(second === 'of' ? third : second)
  const next = at + (second === 'of' ? 3 : 2)
  return isFunction && says.test(words[next] ?? '') ? { text: `${word}(${words[next - 1] ?? ''})`, next } : null
}

/** "equals half" */
export const halfAt = (words: readonly string[], at: number): Read | null =>
  /^half$/i.test(words[at] ?? '') && /^(?:equals?|is|=|plus|minus)$/i.test(words[at - 1] ?? '')
    ? { text: '1/2', next: at + 1 }
    : null
