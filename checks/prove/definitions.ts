import type { Claim } from './claims'
import { binary, namesIn, number, printed, rebuilt, symbol, type Node } from './node'

/** What a letter with an index or an argument stands for: p(x) = ..., S_n = ... */
export interface Definition {
  readonly name: string
  readonly letter: string
  readonly body: Node
}

const minusOne = binary('-', symbol('n'), number(1))
const steps = binary('*', minusOne, symbol('d'))
/** The nth term and the sum of an AP. */
const progression: readonly Definition[] = [
  { name: 'l', letter: '', body: binary('+', symbol('a'), steps) },
  { name: 'a', letter: 'n', body: binary('+', symbol('a'), steps) },
  {
    name: 'S',
    letter: 'n',
    body: binary('*', binary('/', symbol('n'), number(2)), binary('+', binary('*', number(2), symbol('a')), steps)),
  },
]

/** The definitions that a problem gives, before those that every problem of its chapter has. */
export function definitionsOf(claims: readonly Claim[], isProgression: boolean): readonly Definition[] {
  const given = claims.flatMap(({ sides, relations, line, before }): readonly Definition[] => {
    const [left, right] = sides
    if (relations[0] !== '=' || !left?.node || !right?.node) return []
    const { node } = left
    if (node.kind === 'applied' && node.argument.kind === 'symbol' && namesIn(right.node).has(node.argument.name))
      return [{ name: node.name, letter: node.argument.name, body: right.node }]
    const isGiven = line < 0 || /^Given/.test(before)
    if (isGiven && node.kind === 'indexed' && node.index.kind === 'symbol' && namesIn(right.node).has(node.index.name))
      return [{ name: node.name, letter: node.index.name, body: right.node }]
    // x = 5\\sec\\theta, in the question
    if (
      line < 0 &&
      node.kind === 'symbol' &&
      /^[xyz]$/.test(node.name) &&
      /^(theta|[A-Z])$/.test([...namesIn(right.node)].join())
    )
      return [{ name: node.name, letter: '', body: right.node }]
    return []
  })
  return [...given, ...(isProgression ? progression : [])]
}

/** The tree with what is defined put in, unless the thing has a value of its own. */
export const expanded = (node: Node, definitions: readonly Definition[], hasValue: (name: string) => boolean): Node =>
  rebuilt(node, (one) => {
    if (one.kind === 'symbol' && !hasValue(one.name))
      return definitions.find(({ name, letter }) => letter === '' && name === one.name)?.body ?? one
    if (one.kind !== 'indexed' && one.kind !== 'applied') return one
    if (hasValue(printed(one))) return one
    const definition = definitions.find(({ name, letter }) => letter !== '' && name === one.name)
    if (!definition) return one
    const put = one.kind === 'indexed' ? one.index : one.argument
    return rebuilt(definition.body, (inner) =>
      inner.kind === 'symbol' && inner.name === definition.letter ? put : inner,
    )
  })
