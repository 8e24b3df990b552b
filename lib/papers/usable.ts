import type { QuestionKind } from './blueprint'
import { posedOnce, slipOptionsOnce } from './posed-once'
import { poseProblem } from '../problems/pose-problem'
import type { Problem } from '../problems/problem'
import type { Template } from '../problems/template'

const mostSeeds = 40

/** The first of "base", "base.2", "base.3" ... at which the template poses a question of the kind; null where none does. */
export function usableSeed(template: Template, kind: QuestionKind, base: string): string | null {
  for (let turn = 1; turn <= mostSeeds; turn += 1) {
    const seed = turn === 1 ? base : `${base}.${turn}`
    if (isUsable(template, kind, seed)) return seed
  }
  return null
}

export function isUsable(template: Template, kind: QuestionKind, seed: string): boolean {
  if (kind === 'case') return otherCase(template, seed) !== null
  if (kind === 'answer') return true
  const problem = posedOnce(template, seed)
  return hasFourOptions(problem) || (kind === 'choice' && slipOptionsOnce(problem) !== null)
}

export const hasFourOptions = ({ answerValidator, options }: Problem): boolean =>
  answerValidator.kind === 'choice' && options?.length === 4

const lastOther = new WeakMap<Template, { readonly seed: string; readonly other: Problem | null }>()

/** The same case with its other last part; null where there is none, or where the other parts would change with it. */
export function otherCase(template: Template, seed: string): Problem | null {
  const kept = lastOther.get(template)
  if (kept?.seed === seed) return kept.other
  const other = otherOf(template, seed)
  lastOther.set(template, { seed, other })
  return other
}

function otherOf(template: Template, seed: string): Problem | null {
  const faces = template.otherwise(seed)
  if (!faces) return null
  const [problem, other] = [posedOnce(template, seed), poseProblem({ ...template, ...faces }, seed)]
  const last = problem.parts.length - 1
  const isShared = problem.parts.every(({ ask, rule }, index) => {
    const same = other.parts[index]
    return index === last ? same?.ask !== ask : same?.ask === ask && same.rule.expected === rule.expected
  })
  const isSameFigure = JSON.stringify(problem.figure) === JSON.stringify(other.figure)
  return isShared && isSameFigure && problem.parts.length === other.parts.length ? other : null
}
