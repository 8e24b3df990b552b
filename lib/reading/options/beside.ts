interface Piece {
  readonly text: string
  /** Behind "because", or before "so": it says why. */
  readonly isReasoned: boolean
}

const marks =
  /,(?![^()]{0,40}\))|;|[.!](?=\s|$)|(?<![\p{L}\d])(so|hence|therefore|thus|isliye|isiliye|then|because|since|as|kyunki|kyonki|and|aur|but|lekin|whereas|which|jo)(?![\p{L}\d])/giu
const concluding = /^(?:so|hence|therefore|thus|isliye|isiliye|then)$/i
const explaining = /^(?:because|since|as|kyunki|kyonki)$/i
const mostPieces = 10

/** Cuts what stands beside an option at its commas and connecting words, but not (0, 0); null for too many pieces. */
export function piecesBeside(text: string, isReasoned: boolean): readonly Piece[] | null {
  const pieces: Piece[] = []
  let [from, isWhy] = [0, false]
  const close = (to: number, isConcluded: boolean) => {
    const piece = text.slice(from, to).trim()
    if (piece !== '') pieces.push({ text: piece, isReasoned: isReasoned || isWhy || isConcluded })
  }
  for (const match of text.matchAll(marks)) {
    close(match.index, concluding.test(match[0]))
    from = match.index + match[0].length
    isWhy = explaining.test(match[0]) || (isWhy && !concluding.test(match[0]))
  }
  close(text.length, false)
  return pieces.length > mostPieces ? null : pieces
}

const short: readonly (readonly [typed: RegExp, plain: string])[] = [
  [/(?<![a-z])(?:bcz|bcoz|bcos|coz|cuz|kyuki)(?![a-z])|∵/gi, ' because '],
  [/[∴⇒→⟹]|(?<!=)=>|[-–—]>/g, ' so '],
  [/(?<![a-z])at(least|most)(?![a-z])/gi, 'at $1'],
]

/** With words for the signs, and whole words for the short ones, that connect working. */
export const connected = (text: string): string => short.reduce((out, [from, to]) => out.replace(from, to), text)

/** "5 or 7": leaves it open. */
export const isOpen = (text: string): boolean => /(?<![\p{L}])(?:or|ya|either)(?![\p{L}])/iu.test(text)

/** Sets something equal, greater or less: "D = 16", "n is not 0". */
export const isClaim = (text: string): boolean => /[=<>≤≥≠⊥∥|]|\b(?:is|are|gives?) (?:not )?[-√(]?\d/i.test(text)

/** "not", "galat", "is wrong": takes back what it stands beside. */
export const isTakenBack = (text: string): boolean =>
  /^(?:(?:is|are|was|it|that|option|can|could|answer|ans|choice|hai)\s){0,2}(?:not|never|nor|or|than|wrong|incorrect|false|galat|nahin?|nhi|cannot|can't|isn't|isnt)(?![a-z])/i.test(
    text,
  )

const denying =
  /^(?:(?:is|are|was|answer|ans|option|choice|the|it|ye|yeh|hai)\s{1,3}){0,4}(?:not|nahi|nahin|nhi|isn['’]?t|never|na)(?:\s{1,3}(?:hai|h|ho|sakta|the|my|an?|answer|ans|correct|right|sahi|option|choice|it|this|one)){0,5}[\s.!]{0,3}$/i

/** "is not the answer" behind a label: it is taken back also where the wording of its option begins with "No". */
export const isDeniedAnswer = (text: string): boolean =>
  denying.test(text) && /\b(?:answer|ans|correct|right|sahi|option|choice)\b/i.test(text)

/** "not (B)", "other than B": what leads to a label takes it back. */
export const isDeniedBefore = (text: string): boolean =>
  /(?<![a-z])(?:not|never|nor|or|and|than|except|but|either|neither|both|isn't|isnt|no|nahi|without|instead of)$/i.test(
    text.trim(),
  )

/** "option b is the polynomial": what is asked for, in other words. */
export const isRemark = (text: string): boolean =>
  /^(?:is|hai) (?:the |only |the only )[\p{L}]{3,20}(?: [\p{L}]{3,20})?$/iu.test(text)

/** A letter by itself that names neither a point nor a quantity: "C" in "no C", not in "at C = 3", "angle C", "a square". */
const lone =
  /(?<![\p{L}\d\\√^_*/+'’∠△-]|[-+*/=<>]\s|(?:angle|point|vertex|side|line|triangle|of|at|let|event|sin|cos|tan|cosec|sec|cot)\s\(?)([a-h])(?![\p{L}\d'’²³^_(*/+-]|\s?(?:[=<>≤≥≠|∥⊥]|[-+*/]\s)|\)\s?[=<>])/giu

/** Whether another letter of an option stands among words. `names`: the letters that the options use themselves. */
export function namesAnother(text: string, place: number, count: number, names: ReadonlySet<string>): boolean {
  for (const match of text.matchAll(lone)) {
    const [, name = ''] = match
    const other = name.toUpperCase().charCodeAt(0) - 65
    const isArticle =
      /^a$/i.test(name) &&
      /^\s(?!is|are|or|and|hai|nahi|not|dono|both|also|too|bhi|then|yes|no\b)[a-z]{2}/i.test(
        text.slice(match.index + 1),
      )
    if (other !== place && other < count && !isArticle && !names.has(name)) return true
  }
  return false
}
