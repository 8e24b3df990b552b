import { shown, type ContentError, type ContentFile } from './content-error'
import { lessonErrors } from './lesson-errors'
import { paperSchema, practiceTipsSchema, problemTipsSchema, studyTipsSchema } from './schema'
import { yamlErrors } from './yaml-errors'
import { topicKeys } from '../syllabus'

const tipFiles = { practice: practiceTipsSchema, study: studyTipsSchema, problem: problemTipsSchema }

/**
 * Every mistake in the content, each as "content/file:line: what is wrong and what to write". Checks what the content compiler
 * lets through: nested fields, unknown fields, missing files, and every formula.
 */
export function contentErrors(files: readonly ContentFile[]): readonly string[] {
  const expected = [
    ...topicKeys.map((topic) => `lessons/${topic}.mdx`),
    ...Object.keys(tipFiles).map((name) => `tips/${name}.yaml`),
  ]
  const missing = expected
    .filter((path) => !files.some((file) => file.path === path))
    .map((file): ContentError => ({ file, line: 1, message: 'this file is missing' }))
  return [...missing, ...files.flatMap(fileErrors)].map(shown)
}

function fileErrors(file: ContentFile): readonly ContentError[] {
  const [folder, name = ''] = file.path.split('/')
  if (folder === 'lessons') return lessonErrors(file)
  if (folder === 'papers') return yamlErrors(file, paperSchema)
  const [, tips] = Object.entries(tipFiles).find(([key]) => name === `${key}.yaml`) ?? []
  if (folder === 'tips' && tips) return yamlErrors(file, tips)
  if (file.path === 'README.md') return []
  return [{ file: file.path, line: 1, message: 'nothing reads this file: see content/README.md for what goes where' }]
}
