import type { Fact, Item } from './fact'
import { lettersOf, type Node } from './reading'
import type { Question } from './question'

/** A question that writes another letter where a recogniser knows `to`, read with that letter, and the facts as they were asked. */
export interface Called {
  readonly question: Question
  readonly letter: string
  readonly original: (fact: Fact) => Fact
}

const renamedIn = (node: Node, from: string, to: string): Node => {
  switch (node.kind) {
    case 'number':
      return node
    case 'letter':
      return node.name === from ? { ...node, name: to } : node
    case 'binary':
      return { ...node, left: renamedIn(node.left, from, to), right: renamedIn(node.right, from, to) }
    default:
      return { ...node, of: renamedIn(node.of, from, to) }
  }
}

function renamedFact(fact: Fact, from: string, to: string): Fact {
  if (fact.kind === 'letter') return fact.name === from ? { ...fact, name: to } : fact
  if (fact.kind === 'formula') return { ...fact, node: renamedIn(fact.node, from, to) }
  if (fact.kind === 'equation') return { ...fact, sides: fact.sides.map((side) => renamedIn(side, from, to)) }
  return fact
}

const namesIn = (fact: Fact): readonly string[] => {
  if (fact.kind === 'letter') return [fact.name]
  if (fact.kind === 'formula') return [...lettersOf(fact.node)]
  return fact.kind === 'equation' ? fact.sides.flatMap((side) => [...lettersOf(side)]) : []
}

/** The question with its one letter besides x (and y) written as `to`; as it stands where it has `to` or several letters, or one that formulas use. */
export function called(question: Question, to: string, besides: readonly string[]): Called {
  const names = new Set(question.facts.flatMap(namesIn).filter((name) => !besides.includes(name)))
  const [from, ...more] = names
  if (from === undefined || more.length > 0 || from === to || !/^[a-chkm-np-wλ]$/.test(from))
    return { question, letter: to, original: (fact) => fact }
  const before = new Map<Fact, Fact>()
  const after = new Map<Item, Item>()
  const renamed = <Some extends Item>(item: Some): Item => {
    if (item.kind === 'word' || item.kind === 'mark') return item
    const known = after.get(item)
    if (known) return known
    const one = renamedFact(item, from, to)
    after.set(item, one)
    before.set(one, item)
    return one
  }
  const facts = question.facts
    .map((fact) => renamed(fact))
    .filter((item) => item.kind !== 'word' && item.kind !== 'mark')
  return {
    question: { ...question, facts, items: question.items.map(renamed), apart: question.apart.map(renamed) },
    letter: from,
    original: (fact) => before.get(fact) ?? fact,
  }
}
