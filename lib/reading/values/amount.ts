import { hasPlusMinus, some, type Node } from '../tree/node'
import { parse } from '../tree/parse'
import { nodeTex } from '../tree/tex'
import { textOf } from '../tokens/lists'
import type { Token } from '../tokens/token'
import { isContrary } from '../text/contrary'
import { decimalOf, type Decimal } from './decimal'
import { readUnit } from './unit'
import { baseUnit } from './unit-names'
import { Unreadable } from '../unreadable'
import { spoken, trigName } from '../tokens/sign-words'

/** One value as typed, with the unit that stood around it. */
export interface Amount {
  readonly node: Node
  /** The value if "3/2π" was meant as 3/(2π); given only when the typing leaves it open. */
  readonly other?: Node
  /** When it was typed as a plain decimal, or a percentage in one, and so may be rounded. */
  readonly decimal: Decimal | null
  readonly unit: string
  /** Words behind it that are no unit: "balls" in "12 balls". */
  readonly nouns: readonly string[]
  /** What stands before it, without the unit: "mean" in "mean 30". */
  readonly lead: string
  readonly percent: boolean
  readonly tex: string
}

const startsValue = (token: Token): boolean =>
  token.kind === 'number' ||
  (token.kind === 'symbol' && ['(', '-', '+', '±', '∓', '√', '∛', 'π', 'frac', '|', 'abs'].includes(token.text)) ||
  trigName(token.text) !== undefined

/** Whether the tokens hold a value at all, or only words. */
export const holdsValue = (tokens: readonly Token[]): boolean =>
  spoken(tokens).some((token) => startsValue(token) && !['(', '-', '|'].includes(token.text))

/** Reads one value with the words and units around it: "the answer is 154 cm²", "₹4500", "35th term". Throws Unreadable. */
export function readAmount(typed: readonly Token[]): Amount {
  const tokens = spoken(unwrapped(typed))
  const first = tokens.findIndex(startsValue)
  const start = isNamedByCount(tokens, first) ? tokens.length - 1 : first
  if (start < 0) throw new Unreadable(noNumber(tokens), tokens[0]?.at)
  const leading = tokens.slice(0, start).filter((token, at) => start === first || at < first || isRupee(token))
  const before = readUnit(leading)
  const contrary = tokens.slice(0, start).find(({ text }) => isContrary(text))
  refuse(before.strange ?? contrary ?? tokens.slice(0, start).find(isOutOfPlaceBefore) ?? misread(tokens[start - 1]))
  const { node, next, ambiguous } = parse(tokens, start, { letters: false })
  if (some(node, ({ kind }) => kind === 'size'))
    throw new Unreadable('Work out what stands between the bars, and type the value.', tokens[start]?.at)
  const after = readUnit(tokens.slice(next))
  refuse(after.strange)
  const { name: unit } = start === 0 ? after : bothSides(leading, tokens.slice(next))
  const percent = unit === 'percent'
  return {
    node,
    ...(ambiguous ? { other: parse(tokens, start, { letters: false, tight: true }).node } : {}),
    decimal: decimalOf(node, percent),
    unit,
    nouns: after.nouns,
    lead: start === 0 ? '' : textOf(tokens.slice(0, start)),
    percent,
    tex: `${before.name === 'rupee' ? '\\text{Rs }' : ''}${withUnit(node, after.tex)}`,
  }
}

const isRupee = ({ text }: Token): boolean => baseUnit(text) === 'rupee'

/** "first 15 then 16" gives two values. */
const leadsOn = /^(?:then|next|second|later|after|afterwards|so|hence|now|phir|baad)$/i

/** "total in 18 years 6435", "for 16 km ₹204": a number that a word leads to names the one behind it. */
const isNamedByCount = (tokens: readonly Token[], first: number): boolean => {
  const [before, last, behind] = [tokens[first - 1], tokens.at(-1), tokens.at(-2)]
  return (
    first < tokens.length - 2 &&
    last?.kind === 'number' &&
    behind !== undefined &&
    before !== undefined &&
    /^(?:in|of|first|for)$/i.test(before.text) &&
    tokens.slice(first + 1, -1).every((token) => (token.kind === 'word' && !leadsOn.test(token.text)) || isRupee(token))
  )
}

/** The unit on both sides of a value: "Rs 50 per kg". In "first year 230" it is a name. */
const bothSides = (leading: readonly Token[], behind: readonly Token[]) =>
  readUnit([...leading.filter(({ text }) => !isCalendar.test(text)), ...behind])

const isCalendar = /^(?:year|month|week|day)s?$/i

/** A sign that cannot stand before a value: "/5", "^5", "!5". */
const isOutOfPlaceBefore = ({ kind, text }: Token): boolean => kind === 'symbol' && /^[*/^!~%°]$/.test(text)

/** "l0" for 10: a single letter that leans on the number. */
const misread = (token: Token | undefined): Token | undefined =>
  token?.kind === 'word' && /^[lmshgOoI]$/.test(token.text) ? token : undefined

function refuse(stranger: Token | undefined): void {
  if (stranger) throw new Unreadable(`“${stranger.text}” is out of place. Write only the value.`, stranger.at)
}

/** "(154 cm²)" without the brackets around the whole. */
function unwrapped(tokens: readonly Token[]): readonly Token[] {
  if (tokens[0]?.text !== '(' || tokens.at(-1)?.text !== ')') return tokens
  const inside = tokens.slice(1, -1)
  return inside.some(({ kind }) => kind === 'word') && !inside.some(({ text }) => text === '(' || text === ')')
    ? inside
    : tokens
}

const withUnit = (node: Node, unit: string): string =>
  unit !== '' && (node.kind === 'binary' || hasPlusMinus(node)) && !/^\\ /.test(unit) && !isFraction(node)
    ? `\\left(${nodeTex(node)}\\right)${unit}`
    : `${nodeTex(node)}${unit}`

const isFraction = (node: Node): boolean => node.kind === 'binary' && node.operation === '/'

function noNumber(tokens: readonly Token[]): string {
  const first = tokens[0]
  if (!first) return 'Write a number.'
  return `There is no number in “${tokens
    .map(({ text }) => text)
    .join(' ')
    .slice(0, 30)}”. Write a number, such as 12, 3/4 or 2.5.`
}
