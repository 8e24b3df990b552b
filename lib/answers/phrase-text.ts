import { clean } from './clean'

/** Words that add nothing to an answer in words. */
const fillers = new Set(
  "it its it's is are was this that these those they the a an of i think answer ans so hence therefore thus we get has have be will there number numbers given by criterion criteria rule theorem".split(
    ' ',
  ),
)

/** Different words for the same thing, in the form left after `bareWords`. */
const alike: readonly (readonly [pattern: RegExp, plain: string])[] = [
  [/\b(?:infinite(?:ly)? many|infinitely|infinite number of|many infinite)\b/g, 'infinite'],
  [/\b(?:can ?not|cant|can't)\b/g, 'not'],
  [/\b(do|does|did|is|are|was|would|could|has|have)n'?t\b/g, '$1 not'],
  [/\bnon[- ]/g, 'non'],
  [/\bone and only one\b|\bexactly one\b|\bonly one\b/g, 'unique'],
  [/\b(infinite|unique) solutions?\b/g, '$1'],
  [/\bone solution\b/g, 'unique'],
  [/\bcoinciding\b|\bcoincide\b/g, 'coincident'],
  [/\bintersects?\b/g, 'intersecting'],
  [/\bright[- ]angled?\b/g, 'right'],
  [/\brecurring\b/g, 'repeating'],
]

/** Lower case, plain signs, one space between words, no punctuation at the ends. */
export const plainPhrase = (text: string): string =>
  clean(text.slice(0, 1000))
    .toLowerCase()
    .replace(/["“”]/g, '')
    .replace(/^[\s.,;:!?'-]+(?=[^\d.\s])|[\s.,;:!?']+$/g, '')
    .replace(/\s+/g, ' ')

/** The words that carry the meaning, spaces and final s left out; fillers kept when nothing else is there. */
export function bareWords(text: string): readonly string[] {
  const phrase = alike.reduce((out, [from, to]) => out.replace(from, to), plainPhrase(text))
  const words = phrase.split(/[\s,;.!?"]+/).filter(Boolean)
  const carrying = words.filter((word) => !fillers.has(word))
  return (carrying.length > 0 ? carrying : words).map((word) =>
    word.length > 3 ? word.replace(/([^s])s$/, '$1') : word,
  )
}

export const isNegation = (word: string): boolean =>
  /^(?:no|not|never|neither|nor|without|cannot|cant|none|isnt|dont|doesnt|[a-z]+n't)$/.test(word)
