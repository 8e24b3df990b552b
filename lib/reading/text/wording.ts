/** Words that add nothing to an answer in words. */
const fillers = new Set(
  "it its it's is are was this that these those they the a an of i think so hence therefore thus we get has have had be will there number numbers given by criterion criteria rule theorem and with exist exists existing do does did both just any called named".split(
    ' ',
  ),
)

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

/** Words as an answer: what was said, and the words of it that count. */
export interface Wording {
  /** Lower case, plain signs, one space between words, no punctuation at the ends. */
  readonly phrase: string
  /** The words that carry the meaning, without final s; fillers kept when nothing else is there. */
  readonly words: readonly string[]
  /** The same without a subject before it, or a reason behind it. */
  readonly shorter: readonly (readonly string[])[]
  /** Without spaces and hyphens. */
  readonly squeezed: string
}

/** The wording of a text in plain characters; what counts in it is worked out when first asked for. */
export function wordingOf(plain: string): Wording {
  const phrase = phraseOf(plain)
  let words: readonly string[] | undefined
  let shorter: readonly (readonly string[])[] | undefined
  return {
    phrase,
    squeezed: phrase.replace(/\s|-(?=[a-z])/g, ''),
    get words() {
      return (words ??= carryingWords(phrase))
    },
    get shorter() {
      return (shorter ??= shortened(phrase).map(carryingWords))
    },
  }
}

/** The ways of shortening a phrase that make another one of it. */
function shortened(phrase: string): readonly string[] {
  const bare = withoutSubject(phrase)
  return [...new Set([bare, withoutRest(phrase), withoutRest(bare), conclusionOf(phrase)])].filter(
    (one) => one !== phrase,
  )
}

/** "not possible" of "D < 0, so not possible": what follows from a line of working that answers nothing itself. */
function conclusionOf(phrase: string): string {
  const pieces = phrase.split(/[,;]|\s(?:so|hence|therefore)\s/)
  const [conclusion = '', reason] = [pieces.at(-1)?.trim(), pieces.slice(0, -1).join(',')]
  return /[<>=]/.test(reason) && /^[a-z]/.test(conclusion) && !/\b(?:yes|no|not|true|false)\b/.test(reason)
    ? conclusion
    : phrase
}

const phraseOf = (plain: string): string =>
  plain
    .toLowerCase()
    .replace(/["“”]/g, '')
    .replace(/\s?&\s?/g, ' and ')
    .replace(/^\((.*)\)$/, '$1')
    .replace(/\bno\.\s?(?=of\b|\d)/g, 'number ')
    .replace(/\b([a-z])\.(?=[a-z]\b)/g, '$1')
    .replace(/^(?:the |my )?(?:ans|answer|solution|sol)\s?(?:is |[:.=-]+)\s?(?=\S)/, '')
    .replace(/^[\s.,;:!?'-]+(?=[^\d.\s])|[\s.,;:!?']+$/g, '')
    .replace(/\s+/g, ' ')

/** Words of the chapters that are often misspelt. */
const vocabulary =
  'infinite infinitely solution solutions parallel consistent inconsistent coincident intersecting similar congruent irrational rational terminating repeating distinct unique contradiction congruence impossible possible perpendicular isosceles equilateral rhombus rectangle parallelogram collinear'.split(
    ' ',
  )

const spelt = (word: string): string =>
  word.length < 6 || vocabulary.includes(word) ? word : (vocabulary.find((known) => isMisspelling(word, known)) ?? word)

/** "the triangles are" in "the triangles are not similar"; nothing that could turn the rest round. */
function withoutSubject(phrase: string): string {
  const subject = /^(?:[a-z0-9]+ ){1,5}(?:is|are|has|have) (?=\S)/.exec(phrase)?.[0]
  return subject === undefined || subject.split(' ').some((word) => isNegation(word) || turning.has(word))
    ? phrase
    : phrase.slice(subject.length)
}

/** "secant of the circle" as "secant", "not possible because D < 0" as "not possible". */
const withoutRest = (phrase: string): string => phrase.replace(/ (?:because|since|as|to|of) (?=\S).*$/, '')

/** "26 is wrong", "false is not the answer": what was said is taken back. */
export const takesBack = (phrase: string): boolean =>
  / (?:is|are) (?:(?:not|never) (?:the )?(?:answer|correct|right|true)|wrong|incorrect)\b/.test(phrase)

const turning = new Set(['if', 'unless', 'when', 'yes', 'false', 'wrong', 'it', 'only'])

/** A phrase with one way of saying what the chapters say in several, and their words spelt right. */
export const plainWords = (phrase: string): string =>
  alike.reduce((out, [from, to]) => out.replace(from, to), phrase.replace(/[a-z]{6,}/g, spelt))

/** The words of a phrase that carry its meaning. */
function carryingWords(phrase: string): readonly string[] {
  const words = plainWords(phrase)
    .split(/[\s,;:=.!?"]+/)
    .filter(Boolean)
  const carrying = words.filter((word) => !fillers.has(word))
  return (carrying.length > 0 ? carrying : words).map((word) =>
    word.length > 3 ? word.replace(/([^s])s$/, '$1') : word,
  )
}

export const isNegation = (word: string): boolean =>
  /^(?:no|not|never|neither|nor|without|cannot|cant|none|isnt|dont|doesnt|[a-z]+n't)$/.test(word)

/** Whether a long word is the other with one letter wrong, left out, doubled or exchanged with its neighbour. */
export function isMisspelling(typed: string, word: string): boolean {
  if (typed[0] !== word[0] || Math.min(typed.length, word.length) < 6 || Math.abs(typed.length - word.length) > 1)
    return false
  let same = 0
  while (same < word.length && typed[same] === word[same]) same++
  const rest = [
    [typed.slice(same + 1), word.slice(same + 1)],
    [typed.slice(same + 1), word.slice(same)],
    [typed.slice(same), word.slice(same + 1)],
  ]
  const exchanged =
    typed[same] === word[same + 1] && typed[same + 1] === word[same] && typed.slice(same + 2) === word.slice(same + 2)
  return exchanged || rest.some(([left, right]) => left === right)
}
