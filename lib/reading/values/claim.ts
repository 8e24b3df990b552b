import { letterTokens, withSubscripts } from '../tokens/letter-runs'
import { lettersOf, type Node } from '../tree/node'
import { parse } from '../tree/parse'
import { splitAt, tokensOf, trimmed } from '../tokens/lists'
import { refuseDenial } from '../tokens/put-aside'
import { nodeTex } from '../tree/tex'
import type { Token } from '../tokens/tokenise'
import { Unreadable } from '../unreadable'
import { spoken, trigName } from '../tokens/sign-words'

export type Relation = '=' | '<' | '>' | '<=' | '>=' | '!='

/** One side of what was typed; `other` is the second meaning of "3/2y". */
export interface Side {
  readonly node: Node
  readonly other?: Node
  /** A name rather than a value, such as p(x), a_n or "LHS". */
  readonly isLabel: boolean
  readonly tex: string
}

/** What was typed: sides with one kind of relation between them. */
export interface Claim {
  readonly sides: readonly Side[]
  readonly relation: Relation | null
  readonly tex: string
  /** Whether the sides were listed, "a or b", and not set equal. */
  readonly listed?: boolean
}

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

/** Reads an expression, an equation or an inequality; `wanted` are the letters of the question. Throws Unreadable. */
export function readClaim(response: string, wanted: ReadonlySet<string>): Claim {
  const tokens = withoutRemark(trimmed(tokensOf(relationsAsSigns(response), { grouping: true })))
  const last = tokens.at(-1)
  refuseDenial(tokens, [])
  if (last && relationOf(last) !== undefined)
    throw new Unreadable(`Something is missing after “${last.text}”.`, last.at + 1)
  const [only, ...others] = wanted
  const first = tokens[0]
  const named: readonly Token[] =
    first && relationOf(first) !== undefined && first.text !== '=' && only !== undefined && others.length === 0
      ? [{ kind: 'word', text: only, spaced: false, at: first.at }]
      : []
  const used = tokens.map((token) => relationOf(token)).filter((relation) => relation !== undefined)
  const relation = used.find((one) => one !== '=') ?? used[0] ?? null
  const sides = splitAt([...named, ...tokens], (token) => relationOf(token) !== undefined)
    .map((side) => withoutFillers(side, wanted))
    .filter((side) => side.length > 0)
    .map((side) => readSide(side, wanted))
  if (sides.length === 0) throw new Unreadable('Write an expression, e.g. x^2 - 5x + 6.')
  const shown = relation ?? '='
  return {
    sides,
    relation: sides.length > 1 ? relation : null,
    tex: sides.map(({ tex }) => tex).join(` ${relationTex[shown]} `),
  }
}

/** "k =< 4", "k is less than or equal to 4" as "k <= 4". */
const relationsAsSigns = (response: string): string =>
  response
    .slice(0, 500)
    .replace(/=\s?([<>])|([<>])\s+=/g, (_, first?: string, second?: string) => `${first ?? second}=`)
    .replace(/\b(?:is )?not equal to\b|<>/gi, ' != ')
    .replace(/^(?:all|every|any)\b.{0,60}\bexcept\s/i, ' != ')
    .replace(/\b(?:is )?(greater|more|less|smaller) than( or equal to)?\b/gi, (_, word: string, orEqual?: string) => {
      const sign = /greater|more/i.test(word) ? '>' : '<'
      return orEqual ? `${sign}=` : sign
    })
    .replace(/\b(?:is )?at least\b/gi, '>=')
    .replace(/\b(?:is )?at most\b/gi, '<=')

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
