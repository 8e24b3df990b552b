import { absolute, compare, divide, fraction, subtract } from '../../maths/fraction'
import { readAmount, type Amount } from '../../reading/values/amount'
import { sameValue, valueOf } from '../../reading/values/value'
import { isEquality, splitAt, tokensOf, trimmed } from '../../reading/tokens/lists'
import { refuseDenial } from '../../reading/tokens/put-aside'
import type { RatioRule, Verdict } from '../rule'
import { hasPlusMinus, type Node } from '../../reading/tree/node'
import type { Token } from '../../reading/tokens/tokenise'
import { verdict } from '../verdict'

/** m : n in any equal form: "4:6", "2 to 3", "2/3"; longer ratios term by term. */
export function checkRatio(rule: RatioRule, response: string): Verdict {
  const key = readRatio(rule.expected)
  const typed = readRatio(response)
  const reading = typed
    .map(({ tex }) => tex)
    .filter(Boolean)
    .join(' : ')
  if (typed.some(({ unit, tex }) => tex !== '' && unit !== typed[0]?.unit))
    return verdict(false, reading, 'A ratio has no unit.')
  if (typed.some(({ node }) => hasPlusMinus(node))) return verdict(false, reading, 'Give one ratio, without $\\pm$.')
  if (typed.length !== key.length) return verdict(false, reading, 'Write the ratio with a colon, e.g. 2:3.')
  const [first, wanted] = [typed[0], key[0]]
  const right =
    !!first &&
    !!wanted &&
    typed.every((term, index) => {
      const other = key[index]
      return other && sameRatio(term, first, other, wanted)
    })
  if (right) return verdict(true, reading)
  const turned =
    first &&
    wanted &&
    [...typed].reverse().every((term, index) => {
      const [other, last] = [key[index], typed.at(-1)]
      return other && last && sameRatio(term, last, other, wanted)
    })
  return verdict(
    false,
    reading,
    turned ? 'Check the order of the terms: which quantity comes first in the question?' : undefined,
  )
}

const isColon = ({ text }: Token): boolean => text === ':' || /^(?:to|ratio|isto|colon)$/i.test(text)

function readRatio(response: string): readonly Amount[] {
  const tokens = trimmed(tokensOf(response, { grouping: true }))
  refuseDenial(tokens)
  const claim = splitAt(tokens, (token) => isEquality(token) && token.text !== ':').findLast((side) =>
    side.some(({ kind }) => kind === 'number'),
  )
  const terms = splitAt(claim ?? tokens, isColon).filter((term) =>
    term.some(({ kind, text }) => kind === 'number' || text === '√' || text === 'π' || kind === 'word'),
  )
  const amounts = terms.filter((term, index) => index > 0 || !isLabel(term)).map(readAmount)
  const [only] = amounts
  return amounts.length === 1 && only ? overOne(only) : amounts
}

/** "ratio" in "ratio: 2:3". */
const isLabel = (term: readonly Token[]): boolean =>
  term.every(({ kind }) => kind === 'word') &&
  !term.some(({ text }) => /^(?:root|sqrt|pi|one|two|three|four|five|six|seven|eight|nine|ten)$/i.test(text))

/** A single number r is the ratio r : 1. */
const overOne = (amount: Amount): readonly Amount[] => [amount, { ...amount, node: oneNode, decimal: false, tex: '' }]

const oneNode: Node = { kind: 'number', value: fraction(1), decimal: false, tex: '1' }

/** Whether a : b equals c : d, exactly, or within a hundredth in proportion when a decimal was typed. */
function sameRatio(a: Amount, b: Amount, c: Amount, d: Amount): boolean {
  const quotient = (top: Node, bottom: Node) => valueOf({ kind: 'binary', operation: '/', left: top, right: bottom })
  const [typed, key] = [quotient(a.node, b.node), quotient(c.node, d.node)]
  if (sameValue(typed, key)) return true
  if (!a.decimal && !b.decimal) return false
  if (!typed.rational || !key.rational || key.rational.n === 0n)
    return Math.abs(typed.approximate / key.approximate - 1) <= 0.01
  const off = absolute(subtract(divide(typed.rational, key.rational), fraction(1)))
  return compare(off, fraction(1, 100)) <= 0
}
