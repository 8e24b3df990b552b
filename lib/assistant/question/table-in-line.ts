import { countedRows, inFigures, rowsAcross, type CountedRows, type Row } from './rows-with-counts'

const number = String.raw`\d+(?:\.\d+)?`
const classes = new RegExp(
  String.raw`(?:\bclass(?: interval)? )?\$?(?<![\d./^(])\b(${number})\s?(?:-|–|—|−|\bto\b|\bse\b)\s?(${number})\$?(?![\d.]*\s?[-–—−]\s?\d+\s?[-–—−])`,
  'gi',
)
const bounds = new RegExp(
  String.raw`\b(more than(?: or equal to)?|less than(?: or equal to)?|below|above)\s?(?:₹|rs\.?\s)?\$?(${number})\$?(?!\d|\.\d)`,
  'gi',
)

const unit = String.raw`(?:\s?(?:cm|mm|km|m|kg|g|gb|rs\.?|rupees|runs|points|litres?|days?|years?|yrs?|hours?|hrs?|minutes?|mins?|sec(?:ond)?s?|marks|°c)(?![a-z]))?`
const plain = String.raw`(?!more|less|than|not|to|or|find|if|is\b)[a-z]{2,}`
/** What stands before a frequency: signs, its title, at most two words ending in one that joins, "plates on", "me". */
const lead = String.raw`^${unit}\s*(?:[:=→|,(]|[-–—]+>?|is|has|have)?\s*(?:f(?:req(?:uency)?)?\.?\s*(?:[:=]|is)?|(?:(?:no|number) of )?(?:students?|workers?|persons?|people|patients|families|plants|players)\s|(?:${plain}\s+)?(?:on|in|for|me|mein|by|of|has|have|had|are)\s)?\s*\$?`
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
const heads =
  /\b(?:class(?:es)?(?: intervals?)?|c\.?i\.?)\s*[-–|,/]?\s*(?:f_?i?|freq(?:uency)?|frequencies)\s*[|:]?\s*$/i
/** The rule below them, "|---|---|", and the dash between two, "Wage (₹) - Workers:". */
const ruled = /(?:\|[\s:]*-{2,}[\s:]*)+\|[\s|]*$/
const dashed = / [-–] (?=[A-Za-z .()]{2,30}:\s*$)/
const withoutHeads = (text: string): string => text.replace(ruled, '').replace(heads, ' ').replace(dashed, ', ')

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
    title: `${words.toLowerCase().replace('above', 'more than')} ${at}`,
    place: [Number(at), Number(at)],
  }))

/** So many rows at least make a table. */
const fewest = 3

/**
 * "0-10: 5, 10-20: 8, 20-30: 7", "class 0 to 10 frequency 5 class 10 to 20 ..." and "more than 0 - 50, more than 10 - 46, ..." as a row of
 * classes and a row of frequencies.
 */
export function withTable(typed: string): string {
  // "Height / Number of girls" and "Wage (in ₹) - Number of workers" over the rows
  const headed = typed.replace(
    /(?<=\n|[.:?] |^)([a-z₹][a-z₹ ().]{2,40}?) ?[/–-] ?((?:number|no\.?|percentage) of [a-z ]{3,20}?|frequency|students|persons)(?= ?[:|\n]| (?:below|above|less|more|\d))/gi,
    '$1 , $2',
  )
  const text = withValues(
    withoutBrackets(withMissing(withSigns(withBoundsInRow(withBoundsBeside(withSpokenBounds(headed)))))),
  )
  const table = written(text, rowsIn(text)) ?? written(text, boundsIn(text)) ?? told(inFigures(text))
  return table === null ? text : withTotals(table)
}

/** Beside a table: the sum of its frequencies, its mean by its sign, and two letters that are asked for. */
const withTotals = (table: string): string =>
  table
    .replace(/(?:\\sum|[Σ∑]|\bsigma)\s*f(?:_?\{?i\}?)?\s*(?:=|is)\s*(?=\d)/g, 'total frequency ')
    .replace(/(?:\\bar\s*\{?x\}?|x̄|x̅)\s*(?:=|is)\s*(?=\$?\d)|\baveraging (?=\d)/g, 'mean ')
    .replace(/(?:\bmean )?\$?(?:\\bar\s*\{?x\}?|x̄|x̅)\$?/g, 'mean ')
    .replace(/\b(?:(median|mode) = |using (?:the formula )?)?l \+ [^.\n]{5,60}?[×·*x]\s?h\b/g, ' $1 ')
    .replace(/\b[xf] = (?:no\.?|number) of [a-z]+,?|\b[xf] \| [xf]\b/g, ' ')
    .replace(
      /((?:lower|upper) limit of (?:the )?(?:median|modal) class) \+ (?=(?:lower|upper) limit)/gi,
      'sum of $1 and ',
    )
    .replace(/\bna ?\?/g, '?')
    .replace(/\bc\.? ?f\.? (?=table\b)/gi, 'cumulative frequency ')
    .replace(/\b(x) (y)\b|\b(p) (q)\b|\b(a) (b)\b(?=\s*[.?]*\s*$)/g, (_, ...found: (string | undefined)[]) =>
      found
        .slice(0, 6)
        .filter((one) => one !== undefined)
        .join(' and '),
    )

/** The same told in any order: a table in two rows, the counts first or last, or each count before or behind its row. */
function told(figures: string): string | null {
  // "the modal class 0-10 ...": no name of the row
  const apart = figures.replace(/\b((?:modal|median|which) (?:class|interval)):? (?=(?:class )?\d)/gi, '$1 . ')
  const text = withContinuedBounds(withMeasuredBounds(apart))
  for (const rows of [rowsIn(text), boundsIn(text)]) {
    if (rows.length < fewest) continue
    const across = rowsAcross(text, rows)
    const found = countedRows(text, rows)
    const table = across ? tableOf(across.rows) : found && tableOf(found.rows)
    if (!table) continue
    if (across) return across.rest.replace('@', table)
    // what is asked may stand between two rows: "frequency f of 20-30 = ? the others are 0-10: 5"
    const cut = text.slice(found?.from, found?.to)
    const letters = found?.rows.flatMap((row) => (/^\d/.test(row.count) ? [] : [row.count])) ?? []
    const isAsked = letters.length > 0 && /\?|\b(?:find|nikal\w*|kitn[aie]|kya|what)\b/i.test(cut)
    return `${text.slice(0, found?.from).replace(/(?:[-–—:(]|₹|\brs\.?|\bremaining(?: frequency)?)\s*$/i, ' ')}${table}${text.slice(found?.to).replace(/^\s*[,;.)]*/, ' ')}${isAsked ? ` Find ${letters.join(' and ')}.` : ''}`
  }
  return null
}

function tableOf(rows: CountedRows['rows']): string | null {
  const inOrder = rows.toSorted((one, other) => one.place[0] - other.place[0])
  const hasSteps = inOrder.every(({ place: [a] }, at) => at === 0 || a >= (inOrder[at - 1]?.place[1] ?? 0))
  return hasSteps && new Set(rows.map(({ title }) => title)).size === rows.length
    ? `. Class: ${inOrder.map(({ title }) => title).join(', ')}. Frequency: ${inOrder.map((row) => row.count).join(', ')}. `
    : null
}

/** "(0-10: 5), (10-20: 8)" and "five (0-10), eight (10-20)" without their brackets. */
const withoutBrackets = (text: string): string =>
  text
    .replace(/\((?=\d+\s?[-–]\s?\d+\s?[:,→])/g, ' ')
    .replace(/\b(\d+|f_[12]|[b-dfkmnpqxyz]) \((\d+\s?[-–]\s?\d+)(?: [a-z]{2,12})?\)/g, '$2: $1')

const below = 'shorter|smaller|lighter|younger|lower|fewer|less'

/** "shorter than 140 cm", "under 20", "10 se niche": limits in other words. */
const withMeasuredBounds = (text: string): string =>
  text
    .replace(/\b(less|more) then (?=\d)/gi, '$1 than ')
    .replace(new RegExp(`\\b(?:(?:${below}) than|under)(?= (?:₹|rs\\.? ?)?\\d)`, 'gi'), 'less than')
    .replace(/\b(?:taller|heavier|older|longer) than(?= \d)/gi, 'more than')
    .replace(/\bmore than or eq(?:ual)?(?: to)? (?=\d)/gi, 'more than or equal to ')
    .replace(/\b(\d+(?:\.\d+)?)(?: (?:marks|cm|kg|years|saal))? se (?:niche|neeche|kam)\b/gi, 'less than $1')
    .replace(/<\s?(?=\d)/g, 'less than ')

/** "below 10 5, below 20 9, 30 17": the last limit that is named holds for the rows behind. */
function withContinuedBounds(text: string): string {
  let bound = ''
  return text.replace(/[^,;\n]+/g, (clause) => {
    const named = [...clause.matchAll(bounds)].at(-1)?.[1]
    if (named !== undefined) {
      bound = named
      return clause
    }
    const isPair = /^\s*\d+(?:\.\d+)?(?: [a-z]{1,5})?\s*(?:[-–:=→]\s*|\s)\d+(?![-\d.]|\s?[-–]\s?\d)/i.test(clause)
    if (!isPair && /\d/.test(clause)) bound = ''
    return isPair && bound !== '' ? clause.replace(/^\s*/, ` ${bound} `) : clause
  })
}

const row = String.raw`\$?(\d+(?:\.\d+)?(?:\s*,\s*\d+(?:\.\d+)?|\s+\d+(?:\.\d+)?){2,})\$?`
const valuesAndFrequencies = new RegExp(
  String.raw`(?:\$?\bx(?:_?i)?\$?|(?<=\b(?:mean|median|mode) of(?: the)?)(?: numbers| values| observations)?)\s*[:=|]?\s*${row}[\s,;.|]*(?:(?:and|aur|with|having|whose|have|occurring with)\s+)?(?:(?:the|their|corresponding|respective)\s+)*\$?f(?:_?i|req(?:uenc(?:y|ies))?\.?)?\$?(?:\s+(?:are|is|as))?\s*[:=|]?\s*${row}(?![\d.]*[-–/^])(?:,? \(?respectively\)?)?`,
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
    ? text.replace(
        /\b(\d+(?:\.\d+)?)(?: ?(?:cm|kg|km|m|years?|saal|minutes?))? se kam\b(?: marks| ank| number)?/gi,
        'less than $1',
      )
    : text
}

/** "0 or more", "0 ya usse zyada", "at least 0". */
const orMore =
  /\b(\d+(?:\.\d+)?)(?: (?:years?|yrs?|marks|cm|kg|km|hours?|minutes?|rupees))? (?:or|and|ya|&) (?:more|above|over|(?:(?:usse|us se|isse) )?(?:zyada|zyaada|jyada|adhik))\b|\bat least (\d+(?:\.\d+)?)(?=[ :=-])/gi

/** "below 10, 20, 30": below each of them. */
const withBoundsInRow = (text: string): string =>
  text.replace(
    /\b(more than|less than|below|above)[\s:]+((?:\d+(?:\.\d+)?(?:\s*[,/]\s*|\s+)){2,}\d+(?:\.\d+)?)(?!\s*[-–:.]?\d|\s*[-–:]\s*\d)/gi,
    (whole, bound: string, row: string) => {
      const limits = row.split(/[\s,/]+/)
      const rises = Math.sign(Number(limits[1]) - Number(limits[0]))
      // "below 20 9, 30 17": limits and counts in turn
      const isInOrder = limits.every((one, at) => at === 0 || Math.sign(Number(one) - Number(limits[at - 1])) === rises)
      return isInOrder ? limits.map((one) => `${bound} ${one}`).join(', ') : whole
    },
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
  return `${withoutHeads(text.slice(0, first.from)).replace(
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
