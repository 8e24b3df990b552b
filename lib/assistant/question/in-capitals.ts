import { isFree } from './meanings'
import { realWords } from './real-words'
import { trigName } from './reading'
import { syllabusWords } from './syllabus-words'
import { isEnglish } from './words'

const syllabus = new Set(syllabusWords)
const common = new Set(
  'man men boy boys girl bag bags box car cars cup jar toy pen pens cow dog bus day days hut pot kite goat rope tree ball pole tent tank well ship hall wall road park farm land lamp iron wood lead cash book bike gate hill edge face form arch toys eggs long wide high deep seen same time fast each must have that this they find many much like near than then take took gets seat seats rows step steps'.split(
    ' ',
  ),
)

const isKnown = (word: string): boolean =>
  syllabus.has(word) ||
  common.has(word) ||
  realWords.has(word) ||
  isEnglish(word) ||
  !isFree(word) ||
  trigName(word) !== undefined

/** Letters in the order of the alphabet: the points of a figure. */
const isOfPoints = (word: string): boolean =>
  word.length < 7 && [...word].every((letter, at) => at === 0 || letter > (word[at - 1] ?? ''))

const named =
  /\b(?:triangle|quadrilateral|parallelogram|rectangle|square|rhombus|trapezium|kite|pentagon|hexagon|angle|tangents?|chords?|sides?|segment|line|diameter|arc|points?|vertex|centre|and|to|from|at)\s*$/i

function inSmall(whole: string, text: string, at: number): string {
  const word = whole.toLowerCase()
  const behindName = named.test(text.slice(Math.max(0, at - 16), at))
  const isCalculated = /^\s?(?:[-+=²³^]|<|>)/.test(text.slice(at + whole.length))
  if (/^[A-Z]?[XYZ]$/.test(whole) && (isCalculated || /\d$/.test(text.slice(0, at)))) return word
  if (whole.length === 1) return /^[XYZKTN]$/.test(whole) && !behindName ? word : whole
  if (/^(?:AP|PQ|AM|HCF|LCM|CSA|TSA)$/.test(whole)) return whole
  if (/^(?:BE|AN)$/.test(whole)) return behindName ? whole : word
  if (isKnown(word)) return word
  if (isOfPoints(whole) || (behindName && whole.length < 5)) return whole
  return whole.length > 3 || (whole.length === 3 && /[AEIOU]/.test(whole)) ? word : whole
}

/** "60 degrees with the WALL": a word that is meant to be heard. */
const emphasised = (text: string): string =>
  text.replace(/(?<![A-Za-z\\∠△])[A-Z]{4,}(?![A-Za-z])/g, (word, at: number) =>
    isOfPoints(word) || named.test(text.slice(Math.max(0, at - 16), at)) || !isKnown(word.toLowerCase())
      ? word
      : word.toLowerCase(),
  )

/** A text in capital letters throughout as it is written else; the names of points stay. */
export function unlessInCapitals(text: string): string {
  const capitals = text.match(/(?<![A-Za-z\\])[A-Z]{3,}(?![a-z])/g) ?? []
  const small = text.match(/(?<!\\)[a-z]{3,}/g)?.length ?? 0
  const known = capitals.filter((word) => isKnown(word.toLowerCase())).length
  const long = capitals.filter((word) => word.length > 4 && !isOfPoints(word)).length
  if (known + long < 2 || small > (known + long) / 4) return small > 3 ? emphasised(text) : text
  return text
    .replace(/(?<![A-Za-z\\])[A-Z]+(?![A-Za-z])/g, (word, at: number) => inSmall(word, text, at))
    .replace(
      /(?<![A-Za-z\\])A (?=[a-z]{3,})(?!A (?:and|lies|are|has)\b)(?<!\b(?:point|angle|and|sin|cos|tan|sec|cot|cosec) A )/g,
      'a ',
    )
}
