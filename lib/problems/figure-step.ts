import type { Problem } from './problem'

/**
 * The step, counted from 1, at which the table of the working belongs: the first that speaks of it, or of a
 * cumulative frequency in it, and earns marks. null where the
 * figure is no table, or no step says so: then it stands after them.
 */
export function figureStep({ solutionFigure, steps, stepMarks }: FiguredSteps): number | null {
  if (solutionFigure?.kind !== 'table') return null
  const place = steps.findIndex(
    (step, index) => (stepMarks[index] ?? 0) > 0 && /\b(?:table|cumulative frequency)\b/i.test(step),
  )
  return place < 0 ? null : place + 1
}

type FiguredSteps = Pick<Problem, 'solutionFigure' | 'steps' | 'stepMarks'>
