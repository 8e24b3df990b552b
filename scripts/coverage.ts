/** Which archetypes of exam questions the templates cover: npx tsx scripts/coverage.ts */
import './quiet-pipe'
import archetypes from '../lib/problems/archetypes.json'
import { templates } from '../lib/problems/all'
import { chapterLabel, difficulties, topicKeys, type Difficulty, type TopicKey } from '../lib/syllabus'

const covered = new Map<string, string[]>()
for (const { id, archetypes: names } of templates)
  for (const name of names) covered.set(name, [...(covered.get(name) ?? []), id])

const rows = topicKeys.flatMap((topic) => difficulties.map((level) => rowOf(topic, level)))
console.table(rows)
const missing = archetypes.filter(({ id }) => !covered.has(id)).map(({ id }) => id)
console.log(
  `${archetypes.length - missing.length} of ${archetypes.length} archetypes are covered by ${templates.length} templates.`,
)
if (missing.length > 0) console.log(`Missing: ${missing.join(', ')}`)
process.exitCode = missing.length > 0 ? 1 : 0

function rowOf(topic: TopicKey, level: Difficulty): Record<string, string | number> {
  const here = archetypes.filter((archetype) => archetype.topic === topic && archetype.difficulty === level)
  const lacking = here.filter(({ id }) => !covered.has(id)).map(({ id }) => id)
  return {
    chapter: chapterLabel(topic),
    level,
    templates: templates.filter((template) => template.topic === topic && template.difficulty === level).length,
    covered: `${here.length - lacking.length} of ${here.length}`,
    missing: lacking.join(', '),
  }
}
