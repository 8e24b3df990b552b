import type { Fact } from './fact'
import type { Node } from './reading'

/** Whether a number of the facts is typed as a decimal. */
export const decimalsIn = (facts: readonly Fact[]): boolean => facts.some((fact) => nodesOf(fact).some(holdsDecimal))

const nodesOf = (fact: Fact): readonly Node[] =>
  fact.kind === 'equation' ? fact.sides : fact.kind === 'number' || fact.kind === 'formula' ? [fact.node] : []

function holdsDecimal(node: Node): boolean {
  if (node.kind === 'number') return node.decimal
  if (node.kind === 'binary') return holdsDecimal(node.left) || holdsDecimal(node.right)
  return 'of' in node && holdsDecimal(node.of)
}
