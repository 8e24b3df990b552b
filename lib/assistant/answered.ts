import { isChecked } from './checked'
import type { Understood } from './recogniser'
import { recognisersWithCue } from './recognisers'
import type { Item } from './question/fact'
import type { Question } from './question/question'
import { ordinals } from './question/reading'
import type { Reply } from './rule'
import { sameKinds, samePlaces, sameWords } from './same-words'
import { sameExpressions, samePoints, sameValues, sameZeroes } from './same-values'
import { topicOf } from './topic-of'
import { checkAnswer } from '../answers'
import { numberOf } from '../answers/number-of'
import { letterAt } from '../letters'

/** What a question, or a part of one, is answered with. */
export interface Answered {
  readonly reply: Reply
  /** What it leaves to the other parts. */
  readonly left: readonly Item[]
  /** What it has understood. */
  readonly knows: ReadonlySet<Item>
}

const known = new WeakMap<Question, Map<string, Promise<Answered | null>>>()

/** The reply of the recogniser that understands the most of a question; `elsewhere`: what is told for several parts, of which it is one. */
export function answered(
  question: Question,
  options: readonly string[],
  elsewhere?: ReadonlySet<Item>,
): Promise<Answered | null> {
  if (elsewhere) return answeredAnew(question, options, elsewhere)
  const ways = known.get(question) ?? new Map<string, Promise<Answered | null>>()
  const choice = options.join('\n')
  const before = ways.get(choice)
  if (before) return before
  // where a file did not come, the question can be asked again
  const answer = answeredAnew(question, options).catch((error: unknown) => {
    ways.delete(choice)
    throw error
  })
  known.set(question, ways.set(choice, answer))
  return answer
}

async function answeredAnew(
  question: Question,
  options: readonly string[],
  elsewhere?: ReadonlySet<Item>,
): Promise<Answered | null> {
  const all = await recognisersWithCue(question)
  const understood = all.flatMap((one) => one.understand(question, elsewhere) ?? [])
  const checked = understood.filter(({ said }) => isChecked(said, question))
  const read = checked.map((one) => (options.length > 0 && !one.chooses ? amongOptions(one, options, question) : one))
  // what is none of the options is not what is asked, where another reading chooses one
  const choosing = options.length > 0 ? read.filter(({ said }) => said.answer !== undefined) : []
  const possible = choosing.length > 0 ? choosing : read
  const best = chosen(possible)
  if (!best) ties.set(question, theBest(possible))
  return (
    best && { reply: { rule: best.id, ...best.said, ...offered(best.archetype) }, left: best.left, knows: best.knows }
  )
}

export function chosen(all: readonly Understood[]): Understood | null {
  const [best, ...others] = theBest(all)
  return best && others.every(({ said }) => said.answer === best.said.answer) ? best : null
}

/** Those that have understood the most. */
function theBest(all: readonly Understood[]): readonly Understood[] {
  const first = Math.min(...all.map(({ rank }) => rank))
  const understood = all.filter(({ rank }) => rank === first)
  const most = Math.max(...understood.map(({ words }) => words))
  return understood.filter(({ words }) => words === most)
}

/** Questions that were understood in several ways which differ. */
const ties = new WeakMap<Question, readonly Understood[]>()

/** What a question can mean, where two skills understood all of it and differ: it is asked which is meant. */
export function whichIsMeant(question: Question): Reply | null {
  const readings = meanings(ties.get(question) ?? [])
  return readings.length < 2 ? null : asked(readings)
}

/** One reply for each answer. */
const meanings = (all: readonly Understood[]): readonly Reply[] =>
  all
    .filter(({ said }, at) => all.findIndex((other) => other.said.answer === said.answer) === at)
    .flatMap((one) => (one.said.answer === undefined ? [] : { rule: one.id, ...one.said, ...offered(one.archetype) }))

export const asked = (readings: readonly Reply[]): Reply => ({
  rule: 'which-is-meant',
  text: [
    'I can read this in more than one way, and the answers differ. Which do you mean?',
    ...readings.map(({ text }, at) => `${at + 1}. ${text.split('\n').at(-1) ?? ''}`),
  ].join('\n'),
  offers: readings.map((_, at) => ({ kind: 'ask', question: `Meaning ${at + 1}` })),
  readings,
})

/** More of the same kind, with other numbers. */
function offered(archetype: string): Pick<Reply, 'offers'> {
  const topic = topicOf(archetype)
  if (!topic) return {}
  return { offers: [{ kind: 'practise', label: 'Practise this', topic, difficulty: 'easy', archetype }] }
}

const inSeconds: Readonly<Record<string, number>> = { h: 3600, m: 60, s: 1 }

/** "3 hours" for 180 minutes. */
function isSameTime(option: string, answer: string): boolean {
  const [one, other] = [option, answer].map((text) => {
    const [, size, unit = ''] = /^\s*([\d.]+)\s*(hours?|hrs?|minutes?|mins?|seconds?|secs?)\.?\s*$/i.exec(text) ?? []
    return size === undefined ? null : Number(size) * (inSeconds[unit.charAt(0).toLowerCase()] ?? NaN)
  })
  return one != null && other != null && Math.abs(one - other) < 1e-9
}

/** "75 cm" for 75 and "3 hours" for 180 where all is told in centimetres, in minutes. */
function isInUnit(option: string, answer: string, { apart }: Question): boolean {
  const [unit, ...more] = new Set(
    apart.flatMap((item) => (item.kind === 'number' && item.unit !== '' ? [item.unit] : [])),
  )
  if (unit === undefined || more.length > 0 || !/^[\d.]+$/.test(answer)) return false
  const [, size = '', named = ''] = /^\s*([\d.]+)\s*([a-z]+)\.?\s*$/i.exec(option) ?? []
  const isSameUnit =
    named
      .toLowerCase()
      .replace(/^yrs?$/, 'year')
      .replace(/(?<=[a-z]{3})s$/, '') === unit
  return (isSameUnit && Number(size) === Number(answer)) || isSameTime(option, `${answer} ${unit}`)
}

/** "±6" for "6, -6". */
const isEither = (option: string, answer: string): boolean => {
  const [, one] = /^\s*\$?\s*(?:[a-z]\s*=\s*)?(?:±|\\pm)\s*([^±,]+?)\s*\$?\s*\.?\s*$/.exec(option) ?? []
  const [first, second, ...more] = answer.split(/,\s*|\s+or\s+/)
  const both = (a = '', b = '') => sameValues(`p = ${one ?? ''}, q = -${one ?? ''}`, `p = ${a}, q = ${b}`)
  return one !== undefined && more.length === 0 && (both(first, second) || both(second, first))
}

/** "10th" or "10th term" of the term number 10. */
const isPlace = (option: string, answer: string): boolean =>
  /^\d+$/.test(answer) && (/^\s*(\d+)(?:st|nd|rd|th)(?: term)?\.?\s*$/i.exec(option) ?? [])[1] === answer

/** Whether an option says the same as what was worked out. */
export const isSame = (option: string, answer: string): boolean =>
  isEither(option, answer) ||
  isSameTime(option, answer) ||
  sameValues(option, answer) ||
  sameExpressions(option, answer) ||
  samePoints(option, answer) ||
  sameWords(option, answer) ||
  sameKinds(option, answer) ||
  samePlaces(option, answer)

/** "16th" for 16, and "ninth" for 9. */
const isOrdinal = (option: string, answer: string): boolean => {
  const [, word = ''] = /^\s*(?:the )?([a-z]+)(?: term)?\.?\s*$/i.exec(option) ?? []
  const at = ordinals.indexOf(word.toLowerCase())
  if (word !== '') return at >= 0 && `${at}` === answer.replace(/^n = /, '')
  const [, place] = /^\$?(\d+)(?:\^?\{?(?:\\text\{)?(?:st|nd|rd|th)\}*)\$?(?: term)?\.?$/.exec(option.trim()) ?? []
  return place !== undefined && answer.replace(/^n = /, '') === place
}

/** "90" for 90°. */
const isDegrees = (option: string, answer: string): boolean =>
  answer.endsWith('°') && option.replace(/[\s.$°]|\^\{?\\circ\}?/g, '') === answer.replace(/[\s°]/g, '')

/** "36π" for 36π cm³: only where the option names no unit itself. */
const isUnitless = (option: string, answer: string): boolean => {
  const bare = answer.replace(
    /^₹|%$| (?:[ckdm]?m[²³]?|units?|sq units|k?g|ppm|hours|minutes|seconds|years|days|litres)$/g,
    '',
  )
  return (
    bare !== answer &&
    /^[^a-zA-Z]*$/.test(option.replace(/\\(?:pi|frac|dfrac|sqrt)/g, '')) &&
    (sameExpressions(option, bare) || option.trim() === bare)
  )
}

/** "2√3, 2/√3" for "2√3/3, 2√3", "−m, m + 3" for "m + 3, −m": the same values in any order. */
function isSameRoots(option: string, answer: string): boolean {
  const [one, other] = [option, answer].map((text) =>
    text
      .replace(/\$/g, '')
      .replace(/^\s*\(([^()]*)\)\s*$/, '$1')
      .split(/,|\band\b|;/),
  )
  if (!one || !other || one.length !== other.length || one.length < 2) return false
  const left = [...other]
  return one.every((value) => {
    const at = left.findIndex((each) => isSameRoot(value, each))
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

function isSameRoot(option: string, answer: string): boolean {
  const [one, other] = [numberOf(option), numberOf(answer)]
  return one !== undefined || other !== undefined
    ? one !== undefined && other !== undefined && Math.abs(one - other) < 1e-9
    : !answer.includes('=') && sameExpressions(option, answer)
}

/** "4/5, −6/5" for "sum = 4/5, product = −6/5" where the sum is asked before the product. */
function isInOrder(option: string, answer: string, { apart }: Question): boolean {
  const named = answer.split(/,\s*/).flatMap((one) => {
    const [, name, value] = /^\s*(\p{L}+)\s*=\s*(.+)$/u.exec(one) ?? []
    return name === undefined || value === undefined ? [] : [{ name, value }]
  })
  const values = option.replace(/^\s*\(([^()]*)\)\s*$/, '$1').split(/[,;]|\band\b/)
  const places = named.map(({ name }) =>
    apart.findIndex((item) =>
      item.kind === 'word' ? item.text === name.toLowerCase() : item.kind === 'letter' && item.name === name,
    ),
  )
  return (
    named.length > 1 &&
    values.length === named.length &&
    places.every((place, at) => place > (places[at - 1] ?? -1)) &&
    named.every(
      ({ value }, at) =>
        isSame(values[at] ?? '', value) || checkAnswer({ kind: 'number', expected: value }, values[at] ?? '').correct,
    )
  )
}

const decimal = /^\$?([-−]?\d+(?:\.(\d+))?)\$? ?([^\d/]*)$/
const decimalOf = (text: string) => {
  const [whole, value = '', places = '', unit = ''] =
    decimal.exec(
      text
        .replace(/\\,|\(?\bapprox\w*\.?\)?|[.]$/g, '')
        .replace(/\$/g, '')
        .replace(/\\(?:text|mathrm)\{([^{}]*)\}/g, '$1')
        .trim(),
    ) ?? []
  return whole === undefined
    ? null
    : {
        value: Number(value.replace('−', '-')),
        places: places.length,
        unit: unit
          .trim()
          .replace(/\^\{?2\}?/, '²')
          .replace(/\^\{?3\}?/, '³'),
      }
}

/** The same of a value that is told exactly: "605/1680 cm³" has as many places as are wanted. */
function exactOf(text: string): ReturnType<typeof decimalOf> {
  const [whole, top = '', bottom = '', unit = ''] = /^([-−]?\d+)\/(\d+) ?([^\d/]*)$/.exec(text.trim()) ?? []
  return whole === undefined
    ? decimalOf(text)
    : { value: Number(top.replace('−', '-')) / Number(bottom), places: Infinity, unit: unit.trim() }
}

/** "19.4 cm³" of 19.404 cm³: to as many places as the option gives, one at least. */
const isRounded = (option: string, answer: string): boolean => {
  const [one, exact] = [decimalOf(option), exactOf(answer)]
  return (
    one !== null &&
    exact !== null &&
    one.places > 0 &&
    exact.places > one.places &&
    (one.unit === '' || one.unit === exact.unit) &&
    Math.abs(one.value - exact.value) <= 0.5 * 10 ** -one.places + 1e-9
  )
}

/** "77/8" of 9.625 cm²: the same number, in no other unit. */
function isSameNumber(option: string, answer: string): boolean {
  const [, bare = '', unit = ''] = /^([-−]?[\d./]+) ?([a-z°²³]*)$/.exec(answer.trim()) ?? []
  const [, own = '', named = ''] = /^\$?([-−]?[\d./]+)\$? ?([a-z°²³]*)\.?$/.exec(option.trim()) ?? []
  // whole numbers were compared before
  if (!/[./]/.test(bare + own)) return false
  const [one, other] = [numberOf(bare), numberOf(own)]
  return one !== undefined && other !== undefined && Math.abs(one - other) < 1e-9 && (named === '' || named === unit)
}

/** "6 cm" of x = 6. */
const isNamedValue = (option: string, answer: string): boolean => {
  const [, value] = /^[a-z] = ([-−]?[\d./]+)$/.exec(answer) ?? []
  const [, bare] = /^\$?([-−]?[\d./]+)\$? ?(?:[ckm]?m|°|units?)$/.exec(option.trim()) ?? []
  return value !== undefined && value === bare
}

const ofStories = /^(?:le|qe)-(?:word|age|give|income)/

/** "6 and 36" for "x = 36, y = 6": the numbers of a story, which the options may give in another order. */
function isSameNumbers(option: string, answer: string): boolean {
  const numbersOf = (text: string) =>
    text
      .split(/,\s|;|\band\b/)
      .map((part) => decimalOf(part.replace(/^\s*(?:[a-z] = |₹ ?|rs\.? ?|re\.? ?)+/i, ''))?.value ?? null)
      .toSorted((one, other) => (one ?? 0) - (other ?? 0))
  const [one, other] = [numbersOf(option), numbersOf(answer)]
  return (
    !option.includes('=') &&
    one.length > 1 &&
    one.length === other.length &&
    one.every((value, at) => value !== null && value === other[at])
  )
}

const isAnyMultiple = /^poly-(?:form|transformed)/

/** "12 sq. units" and "12 square units", "12 sq cm" and "12 cm²" are written alike. */
const withUnitsAlike = (text: string): string =>
  text
    .replace(/(?<=[\d)}$] ?)(?:square|sq\.?) ?units?\b|(?<=\d ?)units?²/gi, 'sq units')
    .replace(/(?<=[\d)}$] ?)(?:square|sq\.?) ?(c?m)\b/gi, '$1²')

/** The option that is what was worked out; where it is none of them, or more than one, that is said and nothing is chosen. */
function amongOptions(found: Understood, typed: readonly string[], question: Question): Understood {
  const { answer: whole, text } = found.said
  if (whole === undefined) return found
  const [options, answer] = [typed.map(withUnitsAlike), withUnitsAlike(whole)]
  const letters = options.map((_, index) => letterAt(index))
  const fitting = letters.filter(
    (expected, at) =>
      checkAnswer({ kind: 'choice', expected, options }, answer).correct ||
      isSame(options[at] ?? '', answer) ||
      isDegrees(options[at] ?? '', answer) ||
      isOrdinal(options[at] ?? '', answer) ||
      isUnitless(options[at] ?? '', answer) ||
      (found.archetype.startsWith('ap-') && isPlace(options[at] ?? '', answer)) ||
      isInOrder(options[at] ?? '', answer, question) ||
      (/^(?:rn-|(?:qe|le)-word-age)/.test(found.archetype) && isInUnit(options[at] ?? '', answer, question)) ||
      (/^(?:qe|poly)-(?!word)/.test(found.archetype) && isSameRoots(options[at] ?? '', answer)),
  )
  // any multiple is such a polynomial
  const multiples =
    fitting.length === 0 && isAnyMultiple.test(found.archetype)
      ? letters.filter((_, at) =>
          sameZeroes((options[at] ?? '').replace(/^\s*k\s*[[({]\s*(.+?)\s*[\])}]\s*$/, '$1'), answer),
        )
      : fitting
  const others = letters.filter(
    (_, at) =>
      isRounded(options[at] ?? '', answer) ||
      isNamedValue(options[at] ?? '', answer) ||
      isSameNumber(options[at] ?? '', answer),
  )
  const inAnyOrder = ofStories.test(found.archetype)
    ? letters.filter((_, at) => isSameNumbers(options[at] ?? '', answer))
    : []
  const [letter, ...more] = [multiples, others, inAnyOrder].find((all) => all.length > 0) ?? []
  const said =
    letter !== undefined && more.length === 0
      ? { text: `${text}\nSo the right option is ${letter}`, answer: letter }
      : { text: `${text}\nI cannot tell which of the options that is: look at them again.` }
  return { ...found, said }
}
