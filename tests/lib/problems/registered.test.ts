import { templates } from '@/lib/problems/all'
import { templateFiles, templatesIn, toRegister } from '@/checks/prove/template-files'

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
