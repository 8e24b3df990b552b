import type { ProblemChoice } from './practice'
import type { Problem } from '@/lib/problems/problem'

/** Whether the link that opened the problem names its template as it is now, as it was, as a later page has it, or one that is not known. */
export type LinkAge = 'same' | 'older' | 'newer' | 'unknown'

/** How the template of a link compares with the one of the page. */
export function linkAge({ template, version = 1, isPresent }: ProblemChoice, problem: Problem): LinkAge {
  if (template === undefined || isPresent || version === problem.version) return 'same'
  return version < problem.version ? 'older' : 'newer'
}
