import { isMisspelling } from '../text/misspelling'
import type { Clause, Phrase } from './phrase'

/** The options that a response words: in full; else one clause of them; else a part, when no other has that part. */
export function fitting(response: Phrase, options: readonly Phrase[]): readonly number[] {
  const said = withoutAdded(spelt(response.tokens, options), options)
  const places = (fits: (option: Phrase) => boolean) =>
    options.flatMap((option, place) => (fits(option) ? [place] : []))
  const whole = said.length === 0 ? [] : places(({ tokens }) => isSame(tokens, said))
  if (whole.length > 0 || !isTelling(said)) return whole
  const counted = withoutCounted(said, options)
  const count = counted.length > 0 ? places(({ tokens }) => isSame(tokens, counted)) : []
  if (count.length > 0) return count
  const core = places(({ tokens }) => isSame(coreOf(tokens), coreOf(said)))
  if (core.length > 0) return core
  const clause = places(({ clauses }) => clauses.some((one) => tells(one) && isSame(one.tokens, said)))
  if (clause.length > 0) return clause
  const [only, ...more] = partly(said, options)
  if (only === undefined || more.length > 0) return only === undefined ? [] : [only, ...more]
  const isBeside = options.some(({ tokens }, place) => place !== only && isRun(tokens, said))
  return isBeside || !isPart(said, options[only]?.clauses ?? []) ? [] : [only]
}

/** "Yes, only when n is even", "both right and isosceles", "all angles of a quadrilateral", where no option has such a word. */
function withoutAdded(said: readonly string[], options: readonly Phrase[]): readonly string[] {
  const [first = '', ...rest] = said
  const every = said.filter((token) => token !== 'every')
  if (every.length > 1 && every.length < said.length && !options.some(({ tokens }) => tokens.includes('every')))
    return every
  const isAdded = (first === 'yes' || first === 'both') && rest.length > 0
  return isAdded && !options.some(({ tokens }) => tokens.includes(first)) ? rest : said
}

const counts = new Set('infinite unique exactly 1 2 3 4 5 6'.split(' '))

/** The count of "infinitely many polynomials", where no option speaks of polynomials; nothing of anything else. */
function withoutCounted(said: readonly string[], options: readonly Phrase[]): readonly string[] {
  const [count, noun] = [said.slice(0, -1), said.at(-1) ?? '']
  const isCounted = count.length > 0 && count.every((token) => counts.has(token)) && isWord(noun) && !isDenial(noun)
  return isCounted && !counts.has(noun) && !options.some(({ tokens }) => tokens.includes(noun)) ? count : []
}

const kinds = new Set('similarity congruence criterion theorem property formula triangle'.split(' '))

/** Without the words that only name the kind of thing; all of them where nothing else is said. */
function coreOf(tokens: readonly string[]): readonly string[] {
  const core = tokens.filter((token) => !kinds.has(token))
  return core.length > 0 ? core : tokens
}

/** Whether a text holds a wording in one run, and no denial more. */
export const isWithin = (wording: Phrase, text: Phrase): boolean =>
  isTelling(wording.tokens) &&
  isRun(wording.tokens, text.tokens) &&
  wording.tokens.filter(isDenial).length === text.tokens.filter(isDenial).length

/** The options that hold all that is said: in one run, else in its order, else in any. */
function partly(said: readonly string[], options: readonly Phrase[]): readonly number[] {
  const places = (fits: (tokens: readonly string[]) => boolean) =>
    options.flatMap(({ tokens }, place) => (fits(tokens) ? [place] : []))
  const run = places((tokens) => isRun(said, tokens))
  const inOrder = run.length === 1 ? run : places((tokens) => isSubsequence(said, tokens))
  if (inOrder.length > 0 || new Set(said).size < said.length) return inOrder
  return places((tokens) => said.every((token) => tokens.includes(token)))
}

/** With the words of the options for words that are misspelt by a letter. */
function spelt(said: readonly string[], options: readonly Phrase[]): readonly string[] {
  const known = [...new Set(options.flatMap(({ tokens }) => tokens))].filter((word) => /^\p{L}+$/u.test(word))
  return said.map((token) =>
    known.includes(token) ? token : (known.find((word) => isMisspelling(token, word)) ?? token),
  )
}

const denying = new Set(['no', 'neither', 'without', 'except'])
/** A word that turns others round. */
export const isDenial = (token: string): boolean => denying.has(token) || token.endsWith("n't")

/** Words that a student leaves out of an option. */
const optional = new Set(['every', 'exactly'])

/** The same one by one; conditions and a few words that deny nothing in any order. */
function isSame(option: readonly string[], said: readonly string[]): boolean {
  const wanted = said.some((token) => optional.has(token)) ? option : option.filter((token) => !optional.has(token))
  if (option.join(' ') === said.join(' ') || wanted.join(' ') === said.join(' ')) return true
  const isInAnyOrder = said.length < 5 && !said.some(isDenial) && (said.every(isCondition) || said.every(isFree))
  return isInAnyOrder && [...wanted].sort().join(' ') === [...said].sort().join(' ')
}

const isRun = (part: readonly string[], whole: readonly string[]): boolean =>
  ` ${whole.join(' ')} `.includes(` ${part.join(' ')} `)

const isCondition = (token: string): boolean => token === 'or' || /[<>=]/.test(token)
const isWord = (token: string): boolean => /^\p{L}{2,}$/u.test(token) && token !== 'or'
const isFree = (token: string): boolean => isWord(token) || /^\d+°$/.test(token)

/** A word, a time, or a formula that is more than a number. */
const isTelling = (said: readonly string[]): boolean =>
  said.some((token) => (/\p{L}{2}/u.test(token) && token !== 'or') || /[<>=]|\p{L}.*\d|\d:\d/u.test(token))

/** "but not at the origin", "which is not a square" say nothing by themselves. */
const tells = ({ isNarrowing, tokens }: Clause): boolean => !isNarrowing || !tokens.some(isDenial)

const isSubsequence = (said: readonly string[], tokens: readonly string[]): boolean => {
  let next = 0
  for (const token of tokens) if (token === said[next]) next++
  return next === said.length
}

/** Words of the option in their order, or a few of them in any, with none left out that turns them round or makes a condition less. */
function isPart(said: readonly string[], clauses: readonly Clause[]): boolean {
  const tokens = clauses.flatMap((clause) => clause.tokens)
  if (said.some(isCondition) && tokens.filter(isCondition).length > said.filter(isCondition).length) return false
  if (said.every(isDenial)) return said.join() === 'neither' && tokens[0] === 'neither'
  const isFree = said.every(isWord) && !tokens.some(isDenial)
  let [next, isTold] = [0, false]
  for (const clause of clauses) {
    const kept = clause.tokens.map((token) => token === said[next] && ++next > 0)
    if (!keepsDenials(clause.tokens, kept)) return false
    isTold ||= tells(clause) && kept.some(Boolean)
  }
  return isTold && (next === said.length || isFree)
}

/** Whether a clause keeps its denial with what is denied: both, or neither. */
function keepsDenials(tokens: readonly string[], kept: readonly boolean[]): boolean {
  return tokens.every((token, index) => {
    if (!isDenial(token)) return true
    const isFollowed = kept.slice(index + 1).some(Boolean)
    return kept[index] ? isFollowed || index === tokens.length - 1 : !isFollowed
  })
}
