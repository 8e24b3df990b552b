import type { Problem } from '@/lib/problems/problem'
import type { Claim } from '@/lib/solutions/claim'
import type { Line } from '@/lib/solutions/line'
import { placeOf, settingsOf } from '../set-claims'

/** A problem with something changed in it. */
export interface Changed {
  readonly problem: Problem
  /** What was changed, for the report. */
  readonly what: string
}

/** An author's slip: the claim has another side, and the text is set from it. */
export function withSide(line: Line, which: number, side: number | undefined, tex: string): Line {
  const old = line.claim?.[which]
  return old ? withClaim(line, which, { ...old, sides: old.sides.map((one, i) => (i === side ? tex : one)) }) : line
}

/** A claim in place of another; the text is set from it. */
export function withClaim(line: Line, which: number, claim: Claim): Line {
  const old = line.claim?.[which]
  const place = old && placeOf(line.text, old)
  if (!old || !place) return line
  const set = settingsOf(claim)[place.setting] ?? ''
  const shown = place.tag === null ? set : `${set.slice(0, -1)} \\quad \\ldots (${place.tag})$`
  const text = line.text.slice(0, place.from) + shown + line.text.slice(place.to)
  return { ...line, text, claim: line.claim.map((one, index) => (index === which ? claim : one)) }
}

/** The lines of all parts. */
export const linesOf = ({ parts }: Problem): readonly Line[] => parts.flatMap(({ steps }) => steps)

/** The problem with other lines, in place of all that it has. */
export function withLines(problem: Problem, change: (line: Line, index: number) => readonly Line[]): Problem {
  let index = 0
  const parts = problem.parts.map((part) => ({ ...part, steps: part.steps.flatMap((line) => change(line, index++)) }))
  const lines = parts.flatMap(({ steps }) => steps)
  return { ...problem, parts, steps: lines.map(({ text }) => text), stepMarks: lines.map(({ marks = 0 }) => marks) }
}

/** One line in place of another. */
export const withLine = (problem: Problem, at: number, changed: Line): Changed => ({
  problem: withLines(problem, (line, index) => [index === at ? changed : line]),
  what: `step ${at + 1}: "${problem.steps[at] ?? ''}" -> "${changed.text}"`,
})
