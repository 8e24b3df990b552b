import { isMisspelling } from './misspelling'

/** Different words for the same thing, in the form left after `carryingWords`. */
const alike: readonly (readonly [pattern: RegExp, plain: string])[] = [
  [/\b(?:infinite(?:ly)? many|infinitely|infinite number of|many infinite|unlimited|countless)\b/g, 'infinite'],
  [/\binfinity\b|∞/g, 'infinite'],
  [/\b(?:soln|sol|soltn|solns|sols)\b/g, 'solution'],
  [/\b(?:can ?not|cant|can't) be (?:done|designed|made|formed|constructed|drawn|built)\b/g, 'not possible'],
  [/\b(?:can ?not|cant|can't)\b/g, 'not'],
  [/\b(no such [a-z]{2,20}) (?:is |are )?(?:possible|exists?|can be [a-z]{2,12})\b/g, '$1'],
  [/\b[a-z]{2}\s?(?:\|\||∥)\s?[a-z]{2}\b/g, 'parallel'],
  [/\b[a-z]{2}\s?∦\s?[a-z]{2}\b/g, 'not parallel'],
  [/\b(do|does|did|is|are|was|would|could|has|have)n'?t\b/g, '$1 not'],
  [/\b(?:zero|0) (solutions?|roots?|tangents?)\b/g, 'no $1'],
  [/\bnope\b|\bnahi\b/g, 'no'],
  [/\bnot true\b|\buntrue\b/g, 'false'],
  [/(^|[,.;:!-]\s?)(?:haan (?:ji )?)?(?:ye |yeh |statement )?(?:galat|गलत)(?: hai| है)?(?=$|[,.;])/g, '$1false'],
  [/(^|[,.;:!-]\s?)(?:haan (?:ji )?)?(?:ye |yeh |statement )?(?:sahi|सही)(?: hai| है)?(?=$|[,.;])/g, '$1true'],
  [/^(true|false)[,.;:!-]\s?\1$/g, '$1'],
  [/\bnot false\b/g, 'true'],
  [/\buncountably(?: many)?\b/g, 'uncountable'],
  [/\bnot any\b/g, 'no'],
  [/\bnot (?:consistent)\b/g, 'inconsistent'],
  [/\bnot inconsistent\b/g, 'consistent'],
  [/\bnot rational\b/g, 'irrational'],
  [/\bdissimilar\b/g, 'not similar'],
  [/\bnon[- ]/g, 'non'],
  [/\bone and only one\b|\bexactly one\b|\bonly one\b/g, 'unique'],
  [/\b(infinite|unique) solutions?\b/g, '$1'],
  [/\bone solution\b/g, 'unique'],
  [/\bcoinciding\b|\bcoincides?\b/g, 'coincident'],
  [/\bintersects?\b/g, 'intersecting'],
  [/\bright[- ]angled?\b/g, 'right'],
  [/\brecurring\b/g, 'repeating'],
  [/\bno real\b|\bimaginary\b|\bcomplex\b|\bunreal\b|\bnonreal\b/g, 'not real'],
  [/\broots? (?:are |is )?not real\b|\bnot real roots?\b/g, 'not real'],
  [/\bunequal\b|\bdifferent\b|\bnot equal\b|\bnot same\b/g, 'distinct'],
  [/(?<!than |> )\btwo (?=(?:real|equal|distinct)\b)/g, ''],
  [/\b(real|equal|distinct) roots?\b/g, '$1'],
  [/\broots? (?:are |is )?(?=(?:real|equal|distinct)\b)/g, ''],
  [/\b(?:yeah|yep|yup|haan|han)\b/g, 'yes'],
]

/** Words of the chapters that are often misspelt. */
const vocabulary =
  'infinite infinitely solution solutions parallel consistent inconsistent coincident intersecting similar congruent irrational rational terminating repeating distinct unique contradiction congruence impossible possible perpendicular isosceles equilateral rhombus rectangle parallelogram collinear'.split(
    ' ',
  )

const spelt = (word: string): string =>
  word.length < 6 || vocabulary.includes(word) ? word : (vocabulary.find((known) => isMisspelling(word, known)) ?? word)

/** A phrase with one way of saying what the chapters say in several, and their words spelt right. */
export const plainWords = (phrase: string): string =>
  alike.reduce((out, [from, to]) => out.replace(from, to), phrase.replace(/[a-z]{6,}/g, spelt))
