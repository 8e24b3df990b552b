import type { Relation } from '../reading'
import type { Token } from '../tokens/token'

/** One side of what was typed, as tokens. */
export interface Link {
  /** What stands before the side; of several signs the one that says more than "equal". */
  readonly relation: Relation
  readonly side: readonly Token[]
}

const relations: readonly Relation[] = ['=', '<', '>', '<=', '>=', '!=']

/** The relation that a token says. */
export function relationOf({ kind, text }: Token): Relation | undefined {
  if (text === ':' || text.toLowerCase() === 'is') return '='
  return kind === 'symbol' ? relations.find((relation) => relation === text) : undefined
}

const fillers = new Set(
  'answer ans the required polynomial equation expression quadratic linear term nth general value hence so therefore then thus one such we get of'.split(
    ' ',
  ),
)

/** The sides that say something, each with the relation before it; `wanted` are the letters of the question, which are no filler words. */
export function linksOf(tokens: readonly Token[], wanted: ReadonlySet<string>): readonly Link[] {
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

const withoutFillers = (side: readonly Token[], wanted: ReadonlySet<string>): readonly Token[] =>
  side.filter(
    ({ kind, text }) => !(kind === 'word' && text.length > 1 && !wanted.has(text) && fillers.has(text.toLowerCase())),
  )
