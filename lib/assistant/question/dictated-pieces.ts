import { halfAt, namedAt } from './dictated-names'
import { afters, functions, signs } from './dictated-words'
import { ordinals, tens } from './reading'
import { numberAt } from './spoken-number'

/** A piece of a text: words, or what they are in mathematics. */
export type Piece =
  | { readonly kind: 'other' | 'comma'; readonly text: string }
  /** `text`: in figures. */
  | { readonly kind: 'number'; readonly text: string; readonly said: string }
  /** Stands for a value: a letter, a figure, a bracket. */
  | { readonly kind: 'operand'; readonly text: string; readonly said?: string }
  /** Begins a value: "sin", "root". */
  | { readonly kind: 'function'; readonly text: string; readonly said: string }
  | { readonly kind: 'sign'; readonly text: string; readonly said: string }
  /** Follows a value: "squared", "degrees". */
  | { readonly kind: 'after'; readonly text: string; readonly said: string }

const operandWord =
  /^(?:[b-hj-zB-HJ-Z]|(?!AP|AA|OR|IS|RS|CM|KM|TO|OF)[A-Z]{2}|\d+(?:\.\d+)?[a-z]?|theta|alpha|beta|pi|[θαβπ]|√(?:\d+|[a-z])|\d*[a-z]?\^\d+|[()])$/

export const saidOf = (piece: Piece | undefined): string => (piece && 'said' in piece ? piece.said : piece?.text) ?? ''

interface Spoken {
  readonly kind: 'sign' | 'function' | 'after'
  readonly name: string
  readonly sign: string
  /** In words. */
  readonly length: number
}

/** What is said, by its first word. */
const phrasesBy: ReadonlyMap<string, readonly Spoken[]> = spokenByFirstWord()

function spokenByFirstWord(): ReadonlyMap<string, readonly Spoken[]> {
  const all = [
    ['sign', signs],
    ['function', functions],
    ['after', afters],
  ] as const
  const by = new Map<string, Spoken[]>()
  for (const [kind, table] of all)
    for (const [name, sign] of table) {
      const [first = '', ...others] = name.split(' ')
      by.set(first, [...(by.get(first) ?? []), { kind, name, sign, length: 1 + others.length }])
    }
  return by
}

export function piecesOf(words: readonly string[]): readonly Piece[] {
  const pieces: Piece[] = []
  let at = 0
  while (at < words.length) {
    const { piece, next } = pieceAt(words, at)
    pieces.push(piece)
    at = next
  }
  return pieces
}

const isRatio = (word: string | undefined): boolean =>
  /^(?:sin|cos|tan|cosec|sec|cot|sine|cosine|tangent|cosecant|secant|cotangent)$/i.test(word ?? '')

/** The A of "cosec A", "sine of A" and "tan square A" is no article; nor is that of "four a c". */
const isLetterA = (words: readonly string[], at: number): boolean => {
  if (!/^a$/i.test(words[at] ?? '')) return false
  const before = words[at - 1] ?? ''
  if (isRatio(before) || (/^(?:squared?|cubed?|of)$/i.test(before) && isRatio(words[at - 2]))) return true
  const next = words[at + 1] ?? ''
  const isCounted = /^\d+$/.test(before) || numberAt([before], 0) !== null
  // "x square minus six x plus a and", "x by a plus", "a x minus b y"
  const isEnd = next === '' || /^(?:and|is|has|are|then|find|if|where|equals?|,)$/i.test(next)
  if (/^(?:plus|minus)$/i.test(before) && isEnd) return true
  // "y equals a sin theta"
  if (/^(?:equals|plus|minus)$/i.test(before) && /^(?:sin|cos|tan|cosec|sec|cot)$/i.test(next)) return true
  if (/^equals?$/i.test(before) && /^squared?$/i.test(next)) return true
  // "prove that a square plus b square"
  if (/^(?:squared?|cubed?) (?:plus|minus) [b-z]$/i.test(words.slice(at + 1, at + 4).join(' '))) return true
  if (/^by$/i.test(before) && /^(?:plus|minus|equals?)$/i.test(next)) return true
  if (/^[xyz]$/.test(next) && /^(?:plus|minus|squared?|equals?|=)$/i.test(words[at + 2] ?? '')) return true
  return (
    (isCounted && /^[b-dx-z]$/.test(next)) ||
    (/^(?:plus|minus)$/i.test(before) && /^(?:squared?|cubed?|plus|minus|equals)$/i.test(next))
  )
}

function pieceAt(words: readonly string[], at: number): { readonly piece: Piece; readonly next: number } {
  const word = words[at] ?? ''
  const named = namedAt(words, at)
  if (named)
    return {
      piece: { kind: 'operand', text: named.text, said: words.slice(at, named.next).join(' ') },
      next: named.next,
    }
  // "twenty fifth term"
  const [ten, unit] = [tens.indexOf(word.toLowerCase()), ordinals.indexOf((words[at + 1] ?? '').toLowerCase())]
  if (ten > 1 && unit > 0 && unit < 10 && isPlaceOfTerm(words, at + 1))
    return {
      piece: { kind: 'operand', text: `${10 * ten + unit}th`, said: words.slice(at, at + 2).join(' ') },
      next: at + 2,
    }
  const number = numberAt(words, at) ?? pointAt(words, at) ?? halfAt(words, at)
  if (number)
    return {
      piece: { kind: 'number', text: number.text, said: words.slice(at, number.next).join(' ') },
      next: number.next,
    }
  for (const { kind, name, sign, length } of phrasesBy.get(word.toLowerCase()) ?? []) {
    const said = words.slice(at, at + length).join(' ')
    if (said.toLowerCase() === name) return { piece: { kind, text: sign, said }, next: at + length }
  }
  const place = ordinals.indexOf(word.toLowerCase())
  if (place > 1 && isPlaceOfTerm(words, at))
    return { piece: { kind: 'operand', text: `${place}th`, said: word }, next: at + 1 }
  const kind =
    word === ',' || word === ';'
      ? 'comma'
      : operandWord.test(word) ||
          (word === 'a' && /^(?:equals?|is equal)\b/i.test(words.slice(at + 1, at + 3).join(' '))) ||
          isLetterA(words, at)
        ? 'operand'
        : 'other'
  return { piece: { kind, text: word }, next: at + 1 }
}

/** "is point three five": 0.35, behind a word that gives a value, and no point of a figure. */
function pointAt(words: readonly string[], at: number): { readonly text: string; readonly next: number } | null {
  if (
    words[at]?.toLowerCase() !== 'point' ||
    !/^(?:is|equals|equal to|be|minus|plus|times)$/i.test(
      words[at - 1] === 'to' ? `${words[at - 2] ?? ''} to` : (words[at - 1] ?? ''),
    )
  )
    return null
  const number = numberAt(['zero', ...words.slice(at)], 0)
  const isPoint = number && number.next > 2 && words[at + number.next - 1]?.toLowerCase() !== 'comma'
  return isPoint ? { text: number.text, next: at + number.next - 1 } : null
}

/** "the fourth and the eighth terms" */
const isPlaceOfTerm = (words: readonly string[], at: number): boolean => {
  for (const word of words.slice(at + 1, at + 6).map((one) => one.toLowerCase())) {
    if (/^terms?$/.test(word)) return true
    if (!/^(?:and|the|,)$/.test(word) && !ordinals.includes(word)) return false
  }
  return false
}
