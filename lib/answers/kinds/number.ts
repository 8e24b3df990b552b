import { newBudget, type Budget } from '../../maths/sum'
import type { Reading } from '../../reading/reading'
import { hasPlusMinus, some, type Node } from '../../reading/tree/node'
import { nodeTex } from '../../reading/tree/tex'
import { typed, type Typed } from '../../reading/typed'
import { Unreadable } from '../../reading/unreadable'
import type { Amount } from '../../reading/values/amount'
import { unitRatio } from '../../reading/values/conversion'
import { readStatement } from '../../reading/values/statement'
import { isSameUnit, readUnit } from '../../reading/values/unit'
import { distance, isRounded, sameValue, valued, valueOf, type Value, type Valued } from '../../reading/values/value'
import { formNote } from '../form'
import { type Kind, type Outcome } from '../kind'
import type { NumberRule, SurdRule } from '../rule'
import { outcome, twoReadings } from '../outcome'

/** One value, perhaps with steps before it that are set equal to it. */
export interface ValueReading extends Reading {
  /** What the values are worth; none where ± leaves that open. */
  readonly worth: readonly Valued[]
  readonly listed: boolean
}

export interface NumberKey {
  readonly amount: Amount
  readonly value: Value
  /** The unit asked for, as it is written and as units are compared. */
  readonly unit: string
  readonly unitName: string
}

type Rule = NumberRule | SurdRule

/** One number with an optional unit: "154 cm²". */
export const number: Kind<NumberRule, NumberKey, ValueReading> = {
  name: 'Number',
  words: 'One value, with or without its unit: 154, 154 cm², Rs. 4,500/-, twelve.',
  format: 'number',
  inputMode: 'decimal',
  keys: ({ unit }) => [['−', '/', '.', ...(unit ? [{ unit }] : [])]],
  readKey: ({ expected, unit }) => readNumberKey(typed(expected), unit),
  read: readNumber,
  judge: judgeNumber,
}

/** Reads the last value of a key; its unit is the one asked for, if it has none. Throws Unreadable when there is no value. */
export function readNumberKey(expected: Typed, asked?: string): NumberKey {
  const amount = readStatement(expected.tokens).values.at(-1)
  if (!amount) throw new Unreadable('Write a number.')
  const unit = asked ?? amount.unit
  return {
    amount,
    value: valueOf(amount.node, newBudget()),
    unit,
    unitName: unit === '' ? '' : readUnit(typed(unit).tokens).name,
  }
}

export function readNumber(response: Typed, _key: object, _rule: object, budget: Budget): ValueReading {
  return readValue(isNone(response.text) ? typed('0') : response, budget)
}

/** Reads one value, and what it is worth. Throws Unreadable. */
export function readValue(response: Typed, budget: Budget): ValueReading {
  const { values, relations, names, left, tex, listed } = readStatement(response.tokens)
  const isOpen = values.some(({ node }) => hasPlusMinus(node))
  const worth = isOpen ? [] : values.map((amount) => valued(amount, budget))
  return { values, relations, names, left, tex, listed, worth }
}

/** "none", "no tangent can be drawn": 0 of them. */
const isNone = (response: string): boolean =>
  /^\s*n/i.test(response) &&
  /^\s*(?:none|nothing|no (?:tangent|zero|zeroe|point|term|such|outcome|chord|circle)s?(?: [a-z ]{0,30})?)[\s.!]*$/i.test(
    response,
  )

export function judgeNumber(key: NumberKey, response: ValueReading, rule: Rule, budget: Budget): Outcome {
  const { values, worth, listed } = response
  if (worth.length === 0) return outcome(false, 'Give one number, without $\\pm$.')
  const unitNote = worth.map((typed) => unitProblem(key, typed, budget)).find(Boolean)
  if (unitNote) return outcome(false, unitNote)
  const isRight = (one: Worth, { amount }: Valued) => matches(rule, key, amount, one, budget)
  const right = worth.every((typed) => isRight(typed, typed))
  if (listed && !right) return outcome(false, 'Give one value only.')
  const open = worth.find((typed) => typed.other && isRight(typed.other, typed) !== isRight(typed, typed))
  if (open) return twoReadings(right, bracketNote(open.amount.node))
  const last = values.at(-1)
  return outcome(
    right,
    noteFor(rule, key, worth, right, budget) ?? (right && last ? formNote(rule.form, last.node) : undefined),
  )
}

type Worth = Pick<Valued, 'value' | 'share'>

function matches(rule: Rule, key: NumberKey, amount: Amount, { value, share }: Worth, budget: Budget): boolean {
  const inPercent = rule.unit !== undefined && key.unitName === 'percent'
  const typed = inPercent ? value : (share ?? value)
  if (rule.kind === 'number' && rule.tolerance !== undefined)
    return distance(typed, key.value) < rule.tolerance || sameValue(typed, key.value, budget)
  return sameValue(typed, key.value, budget) || (amount.decimal && isRounded(typed, key.value))
}

function unitProblem(key: NumberKey, { amount }: Valued, budget: Budget): string | undefined {
  const { unit, node } = amount
  const { unit: wanted, unitName: name } = key
  if (unit === 'dollar' && name !== unit) return 'Give the answer in ₹.'
  if (wanted !== '' && name === '' && unit !== '' && unit !== 'unit') return `Give the answer in ${wanted}.`
  // a price may say what it is for: "₹50 per kg"
  if (wanted === '' || unit === '' || isSameUnit(unit, name) || (name === 'rupee' && /^(?:rupee)?\//.test(unit)))
    return undefined
  const ratio = unitRatio(unit, name)
  const converted =
    ratio &&
    valueOf(
      { kind: 'binary', operation: '*', left: node, right: { kind: 'number', value: ratio, decimal: false, tex: '1' } },
      budget,
    )
  return converted && sameValue(converted, key.value, budget)
    ? `That is the same amount in another unit. Give the answer in ${wanted}.`
    : `Give the answer in ${wanted}.`
}

const usesPi = (node: Node): boolean => some(node, (part) => part.kind === 'letter' && part.name === 'π')

function noteFor(
  rule: Rule,
  key: NumberKey,
  worth: readonly Valued[],
  right: boolean,
  budget: Budget,
): string | undefined {
  const last = worth.at(-1)
  if (!last) return undefined
  if (
    right &&
    rule.kind === 'surd' &&
    worth.every(({ amount }) => amount.decimal) &&
    !sameValue(last.value, key.value, budget)
  )
    return 'Right as a decimal. The question asks for the exact form, with $\\sqrt{\\ }$ or $\\pi$ left in.'
  if (!right && usesPi(last.amount.node) && !usesPi(key.amount.node))
    return 'Put in the value of $\\pi$ that the question gives.'
  return undefined
}

/** What to say when "3/2y" can be read in two ways and it matters. */
export const bracketNote = (read: Node): string =>
  `This was read as $${nodeTex(read)}$. Use brackets to show what is divided, as in 3/(2y) or (3/2)y.`
