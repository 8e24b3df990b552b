import type { Reading } from '../../reading/reading'
import type { Outcome } from '../kind'
import type { Asked, RuleKind } from '../rule'
import { countedOtherwise } from './counted'
import { isStrangeName } from './strange-name'
import { meaningOf, type Meaning } from './meaning'
import { calledFor, isWhole } from './measure-call'

/** What of a rule decides how names are judged. */
export interface Naming {
  readonly kind: RuleKind
  readonly asked?: Asked
  readonly unit?: unknown
}

/**
 * Judges what a response calls its value, and what it counts, by what the question asks: undefined where they say nothing against
 * it, a wrong outcome for another thing of the question, and no attempt for a name that the question does not know.
 */
export function judgeAsked(rule: Naming, reading: Reading): Outcome | undefined {
  const { asked } = rule
  if (!asked || rule.kind === 'pair' || rule.kind === 'parts') return undefined
  if (asked.names.length === 0) return judgeUnnamed(rule, asked, reading)
  const value = reading.values.at(-1)?.node
  const calls = reading.names.map((name) => ({ name, result: calledFor(name) }))
  const untrue = calls.find(({ result }) => result !== null && value?.kind === 'number' && !isWhole(value, result))
  const meanings = calls.map(({ name, result }) => ({ name, meaning: known(meaningOf(name, asked), result) }))
  const isOne = rule.kind !== 'roots' && rule.kind !== 'coordinates'
  const named = isOne && meanings.some(({ meaning }) => meaning === 'asked')
  if (!named) {
    const other = meanings.find(({ meaning }) => meaning === 'other')
    if (other) return wrong(asked, other.name)
    const stranger = meanings.find(({ meaning }) => meaning === 'strange')
    if (stranger) return strange(asked)
    const lead = reading.values.at(-1)?.lead ?? ''
    const before = lead === '' ? 'nothing' : meaningOf(lead, asked, true)
    if (before === 'other') return wrong(asked, lead)
    if (before === 'strange') return strange(asked)
  }
  if (untrue) return { correct: false, note: `The ${untrue.name.slice(0, shown)} is ${untrue.result}.` }
  return countsOther(rule, asked, reading)
}

/** Where the question gives no name: its measures are others, and letters that it does not use are not known. */
function judgeUnnamed(rule: Naming, asked: Asked, reading: Reading): Outcome | undefined {
  const other = rule.kind === 'number' ? reading.names.find((name) => meaningOf(name, asked) === 'other') : undefined
  if (other !== undefined) return wrong(asked, other)
  return reading.names.some((name) => isStrangeName(name, asked)) ? strange(asked) : countsOther(rule, asked, reading)
}

function countsOther(rule: Naming, asked: Asked, { values }: Reading): Outcome | undefined {
  const counted = countedOtherwise(rule, asked, values)
  return counted === undefined
    ? undefined
    : { correct: false, note: `The question asks for ${nameOf(asked)}${counted}.` }
}

/** "HCF of 12 and 18 = 6" is a true step to any answer. */
const known = (meaning: Meaning, result: bigint | null): Meaning =>
  result !== null && meaning === 'strange' ? 'nothing' : meaning

const shortOf = ({ names }: Asked): string => names.find((one) => !one.includes('?') && one.length < 30) ?? 'answer'

const shown = 40

const wrong = (asked: Asked, name: string): Outcome => ({
  correct: false,
  note: `The question asks for ${nameOf(asked)}, and this is ${name.slice(0, shown).trim()}.`,
})

const strange = (asked: Asked): Outcome => ({
  correct: false,
  unread: true,
  note: `The question asks for ${nameOf(asked)}. Write the value alone, or ${shortOf(asked)} = ...`,
})

/** A piece of a sentence that is no name: "is the smallest number greater than". */
const torn =
  /\b(?:is|are|was|did|does|do|how|which|what|stands|remains|leaves?|there)\b|\b(?:than|over|of|for|in|the)$|^of\b|\bthe (?:the|making)\b/i

/** "BD", "sin A", "the height of the tower". */
function nameOf({ names }: Asked): string {
  const name = names.find((one) => !one.includes('?') && !torn.test(one)) ?? 'a value'
  const isThing =
    /^[a-z]{3}|^(?:HCF|LCM)/.test(name) && !/^(?:(?:a|an|the) |(?:sin|cos|tan|cosec|sec|cot)\b)/.test(name)
  return isThing ? `the ${name}` : name
}
