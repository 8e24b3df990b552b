import { slipOptions, type SlipOptions } from './slip-options'
import { poseProblem } from '../problems/pose-problem'
import type { Problem } from '../problems/problem'
import type { Template } from '../problems/template'

/** A question is posed to see whether it suits its place, and again when the paper is read: of each template the last is kept. */
const last = new WeakMap<Template, { readonly seed: string; readonly problem: Problem }>()

export function posedOnce(template: Template, seed: string): Problem {
  const kept = last.get(template)
  if (kept?.seed === seed) return kept.problem
  const problem = poseProblem(template, seed)
  last.set(template, { seed, problem })
  return problem
}

const offered = new WeakMap<Problem, { readonly options: SlipOptions | null }>()

/** The options that are made of its slips, made once. */
export function slipOptionsOnce(problem: Problem): SlipOptions | null {
  const kept = offered.get(problem)
  if (kept) return kept.options
  const options = slipOptions(problem)
  offered.set(problem, { options })
  return options
}
