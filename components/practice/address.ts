import { linkTo, problemLink } from '@/lib/links/link'
import type { Problem } from '@/lib/problems/problem'

/** The whole address that opens this very problem, on this site. */
export function addressOf(problem: Problem): string {
  const { type: topic, difficulty } = problem
  const { origin, pathname } = window.location
  return `${origin}${pathname}${linkTo(problemLink(problem, { topic, difficulty }))}`
}
