import type { Budget } from '../maths/sum'
import { calledFor } from './asked/measure-call'
import { attempt, isUnread } from '../reading/reading'
import { splitAt, textOf } from '../reading/tokens/lists'
import type { Node } from '../reading/tree/node'
import type { Token } from '../reading/tokens/token'
import { typed } from '../reading/typed'
import { readAmount } from '../reading/values/amount'
import { isInValue } from '../reading/values/statement'
import { sameValue, valued, valueOf, type Value } from '../reading/values/value'

/** A side of a claim: a value, or the name of one. */
export interface LinkSide {
  readonly tokens: readonly Token[]
  readonly text: string
  readonly tex: string
  readonly value: Value | null
  /** Of "3/2π" read as 3/(2π). */
  readonly other?: Value
}

/** What is said between two sides of working. */
export interface Link {
  readonly left: LinkSide
  readonly sign: string
  readonly right: LinkSide
}

const signs = new Set(['=', '!=', '<', '>', '<=', '>=', 'is', 'are'])
const isSign = ({ text }: Token): boolean => signs.has(text.toLowerCase())
const isBreak = ({ text }: Token): boolean => /^(?:,|;|and|&|or|but)$/i.test(text)

/** The claims of a piece of working, link by link; "x = 3, -5" are two, and a product of brackets alone is said to be 0. */
export function linksOf(piece: string, budget: Budget): readonly Link[] {
  const links: Link[] = []
  for (const claim of withCalls(splitAt(typed(piece).tokens, isBreak))) {
    const last = links.at(-1)
    if (claim.some(isSign)) links.push(...linksIn(claim, budget))
    else if (isProduct(claim)) links.push({ left: sideOf(claim, budget), sign: '=', right: sideOf(nought, budget) })
    else if (last && !last.left.value) links.push({ ...last, right: sideOf(claim, budget) })
  }
  return links
}

/** "lcm of 6, 14, 38 = 798" is one claim. */
function withCalls(claims: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const out: (readonly Token[])[] = []
  for (const claim of claims) {
    const last = out.at(-1)
    const isCalled = last && !last.some(isSign) && last.some(({ text }) => /^(?:hcf|lcm|gcd)$/i.test(text))
    if (isCalled) out.splice(-1, 1, [...last, comma, ...claim])
    else out.push(claim)
  }
  return out
}

function linksIn(claim: readonly Token[], budget: Budget): readonly Link[] {
  const said = claim.filter(isSign)
  const sides = splitAt(claim, isSign)
  return sides.slice(1).flatMap((tokens, index) => {
    const left = sides[index]
    const isDenied = tokens[0]?.text.toLowerCase() === 'not'
    const sign = isDenied ? '!=' : (said[index]?.text.toLowerCase() ?? '=')
    return left
      ? [{ left: sideOf(left, budget), sign, right: sideOf(isDenied ? tokens.slice(1) : tokens, budget) }]
      : []
  })
}

const nought = typed('0').tokens
const comma: Token = { kind: 'symbol', text: ',', spaced: false, at: 0 }

/** "(y + 1)(y + 2)", "3(y - 1)(y + 1)" */
const isProduct = (claim: readonly Token[]): boolean =>
  claim[claim[0]?.kind === 'number' ? 1 : 0]?.text === '(' &&
  claim.some(({ text }, index) => text === ')' && claim[index + 1]?.text === '(')

const whole = (n: bigint): Node => ({ kind: 'number', value: { n, d: 1n }, decimal: false, tex: String(n) })

export function sideOf(tokens: readonly Token[], budget: Budget): LinkSide {
  const text = textOf(tokens)
  const called = calledFor(text)
  if (called !== null) return { tokens, text, tex: `\\text{${text}}`, value: valueOf(whole(called), budget) }
  const amount = tokens.every(isInValue) ? attempt(() => readAmount(tokens)) : null
  if (!amount || isUnread(amount)) return { tokens, text, tex: text, value: null }
  const worth = attempt(() => valued(amount, budget))
  if (isUnread(worth)) return { tokens, text, tex: amount.tex, value: null }
  return { tokens, text, tex: amount.tex, value: worth.value, ...(worth.other && { other: worth.other.value }) }
}

/** Whether a link holds, or cannot be checked. */
export function isTrueLink({ left, sign, right }: Link, budget: Budget): boolean {
  const isRough = /\d\.\d|π/.test(left.text + right.text)
  return worths(left).some((a) => worths(right).some((b) => holds(a, sign, b, isRough, budget)))
}

/** What a side may be worth; null where that is not known. */
const worths = ({ value, other }: LinkSide): readonly (Value | null)[] => (other ? [value, other] : [value])

function holds(left: Value | null, sign: string, right: Value | null, isRough: boolean, budget: Budget): boolean {
  if (!left || !right) return true
  const isSame = sameValue(left, right, budget)
  const [a, b] = [left.approximate, right.approximate]
  switch (sign) {
    case '!=':
      return !isSame
    case '<':
      return !isSame && a < b
    case '>':
      return !isSame && a > b
    case '<=':
      return isSame || a < b
    case '>=':
      return isSame || a > b
    default:
      return isSame || (isRough && Math.abs(a - b) <= 0.005 * Math.abs(a))
  }
}
