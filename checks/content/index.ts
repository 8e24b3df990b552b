import { drawnErrors } from './figure-drawn'
import { promptErrors } from './prompt-errors'
import { tableErrors } from './tables-in-lesson'
import { writtenPaperErrors } from './written-paper'
import { wrongErrors } from './wrong-blocks'
import { yamlMathErrors } from './yaml-maths'
import { proveLesson } from '../lessons/prove-lesson'
import type { ContentError, ContentFile } from '@/lib/content/content-error'
import { contentFindings, type Around } from '@/lib/content/content-errors'
import { lessonTree } from '@/lib/content/lesson-tree'
import { readable } from '@/lib/content/readable'
import { isWrittenFile } from '@/lib/content/written/is-written'
import { topicKeys, type TopicKey } from '@/lib/syllabus'

/** All that is to be said of the content, in order: its form, its mathematics, and what the assistant says to its prompts. */
export async function checkedContent(files: readonly ContentFile[], around?: Around): Promise<readonly ContentError[]> {
  const looked = around?.only === undefined ? files : files.filter(({ path }) => path === around.only)
  const maths = looked.flatMap(mathsErrors)
  const prompts = await Promise.all(looked.map(promptsOf))
  return [...contentFindings(files, around), ...maths, ...prompts.flat()].toSorted(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || (a.column ?? 1) - (b.column ?? 1),
  )
}

const topicOf = (path: string): TopicKey | undefined => topicKeys.find((key) => path === `lessons/${key}.mdx`)

function mathsErrors(file: ContentFile): readonly ContentError[] {
  const topic = topicOf(file.path)
  if (topic === undefined) return yamlErrorsOf(file)
  const text = readable(file)
  const tree = lessonTree(text)
  const { findings } = proveLesson(topic, text)
  return [
    ...yamlMathErrors({ ...file, text: frontOf(text) }, topic, 2),
    ...findings.map(({ line, what }) => ({ file: file.path, line: line.line, message: `"${line.text}": ${what}` })),
    ...tableErrors(file, tree),
    ...drawnErrors(file, tree),
    ...wrongErrors(file, topic, tree),
  ]
}

function yamlErrorsOf(file: ContentFile): readonly ContentError[] {
  if (!file.path.endsWith('.yaml')) return []
  return isWrittenFile(file) ? writtenPaperErrors(file) : yamlMathErrors(file)
}

const frontOf = (text: string): string => /^---\n([^]*?)\n---/.exec(text)?.[1] ?? ''

async function promptsOf(file: ContentFile): Promise<readonly ContentError[]> {
  if (topicOf(file.path) !== undefined) return promptErrors({ ...file, text: frontOf(file.text) }, 2)
  return file.path.startsWith('tips/') ? promptErrors(file) : []
}
