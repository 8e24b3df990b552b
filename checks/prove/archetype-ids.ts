import archetypes from '@/lib/problems/archetypes.json'

export const archetypeIds: ReadonlySet<string> = new Set(archetypes.map(({ id }) => id))
