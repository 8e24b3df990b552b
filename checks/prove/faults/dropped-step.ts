import { withLines, type Changed } from './with-line'
import type { Problem } from '@/lib/problems/problem'
import type { Random } from '@/lib/random'
import { keyParts } from '../key-parts'

/** A step that earns marks, is called by its number, or belongs to an ordered proof. */
export function droppedStep(problem: Problem, _: string | null, random: Random): Changed | null {
  const lasts = new Set(keyParts(problem).map(({ to }) => to - 1))
  const needed = problem.steps.flatMap((step, index) => {
    const tag = /(?:dots|\.\.\.|…)\s*\((\d)\)/.exec(step)?.[1]
    const called =
      tag !== undefined &&
      problem.steps
        .slice(index + 1)
        .some((later) => new RegExp(`[a-z] \\(${tag}\\)`, 'i').test(later.replace(/dots \(\d\)/g, '')))
    return lasts.has(index) || called || (problem.stepMarks[index] ?? 0) > 0 || /^\([A-G]\) /.test(step) ? [index] : []
  })
  if (needed.length === 0) return null
  const gone = random.pick(needed)
  return {
    problem: withLines(problem, (line, index) => (index === gone ? [] : [line])),
    what: `without step ${gone + 1}: "${problem.steps[gone] ?? ''}"`,
  }
}
