/** Which archetypes of exam questions the templates cover, with --lessons which the lessons teach: npm run coverage -- --lessons */
import './quiet-pipe'
import archetypes from '../lib/problems/archetypes.json'
import { contentFiles } from './content-files'
import { lessonTexts } from '../lib/content/lesson-files'
import { taughtBy, taughtInWords } from '../lib/content/taught'
import { templates } from '../lib/problems/all'
import { chapterLabel, difficulties, topicKeys, type Difficulty, type TopicKey } from '../lib/syllabus'

const covered = new Map<string, string[]>()
for (const { id, archetypes: names } of templates)
  for (const name of names) covered.set(name, [...(covered.get(name) ?? []), id])

if (process.argv.includes('--lessons')) {
  sayTaught()
  process.exit(0)
}

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

/** By chapter what the lessons prepare for, what no lesson teaches, and the concepts that no archetype tests. */
function sayTaught(): void {
  const taught = taughtBy(lessonTexts(contentFiles('content')).values())
  const untaught = new Set(taught.untaught)
  for (const topic of topicKeys) {
    const own = archetypes.filter((archetype) => archetype.topic === topic)
    const lacking = own.filter(({ id }) => untaught.has(id))
    console.log(`${chapterLabel(topic)}: ${own.length - lacking.length} of ${own.length}`)
    for (const { id, asks } of lacking) console.log(`  no lesson teaches ${id}: ${asks}`)
  }
  for (const { file, line, title } of taught.untested)
    console.log(`content/${file}:${line}: no archetype tests the concept "${title}"`)
  console.log(taughtInWords(taught))
}
