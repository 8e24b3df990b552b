import type { ContentError, ContentFile } from './content-error'
import { onceFor } from './once-for'

/** A lesson as one text: its file, or the files of its folder one after the other. */
export interface LessonText extends ContentFile {
  /** The file and line that a line of the text is from. */
  readonly placeOf: (line: number) => { readonly file: string; readonly line: number }
}

const inFolder = /^lessons\/([^/]+)\/([^/]+)$/
const conceptFile = /^(\d+)-[a-z0-9-]+\.mdx$/

/** The name of the lesson that a file belongs to: "circles" for lessons/circles.mdx and lessons/circles/02-tangents.mdx. */
export function lessonOfFile(path: string): string | undefined {
  const [, name] = /^lessons\/([^/]+)\.mdx$/.exec(path) ?? inFolder.exec(path) ?? []
  return name
}

/** The place of a file in its lesson: index.mdx, then the concepts by their numbers. */
const orderOf = (path: string): number => {
  const [, , file = ''] = inFolder.exec(path) ?? []
  return Number(conceptFile.exec(file)?.[1] ?? -1)
}

/** Every lesson by its name; where a file and a folder have the same name, the file. */
export const lessonTexts = onceFor(
  (files): ReadonlyMap<string, LessonText> =>
    new Map([...byLesson(files)].map(([name, own]) => [name, joined(name, own)])),
)

function byLesson(files: readonly ContentFile[]): ReadonlyMap<string, readonly ContentFile[]> {
  const found = new Map<string, ContentFile[]>()
  for (const file of files) {
    const name = lessonOfFile(file.path)
    if (name === undefined) continue
    const own = found.get(name)
    if (own) own.push(file)
    else found.set(name, [file])
  }
  return found
}

/** The file of a lesson, or those of its folder in order; none where there is no such lesson. */
export const lessonParts = (name: string, files: readonly ContentFile[]): readonly ContentFile[] =>
  inOrder(name, byLesson(files).get(name) ?? [])

function inOrder(name: string, files: readonly ContentFile[]): readonly ContentFile[] {
  const whole = files.find(({ path }) => path === `lessons/${name}.mdx`)
  return whole ? [whole] : files.filter(isPart).toSorted((a, b) => orderOf(a.path) - orderOf(b.path))
}

function joined(name: string, files: readonly ContentFile[]): LessonText {
  const path = `lessons/${name}.mdx`
  const parts = inOrder(name, files)
  const starts: { readonly file: string; readonly before: number }[] = []
  let before = 0
  for (const { path: file, text } of parts) {
    starts.push({ file, before })
    before += text.split('\n').length
  }
  return {
    path,
    text: parts.map(({ text }) => text).join('\n'),
    placeOf: (line) => {
      const { file, before: lines } = starts.findLast((start) => start.before < line) ?? { file: path, before: 0 }
      return { file, line: line - lines }
    },
  }
}

const isPart = ({ path }: ContentFile): boolean => path.endsWith('/index.mdx') || orderOf(path) >= 0

/** A finding in a lesson's text, in the file that it is in. */
export const inItsFile = <Found extends ContentError>(lesson: LessonText, found: Found): Found => ({
  ...found,
  ...lesson.placeOf(found.line),
})

/** How many concepts of a lesson stand in the files before one of its own. */
export const conceptsBefore = (path: string, files: readonly ContentFile[]): number =>
  (byLesson(files).get(lessonOfFile(path) ?? '') ?? [])
    .filter((other) => isPart(other) && orderOf(other.path) < orderOf(path))
    .reduce((sum, { text }) => sum + conceptCount(text), 0)

export const conceptCount = (text: string): number => text.match(/^<Concept\b/gm)?.length ?? 0

/** What is wrong with the files of a lesson's folder as files. */
export function folderErrors(files: readonly ContentFile[]): readonly ContentError[] {
  const folders = byLesson(files.filter(({ path }) => inFolder.test(path)))
  const single = new Set(files.map(({ path }) => path))
  return [...folders].flatMap(([name, own]) => [
    ...(single.has(`lessons/${name}.mdx`)
      ? own.map(({ path }) =>
          at(path, `the lesson is a file as well, lessons/${name}.mdx: move its text here and delete it`),
        )
      : []),
    ...(single.has(`lessons/${name}/index.mdx`)
      ? []
      : [at(own[0]?.path ?? '', `the folder has no index.mdx: its title, description ... between two lines ---`)]),
    ...own.flatMap((file) => fileErrors(file, own)),
  ])
}

const at = (file: string, message: string): ContentError => ({ file, line: 1, message })

function fileErrors({ path, text }: ContentFile, all: readonly ContentFile[]): readonly ContentError[] {
  if (path.endsWith('/index.mdx')) return []
  if (orderOf(path) < 0)
    return [at(path, 'a file of a concept begins with its number: 01-a-line-and-a-circle.mdx; nothing reads this one')]
  const same = all.find((other) => other.path < path && orderOf(other.path) === orderOf(path))
  return [
    ...(same ? [at(path, `its number stands before ${same.path} too: which one comes first?`)] : []),
    ...(text.startsWith('---')
      ? [at(path, 'title, description ... stand in index.mdx alone: this file begins with <Concept title="...">')]
      : []),
    ...(/^<Concept\b/m.test(text) ? [] : [at(path, 'there is no <Concept title="..."> in this file')]),
  ]
}
