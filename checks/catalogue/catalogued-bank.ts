import archetypes from '@/lib/problems/archetypes.json'
import { templates } from '@/lib/problems/all'

/** The problem bank as lib/memory/catalogue.json has it: the archetypes that some template asks, and the templates that ask them. */
export function cataloguedBank() {
  const asked = new Set(templates.flatMap((template) => template.archetypes))
  return {
    archetypes: archetypes.filter(({ id }) => asked.has(id)).map(({ id, topic }) => ({ id, topic })),
    templates: templates.map((template) => ({
      id: template.id,
      difficulty: template.difficulty,
      archetypes: [...template.archetypes],
    })),
  }
}
