import { ordinals, scales, small, tens } from './reading'

/** A piece of a text: words, or what they are in mathematics. */
type Piece =
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

const signs: readonly (readonly [words: string, sign: string])[] = [
  ['is equal to', '='],
  ['are equal to', '='],
  ['equal to', '='],
  ['equals to', '='],
  ['equals', '='],
  ['divided by', '/'],
  ['multiplied by', '×'],
  ['upon', '/'],
  ['over', '/'],
  ['plus', '+'],
  ['minus', '-'],
  ['times', '×'],
  ['into', '×'],
  ['is to', ':'],
]
const functions: readonly (readonly [words: string, sign: string])[] = [
  ['square root of', 'root'],
  ['square root', 'root'],
  ['under root', 'root'],
  ['root', 'root'],
  ['sine of', 'sin'],
  ['cosine of', 'cos'],
  ['tangent of', 'tan'],
  ['sine', 'sin'],
  ['cosine', 'cos'],
  ['cosecant', 'cosec'],
  ['secant', 'sec'],
  ['cotangent', 'cot'],
  ['sin', 'sin'],
  ['cos', 'cos'],
  ['tan', 'tan'],
  ['cosec', 'cosec'],
  ['sec', 'sec'],
  ['cot', 'cot'],
]
const afters: readonly (readonly [words: string, sign: string])[] = [
  ['whole squared', '^2'],
  ['whole square', '^2'],
  ['squared', '^2'],
  ['square', '^2'],
  ['cubed', '^3'],
  ['cube', '^3'],
  ['degrees', 'degrees'],
  ['degree', 'degrees'],
]
const operandWord = /^(?:[b-hj-zB-HJ-Z]|\d+(?:\.\d+)?[a-z]?|theta|alpha|beta|pi|\d*[a-z]?\^\d+|[()])$/

/** "29 into two parts" is no product. */
const inParts = /\binto (?=(?:two|2|three|3) (?:equal )?parts\b)/gi

/** Mathematics in spoken words as it is typed: "x square minus five x plus six equals zero" is "x ^2 - 5 x + 6 = 0". Words that calculate nothing stay. */
export function dictated(said: string): string {
  if (!/[a-z] [a-z]/i.test(said)) return said
  const text = said.replace(inParts, 'in ')
  const words = text.match(/\s+|[,;]|\.(?=\s|$)|[^\s,;]+?(?=[,;.]*(?:\s|$))|./g) ?? []
  const plain = words.filter((word) => word.trim() !== '')
  const pieces = piecesOf(plain)
  const written = pieces.map((piece, at) => (isMeant(pieces, at) ? piece.text : saidOf(piece)))
  return written.some((one, at) => one !== saidOf(pieces[at]))
    ? written.join(' ').replace(/ (?=[,;.](?: |$))/g, '')
    : text
}

const saidOf = (piece: Piece | undefined): string => (piece && 'said' in piece ? piece.said : piece?.text) ?? ''

function piecesOf(words: readonly string[]): readonly Piece[] {
  const pieces: Piece[] = []
  let at = 0
  while (at < words.length) {
    const { piece, next } = pieceAt(words, at)
    pieces.push(piece)
    at = next
  }
  return pieces
}

function pieceAt(words: readonly string[], at: number): { readonly piece: Piece; readonly next: number } {
  const word = words[at] ?? ''
  const number = numberAt(words, at)
  if (number)
    return {
      piece: { kind: 'number', text: number.text, said: words.slice(at, number.next).join(' ') },
      next: number.next,
    }
  for (const [kind, table] of [
    ['sign', signs],
    ['function', functions],
    ['after', afters],
  ] as const)
    for (const [name, sign] of table) {
      const length = name.split(' ').length
      const said = words.slice(at, at + length).join(' ')
      if (said.toLowerCase() === name) return { piece: { kind, text: sign, said }, next: at + length }
    }
  const place = ordinals.indexOf(word.toLowerCase())
  if (place > 1 && isPlaceOfTerm(words, at))
    return { piece: { kind: 'operand', text: `${place}th`, said: word }, next: at + 1 }
  const kind = word === ',' || word === ';' ? 'comma' : operandWord.test(word) ? 'operand' : 'other'
  return { piece: { kind, text: word }, next: at + 1 }
}

/** "the fourth and the eighth terms" */
const isPlaceOfTerm = (words: readonly string[], at: number): boolean => {
  for (const word of words.slice(at + 1, at + 6).map((one) => one.toLowerCase())) {
    if (/^terms?$/.test(word)) return true
    if (!/^(?:and|the|,)$/.test(word) && !ordinals.includes(word)) return false
  }
  return false
}

/** A number in words from a place on: "twenty five", "one hundred and five", "three point five". */
function numberAt(words: readonly string[], at: number): { readonly text: string; readonly next: number } | null {
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
    else if (scale !== undefined && found) {
      if (scale === 100n) part *= 100
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

const endsValue = (piece: Piece | undefined): boolean =>
  piece !== undefined && ['number', 'operand', 'after'].includes(piece.kind)
const beginsValue = (piece: Piece | undefined): boolean =>
  piece !== undefined && ['number', 'operand', 'function'].includes(piece.kind)
const isNumeral = (piece: Piece | undefined): boolean =>
  piece?.kind === 'number' || (piece?.kind === 'operand' && /^\d/.test(piece.text))

/** Whether a piece is mathematics where it stands: signs between two values, numbers beside signs and letters, or in a row. */
function isMeant(pieces: readonly Piece[], at: number): boolean {
  const [before, piece, after] = [pieces[at - 1], pieces[at], pieces[at + 1]]
  switch (piece?.kind) {
    case 'sign': {
      const isBetween = endsValue(before) && beginsValue(after)
      const isSigned =
        piece.text === '-' &&
        beginsValue(after) &&
        (before === undefined || before.kind === 'sign' || before.kind === 'comma')
      const beforeMinus =
        endsValue(before) && after?.kind === 'sign' && after.text === '-' && beginsValue(pieces[at + 2])
      return isBetween || isSigned || beforeMinus
    }
    case 'function':
      return beginsValue(after)
    case 'after':
      return endsValue(before) && (piece.text === 'degrees' || before?.kind === 'operand' || before?.kind === 'number')
    case 'number':
      return (
        // "twenty five" counts nothing that "25" does not
        piece.said.includes(' ') ||
        (before?.kind === 'sign' && isMeant(pieces, at - 1)) ||
        (after?.kind === 'sign' && isMeant(pieces, at + 1)) ||
        before?.kind === 'function' ||
        (after?.kind === 'after' && after.text === 'degrees') ||
        (after?.kind === 'operand' && /^[a-z]$|^theta$|^pi$/.test(after.text)) ||
        isInRow(pieces, at)
      )
    default:
      return true
  }
}

/** One of at least two numbers in a row, "of twelve and eighteen", "three, eight, thirteen". */
function isInRow(pieces: readonly Piece[], at: number): boolean {
  const joins = (piece: Piece | undefined) =>
    piece?.kind === 'comma' || (piece?.kind === 'other' && piece.text === 'and')
  const step = (from: number, by: 1 | -1): number => {
    let place = from
    while (joins(pieces[place])) place += by
    return place
  }
  let first = at
  for (let place = step(first - 1, -1); isNumeral(pieces[place]); place = step(first - 1, -1)) first = place
  let last = at
  for (let place = step(last + 1, 1); isNumeral(pieces[place]); place = step(last + 1, 1)) last = place
  const lead = pieces[first - 1]
  const end = pieces[last + 1]
  return (
    last > first &&
    lead?.kind === 'other' &&
    /^(?:of|for|hcf|lcm|gcd|mean|median|mode|ap)$/i.test(lead.text) &&
    (end === undefined || end.kind === 'other')
  )
}
