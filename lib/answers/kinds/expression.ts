import type { Budget } from '../../maths/sum'
import { relationsAsSigns } from '../../reading/text/said-relations'
import { hasPlusMinus, lettersOf } from '../../reading/tree/node'
import { letterTex } from '../../reading/tree/tex'
import { typed as typedText, type Typed } from '../../reading/typed'
import { lettersOfClaim, readClaim, relationIn, type Claim, type Side } from '../../reading/values/claim'
import { readStatement } from '../../reading/values/statement'
import { formNote } from '../form'
import { judgeClaim } from '../judge-claim'
import { keys, type Kind, type Outcome } from '../kind'
import type { ExpressionRule } from '../rule'
import { outcome, twoReadings } from '../outcome'
import { bracketNote } from '../one-value'

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

function lettersNote(typed: Claim, wanted: ReadonlySet<string>): string | undefined {
  const letters = new Set(typed.sides.filter(({ isLabel }) => !isLabel).flatMap(({ node }) => [...lettersOf(node)]))
  const foreign = [...letters].find((letter) => !wanted.has(letter))
  if (foreign === undefined || wanted.size === 0) return undefined
  return `Use the letters of the question: ${[...wanted].map((letter) => `$${letterTex(letter)}$`).join(', ')}.`
}
