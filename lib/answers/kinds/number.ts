import { tokensOf } from '../../reading/tokens/lists'
import { readStatement } from '../../reading/values/statement'
import type { Amount } from '../../reading/values/amount'
import { distance, perHundred, sameValue, valueOf, isRounded, type Value } from '../../reading/values/value'
import { one } from '../../maths/fraction'
import { withinBudget } from '../../maths/sum'
import { unitRatio } from '../../reading/values/conversion'
import { formNote } from '../form'
import { memo } from '../memo'
import { hasPlusMinus, some, type Node } from '../../reading/tree/node'
import type { NumberRule, SurdRule, Verdict } from '../rule'
import { nodeTex } from '../../reading/tree/tex'
import { tokenise } from '../../reading/tokens/tokenise'
import { clean } from '../../reading/text/clean'
import { isSameUnit, readUnit } from '../../reading/values/unit'
import { Unreadable } from '../../reading/unreadable'
import { twoReadings, verdict } from '../verdict'

/** One number with an optional unit; a surd may be given as a decimal, with a word about the exact form. */
export function checkNumber(rule: NumberRule | SurdRule, response: string): Verdict {
  const key = keyAmount(rule.expected)
  if (keyValue(rule.expected).rational?.n === 0n && isNone(response)) return verdict(true, '0')
  const { amounts, listed, tex: reading } = readStatement(tokensOf(response, { grouping: true }))
  if (amounts.some(({ node }) => hasPlusMinus(node))) return verdict(false, reading, 'Give one number, without $\\pm$.')
  const unitNote = amounts.map((amount) => unitProblem(rule, key, amount)).find(Boolean)
  if (unitNote) return verdict(false, reading, unitNote)
  const judge = (amount: Amount, node = amount.node) => isRight(rule, amount, node, keyValue(rule.expected))
  const right = amounts.every((amount) => judge(amount))
  if (listed && !right) return verdict(false, reading, 'Give one value only.')
  const open = amounts.find((amount) => amount.other && judge(amount, amount.other) !== judge(amount))
  if (open) return twoReadings(right, reading, bracketNote(open.node))
  const note = noteFor(rule, key, amounts, right)
  const typed = amounts.at(-1)
  return verdict(right, reading, note ?? (right && typed ? formNote(rule.form, typed.node) : undefined))
}

/** "none", "no tangent can be drawn": 0 of them. */
const isNone = (response: string): boolean =>
  /^\s*(?:none|nothing|no (?:tangent|zero|zeroe|point|term|such|outcome|chord|circle)s?(?: [a-z ]{0,30})?)[\s.!]*$/i.test(
    response,
  )

/** The last value of `expected`. Throws Unreadable when there is none. */
export const keyAmount = memo((expected): Amount => {
  const key = readStatement(tokensOf(expected, { grouping: true })).amounts.at(-1)
  if (!key) throw new Unreadable('Write a number.')
  return key
})

/** The value of `expected`. Throws Unreadable when there is none. */
export const keyValue = memo((expected) => withinBudget(() => valueOf(keyAmount(expected).node)))

const product = {
  kind: 'binary',
  operation: '*',
  right: { kind: 'number', value: one, decimal: false, tex: '1' },
} as const

const unitOf = memo((text) => readUnit(tokenise(clean(text), false)).name)

function unitProblem(rule: NumberRule | SurdRule, key: Amount, { unit, node }: Amount): string | undefined {
  const wanted = rule.unit ?? key.unit
  const name = unitOf(wanted)
  if (unit === 'dollar' && name !== unit) return 'Give the answer in ₹.'
  if (wanted !== '' && name === '' && unit !== '' && unit !== 'unit') return `Give the answer in ${wanted}.`
  // a price may say what it is for: "₹50 per kg"
  if (wanted === '' || unit === '' || isSameUnit(unit, name) || (name === 'rupee' && /^(?:rupee)?\//.test(unit)))
    return undefined
  const ratio = unitRatio(unit, name)
  const converted = ratio && valueOf({ ...product, left: node, right: { ...product.right, value: ratio } })
  return converted && sameValue(converted, valueOf(key.node))
    ? `That is the same amount in another unit. Give the answer in ${wanted}.`
    : `Give the answer in ${wanted}.`
}

function isRight(rule: NumberRule | SurdRule, amount: Amount, node: Node, key: Value): boolean {
  const matches = (typed: Value) => {
    if (rule.kind === 'number' && rule.tolerance !== undefined)
      return distance(typed, key) < rule.tolerance || sameValue(typed, key)
    return sameValue(typed, key) || (amount.decimal && isRounded(typed, key))
  }
  if (!amount.percent) return matches(valueOf(node))
  const inPercent = unitOf(rule.unit ?? '') === 'percent'
  return matches(valueOf(inPercent ? node : perHundred(node)))
}

const usesPi = (node: Node): boolean => some(node, (part) => part.kind === 'letter' && part.name === 'π')

function noteFor(
  rule: NumberRule | SurdRule,
  key: Amount,
  amounts: readonly Amount[],
  right: boolean,
): string | undefined {
  const last = amounts.at(-1)
  if (
    right &&
    rule.kind === 'surd' &&
    amounts.every(({ decimal }) => decimal) &&
    last &&
    !sameValue(valueOf(last.node), valueOf(key.node))
  )
    return 'Right as a decimal. The question asks for the exact form, with $\\sqrt{\\ }$ or $\\pi$ left in.'
  if (!right && last && usesPi(last.node) && !usesPi(key.node))
    return 'Put in the value of $\\pi$ that the question gives.'
  return undefined
}

/** What to say when "3/2y" can be read in two ways and it matters. */
export const bracketNote = (read: Node): string =>
  `This was read as $${nodeTex(read)}$. Use brackets to show what is divided, as in 3/(2y) or (3/2)y.`
