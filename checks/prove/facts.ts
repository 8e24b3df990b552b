import type { AnswerRule, PartRule } from '@/lib/answers/rule'
import type { Claim } from './claims'
import { bareName, binary, hasSign, namesIn, type Node } from './node'
import { texOfPlain } from './plain'
import { readTex } from './read-tex'
import { tokensOf } from './tokens'
import { rootReadings } from './reckoning'
import { workedOut, type Scope } from './worked-out'

/** A value that a text states, or that follows from one, for a name. */
export interface Fact {
  readonly name: string
  readonly value: number
  /** The claim that says so; null for the key and for what the question implies. */
  readonly claim: Claim | null
  readonly derived?: boolean
}

/** The values of a tree without letters: both where it holds ±, and the exact one too where a root is to be taken as 1.73. */
export function closedValues(node: Node, roots: ReadonlyMap<number, number>, pi: number): readonly number[] {
  const names = namesIn(node)
  names.delete('pi')
  if (names.size > 0) return []
  const valueOf: Scope['valueOf'] = (name) => (name === 'pi' ? pi : undefined)
  const values = rootReadings(roots).flatMap((roots) =>
    hasSign(node)
      ? [workedOut(node, { valueOf, sign: 1, roots }), workedOut(node, { valueOf, sign: -1, roots })]
      : [workedOut(node, { valueOf, sign: 1, roots })],
  )
  return values.filter((value, index) => Number.isFinite(value) && values.indexOf(value) === index)
}

/** What a claim states: every name that stands alone in a chain of equals, with each value in the chain. */
export function factsOf(claim: Claim, roots: ReadonlyMap<number, number>, pi: number): readonly Fact[] {
  if (claim.relations.some((relation) => relation !== '=' && relation !== '≈')) return []
  const nodes = claim.sides.flatMap(({ node }) => node ?? [])
  const names = nodes.flatMap((node) => bareName(node) ?? [])
  const lastClosed = nodes.findLast((node) => closedValues(node, roots, pi).length > 0)
  const single = lastClosed
    ? closedValues(lastClosed, roots, pi).flatMap((value) => names.map((name) => ({ name, value, claim })))
    : []
  return [...single, ...tupleFacts(nodes, claim, roots, pi)]
}

/** (x, y) = (0, -1) */
function tupleFacts(
  nodes: readonly Node[],
  claim: Claim,
  roots: ReadonlyMap<number, number>,
  pi: number,
): readonly Fact[] {
  const tuples = nodes.flatMap((node) => (node.kind === 'tuple' ? [node.items] : []))
  const point = nodes.find((node) => node.kind === 'symbol' && /^[A-Z]$/.test(node.name))
  if (point?.kind === 'symbol')
    return tuples.flatMap((items) =>
      items.flatMap((item, index) =>
        closedValues(item, roots, pi).map((value) => ({ name: `${point.name}.${index}`, value, claim })),
      ),
    )
  const [names, ...rest] = tuples
  if (!names) return []
  return rest.flatMap((items) =>
    names.flatMap((node, index) => {
      const name = bareName(node)
      const item = items[index]
      const [value] = item ? closedValues(item, roots, pi) : []
      return name !== null && value !== undefined ? [{ name, value, claim }] : []
    }),
  )
}

/** The named values of the key, and the bare ones under the name ''. */
export function factsOfKey(rule: AnswerRule): readonly Fact[] {
  if (rule.kind === 'parts') return rule.parts.flatMap((part) => factsOfPart(part))
  if (['choice', 'sequence', 'keywords', 'text', 'expression'].includes(rule.kind)) return []
  const parts = rule.expected.split(rule.kind === 'coordinates' ? /[(),]+/ : ',').filter((part) => part.trim() !== '')
  return parts.flatMap((part) => {
    const [left = '', right] = part.split('=')
    const node = readPlain(right ?? left)
    if (!node) return []
    return closedValues(node, new Map(), Math.PI).map((value) => ({
      name: right === undefined ? '' : left.trim(),
      value,
      claim: null,
    }))
  })
}

/** A part with a letter for a label gives the letter its value. */
const factsOfPart = ({ label, rule }: PartRule): readonly Fact[] =>
  factsOfKey(rule).map((fact) => (fact.name === '' && /^[a-zA-Z]$/.test(label) ? { ...fact, name: label } : fact))

export function readPlain(plain: string): Node | null {
  try {
    return readTex(tokensOf(texOfPlain(plain)))
  } catch {
    return null
  }
}

/** The key as a tree; an equation as its left side less its right. */
export function expressionIn(plain: string): Node | null {
  const [left = '', right] = plain.split('=')
  const [a, b] = [readPlain(left), right === undefined ? null : readPlain(right)]
  return a && b ? binary('-', a, b) : right === undefined ? a : null
}
