import { checkExpression } from './expression'
import { checkNumber, keyAmount } from './number'
import { checkText } from './text'
import { namedParts, partsOf, type Part } from '../../reading/values/named-values'
import type { PairRule, Verdict } from '../rule'
import { spacedList } from '../../reading/tokens/spaced-list'
import { letterTex, asciiText } from '../../reading/tree/tex'
import { Unreadable } from '../../reading/unreadable'
import { verdict } from '../verdict'

/** Several named values, by name in any order, or bare in the order of `expected`. */
export function checkPair(rule: PairRule, response: string): Verdict {
  const key = partsOf(rule.expected).map((part) => ({ ...part, aliases: rule.aliases?.[part.name] ?? [] }))
  const typed = namedParts(spacedList(response, key.length), key)
  if (/\bor\b/i.test(response.replace(/[+±]\s?or\s?-/g, '').slice(0, 300)) && typed.length > 1)
    return verdict(false, undefined, 'Both are asked for: write a comma between them, not “or”.')
  const names = key.map(({ name }) => name).filter((name) => name !== '')
  const example = `Write each value with its name: ${names.map((name) => `${name} = ...`).join(', ')}`
  if (rule.named && typed.some(({ name }) => name === '')) return verdict(false, undefined, example)
  const firstNamed = typed.findIndex(({ name }) => name !== '')
  const lastBare = typed.findLastIndex(({ name }) => name === '')
  // "x = 1, 4" may be two values of x; "2:1, y = 5" is clear.
  if (firstNamed >= 0 && firstNamed < lastBare && typed.length === key.length && /[=:]/.test(response))
    return verdict(false, undefined, example)
  const stranger = typed.find(({ index, name }) => index < 0 && name !== '')
  if (stranger) return verdict(false, undefined, example)
  return judge(rule, key, typed, example)
}

function judge(rule: PairRule, key: readonly Part[], typed: readonly Part[], example: string): Verdict {
  const verdicts = key.map((part, index) => {
    const given = typed.filter((one) => one.index === index)
    return given.map(({ value, at = 0 }) => ({
      part,
      outcome: placed(at, () => checkPart(part.value, value, unitOf(rule, part.name))),
    }))
  })
  const reading = verdicts
    .flat()
    .map(({ part, outcome }) => named(part.name, outcome.reading))
    .join(',\\; ')
  const missing = key.filter((_, index) => verdicts[index]?.length === 0)
  const wrong = verdicts.flat().filter(({ outcome }) => !outcome.correct)
  if (missing.length > 0) return verdict(false, reading, missingNote(missing))
  if (typed.some(({ index }) => index < 0)) return verdict(false, reading, `There are too many values. ${example}`)
  const note = wrong.find(({ outcome }) => outcome.note)?.outcome.note
  return verdict(
    wrong.length === 0,
    reading,
    note ?? (wrong.length > 0 ? wrongNote(key, typed, wrong.length) : undefined),
  )
}

const named = (name: string, reading: string | undefined): string =>
  name === ''
    ? (reading ?? '')
    : `${/^[A-Za-zα-ω](?:_\w+)?$/.test(name) ? letterTex(name) : `\\text{${asciiText(name)}}`} = ${reading ?? '?'}`

function missingNote(missing: readonly Part[]): string {
  const names = missing.map(({ name }) => name).filter((name) => name !== '')
  const also =
    names.length > 0 ? ` Give ${names.join(' and ')} as well.` : ' Give every value, with commas between them.'
  return `${missing.length === 1 ? 'One part is missing.' : 'Some parts are missing.'}${also}`
}

/** Which part is wrong is for the student to find; but not that the two are exchanged. */
function wrongNote(key: readonly Part[], typed: readonly Part[], wrong: number): string | undefined {
  const [first, second, ...others] = key
  if (!first || !second || others.length > 0 || wrong !== 2)
    return wrong === 1 ? 'One of the values is wrong.' : undefined
  const value = (index: number) => typed.find((part) => part.index === index)?.value ?? ''
  const exchanged = checkPart(first.value, value(1)).correct && checkPart(second.value, value(0)).correct
  return exchanged ? 'The two values are exchanged.' : undefined
}

/** A part is read by itself: where its reading stopped is counted on from where it begins. */
function placed<T>(at: number, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof Unreadable) throw new Unreadable(error.message, at + (error.at ?? 0))
    throw error
  }
}

const unitOf = ({ unit }: PairRule, name: string): string | undefined =>
  typeof unit === 'string' ? unit : unit?.[name]

/** A number when the key is one, else an expression, else words. */
function checkPart(expected: string, response: string, unit?: string): Verdict {
  if (isReadable(() => keyAmount(expected)))
    return checkNumber({ kind: 'number', expected, ...(unit !== undefined && { unit }) }, response)
  const isExpression = isReadable(() => checkExpression({ kind: 'expression', expected }, expected))
  return isExpression && !/[a-z]{4}/i.test(expected)
    ? checkExpression({ kind: 'expression', expected }, response)
    : checkText({ kind: 'text', expected }, response)
}

function isReadable(read: () => unknown): boolean {
  try {
    read()
    return true
  } catch (error) {
    if (error instanceof Unreadable) return false
    throw error
  }
}
