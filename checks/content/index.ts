import { askedErrors } from './asked-errors'
import { exampleTableErrors } from './example-tables'
import { displayedFormulaErrors } from './displayed-formulas'
import { drawnProseErrors } from './drawn-prose'
import { drawnErrors } from './figure-drawn'
import { figureTextErrors } from './figure-texts'
import { untoldErrors } from './figure-told'
import { promptErrors } from './prompt-errors'
import { listedFormulaErrors } from './quoted-formulas'
import { changedInOnePlace } from './read-through'
import { tableErrors } from './tables-in-lesson'
import { tipFactErrors } from './tip-facts'
import { writtenPaperErrors } from './written-paper'
import { wrongErrors } from './wrong-blocks'
import { yamlMathErrors } from './yaml-maths'
import { proveLesson } from '../lessons/prove-lesson'
import type { ContentError, ContentFile } from '@/lib/content/content-error'
import { contentFindings, isLookedAt, topicNamed, type Around } from '@/lib/content/content-errors'
import { inItsFile, lessonOfFile, lessonTexts } from '@/lib/content/lesson-files'
import { lessonTree } from '@/lib/content/lesson-tree'
import { openHead } from '@/lib/content/open-head'
import { readable } from '@/lib/content/readable'
import { isWrittenFile } from '@/lib/content/written/is-written'
import type { TopicKey } from '@/lib/syllabus'

/** All that is to be said of the content, in order: its form, its mathematics, and what the assistant says to its prompts. */
export async function checkedContent(files: readonly ContentFile[], around?: Around): Promise<readonly ContentError[]> {
  const looked = files.filter(({ path }) => isLookedAt(path, around?.only))
  const lessonNames = new Set(looked.flatMap(({ path }) => lessonOfFile(path) ?? []))
  const lessons = [...lessonTexts(files)].flatMap(([name, text]) =>
    lessonNames.has(name) && !openHead(text) ? [text] : [],
  )
  const others = looked.filter(({ path }) => lessonOfFile(path) === undefined)
  const found = [
    contentFindings(files, around, lessonMaths),
    ...others.map(yamlErrorsOf),
    ...(await Promise.all([
      ...lessons.map(async (lesson) => {
        const topic = (around?.topicOf ?? topicNamed)(lesson.path.replace(/^lessons\/|\.mdx$/g, ''))
        const said = await promptErrors({ ...lesson, text: frontOf(lesson.text) }, topic, 2)
        return [...said, ...(await askedErrors(lesson))].map((one) => inItsFile(lesson, one))
      }),
      ...others.map(askedErrors),
      ...others.filter(({ path }) => path.startsWith('tips/')).map((file) => promptErrors(file)),
    ])),
  ].flat()
  const named = new Set(found.map(placeOf))
  const changed = looked.flatMap(changedInOnePlace).filter((one) => !named.has(placeOf(one)))
  return withoutEchoes([...found, ...changed])
    .filter(({ file }) => isLookedAt(file, around?.only))
    .toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line || (a.column ?? 1) - (b.column ?? 1))
}

const placeOf = ({ file, line }: ContentError): string => `${file}:${line}`

/** Of a line with a dollar sign too few or too many its first formula or the sign alone: the rest of the line is read inside out. */
function withoutEchoes(found: readonly ContentError[]): readonly ContentError[] {
  const open = new Set(found.filter(({ message }) => message.startsWith(noPartner)).map(placeOf))
  if (open.size === 0) return found
  const kept = new Map<string, ContentError>()
  for (const one of found) {
    const rank = rankOf(one)
    const before = kept.get(placeOf(one))
    if (rank >= 0 && (!before || rank > rankOf(before))) kept.set(placeOf(one), one)
  }
  return found.filter((one) => !open.has(placeOf(one)) || kept.get(placeOf(one)) === one)
}

const noPartner = 'a dollar sign has no partner'
const rankOf = ({ message }: ContentError): number =>
  message.startsWith(noPartner) ? 0 : / holds words: is a dollar sign/.test(message) ? 1 : -1

function lessonMaths(whole: ContentFile, topic: TopicKey): readonly ContentError[] {
  const { path: file } = whole
  // without what cannot be read: all places in it are those of the tree
  const text = readable(whole)
  const lesson = { path: file, text }
  const tree = lessonTree(text)
  const { findings } = proveLesson(topic, text)
  const front = { path: file, text: frontOf(text) }
  return [
    ...yamlMathErrors(front, topic, 2),
    ...listedFormulaErrors(front, topic, 2),
    ...displayedFormulaErrors(front, lesson),
    ...tipFactErrors(front, topic, 2),
    ...findings.map(({ line, what }) => ({ file, line: line.line, message: `"${line.text}": ${what}` })),
    ...tableErrors(lesson, topic, tree),
    ...exampleTableErrors(lesson, tree),
    ...drawnErrors(lesson, tree),
    ...drawnProseErrors(lesson, tree),
    ...untoldErrors(lesson, tree),
    ...figureTextErrors(lesson, topic, tree),
    ...wrongErrors(lesson, topic, tree),
  ]
}

function yamlErrorsOf(file: ContentFile): readonly ContentError[] {
  if (!file.path.endsWith('.yaml')) return []
  if (isWrittenFile(file)) return writtenPaperErrors(file)
  return [...yamlMathErrors(file), ...(file.path.startsWith('tips/') ? tipFactErrors(file) : [])]
}

const frontOf = (text: string): string => /^---\n([^]*?)\n---/.exec(text)?.[1] ?? ''
