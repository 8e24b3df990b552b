import { NotThat } from './not-that'
import { concept, example, figures, lesson, paper, samplesOf, tip } from './skeletons'
import { inTag, inYaml, tidyTitle } from './title'
import type { ContentFile } from '../../lib/content/content-error'
import { lessonParts } from '../../lib/content/lesson-files'
import { mostTips } from '../../lib/content/schema'
import { isTopicKey, topicKeys, type TopicKey } from '../../lib/syllabus'

/** What is written, and where. */
export interface Written {
  readonly path: string
  readonly text: string
  /** Where the new piece begins, counted from 1. */
  readonly line: number
}

/** The file with the new piece in its place. `files`: the content as it stands. */
export function added(words: readonly string[], files: Files): Written {
  const [what, ...rest] = words
  switch (what) {
    case 'lesson':
      return newLesson(rest, files)
    case 'concept':
      return newConcept(rest, files)
    case 'example':
      return newExample(rest, files)
    case 'figure':
      return newFigure(rest, files)
    case 'paper':
      return newPaper(rest, files, paper)
    case 'samples':
      return newPaper(rest, files, samplesOf)
    case 'tip':
      return newTip(rest, files)
    default:
      throw new NotThat(`"${what ?? ''}" is not among what can be written. ${usage}`)
  }
}

export const usage = `Write one of:
  npm run new -- lesson circles                                (where a chapter has none: all twelve have theirs)
  npm run new -- concept circles "The length of a tangent"
  npm run new -- example circles 3 "A tangent from outside"    (into the third concept)
  npm run new -- figure circles 3 sketch                       (triangle, tangents, frequencies, sketch, plane, solid, table, histogram, number-line)
  npm run new -- paper model-paper-3 "Model paper 3"           (to be sat)
  npm run new -- samples solved-samples-2 "Solved samples"     (each question with its solution)
  npm run new -- tip circles                                   (a board tip of the lesson, into its boardTips)`

/** The content as it stands. */
export type Files = readonly ContentFile[]

function lessonNamed(topic: string | undefined, files: Files) {
  if (topic === undefined || !isTopicKey(topic)) throw new NotThat(`Name the chapter: one of ${topicKeys.join(', ')}.`)
  return { topic, parts: lessonParts(topic, files) }
}

/** A lesson that is there: its file, or the files of its folder. */
function existing(topic: string | undefined, files: Files) {
  const { topic: key, parts } = lessonNamed(topic, files)
  const [first, ...others] = parts
  if (first === undefined) throw new NotThat(`There is no lesson yet: npm run new -- lesson ${key}`)
  return { topic: key, first, parts: [first, ...others] as const }
}

function newLesson([topic]: readonly string[], files: Files): Written {
  const { topic: key, parts } = lessonNamed(topic, files)
  const [there] = parts
  if (there)
    throw new NotThat(`content/${there.path} is there already: add a concept, npm run new -- concept ${key} "..."`)
  return { path: `lessons/${key}.mdx`, text: lesson(key), line: 1 }
}

function newConcept([topic, given]: readonly string[], files: Files): Written {
  const { parts, topic: key } = existing(topic, files)
  if (given === undefined || given === '')
    throw new NotThat('Give the concept a title: npm run new -- concept circles "The length of a tangent"')
  const title = inTag(tidyTitle(given))
  if (isThere(`<Concept title="${title}"`, parts)) throw new NotThat(`There is a concept "${title}" already.`)
  const { path, text } = parts.at(-1) ?? parts[0]
  const written = concept(key, title, parts.map((part) => part.text).join('\n'))
  if (parts.length > 1 || path.endsWith('/index.mdx'))
    return { path: nextPart(key, path, title), text: written, line: 1 }
  return { path, text: `${text.trimEnd()}\n\n${written}`, line: text.trimEnd().split('\n').length + 2 }
}

/** Whether a tag stands in a lesson, in capitals or small letters. */
const isThere = (tag: string, parts: readonly ContentFile[]): boolean =>
  parts.some(({ text }) => text.toLowerCase().includes(tag.toLowerCase()))

/** "lessons/circles/04-the-length-of-a-tangent.mdx", after the file of that path. */
function nextPart(topic: TopicKey, last: string, title: string): string {
  const number = Number(/\/(\d+)-[^/]*$/.exec(last)?.[1] ?? 0) + 1
  const words = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return `lessons/${topic}/${String(number).padStart(2, '0')}-${words === '' ? 'concept' : words}.mdx`
}

/** The file of a concept, and the lines of its opening tag and of its closing one there, counted from 0. */
function conceptIn(parts: readonly ContentFile[], number: string | undefined) {
  const starts = parts.flatMap((file) =>
    file.text.split('\n').flatMap((line, from) => (line.startsWith('<Concept') ? [{ file, from }] : [])),
  )
  const found = starts[Number(number) - 1]
  if (found === undefined) throw new NotThat(`Say which concept, a number from 1 to ${starts.length}.`)
  const lines = found.file.text.split('\n')
  return { ...found, lines, to: lines.findIndex((line, index) => index > found.from && line.startsWith('</Concept>')) }
}

const inserted = (text: string, at: number, piece: string): string =>
  [...text.split('\n').slice(0, at), ...`${piece}`.split('\n'), ...text.split('\n').slice(at)].join('\n')

function newExample([topic, number, given]: readonly string[], files: Files): Written {
  const { parts } = existing(topic, files)
  const { file, from, to, lines } = conceptIn(parts, number)
  if (given === undefined || given === '')
    throw new NotThat('Give the example a title: npm run new -- example circles 3 "A tangent from outside"')
  const title = inTag(tidyTitle(given))
  if (isThere(`<Example title="${title}"`, parts)) throw new NotThat(`There is an example "${title}" already.`)
  const points = lines.findIndex((line, index) => index > from && index < to && line.startsWith('<KeyPoints'))
  const at = points < 0 ? to : points
  return { path: file.path, text: inserted(file.text, at, example(title)), line: at + 1 }
}

function newFigure([topic, number, kind = '']: readonly string[], files: Files): Written {
  const { file, from } = conceptIn(existing(topic, files).parts, number)
  const [, figure] = Object.entries(figures).find(([name]) => name === kind) ?? []
  if (figure === undefined) throw new NotThat(`Name the kind of the figure: one of ${Object.keys(figures).join(', ')}.`)
  return { path: file.path, text: inserted(file.text, from + 2, figure), line: from + 3 }
}

function newPaper([id, title]: readonly string[], files: Files, begun: typeof paper): Written {
  if (id === undefined || !/^[a-z0-9-]+$/.test(id))
    throw new NotThat('Give the paper an id of small letters, digits and hyphens: model-paper-3')
  const path = `papers/${id}.yaml`
  if (files.some((file) => file.path === path)) throw new NotThat(`content/${path} is there already.`)
  return { path, text: begun(id, inYaml(tidyTitle(title ?? id))), line: 1 }
}

function newTip([topic]: readonly string[], files: Files): Written {
  const { topic: key, first } = existing(topic, files)
  const { path, text } = first
  const end = text.indexOf('\n---', 4) + 1
  const others = text.slice(text.indexOf('\nboardTips:'), end).match(/^ *- text:/gm)?.length ?? 0
  if (others >= mostTips)
    throw new NotThat(`The lesson has ${others} board tips, and may have ${mostTips}: take one out first.`)
  const added = tip(key, text, others)
  return { path, text: text.slice(0, end) + added + text.slice(end), line: text.slice(0, end).split('\n').length }
}
