import type { Budget } from '../maths/sum'
import { opened, isSeparator, splitAt } from '../reading/tokens/lists'
import type { Token } from '../reading/tokens/token'
import { typed } from '../reading/typed'
import { sameValue, type Value } from '../reading/values/value'
import { linksOf, sideOf, type Link } from './working-links'

/** What a name is said to be: one value, or those of a point. */
export interface Said {
  readonly name: string
  readonly values: readonly Value[]
  /** Whether its name is a point's: no single value. */
  readonly isPoint?: boolean
}

export const squeezed = (name: string): string =>
  name.toLowerCase().replace(/\s|^(?:the|also) |^(?:total|first|final|my) (?=\p{L}$)/gu, '')

/** What each name of working is said to be. */
export const saidIn = (links: readonly Link[], budget: Budget): readonly Said[] =>
  links.flatMap((link) => {
    const said = isNaming(link) ? signedApart(link.right.tokens).map((tokens) => valuesIn(tokens, budget)) : []
    return said.flatMap((values) =>
      values.length > 0 ? [{ name: squeezed(link.left.text), values, isPoint: /^[A-Z]$/.test(link.left.text) }] : [],
    )
  })

const isNaming = ({ left, sign }: Link): boolean =>
  !left.value && /^(?:=|is|are)$/.test(sign) && /^[\p{L}∠][\p{L}\d_ ]{0,30}$/u.test(left.text)

/** "(2 ± √3)/5" with + and with −. */
const signedApart = (tokens: readonly Token[]): readonly (readonly Token[])[] =>
  tokens.some(({ text }) => text === '±')
    ? ['+', '-'].map((sign) => tokens.map((token) => (token.text === '±' ? { ...token, text: sign } : token)))
    : [tokens]

function valuesIn(tokens: readonly Token[], budget: Budget): readonly Value[] {
  const { value } = sideOf(tokens, budget)
  if (value) return [value]
  const values = splitAt(opened(tokens), isSeparator).map((one) => sideOf(one, budget).value)
  return values.flatMap((value) => value ?? []).length === values.length ? values.flatMap((value) => value ?? []) : []
}

/** Words for an answer that everybody uses. */
const general = ['answer', 'ans', 'value', 'result']

/**
 * Whether the working gives the answer's own name another value: "k = 5, so k = 7". A list that holds it does not: "x = 5 or -8, so
 * x = 5".
 */
export function contradicts(links: readonly Link[], answer: string, asked: readonly string[], budget: Budget): boolean {
  const before = saidIn(links, budget)
  const ends = linksOf(answer, budget)
  const given = ends.length > 0 ? saidIn(ends, budget) : bare(answer, [...asked, ...general], budget)
  // "HCF = 3, LCM = 36 HCF = 9": the name comes again, and not with its value; in "x/y = 2/3" it is used
  const words = new Set(squeezed(withoutUses(answer).replace(/[^\p{L}]+/gu, ',')).split(','))
  if (before.some(({ name }) => words.has(name) && !given.some((one) => one.name === name))) return true
  return [...new Set(given.map(({ name }) => name))].some((name) => {
    const mine = given.filter((one) => one.name === name)
    const size = mine[0]?.values.length ?? 0
    const others = before.filter(
      (one) => one.name === name && (one.values.length === size || (one.isPoint && one.values.length < size)),
    )
    // "ans = 45, 90 so ans = 45" gives two answers
    const mayHoldMore = !general.includes(name)
    return others.length > 0 && !(mayHoldMore && isAmong(mine, others)) && !isAmong(others, mine)
  })

  function isAmong(some: readonly Said[], all: readonly Said[]): boolean {
    return some.every((one) => all.some((other) => sameValues(one, other, budget)))
  }
}

/** "x/y = 10/13" as "= 10/13", "sin C = AB/AC = 4/5" as "sin C = 4/5", "LCM(a, b) = 30" as "LCM = 30", "h = 5r = 14" as "h = 5 = 14". */
const withoutUses = (answer: string): string =>
  answer
    .replace(/^[^=\d]{0,20}[-+*/^×÷][^=]{0,20}(?==)/, '')
    .replace(/(?<=\p{L})\s?\([^()=]{1,40}\)(?=\s?(?:=|is\b))/gu, '')
    .replace(/(?<==\s?\d{1,6})\p{L}(?!\p{L})/gu, '')
    .replace(/(?<!\p{L})\p{L}(?:(?=_?\d)|_\p{L})/gu, '')
    .replace(/(?:(?:sin|cosec|cos|tan|cot|sec)\s?[A-Zθ]\s?[*×·]?\s?){2}(?==)/gu, '')
    .replace(/(?<=(?:sin|cosec|cos|tan|cot|sec)\s?\(?\d{0,2}\s?)[A-Zθαβ](?!\p{L})/gu, '')
    .split('=')
    .filter((side) => !isCalculation.test(side))
    .join('=')

const isCalculation = /^\s?[\p{L}\d()²³]{1,12}(?:\s?[-+*/^×÷]\s?[\p{L}\d()²³]{1,12}){1,6}\s?$/u

const sameValues = (a: Said, b: Said, budget: Budget): boolean =>
  a.values.length === b.values.length &&
  a.values.every((value, index) => {
    const other = b.values[index]
    return other !== undefined && sameValue(value, other, budget)
  })

/** A bare answer goes by any of the names that are asked for: one value, those of a point, or each of a list. */
function bare(answer: string, asked: readonly string[], budget: Budget): readonly Said[] {
  const pieces = splitAt(typed(answer).tokens, isSeparator).flatMap(signedApart)
  const said = pieces.map((tokens) => valuesIn(tokens, budget))
  if (said.some((values) => values.length === 0)) return []
  return asked.flatMap((name) => said.map((values) => ({ name: squeezed(name), values })))
}
