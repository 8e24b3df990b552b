import { withSpokenCorners } from './spoken-corners'
import { numberAt } from './spoken-number'

interface Coordinate {
  readonly text: string
  /** The place of the first word after it. */
  readonly next: number
}

/** "minus three", "4", "k" */
function coordinateAt(words: readonly string[], at: number): Coordinate | null {
  const found = valueAt(words, at)
  const letter = found ? (words[found.next] ?? '') : ''
  // "two p comma four": behind a number of its own a letter is multiplied; before "comma" it can be no name
  const isMultiplied =
    found !== null && /\d$/.test(found.text) && /^[a-z]$/.test(letter) && isUnknown(words, letter, found.next)
  return found && isMultiplied ? { text: `${found.text}${letter}`, next: found.next + 1 } : found
}

/** "two a minus one" behind "comma"; where "comma" comes again the one begins the next point. */
function secondAt(words: readonly string[], at: number): Coordinate | null {
  const found = coordinateAt(words, at)
  const sign = { plus: '+', minus: '-' }[words[found?.next ?? 0] ?? '']
  const number = found && sign !== undefined && /[a-z]$/.test(found.text) ? numberAt(words, found.next + 1) : null
  return found && number && words[number.next]?.toLowerCase() !== 'comma'
    ? { text: `${found.text}${sign ?? ''}${number.text}`, next: number.next }
    : found
}

/** "two q is two comma six find the values of p and q": q is a number that is asked for. */
const isUnknown = (words: readonly string[], letter: string, at: number): boolean => {
  if (words[at + 1]?.toLowerCase() === 'comma') return true
  const asked = words.findLastIndex((word) => /^(?:find|values?|nikalo|batao|then)$/i.test(word))
  return asked > at && words.slice(asked).includes(letter) && !words.slice(asked).includes('coordinates')
}

function valueAt(words: readonly string[], at: number): Coordinate | null {
  const word = words[at] ?? ''
  if (/^(?:minus|negative|-)$/.test(word)) {
    const found = valueAt(words, at + 1)
    return found && !found.text.startsWith('-') ? { ...found, text: `-${found.text}` } : null
  }
  if (/^root$/.test(word)) {
    const of = numberAt(words, at + 1)
    return of && { text: `√${of.text}`, next: of.next }
  }
  if (/^-?\d+(?:\.\d+)?$|^[a-z]$/.test(word)) return { text: word, next: at + 1 }
  const number = numberAt(words, at)
  // "five by three"
  const below = number && /^(?:by|upon|over)$/.test(words[number.next] ?? '') ? numberAt(words, number.next + 1) : null
  return number && below
    ? { text: `${number.text}/${below.text}`, next: below.next }
    : number && { text: number.text, next: number.next }
}

const isName = (word: string | undefined): boolean => word !== undefined && /^[a-zA-Z]$/.test(word)

/** "point a two comma three and b four comma six" is "point A(2, 3) and B(4, 6)". */
export function withSpokenPoints(text: string): string {
  if (!/\bcomma\b/i.test(text)) return text
  // "the LCM of twenty four comma thirty six and sixty": a row, and no point
  if (
    /\b(?:hcf|lcm|gcd|mean|median|mode)\b|\bl c m\b|\bh c f\b/i.test(text) &&
    !/\b(?:points?|triangle|vertex|vertices|side)\b/i.test(text)
  )
    return text.replace(/\bcomma\b/gi, ',')
  const words = text
    .replace(/\b(?:open(?:ing)?|close|closing|closed) brackets?\b|\bbrackets? (?:open|close|closed)\b/gi, ' ')
    // "minus five, minus seven": a stop is no piece of the number before it
    .replace(/(?<=\w)([,;.?])(?=\s|$)/g, ' $1')
    .trim()
    .split(/\s+/)
  const written: string[] = []
  let at = 0
  while (at < words.length) {
    // "the mid point of A B is four comma six" speaks of no point B
    const named = isName(words[at]) && words[at + 1] !== 'comma' && !/^[A-Z]$/.test(words[at - 1] ?? '')
    const isSaid = named && words[at + 1] === 'is'
    const from = isSaid ? at + 2 : named ? at + 1 : at
    const x = coordinateAt(words, from)
    const y = x && words[x.next]?.toLowerCase() === 'comma' ? secondAt(words, x.next + 1) : null
    if (x && y && words[at - 1] !== 'comma' && words[y.next]?.toLowerCase() !== 'comma') {
      written.push(`${named ? (words[at] ?? '').toUpperCase() : ''}(${x.text}, ${y.text})`)
      at = y.next
    } else {
      written.push(words[at]?.toLowerCase() === 'comma' ? ',' : (words[at] ?? ''))
      at++
    }
  }
  return withSpokenCorners(written.join(' ').replace(/ (?=[,;.?](?: |$))/g, ''))
}
