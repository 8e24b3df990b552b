const number = String.raw`\d+(?:\.\d+)?`
const classes = new RegExp(
  String.raw`(?:\bclass(?: interval)? )?\$?(?<![\d./^(])\b(${number})\s?(?:-|–|—|−|\bto\b|\bse\b)\s?(${number})\$?(?![\d.]*\s?[-–—−]\s?\d+\s?[-–—−])`,
  'gi',
)
const bounds = new RegExp(
  String.raw`\b(more than(?: or equal to)?|less than(?: or equal to)?|below|above)\s?(?:₹|rs\.?\s)?\$?(${number})\$?(?![\d.])`,
  'gi',
)

const unit = String.raw`(?:\s?(?:cm|mm|km|m|kg|g|gb|rs\.?|rupees|runs|points|litres?|days?|years?|yrs?|hours?|hrs?|minutes?|mins?|sec(?:ond)?s?|marks|°c)(?![a-z]))?`
const plain = String.raw`(?!more|less|than|not|to|or|find|if|is\b)[a-z]{2,}`
/** What stands before a frequency: signs, its title, at most two words ending in one that joins, "plates on", "me". */
const lead = String.raw`^${unit}\s*(?:[:=→|,(]|[-–—]+>?|is|has|have)?\s*(?:freq(?:uency)?\.?\s*(?:[:=]|is)?|(?:(?:no|number) of )?(?:students?|workers?|persons?|people|patients|families|plants|players)\s|(?:${plain}\s+)?(?:on|in|for|me|mein|by|of|has|have|had|are)\s)?\s*\$?`
/** What stands between two classes of a table in a line: one frequency, signs and at most two words. */
const between = new RegExp(
  String.raw`${lead}(\d+|f_[12]|[a-dfkmnp-z])\$?(?:\s+${plain}){0,3}(?:[\s,;.|₹)]|\band\s|\baur\s|\brs\.?\s)*$`,
  'i',
)
const last = new RegExp(
  String.raw`${lead}(\d+|f_[12]|[b-dfkmnp-z](?![a-z])|a(?=[\s.,;]*$))\$?(?![\d.]*\s?[-–—+*/^])`,
  'i',
)

/** What stands over two columns. */
const heads = /\b(?:class(?:es)?(?: intervals?)?|c\.?i\.?)\s*[|,]?\s*(?:f_?i?|freq(?:uency)?|frequencies)\s*[|:]?\s*$/i

interface Row {
  readonly from: number
  readonly to: number
  readonly title: string
  /** By which rows are in order. */
  readonly place: readonly [number, number]
}

const rowsIn = (text: string): readonly Row[] =>
  [...text.matchAll(classes)].map(({ 0: found, 1: a = '', 2: b = '', index }) => ({
    from: index,
    to: index + found.length,
    title: `${a}-${b}`,
    place: [Number(a), Number(b)],
  }))

const boundsIn = (text: string): readonly Row[] =>
  [...text.matchAll(bounds)].map(({ 0: found, 1: words = '', 2: at = '', index }) => ({
    from: index,
    to: index + found.length,
    title: `${words.toLowerCase()} ${at}`,
    place: [Number(at), Number(at)],
  }))

/** So many rows at least make a table. */
const fewest = 3

/**
 * "0-10: 5, 10-20: 8, 20-30: 7", "class 0 to 10 frequency 5 class 10 to 20 ..." and "more than 0 - 50, more than 10 - 46, ..." as a row of
 * classes and a row of frequencies.
 */
export function withTable(typed: string): string {
  // "Height / Number of girls" over the rows
  const headed = typed.replace(
    /(?<=\n|[.:?] |^)([A-Z][a-z ()]{2,40}?) \/ ((?:Number|No\.?) of [a-z ]{3,20}|Frequency|Students|Persons)(?=\n)/g,
    '$1 , $2',
  )
  const text = withValues(withMissing(withSigns(withBoundsInRow(withBoundsBeside(withSpokenBounds(headed))))))
  return written(text, rowsIn(text)) ?? written(text, boundsIn(text)) ?? text
}

const row = String.raw`\$?(\d+(?:\.\d+)?(?:\s*,\s*\d+(?:\.\d+)?|\s+\d+(?:\.\d+)?){2,})\$?`
const valuesAndFrequencies = new RegExp(
  String.raw`\$?\bx(?:_?i)?\$?\s*[:=|]?\s*${row}[\s,;.|]*(?:and\s|aur\s)?\s*\$?f(?:_?i|req(?:uency)?\.?)?\$?\s*[:=|]?\s*${row}(?![\d.]*[-–/^])`,
  'i',
)

/** "x = 3, 5, 7 and f = 2, 4, 1": values with their frequencies, as many of the one as of the other. */
const withValues = (text: string): string =>
  text.replace(valuesAndFrequencies, (whole, values: string, frequencies: string) => {
    const [first, second] = [values, frequencies].map((each) => each.trim().split(/[\s,]+/))
    return first && second && first.length === second.length
      ? `. Value: ${first.join(', ')}. Frequency: ${second.join(', ')}. `
      : whole
  })

/** "20 se kam": less than 20, where a table is made of it. */
const withSpokenBounds = (typed: string): string => {
  const text =
    (typed.match(orMore)?.length ?? 0) >= fewest ? typed.replace(orMore, 'more than or equal to $1$2 ') : typed
  return (text.match(/\bse kam\b/gi)?.length ?? 0) >= fewest
    ? text.replace(/\b(\d+(?:\.\d+)?) se kam\b(?: marks| ank| number)?/gi, 'less than $1')
    : text
}

/** "0 or more", "0 ya usse zyada", "at least 0". */
const orMore =
  /\b(\d+(?:\.\d+)?)(?: (?:years?|yrs?|marks|cm|kg|km|hours?|minutes?|rupees))? (?:or|and|ya|&) (?:more|above|over|(?:usse|us se|isse) (?:zyada|zyaada|jyada|adhik))\b|\bat least (\d+(?:\.\d+)?)(?=[ :=-])/gi

/** "below 10, 20, 30": below each of them. */
const withBoundsInRow = (text: string): string =>
  text.replace(
    /\b(more than|less than|below|above)[\s:]+((?:\d+(?:\.\d+)?(?:\s*,\s*|\s+)){2,}\d+(?:\.\d+)?)(?!\s*[-–:.]?\d|\s*[-–:]\s*\d)/gi,
    (_, bound: string, row: string) =>
      row
        .split(/[\s,]+/)
        .map((one) => `${bound} ${one}`)
        .join(', '),
  )

const besides = new RegExp(
  String.raw`\b(more than or equal to|less than or equal to|more than|less than|below|above) (${number})((?:\s?[-–:]\s?\d+(?: [a-z]+)?)(?:,\s*${number}\s?[-–:]\s?\d+){2,})`,
  'gi',
)

/** "more than 0 - 40 students, 10 - 36, 20 - 26": the bound holds for each. */
const withBoundsBeside = (text: string): string =>
  text.replace(
    besides,
    (_, bound: string, first: string, row: string) => `${bound} ${first}${row.replace(/,\s*/g, `, ${bound} `)}`,
  )

/** ">= 20" in a table that is "more than or equal to", and the other way round. */
function withSigns(text: string): string {
  if (/\bmore than\b/i.test(text) || (text.match(/(?:≥|>=)\s?\d/g)?.length ?? 0) >= fewest)
    return text.replace(/(?:≥|>=|\\geq?)\s?(?=\$?\d)/g, 'more than or equal to ')
  const isLess = /\bless than\b/i.test(text) || (text.match(/<\s?\d+\s?[:=-]/g)?.length ?? 0) >= fewest
  return isLess ? text.replace(/<\s?(?=\$?\d+\s?[:=-])/g, 'less than ') : text
}

/** "f1 and f2": two frequencies that are missing. */
const withMissing = (text: string): string =>
  /\bf_?\{?1\b/i.test(text) && /\bf_?\{?2\b/i.test(text)
    ? text.replace(/\bf_?\{?([12])\}?(?!\w|\.\d)/gi, 'f_$1').replace(/\b(f_1) (f_2)\b/g, '$1, $2')
    : text

function written(text: string, rows: readonly Row[]): string | null {
  if (rows.length < fewest) return null
  const [first, ...more] = rows
  const final = more.at(-1)
  if (!first || !final || !areInOrder(rows)) return null
  const frequencies = more.map((row, index) => {
    const own = text.slice(rows[index]?.to, row.from)
    return between.exec(own)?.[1] ?? loneCount(own)
  })
  const behind = last.exec(text.slice(final.to)) ?? loneLast(text.slice(final.to))
  const all = [...frequencies, behind?.[1]]
  if (!behind || all.some((one) => one === undefined)) return null
  const table = `. Class: ${rows.map(({ title }) => title).join(', ')}. Frequency: ${all.join(', ')}. `
  return `${text
    .slice(0, first.from)
    .replace(heads, ' ')
    .replace(
      /(?:[-–—:]|₹|\brs\.?)\s*$/i,
      ' ',
    )}${table}${text.slice(final.to + behind[0].length).replace(/^\s*[,;.]?/, ' ')}`
}

const others = /\b(?:more|less|than|not|find|if|above|below|what|how|between|total)\b/i
const lone = /^[b-dfkmnp-z]$/

/** The one number or letter that stands among words: "pencil wale 13 dibbe", "(tea, call it p)"; none where it may mean something else. */
function loneCount(text: string): string | undefined {
  const tokens = text.match(/\d+(?:\.\d+)?|f_[12]|[a-zA-Z]+/g) ?? []
  const numbers = tokens.filter((one) => /\d/.test(one))
  const [only, ...more] = numbers.length > 0 ? numbers : tokens.filter((one) => lone.test(one))
  const isPlain = tokens.length < 8 && !others.test(text) && !/[+*^/\\]/.test(text)
  return isPlain && more.length === 0 && only !== undefined && !only.includes('.') ? only : undefined
}

/** The same behind the last class, with what was read. */
function loneLast(text: string): readonly [string, string] | null {
  const [clause = ''] = /^[^.;?\n]*/.exec(text) ?? []
  const [head] = /^.*?(?:\d+|\b(?:f_[12]|[b-dfkmnp-z])\b)/.exec(clause) ?? []
  const count = head === undefined ? undefined : loneCount(head)
  return head === undefined ||
    count === undefined ||
    head.split(/\s+/).length > 6 ||
    /^\s*[-–—+*^/%]?\s*[-–—/%]/.test(clause.slice(head.length))
    ? null
    : [head, count]
}

/** Classes that follow one another, or bounds that rise or fall. */
const areInOrder = (rows: readonly Row[]): boolean =>
  rows.every(({ place: [a, b] }) => a <= b) &&
  (rows.every(({ place: [a] }, index) => index === 0 || a >= (rows[index - 1]?.place[1] ?? 0)) ||
    (rows.every(({ place: [a, b] }) => a === b) &&
      rows.every(({ place: [a] }, index) => index === 0 || a < (rows[index - 1]?.place[0] ?? 0))))
