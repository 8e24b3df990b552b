import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Template } from '@/lib/problems/template'
import { difficulties, topicKeys } from '@/lib/syllabus'

/** What holds templates only by their names. */
const lists: ReadonlySet<string> = new Set(['index.ts', ...difficulties.map((difficulty) => `${difficulty}.ts`)])

/** The files of all topics that hold templates: "lib/problems/circles/facts.ts". */
export const templateFiles = (): readonly string[] =>
  topicKeys.flatMap((topic) =>
    readdirSync(join('lib/problems', topic), { withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !lists.has(entry.name))
      .map(({ name }) => `lib/problems/${topic}/${name}`),
  )

/** The file in which an id is written. */
export const fileOf = (id: string): string | undefined =>
  templateFiles().find((file) => readFileSync(file, 'utf8').includes(`'${id}'`))

/** The templates that a file exports, each with its name there. */
export async function templatesIn(file: string): Promise<readonly (readonly [name: string, Template])[]> {
  const exported = Object.entries<unknown>(await import(join(process.cwd(), file)))
  return exported.flatMap(([name, value]) => (isTemplate(value) ? [[name, value] as const] : []))
}

const isTemplate = (value: unknown): value is Template =>
  typeof value === 'object' && value !== null && 'pose' in value && 'crossCheck' in value && 'archetypes' in value

/** What to do with a template that is in no list. */
export const toRegister = (file: string, name: string, { difficulty }: Template): string =>
  `${file}: add "${name}" to the templates of ${file.replace(/[^/]*$/, '')}${difficulty}.ts`

/** The templates of a list, "lib/problems/circles/easy.ts". */
export async function templatesListed(list: string): Promise<readonly Template[]> {
  const exported: Readonly<Record<string, unknown>> = await import(join(process.cwd(), list))
  return Array.isArray(exported.templates) ? exported.templates.filter(isTemplate) : []
}

/** What is wrong with the place of a template in a list. */
export function misplaced(list: string, { id, topic, difficulty }: Template): readonly string[] {
  const [folder = '', level = ''] = list.split('/').slice(-2)
  return [
    ...(topic === folder ? [] : [`${id} is of the topic '${topic}', but stands in ${list}`]),
    ...(`${difficulty}.ts` === level ? [] : [`${id} is '${difficulty}', but stands in ${list}`]),
  ]
}
