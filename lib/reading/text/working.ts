/** A response taken apart: its answer, and what was written before or behind it. */
export interface Concluded {
  readonly answer: string
  /** Where the answer begins in the response. */
  readonly from: number
  /** What leads to it or says why: whole clauses where a word joins them, "x = 3, y = 4 so ...". */
  readonly working: readonly string[]
  /** Whether a word such as "so" leads to it, and not only a comma. */
  readonly isConcluded: boolean
}

export interface Piece {
  readonly from: number
  readonly to: number
  /** Whether a word such as "so" stands before it, and not only a comma. */
  readonly isConcluded: boolean
  /** Whether it says why: "because ...". */
  readonly isReason: boolean
}

const longest = 300
const mostPieces = 24
const mostAnswers = 5

const marks =
  /(?<=^|[\s,;.)\]}\d²³°%])(so|hence|therefore|thus|then|gives|implies|isliye|isiliye|toh|matlab|yani|i\.?e\.?|becau?se|bcoz|bcz|bcos|coz|cuz|since|as|kyunki|kyonki|kyuki|and|aur)(?=[\s,:])|∴|⇒|⟹|→|[-=]+>(?!=)|∵|;|\n|,(?!\d{2,3}(?:\D|$))|&|(?<!\.)\.(?=\s)/gi

const reasons = /^(?:becau?se|bcoz|bcz|bcos|coz|cuz|since|as|kyunki|kyonki|kyuki|∵)$/i
const weak = /^(?:,|and|aur|&|\.)$/i

/**
 * The ways to take a response for an answer with its working before it, "BC = 48 so BD = 48 - 27 = 21", or a reason behind it, "k = 7 as
 * D = 16"; the longest answer first. A comma leads to an
 * answer only where all before it are claims or data, and it says what it is. None for a response that is plainly in one piece.
 */
export function conclusions(response: string): readonly Concluded[] {
  if (response.length > longest) return []
  const pieces = piecesOf(response)
  if (pieces.length > mostPieces) return []
  if (pieces.length < 2) return remarkBehind(response)
  const textOf = ({ from, to }: Piece) => response.slice(from, to).trim()
  const texts = pieces.map(textOf)
  const take = (first: number, end: number): Concluded => {
    const [from, to] = [pieces[first]?.from ?? 0, pieces[end - 1]?.to ?? 0]
    const isConcluded = end < pieces.length || pieces[first]?.isConcluded === true
    const beside = [pieces.slice(0, first), pieces.slice(end)]
    const working = beside.flatMap((side) => (isConcluded ? clausesOf(side) : side)).map(textOf)
    return { answer: response.slice(from, to).trim(), from, working, isConcluded }
  }
  const leading = texts.findIndex((text) => !/[=<>≤≥≠]/.test(text) && !isStated(text))
  const canLead = (count: number) => leading < 0 || leading >= count
  const opens = (piece: Piece, index: number) =>
    index > 0 &&
    !piece.isReason &&
    (piece.isConcluded ||
      (canLead(index) && (/[=:]|\p{L}{2}/u.test(texts[index] ?? '') || isPointBehind(texts, index))))
  const behind = pieces.flatMap((piece, index) => (opens(piece, index) ? [index] : [])).slice(-mostAnswers)
  const firstReason = pieces.findIndex(({ isReason }, index) => isReason && index > 0)
  const before = firstReason > 0 ? [take(0, firstReason)] : checksBehind(texts).map((end) => take(0, end))
  return [
    ...behind.map((first) => take(first, pieces.length)),
    ...before,
    ...namedAmong(texts),
    ...remarkBehind(response),
  ]
}

const remark = /^(.{0,120}[\d)²³°%π])\s?\(([^()]{3,80})\)\.?$/su
const turning =
  /(?<!\p{L})(?:or|ya|if|when|unless|except|but|instead|not|no|nahi|never|wrong|incorrect|either|also|half|twice|ans|answer|more|less)(?!\p{L})|[<>≠?]/iu

/** "2 (x = -5 and x = -2)": a value, with what it comes from in brackets behind it. */
function remarkBehind(response: string): readonly Concluded[] {
  const [, answer = '', said = ''] = remark.exec(response) ?? []
  const isRemark = /=/.test(said) && !turning.test(said)
  return isRemark ? [{ answer, from: 0, working: [said], isConcluded: true }] : []
}

/** "x = 5, (5, 0)": a point behind equations that name none. */
const isPointBehind = (texts: readonly string[], index: number): boolean =>
  index === texts.length - 1 &&
  /^\([^(),=]{1,20},[^(),=]{1,20}\)$/.test(texts[index] ?? '') &&
  texts
    .slice(0, index)
    .every((text) => /^[xy]\s?=|[-+²^)]\s?[^=]*=/.test(text) && !/\([^()]*,[^()]*\)|^\p{L}{2}/u.test(text))

/** What is said in words of a number on the way: "LCM of 28 and 50 is 700", "lcm 288". */
const isSaid = (text: string): boolean =>
  /^\p{L}{2}[\p{L}\d,&() ]{0,60}\s(?:is|are)\s\S*\d|^\p{L}{3}[\p{L} ]{0,30}\s\d[\d.]{0,12}(?:\s?:\s?\d{1,6}|\s?(?:[ckm]?m[²³]?|%|°))?$/u.test(
    text,
  )

const isStated = (text: string): boolean => isData(text) || isSeries(text) || isSaid(text) || /^let\s/i.test(text)

/** "41 + 43 + ... + 61" */
export const isSeries = (text: string): boolean =>
  /^[\d\s+.…-]{5,80}$/.test(text) && /\+\s?(?:\.{2,3}|…)\s?\+/.test(text)

/** Cases listed on the way to a number: "(5, 6), (6, 5)", "HH, HT, TH", "favourable (3, 5)". */
export const isData = (text: string): boolean => {
  const outside = text.replace(/\([^()]{1,40}\)/g, ' ')
  const isListed = outside !== text || /^[A-Z]{1,4}$/.test(text.trim())
  return isListed && !/[\d=]|\p{Ll}/u.test(outside.replace(/\p{Ll}{3,20}/gu, ''))
}

/** The terms of a sequence: "48, 60 ... 816", "55, 46, 37, 28". */
export function isSequence(text: string): boolean {
  if (text.length > 120 || !/^\s?-?\d[-\d,.…\s]{4,118}$/.test(text)) return false
  const [first = '', ...rest] = text.split(/\.{2,3}|…/)
  const numbersIn = (part: string) => (part.match(/-?\d{1,6}/g) ?? []).map(Number)
  const [terms, last] = [numbersIn(first), numbersIn(rest.join(' '))]
  const [a = 0, b = 0] = terms
  const isEven = terms.every((term, index) => term === a + index * (b - a))
  if (a === b || terms.length < 2 || !isEven || rest.length > 1) return false
  return rest.length === 0 ? terms.length > 3 : last.every((term) => (term - a) % (b - a) === 0)
}

/** Pieces that commas join, up to the next word that leads on. */
function clausesOf(pieces: readonly Piece[]): readonly Piece[] {
  const clauses: Piece[] = []
  for (const piece of pieces) {
    const last = clauses.at(-1)
    if (last && !piece.isConcluded && !piece.isReason) clauses.splice(-1, 1, { ...last, to: piece.to })
    else clauses.push(piece)
  }
  return clauses
}

const isNamed = (text: string): boolean => /^\p{L}{1,12}_?\d{0,2}\s?=/u.test(text)

/** Values by name with working between them: "3 + x = 6 => x = 3; y - 8 = -12 => y = -4". */
function namedAmong(texts: readonly string[]): readonly Concluded[] {
  const values = texts.filter(isNamed)
  return values.length > 1 && values.length < texts.length
    ? [{ answer: values.join(', '), from: 0, working: texts.filter((text) => !isNamed(text)), isConcluded: true }]
    : []
}

/**
 * Where an answer may end that is followed by checks in figures alone, "HCF = 6, LCM = 570, 6 × 570 = 114 × 30", or by the term at that place,
 * "n = 36, a_36 = -1".
 */
function checksBehind(texts: readonly string[]): readonly number[] {
  const [place, term] = [/=\s?(\d{1,4})$/.exec(texts[0] ?? ''), /^[at]_?\(?(\d{1,4})\)?\s?=/i.exec(texts[1] ?? '')]
  if (place && texts.length === 2 && place[1] === term?.[1]) return [1]
  const end = texts.findLastIndex((text) => !/^[^\p{L}]*=[^\p{L}]*$/u.test(text)) + 1
  return end > 0 && end < texts.length ? [end] : []
}

/** "HCF of 144, 264 and 408" is one name. */
const called =
  /\b(?:hcf|lcm|gcd)\s(?:of\s)?\d{1,9}(?:(?:,\s?and\s|,\s?|\s?&\s?|\sand\s)\d{1,9}(?![\d^]|\s?[-+*/×÷]))+(?=\s(?:is|are)\b|\s?[=:])/gi

/** What each mark holds; most answers hold none. */
const anyMark = /[a-z]{2}|[∴⇒⟹→∵;\n,&.]|[-=]>/i
const anyCalled = /hcf|lcm|gcd/i

/** A response cut at the words and signs that lead on or set beside; brackets stay whole. */
export function piecesOf(response: string): readonly Piece[] {
  if (!anyMark.test(response))
    return response.trim() === '' ? [] : [{ from: 0, to: response.length, isConcluded: false, isReason: false }]
  const pieces: Piece[] = []
  let [from, isConcluded, isReason] = [0, false, false]
  const close = (to: number) => {
    if (response.slice(from, to).trim() !== '') pieces.push({ from, to, isConcluded, isReason })
    // of several marks in a row the first word decides: ", so"
    else if (pieces.length > 0 && (isConcluded || isReason)) return true
    return false
  }
  const calls = anyCalled.test(response)
    ? [...response.matchAll(called)].map(({ index, 0: { length } }) => ({ from: index, to: index + length }))
    : []
  for (const match of response.matchAll(marks)) {
    if (depthAt(response, match.index) > 0 || calls.some((call) => call.from < match.index && match.index < call.to))
      continue
    const carried = close(match.index)
    from = match.index + match[0].length
    isReason = reasons.test(match[0]) || (carried && isReason)
    isConcluded = !isReason && (!weak.test(match[0]) || (carried && isConcluded))
  }
  close(response.length)
  return pieces
}

/** How many brackets are open before a place. */
function depthAt(text: string, place: number): number {
  let depth = 0
  for (let at = 0; at < place; at++) {
    if ('([{'.includes(text.charAt(at))) depth++
    if (')]}'.includes(text.charAt(at)) && depth > 0) depth--
  }
  return depth
}
