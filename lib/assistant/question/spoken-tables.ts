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

/** A table that is said in words alone, "zero to ten frequency six ten to twenty frequency ten", in figures. */
export function withSpokenTables(text: string): string {
  if (/\d|\b(?:die|dice|coins?|cards?)\b/i.test(text) || !ofTables.test(text)) return text
  const words = text.replace(/[,;:.?](?=\s|$)/g, ' $&').split(/\s+/)
  const isSums = /\bsigma\b/i.test(text)
  if (words.filter(isNumeral).length < (isSums ? 3 : fewest)) return text
  const said: string[] = []
  for (let at = 0; at < words.length; at++) {
    const found = isPronoun(words, at) ? null : numberAt(words, at)
    if (!found) {
      said.push(words[at] ?? '')
      continue
    }
    said.push(found.text)
    at = found.next - 1
  }
  const figures = inRows(said.join(' '))
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
