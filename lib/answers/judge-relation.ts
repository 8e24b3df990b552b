import type { Budget } from '../maths/sum'
import type { Relation } from '../reading/reading'
import { lettersOf, type Node } from '../reading/tree/node'
import { sameEquation, sameInequality, type Sides } from '../reading/tree/same-equation'
import { sameExpression } from '../reading/tree/same-expression'
import { nodeTex } from '../reading/tree/tex'
import { lettersOfClaim, relationIn, type Claim } from '../reading/values/claim'
import type { Side } from '../reading/values/side'
import type { Outcome } from './kind'
import { outcome } from './outcome'

/** An equation up to a factor, an inequality up to a positive one; sides may be worked on: y = 2(x + 1) + 1 = 2x + 3. */
export function judgeRelation(key: Claim, typed: Claim, budget: Budget): Outcome {
  const [left, right] = key.sides
  const relation = relationIn(key)
  if (!left || !right || !relation) return outcome(false)
  const range = rangeOf(key)
  if (range) return judgeRange(range, rangeOf(typed), budget)
  const [first, second, ...more] = withoutName(typed, lettersOfClaim(key))
  if (!first) return outcome(false, 'Write one equation.')
  if (!second) return judgeBareSide(relation, [left.node, right.node], first.node, budget)
  const wanted = facing(relation, left.node, right.node)
  if (more.length > 0) return judgeChain(wanted, typed, [first, second, ...more], budget)
  const given = facing(relationIn(typed) ?? '=', first.node, second.node)
  if (wanted.relation !== given.relation) return outcome(false, `The sign should not be ${relationIn(typed) ?? '='}.`)
  return outcome(says(wanted, given, budget))
}

type Range = readonly [Faced, Faced]

/** Both sides of "-3 ≤ x ≤ 3"; undefined for another claim. */
function rangeOf({ sides: [from, between, to, ...more], relations }: Claim): Range | undefined {
  const [first, second] = relations
  const isRange = more.length === 0 && relations.length === 2 && relations.every((one) => /^[<>]/.test(one))
  if (!isRange || !from || !between || !to || !first || !second) return undefined
  return [facing(first, from.node, between.node), facing(second, between.node, to.node)]
}

/** In either direction: "3 ≥ x ≥ -3". */
function judgeRange(wanted: Range, given: Range | undefined, budget: Budget): Outcome {
  if (!given) return outcome(false, 'Write both ends, with the letter between them: a < x < b.')
  const same = ([one, two]: Range) => says(wanted[0], one, budget) && says(wanted[1], two, budget)
  return outcome(same(given) || same([given[1], given[0]]))
}

/** Without the name of the whole before the first sign: "p(x): x + 2y = 5". */
function withoutName({ sides }: Claim, known: ReadonlySet<string>): readonly Side[] {
  const [name] = sides
  const isName = name?.isLabel === true && [...lettersOf(name.node)].some((letter) => !known.has(letter))
  return isName && sides.length > 2 ? sides.slice(1) : sides
}

interface Faced {
  readonly relation: Relation
  readonly sides: Sides
}

/** The same relation with its larger side on the left. */
function facing(relation: Relation, left: Node, right: Node): Faced {
  if (relation === '<') return { relation: '>', sides: [right, left] }
  if (relation === '<=') return { relation: '>=', sides: [right, left] }
  return { relation, sides: [left, right] }
}

function says(wanted: Faced, given: Faced, budget: Budget): boolean {
  if (wanted.relation !== given.relation) return false
  const judge = wanted.relation === '=' || wanted.relation === '!=' ? sameEquation : sameInequality
  return judge(wanted.sides, given.sides, budget)
}

const relationNote: Partial<Readonly<Record<Relation, string>>> = {
  '=': 'Write an equation, with =.',
  '!=': 'Write which value is left out, with ≠.',
}

/** A calculation alone for the subject of a formula: 2x + 3 for y = 2x + 3. A number or a letter alone is no equation. */
function judgeBareSide(relation: Relation, [left, right]: Sides, typed: Node, budget: Budget): Outcome {
  const isSubject = left.kind === 'letter' && !lettersOf(right).has(left.name)
  const isFormula = relation === '=' && isSubject && right.kind === 'binary' && lettersOf(right).size > 0
  return isFormula && sameExpression(right, typed, budget)
    ? outcome(true)
    : outcome(false, relationNote[relation] ?? 'Write an inequality, with < or >.')
}

/** Several sides: one link says what the key says, and the others are true whatever the letters are. */
function judgeChain(wanted: Faced, { relations }: Claim, sides: readonly Side[], budget: Budget): Outcome {
  const links = sides.slice(1).flatMap((side, index) => {
    const before = sides[index]
    const relation = relations.at(index + 1 - sides.length) ?? '='
    return before ? [facing(relation, before.node, side.node)] : []
  })
  if (!links.some((link) => says(wanted, link, budget))) return outcome(false, 'Write one equation.')
  const broken = links.find((link) => !says(wanted, link, budget) && !isIdentity(link, budget))
  return broken ? outcome(false, brokenNote(broken)) : outcome(true)
}

const isIdentity = ({ relation, sides: [left, right] }: Faced, budget: Budget): boolean =>
  relation === '=' && sameExpression(left, right, budget)

const brokenNote = ({ sides: [left, right] }: Faced): string => `$${nodeTex(left)}$ is not $${nodeTex(right)}$.`
