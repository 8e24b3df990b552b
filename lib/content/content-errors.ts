import { blueprintErrors } from './blueprint-errors'
import { blueprintsIn } from './blueprints-in'
import { shown, type ContentError, type ContentFile } from './content-error'
import { lessonErrors } from './lesson-errors'
import type { Places } from './link-faults'
import { paperErrors } from './paper-errors'
import { practiceTipsSchema, problemTipsSchema, studyTipsSchema } from './schema'
import type { Blueprints } from './written/pattern-faults'
import { yamlErrors } from './yaml-errors'
import { topicKeys } from '../syllabus'

const tipFiles = { practice: practiceTipsSchema, study: studyTipsSchema, problem: problemTipsSchema }

/** What of a repository the content may speak of, besides itself. */
export interface Around {
  /** Whether a file of that path is in `public/`. */
  readonly hasFile: (path: string) => boolean
  /** The one file that is looked at, among the others that it may speak of. */
  readonly only?: string
}

/**
 * Every mistake in the content, and every remark. Checks what the content compiler lets through: nested fields, unknown fields, missing
 * files, every formula, the words round it, links, tables and blocks.
 */
export function contentFindings(
  files: readonly ContentFile[],
  { hasFile, only }: Around = { hasFile: () => true },
): readonly ContentError[] {
  const expected = [
    ...topicKeys.map((topic) => `lessons/${topic}.mdx`),
    ...Object.keys(tipFiles).map((name) => `tips/${name}.yaml`),
    'blueprints/board.yaml',
  ]
  const missing = expected
    .filter((path) => !files.some((file) => file.path === path))
    .map((file): ContentError => ({ file, line: 1, message: 'this file is missing' }))
  const places: Places = {
    conceptsOf: (topic) =>
      files.find(({ path }) => path === `lessons/${topic}.mdx`)?.text.match(/^<Concept\b/gm)?.length ?? 0,
    papers: files.flatMap(({ path }) => /^papers\/(.*)\.yaml$/.exec(path)?.[1] ?? []),
    hasFile,
  }
  const looked = only === undefined ? files : files.filter(({ path }) => path === only)
  const blueprints = blueprintsIn(files)
  return [...(only === undefined ? missing : []), ...looked.flatMap((file) => fileErrors(file, places, blueprints))]
}

/** The mistakes alone, each as "content/file:line:column: what is wrong and what to write", with its line below. */
export const contentErrors = (files: readonly ContentFile[], around?: Around): readonly string[] =>
  contentFindings(files, around)
    .filter(({ remark }) => !remark)
    .map((error) => shown(error, files.find(({ path }) => path === error.file)?.text))

function fileErrors(file: ContentFile, places: Places, blueprints: Blueprints): readonly ContentError[] {
  const [folder, name = ''] = file.path.split('/')
  if (folder === 'lessons') return lessonErrors(file, places)
  if (folder === 'papers') return paperErrors(file, blueprints)
  if (folder === 'blueprints') return blueprintErrors(file)
  const [, tips] = Object.entries(tipFiles).find(([key]) => name === `${key}.yaml`) ?? []
  if (folder === 'tips' && tips) return yamlErrors(file, tips)
  if (file.path === 'README.md' || file.path === 'messages.md') return []
  return [{ file: file.path, line: 1, message: 'nothing reads this file: see content/README.md for what goes where' }]
}
