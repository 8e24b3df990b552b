import { newBudget, type Budget } from '../maths/sum'
import { attempt, isUnread } from '../reading/reading'
import type { Concluded } from '../reading/text/working'
import { splitAt, textOf } from '../reading/tokens/lists'
import type { Token } from '../reading/tokens/token'
import { typed } from '../reading/typed'
import { readAmount } from '../reading/values/amount'
import { sameValue, valueOf, type Value } from '../reading/values/value'

/** A side of a claim: a value, or the name of one. */
interface Side {
  readonly text: string
  readonly tex: string
  readonly value: Value | null
}

interface Link {
  readonly left: Side
  readonly sign: string
  readonly right: Side
}

const signs = new Set(['=', '!=', '<', '>', '<=', '>=', 'is', 'are'])
const isSign = ({ text }: Token): boolean => signs.has(text.toLowerCase())
const isBreak = ({ text }: Token): boolean => /^(?:,|;|and|&|or)$/i.test(text)

/**
 * What is wrong with the working beside an answer: a word that shows it, '' where it is no working at all but another answer, null where
 * nothing is.
 */
export function faultOf({ answer, working, isConcluded }: Concluded, names: readonly string[]): string | null {
  if (!working.every((piece) => isWorking(piece, answer))) return ''
  const budget = newBudget()
  const links = working.flatMap((piece) => linksOf(piece, budget))
  if (!isConcluded && isListed(links, linksOf(answer, budget), names)) return ''
  const untrue = links.find((link) => !isTrue(link, budget))
  if (untrue) return `$${untrue.left.tex}$ is not $${untrue.right.tex}$.`
  return contradicts(links, answer, names, budget) ? '' : null
}

/** Working sets something equal, or says something in words before an answer in figures; a bare value is another answer. */
function isWorking(piece: string, answer: string): boolean {
  if (/[=<>≤≥≠⊥∥∼~]/.test(piece)) return true
  return /\d/.test(answer) && /\p{L}{3}/u.test(piece) && !/(?<!\p{L})(?:or|ya|not|nahi)(?!\p{L})/iu.test(piece)
}

/** "x = 4, y = 3": two values by name, and not the one that leads to the other; unless only the last is asked for. */
function isListed(working: readonly Link[], answer: readonly Link[], asked: readonly string[]): boolean {
  const [only, ...more] = answer
  const [name] = only ? named([only]) : []
  if (!name || more.length > 0 || asked.some((one) => squeezed(one) === name.name)) return false
  return named(working).length === working.length
}

/** The claims of a piece, link by link. */
function linksOf(piece: string, budget: Budget): readonly Link[] {
  return splitAt(typed(piece).tokens, isBreak).flatMap((claim) => {
    const said = claim.filter(isSign)
    const sides = splitAt(claim, isSign).map((tokens) => sideOf(tokens, budget))
    return sides.slice(1).flatMap((right, index) => {
      const left = sides[index]
      return left ? [{ left, sign: said[index]?.text.toLowerCase() ?? '=', right }] : []
    })
  })
}

const isInValue = ({ kind, text }: Token): boolean => kind === 'number' || /^[-+*/^()√π]$/.test(text)

function sideOf(tokens: readonly Token[], budget: Budget): Side {
  const text = textOf(tokens)
  const amount = tokens.every(isInValue) ? attempt(() => readAmount(tokens)) : null
  if (!amount || isUnread(amount)) return { text, tex: text, value: null }
  const value = attempt(() => valueOf(amount.node, budget))
  return { text, tex: amount.tex, value: isUnread(value) ? null : value }
}

function isTrue({ left, sign, right }: Link, budget: Budget): boolean {
  if (!left.value || !right.value) return true
  const isSame = sameValue(left.value, right.value, budget)
  const [a, b] = [left.value.approximate, right.value.approximate]
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
      return isSame || (/\d\.\d/.test(left.text + right.text) && Math.abs(a - b) <= 0.005 * Math.abs(a))
  }
}

/** Whether the working gives the answer's own name another value: "k = 5, so k = 7". A list that holds it does not: "x = 5 or -8, so x = 5". */
function contradicts(links: readonly Link[], answer: string, asked: readonly string[], budget: Budget): boolean {
  const ends = linksOf(answer, budget)
  const given = ends.length > 0 ? named(ends) : [...bare(answer, asked, budget)]
  // "HCF = 3, LCM = 36 HCF = 9": the name comes again, and not with its value
  const words = new Set(squeezed(answer.replace(/[^\p{L}]+/gu, ',')).split(','))
  if (named(links).some(({ name }) => words.has(name) && !given.some((one) => one.name === name))) return true
  return given.some(({ name, value }) => {
    const others = named(links).filter((other) => other.name === name)
    return others.length > 0 && !others.some((other) => sameValue(other.value, value, budget))
  })
}

interface Named {
  readonly name: string
  readonly value: Value
}

const squeezed = (name: string): string => name.toLowerCase().replace(/\s|^the /g, '')

/** What each name is said to be. */
const named = (links: readonly Link[]): readonly Named[] =>
  links.flatMap(({ left, sign, right }) =>
    !left.value && right.value && /^(?:=|is|are)$/.test(sign) && /^[\p{L}∠][\p{L}\d_ ]{0,30}$/u.test(left.text)
      ? [{ name: squeezed(left.text), value: right.value }]
      : [],
  )

/** A bare answer goes by any of the names that are asked for. */
function bare(answer: string, asked: readonly string[], budget: Budget): readonly Named[] {
  const { value } = sideOf(typed(answer).tokens, budget)
  return value ? asked.map((name) => ({ name: squeezed(name), value })) : []
}
