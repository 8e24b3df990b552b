import type { Problem } from '@/lib/problems/problem'

/** What is wrong with a template as a whole, seen from the problems that it makes. */

const leastDifferent = 30

const asked = ({ question, figure, options }: Problem): string => JSON.stringify([question, figure, options])

/** Enough different questions; a template declared finite may have fewer. */
export function varietyComplaints(problems: readonly Problem[], isFinite: boolean): readonly string[] {
  const different = new Set(problems.map(asked)).size
  const least = isFinite ? 2 : Math.min(leastDifferent, Math.ceil(problems.length / 4))
  return different >= least
    ? []
    : [
        `only ${different} different problems at ${problems.length} seeds, ${least} at least are wanted, and ${leastDifferent} at ${4 * leastDifferent} seeds: draw from wider ranges, or say in checks/prove/finite-templates.ts why there are no more`,
      ]
}
