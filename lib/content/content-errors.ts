import { unfilled } from './begun'
import { blueprintErrors } from './blueprint-errors'
import { blueprintsIn } from './blueprints-in'
import { shown, type ContentError, type ContentFile } from './content-error'
import { lessonErrors } from './lesson-errors'
import { conceptCount, folderErrors, inItsFile, lessonOfFile, lessonTexts, type LessonText } from './lesson-files'
import type { Places } from './link-faults'
import { openHead } from './open-head'
import { paperErrors } from './paper-errors'
import { practiceTipsSchema, problemTipsSchema, studyTipsSchema } from './schema'
import type { Blueprints } from './written/pattern-faults'
import { yamlErrors } from './yaml-errors'
import { isTopicKey, topicKeys, type TopicKey } from '../syllabus'

const tipFiles = { practice: practiceTipsSchema, study: studyTipsSchema, problem: problemTipsSchema }

/** What of a repository the content may speak of, besides itself. */
export interface Around {
  /** Whether a file of that path is in `public/`. */
  readonly hasFile: (path: string) => boolean
  /** The files that are looked at, among the others that they may speak of. */
  readonly only?: string | ReadonlySet<string>
  /** The chapter of a lesson of that name; where it is not given, the name is the chapter's key. */
  readonly topicOf?: (lesson: string) => TopicKey | undefined
}

/** Whether a file is one of those that are looked at. */
export const isLookedAt = (path: string, only: Around['only']): boolean =>
  only === undefined || (typeof only === 'string' ? only === path : only.has(path))

/** The chapter that a lesson is named after. */
export const topicNamed = (lesson: string): TopicKey | undefined => (isTopicKey(lesson) ? lesson : undefined)

/**
 * Every mistake in the content, and every remark. Checks what the content compiler lets through: nested fields, unknown fields, missing
 * files, every formula, the words round it, links, tables and blocks. `alsoOf`: what else is to be said of a lesson while it is at hand.
 */
export function contentFindings(
  files: readonly ContentFile[],
  { hasFile, only, topicOf = topicNamed }: Around = { hasFile: () => true },
  alsoOf: (lesson: LessonText, topic: TopicKey) => readonly ContentError[] = () => [],
): readonly ContentError[] {
  const lessons = lessonTexts(files)
  const places: Places = {
    conceptsOf: (topic) => conceptCount(lessons.get(topic)?.text ?? ''),
    papers: files.flatMap(({ path }) => /^papers\/(.*)\.yaml$/.exec(path)?.[1] ?? []),
    hasFile,
  }
  const looked = files.filter(({ path }) => isLookedAt(path, only))
  const blueprints = blueprintsIn(files)
  const named = new Set(looked.flatMap(({ path }) => lessonOfFile(path) ?? []))
  const found = [
    ...placeErrors(files, lessons),
    ...[...named].flatMap((name) => {
      const [lesson, topic] = [lessons.get(name), topicOf(name)]
      if (!lesson) return []
      const open = openHead(lesson)
      if (open) return [inItsFile(lesson, open)]
      return [...lessonErrors(lesson, places, topic), ...(topic ? alsoOf(lesson, topic) : [])].map((one) =>
        inItsFile(lesson, one),
      )
    }),
    ...looked.flatMap((file) => fileErrors(file, blueprints)),
    ...looked.flatMap(unfilled),
  ]
  return found.filter(({ file }) => isLookedAt(file, only))
}

/** What is wrong with the content before any file of it is read: files that the site cannot be without, and folders of lessons. */
export const placeErrors = (
  files: readonly ContentFile[],
  lessons: ReadonlyMap<string, unknown> = lessonTexts(files),
): readonly ContentError[] => [...missingFiles(files, lessons), ...folderErrors(files)]

/** The files that the site cannot be without. */
export function missingFiles(
  files: readonly ContentFile[],
  lessons: ReadonlyMap<string, unknown> = lessonTexts(files),
): readonly ContentError[] {
  const known = new Set([...files.map(({ path }) => path), ...[...lessons].map(([name]) => `lessons/${name}.mdx`)])
  return [
    ...topicKeys.map((topic) => `lessons/${topic}.mdx`),
    ...Object.keys(tipFiles).map((name) => `tips/${name}.yaml`),
    'blueprints/board.yaml',
  ]
    .filter((path) => !known.has(path))
    .map((file): ContentError => ({
      file,
      line: 1,
      message: 'this file is missing: put it back, or give it this name again',
    }))
}

/** The mistakes alone, each as "content/file:line:column: what is wrong and what to write", with its line below. */
export const contentErrors = (files: readonly ContentFile[], around?: Around): readonly string[] =>
  contentFindings(files, around)
    .filter(({ remark }) => !remark)
    .map((error) => shown(error, files.find(({ path }) => path === error.file)?.text))

/** What is wrong with a file that is no lesson's. */
function fileErrors(file: ContentFile, blueprints: Blueprints): readonly ContentError[] {
  const [folder, name = ''] = file.path.split('/')
  if (lessonOfFile(file.path) !== undefined) return []
  if (folder === 'papers') return paperErrors(file, blueprints)
  if (folder === 'blueprints') return blueprintErrors(file)
  const [, tips] = Object.entries(tipFiles).find(([key]) => name === `${key}.yaml`) ?? []
  if (folder === 'tips' && tips) return yamlErrors(file, tips)
  if (file.path === 'README.md' || file.path === 'messages.md') return []
  return [{ file: file.path, line: 1, message: 'nothing reads this file: see content/README.md for what goes where' }]
}
