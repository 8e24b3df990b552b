import type { Budget } from '../maths/sum'
import { hasPlusMinus, lettersOf } from '../reading/tree/node'
import { letterTex } from '../reading/tree/tex'
import { relationIn, type Claim } from '../reading/values/claim'
import type { ExpressionKey } from '../reading/values/expression'
import { isCollected } from './collected'
import { formNote } from './form'
import { judgeRelation } from './judge-relation'
import { judgeSides } from './judge-sides'
import type { Outcome } from './kind'
import { bracketNote } from './one-value'
import { outcome, twoReadings } from './outcome'
import type { ExpressionRule } from './rule'
import { workItOut } from './worked-out'

/** What is asked for where like terms still stand apart. */
const collectExpression = 'Work it out: type the expression with its like terms put together.'
const collectEquation = 'Work it out: type the equation with its like terms put together.'

/** Whether a claim says what the key says: an expression by value, an equation or an inequality up to a factor. */
export function judgeExpression(
  { claim: key, letters }: ExpressionKey,
  typed: Claim,
  rule: ExpressionRule,
  budget: Budget,
): Outcome {
  if (hasTwoSigns(typed) && !hasTwoSigns(key))
    return outcome(false, 'Write it without $\\pm$: only one of the two signs is right.')
  const judge = (claim: Claim): Outcome =>
    relationIn(key) ? judgeRelation(key, claim, budget) : judgeSides(key, claim, rule, budget)
  const found = judge(typed)
  const open = typed.sides.find(({ other }) => other)
  if (open && found.correct !== judge(tightened(typed)).correct)
    return twoReadings(found.correct, bracketNote(open.node))
  const isRelation = relationIn(key) !== null
  if (found.correct && rule.collected && !isCollected(typed, isRelation))
    return { ...workItOut, note: isRelation ? collectEquation : collectExpression }
  const last = typed.sides.at(-1)
  const form = found.correct && last ? formNote(rule.form, last.node) : undefined
  return outcome(found.correct, found.note ?? form ?? (found.correct ? undefined : lettersNote(typed, letters)))
}

const hasTwoSigns = ({ sides }: Claim): boolean => sides.some(({ node }) => hasPlusMinus(node))

/** With 3/2y read as 3/(2y). */
const tightened = (claim: Claim): Claim => ({
  ...claim,
  sides: claim.sides.map((side) => ({ ...side, node: side.other ?? side.node })),
})

function lettersNote(typed: Claim, wanted: ReadonlySet<string>): string | undefined {
  const letters = new Set(typed.sides.filter(({ isLabel }) => !isLabel).flatMap(({ node }) => [...lettersOf(node)]))
  const foreign = [...letters].find((letter) => !wanted.has(letter))
  if (foreign === undefined || wanted.size === 0) return undefined
  return `Use the letters of the question: ${[...wanted].map((letter) => `$${letterTex(letter)}$`).join(', ')}.`
}
