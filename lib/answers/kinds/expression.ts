import { isPrime } from '../../maths/integer'
import type { Budget } from '../../maths/sum'
import type { Relation } from '../../reading/reading'
import { relationsAsSigns } from '../../reading/text/said-relations'
import { hasPlusMinus, lettersOf, type Node } from '../../reading/tree/node'
import { sameEquation, sameExpression, sameInequality, sameUpToFactor } from '../../reading/tree/same-expression'
import { letterTex } from '../../reading/tree/tex'
import { typed as typedText, type Typed } from '../../reading/typed'
import { lettersOfClaim, readClaim, relationIn, type Claim, type Side } from '../../reading/values/claim'
import { readStatement } from '../../reading/values/statement'
import { formNote } from '../form'
import { keys, type Kind, type Outcome } from '../kind'
import type { ExpressionRule } from '../rule'
import { outcome, twoReadings } from '../outcome'
import { bracketNote } from './number'

export interface ExpressionKey {
  readonly claim: Claim
  /** The letters that a response may use. */
  readonly letters: ReadonlySet<string>
  /** Whether it is a number alone, such as 2^3 × 5. */
  readonly isNumber: boolean
}

/** An expression by value, an equation up to a factor; right but not simplified is right. */
export const expression: Kind<ExpressionRule, ExpressionKey, Claim> = {
  name: 'Expression or equation',
  words: 'By value, whatever its form: x² - 5x + 6, (x - 2)(x - 3). An equation may be multiplied by a number.',
  format: 'string',
  inputMode: 'text',
  keys: keyFaces,
  readKey: ({ expected }) => readExpressionKey(typedText(expected)),
  read: readExpression,
  alike: sameLetters,
  judge: judgeExpression,
}

const functions = /sin|cosec|cos|tan|sec|cot/g

/** Letters in the order of the alphabet, which tells nothing of the key. */
function keyFaces({ expected }: ExpressionRule): readonly (readonly string[])[] {
  const letters = [...new Set(expected.replace(functions, ' ').match(/\p{L}/gu) ?? [])].sort()
  const ratios = expected.search(functions) < 0 ? [] : ['sin cos tan cosec sec cot']
  return keys(...ratios, [...letters, '² ³ ( )'].join(' '), '+ − = /')
}

export function readExpressionKey(expected: Typed): ExpressionKey {
  const claim = readClaim(written(expected).tokens, lettersIn(expected.text))
  const letters = lettersOfClaim(claim)
  return { claim, letters, isNumber: letters.size === 0 && relationIn(claim) === null }
}

/** Every single letter of the key, as it is written there. */
const lettersIn = (expected: string): ReadonlySet<string> => new Set(expected.match(/[A-Za-zα-ω]/g) ?? [])

export function readExpression(response: Typed, { letters, isNumber }: Omit<ExpressionKey, 'claim'>): Claim {
  return isNumber ? calculation(response) : readClaim(written(response).tokens, letters)
}

/** Whether a response is read alike for both. */
export function sameLetters(a: ExpressionKey, b: ExpressionKey): boolean {
  if (a.isNumber !== b.isNumber || a.letters.size !== b.letters.size) return false
  return [...a.letters].every((letter) => b.letters.has(letter))
}

/** With "at least" and the like as signs. */
function written(response: Typed): Typed {
  const text = relationsAsSigns(response.text)
  return text === response.text ? response : typedText(text)
}

/** A calculation in numbers, units and words around it allowed. */
function calculation(response: Typed): Claim {
  const statement = readStatement(response.tokens)
  const sides = statement.values.map(({ node, other, tex }): Side => ({
    node,
    isLabel: false,
    tex,
    ...(other ? { other } : {}),
  }))
  return { ...statement, sides, relations: sides.slice(1).map(() => '=') }
}

export function judgeExpression(
  { claim: key, letters }: ExpressionKey,
  typed: Claim,
  rule: ExpressionRule,
  budget: Budget,
): Outcome {
  if (typed.sides.some(({ node }) => hasPlusMinus(node)) && !key.sides.some(({ node }) => hasPlusMinus(node)))
    return outcome(false, 'Write it without $\\pm$: only one of the two signs is right.')
  const found = judgeClaim(rule, key, typed, budget)
  const open = typed.sides.find(({ other }) => other)
  if (open && found.correct !== judgeClaim(rule, key, tightened(typed), budget).correct)
    return twoReadings(found.correct, bracketNote(open.node))
  const last = typed.sides.at(-1)
  const form = found.correct && last ? formNote(rule.form, last.node) : undefined
  return outcome(found.correct, found.note ?? form ?? (found.correct ? undefined : lettersNote(typed, letters)))
}

const tightened = (claim: Claim): Claim => ({
  ...claim,
  sides: claim.sides.map((side) => ({ ...side, node: side.other ?? side.node })),
})

function judgeClaim(rule: ExpressionRule, key: Claim, typed: Claim, budget: Budget): Outcome {
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

function lettersNote(typed: Claim, wanted: ReadonlySet<string>): string | undefined {
  const letters = new Set(typed.sides.filter(({ isLabel }) => !isLabel).flatMap(({ node }) => [...lettersOf(node)]))
  const foreign = [...letters].find((letter) => !wanted.has(letter))
  if (foreign === undefined || wanted.size === 0) return undefined
  return `Use the letters of the question: ${[...wanted].map((letter) => `$${letterTex(letter)}$`).join(', ')}.`
}
