import { letterAt } from '@/lib/letters'
import type { Problem } from '@/lib/problems/problem'
import { choicesAmong, counts, type Asked } from './asked-of'
import { codeShares, leastEffective } from './bounds'
import { measured, type Finding } from './finding'

export const isAssertion = (problem: Problem): boolean => problem.options?.[0]?.startsWith('Both Assertion') ?? false

/** The four codes of assertion and reason come about equally often. */
export function codeFindings(asked: readonly Asked[]): readonly Finding[] {
  const choices = choicesAmong(asked)
  const [first] = choices
  if (!first || !isAssertion(first.problem)) return []
  return [0, 1, 2, 3].flatMap((place) =>
    measured({
      check: 'codes',
      what: `(${letterAt(place)}) is the key`,
      share: choices.filter(({ key }) => key === place).length / choices.length,
      draws: choices.length,
      ...codeShares,
    }),
  )
}

/** What a student sees, whatever the order of the options, unless their order is what is asked. */
const faceOf = ({ question, figure, parts }: Problem): string =>
  JSON.stringify([
    question,
    figure,
    parts.map(({ options = [], rule }) => (rule.kind === 'sequence' ? options : options.toSorted())),
  ])

/** How many problems that differ the draws are worth: 1 / the chance that two draws are one problem. */
export function effectiveNumber(problems: readonly Problem[]): number {
  const draws = problems.length
  const alike = [...counts(problems.map(faceOf)).values()].reduce((sum, count) => sum + count * (count - 1), 0)
  return (draws * (draws - 1)) / alike
}

export function varietyFindings(problems: readonly Problem[]): readonly Finding[] {
  const draws = problems.length
  const effective = effectiveNumber(problems)
  if (effective >= leastEffective) return []
  const what = `only ${effective.toFixed(0)} different problems, weighed by how often they come: ${leastEffective} at least are wanted`
  // pairs of draws that are one problem, and what chance does to their number
  const alike = ((1 / leastEffective) * draws * (draws - 1)) / 2
  return [{ check: 'variety', what, sure: leastEffective / effective > 1 + 2.5 / Math.sqrt(alike) }]
}
