import { letterTokens, withSubscripts } from '../tokens/letter-runs'
import { lettersOf, type Node } from '../tree/node'
import { parse } from '../tree/parse'
import type { Reading, Relation } from '../reading'
import { textOf, trimmed } from '../tokens/lists'
import { refuseDenial } from '../tokens/put-aside'
import { nodeTex } from '../tree/tex'
import type { Token } from '../tokens/token'
import { Unreadable } from '../unreadable'
import { spoken, trigName } from '../tokens/sign-words'

/** One side of what was typed; `other` is the second meaning of "3/2y". */
export interface Side {
  readonly node: Node
  readonly other?: Node
  /** A name rather than a value, such as p(x), a_n or "LHS". */
  readonly isLabel: boolean
  readonly tex: string
}

/** What was typed: sides, and what is said between one and the next. */
export interface Claim extends Reading {
  readonly sides: readonly Side[]
  /** Whether the sides were listed, "a or b", and not set equal. */
  readonly listed: boolean
}

/** What a claim says as a whole: the first relation that is more than an equals sign; null for an expression alone. */
export const relationIn = ({ relations }: Claim): Relation | null =>
  relations.find((relation) => relation !== '=') ?? relations[0] ?? null

const relations: readonly Relation[] = ['=', '<', '>', '<=', '>=', '!=']
const relationTex = { '=': '=', '<': '<', '>': '>', '<=': '\\le', '>=': '\\ge', '!=': '\\ne' } as const

const relationOf = ({ kind, text }: Token): Relation | undefined => {
  if (text === ':' || text.toLowerCase() === 'is') return '='
  return kind === 'symbol' ? relations.find((relation) => relation === text) : undefined
}

const fillers = new Set(
  'answer ans the required polynomial equation expression quadratic linear term nth general value hence so therefore then thus one such we get of'.split(
    ' ',
  ),
)

/** Reads an expression, an equation, an inequality or a chain; `wanted` are the letters of the question. Throws Unreadable. */
export function readClaim(typed: readonly Token[], wanted: ReadonlySet<string>): Claim {
  const bare = trimmed(typed)
  const tokens = withoutRemark(bare)
  const last = tokens.at(-1)
  refuseDenial(tokens, [])
  if (last && relationOf(last) !== undefined)
    throw new Unreadable(`Something is missing after “${last.text}”.`, last.at + 1)
  const links = linksOf([...understood(tokens[0], wanted), ...tokens], wanted)
  const sides = links.map(({ side }) => readSide(side, wanted))
  if (sides.length === 0) throw new Unreadable('Write an expression, e.g. x^2 - 5x + 6.')
  return {
    sides,
    relations: links.slice(1).map(({ relation }) => relation),
    tex: sides.map(({ tex }, at) => (at === 0 ? tex : `${relationTex[links[at]?.relation ?? '=']} ${tex}`)).join(' '),
    values: [],
    names: sides.filter(({ isLabel }) => isLabel).map(({ tex }) => tex),
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

interface Link {
  /** What stands before the side; of several signs the one that says more than "equal". */
  readonly relation: Relation
  readonly side: readonly Token[]
}

/** The sides that say something, each with the relation before it. */
function linksOf(tokens: readonly Token[], wanted: ReadonlySet<string>): readonly Link[] {
  const links: Link[] = []
  let relation: Relation = '='
  let depth = 0
  let from = 0
  const close = (to: number, next: Relation) => {
    const side = withoutFillers(tokens.slice(from, to), wanted)
    if (side.length > 0) links.push({ relation, side })
    relation = side.length > 0 || relation === '=' ? next : relation
    from = to + 1
  }
  tokens.forEach((token, index) => {
    if (token.text === '(') depth++
    if (token.text === ')') depth--
    const next = depth <= 0 ? relationOf(token) : undefined
    if (next !== undefined) close(index, next)
  })
  close(tokens.length, '=')
  return links
}

/** Without ", where k is any constant". */
function withoutRemark(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ text }, index) =>
      text.toLowerCase() === 'where' ||
      (text === ',' && tokens[index + 1]?.kind === 'word' && ['!=', 'is', '>'].includes(tokens[index + 2]?.text ?? '')),
  )
  return at > 0 ? trimmed(tokens.slice(0, at)) : tokens
}

const withoutFillers = (side: readonly Token[], wanted: ReadonlySet<string>): readonly Token[] =>
  side.filter(
    ({ kind, text }) => !(kind === 'word' && text.length > 1 && !wanted.has(text) && fillers.has(text.toLowerCase())),
  )

function readSide(side: readonly Token[], wanted: ReadonlySet<string>): Side {
  const label = isLabel(side, wanted)
  const words = spoken(side, { timesX: !wanted.has('x'), letters: true })
  const tokens = withSubscripts(
    words.flatMap((token) => letterTokens(token, wanted)),
    wanted,
  )
  try {
    const { node, ambiguous } = parseAll(tokens, false)
    const tex = nodeTex(node)
    return { node, isLabel: label, tex, ...(ambiguous ? { other: parseAll(tokens, true).node } : {}) }
  } catch (error) {
    if (label && error instanceof Unreadable) return labelSide(side)
    throw error
  }
}

function parseAll(tokens: readonly Token[], tight: boolean) {
  const parsed = parse(tokens, 0, { letters: true, tight })
  const rest = tokens[parsed.next]
  if (rest) throw new Unreadable(restNote(rest, tokens[parsed.next - 1]), rest.at)
  return parsed
}

const restNote = (rest: Token, before: Token | undefined): string =>
  rest.kind === 'number' && before?.kind === 'word'
    ? `Write ${before.text}^${rest.text} for a power, or ${rest.text}${before.text} for a product.`
    : `“${rest.text}” is out of place.`

const labelSide = (side: readonly Token[]): Side => ({
  node: { kind: 'letter', name: 'label' },
  isLabel: true,
  tex: `\\text{${side
    .map(({ text }) => text)
    .join('')
    .replace(/[^A-Za-z0-9()]/g, '')}}`,
})

/** A lone name: letters and brackets only, no calculation in it. */
const isLabel = (side: readonly Token[], wanted: ReadonlySet<string>): boolean =>
  side.length <= 6 &&
  side[0]?.kind === 'word' &&
  side.every(({ kind, text }) => (kind === 'word' && trigName(text) === undefined) || text === '(' || text === ')') &&
  (side.length > 1 || !wanted.has(side[0].text) || side[0].text.length === 1)

export const lettersOfClaim = ({ sides }: Claim): ReadonlySet<string> =>
  new Set(sides.flatMap(({ node }) => [...lettersOf(node)]))
