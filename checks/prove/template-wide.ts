import { letterAt } from '@/lib/letters'
import type { Problem } from '@/lib/problems/problem'

/** What is wrong with a template as a whole, seen from the problems that it makes. */

const leastDifferent = 30
/** A quarter each, less four standard deviations of so many fair draws. */
const leastShare = (draws: number): number => 0.25 - 4 * Math.sqrt((0.25 * 0.75) / draws)

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

/** The four codes of assertion and reason come up about equally often. */
export function balanceComplaints(problems: readonly Problem[]): readonly string[] {
  if (problems.length < 100 || !problems[0]?.options?.[0]?.startsWith('Both Assertion')) return []
  return [0, 1, 2, 3].map(letterAt).flatMap((letter) => {
    const share = problems.filter(({ answerValidator }) => answerValidator.expected === letter).length / problems.length
    return share < leastShare(problems.length)
      ? [`option ${letter} is the key of ${Math.round(share * 100)} % only`]
      : []
  })
}
