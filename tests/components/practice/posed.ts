import type { ProblemChoice } from '@/components/practice/use-practice'
import { poseProblem, type Problem } from '@/lib/problems'
import { templates as coordinateGeometry } from '@/lib/problems/coordinate-geometry'
import { templates as polynomials } from '@/lib/problems/polynomials'
import { templates as quadraticEquations } from '@/lib/problems/quadratic-equations'
import { templates as realNumbers } from '@/lib/problems/real-numbers'
import { templates as statistics } from '@/lib/problems/statistics'

const templates = [...polynomials, ...quadraticEquations, ...realNumbers, ...coordinateGeometry, ...statistics]

export interface PosedProblem {
  readonly problem: Problem
  /** What a link to it asks for. */
  readonly choice: Required<Omit<ProblemChoice, 'version' | 'isPresent'>> & ProblemChoice
}

/** The first problem of that kind, with its key known to the test. */
export function problemWhere(passes: (problem: Problem) => boolean, seed = 'k3f9'): PosedProblem {
  const problem = templates.map((template) => poseProblem(template, seed)).find(passes)
  if (!problem) throw new Error('no template makes a problem of that kind')
  const { type: topic, difficulty, templateId: template, version } = problem
  return { problem, choice: { topic, difficulty, seed, template, ...(version > 1 && { version }) } }
}
