const leads =
  /(?:^|\s)(?:an?|the|of|and|or|is|are|was|if|that|with|to|from|by|in|on|at|for|then|as|be|between|than|whose|which|such|find|their|its|prove|show)$/i
const isSentence = (line: string): boolean => line.length >= 20 && line.split(/\s+/).length >= 4
/** The row of a table, a label, one of options that stand below each other. */
const isOwnLine = (line: string, behind: string | undefined): boolean =>
  /^\(?(?:[a-h]|[ivx]{1,4}|\d{1,2})[.)](?!\d)|^[^:|=]{0,24}[:|\t]|^[-•*]/i.test(line) ||
  (line.length < 20 && behind !== undefined && behind.length < 20)

/** What goes on behind a number, where its line ends. */
const behindNumber =
  /^(?:(?:[cmk]?m|km\/h|kg|litres?|met(?:re|er)s?|sq|square|cu|cubic|hours?|minutes?|seconds?|days?|years?|rupees|students|marks|and|or|is|are|of|such|respectively|then|in|to|from|with|if|by|so|have|has|which|at|on|intersects?|meets?|cuts?|bisects?|leav(?:es?|ing)|divided|proportional|per|more|less|than|times|each|when|where|who|what|find|how|will|can|does|units?|persons|cards|balls|terms)\b)(?! ?[=:|])/

const ofFigures =
  /\b(?:triangles?|quadrilateral|parallelogram|trapezium|rectangle|square|rhombus|lines?|segments?|sides?|points?|chords?|diameter|median|altitude|angles?)$/

/** First parts of words that keep their hyphen where a line ends with it, "two-\ndigit". */
const hyphenated =
  /(?<![a-z])(?:two|three|four|five|six|seven|eight|ten|one|non|cross|right|self|well|half|odd|even|mid|first|second|third|last|fixed|equal|long|short|side|square|time)$/i

/** "maxi-\nmum" of a page as one word. */
const withWholeWords = (text: string): string =>
  text.replace(/([A-Za-z]*[a-z]{2})-\n([a-z]{2,})/g, (whole: string, head: string, rest: string) =>
    hyphenated.test(head) ? `${head}-${rest}` : head.length + rest.length > 5 ? `${head}${rest}` : whole,
  )

/** Whether a sentence that was copied with the lines of its page goes on in the next. */
function goesOn(line: string, next: string, behind: string | undefined): boolean {
  // "cos (3x – 15°) =\n√3/2"
  if (/[a-z]{2}[^\n]* =$/.test(line) && /^[√\d(−-]\S* (?:and|then|find)\b/.test(next)) return true
  if (!isSentence(line) || isOwnLine(next, behind) || /[|\t]/.test(line)) return false
  if (leads.test(line)) return true
  // a term of a polynomial: "x²\n- 5x + k such that"
  if (/(?:[²³\d)]|(?<![a-z])[a-z])$/.test(line) && /^[-−–+] ?\d*[a-z]?\d*[²³]? ?(?:[-−–+=.,?]|[a-z]{2,}\b)/.test(next))
    return true
  // "median AD of a triangle\nABC are"
  if (ofFigures.test(line) && /^[△∠]?[A-Z]{1,4}\b(?! ?[=:])/.test(next)) return true
  if (/,$/.test(line)) return /^(?:[a-z]{2,}\s|\d[\d.]* ?(?:[ckm]?m\b|[a-z]{2,}\b|,))/.test(next)
  if (/(?:\d|\b[A-Z]{1,4})$/.test(line) && behindNumber.test(next)) return true
  // "a lawn of dimensions\n50 m x 40 m, a pond ..."
  if (/[a-z]$/.test(line) && /^₹? ?\d[\d.,]* ?(?:[ckm]?m|kg|litres?|hours?|minutes?|years?|days?)\b ?[a-z,]/.test(next))
    return true
  return /[a-z]$/.test(line) && /^[a-z]{2,}\b(?! ?[=:])/.test(next)
}

const labelled = /^\s*\(?(?:[a-h]|[ivx]{1,4})[.)](?=\s)/i
const row = /[|\t]|(?:\d+(?:\.\d+)?(?:, ?|\s+)){3}/

/** The paragraphs of a text that was copied from a narrow column, each in one line; null for any other text. */
function unwrapped(lines: readonly string[]): string | null {
  const paragraphs: string[][] = []
  for (const line of lines)
    if (paragraphs.length === 0 || labelled.test(line)) paragraphs.push([line.trim()])
    else paragraphs.at(-1)?.push(line.trim())
  // the last line of a paragraph is as short as it likes
  const full = paragraphs.flatMap((one) => one.slice(0, -1))
  const widths = full.map(({ length }) => length)
  const isColumn =
    full.length > 2 &&
    Math.min(...widths) >= 24 &&
    Math.max(...widths) - Math.min(...widths) <= 18 &&
    !lines.some((line) => row.test(line)) &&
    full.filter((line) => /[.?!:;,]$/.test(line)).length * 3 <= full.length
  return isColumn ? paragraphs.map((one) => one.join(' ')).join('\n') : null
}

/** A text whose sentences are not broken by the ends of lines. */
export function withoutLineBreaks(text: string): string {
  if (!text.includes('\n')) return text
  const lines = withWholeWords(text).split('\n')
  const whole = unwrapped(lines)
  if (whole !== null) return whole
  return lines.reduce((all, line, at) => {
    const before = lines[at - 1]?.trim() ?? ''
    return `${at > 0 && goesOn(before, line.trim(), lines[at + 1]?.trim()) ? `${all.trimEnd()} ` : `${all}\n`}${line}`
  })
}
