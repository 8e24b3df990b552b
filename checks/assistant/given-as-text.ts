import { poseProblem, type Template } from '../../lib/problems/all'

/** Of these the figure says what the words do not. A table is no such figure: its rows can be typed. */
export const figureOnly: Readonly<Record<string, string>> = {
  'poly-zeroes-from-graph': 'the curve is to be looked at',
  'poly-signs-from-parabola': 'the parabola is to be looked at',
  'poly-nature-from-parabola': 'the parabola is to be looked at',
  'le-read-graph': 'the lines are to be looked at',
}

const posed = new Map<string, boolean>()

/**
 * Whether a student can put a template's question to the assistant in words. It cannot be where the task is to draw, where lines are to
 * be put in order, where a word closes a proof on paper, and where a figure says what the words do not.
 */
export function isGivenAsText(template: Template): boolean {
  const { id, retired } = template
  if (retired || id in figureOnly) return false
  const known = posed.get(id)
  if (known !== undefined) return known
  const { answer, answerValidator } = poseProblem(template, 'as-text')
  const is = answer !== 'N/A' && answerValidator.kind !== 'sequence' && answerValidator.kind !== 'keywords'
  posed.set(id, is)
  return is
}
