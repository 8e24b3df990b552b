import type { Reply } from './rule'

const size = String.raw`\d+(?:\.\d+)?`
const sign = '[-−–](?=\\d)'
const bound = '(?:less than|more than|below|above|under)(?: or equal to)?'
/** "20-30: -4", "20 to 30 frequency 4", "less than 30 → 4": a class or a bound with what belongs to it. */
const rows = new RegExp(
  String.raw`(?:(?<![\d.])(${size}) ?(?:[-–—−]|to|se) ?(${size})|${bound} ${size})(?: ?[a-z%]{1,12}){0,2}\s*(?:(?:[:=→(|&,]|[-–—−](?=\s)|frequency|freq)\s*)*(${sign})?\d+(?![\d.]*\s*(?:[-–—−]|to|se)\s*\d)`,
  'gi',
)
const named = /\b(?:c?f(?:_?i)?|freq\w*|(?:number|no\.?) of [a-z]+)\b[^\d\n:|&=-]{0,20}[:=|&]?\s*/gi
const cell = `(?:[-−–]?${size}|[a-z](?=\\s*(?:[,|&\n]|$)))`
const inRow = new RegExp(`^${cell}(?:[\\s,|&]+${cell}){2,}`, 'i')
const ofTables =
  /\b(?:means?|median|mode|modal|ogive|class\w*|frequenc\w*|cumulative|average|table|how many|kitne|students)\b/i

/** Whether some frequencies of a table stand behind a minus; where all do, it parts them from their classes. */
function hasNegativeRow(text: string): boolean {
  const all = [...text.matchAll(rows)].filter(([, low, high]) => low === undefined || Number(low) < Number(high))
  const negative = all.filter((row) => row[3] !== undefined)
  return negative.length > 0 && negative.length < all.length
}

/** "Frequency: 5, 9, -4, 12" */
const hasNegativeCell = (text: string): boolean =>
  [...text.matchAll(named)].some((label) => {
    const [row = ''] = inRow.exec(text.slice(label.index + label[0].length)) ?? []
    const negative = row.match(/(?<=^|[\s,|&])[-−–]\d/g) ?? []
    // "10 -20, 20 -30" are classes
    return negative.length > 0 && (negative.length === 1 || !/\d [-−–]\d/.test(row))
  })

/** "twenty to thirty minus four" */
const hasNegativeWord = (text: string): boolean =>
  !/sigma|deviation/i.test(text) &&
  (text.match(/\bto\b/g)?.length ?? 0) > 2 &&
  /\b(?:to [a-z]+(?: [a-z]+)?,?|frequency) minus [a-z]+/i.test(text)

const things =
  '(?:balls?|marbles?|cards?|coins?|dice|bulbs?|pens?|pencils?|discs?|tickets?|slips?|tokens?|students?|boys?|girls?|children|persons?|people|families|workers?|shirts?|prizes?)'
const kinds =
  '(?:(?:red|blue|green|white|black|yellow|orange|good|defective|bad|identical|(?:one|two|five|ten) rupee)(?: ones)?)'
const amount = `(?:${kinds} ${things}|${things}|${kinds})`
/** "contains -3 red", "2.5 coins are tossed". */
const noCount = new RegExp(
  String.raw`(?:^|[,;(]\s*|\b(?:has|have|contains?|containing|and|aur|of|with|are|is|in which|mein|me|coins?)\s*,?\s+)(?:[-−]${size}|\d+\.\d*[1-9]) ${amount}\b`,
  'i',
)
const ofChance = /\b(?:prob\w*|chances?|prayikta|P\s?\()/i

const said = (text: string): Reply => ({ rule: 'impossible-counts', text })

/** A word about frequencies and numbers of things that cannot be; null where there are none such. */
export function impossibleCounts(message: string): Reply | null {
  const text = message.replace(/\\(?:hline|text)\b|[${}]/g, ' ')
  const isOfChance = ofChance.test(text)
  if (isOfChance && noCount.test(text))
    return said('The numbers of things must be whole numbers, none of them negative: check the numbers that you typed.')
  const isNegative =
    (ofTables.test(text) || isOfChance) && (hasNegativeRow(text) || hasNegativeCell(text) || hasNegativeWord(text))
  return isNegative || (ofTables.test(text) && noCount.test(text) && /(?:\d ?[-–] ?\d.*){2}/s.test(text))
    ? said('A frequency is a whole number: 0, 1, 2, and so on, and never negative. Check the numbers that you typed.')
    : null
}
