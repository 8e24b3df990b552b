/** The two ways to take "sin 30 plus tan 45 upon sec 30 plus cot 45", where nobody says how far the bar of the fraction reaches. */
export interface BarReadings {
  /** As it stands: a bar over one term. */
  readonly ofTerms: string
  /** All that is said before the bar over all that is said behind it. */
  readonly ofAll: string
}

const ratio = /\b(?:sine?|cos(?:ine)?|tan(?:gent)?|cot|sec(?:ant)?|cosec|csc)\b/i
const standardAngle =
  /\b(?:sine?|cos(?:ine)?|tan(?:gent)?|cot|sec(?:ant)?|cosec|csc)(?: ?(?:squared?|cubed?|\^ ?\d|[²³]))?(?: of)? ?(?:\d+|zero|thirty|forty|sixty|ninety)/i
const sum = /\b(?:plus|minus)\b|[+−–-]/
const bar = /\bupon\b/gi
const asking =
  /^.*\b(?:value of|evaluate|find|calculate|simplify|solve|what is|whats|compute)(?: the)?(?: value of| following)?:? |^/i
const asksBehind =
  /(?:[,.;]? ?\b(?:find|evaluate|calculate|solve|simplify|nikalo|batao|kya|ka maan|ki value|= ?\?).*)?[?.\s]*$/i

const signs: readonly (readonly [RegExp, string])[] = [
  [/\bplus\b/gi, '+'],
  [/\bminus\b/gi, '-'],
  [/ squared?\b/gi, '^2'],
  [/ cubed?\b/gi, '^3'],
  [/\bforty[- ]five\b/gi, '45'],
  [/\bzero\b/gi, '0'],
  [/\bthirty\b/gi, '30'],
  [/\bsixty\b/gi, '60'],
  [/\bninety\b/gi, '90'],
  [/\bone\b/gi, '1'],
  [/\btwo\b/gi, '2'],
  [/\bthree\b/gi, '3'],
  [/\bfour\b/gi, '4'],
  [/\bfive\b/gi, '5'],
  [/\bsine\b/gi, 'sin'],
  [/ degrees?\b/gi, '°'],
]

/** In signs: what is half in words is not read with brackets. */
const inSigns = (said: string): string => signs.reduce((text, [word, sign]) => text.replace(word, sign), said)

/** Null where the bar is clear: it is "whole upon", there is none or more than one, or no sum stands beside it. */
export function barReadings(text: string): BarReadings | null {
  if (!standardAngle.test(text) || [...text.matchAll(bar)].length !== 1) return null
  if (/\bwhole\b|[()=/]|\b(?:equals?|prove|show|theta|alpha|if|verify)\b|θ/i.test(text)) return null
  const asks = asking.exec(text)?.[0] ?? ''
  const opening = ratio.test(asks) ? '' : asks
  const closing = asksBehind.exec(text.slice(opening.length))?.[0] ?? ''
  const said = text.slice(opening.length, text.length - closing.length)
  const [above = '', below = ''] = said.split(/\bupon\b/i).map((part) => inSigns(part.trim()))
  if (!ratio.test(above + below) || (!sum.test(above) && !sum.test(below))) return null
  // "2 tan 30 upon 1 plus tan square 30": nothing is divided by one alone
  const isClear = !sum.test(above) && /^(?:1|one) ?(?:plus|minus|[+−–-])/i.test(below)
  const ofAll = `${opening}(${above}) / (${below})${closing}`
  return { ofAll, ofTerms: isClear ? ofAll : `${opening}${above} / ${below}${closing}` }
}
