import archetypes from '../problems/archetypes.json'
import { unknownName } from '../near'
import { chapterOf, isTopicKey, type TopicKey } from '../syllabus'

const byId = new Map(archetypes.map((archetype) => [archetype.id, archetype]))

/** What is wrong with the id of an archetype that a lesson says to prepare for; nothing where it is right. */
export function archetypeFault(topic: TopicKey, id: string): string | undefined {
  const found = byId.get(id)
  const own = archetypes.flatMap((one) => (one.topic === topic ? [one.id] : []))
  if (!found) return `archetypes: ${unknownName('archetype', id, own)}: lib/problems/archetypes.json lists them all`
  if (found.topic === topic || !isTopicKey(found.topic)) return undefined
  return `archetypes: "${id}" is of the chapter ${chapterOf(found.topic).title}: name those of this chapter`
}

/** The ids in the field of a concept: they stand in quotes, with spaces between. */
export const idsIn = (field: string): readonly string[] => field.split(/[\s,]+/).filter((id) => id !== '')

/** What is wrong with the field of a concept. */
export function archetypeFaults(topic: TopicKey, field: string): readonly string[] {
  const ids = idsIn(field)
  const twice = ids.find((id, at) => ids.indexOf(id) < at)
  return [
    ...(ids.length === 0 ? ['archetypes="..." is empty: name ids, or leave it out'] : []),
    ...(twice === undefined ? [] : [`archetypes: "${twice}" stands twice`]),
    ...ids.flatMap((id) => archetypeFault(topic, id) ?? []),
  ]
}
