import type { AnswerRule } from '@/lib/answers'
import { askedIn } from '@/lib/problems/asked/derive'

/** A question, and what its rule takes and refuses. */
export interface AskedRow {
  readonly question: string
  readonly rule: AnswerRule
  readonly right: readonly string[]
  readonly refused: readonly string[]
}

/** A rule with the names that its question asks for. */
export function ruleAsking(question: string, rule: AnswerRule): AnswerRule {
  const asked = askedIn(rule, question, question)
  return asked ? { ...rule, asked } : rule
}
