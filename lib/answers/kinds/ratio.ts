import { absolute, compare, divide, fraction, subtract } from '../../maths/fraction'
import type { Budget } from '../../maths/sum'
import { wordsOnly, type Reading } from '../../reading/reading'
import { isEquality, splitAt, trimmed } from '../../reading/tokens/lists'
import { refuseDenial } from '../../reading/tokens/put-aside'
import type { Token } from '../../reading/tokens/token'
import { hasPlusMinus, type Node } from '../../reading/tree/node'
import { typed as typedText, type Typed } from '../../reading/typed'
import { readAmount, type Amount } from '../../reading/values/amount'
import { sameValue, valueOf } from '../../reading/values/value'
import { keys, type Kind, type Outcome } from '../kind'
import type { RatioRule } from '../rule'
import { outcome } from '../outcome'

interface Key {
  readonly terms: readonly Amount[]
}

/** m : n in any equal form: "4:6", "2 to 3", "2/3"; longer ratios term by term. */
export const ratio: Kind<RatioRule, Key, Reading> = {
  name: 'Ratio',
  words: 'm : n in any equal form: 2:3, 4 : 6, 2 is to 3, 2/3.',
  format: 'string',
  inputMode: 'decimal',
  keys: () => keys(':'),
  readKey: ({ expected }) => ({ terms: termsOf(typedText(expected)) }),
  read: readRatio,
  judge,
}

function readRatio(response: Typed): Reading {
  const values = termsOf(response)
  const tex = values
    .map((term) => term.tex)
    .filter(Boolean)
    .join(' : ')
  return { ...wordsOnly, tex, values }
}

function judge({ terms: key }: Key, { values: typed }: Reading, _rule: RatioRule, budget: Budget): Outcome {
  if (typed.some(({ unit, tex }) => tex !== '' && unit !== typed[0]?.unit))
    return outcome(false, 'A ratio has no unit.')
  if (typed.some(({ node }) => hasPlusMinus(node))) return outcome(false, 'Give one ratio, without $\\pm$.')
  if (typed.length !== key.length) return outcome(false, 'Write the ratio with a colon, e.g. 2:3.')
  if (sameTerms(typed, key, budget)) return outcome(true)
  const isTurned = sameTerms([...typed].reverse(), key, budget)
  return outcome(
    false,
    isTurned ? 'Check the order of the terms: which quantity comes first in the question?' : undefined,
  )
}

/** Whether each term has the same ratio to the first. */
function sameTerms(typed: readonly Amount[], key: readonly Amount[], budget: Budget): boolean {
  const [first, wanted] = [typed[0], key[0]]
  if (!first || !wanted) return false
  return typed.every((term, index) => {
    const other = key[index]
    return other && sameRatio(term, first, other, wanted, budget)
  })
}

const isColon = ({ text }: Token): boolean => text === ':' || /^(?:to|ratio|isto|colon)$/i.test(text)

function termsOf(response: Typed): readonly Amount[] {
  const tokens = trimmed(response.tokens)
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
function sameRatio(a: Amount, b: Amount, c: Amount, d: Amount, budget: Budget): boolean {
  const quotient = (top: Node, bottom: Node) =>
    valueOf({ kind: 'binary', operation: '/', left: top, right: bottom }, budget)
  const [typed, key] = [quotient(a.node, b.node), quotient(c.node, d.node)]
  if (sameValue(typed, key, budget)) return true
  if (!a.decimal && !b.decimal) return false
  if (!typed.rational || !key.rational || key.rational.n === 0n)
    return Math.abs(typed.approximate / key.approximate - 1) <= 0.01
  const off = absolute(subtract(divide(typed.rational, key.rational), fraction(1)))
  return compare(off, fraction(1, 100)) <= 0
}
