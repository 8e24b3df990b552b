import type { Blueprint } from './blueprint'
import type { Pool } from './pool'
import { difficulties } from '../syllabus'
import { units } from '../units'

/** The edition from which the questions of a paper are spread over the whole pool. */
export const spreadSince = 3

/**
 * The marks of each unit that its questions of one mark should earn, by how many different ones there are: a unit that has few of them
 * earns more by longer questions, so that those few do not stand in every paper.
 */
export function shareOfShort(blueprint: Blueprint, pool: Pool): ReadonlyMap<string, number> {
  const groups = blueprint.sections.flatMap(({ questions }) => questions).filter(({ marks }) => marks === 1)
  const places = groups.reduce((sum, { count }) => sum + count, 0)
  const kinds = new Set(groups.map(({ kind }) => kind))
  const different = units.map(({ key, topics }) => {
    const archetypes = topics.flatMap((topic) =>
      [...kinds].flatMap((kind) =>
        difficulties.flatMap((level) => pool(topic, kind, 1, level).map(({ archetypes: [main] }) => main)),
      ),
    )
    return { key, size: new Set(archetypes).size }
  })
  const all = different.reduce((sum, { size }) => sum + size, 0)
  return new Map(different.map(({ key, size }) => [key, (places * size) / all]))
}
