import { isKnown } from './known-words'
import { withRaisedNames } from './names/raised'

/** Letters in the order of the alphabet: the points of a figure. */
const isOfPoints = (word: string): boolean =>
  word.length < 7 && [...word].every((letter, at) => at === 0 || letter > (word[at - 1] ?? ''))

const named =
  /\b(?:triangle|quadrilateral|parallelogram|rectangle|square|rhombus|trapezium|kite|pentagon|hexagon|angle|tangents?|chords?|sides?|segment|line|diameter|arc|points?|vertex|centre|and|to|from|at)\s*$/i

/** "60 degrees with the WALL": a word that is meant to be heard. */
const emphasised = (text: string): string =>
  text.replace(/(?<![A-Za-z\\∠△])[A-Z]{4,}(?![A-Za-z])/g, (word, at: number) =>
    isOfPoints(word) || named.test(text.slice(Math.max(0, at - 16), at)) || !isKnown(word.toLowerCase())
      ? word
      : word.toLowerCase(),
  )

const isFormula = /\d[XYZ]\b|\b[XYZ] ?[-+=²³^]|\b(?:IS|OF|AN|ON|IF|HAI)\b/

function isInCapitals(text: string): boolean {
  const capitals = text.match(/(?<![A-Za-z\\])[A-Z]{3,}(?![a-z])/g) ?? []
  const small = text.replace(/\b(?:sin|cos|tan|cosec|sec|cot)/g, '').match(/(?<!\\)[a-z]{3,}/g)?.length ?? 0
  const known = capitals.filter((word) => isKnown(word.toLowerCase())).length
  const long = capitals.filter((word) => word.length > 4 && !isOfPoints(word)).length
  // "2X + 3Y = 5", "IS 2, 5, 9 AN AP"
  if (small === 0 && (known > 0 || (!/[a-z]/.test(text) && isFormula.test(text)))) return true
  return known + long > 1 && small <= (known + long) / 4
}

/** A text in capital letters throughout in small ones; single letters stay where small ones stand beside them. */
export function withoutCapitals(text: string): string {
  if (!isInCapitals(text)) return text
  const words = text.replace(
    /(?<![A-Za-z\\])(?!(?:AP|HCF|LCM|CSA|TSA|BPT)(?![A-Z]))[A-Z][A-Z’']+(?![A-Za-z])/g,
    (word) => word.toLowerCase(),
  )
  return /(?<![A-Za-z\\])[b-z](?![A-Za-z])/.test(text)
    ? words.replace(/(?<![A-Za-z\\])A (?=[a-z]{3,})(?!A (?:and|lies|are|has|is)\b)/g, 'a ')
    : words.replace(/(?<![A-Za-z\\])[A-Z](?![A-Za-z])/g, (letter) => letter.toLowerCase())
}

/** A text in capital letters throughout as it is written else: points alone in capitals. */
export function unlessInCapitals(text: string): string {
  const plain = withoutCapitals(text)
  if (plain !== text) return withRaisedNames(plain)
  return (text.match(/(?<!\\)[a-z]{3,}/g)?.length ?? 0) > 3 ? emphasised(text) : text
}
