import { templates } from '@/lib/problems/all'
import { difficulties, topicKeys } from '@/lib/syllabus'
import { misplaced, templateFiles, templatesIn, templatesListed, toRegister } from '@/checks/prove/template-files'

const registered: ReadonlySet<unknown> = new Set(templates)

/** What is wrong with a file of a topic, and what to do. */
async function complaintsOf(file: string): Promise<readonly string[]> {
  const own = await templatesIn(file)
  const pieces = file.replace(/[^/]*$/, 'pieces')
  if (own.length === 0) return [`${file} exports no template: move what it holds to ${pieces}`]
  return own.flatMap(([name, template]) => (registered.has(template) ? [] : [toRegister(file, name, template)]))
}

test.each(templateFiles())('%s: its templates are in the list of the topic', async (file) => {
  expect(await complaintsOf(file)).toEqual([])
})

const lists = topicKeys.flatMap((topic) => difficulties.map((level) => `lib/problems/${topic}/${level}.ts`))

test.each(lists)('%s: its templates are of that topic and level', async (list) => {
  const listed = await templatesListed(list)
  expect(listed.length).toBeGreaterThan(0)
  expect(listed.flatMap((template) => misplaced(list, template))).toEqual([])
})
