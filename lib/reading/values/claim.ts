import type { Reading, Relation } from '../reading'
import { splitAt, textOf, trimmed } from '../tokens/lists'
import { refuseDenial } from '../tokens/put-aside'
import type { Token } from '../tokens/token'
import { lettersOf } from '../tree/node'
import { Unreadable } from '../unreadable'
import { linksOf, relationOf } from './links'
import { namesOf } from './names-of'
import { readSide, type Side } from './side'

/** What was typed: sides, and what is said between one and the next. */
export interface Claim extends Reading {
  readonly sides: readonly Side[]
  /** Whether the sides were listed, "a or b", and not set equal. */
  readonly listed: boolean
}

/** What a claim says as a whole: the first relation that is more than an equals sign; null for an expression alone. */
export const relationIn = ({ relations }: Pick<Claim, 'relations'>): Relation | null =>
  relations.find((relation) => relation !== '=') ?? relations[0] ?? null

export const lettersOfClaim = ({ sides }: Pick<Claim, 'sides'>): ReadonlySet<string> =>
  new Set(sides.flatMap(({ node }) => [...lettersOf(node)]))

const relationTex = { '=': '=', '<': '<', '>': '>', '<=': '\\le', '>=': '\\ge', '!=': '\\ne' } as const

/** A worked line has no more sides. */
const mostSides = 8

/** Reads an expression, an equation, an inequality or a chain; `wanted` are the letters of the question. Throws Unreadable. */
export function readClaim(typed: readonly Token[], wanted: ReadonlySet<string>): Claim {
  const bare = trimmed(typed)
  const tokens = withoutRemark(bare, wanted)
  const last = tokens.at(-1)
  refuseDenial(tokens, [])
  refuseChoice(tokens)
  if (last && relationOf(last) !== undefined)
    throw new Unreadable(`Something is missing after “${last.text}”.`, last.at + 1)
  const subject = understood(tokens[0], wanted)
  if (subject.length === 0) refuseLeadingSign(tokens[0])
  const links = linksOf([...subject, ...tokens], wanted)
  if (links.length === 0) throw new Unreadable('Write an expression, e.g. x^2 - 5x + 6.')
  if (links.length > mostSides) throw new Unreadable('There are too many steps. Write only the final answer.')
  const sides = links.map(({ side }) => readSide(side, wanted))
  return {
    sides,
    relations: links.slice(1).map(({ relation }) => relation),
    tex: sides.map(({ tex }, at) => (at === 0 ? tex : `${relationTex[links[at]?.relation ?? '=']} ${tex}`)).join(' '),
    values: [],
    names: namesOf(splitAt(tokens, (token) => relationOf(token) !== undefined).slice(0, -1)),
    left: tokens.length < bare.length ? [textOf(bare.slice(tokens.length))] : [],
    listed: false,
  }
}

/** The only letter of the question before a response such as "> 4". */
const understood = (first: Token | undefined, wanted: ReadonlySet<string>): readonly Token[] => {
  const [only, ...others] = wanted
  const relation = first && relationOf(first)
  return first && relation !== undefined && first.text !== '=' && only !== undefined && others.length === 0
    ? [{ kind: 'word', text: only, spaced: false, at: first.at }]
    : []
}

/** Throws for "p^2 q or p^3": an "or" between letters is no product of o and r. */
function refuseChoice(tokens: readonly Token[]): void {
  const choice = tokens.find(({ kind, text }, at) => kind === 'word' && at > 0 && /^or$/i.test(text))
  if (choice) throw new Unreadable('Give one answer only.', choice.at)
}

/** Throws for "> p^2 q": it is not said what is greater. */
function refuseLeadingSign(first: Token | undefined): void {
  const relation = first && relationOf(first)
  if (first && relation !== undefined && relation !== '=')
    throw new Unreadable(`“${first.text}” is out of place. Write only the answer.`, first.at)
}

/** Without ", where k is any constant". */
function withoutRemark(tokens: readonly Token[], wanted: ReadonlySet<string>): readonly Token[] {
  const at = tokens.findIndex(({ text }, index) => {
    const [name, sign] = [tokens[index + 1], tokens[index + 2]?.text ?? '']
    // what is said of a letter of the question is no remark: "k != 15, k != -15"
    const isRemark = text === ',' && name?.kind === 'word' && !wanted.has(name.text) && ['!=', 'is', '>'].includes(sign)
    return text.toLowerCase() === 'where' || isRemark
  })
  return at > 0 ? trimmed(tokens.slice(0, at)) : tokens
}
