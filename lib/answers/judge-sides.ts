import type { Budget } from '../maths/sum'
import { lettersOf, type Node } from '../reading/tree/node'
import { sameExpression } from '../reading/tree/same-expression'
import { nodeTex } from '../reading/tree/tex'
import { relationIn, type Claim } from '../reading/values/claim'
import type { Side } from '../reading/values/side'
import type { Outcome } from './kind'
import { isMultiple } from './multiple'
import { outcome } from './outcome'
import { isFactorisation } from './prime-product'
import type { ExpressionRule } from './rule'

/** An expression, perhaps with a name or with steps before it, each of which must be true: p(x) = (x − 2)(x − 3) = x² − 5x + 6. */
export function judgeSides(key: Claim, typed: Claim, rule: ExpressionRule, budget: Budget): Outcome {
  const [wanted] = key.sides
  if (!wanted) return outcome(false)
  if ((relationIn(typed) ?? '=') !== '=') return outcome(false, 'Write an expression, not an inequality.')
  const equation = unknownIn(typed)
  if (equation && isLone(wanted.node)) return outcome(false, `Write the value alone, without $${equation} =$.`)
  return rule.upToFactor ? judgeMultiple(wanted.node, typed, budget) : judgeValue(wanted.node, typed, budget)
}

/** The unknown of "x = 1": an equation, and not the expression 1. */
const unknownIn = ({ names }: Claim): string | undefined => names.find((name) => /^[x-z]$/i.test(name))

const isLone = (node: Node): boolean =>
  node.kind === 'number' || node.kind === 'letter' || (node.kind === 'sign' && isLone(node.of))

function judgeValue(key: Node, { sides, listed }: Claim, budget: Budget): Outcome {
  const same = remembered(({ node }) => sameExpression(key, node, budget))
  const broken = listed ? undefined : falseLink(sides, same, lettersOf(key), budget)
  const [first, last] = [sides[0], sides.at(-1)]
  if (broken && first && last && sides.length === 2 && same(first) && isZero(last))
    return outcome(false, 'Write the expression alone, without = 0.')
  if (broken) return outcome(false, broken)
  if (!sides.some(same) || !sides.every((side, index) => same(side) || leadsTo(side, index, sides, lettersOf(key))))
    return outcome(false)
  const factorised = sides.filter(({ node }) => isFactorisation(node)).length
  return isFactorisation(key) && (listed ? factorised < sides.length : factorised === 0)
    ? outcome(false, 'Write it as a product of primes, e.g. 2^3 × 5.')
    : outcome(true)
}

/** Asked of each side once. */
function remembered(judge: (side: Side) => boolean): (side: Side) => boolean {
  const known = new Map<Side, boolean>()
  return (side) => {
    const before = known.get(side)
    if (before !== undefined) return before
    const judged = judge(side)
    known.set(side, judged)
    return judged
  }
}

/** Any multiple by a number; set equal to 0 it is right with a word. */
function judgeMultiple(key: Node, { sides }: Claim, budget: Budget): Outcome {
  const same = remembered(({ node }) => isMultiple(key, node, budget))
  const last = sides.at(-1)
  const isEquated = sides.length === 2 && last !== undefined && isZero(last)
  const claims = isEquated ? sides.slice(0, 1) : sides
  const broken = falseLink(claims, same, lettersOf(key), budget)
  if (broken) return outcome(false, broken)
  const correct =
    claims.some(same) && claims.every((side, index) => same(side) || leadsTo(side, index, claims, lettersOf(key)))
  return outcome(correct, correct && isEquated ? 'A polynomial is not set equal to 0.' : undefined)
}

const isZero = ({ node }: Side): boolean => node.kind === 'number' && node.value.n === 0n

/** A name, or a formula in other letters, may lead to the answer: p(x) = ..., a + (n − 1)d = 4n + 1. */
const leadsTo = (side: Side, index: number, sides: readonly Side[], known: ReadonlySet<string>): boolean =>
  index < sides.length - 1 &&
  (side.isLabel ? !(side.node.kind === 'letter' && known.has(side.node.name)) : isOtherFormula(side.node, known))

const isOtherFormula = (node: Node, known: ReadonlySet<string>): boolean => {
  const letters = [...lettersOf(node)]
  return node.kind === 'binary' && letters.length > 1 && letters.some((letter) => !known.has(letter))
}

/** "(x − 2)(x − 3) is not x² − 6x + 6": the first link of a chain that goes to the key or comes from it, and is false. */
function falseLink(
  sides: readonly Side[],
  same: (side: Side) => boolean,
  known: ReadonlySet<string>,
  budget: Budget,
): string | undefined {
  const steps = sides.filter((side, index) => !leadsTo(side, index, sides, known))
  if (steps.length < 2 || !steps.some(same)) return undefined
  const at = steps.findIndex((side, index) => {
    const before = steps[index - 1]
    return before !== undefined && !sameExpression(before.node, side.node, budget)
  })
  const [before, side] = [steps[at - 1], steps[at]]
  return before && side && `$${nodeTex(before.node)}$ is not $${nodeTex(side.node)}$.`
}
