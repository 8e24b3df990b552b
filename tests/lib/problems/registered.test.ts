import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { templates } from '@/lib/problems/all'
import type { Template } from '@/lib/problems/template'
import { difficulties, topicKeys } from '@/lib/syllabus'

const problems = join(process.cwd(), 'lib/problems')
const registered: ReadonlySet<unknown> = new Set(templates)
/** The lists of templates. */
const lists: ReadonlySet<string> = new Set(['index.ts', ...difficulties.map((difficulty) => `${difficulty}.ts`)])

const isTemplate = (value: unknown): value is Template =>
  typeof value === 'object' && value !== null && 'pose' in value && 'crossCheck' in value && 'archetypes' in value

const files = topicKeys.flatMap((topic) =>
  readdirSync(join(problems, topic), { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !lists.has(entry.name))
    .map(({ name }) => `${topic}/${name}`),
)

/** What is wrong with a file of a topic, and what to do. */
async function complaintsOf(file: string): Promise<readonly string[]> {
  const exported = Object.entries<unknown>(await import(join(problems, file)))
  const [topic = ''] = file.split('/')
  const own = exported.filter(([, value]) => isTemplate(value))
  return [
    ...(own.length > 0
      ? []
      : [`lib/problems/${file} exports no template: move what it holds to lib/problems/${topic}/pieces`]),
    ...own.flatMap(([name, value]) =>
      isTemplate(value) && !registered.has(value)
        ? [`lib/problems/${file}: add "${name}" to the templates of lib/problems/${topic}/${value.difficulty}.ts`]
        : [],
    ),
  ]
}

test.each(files)('%s: its templates are in the list of the topic', async (file) => {
  expect(await complaintsOf(file)).toEqual([])
})
