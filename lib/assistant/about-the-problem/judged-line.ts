import { sidesOf } from './lines'
import type { Fact } from '../question/fact'
import { readQuestion } from '../question/question'
import { sameEquation, sameExpression, type Node } from '../question/reading'
import { newBudget } from '../../maths/sum'

export interface Judgement {
  /** Of a closed equation, whether it holds; null where letters are in it. */
  readonly holds: boolean | null
  /** The line of the solution, counted from 1, that says the same; null where none does. */
  readonly line: number | null
}

/** All that a message states, in its order; null where one of them cannot be judged. */
export function allJudged(facts: readonly Fact[], steps: readonly string[]): readonly Judgement[] | null {
  const all = facts.map((fact) => judged(fact, steps))
  return all.length > 0 && all.every((one) => one !== null) ? all : null
}

type Said = { readonly sides: readonly Node[] }

const saidBy = (fact: Fact): Said | null =>
  fact.kind === 'equation' && fact.relation === '='
    ? { sides: fact.sides }
    : fact.kind === 'formula' || fact.kind === 'number'
      ? { sides: [fact.node] }
      : null

/** A line of a student's own working against the lines of the solution: an expression that stands there, or an equation that says the same. */
export function judged(fact: Fact, steps: readonly string[]): Judgement | null {
  const said = saidBy(fact)
  if (!said) return null
  const known = steps.map((step) => sidesOf(step).map((sides) => sides.map(nodeOf).filter((node) => node !== null)))
  const found = known.findIndex((rows) => rows.some((row) => saysSame(said.sides, row)))
  return { holds: closedTruth(said.sides), line: found < 0 ? null : found + 1 }
}

function nodeOf(tex: string): Node | null {
  const [fact, ...more] = readQuestion(`$${tex}$`).facts
  if (!fact || more.length > 0) return null
  if (fact.kind === 'formula' || fact.kind === 'number') return fact.node
  return fact.kind === 'letter' ? { kind: 'letter', name: fact.name } : null
}

function saysSame(own: readonly Node[], row: readonly Node[]): boolean {
  const [left, right] = own
  if (!left) return false
  if (!right) return row.some((side) => sameExpression(side, left, newBudget()))
  return row.some((side, index) => {
    const next = row[index + 1]
    return next !== undefined && sameEquation([side, next], [left, right], newBudget()) && !isTrivial(left, right)
  })
}

/** An equation that always holds says nothing of this problem. */
const isTrivial = (left: Node, right: Node): boolean => sameExpression(left, right, newBudget())

function closedTruth([left, right]: readonly Node[]): boolean | null {
  if (!left || !right || holdsLetter(left) || holdsLetter(right)) return null
  return sameExpression(left, right, newBudget())
}

const holdsLetter = (node: Node): boolean =>
  node.kind === 'letter' ||
  (node.kind === 'binary' ? holdsLetter(node.left) || holdsLetter(node.right) : 'of' in node && holdsLetter(node.of))
