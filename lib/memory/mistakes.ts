import type { Archetype, Catalogue } from './catalogue'
import type { Day } from './day'
import type { Standing, Standings } from './standing'

export interface OpenMistake {
  readonly archetype: Archetype
  readonly standing: Standing
  /** Right already today: the second time counts from tomorrow. */
  readonly doneToday: boolean
}

/** What went wrong and is not yet right again on two different days: first what can be put right today, longest waiting first. */
export function openMistakes({ archetypes }: Catalogue, standings: Standings, today: Day): readonly OpenMistake[] {
  return archetypes
    .flatMap((archetype) => {
      const standing = standings.get(archetype.id)
      return standing?.mistake ? [{ archetype, standing, doneToday: standing.lastClean === today }] : []
    })
    .toSorted((a, b) => Number(a.doneToday) - Number(b.doneToday) || a.standing.lastAsked - b.standing.lastAsked)
}
