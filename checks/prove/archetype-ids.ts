import archetypes from '@/lib/problems/archetypes.json'
import type { Template } from '@/lib/problems/template'
import { unknownName } from '@/lib/near'
import { fileOf } from './template-files'

export const archetypeIds: ReadonlySet<string> = new Set(archetypes.map(({ id }) => id))

/** What is wrong with the archetypes that a template names. */
export function archetypeComplaints({ id, archetypes: named }: Template): readonly string[] {
  const wrong = named.filter((name) => !archetypeIds.has(name))
  if (named.length > 0 && wrong.length === 0) return []
  const place = `${fileOf(id) ?? id}: archetypes`
  return named.length === 0
    ? [`${place}: name one of lib/problems/archetypes.json`]
    : wrong.map((name) => `${place}: ${unknownName('archetype', name, archetypeIds)} (lib/problems/archetypes.json)`)
}
