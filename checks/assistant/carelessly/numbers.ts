import { inWords } from './in-words'
import { outsideTex, swapping, type Way } from './way'

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const places = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ')
const ending = (n: number): string => (['st', 'nd', 'rd'] as const)[n - 1] ?? 'th'

const alone = /(?<=\b[a-z]{2,},? )\d{1,3}(?=(?: [a-z]{2,}|[.?]?$|, [a-z]{2,}))(?! ?[x×])/g

/** A question as a phone writes it down: figures in it would be all figures. */
const isSpoken = (text: string): boolean =>
  !/[\d.,?]/.test(text) &&
  /\b(?:hundred|thousand|\w+ty|plus|minus|square)\b|\b(?:one|two|three|four|five|six)\b.*\b(?:one|two|three|four|five|six)\b/.test(
    text,
  )

export const numbers: readonly Way[] = [
  { name: 'numbers in words', write: (text) => outsideTex(text, (piece) => piece.replace(alone, (n) => inWords(Number(n)))) }, // prettier-ignore
  { name: 'small numbers in figures', write: (text) => isSpoken(text) ? text : outsideTex(text, (piece) => piece.replace(/(?<![\w-]|\b(?:hundred|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w+ty|point|and|by|minus|plus|into|comma|is) )(?:two|three|four|five|six|seven|eight|nine|ten|twelve)(?![\w-]| (?:hundred|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w+ty|point|and|by|minus|plus|into|comma|is)\b)/g, (word) => String(word === 'twenty' ? 20 : small.indexOf(word)))) }, // prettier-ignore
  { name: '1st for first', write: (text) => outsideTex(text, (piece) => piece.replace(/(?<![\w-]|\b(?:one|at|\d+|\w+ty) )(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)(?![\w-])/g, (word) => `${places.indexOf(word) + 1}${ending(places.indexOf(word) + 1)}`)) }, // prettier-ignore
  { name: 'first for 1st', write: (text) => outsideTex(text, (piece) => piece.replace(/(?<!\/)\b(\d{1,2})(?:st|nd|rd|th)\b/g, (whole, n: string) => places[Number(n) - 1] ?? whole)) }, // prettier-ignore
  swapping('10 th for 10th', [/\b(\d{1,2})(st|nd|rd|th)\b/g, '$1 $2']),
  swapping('2th for 2nd', [/(?<=\d)(?:st|nd|rd)\b/g, 'th']),
]
