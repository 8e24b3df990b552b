import { assignments, distinctValues, prepared, type Book } from './book'
import type { Problem } from '@/lib/problems/problem'
import { readLine, type Claim } from './claims'
import { definitionsOf } from './definitions'
import { expressionIn, factsOf, factsOfKey, type Fact } from './facts'
import { isIdentity, namesOf } from './identity'
import { impliedFacts } from './implied'
import { resolved } from './labels'
import { bareName, namesIn, type Node } from './node'
import { reckoningOf } from './reckoning'
import { same, workedOut } from './worked-out'

/** More values for one name than this are not weighed. */
const mostValues = 8

/** Reads the problem and its solution. */
export function bookOf(problem: Problem): Book {
  const question = readLine(problem.question, -1)
  const lines = problem.parts
    .flatMap(({ steps }) => steps)
    .map(({ text, claim }, index) => readLine(text, index, claim))
  const reckoning = reckoningOf(problem)
  const claims = resolved(problem, [question, ...lines])
  const facts = new Map<string, Fact[]>()
  const add = (fact: Fact): void => {
    const known = facts.get(fact.name) ?? []
    if (known.length < mostValues && Number.isFinite(fact.value)) facts.set(fact.name, [...known, fact])
  }
  add({ name: 'pi', value: reckoning.pi, claim: null })
  for (const claim of claims) for (const fact of factsOf(claim, reckoning.roots, reckoning.pi)) add(fact)
  for (const fact of factsOfKey(problem.answerValidator)) add(fact)
  for (const fact of impliedFacts({ problem, question, lines, claims, reckoning })) add(fact)
  const definitions = definitionsOf(
    problem.options?.[0]?.startsWith('Both Assertion') ? [] : claims,
    problem.type === 'arithmetic-progressions',
  )
  const alternatives = alternativesIn(problem, facts)
  const solvesForAngle = problem.type !== 'trigonometry' || question.claims.some(isCondition)
  const isAssertion = problem.options?.[0]?.startsWith('Both Assertion') ?? false
  const keyEquation =
    problem.answerValidator.kind === 'expression' && problem.answerValidator.expected.includes('=')
      ? expressionIn(problem.answerValidator.expected)
      : null
  const book = {
    problem,
    question,
    lines,
    claims,
    facts,
    definitions,
    reckoning,
    alternatives,
    solvesForAngle,
    keyEquation,
    isAssertion,
  }
  for (let round = 0; round < 4; round++) for (const fact of followingFacts(book)) add(fact)
  return book
}

/** An equation of the question that is no identity: it fixes an angle. */
const isCondition = ({ sides, relations }: Claim): boolean => {
  const [left, right] = sides
  return (
    relations[0] === '=' &&
    !!left?.node &&
    !!right?.node &&
    namesOf(left.node, right.node).length === 1 &&
    !isIdentity(left.node, right.node, namesOf(left.node, right.node))
  )
}

function alternativesIn(
  { steps }: Problem,
  facts: ReadonlyMap<string, readonly Fact[]>,
): ReadonlyMap<string, readonly number[]> {
  return new Map(
    [...facts].flatMap(([name, all]) => {
      const line = steps.findIndex((text, index) => {
        const here = distinctValues(all.filter(({ claim, derived }) => !derived && claim?.line === index))
        return here.length === 2 && / or /.test(text)
      })
      return line < 0
        ? []
        : [[name, distinctValues(all.filter(({ claim, derived }) => !derived && claim?.line === line))] as const]
    }),
  )
}

/** Values of names that have none yet, where a claim gives them through names that have. */
function followingFacts(book: Book): readonly Fact[] {
  return book.claims.flatMap((claim) => {
    if (claim.relations.some((relation) => relation !== '=')) return []
    const nodes = claim.sides.flatMap(({ node }) => node ?? [])
    const wanted = nodes.flatMap((node) => bareName(node) ?? []).filter((name) => !book.facts.has(name))
    if (wanted.length === 0) return []
    const values = nodes
      .map((node) => prepared(book, node))
      .flatMap((node) => (namesIn(node).size > 0 ? valuesOf(book, node) : []))
    const distinct = values.filter((value, index) => !values.slice(0, index).some((other) => same(other, value)))
    return distinct.slice(0, 3).flatMap((value) => wanted.map((name) => ({ name, value, claim, derived: true })))
  })
}

/** Every value that a tree takes as its letters take theirs; none when a letter has none. */
function valuesOf(book: Book, node: Node): readonly number[] {
  return assignments(book, [...namesIn(node)])
    .flatMap((valueOf) =>
      ([1, -1] as const).map((sign) => workedOut(node, { valueOf, sign, roots: book.reckoning.roots })),
    )
    .filter(Number.isFinite)
}
