import { bracketsIn, isOpenBar } from './dictated-scope'
import { piecesOf, saidOf, type Piece } from './dictated-pieces'
import { numberAt } from './spoken-number'
import { isFractionBar, isFractionPart, isMeasured } from './spoken-fraction'

/** Mathematics in spoken words as it is typed: "x square minus five x plus six equals zero" is "x ^2 - 5 x + 6 = 0". Words that calculate nothing stay. */
export function dictated(typed: string): string {
  if (!/[a-z] [a-z]/i.test(typed)) return typed
  // "the h c f"
  const given = withHundreds(typed)
    // where the roots are equal, 0 is left out; elsewhere the word stays one that nobody reads
    .replace(/\bnon[- ]?zero (?=(?:real )?values? of [a-z]\b([^]*))/gi, (_: string, rest: string) =>
      /\bequal (?:real )?roots|\broots? (?:are )?(?:real and )?equal/i.test(rest) &&
      !/\b(?:find|and|also) (?:the |its )?roots\b/i.test(rest)
        ? 'nonzero '
        : 'non-zero ',
    )
    // "the equation ... that is ... bracket close ...": told once more
    .replace(/\bequation (?:(?!\bequation\b)[^,.])*? that is (?=[^,.]*\bbracket close\b)/gi, 'equation ')
    .replace(/\b(?:h c f|l c m)\b/gi, (letters) => letters.replaceAll(' ', '').toUpperCase())
    // "bracket k minus one bracket close"
    .replace(
      /\b(?:open(?:ing)? )?brackets?(?: open)? ((?:(?!\bbrackets?\b|\bclosed?\b|[()]).)+?) (?:closed? brackets?|brackets? closed?)\b/gi,
      (_: string, inner: string) => `( ${withLetters(inner)} )`,
    )
    // "solve for x and y a x plus b y equals"
    .replace(/\b(solve (?:for )?x and y) (?=[a-z] [xy] (?:[-+−–]|plus|minus)(?: |$))/gi, '$1: ')
    // "a x minus by equals"
    .replace(/\b([a-d]) ?x (plus|minus) ([a-d]) ?y (?=equals?\b)/g, '$1 x $2 $3 y ')
    // the letter a behind "equals" is no article
    .replace(
      /\b([b-dy]) equals a (plus|minus) ([b-d])\b/g,
      (_: string, b: string, sign: string, c: string) => `${b} = ${withLetters(`a ${sign} ${c}`)}`,
    )
    // "x square plus a plus one whole into x": the bracket is what follows the square
    .replace(
      /\b([xyz] squared? (?:plus|minus) )([a-z] (?:plus|minus) [a-z]+) whole (?:into|times) (?=[xyz]\b)/g,
      (found: string, lead: string, inner: string) => {
        const letters = /^([a-z]) (plus|minus) (\w+)$/.exec(inner)
        const [, letter = '', sign = '', last = ''] = letters ?? []
        return letters && !/^[xyz]$/.test(letter)
          ? `${lead}( ${letter} ${sign === 'plus' ? '+' : '-'} ${numberAt([last], 0)?.text ?? last} ) `
          : found
      },
    )
    // "for which k plus one into x square minus two into k minus one into x": nobody says "one into x"
    .replace(
      /((?:\b(?:which|that|equation|into|times|if)|:) )([kmp]) (plus|minus) (one|two|three|four|five|six|seven|eight|nine|ten|\d+) (?:into|times) (?=x\b)/gi,
      '$1( $2 $3 $4 ) ',
    )
    // "into bracket x square minus one": as far as the sum goes
    .replace(
      /\binto brackets? ((?:(?:[b-hj-z]|\d+|plus|minus|squared?|cubed?|zero|one|two|three|four|five|six|seven|eight|nine|ten) ?)+?)(?= *(?:[,.?=]|$|(?:is|are|equals?|and|has)\b))/gi,
      'into ( $1 )',
    )
  const text =
    /\ba p\b/i.test(given) && /\b(?:terms?|sum|a n|s n|common difference|in (?:an )?a p)\b/i.test(given)
      ? withProgression(given)
      : given
  const words =
    text.match(/\s+|\d{1,3}(?:,\d{2,3})*,\d{3}(?!,?\d)|[,;]|\.(?=\s|$)|[^\s,;]+?(?=[,;.]*(?:\s|$)|[,;])|./g) ?? []
  const plain = words.filter((word) => word.trim() !== '')
  const pieces = piecesOf(plain)
  if (isUnclear(pieces)) return text
  const { before, behind } = bracketsIn(pieces)
  const written = pieces.map((piece, at) => {
    const open = '( '.repeat(before.get(at) ?? 0)
    // "six eight x twelve" holds no 8x
    const row = isNumeral(piece) && isNumeral(pieces[at + 1]) ? rowAt(pieces, at) : null
    const isInside = row?.some((one) => one.kind === 'operand' && /^[a-z]$/.test(one.text)) === true
    const comma = isInside ? ',' : ''
    return `${open}${isMeant(pieces, at) ? piece.text : saidOf(piece)}${' )'.repeat(behind.get(at) ?? 0)}${comma}`
  })
  return written.some((one, at) => one !== saidOf(pieces[at]))
    ? written.join(' ').replace(/ (?=[,;.](?: |$))/g, '')
    : text
}

const units = 'one|two|three|four|five|six|seven|eight|nine'
const teens = 'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen'
const shortHundred = new RegExp(
  `(?<=^|\\b(?:plus|minus|equals?|equal to|and) )(${units}) ((?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?: (?:${units}))?|${teens})(?= (?:[xy]|and|solve|find)\\b|[,.;?]|$)`,
  'gi',
)

/** "one thirty one y" of a pair of equations: 131y. */
const withHundreds = (text: string): string =>
  /\b[xy] (?:plus|minus)\b[^]*\bequals?\b/i.test(text) ? text.replace(shortHundred, '$1 hundred $2') : text

/** "bracket a minus b bracket close": inside of brackets each letter is one of the sum. */
const withLetters = (inner: string): string =>
  /^[a-z](?: (?:plus|minus) [a-z])+$/.test(inner)
    ? inner.replace(/plus|minus/g, (sign) => (sign === 'plus' ? '+' : '-'))
    : inner

/** "minus k plus six x", "x into x minus k plus five": whether what follows k is in the brackets cannot be heard. */
const isUnclear = (pieces: readonly Piece[]): boolean =>
  pieces.some(
    (piece, at) =>
      (saidOf(pieces[at - 3]) === 'into' &&
        /^[a-z]$/.test(piece.text) &&
        pieces[at - 4]?.text === pieces[at - 2]?.text &&
        [pieces[at - 1], pieces[at + 1]].every((sign) => /^[-+]$/.test(sign?.text ?? ''))) ||
      (piece.kind === 'operand' &&
        /^[kpmabn]$/.test(piece.text) &&
        pieces[at - 1]?.kind === 'sign' &&
        pieces[at + 1]?.kind === 'sign' &&
        /^[-+]$/.test(pieces[at + 1]?.text ?? '') &&
        (pieces[at + 2]?.kind === 'number' || /^\d+$/.test(pieces[at + 2]?.text ?? '')) &&
        /^[xy]$/.test(pieces[at + 3]?.text ?? '')),
  )

/** "of a p two seven twelve": the letters of the progression. */
const withProgression = (text: string): string => text.replace(/\ba p\b(?!\s(?:and|is (?:a )?tangent|is perp))/gi, 'AP')

const endsValue = (piece: Piece | undefined): boolean =>
  piece !== undefined && ['number', 'operand', 'after'].includes(piece.kind)
const beginsValue = (piece: Piece | undefined): boolean =>
  piece !== undefined && ['number', 'operand', 'function'].includes(piece.kind)
const isNumeral = (piece: Piece | undefined): boolean =>
  piece?.kind === 'number' ||
  // "six eight x twelve"
  (piece?.kind === 'operand' && /^[xyzkp]$/.test(piece.text)) ||
  (piece?.kind === 'operand' && /^\d/.test(piece.text))

/** Whether a piece is mathematics where it stands: signs between two values, numbers beside signs and letters, or in a row. */
function isMeant(pieces: readonly Piece[], at: number): boolean {
  const [before, piece, after] = [pieces[at - 1], pieces[at], pieces[at + 1]]
  switch (piece?.kind) {
    case 'sign': {
      if (dividesInParts(pieces, at)) return false
      if (/^(?:by|upon|over)$/i.test(saidOf(piece)) && isOpenBar(pieces, at)) return false
      if (saidOf(piece).toLowerCase() === 'by') return isFractionBar(pieces, at)
      if (/^[<>≤≥]$/.test(piece.text)) return isLetterCompared(pieces[at - 2], before, after)
      const isBetween = endsValue(before) && beginsValue(after)
      const isSigned =
        piece.text === '-' &&
        beginsValue(after) &&
        (before === undefined || before.kind === 'sign' || before.kind === 'comma' || isLead(before))
      const beforeMinus =
        endsValue(before) && after?.kind === 'sign' && after.text === '-' && beginsValue(pieces[at + 2])
      return isBetween || isSigned || beforeMinus
    }
    case 'function':
      return beginsValue(after)
    case 'after':
      if (piece.text.startsWith(')')) return endsValue(before)
      if (before?.kind === 'number' && piece.text !== 'degrees') return isMeant(pieces, at - 1)
      return endsValue(before) && (piece.text === 'degrees' || before?.kind === 'operand')
    case 'number':
      return (
        // "twenty five" counts nothing that "25" does not
        piece.said.includes(' ') ||
        (before?.kind === 'sign' && isMeant(pieces, at - 1)) ||
        (after?.kind === 'sign' && isMeant(pieces, at + 1)) ||
        before?.kind === 'function' ||
        isValueGiven(pieces, at) ||
        // "a three is sixteen"
        (before?.kind === 'other' && before.text === 'is' && /^[aS]_/.test(pieces[at - 2]?.text ?? '')) ||
        (after?.kind === 'function' && isMeant(pieces, at + 1)) ||
        (after?.kind === 'after' && /^\^/.test(after.text) && (isSignAt(pieces, at + 2) || isSignAt(pieces, at - 1))) ||
        (after?.kind === 'after' && after.text === 'degrees') ||
        isBesideMinus(pieces, at) ||
        isMeasured(pieces, at) ||
        isFractionPart(pieces, at) ||
        (after?.kind === 'operand' && /^[a-z]$|^theta$|^pi$|^alpha$|^beta$|^[αβ]$/.test(after.text)) ||
        rowAt(pieces, at) !== null
      )
    default:
      return true
  }
}

/** "are two and minus nine" */
const isBesideMinus = (pieces: readonly Piece[], at: number): boolean =>
  /^(?:are|is)$/i.test(saidOf(pieces[at - 1])) &&
  saidOf(pieces[at + 1]) === 'and' &&
  pieces[at + 2]?.text === '-' &&
  pieces[at + 3]?.kind === 'number'

/** "the first term is eight and the last term is ...": it counts nothing. */
const isValueGiven = (pieces: readonly Piece[], at: number): boolean => {
  const after = pieces[at + 1]
  const isEnd =
    after === undefined ||
    after.kind === 'comma' ||
    (after.kind === 'other' && /^(?:the|find|what|then|so|how|its|\.|and)$/i.test(after.text))
  return isEnd && saidOf(pieces[at]) !== 'zero' && pieces[at - 1]?.kind === 'other' && saidOf(pieces[at - 1]) === 'is'
}

const isSignAt = (pieces: readonly Piece[], at: number): boolean =>
  pieces[at]?.kind === 'sign' && /^[-+×=]$/.test(pieces[at].text)

/** "k is greater than minus three": a letter compared with a number. */
const isLetterCompared = (lead: Piece | undefined, before: Piece | undefined, after: Piece | undefined): boolean =>
  (lead === undefined || lead.kind === 'comma' || /^(?:if|when|where|for|given|that|solve)$/i.test(saidOf(lead))) &&
  before?.kind === 'operand' &&
  /^[a-z]$/.test(before.text) &&
  (after?.kind === 'number' || (after?.kind === 'sign' && after.text === '-') || /^\d/.test(after?.text ?? ''))

/** "u is minus 18" */
const isLead = (piece: Piece): boolean =>
  piece.kind === 'other' && /^(?:is|are|of|be|if|let|both|difference|and|zeroe?s?|roots?|ap)$/i.test(piece.text)

/** "29 into two equal parts", "divides BC into BD = 7 cm and DC = 8 cm": no product. */
const dividesInParts = (pieces: readonly Piece[], at: number): boolean =>
  saidOf(pieces[at]).toLowerCase() === 'into' &&
  (pieces.slice(at + 1, at + 5).some((piece) => piece.kind === 'other' && /^parts?$/i.test(piece.text)) ||
    pieces.slice(Math.max(0, at - 8), at).some((piece) => /^(?:divid|cut)/i.test(saidOf(piece))))

/** One of at least two numbers in a row, "of twelve and eighteen", "three, eight, thirteen". */
function rowAt(pieces: readonly Piece[], at: number): readonly Piece[] | null {
  const joins = (piece: Piece | undefined) =>
    piece?.kind === 'comma' || (piece?.kind === 'other' && piece.text === 'and')
  const step = (from: number, by: 1 | -1): number => {
    let place = from
    while (joins(pieces[place])) place += by
    return place
  }
  /** A minus before a number of the row is its own. */
  const before = (place: number): number => (saidOf(pieces[place - 1]) === 'minus' ? place - 2 : place - 1)
  const behind = (place: number): number => {
    const next = step(place + 1, 1)
    return saidOf(pieces[next]) === 'minus' && next > place + 1 ? next + 1 : next
  }
  let first = at
  // "minus seven minus three" may be a difference
  const ahead = (place: number): number => {
    const next = step(before(place), -1)
    return before(place) === place - 2 && next === place - 2 ? -1 : next
  }
  for (let place = ahead(first); isNumeral(pieces[place]); place = ahead(first)) first = place
  let last = at
  for (let place = behind(last); isNumeral(pieces[place]); place = behind(last)) last = place
  const lead = pieces[before(first)]
  const end = pieces[last + 1]
  const isRow =
    last > first &&
    lead?.kind === 'other' &&
    /^(?:of|for|hcf|lcm|gcd|mean|median|mode|ap)$/i.test(lead.text) &&
    (end === undefined || end.kind === 'other')
  return isRow ? pieces.slice(first, last + 1) : null
}
