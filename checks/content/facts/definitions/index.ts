import { circleDefinitions } from './circles'
import { dataDefinitions } from './data'
import { equationDefinitions } from './equations'
import { numberDefinitions } from './numbers'
import { planeDefinitions } from './plane'
import { polynomialDefinitions } from './polynomials'
import { triangleDefinitions } from './triangles'
import { isAsserted } from '../asserted'
import { isTurned, sentencesIn } from '../in-plain-words'
import type { TopicKey } from '@/lib/syllabus'
import { mayFit } from '../../../../lib/assistant/question/replaced'

/** What the sentence is about does not stand behind a preposition: "the length of the tangent is ..." */
const subject = String.raw`(?<!\b(?:of|at|to|in|on|from|by|with|through|between|for|under|than|double|twice|half|times) (?:(?:the|an?|its|any|every|each|all|two|both) )*)`

/** The forms in which a sentence says what something is; # is the term, and the brackets hold what is said. */
const forms = {
  // "two numbers are called co-prime if ..."
  called: [
    String.raw`\b(?:is|are|be|them|it)(?: then| also)? (?:called|said to be|known as|named) (?:an? |the )?#(?: [a-z]+)?,? (?:if|when|whenever|provided(?: that)?)(?: and only if)? (.+)`,
    String.raw`\bcall [^,.;]{1,50}? #,? (?:if|when|whenever)(?: and only if)? (.+)`,
  ],
  // "two numbers are co-prime if ..."
  if: [
    String.raw`\b(?:is|are|be)(?: always| also| then)? (?:an? |the )?#,? (?:if|when|whenever|provided(?: that)?|exactly (?:if|when))(?: and only if)? (.+)`,
  ],
  // "numbers whose HCF is 1 are called co-prime", "if their HCF is 1, two numbers are called co-prime"
  behind: [
    String.raw`^(?:[^,]*, )?(.+?),? (?:is|are)(?: then| also)? (?:called|known as|named|termed|said to be) (?:an? |the |its |their |to be )*#(?=$|[.,;:)]| of )`,
  ],
  // "the co-prime numbers are those ...", "a sector is the region ..."
  is: [
    String.raw`(?:^|[,:;] |\b(?:an?|the|any|every|each|two|all|that|so|then|here) )${subject}#(?: \([^)]*\))?(?: (?:of|for|in|from|to) [^,;:.]{1,40}?)? (?:is|are|means?|consists? of|refers? to|we mean)(?! (?:not|called|said|known|named)\b)(?: (?:always|simply|just|nothing but|again|defined (?:as|to be)|by definition))* (.+)`,
  ],
  // "a chord joins two points"
  does: [
    String.raw`(?:^|[,:;] |\b)(?:an?|the|every|any|each|all) ${subject}#(?: of (?:an?|any|the) (?:triangle|circle|cone|class|polynomial|event|AP))? (?:has|have|joins?|divides?|meets?|touches|cuts|bisects?|gives?|tells?|counts?|measures?|lies?|goes|passes|contains?) ([^,]+?)(?=,| and (?:an?|the) |$)`,
  ],
  // "the theorem says that every composite number ..."
  says: [String.raw`#(?: \([^)]*\))? (?:says|states|tells(?: us)?|guarantees|means) that (.+)`],
  // "Co-prime numbers: numbers whose HCF is 1"
  label: [String.raw`^(?:[-–] )?(?:an? |the )?#(?: \([^)]*\))?(?::| [-–]) (.+)`],
}

type Form = keyof typeof forms
const formNames: readonly Form[] = ['called', 'if', 'behind', 'is', 'does', 'says', 'label']

const read = [
  ...numberDefinitions,
  ...polynomialDefinitions,
  ...equationDefinitions,
  ...triangleDefinitions,
  ...planeDefinitions,
  ...circleDefinitions,
  ...dataDefinitions,
].map(({ genus, needs = [], never, term, ...others }) => ({
  ...others,
  needs: needs.map((words) => new RegExp(words, 'i')),
  never: never === undefined ? undefined : new RegExp(String.raw`(?<![\w-])(?:${never})(?![\w²³])`, 'i'),
  genus:
    genus === undefined
      ? undefined
      : new RegExp(
          String.raw`^(?:(?:an?|the|that|one|its|those|any|all|half(?: of)?|this|of) )*(?:[a-z-]+ ){0,3}?(?:${genus})\b`,
          'i',
        ),
  term: new RegExp(String.raw`(?<![\w-])(?:${term})(?![\w-])`, 'i'),
  patterns: formNames.flatMap((form) =>
    forms[form].map((words) => ({
      form,
      pattern: new RegExp(
        words.replace('#', String.raw`(?<term>${term})`).replace(/\((?=\.\+|\[\^,\]\+\?\))/, '(?<what>'),
        'i',
      ),
    })),
  ),
}))

type Read = (typeof read)[number]

/** A part of a sentence that says another thing than the part before it. */
const cut = /[;]\s|,?\s(?:but(?! (?:\d|one\b|itself\b|the one\b))|while|whereas)\s|,\s(?:not|and not|and never)\s.*$/

/** What a text says a term of the chapters is, where it is another thing: "A sector is the region between a chord and its arc". */
export const definitionFaults = (topic: TopicKey | undefined, text: string): readonly string[] =>
  sentencesIn(text).flatMap((sentence) =>
    /\?["”)]?$/.test(sentence)
      ? []
      : sentence.split(cut).flatMap((part) => {
          const inSmallLetters = part.toLowerCase()
          return ofTopic(topic).flatMap((one) =>
            mayFit(one.term, part, inSmallLetters) && one.term.test(part) ? faultsIn(one, part, inSmallLetters) : [],
          )
        }),
  )

const known = new Map<TopicKey | undefined, readonly Read[]>()

function ofTopic(topic: TopicKey | undefined): readonly Read[] {
  const before = known.get(topic)
  if (before) return before
  const own = read.filter((one) => !one.in || (topic && one.in.includes(topic)))
  known.set(topic, own)
  return own
}

function faultsIn(one: Read, part: string, inSmallLetters: string): readonly string[] {
  for (const { form, pattern } of one.patterns) {
    if (!mayFit(pattern, part, inSmallLetters)) continue
    const { term = '', what: told = '' } = pattern.exec(part)?.groups ?? {}
    const what = told.replace(/[.,;:!]+$/, '')
    if (what === '' || !isSaid(part.replace(what, ''))) continue
    if (isOther(one, form, what)) return [`"${term}": ${one.says}`]
  }
  return []
}

const isSaid = (around: string): boolean =>
  isAsserted(around) && !/\b(?:may|might|can|could|need not|some)\b/i.test(around)

/** Whether what is said of a term is something else than what it is. */
function isOther({ genus, needs, never, term }: Read, form: Form, what: string): boolean {
  const isOfItsKind = genus !== undefined && genus.test(what)
  if (form === 'is' && !isOfItsKind) return false
  // "the mode is the most frequent value, the median the middle one"
  const own = what.split(/, (?:and )?(?=(?:the|an?|that) )/)[0] ?? what
  const wrong = never?.exec(own)
  if (wrong && !isTurned(own.slice(0, wrong.index))) return true
  const tells = isOfItsKind || form === 'called' || form === 'behind'
  return (
    tells &&
    form !== 'does' &&
    what.split(' ').length >= 4 &&
    !term.test(what) &&
    needs.some((words) => !words.test(what))
  )
}
