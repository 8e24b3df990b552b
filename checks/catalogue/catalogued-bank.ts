import archetypes from '@/lib/problems/archetypes.json'
import { templates } from '@/lib/problems/all'

/** The problem bank as lib/memory/catalogue.json has it: the archetypes that some template asks within the syllabus, and all templates. */
export function cataloguedBank() {
  const asked = new Set(templates.flatMap((template) => (template.beyond ? [] : template.archetypes)))
  return {
    archetypes: archetypes.filter(({ id }) => asked.has(id)).map(({ id, topic }) => ({ id, topic })),
    templates: templates.map((template) => ({
      id: template.id,
      difficulty: template.difficulty,
      archetypes: [...template.archetypes],
      ...(template.beyond && { beyond: true }),
    })),
  }
}
