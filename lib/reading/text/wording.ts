import { plainWords } from './plain-words'

/** Words that add nothing to an answer in words. */
const fillers = new Set(
  "ye yeh yah woh it its it's is are was this that these those they the a an of i think so hence therefore thus we get has have had be will there number numbers given by criterion criteria rule theorem and with exist exists existing do does did both just any called named statement".split(
    ' ',
  ),
)

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
