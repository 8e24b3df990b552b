import type { Template } from '@/lib/problems/template'
import { knownAccidents } from './known-accidents'
import { chanceAt } from './give-aways/bounds'

/** One wrong road may lead to the key in so many of the draws: more, and the numbers are badly chosen. */
const mostByAccident = 0.1
/** Fewer draws tell too little. */
const fewestDraws = 100

/** A wrong road, by the word of its slip without numbers and formulas. */
const roadOf = (note: string): string => note.replace(/\$[^$]*\$/g, '…').replace(/-?\d+(\.\d+)?/g, '#')

/** How often each wrong road of a template leads to the key, as a share of the draws; the most often first. */
export function accidents(
  template: Pick<Template, 'accidents'>,
  seeds: readonly string[],
): readonly (readonly [road: string, share: number])[] {
  const counts = new Map<string, number>()
  for (const seed of seeds)
    for (const road of new Set(template.accidents(seed).map(({ note }) => roadOf(note))))
      counts.set(road, (counts.get(road) ?? 0) + 1)
  return [...counts].map(([road, count]) => [road, count / seeds.length] as const).toSorted((a, b) => b[1] - a[1])
}

/** The roads that lead to the key more often than chance allows, and what is known and is no more. */
export function accidentComplaints(
  template: Pick<Template, 'id' | 'accidents'>,
  seeds: readonly string[],
  known: Pick<ReadonlySet<string>, 'has'> = knownAccidents,
): readonly string[] {
  if (seeds.length < fewestDraws) return []
  const found = accidents(template, seeds)
  const chance = chanceAt(mostByAccident, seeds.length)
  if (known.has(template.id))
    return found.every(([, share]) => share < mostByAccident - chance)
      ? ['accident: mended, take it off the list in checks/prove/known-accidents.ts']
      : []
  return found
    .filter(([, share]) => share > mostByAccident + chance)
    .map(
      ([road, share]) =>
        `accident: "${road}" is said of a road that leads to the key in ${(share * 100).toFixed(0)} % of the draws: choose numbers with which it does not`,
    )
}
