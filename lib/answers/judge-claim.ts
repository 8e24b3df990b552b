import { isPrime } from '../maths/integer'
import type { Budget } from '../maths/sum'
import type { Relation } from '../reading/reading'
import { lettersOf, type Node } from '../reading/tree/node'
import { sameEquation, sameInequality } from '../reading/tree/same-equation'
import { sameExpression, sameUpToFactor } from '../reading/tree/same-expression'
import { lettersOfClaim, relationIn, type Claim, type Side } from '../reading/values/claim'
import type { Outcome } from './kind'
import type { ExpressionRule } from './rule'

/** Whether a claim says what the key says: an expression by value, an equation or an inequality up to a factor. */
export function judgeClaim(rule: ExpressionRule, key: Claim, typed: Claim, budget: Budget): Outcome {
  const relation = relationIn(key)
  if (relation) return judgeRelation(key, relation, typed, budget)
  const [wanted] = key.sides
  if (!wanted) return { correct: false }
  if ((relationIn(typed) ?? '=') !== '=') return { correct: false, note: 'Write an expression, not an inequality.' }
  return judgeSides(rule, wanted.node, typed, budget)
}

/** An expression, perhaps with a name or with steps before it: p(x) = (x − 2)(x − 3) = x² − 5x + 6. */
function judgeSides(rule: ExpressionRule, key: Node, { sides, listed }: Claim, budget: Budget): Outcome {
  const same = ({ node }: Side) => (rule.upToFactor ? isMultiple(key, node, budget) : sameExpression(key, node, budget))
  const isZero = ({ node }: Side) => node.kind === 'number' && node.value.n === 0n
  const [last] = sides.slice(-1)
  const equated = rule.upToFactor && sides.length === 2 && last !== undefined && isZero(last)
  const claims = equated ? sides.slice(0, 1) : sides
  const known = lettersOf(key)
  // A formula in other letters may lead to the answer: a + (n - 1)d = 4n + 1.
  const leadsTo = (side: Side, index: number) =>
    index < claims.length - 1 &&
    (side.isLabel ? !(side.node.kind === 'letter' && known.has(side.node.name)) : hasForeignLetter(side.node, known))
  const correct = claims.some(same) && claims.every((side, index) => same(side) || leadsTo(side, index))
  const factorised = claims.filter(({ node }) => isFactorisation(node)).length
  if (correct && isFactorisation(key) && (listed ? factorised < claims.length : factorised === 0))
    return { correct: false, note: 'Write it as a product of primes, e.g. 2^3 × 5.' }
  if (!correct && !rule.upToFactor && sides.length === 2 && sides[0] && last && same(sides[0]) && isZero(last))
    return { correct, note: 'Write the expression alone, without = 0.' }
  return correct && equated ? { correct, note: 'A polynomial is not set equal to 0.' } : { correct }
}

const hasForeignLetter = (node: Node, known: ReadonlySet<string>): boolean =>
  node.kind === 'binary' && [...lettersOf(node)].some((letter) => !known.has(letter))

/** A multiple by a number, or by one letter k that the key does not use. */
function isMultiple(key: Node, typed: Node, budget: Budget): boolean {
  if (sameUpToFactor(key, typed, budget)) return true
  const known = lettersOf(key)
  const [constant, ...others] = [...lettersOf(typed)].filter((letter) => !known.has(letter))
  if (constant === undefined || others.length > 0 || !/^[kacmλ]$/i.test(constant)) return false
  const scaled: Node = { kind: 'binary', operation: '*', left: { kind: 'letter', name: constant }, right: key }
  return (
    sameUpToFactor(scaled, typed, budget) ||
    sameUpToFactor({ ...scaled, operation: '/', left: key, right: scaled.left }, typed, budget)
  )
}

/** Whether it is made of primes and their powers alone, and of more than one number. */
const isFactorisation = (node: Node): boolean => node.kind !== 'number' && isPrimeProduct(node)

const isPlainNumber = (node: Node): boolean =>
  node.kind === 'number' || (node.kind === 'bracket' && isPlainNumber(node.of))

function isPrimeProduct(node: Node): boolean {
  switch (node.kind) {
    case 'number':
      return node.value.d === 1n && node.value.n < 1000000n && isPrime(Number(node.value.n))
    case 'bracket':
      return isPrimeProduct(node.of)
    case 'binary':
      return node.operation === '*'
        ? isPrimeProduct(node.left) && isPrimeProduct(node.right)
        : node.operation === '^' && isPrimeProduct(node.left) && isPlainNumber(node.right)
    default:
      return false
  }
}

function judgeRelation(key: Claim, relation: Relation, typed: Claim, budget: Budget): Outcome {
  const [left, right] = key.sides
  if (!left || !right) return { correct: false }
  const known = lettersOfClaim(key)
  const isName = ({ isLabel, node }: Side) => isLabel && [...lettersOf(node)].some((letter) => !known.has(letter))
  const named = typed.sides[0] && isName(typed.sides[0]) && typed.sides.length > 2
  const [first, second, ...more] = named ? typed.sides.slice(1) : typed.sides
  if (!first || more.length > 0) return { correct: false, note: 'Write one equation.' }
  if (!second) {
    const correct = relation === '=' && isNamed(left.node, right.node) && sameExpression(right.node, first.node, budget)
    return correct ? { correct } : { correct, note: relationNote[relation] ?? 'Write an inequality, with < or >.' }
  }
  const sign = relationIn(typed) ?? '='
  const wanted = facing(relation, left.node, right.node)
  const given = facing(sign, first.node, second.node)
  if (wanted.relation !== given.relation) return { correct: false, note: `The sign should not be ${sign}.` }
  const judge = wanted.relation === '=' || wanted.relation === '!=' ? sameEquation : sameInequality
  return { correct: judge(wanted.sides, given.sides, budget) }
}

const relationNote: Partial<Readonly<Record<Relation, string>>> = {
  '=': 'Write an equation, with =.',
  '!=': 'Write which value is left out, with ≠.',
}

/** Whether the left side is a lone letter that the right side does not use: y = 2x + 3. */
const isNamed = (left: Node, right: Node): boolean => left.kind === 'letter' && !lettersOf(right).has(left.name)

/** The same relation with its larger side on the left. */
function facing(relation: Relation, left: Node, right: Node) {
  if (relation === '<') return { relation: '>', sides: [right, left] as const }
  if (relation === '<=') return { relation: '>=', sides: [right, left] as const }
  return { relation, sides: [left, right] as const }
}
