/** A response without what is set around its answer, and where what is left begins. */
export interface Unwrapped {
  readonly text: string
  readonly from: number
}

const end = '(?![\\p{L}\\p{M}\\d])'
const kindly = '(?:(?:the|my|our|mera|hamara|final|required|correct|right|this)\\s{1,3}){0,4}'
const linking = `(?:is|are|was|will be|would be|should be|comes?(?: out)? to be|comes? out as|turns? out to be|hai|hoga)${end}|=?[-–—]{0,2}>|[:=]|[-–—](?=\\s)|\\.(?!\\d)`

/** What may stand before an answer: "Hence", "so,", "the required answer is", "I got", "it is", "=>", "=". */
const leads: readonly RegExp[] = [
  new RegExp(
    `^${kindly}(?:answers?|ans|anwser|soln|sol|solution|result|uttar|उत्तर)${end}\\.?(?!\\s{1,3}(?:of|to|for|set|exists?|does)${end})(?:\\s{0,3}(?:${linking})){0,3}[\\s,]{0,3}`,
    'iu',
  ),
  new RegExp(`^(?:and\\s)?(?:so|hence|therefore|thus|then|finally|isliye|isiliye|अतः|इसलिए)${end}[\\s,:]{0,3}`, 'iu'),
  new RegExp(
    `^(?:i|we)\\s{1,3}(?:got|get|found|find|have|obtain|obtained|think|believe|say)${end}(?:\\sthat${end})?[\\s,:]{0,3}`,
    'iu',
  ),
  new RegExp(
    `^(?:got|(?:which|this|it) (?:gives|comes out as|turns out to be|comes(?: out)?(?: to be)?))${end}[\\s,:]{0,3}`,
    'iu',
  ),
  new RegExp(`^(?:it|that)(?:['’]s|\\s{1,3}(?:is|are|will be|would be|should be|must be))${end}[\\s,:]{0,3}`, 'iu'),
  /^(?:is|are)\s{1,3}/i,
  /^(?:they|these|it|all)\s{1,3}(?:adds?|sums?)\s(?:up\s)?to\s{1,3}(?=[-−–]?[₹\d])/i,
  // how many zeroes the graph of a polynomial shows
  /^(?:y\s?=\s?)?[fgpqr]\s?\(\s?x\s?\)\s{1,3}(?:has|have)\s{1,3}(?=\d)/i,
  // with their values behind it
  /^(?:it has |has )?(?:two|2)\s(?:(?:distinct|different|unequal|real|and)\s){1,3}(?:roots|zeroes|zeros|solutions)\s?(?:are|:|,|-|i\.?e\.?,?)?\s{1,3}(?:x\s?=\s?)?(?=[-−–]?\s?[\d√(]\S{0,20}\s?(?:,|and|&|aur)\s)/i,
  // "by how much": by 19, it exceeds by 19
  /^(?:(?:(?:it|the first(?: (?:one|term))?)\s{1,3})?exceeds?\s{1,3}(?:(?:it|the (?:other|second)(?: (?:one|term))?)\s{1,3})?)?by\s{1,3}(?=(?:₹|rs\.?)?\s?\d[\d,.]{0,20}(?![\d,.]|\s?(?:by|:)(?![a-z])))/i,
  /^(?:∴|∵|⇒|→|⟹|[-–—]{1,3}>|=>|=(?![=></]))\s{0,3}/u,
]

/** What may stand behind it: "ans.", "(Ans)", "is the answer", "hai", "✓", "sir". */
const trails: readonly RegExp[] = [
  /(?:[\s,;.:-]{1,4}|(?<=[\d)°²³%])|\s{0,3}[([]\s?)(?:ans|uttar|उत्तर)\s?[.!)\]]{0,3}$/iu,
  /(?:\s{0,3}[([]\s?|(?<=[\d)°²³%])\s{0,3}|[,.;:]\s{0,3})answer\s?[.!)\]]{0,3}$/iu,
  new RegExp(`\\s(?:(?:is|are)\\s{1,3}|=\\s{0,3})${kindly}(?:ans|answers?|solution)\\s?[.!]{0,3}$`, 'iu'),
  /\s(?:hai|hain|hoga|hogi|honge|thi|tha|है|होगा|sir|ma'?am|madam)\s?[.!।]{0,2}$/iu,
  /\sabove\s{1,3}(?:the\s{1,3})?(?:ground|water|sea|lake|floor|surface)(?:\s{1,3}level)?\s?[.!]?$/iu,
  /\s{0,3}[✓✔☑✅👍]\ufe0f?$/u,
  /(?<=\d)\s?no\.$/iu,
  /(?<=[\d)²³°%])[\s,;.]{1,3}(?:so |and |hence )?(?:verified|proved|checked|q\.?e\.?d\.?)\s?[.!]?$/iu,
  /\s{0,3}(?:[;,।]|(?<![.…])\.)$/u,
]

const brackets = ['()', '[]', '{}']
const marks = ['"', "'", '`', '**', '__', '*', '$$', '$']
const named: readonly (readonly [open: string, close: string])[] = [
  ['“', '”'],
  ['‘', '’'],
  ['\\(', '\\)'],
  ['\\[', '\\]'],
]

const longest = 2000
const mostRounds = 8
const longestTrail = 60

/**
 * An answer without the sentence that it is put in: "So, the answer is [9:4]." as "9:4". What is taken off says nothing of the answer; a
 * denial, a doubt or a name stays, and so does a response that is nothing else.
 */
export function unwrapped(response: string): Unwrapped {
  let left = trimmed(response, 0)
  if (left.text.length > longest) return left
  for (let round = 0; round < mostRounds; round++) {
    const next = withoutLead(withoutTrail(opened(left)))
    if (next.text === left.text) break
    left = next
  }
  return left
}

function trimmed(text: string, from: number): Unwrapped {
  const start = text.trimStart()
  return { text: start.trimEnd(), from: from + text.length - start.length }
}

/** Unless nothing would be left. */
const kept = (shorter: Unwrapped, whole: Unwrapped): Unwrapped => (shorter.text === '' ? whole : shorter)

/** With what a lead can begin, and a trail end; most answers are figures, with nothing around them. */
const leadsIn = /^[^\d√(+.−₹$]/
const trailsOff = /[^\d%°²³]$/

function withoutLead(whole: Unwrapped): Unwrapped {
  if (!leadsIn.test(whole.text)) return whole
  const lead = leads.map((pattern) => pattern.exec(whole.text)?.[0].length ?? 0).find((length) => length > 0) ?? 0
  return kept(trimmed(whole.text.slice(lead), whole.from + lead), whole)
}

function withoutTrail(whole: Unwrapped): Unwrapped {
  const { text, from } = whole
  if (!trailsOff.test(text)) return whole
  const tail = text.slice(-longestTrail)
  const trail = trails.map((pattern) => pattern.exec(tail)?.[0].length ?? 0).find((length) => length > 0) ?? 0
  const shorter = trimmed(text.slice(0, text.length - trail), from)
  return / (?:not|never|nahi|nahin|galat|wrong|\p{L}{1,6}n['’]t)$/iu.test(shorter.text) ? whole : kept(shorter, whole)
}

/** Without brackets, quotation marks or the marks of Markdown and TeX around the whole. */
function opened(whole: Unwrapped): Unwrapped {
  const { text, from } = whole
  const width = enclosed(text)
  return width === 0 ? whole : kept(trimmed(text.slice(width, text.length - width), from + width), whole)
}

const encloses = /^[^\d\p{L}√∠+.−-]/u

/** How many characters enclose the whole on each side. */
function enclosed(text: string): number {
  if (!encloses.test(text)) return 0
  if (brackets.some((pair) => text.startsWith(pair.charAt(0)) && closes(text, pair))) return 1
  const within = (open: string, close: string) =>
    text.length > open.length + close.length &&
    text.startsWith(open) &&
    text.endsWith(close) &&
    !text.slice(open.length, -close.length).includes(close)
  const mark = marks.find((one) => within(one, one)) ?? named.find(([open, close]) => within(open, close))?.[0]
  return mark?.length ?? 0
}

/** Whether the bracket at the beginning is closed at the very end. */
function closes(text: string, [open, close]: string): boolean {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    if (text.charAt(at) === open) depth++
    if (text.charAt(at) === close && --depth === 0) return at === text.length - 1
  }
  return false
}
