import archetypes from '@/lib/problems/archetypes.json'
import { poseProblem, templates } from '@/lib/problems/all'
import { notAnswerable } from '@/lib/problems/problem'

/** The problem bank as lib/memory/catalogue.json has it: the archetypes that some template asks within the syllabus, and all templates. */
export function cataloguedBank() {
  const asked = new Set(templates.flatMap(({ beyond, retired, archetypes: own }) => (beyond || retired ? [] : own)))
  return {
    archetypes: archetypes.filter(({ id }) => asked.has(id)).map(({ id, topic }) => ({ id, topic })),
    templates: templates.map((template) => ({
      id: template.id,
      difficulty: template.difficulty,
      archetypes: [...template.archetypes],
      marks: template.marks,
      ...(template.version > 1 && { version: template.version }),
      ...(poseProblem(template, 'a').answer === notAnswerable && { toDraw: true }),
      ...(template.beyond && { beyond: true }),
      ...(template.retired && { retired: true }),
    })),
  }
}
