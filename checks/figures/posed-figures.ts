import type { Figure } from '../../lib/figures/figure'
import { poseProblem, templates, type Template } from '../../lib/problems/all'
import type { Problem } from '../../lib/problems'

/** One figure of one problem: of its question, or of its worked solution. */
export interface PosedFigure {
  readonly problem: Problem
  readonly place: 'question' | 'solution'
  readonly figure: Figure
}

/** Every drawn figure of these templates at these seeds; tables are text, not drawings. */
export const posedFigures = (templates: readonly Template[], seeds: readonly string[]): readonly PosedFigure[] =>
  templates.flatMap((template) => seeds.flatMap((seed) => figuresOf(poseProblem(template, seed))))

/** One figure or two of every template that draws. */
export const bankFigures = (seed: string): readonly PosedFigure[] => posedFigures(templates, [seed])

export function figuresOf(problem: Problem): readonly PosedFigure[] {
  const { figure, solutionFigure } = problem
  return [
    ...(figure ? [{ problem, place: 'question', figure } as const] : []),
    ...(solutionFigure ? [{ problem, place: 'solution', figure: solutionFigure } as const] : []),
  ].filter((posed) => posed.figure.kind !== 'table')
}
