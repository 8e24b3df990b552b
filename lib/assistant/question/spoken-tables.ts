import { small, tens } from './reading'
import { numberAt } from './spoken-number'

const isNumeral = (word: string | undefined): boolean =>
  word !== undefined && (small.includes(word.toLowerCase()) || tens.indexOf(word.toLowerCase()) > 1)

/** So many numbers in words at least make a table. */
const fewest = 7
const ofTables = /\b(?:mean|median|mode|modal|frequency|frequencies|survey|probability|deviation)\b/i
/** "one is drawn", "one card": no number of a table. */
const isPronoun = (words: readonly string[], at: number): boolean =>
  words[at]?.toLowerCase() === 'one' &&
  !isNumeral(words[at - 1]) &&
  !isNumeral(words[at + 1]) &&
  !/^(?:to|have|has|had|frequency|is)$/i.test(words[at - 1] ?? '') &&
  words[at + 1]?.toLowerCase() !== 'to'

/** What is said of the numbers that stand in two and two. */
const aside = /[.,;]? ?(?:the )?(?:second|last) (?:number|no|figure|value)s? (?:is|are) (?:the )?frequenc(?:y|ies)\b/gi

const isFrequency = (word: string | undefined): boolean => /^(?:frequency|is|has|have|are)$/i.test(word ?? '')

/** "hundred to one ten", "fourteen one ten to one twenty": 110 and 120, and no frequency 1 with a class from ten on. */
function hundredsAt(words: readonly string[], at: number, said: readonly string[]) {
  const digit = small.indexOf(words[at]?.toLowerCase() ?? '')
  const before = words[at - 1]?.toLowerCase()
  const isBegun = isNumeral(before) || /^[,;.]$/.test(before ?? '')
  const isLimit = before === 'to' || (isBegun && words[at + 2]?.toLowerCase() === 'to')
  const rest = digit > 0 && digit < 10 && isLimit ? numberAt(words, at + 1) : null
  const size = Number(rest?.text)
  // classes rise: the limit that was said last
  const to = said.lastIndexOf('to')
  const limit = Number(said[to === said.length - 1 ? to - 1 : to + 1])
  const isOne = size > 9 && size < 100 && size < limit && 100 * digit + size >= limit
  return rest && isOne ? { text: `${100 * digit + size}`, next: rest.next } : null
}

/** "to fifty three fifty to fifty five", "fifty five to sixty seven": the class ends where the next one begins, or is as wide as the first. */
function beforeClass(words: readonly string[], at: number, said: readonly string[]) {
  const found = numberAt(words, at)
  if (!found || said.at(-1) !== 'to') return found
  const isStop = /^[,;.]$/.test(words[found.next] ?? '')
  const next = numberAt(words, isStop ? found.next + 1 : found.next)
  const first = said.indexOf('to')
  const asWide = Number(said.at(-2)) + Number(said[first + 1]) - Number(said[first - 1])
  const end = next ? (words[next.next]?.toLowerCase() === 'to' ? Number(next.text) : NaN) : asWide
  const over = Number(found.text) - end
  const isBeside = end % 10 === 0 && (over < 10 || (end % 100 === 0 && over < 100))
  return over > 0 && isBeside ? { text: `${end} ${over}`, next: found.next } : found
}

/** A table that is said in words alone, "zero to ten frequency six ten to twenty frequency ten", in figures. */
export function withSpokenTables(text: string): string {
  // "of 225 components": a number in figures beside a table in words
  const isWritten = (text.match(/\d[\d.]*/g)?.length ?? 0) > ((text.match(/\bto\b/g)?.length ?? 0) > 2 ? 1 : 0)
  if (isWritten || /\b(?:die|dice|coins?|cards?)\b/i.test(text) || !ofTables.test(text)) return text
  const words = text
    .replace(aside, '')
    .replace(/[,;:.?](?=\s|$)/g, ' $&')
    .split(/\s+/)
  const isSums = /\bsigma\b/i.test(text)
  if (words.filter(isNumeral).length < (isSums ? 3 : fewest)) return text
  const said: string[] = []
  for (let at = 0; at < words.length; at++) {
    const hundreds = hundredsAt(words, at, said)
    if (hundreds) {
      said.push(hundreds.text)
      at = hundreds.next - 1
      continue
    }
    const found = isPronoun(words, at) ? null : beforeClass(words, at, said)
    if (!found) {
      said.push(words[at] ?? '')
      continue
    }
    // "frequency eighteen hundred to one ten": the next class begins at hundred
    const isNext = isFrequency(words[at - 1]) && /^hundred to$/i.test(words.slice(at + 1, at + 3).join(' '))
    const counted = isNext ? numberAt(words.slice(0, at + 1), at) : null
    said.push(...(counted ?? found).text.split(' '))
    at = (counted ?? found).next - 1
  }
  const figures = inRows(said.join(' ')).replace(/\b(class(?: interval)?) (\d+) to (\d+)(?= ?[?.]?$)/gi, '$1 $2-$3')
  return isSums
    ? figures.replace(
        /\b(a|h|n|sigma f ?i?(?: ?[udx] ?i?)?) (?:is|equals) (minus )?(\d+)/gi,
        (_, name: string, minus: string | undefined, size: string) => `${name} = ${minus ? '-' : ''}${size},`,
      )
    : figures
}

const cell = String.raw`(?:\d+(?:\.\d+)?|[pky])`
const namedRow = new RegExp(
  String.raw`(?<=^|\s)(?:and )?(?:the )?(x|f|frequency|frequencies)(?: i)?(?: is| are| equals)? (${cell}(?: ${cell}){3,})(?=\s|$)`,
  'gi',
)

/** "x is 3 5 7 p 11 and frequency is 6 8 15 2 8": two rows with their names. */
function inRows(figures: string): string {
  const rows = [...figures.matchAll(namedRow)].map(([, , row = '']) => row.split(' ').length)
  return rows.length === 2 && rows[0] === rows[1]
    ? figures.replace(namedRow, (_, name: string, row: string) => `. ${name}: ${row.split(' ').join(', ')} .`)
    : figures
}
