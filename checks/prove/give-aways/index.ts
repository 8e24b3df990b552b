import type { Problem } from '@/lib/problems/problem'
import type { Template } from '@/lib/problems/template'
import { askedBy, choicesAmong } from './asked-of'
import { branchFindings, type Variants } from './branches'
import { reasonFor } from './declared'
import type { Finding } from './finding'
import { knownGiveAways } from './known'
import { optionFindings } from './options'
import { questionFindings, verdictFindings } from './question'
import { typedFindings } from './typed'
import { codeFindings, varietyFindings } from './whole'

export { giveAwayChecks, type Finding, type GiveAwayCheck } from './finding'

/** Fewer draws tell too little. */
const fewestDraws = 100

/** What gives the problems of a template away, or makes them all alike, seen over so many draws. */
export function giveAways(problems: readonly Problem[], variants?: Variants): readonly Finding[] {
  if (problems.length < fewestDraws) return []
  return [
    ...askedBy(problems).flatMap((asked) => {
      const choices = choicesAmong(asked)
      const typed = asked.filter(({ part }) => part.rule.kind !== 'choice')
      return [
        ...optionFindings(choices),
        ...questionFindings(choices),
        ...codeFindings(choices),
        ...typedFindings(typed),
        ...verdictFindings(typed),
      ]
    }),
    ...varietyFindings(problems),
    ...branchFindings(problems, variants),
  ]
}

/** What of it is neither declared nor known, and what is known and is no more. */
export function giveAwayComplaints(
  { id, variants }: Pick<Template, 'id' | 'variants'>,
  problems: readonly Problem[],
  known = knownGiveAways.get(id) ?? [],
): readonly string[] {
  if (problems.length < fewestDraws) return []
  const found = giveAways(problems, variants ?? undefined).filter(({ check }) => reasonFor(id, check) === undefined)
  const still = new Set(found.map(({ check }) => check))
  return [
    ...found.flatMap(({ check, what, sure }) => (sure && !known.includes(check) ? [`${check}: ${what}`] : [])),
    ...known.flatMap((check) =>
      still.has(check) ? [] : [`${check}: mended, take it off the list in checks/prove/give-aways/known.ts`],
    ),
  ]
}
