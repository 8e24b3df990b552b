import type { Budget } from '../../maths/sum'
import { wordsOnly, type Reading } from '../../reading/reading'
import { spacedList } from '../../reading/spaced-list'
import { withoutNumbering } from '../../reading/text/numbering'
import { asciiText, letterTex } from '../../reading/tree/tex'
import { pieceOf, typed as typedText, type Typed } from '../../reading/typed'
import { Unreadable } from '../../reading/unreadable'
import { withAliases, type Part } from '../../reading/values/named-piece'
import { namesApart } from '../../reading/values/names-apart'
import { namedParts, partsOf, type NamedParts } from '../../reading/values/named-values'
import { unknownOf, valuesInTurn } from '../../reading/values/values-in-turn'
import { falseLinkIn } from '../chain'
import { keys, type Kind, type Outcome } from '../kind'
import type { PairRule } from '../rule'
import { outcome } from '../outcome'
import { askedOfPair, strangeNoun } from '../pair-strangers'
import { judgePart, readPart, readPartKey, samePart, type PartKey, type PartReading } from '../named-value'

interface Key {
  readonly parts: readonly Part[]
  readonly keys: readonly PartKey[]
}

interface NamedReading extends Reading {
  /** What was given for each part of the key, in its order. */
  readonly given: readonly (readonly PartReading[])[]
  /** Whether there are more values than the key has. */
  readonly more: boolean
  readonly working: NamedParts['working']
}

/** Several named values, by name in any order, or bare in the order of `expected`. */
export const pair: Kind<PairRule, Key, NamedReading> = {
  name: 'Several named values',
  words: 'By name in any order, or bare in the order of the question: HCF = 6, LCM = 36; 6 and 36.',
  format: 'string',
  inputMode: 'text',
  keys: ({ expected }) => {
    const names = [...expected.matchAll(/([^=,]+)=/g)].map(([, name = '']) => name.trim())
    const values = expected.replace(/[^=,]+=/g, ' ')
    const letters = [...new Set(values.match(/\p{L}/gu) ?? [])].sort()
    // Letters stand in the values where these are expressions: then powers do too.
    const powers = letters.length > 0 ? keys([...letters, '² ³ ^'].join(' ')) : []
    return [[...names, '=', ','], ...powers, ...keys('− / √')]
  },
  readKey,
  alike: (a, b) =>
    a.parts.length === b.parts.length &&
    a.parts.every(({ name }, index) => name === b.parts[index]?.name) &&
    a.keys.every((key, index) => b.keys[index] && samePart(key, b.keys[index])),
  read,
  judge,
}

const unitOf = ({ unit }: PairRule, name: string): string | undefined =>
  typeof unit === 'string' ? unit : unit?.[name]

function readKey(rule: PairRule): Key {
  const { expected, aliases } = rule
  const parts = partsOf(typedText(expected)).map((part) => withAliases(part, aliases?.[part.name] ?? []))
  return {
    parts,
    keys: parts.map(({ name, value }) => withName(readPartKey(pieceOf(value), unitOf(rule, name)), name)),
  }
}

/** "x = 19/5" is what a note on the value shows. */
const withName = (key: PartKey, name: string): PartKey => {
  if (key.kind !== 'number') return key
  const { amount } = key.key
  return { ...key, key: { ...key.key, amount: { ...amount, tex: named(name, amount.tex) } } }
}

const exampleOf = (parts: readonly Part[]): string =>
  unknownOf(parts) !== undefined
    ? 'Write the values in the order that is asked for, with a comma between them.'
    : `Write each value with its name: ${parts.flatMap(({ name }) => (name === '' ? [] : [`${name} = ...`])).join(', ')}`

function read(response: Typed, { parts: key, keys }: Key, rule: PairRule, budget: Budget): NamedReading {
  const { parts: typed, working } = namedParts(listed(response, key), key)
  refuseUnclear(valuesInTurn(response.text, key), typed, key, rule.named === true)
  const given = keys.map((part, index) =>
    typed.filter((one) => one.index === index).map(({ value }) => readPart(part, pieceOf(value), budget)),
  )
  return {
    ...wordsOnly,
    given,
    working,
    more: typed.some(({ index }) => index < 0),
    names: typed.map(({ name }) => name).filter((name) => name !== ''),
    values: given.flat().flatMap(({ reading }) => reading.values),
    tex: given
      .flatMap((values, index) => values.map(({ reading }) => named(key[index]?.name ?? '', reading.tex)))
      .join(',\\; '),
  }
}

/** With commas between the values, and without "(i)" before them. */
function listed(response: Typed, key: readonly Part[]): Typed {
  const spaced = spacedList(response, key.length)
  const text = namesApart(valuesInTurn(withoutNumbering(spaced.text), key), key)
  return text === spaced.text ? spaced : typedText(text)
}

/** Throws where the names leave open which value is which. */
function refuseUnclear(text: string, typed: readonly Part[], key: readonly Part[], named: boolean): void {
  if (/\bor\b/i.test(text.replace(/[+±]\s?or\s?-/g, '').slice(0, 300)) && typed.length > 1)
    throw new Unreadable('Both are asked for: write a comma between them, not “or”.')
  const firstNamed = typed.findIndex(({ name }) => name !== '')
  const lastBare = typed.findLastIndex(({ name }) => name === '')
  // "x = 1, 4" may be two values of x; "2:1, y = 5" is clear.
  const isMixed = firstNamed >= 0 && firstNamed < lastBare && typed.length === key.length && /[=:]/.test(text)
  const hasStranger = typed.some(({ index, name }) => index < 0 && name !== '')
  if (isMixed || hasStranger || (named && lastBare >= 0)) throw new Unreadable(exampleOf(key))
}

const named = (name: string, tex: string): string =>
  name === ''
    ? tex
    : `${/^[A-Za-zα-ω](?:_\w+)?$/.test(name) ? letterTex(name) : `\\text{${asciiText(name)}}`} = ${tex === '' ? '?' : tex}`

function judge({ parts, keys }: Key, { given, more, working }: NamedReading, rule: PairRule, budget: Budget): Outcome {
  const stranger = strangerIn(given, parts, rule)
  if (stranger !== undefined) return outOfPlace(stranger, parts)
  const judgeOne: JudgeOne = (key, typed) => judgePart(key, typed, rule, budget)
  const outcomes = keys.flatMap((key, index) => given[index]?.map((typed) => judgeOne(key, typed)) ?? [])
  const unworked = outcomes.find(({ unread }) => unread)
  if (unworked) return unworked
  const broken = falseLinkIn(working, budget)
  if (broken) return outcome(false, broken)
  const missing = parts.filter((_, index) => given[index]?.length === 0)
  if (missing.length > 0) return outcome(false, missingNote(missing))
  if (more) return outcome(false, `There are too many values. ${exampleOf(parts)}`)
  const wrong = outcomes.filter(({ correct }) => !correct)
  if (wrong.length === 0) return outcome(true, rightNote(outcomes))
  return outcome(false, wrong.find((one) => one.note)?.note ?? wrongNote(keys, given, wrong.length, judgeOne))
}

/** A noun behind a value that the question does not know. */
function strangerIn(given: NamedReading['given'], parts: readonly Part[], rule: PairRule): string | undefined {
  const asked = askedOfPair([...parts.map(({ name }) => name), ...Object.values(rule.aliases ?? {}).flat()], rule.asked)
  const nouns = given.flatMap((values, index) => {
    const unit = unitOf(rule, parts[index]?.name ?? '')
    return values.map(({ reading }) => (asked ? strangeNoun(reading.values, asked, unit) : undefined))
  })
  return nouns.find((noun) => noun !== undefined)
}

const outOfPlace = (word: string, parts: readonly Part[]): Outcome => ({
  correct: false,
  unread: true,
  note: `“${word.slice(0, 30)}” is out of place. ${exampleOf(parts)}`,
})

type JudgeOne = (key: PartKey, typed: PartReading) => Outcome

/** The words on each value, each once. */
const rightNote = (outcomes: readonly Outcome[]): string =>
  [...new Set(outcomes.map(({ note }) => note).filter(Boolean))].join(' ')

function missingNote(missing: readonly Part[]): string {
  const names = missing.map(({ name }) => name).filter((name) => name !== '')
  const also =
    names.length > 0 ? ` Give ${names.join(' and ')} as well.` : ' Give every value, with commas between them.'
  return `${missing.length === 1 ? 'One part is missing.' : 'Some parts are missing.'}${also}`
}

/** Which part is wrong is for the student to find; but not that the two are exchanged. */
function wrongNote(
  keys: readonly PartKey[],
  given: NamedReading['given'],
  wrong: number,
  judgeOne: JudgeOne,
): string | undefined {
  const [first, second, ...others] = keys
  const [one, two] = [given[0]?.[0], given[1]?.[0]]
  if (!first || !second || !one || !two || others.length > 0 || wrong !== 2)
    return wrong === 1 ? 'One of the values is wrong.' : undefined
  const exchanged = judgeOne(first, two).correct && judgeOne(second, one).correct
  return exchanged ? 'The two values are exchanged.' : undefined
}
