import archetypes from '@/lib/problems/archetypes.json'
import { templates } from '@/lib/problems/all'

/** The problem bank as lib/memory/catalogue.json has it: the archetypes that some template asks within the syllabus, and all templates. */
export function cataloguedBank() {
  const asked = new Set(templates.flatMap(({ beyond, retired, archetypes: own }) => (beyond || retired ? [] : own)))
  return {
    archetypes: archetypes.filter(({ id }) => asked.has(id)).map(({ id, topic }) => ({ id, topic })),
    templates: templates.map((template) => ({
      id: template.id,
      difficulty: template.difficulty,
      archetypes: [...template.archetypes],
      ...(template.beyond && { beyond: true }),
      ...(template.retired && { retired: true }),
    })),
  }
}
